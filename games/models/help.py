"""What helps a player: hints it asked for, positions to take back to, and what it has been told already."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from games.models.match import Match


class Hint(models.Model):
    """The moves advised to one seat in one decision: asked for again, the answer is the same.

    `moves` is for that seat's eyes only: it is made from its view, so the others must not see it.
    """

    class State(models.TextChoices):
        THINKING = "thinking", "thinking"
        READY = "ready", "ready"
        FAILED = "failed", "failed"

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="hints")
    seat = models.PositiveSmallIntegerField()
    decision = models.CharField(max_length=24, help_text="The key of the decision that it is for.")
    version = models.PositiveIntegerField(help_text="The version of the match when it was asked for.")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    asked = models.DateTimeField()
    state = models.CharField(max_length=8, choices=State.choices, default=State.THINKING)
    moves = models.JSONField(default=list)

    class Meta:
        ordering = ("match", "asked")
        indexes = (models.Index(fields=("user", "asked"), name="hint_by_user"),)
        constraints = (
            models.UniqueConstraint(fields=("match", "seat", "decision"), name="hint_once_per_decision"),
        )

    def __str__(self) -> str:
        return f"{self.match}, hint for seat {self.seat} in {self.decision}"


class Checkpoint(models.Model):
    """The position before a person's decision in a match against AIs alone: what a take-back goes back to.

    Like the match's snapshot it holds all secrets and the generator's state, and never leaves the server.
    """

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="checkpoints")
    seat = models.PositiveSmallIntegerField()
    entries = models.PositiveIntegerField(help_text="How many entries the log had.")
    lines = models.PositiveIntegerField(help_text="How many lines these entries had together.")
    snapshot = models.JSONField(editable=False)
    chance = models.JSONField(editable=False)
    moved = models.JSONField(default=dict, help_text="How often each seat had moved in the decision.")

    class Meta:
        ordering = ("match", "entries")
        constraints = (
            models.UniqueConstraint(fields=("match", "entries"), name="checkpoint_once_per_entry"),
        )

    def __str__(self) -> str:
        return f"{self.match}, before entry {self.entries + 1}"


class FirstTimeHelp(models.Model):
    """Which situations were explained to a player already, and whether it wants to be told at all."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="first_time_help"
    )
    on = models.BooleanField(default=True)
    seen = models.JSONField(default=list, help_text="Situations as game and key, in the order they were met.")

    class Meta:
        verbose_name_plural = "first-time help"

    def __str__(self) -> str:
        return f"First-time help of {self.user}"
