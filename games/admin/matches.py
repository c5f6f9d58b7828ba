"""Matches, seats and log in the admin: to be looked at, not edited; a stuck job can be queued again.

The generator's state is never shown, and of a match that isn't over neither its state nor what only some may
see: an admin may sit in it.
"""

from __future__ import annotations

import json
from typing import Any

from django.contrib import admin, messages
from django.db.models import Count, QuerySet
from django.http import HttpRequest
from django.utils.html import format_html
from unfold.admin import ModelAdmin, TabularInline
from unfold.decorators import action, display

from games.core.results import Event
from games.models import LogEntry, Match, Seat
from games.services.sweep import queue_now

HIDDEN = "Shown when the match is over."


class ReadOnly:
    """No adding, changing or deleting, and no asking by address for what isn't shown."""

    list_filter: Any
    date_hierarchy: Any

    def lookup_allowed(self, lookup: str, value: Any, request: HttpRequest | None = None) -> bool:
        """Only what the page's own filters ask for: any other would tell of a secret whether it fits."""
        offered = [*self.list_filter, "id", *filter(None, [self.date_hierarchy])]
        return any(lookup == name or lookup.startswith(f"{name}__") for name in offered)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False


class SeatInline(ReadOnly, TabularInline):
    """Who sits in a match."""

    model = Seat
    fields = ("number", "kind", "user", "ai_level", "ai_style", "name_at_end", "resigned", "settings")
    extra = 0


@admin.register(Match)
class MatchAdmin(ReadOnly, ModelAdmin):
    """The matches, with their jobs."""

    list_display = (
        "public_id",
        "title",
        "status",
        "pace",
        "visibility",
        "players",
        "version",
        "job_state",
        "host",
        "created",
        "changed",
    )
    list_filter = ("status", "job", "title", "pace", "visibility")
    search_fields = ("public_id", "host__display_name", "seats__user__display_name")
    list_select_related = ("host",)
    date_hierarchy = "created"
    actions = ("queue_job_again",)
    inlines = (SeatInline,)
    fieldsets = (
        (None, {"fields": ("public_id", "title", "options", "cards", "rules_version", "pace", "visibility")}),
        ("Course", {"fields": ("status", "host", "created", "started", "finished", "changed", "result")}),
        ("Game", {"fields": ("version", "entries", "lines", "decision_shown", "state_shown")}),
        ("Job", {"fields": ("job", "job_touched", "job_started", "job_key", "job_tries", "job_failures")}),
    )
    readonly_fields = ("decision_shown", "state_shown")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Match]:
        """Matches with the number of their seats; state and generator are not even read for the list."""
        return (
            super().get_queryset(request).defer("chance").annotate(seat_count=Count("seats", distinct=True))
        )

    @display(description="Seats")
    def players(self, match: Match) -> int:
        """How many seats the table has."""
        return int(match.seat_count)  # type: ignore[attr-defined]

    @display(description="Job", label={"none": "success", "AI": "info", "office": "warning"})
    def job_state(self, match: Match) -> str:
        """Which job is due."""
        return {Match.Job.AI: "AI", Match.Job.OFFICE: "office"}.get(Match.Job(match.job), "none")

    @display(description="Decision")
    def decision_shown(self, match: Match) -> str:
        """Since when the present decision goes on and who moved in it."""
        return json.dumps(match.decision)

    @display(description="State")
    def state_shown(self, match: Match) -> str:
        """The last position of a finished match."""
        return _as_block(match.snapshot) if match.is_finished else HIDDEN

    @action(description="Queue the stuck job again")
    def queue_job_again(self, request: HttpRequest, queryset: QuerySet[Match]) -> None:
        """Queue the due job of each chosen match at once; one that runs already makes the copy do nothing."""
        taken = [match.public_id for match in queryset if queue_now(match)]
        left = queryset.count() - len(taken)
        if taken:
            self.message_user(request, f"Queued again: {', '.join(taken)}.", messages.SUCCESS)
        if left:
            self.message_user(request, f"{left} without a due job, or the broker is away.", messages.WARNING)


@admin.register(LogEntry)
class LogEntryAdmin(ReadOnly, ModelAdmin):
    """The log, entry by entry."""

    list_display = ("match", "number", "version", "at", "kind", "seat", "codes")
    list_filter = ("kind", "match__title", "match__status")
    search_fields = ("match__public_id", "=move_id")
    list_select_related = ("match",)
    fields = (
        "match",
        "number",
        "version",
        "first_line",
        "at",
        "kind",
        "seat",
        "move_id",
        "move_shown",
        "events_shown",
    )
    readonly_fields = ("move_shown", "events_shown")

    @display(description="Events")
    def codes(self, entry: LogEntry) -> str:
        """What happened, as everyone may know it."""
        return ", ".join(event.code for event in _public(entry))

    @display(description="Move")
    def move_shown(self, entry: LogEntry) -> str:
        """The move of a finished match."""
        return _as_block(entry.move) if entry.match.is_finished else HIDDEN

    @display(description="Events")
    def events_shown(self, entry: LogEntry) -> str:
        """What happened: all of it once the match is over, before only what is open to everyone."""
        if entry.match.is_finished:
            return _as_block(entry.events)
        return _as_block([event.to_json() for event in _public(entry)])


def _public(entry: LogEntry) -> list[Event]:
    seen = (Event.from_json(form).seen_by(None) for form in entry.events)
    return [event for event in seen if event is not None]


def _as_block(value: Any) -> str:
    return format_html("<pre>{}</pre>", json.dumps(value, indent=1, ensure_ascii=False))
