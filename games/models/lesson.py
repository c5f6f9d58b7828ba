"""How far an account is in a tutorial."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Lesson(models.Model):
    """One account's way through one title's tutorial.

    The position isn't stored: the script and `moves` (what the player did, by the step's key) give it.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="lessons")
    title = models.SlugField("game", max_length=40)
    step = models.PositiveSmallIntegerField(default=0, help_text="Counts from 0.")
    moves = models.JSONField(default=dict)
    version = models.PositiveIntegerField(default=0, help_text="Goes up with each change.")
    run = models.PositiveIntegerField(default=1, help_text="The how many-eth time it is played.")
    begun = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)
    finished = models.DateTimeField(null=True, blank=True, help_text="When its end was first reached.")

    class Meta:
        ordering = ("user", "title")
        constraints = (models.UniqueConstraint(fields=("user", "title"), name="lesson_once_per_user"),)

    def __str__(self) -> str:
        return f"{self.title}, step {self.step + 1}"
