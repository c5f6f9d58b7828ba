"""Two at once, in threads with connections of their own: exactly one wins."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection

from accounts.models import User
from games.models import LogEntry, Match, Seat
from games.services import checkpoints, lobby
from games.services.ai_turn import play_ai_turn
from games.services.answers import Ack, Answer, TableError
from games.services.office import run_office
from games.services.submit import submit
from games.services.table import load
from games.services.take_back import take_back
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import PICKS
from tests.platform.wire import move_id


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """Do all calls at the same time, each in its thread; what they gave."""
    gate = threading.Barrier(len(calls))

    def run(call: Callable[[], Any]) -> Any:
        try:
            gate.wait(10)
            return call()
        except TableError as error:
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def take_phase(match: Match, *users: User) -> User:
    """Play the picks; who must take first."""
    for user in users:
        version = Match.objects.get(pk=match.pk).version
        submit(match.pk, None, user, {"type": "pick", "number": PICKS[0]}, move_id(), version)
    return users[load(match.pk).game.seats_to_act()[0]]


@pytest.mark.parametrize("times", range(3))
def test_of_two_different_moves_at_once_exactly_one_wins(
    make_match: MakeMatch, alda: User, bela: User, times: int
) -> None:
    match = make_match(alda, bela)
    user = take_phase(match, alda, bela)
    before = Match.objects.get(pk=match.pk)

    def take(count: int) -> Answer:
        return submit(
            match.pk, None, user, {"type": "take", "count": count}, f"race-{count}-{times}", before.version
        )

    answers = at_once(*(lambda count=count: take(count) for count in (1, 2, 3)))
    assert sum(isinstance(answer, Ack) for answer in answers) == 1
    assert [answer.code for answer in answers if not isinstance(answer, Ack)] == ["stale", "stale"]
    after = Match.objects.get(pk=match.pk)
    assert (after.version, after.entries) == (before.version + 1, before.entries + 1)


def test_the_same_move_sent_twice_at_once_is_played_once_with_one_answer(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    user = take_phase(match, alda, bela)
    version = Match.objects.get(pk=match.pk).version

    def take() -> Answer:
        return submit(match.pk, None, user, {"type": "take", "count": 2}, "double-move", version)

    assert at_once(take, take, take) == [Ack("double-move", version + 1)] * 3
    assert LogEntry.objects.filter(match=match, move_id="double-move").count() == 1


def test_secret_choices_made_at_once_all_count(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User]
) -> None:
    users = [alda, bela, person("Carla"), person("Dora")]
    match = make_match(*users)

    def choose(number: int) -> Answer:
        move = {"type": "pick", "number": PICKS[number]}
        return submit(match.pk, number, users[number], move, move_id(), match.version)

    answers = at_once(*(lambda number=number: choose(number) for number in range(4)))
    assert sorted(answer.version for answer in answers) == [match.version + more for more in (1, 2, 3, 4)]
    assert load(match.pk).game.state.picks == list(PICKS)


def test_the_last_seat_goes_to_one_of_two(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User]
) -> None:
    match = make_match(alda, None)
    carla = person("Carla")
    given = at_once(lambda: lobby.join(match.pk, bela), lambda: lobby.join(match.pk, carla))
    assert sum(isinstance(one, Match) for one in given) == 1
    assert [one.code for one in given if isinstance(one, TableError)] == ["started"]
    assert Seat.objects.filter(match=match, user__in=(bela, carla)).count() == 1
    assert LogEntry.objects.filter(match=match, kind="start").count() == 1


def test_the_office_works_once_when_two_workers_have_the_job(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match("easy", "easy", host=alda)
    while queue[0].kind != "office":
        queue.run_one()
    job = queue[0]
    assert sorted(at_once(*[lambda: run_office(job.match, job.version)] * 2)) == [False, True]
    assert LogEntry.objects.filter(match=match, kind="office").count() == 1


def test_of_take_backs_and_an_ai_turn_at_once_each_counts_once_or_not_at_all(
    make_match: MakeMatch, alda: User, queue: Queue
) -> None:
    match = make_match(alda, "easy")
    submit(match.pk, 0, alda, {"type": "pick", "number": PICKS[0]}, move_id(), match.version)
    before = Match.objects.get(pk=match.pk)
    to = checkpoints.offer(load(match.pk), 0)["to"]

    def back() -> None:
        take_back(match.pk, alda, to)

    answers = at_once(back, back, back, lambda: play_ai_turn(match.pk, before.version))
    assert answers[:3].count(None) == 1
    assert {answer.code for answer in answers[:3] if answer is not None} == {"nothing"}
    entries = list(LogEntry.objects.filter(match=match).order_by("number"))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry.kind == checkpoints.TAKE_BACK for entry in entries) == 1
    # What came before the decision holds, and nothing that came after it.
    assert [entry.number for entry in checkpoints.counting(entries)] == list(range(1, to + 1))
    assert load(match.pk).game.form()["picks"][0] == -1
