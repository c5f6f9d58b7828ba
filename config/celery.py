"""The Celery application: jobs for AI turns, the end-of-week office and the sweep."""

import os

from celery import Celery
from django_structlog.celery.steps import DjangoStructLogInitStep

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("chalet")
app.config_from_object("django.conf:settings", namespace="CELERY")
# Log lines of a job carry its id and the request that queued it.
app.steps["worker"].add(DjangoStructLogInitStep)
app.autodiscover_tasks()
