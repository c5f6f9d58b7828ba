"""Celery jobs. Each names the version it is for; when that is no longer current, it does nothing."""

from __future__ import annotations

from celery import Task, shared_task

from games.services import ai_turn as ai_turns
from games.services import analysis as analyses
from games.services import hints, work
from games.services import office as offices
from games.services import recording as recordings
from games.services import sweep as sweeps


@shared_task(
    name="games.tasks.ai_turn",
    bind=True,
    acks_late=True,
    reject_on_worker_lost=True,
    soft_time_limit=30,
    time_limit=40,
)
def ai_turn(self: Task, match_id: int, version: int) -> None:
    """Play the turn of the AI seat that owes a move."""
    # Delivered a second time, it is known that whoever had it first has died.
    again = bool((self.request.delivery_info or {}).get("redelivered"))
    ai_turns.play_ai_turn(match_id, version, after_a_death=again)


@shared_task(name="games.tasks.office", acks_late=True, reject_on_worker_lost=True)
def office(match_id: int, version: int) -> None:
    """Do the worker's step that is due."""
    offices.run_office(match_id, version)


@shared_task(name="games.tasks.sweep")
def sweep() -> None:
    """Queue lost jobs again."""
    sweeps.sweep()
    work.sweep()


@shared_task(name="games.tasks.hint", soft_time_limit=20, time_limit=25)
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
