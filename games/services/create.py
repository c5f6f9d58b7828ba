"""New tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from django.db import transaction

from accounts.models import User
from ai.levels import LEVELS, STYLES
from games.core import registry
from games.core.jsontypes import JsonDict
from games.models import Match, Seat
from games.services.answers import TableError
from games.services.cards import current_revision
from games.services.start import start_if_full

BAD_STYLE = f"An AI plays in one of these styles: {', '.join(STYLES)}."
MIXED = "mixed"
"""The style of whoever leaves it to the house: one of `ai.levels.STYLES`, drawn for each seat."""


class SeatPlan(NamedTuple):
    """Who is to sit there: `me` (the host), `open`, or `ai` with a level of `ai.levels.LEVELS` and a style of
    `ai.levels.STYLES` or `MIXED`.
    """

    kind: str
    level: str = ""
    style: str = MIXED


def create_match(
    host: User,
    title: str,
    seats: Sequence[SeatPlan],
    *,
    visibility: str = Match.Visibility.PUBLIC,
    pace: str = Match.Pace.LIVE,
    options: JsonDict | None = None,
    seed: str | None = None,
) -> Match:
    """A new table; without open seats it starts at once, and one of AIs only plays by itself.

    Args:
        host: who makes it; it need not sit there.
        title: the game's slug.
        seats: who sits where, in seat order; `me` at most once.
        visibility: `public` (in the lobby, can be watched) or `private` (by invite link).
        pace: `live` or `turn`.
        options: of the title.
        seed: of the match's chance, for tests; a random secret without it.

    Raises:
        TableError: `unknown_game`, `bad_seats`, `bad_level`, `bad_style`, `bad_choice`.
    """
    _check(title, seats, visibility, pace)
    with transaction.atomic():
        match = Match.objects.create(
            title=title,
            options=options or {},
            rules_version=registry.get_title(title).rules_version,
            cards=current_revision(title),
            pace=pace,
            visibility=visibility,
            host=host,
        )
        Seat.objects.bulk_create(
            Seat(
                match=match,
                number=number,
                kind=Seat.Kind.HUMAN if plan.kind == "me" else Seat.Kind(plan.kind),
                user=host if plan.kind == "me" else None,
                ai_level=plan.level if plan.kind == "ai" else "",
                ai_style=style_of(plan.style) if plan.kind == "ai" else "",
            )
            for number, plan in enumerate(seats)
        )
        start_if_full(match.pk, seed)
    match.refresh_from_db()
    return match


def style_of(wish: str) -> str:
    """The style an AI gets: the wished one, or a drawn one for `MIXED`."""
    return secrets.choice(list(STYLES)) if wish == MIXED else wish


def _check(slug: str, seats: Sequence[SeatPlan], visibility: str, pace: str) -> None:
    try:
        title = registry.get_title(slug)
    except KeyError:
        raise TableError("unknown_game", "There is no such game here. Choose one from the list.") from None
    if not title.min_seats <= len(seats) <= title.max_seats:
        raise TableError(
            "bad_seats",
            f"{title.name} is for {title.min_seats} to {title.max_seats} players, not {len(seats)}.",
        )
    if any(plan.kind not in ("me", "open", "ai") for plan in seats):
        raise TableError("bad_seats", "A seat is yours, open, or an AI's.")
    if sum(plan.kind == "me" for plan in seats) > 1:
        raise TableError(
            "bad_seats", "You can take one seat only. Leave the others open or give them to an AI."
        )
    if any(plan.kind == "ai" and plan.level not in LEVELS for plan in seats):
        raise TableError("bad_level", f"An AI plays at one of these levels: {', '.join(LEVELS)}.")
    if any(plan.kind == "ai" and plan.style not in (*STYLES, MIXED) for plan in seats):
        raise TableError("bad_style", BAD_STYLE)
    if visibility not in Match.Visibility.values or pace not in Match.Pace.values:
        raise TableError("bad_choice", "A table is public or private, and real-time or turn-based.")
