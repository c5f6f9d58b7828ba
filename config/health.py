"""`/healthz/`: whether database and Redis answer, and which workers are alive, as JSON."""

import dataclasses
from typing import Any

import redis
import structlog
from asgiref.sync import sync_to_async
from django.http import HttpRequest, HttpResponse, JsonResponse
from health_check.checks import Database
from health_check.contrib.redis import Redis
from health_check.views import HealthCheckView

from config.heartbeat import async_client, workers_alive

log = structlog.get_logger(__name__)


@dataclasses.dataclass
class RedisAnswers(Redis):
    """The library's check on this site's server; its address stays out of the answer."""

    client_factory: Any = dataclasses.field(repr=False, default=async_client)


class Healthz(HealthCheckView):
    """200 when database and Redis answer, else 500. A missing worker is told, but no error: play goes on."""

    checks = ((Database, {}), (RedisAnswers, {}))
    names = ("database", "redis")

    async def get(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """The checks' results as `{"status", "database", "redis", "workers"}`.

        What is wrong is for the log only: it names hosts and users.
        """
        results = [await check.get_result() for check in self.get_checks()]
        healthy = not any(result.error for result in results)
        answer: dict[str, Any] = {"status": "ok" if healthy else "error"}
        for name, result in zip(self.names, results, strict=True):
            answer[name] = "unavailable" if result.error else "ok"
            if result.error:
                log.warning("unhealthy", part=name, problem=str(result.error))
        try:
            answer["workers"] = await sync_to_async(workers_alive)()
        except redis.RedisError:
            answer["workers"] = []
        return JsonResponse(answer, status=200 if healthy else 500)


healthz = Healthz.as_view()
