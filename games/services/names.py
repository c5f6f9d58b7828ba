"""What the seats of a match are called, and names put into the engine's texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from ai.levels import BALANCED, LEVELS
from games.core.jsontypes import Json
from games.models import Seat

FORMER_PLAYER = "Former player"
OPEN_SEAT = "Open seat"
_PLACE = re.compile(r"\{p(\d+)\}")


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """The names by seat, ascending: people's display names, and for AI seats those of their level, in order.

    The name of a deleted account is gone, in finished matches too. Of equal names the later ones get a
    number.
    """
    used: Counter[str] = Counter()
    names: list[str] = []
    for seat in seats:
        name = _seat_name(seat, used[seat.ai_level])
        if seat.kind == Seat.Kind.AI:
            used[seat.ai_level] += 1
        number = 2
        unique = name
        while unique in names and seat.kind != Seat.Kind.OPEN:
            unique = f"{name} {number}"
            number += 1
        names.append(unique)
    return names


def _seat_name(seat: Seat, of_level: int) -> str:
    if seat.kind == Seat.Kind.OPEN:
        return OPEN_SEAT
    if seat.kind == Seat.Kind.AI:
        level = LEVELS.get(seat.ai_level)
        given = level.seat_names if level is not None else ()
        return seat.name_at_end or (given[of_level % len(given)] if given else f"AI {seat.ai_level}")
    if seat.user is None:
        return FORMER_PLAYER
    return seat.name_at_end or seat.user.display_name


PORTRAITS = frozenset(name.lower() for level in LEVELS.values() for name in level.seat_names)
"""The keys of the drawn portraits, `ai-<key>` in `portraits.svg`: one for each name an AI can have."""


def portrait_of(seat: Seat, name: str) -> str:
    """The key of an AI's portrait, by its name; empty for people and for names that are no longer given."""
    key = name.split(" ")[0].lower()
    return key if seat.kind == Seat.Kind.AI and key in PORTRAITS else ""


def ai_words(seat: Seat) -> str:
    """The level and style of an AI in words, `normal, bold`; a balanced style goes without saying."""
    if seat.kind != Seat.Kind.AI:
        return ""
    level = LEVELS[seat.ai_level].label.lower() if seat.ai_level in LEVELS else seat.ai_level
    return level if seat.ai_style in ("", BALANCED) else f"{level}, {seat.ai_style}"


def fill_names(value: Json, names: Sequence[str]) -> Json:
    """The same JSON value with `{p0}`, `{p1}` … in all its texts replaced by the names of those seats.

    Each text is read once, so a name that looks like a place stays as it is.
    """
    if isinstance(value, str):
        return _PLACE.sub(lambda found: _name_at(int(found[1]), names, found[0]), value)
    if isinstance(value, dict):
        return {key: fill_names(item, names) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [fill_names(item, names) for item in value]
    return value


def _name_at(number: int, names: Sequence[str], place: str) -> str:
    return names[number] if number < len(names) else place
