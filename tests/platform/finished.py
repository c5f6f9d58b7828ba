"""Whole matches without broker and browser, for what is shown of finished ones."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

from django.db import transaction

from accounts.models import User
from ai.bots import Bot, InstinctBot
from games.models import LogEntry, Match
from games.services.create import SeatPlan, create_match
from games.services.lobby import resign
from games.services.table import STORED, lock


class Played(NamedTuple):
    """What a match that was played once left in the database."""

    match: dict[str, Any]
    log: list[LogEntry]
    names: list[str]


_played: dict[tuple[str, str, str, int], Played] = {}


def play_out(match: Match, bot: Bot | None = None, most: int = 3000) -> Match:
    """The match played to its end, or `most` steps further, by a bot on all seats."""
    chosen = bot or InstinctBot("policy")
    for number in range(most):
        with transaction.atomic():
            table = lock(match.pk)
            if not table.match.is_running:
                break
            if table.game.job():
                table.run_job()
            else:
                seat = next(seat for seat in table.game.seats_to_act() if not table.times_moved(seat))
                table.play(seat, chosen.choose(table.game, seat, number))
            table.save()
    match.refresh_from_db()
    return match


def finished_match(host: User, slug: str = "boutique", seed: str = "a", seats: int = 2) -> Match:
    """A finished match of `host` against easy AIs, with the shipped cards. Played once, then put back."""
    plans = [SeatPlan("me"), *(SeatPlan("ai", "easy") for _ in range(seats - 1))]
    match = create_match(host, slug, plans, seed=seed)
    key = (host.display_name, slug, seed, seats)
    if key not in _played:
        match = play_out(match)
        _played[key] = Played(
            {name: getattr(match, name) for name in STORED},
            list(LogEntry.objects.filter(match=match).order_by("number")),
            [seat.name_at_end for seat in match.seats.order_by("number")],
        )
        return match
    stored = _played[key]
    with transaction.atomic():
        LogEntry.objects.bulk_create(_of(match, entry) for entry in stored.log[match.entries :])
        Match.objects.filter(pk=match.pk).update(**copy.deepcopy(stored.match))
        for seat, name in zip(match.seats.order_by("number"), stored.names, strict=True):
            seat.owes, seat.name_at_end = False, name
            seat.save(update_fields=["owes", "name_at_end"])
    match.refresh_from_db()
    return match


def _of(match: Match, entry: LogEntry) -> LogEntry:
    again = copy.copy(entry)
    again.pk, again.match = None, match
    return again


def short_match(host: User, slug: str = "boutique", steps: int = 24, seed: str = "a") -> Match:
    """A match that `host` gave up after so many steps."""
    match = create_match(host, slug, [SeatPlan("me"), SeatPlan("ai", "easy")], seed=seed)
    play_out(match, most=steps)
    return resign(match.pk, host)
