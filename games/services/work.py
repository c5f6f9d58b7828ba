"""Work on finished matches that a worker does bit by bit: claimed, given up and queued again without loss.

Each job names how much was done when it was queued. It does nothing unless just that is done now, so a copy
of a job that was delivered twice, or found lost too early, changes nothing.
"""

from __future__ import annotations

import datetime
from typing import Any

import structlog
from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from kombu.exceptions import OperationalError
from redis.exceptions import RedisError

from games.models import Analysis, Recording
from games.models.analysis import Work

log = structlog.get_logger(__name__)

RECORDING_QUEUE = "recording"
ANALYSIS_QUEUE = "analysis"
"""Both have a worker of their own with a low priority, so that no live table waits for them."""
LEASE = datetime.timedelta(seconds=20)
"""For so long after its last sign of life a job is taken to be alive. Above the longest single bit."""
MOST_FAILURES = 3
FAILED = "Something went wrong on our side. Please try again."


def send_on_commit(work: Work) -> None:
    """Queue the next job of `work` once the transaction commits."""
    transaction.on_commit(lambda: send(work), robust=True)


def send(work: Work) -> bool:
    """Hand the next job to the workers. Returns whether it was taken; without Redis the sweep tries later."""
    from games import tasks

    recording = isinstance(work, Recording)
    task, queue = (tasks.record, RECORDING_QUEUE) if recording else (tasks.analyse, ANALYSIS_QUEUE)
    match_id = work.match_id  # type: ignore[attr-defined]
    try:
        task.apply_async((match_id, work.done), queue=queue)
    except (OperationalError, RedisError, OSError) as problem:
        log.warning("work_not_queued", queue=queue, match=match_id, problem=str(problem))
        return False
    return True


def claim(work: Work, done: int) -> bool:
    """Whether the job that was queued when `done` bits were stored may do the next ones."""
    now = timezone.now()
    free = Q(status=Work.Status.QUEUED) | Q(status=Work.Status.WORKING, touched__lt=now - LEASE)
    claimed = _row(work).filter(free, done=done).update(status=Work.Status.WORKING, touched=now)
    work.status, work.touched = Work.Status.WORKING, now
    return bool(claimed)


def store(work: Work, done: int, **fields: Any) -> bool:
    """Store what one bit gave, with a sign of life.

    Returns whether the work goes on: not if it was cancelled, or another job did the same.
    """
    changes = {"done": done, "touched": timezone.now(), "failures": 0, **fields}
    if not _row(work).filter(done=work.done, status=Work.Status.WORKING).update(**changes):
        return False
    for name, value in changes.items():
        setattr(work, name, value)
    return True


def hand_on(work: Work) -> None:
    """Let another job do the rest, so that others get their turn."""
    work.status = Work.Status.QUEUED
    if _row(work).filter(done=work.done, status=Work.Status.WORKING).update(status=Work.Status.QUEUED):
        send(work)


def failed(work: Work) -> None:
    """Count a failure: the work is queued again, and given up after some in a row."""
    work.failures += 1
    over = work.failures >= MOST_FAILURES
    status = Work.Status.FAILED if over else Work.Status.QUEUED
    changed = (
        _row(work)
        .filter(status=Work.Status.WORKING)
        .update(status=status, failures=work.failures, problem=FAILED if over else "", touched=timezone.now())
    )
    if changed and not over:
        send(work)


def give_up(work: Work, problem: str) -> None:
    """End the work with what is wrong, in words for people."""
    work.status, work.problem = Work.Status.FAILED, problem
    _row(work).update(status=work.status, problem=problem, touched=timezone.now())


def again(work: Work) -> None:
    """Take up failed or cancelled work where it stopped."""
    stopped = (Work.Status.FAILED, Work.Status.CANCELLED)
    changes: dict[str, Any] = {"failures": 0, "problem": "", "touched": timezone.now()}
    if _row(work).filter(status__in=stopped).update(status=Work.Status.QUEUED, **changes):
        work.refresh_from_db()
        send_on_commit(work)


def cancel(work: Work) -> None:
    """Stop the work after the bit in hand; what is stored stays."""
    going = (Work.Status.QUEUED, Work.Status.WORKING)
    _row(work).filter(status__in=going).update(status=Work.Status.CANCELLED, touched=timezone.now())
    work.refresh_from_db()


def sweep() -> int:
    """Queue again what gave no sign of life for a while. Returns how many jobs."""
    now = timezone.now()
    count = 0
    for model in (Recording, Analysis):
        going = (Work.Status.QUEUED, Work.Status.WORKING)
        silent = model.objects.filter(status__in=going, touched__lt=now - LEASE)
        for work in silent.only("match_id", "done", "touched")[:100]:
            # Whoever notes the new sign of life queues the job, so two sweeps at once queue it once.
            if (
                _row(work)
                .filter(touched=work.touched, status__in=going)
                .update(status=Work.Status.QUEUED, touched=now)
            ):
                log.info("work_queued_again", kind=model.__name__, match=work.match_id, done=work.done)
                count += send(work)
    return count


def _row(work: Work) -> Any:
    return type(work)._default_manager.filter(pk=work.pk)
