"""Queueing of the jobs that play a match on: AI turns and the office."""

from __future__ import annotations

import structlog
from django.db import transaction
from kombu.exceptions import OperationalError
from redis.exceptions import RedisError

from games.models import Match
from games.services import urgency

log = structlog.get_logger(__name__)

OFFICE_QUEUE = "office"
HINT_QUEUE = "hint"
HINT_EXPIRES_S = 60
"""A hint that nobody came to think up for so long is not waited for any more."""


def queue(match: Match, priority: int) -> None:
    """Queue the match's due job for its present version, when the transaction commits.

    Args:
        match: whose `job` is due.
        priority: see `games.services.urgency`; the office goes first whatever it says.
    """
    kind, match_id, version, pace = match.job, match.pk, match.version, match.pace
    transaction.on_commit(lambda: send(kind, match_id, version, pace, priority=priority), robust=True)


def send(
    kind: str, match_id: int, version: int, pace: str, countdown: float = 0, priority: int = urgency.SHORT
) -> bool:
    """Hand a job to the workers, after `countdown` seconds. Returns whether it was taken: without Redis it is
    not, and the sweep tries later.
    """
    from games import tasks

    task, name = tasks.ai_turn, pace
    if kind == Match.Job.OFFICE:
        task, name, priority = tasks.office, OFFICE_QUEUE, urgency.FIRST
    try:
        task.apply_async((match_id, version), queue=name, countdown=countdown or None, priority=priority)
    except (OperationalError, RedisError, OSError) as problem:
        log.warning("job_not_queued", job=kind, match=match_id, version=version, problem=str(problem))
        return False
    return True


def send_overrun(match_id: int, version: int) -> bool:
    """Hand over a turn whose search did not come to an end: it goes first, as it takes no time now. Returns
    whether it was taken.
    """
    from games import tasks

    try:
        tasks.ai_turn.apply_async(
            (match_id, version), {"overran": True}, queue=Match.Pace.LIVE, priority=urgency.FIRST
        )
    except (OperationalError, RedisError, OSError) as problem:
        log.warning("job_not_queued", job="ai", match=match_id, version=version, problem=str(problem))
        return False
    return True


def send_hint(hint_id: int) -> bool:
    """Hand a hint that was asked for to the workers. Returns whether it was taken."""
    from games import tasks

    try:
        tasks.hint.apply_async((hint_id,), queue=HINT_QUEUE, expires=HINT_EXPIRES_S)
    except (OperationalError, RedisError, OSError) as problem:
        log.warning("hint_not_queued", hint=hint_id, problem=str(problem))
        return False
    return True
