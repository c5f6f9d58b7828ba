"""Queueing of the jobs that play a match on: AI turns and the office."""

from __future__ import annotations

import structlog
from django.db import transaction
from kombu.exceptions import OperationalError
from redis.exceptions import RedisError

from games.models import Match

log = structlog.get_logger(__name__)

OFFICE_QUEUE = "office"
HINT_QUEUE = "hint"
HINT_EXPIRES_S = 60
"""A hint that nobody came to think up for so long is not waited for any more."""


def queue(match: Match, countdown: float = 0) -> None:
    """Queue the match's due job for its present version, when the transaction commits.

    Args:
        match: whose `job` is due.
        countdown: seconds to wait first.
    """
    kind, match_id, version, pace = match.job, match.pk, match.version, match.pace
    transaction.on_commit(lambda: send(kind, match_id, version, pace, countdown), robust=True)


def send(kind: str, match_id: int, version: int, pace: str, countdown: float = 0) -> bool:
    """Hand a job to the workers. Returns whether it was taken: without Redis it is not, and the sweep tries
    later.
    """
    from games import tasks

    task, name = (tasks.office, OFFICE_QUEUE) if kind == Match.Job.OFFICE else (tasks.ai_turn, pace)
    try:
        task.apply_async((match_id, version), queue=name, countdown=countdown or None)
    except (OperationalError, RedisError, OSError) as problem:
        log.warning("job_not_queued", job=kind, match=match_id, version=version, problem=str(problem))
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
