"""Jobs: stale ones do nothing, lost ones come back, failing ones don't stop the match."""

from __future__ import annotations

import datetime
import json

import pytest
from billiard.exceptions import TimeLimitExceeded
from django.utils import timezone
from kombu.exceptions import OperationalError
from structlog.testing import capture_logs

from accounts.models import User
from ai.bots import choose
from ai.levels import LEVELS
from games import tasks
from games.core.jsontypes import Json
from games.models import LogEntry, Match
from games.services import ai_turn, jobs
from games.services.answers import Ack
from games.services.submit import submit
from games.services.sweep import PATIENCE_S, patience_s, queue_now, sweep
from games.services.table import load
from tests.platform.conftest import REAL_SEND, Job, MakeMatch, Queue
from tests.platform.lots import PICKS, Lots
from tests.platform.wire import move_id


def later(seconds: float) -> datetime.datetime:
    return timezone.now() + datetime.timedelta(seconds=seconds)


def test_a_match_of_ais_plays_itself_to_its_end(make_match: MakeMatch, queue: Queue, alda: User) -> None:
    match = make_match("easy", "easy", "normal", host=alda)
    queue.run_all()
    match.refresh_from_db()
    assert match.is_finished
    assert match.result["reason"] == "points"
    assert match.job == ""
    kinds = [entry.kind for entry in LogEntry.objects.filter(match=match).order_by("number")]
    assert kinds.count("office") == 2
    assert kinds.count("move") == 2 * 3 * 3
    assert all(seat.name_at_end for seat in match.seats.all())


def test_jobs_of_a_turn_based_match_go_to_their_own_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, str]] = []
    for name in ("ai_turn", "office"):
        task = getattr(tasks, name)
        monkeypatch.setattr(
            task, "apply_async", lambda args, queue, name=name, **how: sent.append((name, queue))
        )
    for kind, pace in (("ai", "live"), ("ai", "turn"), ("office", "turn")):
        REAL_SEND(kind, 1, 1, pace)
    assert sent == [("ai_turn", "live"), ("ai_turn", "turn"), ("office", "office")]


def test_one_job_is_queued_for_a_version_and_none_while_people_think(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy", "easy")
    assert queue == [Job("ai", match.pk, 1, "live")]
    queue.run_all()
    match.refresh_from_db()
    assert match.snapshot["picked"] == [False, True, True]
    assert (match.version, match.job) == (3, "")


def test_a_stale_job_does_nothing(make_match: MakeMatch, queue: Queue, alda: User) -> None:
    match = make_match(alda, "easy")
    queue.run_all()
    before = Match.objects.get(pk=match.pk)
    for task in (tasks.ai_turn, tasks.office):
        for version in (0, 1, before.version, before.version + 1):
            task.apply((match.pk, version), throw=True)
        task.apply((10**6, 1), throw=True)
    after = Match.objects.get(pk=match.pk)
    assert (after.version, after.entries, after.changed) == (before.version, before.entries, before.changed)
    assert queue == []


def test_a_second_job_for_the_same_turn_does_not_think_again(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, "easy")
    thoughts: list[int] = []

    def think(*args: Json, **how: Json) -> Json:
        thoughts.append(1)
        tasks.ai_turn.apply((match.pk, 1), throw=True)
        return choose(*args, **how)

    monkeypatch.setattr(ai_turn, "choose", think)
    queue.run_all()
    assert thoughts == [1]
    assert LogEntry.objects.filter(match=match, seat=1).count() == 1


def test_a_persons_secret_choice_does_not_disturb_an_ai_that_thinks(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, "easy")

    def think(*args: Json, **how: Json) -> Json:
        submit(match.pk, None, alda, {"type": "pick", "number": PICKS[1]}, move_id(), 1)
        return choose(*args, **how)

    monkeypatch.setattr(ai_turn, "choose", think)
    queue.run_one()
    assert load(match.pk).game.state.phase == "take"
    assert LogEntry.objects.filter(match=match, seat=1).count() == 1


def test_an_ai_gets_nothing_but_its_own_view(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, "easy")
    submit(match.pk, None, alda, {"type": "pick", "number": PICKS[3]}, move_id(), 1)
    given: list[str] = []
    from_view = Lots.from_view

    def look(title: Lots, view: Json, *args: Json) -> Json:
        given.append(json.dumps(view))
        return from_view(title, view, *args)

    monkeypatch.setattr(Lots, "from_view", look)
    queue.run_one()
    queue.run_one()
    assert given
    assert str(PICKS[3]) not in given[0]
    assert json.loads(given[0])["deck"] is None


def test_a_lost_job_is_queued_again_once_and_ever_more_rarely(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy")
    lost = queue.pop()
    assert sweep() == 0
    assert sweep(later(PATIENCE_S + 1)) == 1
    assert sweep(later(PATIENCE_S + 1)) == 0
    assert queue == [lost]
    queue.clear()
    assert sweep(later(2 * PATIENCE_S + 2)) == 0
    assert sweep(later(3 * PATIENCE_S + 2)) == 1
    queue.run_all()
    match.refresh_from_db()
    assert match.snapshot["picked"] == [False, True]
    assert sweep(later(3600)) == 0


def test_a_job_whose_worker_died_while_it_thought_is_done_by_another(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def die(*args: Json, **how: Json) -> Json:
        raise Killed

    match = make_match(alda, "easy")
    monkeypatch.setattr(ai_turn, "choose", die)
    with pytest.raises(Killed):
        ai_turn.play_ai_turn(match.pk, 1)
    queue.clear()
    monkeypatch.setattr(ai_turn, "choose", choose)
    Match.objects.update(
        job_started=later(-ai_turn.LEASE.total_seconds() - 1), job_touched=later(-PATIENCE_S - 1)
    )
    assert sweep() == 1
    queue.run_all()
    match.refresh_from_db()
    assert match.snapshot["picked"] == [False, True]


def test_a_job_that_is_delivered_again_does_not_wait_for_the_one_that_died(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy")
    Match.objects.update(job_key=load(match.pk).turn_key(1), job_started=timezone.now())
    assert ai_turn.play_ai_turn(match.pk, 1) is False
    assert ai_turn.play_ai_turn(match.pk, 1, after_a_death=True) is True


def test_an_ai_that_keeps_failing_plays_on_greedily(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: Json, **how: Json) -> Json:
        raise RuntimeError("no thought")

    monkeypatch.setattr(ai_turn, "choose", fail)
    match = make_match(alda, "hard")
    assert queue.run_all() == ai_turn.FAILURES_BEFORE_GREEDY + 1
    match.refresh_from_db()
    assert match.snapshot["picks"] == [-1, PICKS[0]]
    assert match.job_failures == 0, "the next turn begins with a fresh count"


def test_a_search_that_kills_its_process_each_time_is_given_up(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def die(*args: Json, **how: Json) -> Json:
        raise Killed

    monkeypatch.setattr(ai_turn, "choose", die)
    match = make_match(alda, "hard")
    for delivery in range(ai_turn.FAILURES_BEFORE_GREEDY):
        with pytest.raises(Killed):
            ai_turn.play_ai_turn(match.pk, 1, after_a_death=delivery > 0)
    with capture_logs() as lines:
        assert ai_turn.play_ai_turn(match.pk, 1, after_a_death=True) is True
    assert load(match.pk).game.state.picks == [-1, PICKS[0]]
    assert [line["bot"] for line in lines if line["event"] == "ai_fallback"] == ["greedy"]


def test_a_turn_that_overran_moves_at_once_without_searching_and_says_where(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    def search(*args: Json, **how: Json) -> Json:
        raise AssertionError("it must not search again")

    match = make_match(alda, "hard")
    Match.objects.update(job_key=load(match.pk).turn_key(1), job_started=timezone.now())
    monkeypatch.setattr(ai_turn, "choose", search)
    sent: list[Json] = []
    monkeypatch.setattr(jobs, "send_overrun", lambda *args: sent.append(args))
    tasks.ai_turn.on_failure(TimeLimitExceeded(10), "id", (match.pk, 1), {}, None)
    tasks.ai_turn.on_failure(RuntimeError(), "id", (match.pk, 1), {}, None)
    assert sent == [(match.pk, 1)]
    with capture_logs() as lines:
        tasks.ai_turn.apply((match.pk, 1), {"overran": True}, throw=True)
    assert load(match.pk).game.state.picks == [-1, PICKS[0]]
    told = next(line for line in lines if line["event"] == "ai_fallback")
    assert (told["seat"], told["problem"], len(told["position"])) == (1, "the search did not end", 16)


def test_the_limits_of_a_turn_lie_between_the_longest_think_and_the_lease() -> None:
    longest = max(level.seconds for level in LEVELS.values())
    assert longest < tasks.ai_turn.soft_time_limit < tasks.ai_turn.time_limit < ai_turn.LEASE.total_seconds()


def test_the_sweeps_patience_grows_to_a_minute_and_no_further() -> None:
    assert [patience_s(tries) for tries in range(6)] == [8, 16, 32, 60, 60, 60]
    assert patience_s(30_000) == 60


def test_an_illegal_move_of_an_ai_is_a_failure_like_any_other(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ai_turn, "choose", lambda *args, **how: {"type": "take", "count": 1})
    match = make_match(alda, "hard")
    queue.run_all()
    match.refresh_from_db()
    assert match.snapshot["picked"] == [False, True]


def test_the_table_waits_for_the_office_and_goes_on_when_it_is_back(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match("easy", "easy", host=alda)
    while queue[0].kind != "office":
        queue.run_one()
    queue.clear()
    match.refresh_from_db()
    assert (match.job, match.snapshot["phase"]) == ("office", "count")
    assert sweep(later(PATIENCE_S + 1)) == 1
    queue.run_all()
    match.refresh_from_db()
    assert match.is_finished


def test_a_stuck_job_can_be_queued_by_hand(make_match: MakeMatch, queue: Queue, alda: User) -> None:
    match = make_match(alda, "easy")
    lost = queue.pop()
    assert queue_now(match) is True
    assert queue == [lost]
    queue.run_all()
    assert queue_now(match) is False


def test_without_a_broker_the_move_counts_and_the_job_is_queued_later(
    make_match: MakeMatch, alda: User, bela: User, queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*args: Json, **kwargs: Json) -> Json:
        raise OperationalError("connection refused")

    match = make_match(alda, bela, "easy")
    queue.clear()
    monkeypatch.setattr(jobs, "send", REAL_SEND)
    monkeypatch.setattr(tasks.ai_turn, "apply_async", away)
    answer = submit(match.pk, None, alda, {"type": "pick", "number": PICKS[0]}, move_id(), 1)
    assert answer == Ack(answer.move_id, 2)
    monkeypatch.setattr(
        tasks.ai_turn, "apply_async", lambda args, **_: queue.append(Job("ai", *args, "live"))
    )
    assert sweep(later(PATIENCE_S + 1)) == 1
    assert queue == [Job("ai", match.pk, 2, "live")]
