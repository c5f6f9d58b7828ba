"""Who is at a table, kept in Redis: one entry a connection, which runs out unless it is renewed.

It is a courtesy: without Redis nobody is shown as present, and nothing else changes.
"""

from __future__ import annotations

import time

import structlog
from django.conf import settings
from redis.exceptions import RedisError

from config.heartbeat import client

log = structlog.get_logger(__name__)

LIFETIME_S = 50
RENEW_S = 20
_WATCHER = "w"


def _key(public_id: str) -> str:
    return f"{settings.REDIS_PREFIX}:presence:{public_id}"


def enter(public_id: str, connection: str, seat: int | None) -> None:
    """Note or renew a connection: of the person at `seat`, or of a spectator (`None`)."""
    key, member = _key(public_id), f"{_WATCHER if seat is None else seat}:{connection}"
    try:
        pipe = client().pipeline()
        pipe.zadd(key, {member: time.time() + LIFETIME_S})
        pipe.zremrangebyscore(key, "-inf", time.time())
        pipe.expire(key, 2 * LIFETIME_S)
        pipe.execute()
    except RedisError as problem:
        log.warning("presence_failed", problem=str(problem))


def leave(public_id: str, connection: str, seat: int | None) -> None:
    """Forget a connection."""
    try:
        client().zrem(_key(public_id), f"{_WATCHER if seat is None else seat}:{connection}")
    except RedisError as problem:
        log.warning("presence_failed", problem=str(problem))


def present(public_id: str) -> tuple[list[int], int]:
    """The seats whose people are there, ascending, and the number of spectators' connections."""
    try:
        members = client().zrangebyscore(_key(public_id), time.time(), "+inf")
    except RedisError as problem:
        log.warning("presence_failed", problem=str(problem))
        return [], 0
    places = [member.decode().split(":", 1)[0] for member in members]
    seats = {int(place) for place in places if place != _WATCHER}
    return sorted(seats), places.count(_WATCHER)


def seats_online(public_id: str) -> set[int]:
    """The seats whose people are there."""
    return set(present(public_id)[0])
