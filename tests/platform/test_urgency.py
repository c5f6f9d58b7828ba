"""Jobs that wait: the office first, then short thinks before long ones; who waits long thinks shorter."""

from __future__ import annotations

from typing import Any

import pytest
from celery import current_app
from kombu import Consumer, Queue

from ai.levels import LEVELS
from config.serve.plan import LIVE_QUEUES, TURN_QUEUES
from games.models import Match
from games.services import jobs, urgency
from games.services.table import load
from games.services.urgency import FIRST, LEAST_S, LONG, MIDDLE, SHORT, priority_of, seconds_for, waiting
from tests.platform.conftest import REAL_SEND, MakeMatch
from tests.platform.conftest import Queue as Waiting


def taken(queues: str) -> list[tuple[str, int]]:
    """What a worker of these queues would take, in order: the task and its first argument."""
    order: list[tuple[str, int]] = []

    def take(body: Any, message: Any) -> None:
        order.append((message.headers["task"].rpartition(".")[2], body[0][0]))
        message.ack()

    with current_app.connection_for_read() as connection:
        channel = connection.channel()
        channel.basic_qos(0, 1, False)
        with Consumer(channel, [Queue(name) for name in queues.split(",")], callbacks=[take]):
            while True:
                try:
                    connection.drain_events(timeout=0.5)
                except TimeoutError:
                    return order


@pytest.fixture
def broker(clean_redis: str) -> None:
    """A broker with no jobs in it."""


def test_levels_that_think_longer_wait_behind_those_that_think_shorter() -> None:
    assert [priority_of(LEVELS[name]) for name in ("easy", "normal", "hard", "expert")] == [
        SHORT,
        MIDDLE,
        LONG,
        LONG,
    ]


def test_the_office_goes_first_and_short_thinks_before_long_ones(broker: None) -> None:
    for match, priority in ((1, LONG), (2, MIDDLE), (3, SHORT), (4, LONG), (5, SHORT)):
        REAL_SEND("ai", match, 1, "live", priority=priority)
    REAL_SEND("office", 6, 1, "live", priority=LONG)
    assert taken(LIVE_QUEUES) == [
        ("office", 6),
        *[("ai_turn", match) for match in (3, 5, 2, 1, 4)],
    ]


def test_a_turn_that_overran_goes_before_all_others(broker: None) -> None:
    REAL_SEND("ai", 1, 1, "live", priority=SHORT)
    jobs.send_overrun(2, 1)
    assert taken(LIVE_QUEUES) == [("ai_turn", 2), ("ai_turn", 1)]


def test_a_flood_of_turn_based_jobs_is_not_seen_by_the_worker_of_live_ones(broker: None) -> None:
    for match in range(30):
        REAL_SEND("ai", match, 1, "turn", priority=SHORT)
    REAL_SEND("ai", 100, 1, "live", priority=LONG)
    assert taken(LIVE_QUEUES) == [("ai_turn", 100)]
    assert not set(LIVE_QUEUES.split(",")) & set(TURN_QUEUES.split(","))
    assert "office" in LIVE_QUEUES.split(",")
    assert len(taken(TURN_QUEUES)) == 30


def test_waiting_jobs_of_all_priorities_are_counted(broker: None) -> None:
    assert waiting("live") == 0
    for priority in (FIRST, SHORT, MIDDLE, LONG):
        REAL_SEND("ai", priority, 1, "live", priority=priority)
    REAL_SEND("ai", 99, 1, "turn")
    assert waiting("live") == 4
    taken(f"{LIVE_QUEUES},{TURN_QUEUES}")


def test_budgets_shrink_with_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urgency.os, "cpu_count", lambda: 2)
    hard = LEVELS["hard"]
    budgets = []
    for count in (0, 2, 20, 200, 100_000):
        monkeypatch.setattr(urgency, "waiting", lambda queue, count=count: count)
        budgets.append(seconds_for(hard, "live"))
    assert budgets[:3] == [hard.seconds, hard.seconds / 2, pytest.approx(hard.seconds / 11)]
    assert budgets == sorted(budgets, reverse=True)
    assert budgets[-1] == LEAST_S


def test_the_job_of_a_match_is_queued_by_the_level_that_must_think(
    make_match: MakeMatch, queue: Waiting, monkeypatch: pytest.MonkeyPatch, alda: Any
) -> None:
    given: list[int] = []
    monkeypatch.setattr(jobs, "send", lambda *args, priority=0, **how: given.append(priority))
    for level in ("easy", "normal", "expert"):
        make_match(level, level, host=alda)
    assert given == [SHORT, MIDDLE, LONG]


def test_only_one_job_of_a_match_waits(make_match: MakeMatch, queue: Waiting, alda: Any) -> None:
    match = make_match("hard", "hard", "hard", host=alda)
    for _ in range(5):
        assert [job.match for job in queue] == [match.pk]
        queue.run_one()
    assert load(match.pk).match.job == Match.Job.AI
