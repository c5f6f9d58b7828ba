"""Hints: kept with the decision, thought up from the seat's own view, and sent to that seat alone."""

from __future__ import annotations

import datetime

import pytest
from asgiref.sync import sync_to_async
from django.utils import timezone
from kombu.exceptions import OperationalError

from accounts.models import User
from games import tasks
from games.core.jsontypes import JsonDict
from games.models import Hint, Match
from games.services import hints, jobs, lobby
from games.services.answers import TableError
from games.services.submit import submit
from games.services.table import load
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import PICKS, Lots
from tests.platform.wire import Line, move_id

make = sync_to_async
REAL_SEND_HINT = jobs.send_hint


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The hints that were handed to the workers."""
    waiting: list[int] = []

    def keep(hint_id: int) -> bool:
        waiting.append(hint_id)
        return True

    monkeypatch.setattr(jobs, "send_hint", keep)
    return waiting


def answer(asked: list[int]) -> None:
    """Let the worker do what was asked for."""
    while asked:
        tasks.hint.apply((asked.pop(0),), throw=True)


def code_of(match: Match, user: User, version: int | None = None) -> str:
    """Why a hint is refused."""
    with pytest.raises(TableError) as refused:
        hints.ask(match.pk, user, match.version if version is None else version)
    return refused.value.code


def pick(match: Match, seat: int, user: User) -> None:
    submit(match.pk, seat, user, {"type": "pick", "number": PICKS[seat]}, move_id(), match.version)


async def test_a_hint_goes_to_its_seat_and_to_nobody_else(
    make_match: MakeMatch, alda: User, bela: User, asked: list[int]
) -> None:
    match = await make(make_match)(alda, bela)
    async with (
        Line(match, alda) as a,
        Line(match, alda) as second_page,
        Line(match, bela) as b,
        Line(match, None) as watch,
    ):
        for line in (a, second_page, b, watch):
            await line.view(match.version)
        await a.send(type="hint", version=match.version)
        assert (await a.next("hint"))["state"] == "thinking"
        await make(answer)(asked)
        frame = await a.next("hint")
        assert (await second_page.next("hint")) == frame
        for line in (b, watch):
            await line.drain()
            assert not any('"hint"' in text for text in line.raw)
            assert not any(frame["moves"][0]["label"] in text for text in line.raw)
    assert frame["state"] == "ready"
    assert frame["decision"] == f"{match.version}-0"
    assert 1 <= len(frame["moves"]) <= 3
    assert frame["moves"][0]["move"]["type"] == "pick"


async def test_the_view_names_the_decision_that_a_hint_is_for(
    make_match: MakeMatch, alda: User, bela: User, asked: list[int]
) -> None:
    match = await make(make_match)(alda, bela)
    async with Line(match, alda) as a, Line(match, None) as watch:
        first = await a.view(match.version)
        assert first["decision"] == f"{match.version}-0"
        assert (await watch.view(match.version))["decision"] is None
        await a.move(match.version, {"type": "pick", "number": PICKS[0]})
        # She may still change what she picked, which is another decision.
        assert (await a.view(match.version + 1))["decision"] == f"{match.version}-1"


def test_who_asks_twice_is_told_the_same_at_once(make_match: MakeMatch, alda: User, asked: list[int]) -> None:
    match = make_match(alda, "easy")
    assert hints.ask(match.pk, alda, match.version)["state"] == "thinking"
    assert hints.ask(match.pk, alda, match.version)["state"] == "thinking"
    assert len(asked) == 1
    answer(asked)
    first = hints.ask(match.pk, alda, match.version)
    assert first["state"] == "ready"
    assert hints.ask(match.pk, alda, match.version) == first
    assert asked == []


def test_the_worker_thinks_on_nothing_but_the_seats_view(
    make_match: MakeMatch, alda: User, bela: User, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, bela)
    pick(match, 1, bela)
    seen: list[tuple[JsonDict, int | None]] = []
    real = Lots.from_view

    def from_view(self: Lots, view: JsonDict, seat: int | None, *rest: object) -> object:
        seen.append((view, seat))
        return real(self, view, seat, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Lots, "from_view", from_view)
    hints.ask(match.pk, alda, match.version)
    answer(asked)
    table = load(match.pk)
    assert seen == [(table.game.view(0), 0)]
    assert str(PICKS[1]) not in str(seen)


def test_a_hint_for_a_decision_that_is_over_is_dropped(
    make_match: MakeMatch, alda: User, bela: User, asked: list[int]
) -> None:
    match = make_match(alda, bela)
    hints.ask(match.pk, alda, match.version)
    pick(match, 0, alda)
    (hint_id,) = asked
    assert hints.think(hint_id) is False
    assert not Hint.objects.exists()
    assert hints.think(hint_id) is False


def test_what_others_do_in_the_same_decision_leaves_the_hint_as_it_was(
    make_match: MakeMatch, alda: User, bela: User, asked: list[int]
) -> None:
    match = make_match(alda, bela)
    hints.ask(match.pk, alda, match.version)
    answer(asked)
    pick(match, 1, bela)
    assert hints.ask(match.pk, alda, match.version + 1)["state"] == "ready"


def test_hints_are_refused_with_the_reason(
    make_match: MakeMatch, alda: User, bela: User, asked: list[int]
) -> None:
    waiting = make_match(alda, None)
    assert code_of(waiting, alda) == "not_started"
    match = make_match(alda, bela)
    assert code_of(match, User.objects.create_user(username="carla", display_name="Carla")) == "not_seated"
    assert code_of(match, alda, match.version + 5) == "stale"
    pick(match, 0, alda)
    pick(match, 1, bela)
    match.refresh_from_db()
    (idle,) = [
        user for seat, user in enumerate((alda, bela)) if seat not in load(match.pk).game.seats_to_act()
    ]
    assert code_of(match, idle) == "not_your_turn"
    lobby.resign(match.pk, alda)
    match.refresh_from_db()
    assert code_of(match, bela) == "over"
    assert asked == []


def test_there_are_no_hints_in_rated_matches(make_match: MakeMatch, alda: User, asked: list[int]) -> None:
    match = make_match(alda, "easy")
    Match.objects.filter(pk=match.pk).update(rated=True)
    assert code_of(match, alda) == "rated"
    assert asked == []


def test_too_many_hints_within_a_minute_are_refused(
    make_match: MakeMatch, alda: User, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "MOST_A_MINUTE", 3)
    for _ in range(hints.MOST_A_MINUTE):
        match = make_match(alda, "easy")
        hints.ask(match.pk, alda, match.version)
    another = make_match(alda, "easy")
    assert code_of(another, alda) == "rate_limited"
    # What was asked for before is still told.
    assert hints.ask(match.pk, alda, match.version)["state"] == "thinking"
    Hint.objects.update(asked=timezone.now() - hints.A_MINUTE)
    assert hints.ask(another.pk, alda, another.version)["state"] == "thinking"


def test_without_a_worker_it_says_so_and_the_question_goes_out_again(
    make_match: MakeMatch, alda: User, asked: list[int]
) -> None:
    match = make_match(alda, "easy")
    hints.ask(match.pk, alda, match.version)
    Hint.objects.update(asked=timezone.now() - hints.PATIENCE - datetime.timedelta(seconds=1))
    frame = hints.ask(match.pk, alda, match.version)
    assert (frame["state"], frame["text"]) == ("away", hints.AWAY)
    assert len(asked) == 2
    answer(asked)
    assert hints.ask(match.pk, alda, match.version)["state"] == "ready"


def test_without_a_broker_it_says_so(
    make_match: MakeMatch, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OperationalError("no broker")

    monkeypatch.setattr(jobs, "send_hint", REAL_SEND_HINT)
    monkeypatch.setattr(tasks.hint, "apply_async", fail)
    match = make_match(alda, "easy")
    assert hints.ask(match.pk, alda, match.version)["state"] == "away"


def test_a_failure_is_told_and_can_be_asked_again(
    make_match: MakeMatch, alda: User, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, "easy")
    hints.ask(match.pk, alda, match.version)
    with monkeypatch.context() as broken:
        broken.setattr(Lots, "from_view", lambda *_: 1 / 0)
        answer(asked)
    assert Hint.objects.get().state == "failed"
    assert hints.ask(match.pk, alda, match.version)["state"] == "thinking"
    answer(asked)
    assert hints.ask(match.pk, alda, match.version)["state"] == "ready"


def test_hints_have_a_queue_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr(tasks.hint, "apply_async", lambda args, queue, expires: sent.append(queue))
    assert REAL_SEND_HINT(1)
    assert sent == ["hint"]


async def test_a_hint_is_asked_for_with_the_version_alone(
    make_match: MakeMatch, alda: User, queue: Queue
) -> None:
    match = await make(make_match)(alda, "easy")
    async with Line(match, alda) as line:
        await line.view(match.version)
        for wrong in ({}, {"version": "1"}, {"version": 1, "seat": 1}):
            assert (await line.ask(type="hint", **wrong))["code"] == "malformed"
