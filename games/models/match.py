"""A match and its seats. Written by `games.services` only."""

from __future__ import annotations

import secrets
from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models.cards import CardRevision


def new_public_id() -> str:
    """A short random id for addresses: 12 url-safe characters, 72 bits."""
    return secrets.token_urlsafe(9)


def new_invite() -> str:
    """A random token for invite links: 22 url-safe characters, 128 bits."""
    return secrets.token_urlsafe(16)


class Match(models.Model):
    """One game of one title, from the open table to the result.

    `snapshot` is the whole state with all secrets and `chance` the generator's state, which tells the future:
    neither leaves the server. What leaves it are views of one seat (`games.services.present`).
    """

    class Status(models.TextChoices):
        OPEN = "open", "open"
        RUNNING = "running", "running"
        FINISHED = "finished", "finished"

    class Pace(models.TextChoices):
        LIVE = "live", "real-time"
        TURN = "turn", "turn-based"

    class Visibility(models.TextChoices):
        PUBLIC = "public", "public"
        PRIVATE = "private", "private"

    class Job(models.TextChoices):
        NONE = "", "none"
        AI = "ai", "an AI must act"
        OFFICE = "office", "the office must work"

    public_id = models.CharField(max_length=16, unique=True, default=new_public_id, editable=False)
    title = models.SlugField("game", max_length=40)
    options = models.JSONField(default=dict, blank=True)
    rules_version = models.PositiveIntegerField()
    cards = models.ForeignKey(
        CardRevision, on_delete=models.PROTECT, related_name="matches", verbose_name="card revision"
    )
    pace = models.CharField(max_length=8, choices=Pace.choices, default=Pace.LIVE)
    visibility = models.CharField(max_length=8, choices=Visibility.choices, default=Visibility.PUBLIC)
    rated = models.BooleanField(
        default=False, help_text="Whether it counts: then without hints and take-backs."
    )
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN)
    invite = models.CharField(max_length=32, unique=True, default=new_invite, editable=False)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="hosted_matches"
    )
    created = models.DateTimeField(auto_now_add=True)
    started = models.DateTimeField(null=True, blank=True)
    finished = models.DateTimeField(null=True, blank=True)
    changed = models.DateTimeField(auto_now=True)
    result = models.JSONField(null=True, blank=True)

    version = models.PositiveIntegerField(default=0, help_text="Goes up by one with each commit of the game.")
    entries = models.PositiveIntegerField(default=0, help_text="How many entries the log has.")
    lines = models.PositiveIntegerField(default=0, help_text="How many lines these entries have together.")
    snapshot = models.JSONField(null=True, blank=True, editable=False)
    chance = models.JSONField(null=True, blank=True, editable=False)
    decision = models.JSONField(
        default=dict,
        blank=True,
        help_text="The version at which the present decision began, and how often each seat moved in it.",
    )

    job = models.CharField(max_length=8, choices=Job.choices, default=Job.NONE, blank=True)
    job_touched = models.DateTimeField(null=True, blank=True, help_text="The job's last sign of life.")
    job_started = models.DateTimeField(null=True, blank=True)
    job_key = models.CharField(
        max_length=40, blank=True, default="", help_text="Which turn is thought about."
    )
    job_tries = models.PositiveSmallIntegerField(default=0, help_text="How often it was queued again.")
    job_failures = models.PositiveSmallIntegerField(default=0)

    class Meta:
        verbose_name_plural = "matches"
        ordering = ("-created",)
        indexes = (
            models.Index(fields=("status", "visibility", "-created"), name="match_lobby"),
            models.Index(fields=("job_touched",), condition=~Q(job=""), name="match_job_due"),
        )
        constraints = (
            models.CheckConstraint(
                condition=Q(status__in=("open", "running", "finished")), name="match_status"
            ),
            models.CheckConstraint(condition=Q(pace__in=("live", "turn")), name="match_pace"),
            models.CheckConstraint(
                condition=Q(visibility__in=("public", "private")), name="match_visibility"
            ),
            models.CheckConstraint(
                condition=Q(status="open", started=None)
                | Q(status="running", started__isnull=False, finished=None)
                | Q(status="finished", started__isnull=False, finished__isnull=False),
                name="match_times_fit_status",
            ),
            models.CheckConstraint(condition=Q(job="") | Q(status="running"), name="match_job_while_running"),
        )

    def __str__(self) -> str:
        return f"{self.title} {self.public_id}"

    def get_absolute_url(self) -> str:
        """The table's page."""
        return f"/m/{self.public_id}/"

    @property
    def is_open(self) -> bool:
        """Whether it waits for players."""
        return self.status == self.Status.OPEN

    @property
    def is_running(self) -> bool:
        """Whether it is being played."""
        return self.status == self.Status.RUNNING

    @property
    def is_finished(self) -> bool:
        """Whether it has a result."""
        return self.status == self.Status.FINISHED


class Seat(models.Model):
    """A place at a table: a person's, an AI's, or one that is still open."""

    class Kind(models.TextChoices):
        HUMAN = "human", "person"
        AI = "ai", "AI"
        OPEN = "open", "open"

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=8, choices=Kind.choices, default=Kind.OPEN)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="seats"
    )
    ai_level = models.CharField(max_length=16, blank=True, default="")
    ai_style = models.CharField(
        max_length=16, blank=True, default="", help_text="The temper of an AI's seat."
    )
    owes = models.BooleanField(
        default=False, help_text="Whether the match waits for the person on this seat."
    )
    name_at_end = models.CharField(max_length=80, blank=True, default="")
    settings = models.JSONField(default=dict, blank=True)
    resigned = models.BooleanField(default=False)

    class Meta:
        ordering = ("match", "number")
        indexes = (models.Index(fields=("user",), condition=Q(owes=True), name="seat_owes"),)
        constraints = (
            models.UniqueConstraint(fields=("match", "number"), name="seat_number_once_per_match"),
            models.UniqueConstraint(fields=("match", "user"), name="seat_one_per_user"),
            models.CheckConstraint(condition=Q(kind="human") | Q(user=None), name="seat_user_is_human"),
            models.CheckConstraint(
                condition=(Q(kind="ai") & ~Q(ai_level="")) | (~Q(kind="ai") & Q(ai_level="")),
                name="seat_level_is_of_an_ai",
            ),
            models.CheckConstraint(
                condition=(Q(kind="ai") & ~Q(ai_style="")) | (~Q(kind="ai") & Q(ai_style="")),
                name="seat_style_is_of_an_ai",
            ),
            models.CheckConstraint(condition=Q(kind__in=("human", "ai", "open")), name="seat_kind"),
        )

    def __str__(self) -> str:
        return f"{self.match}, seat {self.number}"

    @property
    def played_by_ai(self) -> bool:
        """Whether an AI acts for it: its own, or the stand-in of someone who resigned."""
        return self.kind == self.Kind.AI or self.resigned

    def setting(self, name: str) -> Any:
        """A setting of the seat, `False` if it was never set."""
        return self.settings.get(name, False)
