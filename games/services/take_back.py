"""Taking back one's last decision in a match against AIs alone.

The position before it is put on the table again, with the generator as it was: what chance gave comes again,
so nobody can wait for better luck. The log is only added to: the take-back is an entry of its own.
"""

from __future__ import annotations

from typing import Any

from django.db import transaction

from games.core.results import Event
from games.models import Checkpoint, Match
from games.services import checkpoints
from games.services.answers import TableError
from games.services.lines import TAKEN_BACK
from games.services.submit import NO_MATCH, NOT_SEATED, NOT_STARTED, OVER, RESIGNED
from games.services.table import Table, lock

RATED = "This match is rated: moves stand."
AMONG_PEOPLE = "Moves are taken back against AIs only: here other people play too."
NOTHING = "There is no move of yours to take back."
MOVED_ON = "Another move has come since. Look at the table, and take it back from there."


def take_back(match_id: int, user: Any, to: int) -> None:
    """Go back to the position before the user's last decision; what an AI thinks about meanwhile is stale.

    Args:
        to: how many entries the log had before that decision, as the view told it; so a wish that comes
            twice is granted once.

    Raises:
        TableError: `no_match`, `not_seated`, `resigned`, `not_started`, `over`, `rated`, `among_people`,
            `nothing`, `stale`.
    """
    with transaction.atomic():
        try:
            table = lock(match_id)
        except Match.DoesNotExist:
            raise TableError("no_match", NO_MATCH) from None
        seat = _seat_that_may(table, user.pk)
        checkpoint = checkpoints.last(table, seat)
        if checkpoint is None:
            raise TableError("nothing", NOTHING)
        if checkpoint.entries != to:
            raise TableError("stale", MOVED_ON)
        table.go_back(checkpoint)
        data = {"seat": seat, "from": checkpoint.lines + 1, "to": table.match.lines}
        move = {"type": checkpoints.TAKE_BACK, "to": checkpoint.entries}
        table.record(checkpoints.TAKE_BACK, [Event(TAKEN_BACK, "", data)], seat, move)
        table.save()
        Checkpoint.objects.filter(match=table.match, entries__gte=checkpoint.entries).delete()


def _seat_that_may(table: Table, user_id: int | None) -> int:
    match, seat = table.match, table.seat_of(user_id)
    if seat is None:
        raise TableError("not_seated", NOT_SEATED)
    if match.is_open:
        raise TableError("not_started", NOT_STARTED)
    if match.is_finished:
        raise TableError("over", OVER)
    if seat.resigned:
        raise TableError("resigned", RESIGNED)
    if match.rated:
        raise TableError("rated", RATED)
    if not checkpoints.is_allowed(table):
        raise TableError("among_people", AMONG_PEOPLE)
    return seat.number
