"""Which running matches wait for a user, told from the games themselves."""

from __future__ import annotations

from collections.abc import Iterable

import structlog
from django.contrib.auth.models import AbstractBaseUser
from django.db.models import Prefetch, QuerySet

from games.core.results import GameError
from games.models import Match, Seat
from games.services.table import Table

log = structlog.get_logger(__name__)

# Of so many running matches of one user the newest are looked into.
MOST = 40


def with_seats(matches: QuerySet[Match]) -> QuerySet[Match]:
    """The same matches with cards and seats and their users at hand."""
    seats = Prefetch("seats", Seat.objects.select_related("user").order_by("number"))
    return matches.select_related("cards", "host").prefetch_related(seats)


def tables_of(matches: Iterable[Match]) -> list[Table]:
    """The matches as tables whose game can be asked. One that can't be loaded is left out and noted."""
    tables = []
    for match in matches:
        table = Table(match, list(match.seats.all()))
        try:
            if not match.is_open:
                _ = table.game
        except (GameError, KeyError) as problem:
            log.error("match_not_readable", match=match.pk, problem=str(problem))
            continue
        tables.append(table)
    return tables


def running_of(user: AbstractBaseUser) -> list[Table]:
    """The running matches in which the user sits and hasn't resigned, the longest unchanged first."""
    mine = Match.objects.filter(
        status=Match.Status.RUNNING, seats__in=Seat.objects.filter(user_id=user.pk, resigned=False)
    )
    return tables_of(with_seats(mine).order_by("changed")[:MOST])


def own_seat(table: Table, user: AbstractBaseUser) -> Seat:
    """Where the user sits. Raises LookupError if nowhere."""
    seat = table.seat_of(user.pk)
    if seat is None:
        raise LookupError(f"user {user.pk} has no seat in {table.match}")
    return seat


def count_waiting(user: AbstractBaseUser) -> int:
    """How many matches wait for the user."""
    return Seat.objects.filter(user_id=user.pk, owes=True).count()
