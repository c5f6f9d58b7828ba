"""The Celery application: jobs for AI turns, the end-of-week office and the sweep."""

import os

from celery import Celery
from celery.signals import worker_process_init
from django_structlog.celery.steps import DjangoStructLogInitStep

from config.serve.parent import die_with_parent

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("chalet")
app.config_from_object("django.conf:settings", namespace="CELERY")
# Log lines of a job carry its id and the request that queued it.
app.steps["worker"].add(DjangoStructLogInitStep)
app.autodiscover_tasks()


@worker_process_init.connect
def _end_with_the_worker(**_: object) -> None:
    # Else the processes of a pool whose main process was killed would finish their jobs unseen.
    die_with_parent()
