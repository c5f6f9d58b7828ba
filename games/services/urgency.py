"""Who goes first among the jobs that wait, and how long each may think when many do.

A match has one job at a time. The office goes before all AI turns; of these the shortest thinks go first. A
job that was queued again has waited: it goes before the long ones, so that these come to their turn too.
"""

from __future__ import annotations

import os

import structlog
from django.conf import settings
from redis.exceptions import RedisError

from ai.levels import Level
from config.heartbeat import client

log = structlog.get_logger(__name__)

# Kombu's steps for Redis: a queue is a list for each, and the lower ones are emptied first.
FIRST, SHORT, MIDDLE, LONG = 0, 3, 6, 9
_SEPARATOR = "\x06\x16"
"""Between a queue's name and the step in the name of its list (Celery's "Monitoring and Management")."""
SHORT_S, MIDDLE_S = 1.0, 3.0
"""Thinks of at most so many seconds are short, or of middle length."""
LEAST_S = 0.25
"""However many wait, a search gets this long: on a busy machine less might pass before it begins."""


def priority_of(level: Level) -> int:
    """Where a turn of that level stands in the queue."""
    if level.seconds <= SHORT_S:
        return SHORT
    return MIDDLE if level.seconds <= MIDDLE_S else LONG


def seconds_for(level: Level, queue: str) -> float:
    """How long a turn of that level may think, given how many jobs wait in ``queue`` now.

    With ``n`` jobs waiting for each core it is one part in ``n + 1`` of what the level may take, so that the
    last one of the queue waits about as long as a single turn may think at most.
    """
    ahead = waiting(queue) / (os.cpu_count() or 1)
    return max(min(LEAST_S, level.seconds), level.seconds / (1.0 + ahead))


def waiting(queue: str) -> int:
    """How many jobs nobody has begun yet; 0 when Redis doesn't answer."""
    name = f"{settings.REDIS_PREFIX}:{queue}"
    try:
        with client().pipeline(transaction=False) as asked:
            for step in (FIRST, SHORT, MIDDLE, LONG):
                asked.llen(f"{name}{_SEPARATOR}{step}" if step else name)
            return sum(asked.execute())
    except RedisError as problem:
        log.warning("queue_not_counted", queue=queue, problem=str(problem))
        return 0
