"""The append-only log of a match: history and proof."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from django.db import models
from django.db.models import Q

from games.models.match import Match


class AppendOnly(Exception):
    """Someone tried to change or delete an entry of a log."""

    def __init__(self) -> None:
        super().__init__("The log of a match is only added to.")


class LogQuerySet(models.QuerySet["LogEntry"]):
    """Entries are added and read; whatever would change stored ones is refused."""

    def update(self, **kwargs: Any) -> NoReturn:
        """Refused. Raises AppendOnly."""
        raise AppendOnly

    def delete(self) -> NoReturn:
        """Refused. Raises AppendOnly."""
        raise AppendOnly

    def bulk_update(self, objs: Iterable[LogEntry], *args: Any, **kwargs: Any) -> NoReturn:
        """Refused. Raises AppendOnly."""
        raise AppendOnly


class LogEntry(models.Model):
    """One step of a match: a move, the office's work, a start, a resignation; with what chance gave and what
    happened.

    `events` holds everything, also what only some may see: readers get it through `games.services.lines`.
    With `move` and `chance` of all entries the match replays from its beginning, whatever becomes of the
    generator.
    """

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="log")
    number = models.PositiveIntegerField(help_text="Counts from 1 within the match.")
    version = models.PositiveIntegerField(help_text="The version of the match that this entry led to.")
    first_line = models.PositiveIntegerField(
        help_text="The number of its first event as a line; they count on."
    )
    at = models.DateTimeField(auto_now_add=True)
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    kind = models.CharField(max_length=16, help_text="start, move, standing, office, resign or take_back")
    move_id = models.CharField(max_length=64, null=True, blank=True)  # noqa: DJ001 - several may have none
    move = models.JSONField(null=True, blank=True)
    events = models.JSONField(default=list)
    chance = models.JSONField(default=list)

    objects = LogQuerySet.as_manager()

    class Meta:
        ordering = ("match", "number")
        verbose_name = "log entry"
        verbose_name_plural = "log entries"
        constraints = (
            models.UniqueConstraint(fields=("match", "number"), name="log_number_once_per_match"),
            models.UniqueConstraint(
                fields=("match", "seat", "move_id"),
                condition=Q(move_id__isnull=False),
                name="log_move_id_once_per_seat",
            ),
        )

    def __str__(self) -> str:
        return f"{self.match}, entry {self.number}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Add this entry. Raises AppendOnly if it is stored."""
        if not self._state.adding:
            raise AppendOnly
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refused. Raises AppendOnly."""
        raise AppendOnly
