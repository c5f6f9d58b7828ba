"""Each seat keeps whether the match waits for it, so that a page need not load games to count."""

from __future__ import annotations

from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.models import Match
from games.services import lobby
from games.services.submit import submit
from games.services.table import load
from games.views.waiting_for import count_waiting
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import PICKS
from tests.platform.wire import move_id


def owing(match: Match) -> list[int]:
    kept = [seat.number for seat in match.seats.order_by("number") if seat.owes]
    table = load(match.pk)
    assert kept == [seat.number for seat in table.seats if table.owes(seat)]
    return kept


def test_the_seats_know_whom_the_match_waits_for(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = make_match(alda, bela)
    assert owing(match) == [0, 1]
    submit(match.pk, 0, alda, {"type": "pick", "number": PICKS[0]}, move_id(), match.version)
    # She may still change her mind, but nobody waits for it.
    assert owing(match) == [1]
    submit(match.pk, 1, bela, {"type": "pick", "number": PICKS[0]}, move_id(), match.version)
    assert len(owing(match)) == 1


def test_nobody_waits_for_those_who_resigned_or_for_ais(
    make_match: MakeMatch, queue: Queue, alda: User, bela: User
) -> None:
    match = make_match(alda, bela, "easy")
    queue.run_all()
    assert owing(match) == [0, 1]
    lobby.resign(match.pk, alda)
    assert owing(match) == [1]
    lobby.resign(match.pk, bela)
    assert owing(match) == []


def test_counting_takes_one_query(make_match: MakeMatch, alda: User, bela: User) -> None:
    for _ in range(3):
        make_match(alda, bela)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        assert count_waiting(alda) == 3
    assert len(queries) == 1
