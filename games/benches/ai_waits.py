"""How long AI seats let their tables wait when many play at once: run by ``manage.py bench ai``.

``python -m games.benches.ai_waits GAME MATCHES SECONDS WORKERS LEVELS`` runs on a scratch site
(`config.serve.scratch`): it starts Valkey and the workers, begins the matches, all AI against AI, and prints
one JSON object.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import django
from django.conf import settings

START_S = 90.0


@dataclass(frozen=True, slots=True)
class Load:
    """What plays: ``matches`` of ``slug``, for at most ``seconds``, on so many worker processes; each match
    has two seats of one level, the levels taken in turn.
    """

    slug: str
    matches: int
    seconds: float
    workers: int
    levels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A move of an AI seat: how long its job waited to begin, and took, in seconds."""

    level: str
    waited_s: float
    took_s: float


def measure(load: Load) -> dict[str, Any]:
    """Run the site, let the matches play, stop it. Figures as :func:`figures` gives them."""
    from django.core.management import call_command

    from config.env import valkey_socket
    from config.heartbeat import workers_alive
    from config.serve.plan import Plan
    from config.serve.supervisor import StopAsked, Supervisor
    from config.serve.valkey import answers

    call_command("migrate", verbosity=0, interactive=False)
    call_command("load_cards", stdout=sys.stderr)
    plan = Plan(
        var=settings.VAR,
        listener=-1,
        workers=load.workers,
        socket=valkey_socket(settings.VAR),
        proxy=False,
        helpers_socket=settings.HELPERS_SOCKET,
        helpers=(os.cpu_count() or 1) - 1,
    )
    site = Supervisor(lambda line: print(line, file=sys.stderr, flush=True))
    site.listen_to_signals()
    began = time.monotonic()
    played = 0.0
    finished = 0
    waiting: list[tuple[str, float]] = []
    try:
        valkey = plan.valkey()
        assert valkey is not None
        site.start(valkey)
        if not site.wait_until(lambda: answers(settings.REDIS_URL), START_S):
            raise SystemExit("Valkey does not answer.")
        for child in plan.site():
            if child.name in ("helpers", "worker", "beat"):
                site.start(child)
        if not site.wait_until(lambda: any(name.startswith("worker@") for name in workers_alive()), START_S):
            raise SystemExit("The workers do not come up.")
        _begin(load)
        began = time.monotonic()
        site.wait_until(lambda: not _running(), load.seconds)
        played = time.monotonic() - began
        finished = load.matches - _running()
        waiting = _waiting()
    except StopAsked:
        played = time.monotonic() - began
    finally:
        site.stop()
    lines = list(_lines(plan.logs / "worker.log"))
    return {
        "game": load.slug,
        "matches": load.matches,
        "finished": finished,
        "seconds": round(played, 1),
        "workers": load.workers,
        "cores": os.cpu_count() or 1,
        "fallbacks": sum(line.get("event") == "ai_fallback" for line in lines),
        **figures(load.levels, moves_of(lines), waiting),
    }


def figures(levels: Iterable[str], moves: list[Moved], waiting: list[tuple[str, float]]) -> dict[str, Any]:
    """Moves in all, and by level: how many, and the seconds they waited and took (median, 95 % of them
    within, longest).

    Args:
        waiting: level and seconds of those that still wait; the longest wait may be one of them.
    """
    table = {}
    for level in levels:
        mine = [move for move in moves if move.level == level]
        waited = sorted(move.waited_s for move in mine)
        took = sorted(move.took_s for move in mine)
        still = [seconds for name, seconds in waiting if name == level]
        table[level] = {
            "moves": len(mine),
            "wait_median_s": quantile(waited, 0.5),
            "wait_p95_s": quantile(waited, 0.95),
            "wait_max_s": round(max([*waited, *still], default=0.0), 3),
            "took_median_s": quantile(took, 0.5),
            "took_p95_s": quantile(took, 0.95),
        }
    return {"moves": len(moves), "levels": table}


def quantile(ordered: list[float], share: float) -> float | None:
    """The value that so large a share of them doesn't exceed; ``None`` of nothing."""
    if not ordered:
        return None
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)


def moves_of(lines: Iterable[dict[str, Any]]) -> list[Moved]:
    """The moves of AI seats among the lines of a worker's log."""
    return [
        Moved(line["ai_level"], line["waited_s"], line["took_s"])
        for line in lines
        if line.get("event") == "ai_moved"
    ]


def _lines(log: Path) -> Iterator[dict[str, Any]]:
    for line in log.read_text(errors="replace").splitlines():
        if line.startswith("{"):
            try:
                yield json.loads(line)
            except ValueError:
                continue


def _begin(load: Load) -> None:
    from accounts.models import User
    from games.services.create import SeatPlan, create_match

    host = User.objects.create_user(username="bench", display_name="Bench")
    for number in range(load.matches):
        create_match(host, load.slug, [SeatPlan("ai", load.levels[number % len(load.levels)])] * 2)


def _running() -> int:
    from games.models import Match

    return Match.objects.filter(status=Match.Status.RUNNING).count()


def _waiting() -> list[tuple[str, float]]:
    """Level and seconds of the turns that nobody has begun to think about."""
    from django.utils import timezone

    from games.models import Match

    now = timezone.now()
    due = Match.objects.filter(status=Match.Status.RUNNING, job=Match.Job.AI).prefetch_related("seats")
    return [
        (match.seats.all()[0].ai_level, (now - match.changed).total_seconds())
        for match in due
        if match.job_started is None or match.job_started < match.changed
    ]


if __name__ == "__main__":
    django.setup()
    # What the matches' beginning logs is of no interest here; the workers' logs are their own.
    logging.disable(logging.INFO)
    slug, matches, seconds, workers, levels = sys.argv[1:6]
    wanted = Load(slug, int(matches), float(seconds), int(workers), tuple(levels.split(",")))
    print(json.dumps(measure(wanted)))
