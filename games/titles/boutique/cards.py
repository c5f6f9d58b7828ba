"""Guest cards and the white die's days as data: reading, checking, dealing (BHM-1.3, BHM-1.4)."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path

from games.core.jsontypes import Json, JsonDict
from games.core.results import CardFault
from games.titles.boutique.tables import LAST_NIGHT

BOX = 28
"""Cards in a box (BHM-1.3)."""
CARD_KEYS = ("stays", "breakfast", "adjacent")
FIRST_ROOMS = 3


@cache
def _shipped() -> JsonDict:
    cards: JsonDict = json.loads((Path(__file__).parent / "data" / "cards.json").read_text("utf-8"))
    return cards


def default_cards() -> JsonDict:
    """The house edition's card set, a new object: ``{"guests": [{"copies", "stays", …}], "die_days": [6
    days]}``."""
    return deepcopy(_shipped())


def is_count(value: Json, low: int, high: int) -> bool:
    """Whether ``value`` is a whole number from ``low`` to ``high`` (and no boolean)."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def guest_faults(card: Json, path: str, extra: tuple[str, ...] = ()) -> list[CardFault]:
    """What is wrong with the shape of one guest card; ``extra`` are further keys it must have."""
    keys = (*extra, *CARD_KEYS)
    if not isinstance(card, dict):
        return [CardFault(path, f"a guest card is an object with {', '.join(keys)}")]
    faults = [CardFault(f"{path}.{key}", "is missing") for key in keys if key not in card]
    faults += [CardFault(f"{path}.{key}", "is not a key of a guest card") for key in card if key not in keys]
    for key in ("breakfast", "adjacent"):
        if key in card and not isinstance(card[key], bool):
            faults.append(CardFault(f"{path}.{key}", "is true or false"))
    if "stays" in card:
        faults += _stay_faults(card["stays"], f"{path}.stays")
    return faults


def _stay_faults(stays: Json, path: str) -> list[CardFault]:
    if not isinstance(stays, list) or not 1 <= len(stays) <= 2:
        return [CardFault(path, "a guest card has one or two room stays, each [first night, nights]")]
    faults = []
    for at, stay in enumerate(stays):
        where = f"{path}.{at}"
        if not isinstance(stay, list) or len(stay) != 2:
            faults.append(CardFault(where, "a room stay is [first night, nights]"))
        elif not is_count(stay[0], 0, LAST_NIGHT):
            faults.append(
                CardFault(f"{where}.0", "the first night is 0 (the check-in day) or a few days later")
            )
        elif not is_count(stay[1], 1, LAST_NIGHT):
            faults.append(
                CardFault(f"{where}.1", "a room stay has 1 night at least, and no stay of no nights")
            )
        elif stay[0] + stay[1] > LAST_NIGHT:
            faults.append(
                CardFault(
                    where, f"the last night is {stay[0] + stay[1]} days on; {LAST_NIGHT} fit on the board"
                )
            )
    return faults


def card_faults(cards: Json) -> list[CardFault]:
    """All faults of a card set, each with its path and what would be right; empty means it can be played."""
    if not isinstance(cards, dict):
        return [CardFault("", "a card set is an object with guests and die_days")]
    faults = [CardFault(key, "is missing") for key in ("guests", "die_days") if key not in cards]
    faults += [
        CardFault(key, "is not a key of a card set") for key in cards if key not in ("guests", "die_days")
    ]
    if "guests" in cards:
        faults += _deck_faults(cards["guests"])
    if "die_days" in cards:
        faults += _die_faults(cards["die_days"])
    return faults


def _deck_faults(guests: Json) -> list[CardFault]:
    if not isinstance(guests, list) or not guests:
        return [CardFault("guests", "is a list of guest cards")]
    faults = []
    size: int | None = 0
    for at, card in enumerate(guests):
        path = f"guests.{at}"
        shape = guest_faults(card, path, ("copies",))
        faults += shape
        copies: Json = card.get("copies") if isinstance(card, dict) else None
        if not is_count(copies, 1, BOX):
            size = None
            if isinstance(card, dict) and "copies" in card:
                faults.append(CardFault(f"{path}.copies", f"is a number of copies from 1 to {BOX}"))
        elif size is not None:
            size += copies
        if not shape and card["adjacent"] and len(card["stays"]) == 1:
            faults.append(
                CardFault(f"{path}.adjacent", "only two rooms can be side by side; this card asks for one")
            )
        if not shape and card["adjacent"] and len(card["stays"]) == 2 and not _share_night(card["stays"]):
            faults.append(
                CardFault(f"{path}.adjacent", "no night uses both rooms, so no link marker could lie")
            )
    if size is not None and size != BOX:
        faults.append(CardFault("guests", f"the deck has {size} cards; a box has {BOX}"))
    return faults


def _share_night(stays: list[list[int]]) -> bool:
    (first, nights), (other, more) = stays
    return first < other + more and other < first + nights


def _die_faults(days: Json) -> list[CardFault]:
    if not isinstance(days, list) or len(days) != 6:
        return [CardFault("die_days", "the white die has six faces, so six days are needed")]
    return [
        CardFault(f"die_days.{at}", f"{day!r} is no day of the week; days are 1 (Monday) to 7 (Sunday)")
        for at, day in enumerate(days)
        if not is_count(day, 1, 7)
    ]


def boxes(seats: int) -> int:
    """How many boxes are played with: half the number of players, rounded up (BHM-1.3)."""
    return (seats + 1) // 2


def guests(cards: JsonDict, seats: int) -> list[JsonDict]:
    """All guest cards for that many players, each as ``{"stays", "breakfast", "adjacent"}``, in the set's
    order."""
    return [
        {key: card[key] for key in CARD_KEYS}
        for _ in range(boxes(seats))
        for card in cards["guests"]
        for _ in range(card["copies"])
    ]
