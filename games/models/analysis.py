"""What is worked out from the log of a finished match, once and for all: its positions step by step, and its
win chances.

Both can be made again from the log at any time. Written by `games.services.recording` and
`games.services.analysis` only.
"""

from __future__ import annotations

import json
import zlib

from django.conf import settings
from django.db import models

from games.core.jsontypes import JsonDict
from games.models.match import Match


class Work(models.Model):
    """A piece of work that a worker does bit by bit, going on where the last one stopped."""

    class Status(models.TextChoices):
        QUEUED = "queued", "queued"
        WORKING = "working", "working"
        DONE = "done", "done"
        FAILED = "failed", "failed"
        CANCELLED = "cancelled", "cancelled"

    status = models.CharField(max_length=12, choices=Status.choices, default=Status.QUEUED)
    done = models.PositiveIntegerField(default=0, help_text="How many bits are stored.")
    total = models.PositiveIntegerField(default=0, help_text="How many there will be.")
    touched = models.DateTimeField(auto_now_add=True, help_text="The last sign of life.")
    failures = models.PositiveSmallIntegerField(default=0, help_text="In a row.")
    problem = models.CharField(max_length=300, blank=True, default="", help_text="Why it failed, for people.")

    class Meta:
        abstract = True

    @property
    def goes_on(self) -> bool:
        """Whether a worker is at it or will be."""
        return self.status in (self.Status.QUEUED, self.Status.WORKING)

    @property
    def is_done(self) -> bool:
        """Whether all of it is stored."""
        return self.status == self.Status.DONE


class Recording(Work):
    """The positions of a finished match after each entry of its log, so that none has to be played again.

    `steps` says of each what made it: `{"n", "kind", "seat", "chapter", "line", "lines"}`, see
    `games.services.recording`.
    """

    match = models.OneToOneField(Match, on_delete=models.CASCADE, related_name="recording")
    form_version = models.PositiveIntegerField(help_text="The form that the positions are stored in.")
    steps = models.JSONField(default=list)

    def __str__(self) -> str:
        return f"recording of {self.match}"


class RecordingPart(models.Model):
    """Some positions in a row, all secrets included: the whole state's JSON form of each, compressed."""

    recording = models.ForeignKey(Recording, on_delete=models.CASCADE, related_name="parts")
    first = models.PositiveIntegerField(help_text="The step of its first position.")
    packed = models.BinaryField()

    class Meta:
        ordering = ("recording", "first")
        constraints = (
            models.UniqueConstraint(fields=("recording", "first"), name="recording_part_once_per_step"),
        )

    def __str__(self) -> str:
        return f"{self.recording}, from step {self.first}"

    @staticmethod
    def pack(forms: list[JsonDict]) -> bytes:
        """Positions as they are stored."""
        return zlib.compress(json.dumps(forms, separators=(",", ":")).encode(), 9)

    @property
    def forms(self) -> list[JsonDict]:
        """The positions."""
        found: list[JsonDict] = json.loads(zlib.decompress(bytes(self.packed)))
        return found


class Analysis(Work):
    """Win chances of a finished match after each step, and what its decisions did to them.

    `points` has an item for each step (`games.services.analysis`), `looks` the closer looks at those
    decisions that cost most, `turning` what came of it all: the turning points, in order.
    """

    match = models.OneToOneField(Match, on_delete=models.CASCADE, related_name="analysis")
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    points = models.JSONField(default=list)
    looks = models.JSONField(default=list)
    turning = models.JSONField(default=list)

    class Meta:
        verbose_name_plural = "analyses"

    def __str__(self) -> str:
        return f"analysis of {self.match}"
