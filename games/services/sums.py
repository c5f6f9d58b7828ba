"""Where the numbers of a match came from: single lines of its log, and what stands on its table now."""

from __future__ import annotations

from games.assistant import sums
from games.assistant.calculators.say import Say
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.models import LogEntry
from games.services.checkpoints import counting
from games.services.present import Viewer
from games.services.table import Table


def labels(language: str) -> JsonDict:
    """The words around sums: ``total``, and ``where`` for what opens one."""
    say = Say(language)
    return {
        "total": say("Total", "Totale", "Summe"),
        "where": say("Where from?", "Da dove viene?", "Woher?"),
    }


def of_line(table: Table, viewer: Viewer, line: int) -> list[JsonDict] | None:
    """The sums of a line of the log; empty where it has none, `None` where this reader has no such line."""
    entries = LogEntry.objects.filter(match=table.match, first_line__lte=line).order_by("-first_line")
    # An entry without events has the number of the line that comes after it.
    entry = next((entry for entry in entries[:2] if line < entry.first_line + len(entry.events)), None)
    if entry is None:
        return None
    event = Event.from_json(entry.events[line - entry.first_line]).seen_by(viewer.seat)
    if event is None:
        return None
    return of_event(table, event, viewer.language)


def of_event(table: Table, event: Event, language: str) -> list[JsonDict]:
    """The sums of an event, which is as its reader may see it."""
    found = sums.sums_of(table.match.title, event, table.names, Say(language))
    return [each.to_json() for each in found]


def standing(table: Table, viewer: Viewer) -> list[JsonDict]:
    """What each seat has now and how it came by it, and the scores; of an open table nothing."""
    if table.match.is_open:
        return []
    entries = LogEntry.objects.filter(match=table.match).only("number", "kind", "move", "events")
    events = [
        event
        for entry in counting(entries.order_by("number"))
        for form in entry.events
        if (event := Event.from_json(form).seen_by(viewer.seat)) is not None
    ]
    view, aids = table.game.view(viewer.seat), table.game.aids(viewer.seat)
    found = sums.standing(table.match.title, view, aids, events, table.names, Say(viewer.language))
    return [each.to_json() for each in found]
