"""Lost jobs: of a worker that died, of a broker that was away."""

from __future__ import annotations

import datetime

import structlog
from django.db.models import F
from django.utils import timezone

from games.models import Match
from games.services import jobs

log = structlog.get_logger(__name__)

PATIENCE_S = 8
"""A job without a sign of life for so long is taken for lost; each time again for twice as long."""
LONGEST_PATIENCE_S = 60
MOST = 200


def sweep(now: datetime.datetime | None = None) -> int:
    """Queue again what was lost, the longest silent first. Returns how many jobs.

    Whoever notes the new sign of life queues the job, so two sweeps at once queue it once; the growing
    patience keeps a long queue from filling with copies. A copy does no harm: the first one done makes the
    others stale.
    """
    now = now or timezone.now()
    silent = Match.objects.exclude(job=Match.Job.NONE).filter(
        status=Match.Status.RUNNING, job_touched__lte=now - datetime.timedelta(seconds=PATIENCE_S)
    )
    return sum(_queue_again(match, now) for match in silent.order_by("job_touched").only(*_FIELDS)[:MOST])


def queue_now(match: Match) -> bool:
    """Queue a match's due job again at once, whatever its signs of life. Returns whether one was due and
    taken.
    """
    match.refresh_from_db(fields=_FIELDS)
    if not match.job:
        return False
    Match.objects.filter(pk=match.pk, version=match.version).update(
        job_touched=timezone.now(), job_started=None, job_failures=0
    )
    return jobs.send(match.job, match.pk, match.version, match.pace)


def patience_s(tries: int) -> int:
    """How many seconds a job that was queued again so often may be silent."""
    return int(min(PATIENCE_S * 2 ** min(tries, 10), LONGEST_PATIENCE_S))


_FIELDS = ("version", "job", "job_touched", "job_tries", "pace")


def _queue_again(match: Match, now: datetime.datetime) -> bool:
    patience = datetime.timedelta(seconds=patience_s(match.job_tries))
    if match.job_touched is None or match.job_touched > now - patience:
        return False
    taken = Match.objects.filter(pk=match.pk, version=match.version, job_touched=match.job_touched).update(
        job_touched=now, job_tries=F("job_tries") + 1
    )
    if not taken:
        return False
    log.info(
        "job_queued_again", match=match.pk, version=match.version, job=match.job, tries=match.job_tries + 1
    )
    return jobs.send(match.job, match.pk, match.version, match.pace)
