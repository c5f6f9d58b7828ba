"""The worker's step of a match: the end-of-week computation (BHM-6.4) and its like in other titles."""

from __future__ import annotations

import structlog
from django.db import transaction

from games.models import Match
from games.services.table import lock

log = structlog.get_logger(__name__)


def run_office(match_id: int, version: int) -> bool:
    """Do the step that is due at `version`, store its report and push it. Returns whether there was one to
    do.

    A job of another version, of a match that is gone or of a step that is done does nothing.
    """
    with transaction.atomic():
        try:
            table = lock(match_id)
        except Match.DoesNotExist:
            log.debug("office_without_match", match=match_id)
            return False
        if table.match.version != version or table.match.job != Match.Job.OFFICE:
            log.debug("office_stale", match=match_id, version=version, now=table.match.version)
            return False
        table.run_job()
        table.save()
    return True
