"""Positions that a person can go back to in matches against AIs alone, and what of a log still holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.core.jsontypes import JsonDict
from games.models import Checkpoint, LogEntry, Seat

if TYPE_CHECKING:
    from games.services.table import Table

DEPTH = 20
"""So many decisions one can go back, one after the other."""
TAKE_BACK = "take_back"


def is_allowed(table: Table) -> bool:
    """Whether moves can be taken back here: one person among AIs, in a running match that isn't rated."""
    people = sum(seat.kind == Seat.Kind.HUMAN for seat in table.seats)
    return people == 1 and table.match.is_running and not table.match.rated


def keep(table: Table, seat: int) -> None:
    """Keep the stored position, in which that person is about to move, if it may be gone back to."""
    if not is_allowed(table):
        return
    match = table.match
    kept = Checkpoint.objects.filter(match=match)
    Checkpoint.objects.create(
        match=match,
        seat=seat,
        entries=match.entries,
        lines=match.lines,
        snapshot=match.snapshot,
        chance=match.chance,
        moved=match.decision["moved"],
    )
    old = list(kept.order_by("-entries").values_list("pk", flat=True)[DEPTH:])
    if old:
        kept.filter(pk__in=old).delete()


def last(table: Table, seat: int) -> Checkpoint | None:
    """The position before the last decision of that seat, if it can be gone back to."""
    if not is_allowed(table):
        return None
    return Checkpoint.objects.filter(match=table.match, seat=seat).order_by("-entries").first()


def offer(table: Table, seat: int | None) -> JsonDict | None:
    """What a take-back would do now, for the view: `{"to", "text"}`; `None` if there is none."""
    if seat is None or not is_allowed(table):
        return None
    kept = Checkpoint.objects.filter(match=table.match, seat=seat).order_by("-entries")
    entries = kept.values_list("entries", flat=True).first()
    if entries is None:
        return None
    since = LogEntry.objects.filter(match=table.match, number__gt=entries).order_by()
    moved = sorted({other for other in since.values_list("seat", flat=True) if other not in (None, seat)})
    others = _listed([table.names[other] for other in moved])
    after = f" and what {others} did after it" if others else ""
    text = f"Your last move{after} will be undone. Dice and cards come again as they came."
    return {"to": entries, "text": text}


def counting(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """The entries that still hold, of a whole log in order: without what was taken back and the take-backs.

    Played again from the start, their moves and chance give the present position.
    """
    held: list[LogEntry] = []
    for entry in entries:
        if entry.kind != TAKE_BACK:
            held.append(entry)
            continue
        assert entry.move is not None
        while held and held[-1].number > entry.move["to"]:
            held.pop()
    return held


def undone_lines(match_id: int) -> set[int]:
    """The numbers of the lines that were taken back."""
    undone: set[int] = set()
    for events in LogEntry.objects.filter(match=match_id, kind=TAKE_BACK).values_list("events", flat=True):
        undone.update(range(events[0]["data"]["from"], events[0]["data"]["to"] + 1))
    return undone


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""
