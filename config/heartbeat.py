"""Signs of life of the Celery workers, kept in Redis, so that a page can say whether the office is open."""

from typing import Any

import redis
from celery.signals import heartbeat_sent, worker_shutting_down
from django.conf import settings
from redis.asyncio import Redis as AsyncRedis

PREFIX = f"{settings.REDIS_PREFIX}:worker:"
# A worker beats every two seconds; one that is silent for this long counts as gone.
LIFETIME_S = 8

_client: "redis.Redis | None" = None


def client() -> "redis.Redis":
    """The process's Redis client (blocking)."""
    global _client
    if _client is None:
        _client = redis.Redis.from_url(settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2)
    return _client


def _key(sender: Any) -> str:
    return f"{PREFIX}{getattr(sender, 'hostname', None) or sender}"


@heartbeat_sent.connect
def _beat(sender: Any, **_: Any) -> None:
    try:
        client().set(_key(sender.eventer), "1", ex=LIFETIME_S)
    except redis.RedisError:
        # Without Redis the worker has greater worries; the next beat tries again.
        return


@worker_shutting_down.connect
def _gone(sender: Any, **_: Any) -> None:
    try:
        client().delete(_key(sender))
    except redis.RedisError:
        return


def workers_alive() -> list[str]:
    """Names of the workers that gave a sign of life within LIFETIME_S, sorted.

    Raises: redis.RedisError when Redis does not answer.
    """
    return sorted(
        key.decode().removeprefix(PREFIX) for key in client().scan_iter(match=f"{PREFIX}*", count=1000)
    )


def async_client() -> "AsyncRedis":
    """A new asynchronous Redis client; the caller closes it."""
    return AsyncRedis.from_url(settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2)
