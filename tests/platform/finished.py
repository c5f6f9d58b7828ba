"""Whole matches without broker and browser, for what is shown of finished ones."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User
from ai.bots import Bot, InstinctBot
from games.models import Match
from games.services.create import SeatPlan, create_match
from games.services.lobby import resign
from games.services.table import lock


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
    """A finished match of `host` against easy AIs."""
    plans = [SeatPlan("me"), *(SeatPlan("ai", "easy") for _ in range(seats - 1))]
    return play_out(create_match(host, slug, plans, seed=seed))


def short_match(host: User, slug: str = "boutique", steps: int = 24, seed: str = "a") -> Match:
    """A match that `host` gave up after so many steps."""
    match = create_match(host, slug, [SeatPlan("me"), SeatPlan("ai", "easy")], seed=seed)
    play_out(match, most=steps)
    return resign(match.pk, host)
