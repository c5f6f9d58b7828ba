"""The log as one seat may read it: one line an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import structlog

from games.assistant.sums import has_sums
from games.core.game import Title
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.models import LogEntry, Match

log = structlog.get_logger(__name__)

PAGE = 60
"""How many lines a view brings along."""
MOST = 200
"""How many lines can be asked for at once."""

STARTED = "table.started"
RESIGNED = "table.resigned"
STANDS_IN = "table.stands_in"
ENDED = "table.ended"
TAKEN_BACK = "table.taken_back"


def lines_of(
    entries: Iterable[LogEntry],
    title: Title,
    names: Sequence[str],
    seat: int | None,
    all_open: bool = False,
) -> list[JsonDict]:
    """The lines of these entries that `seat` may see (`None`: a spectator), in the same order; with
    `all_open`, of a finished match, what any seat saw.
    """
    lines: list[JsonDict] = []
    for entry in entries:
        for offset, form in enumerate(entry.events):
            whole = Event.from_json(form)
            event = whole if all_open and whole.seats != () else whole.seen_by(seat)
            if event is None:
                continue
            lines.append(
                {
                    "n": entry.first_line + offset,
                    "at": entry.at.isoformat(),
                    "seat": entry.seat,
                    "code": event.code,
                    "rule": event.rule,
                    "text": _text(event, title, names),
                    "data": event.data,
                    "sums": has_sums(title.slug, event, names),
                }
            )
    return lines


def latest_lines(
    match: Match,
    title: Title,
    names: Sequence[str],
    seat: int | None,
    before: int | None = None,
    limit: int = PAGE,
) -> list[JsonDict]:
    """The last `limit` lines, newest last, that `seat` may see; only those numbered below `before`, if
    given.
    """
    entries = LogEntry.objects.filter(match=match).defer("chance", "move").order_by("-number")
    if before is not None:
        entries = entries.filter(first_line__lt=before)
    found: list[JsonDict] = []
    for entry in entries.iterator(chunk_size=limit):
        lines = lines_of([entry], title, names, seat)
        found[:0] = [line for line in lines if before is None or line["n"] < before]
        if len(found) >= limit:
            break
    return found[-limit:]


def _text(event: Event, title: Title, names: Sequence[str]) -> str:
    """The line in words: the table's own events here, the game's by its title."""
    if event.code == STARTED:
        return "The match begins."
    if event.code == RESIGNED:
        return f"{names[event.data['seat']]} resigns."
    if event.code == STANDS_IN:
        return f"An AI plays on for {names[event.data['seat']]}."
    if event.code == TAKEN_BACK:
        return f"{names[event.data['seat']]} takes back the last move."
    if event.code == ENDED:
        winners = [names[seat] for seat in event.data["winners"]]
        verb = "wins" if len(winners) == 1 else "share the win"
        return f"The match ends by resignation: {' and '.join(winners)} {verb}."
    try:
        return title.event_text(event, names)
    except (KeyError, IndexError, TypeError) as problem:
        # The log outlives the version of the game that wrote it: one old line must not hide all others.
        log.warning("line_not_worded", title=title.slug, code=event.code, problem=repr(problem))
        return f"{event.code.replace('_', ' ').capitalize()} (written by an earlier version of the game)."
