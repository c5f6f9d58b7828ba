"""Celery jobs. Each names the version it is for; when that is no longer current, it does nothing."""

from __future__ import annotations

from typing import Any

from billiard.exceptions import TimeLimitExceeded
from celery import Task, shared_task

from games.services import ai_turn as ai_turns
from games.services import analysis as analyses
from games.services import hints, jobs, work
from games.services import office as offices
from games.services import recording as recordings
from games.services import sweep as sweeps


class TurnTask(Task):
    """A turn that doesn't come to an end: its process was killed, and the seat moves without searching."""

    def on_failure(self, exc: Exception, task_id: str, args: Any, kwargs: Any, einfo: Any) -> None:
        """Queue the turn again at once, as one that overran. Called in the worker's main process."""
        if isinstance(exc, TimeLimitExceeded) and not kwargs.get("overran"):
            jobs.send_overrun(*args)


@shared_task(
    base=TurnTask,
    name="games.tasks.ai_turn",
    bind=True,
    acks_late=True,
    reject_on_worker_lost=True,
    soft_time_limit=ai_turns.SOFT_LIMIT_S,
    time_limit=ai_turns.HARD_LIMIT_S,
)
def ai_turn(self: Task, match_id: int, version: int, overran: bool = False) -> None:
    """Play the turn of the AI seat that owes a move."""
    # Delivered a second time, it is known that whoever had it first has died.
    again = bool((self.request.delivery_info or {}).get("redelivered"))
    ai_turns.play_ai_turn(match_id, version, after_a_death=again, overran=overran)


@shared_task(name="games.tasks.office", acks_late=True, reject_on_worker_lost=True)
def office(match_id: int, version: int) -> None:
    """Do the worker's step that is due."""
    offices.run_office(match_id, version)


@shared_task(name="games.tasks.sweep")
def sweep() -> None:
    """Queue lost jobs again."""
    sweeps.sweep()
    work.sweep()


@shared_task(name="games.tasks.hint", soft_time_limit=40, time_limit=50)
def hint(hint_id: int) -> None:
    """Think up a hint that was asked for."""
    hints.think(hint_id)


@shared_task(name="games.tasks.record", acks_late=True, reject_on_worker_lost=True)
def record(match_id: int, done: int) -> None:
    """Store the positions of a finished match."""
    recordings.record(match_id, done)


@shared_task(name="games.tasks.analyse", acks_late=True, reject_on_worker_lost=True)
def analyse(match_id: int, done: int) -> None:
    """Reckon some more of a finished match's win chances."""
    analyses.analyse(match_id, done)
