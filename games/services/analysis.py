"""The analysis of a finished match: everybody's win chances after each step, and its turning points.

A worker reckons them bit by bit, a few seconds a job: first each step of the recording (`ai.analysis.chances`
and `decided`), then a closer look at those decisions that cost most, then the words. After each bit all is
stored, so whoever takes over goes on where the last one stopped.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

import structlog
from django.db import transaction

from accounts.models import User
from ai.analysis import Chances, Effort, chances, decided, look
from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.models import Analysis, LogEntry, Match, Recording
from games.services import recording as recordings
from games.services import turning, work
from games.services.answers import TableError
from games.services.checkpoints import TAKE_BACK
from games.services.names import fill_names
from games.services.table import Table, load

log = structlog.get_logger(__name__)

SLICE_S = 3.0
"""So long one job goes on before it lets the next one in the queue have its turn."""
BUDGET_S = 90.0
"""About so many seconds of one core for a match, however slow its title."""
LOOKS = 8
"""So many decisions are looked at closely."""
LOOK = Effort(playouts=0, iterations=12_000, seconds=0.8)
WORTH_A_LOOK = 0.025
NOT_FINISHED = "The match isn’t over yet. Its win chances can be reckoned when it is."
ALONE = "There is nothing to reckon: you played alone."


def ask(match: Match, user: User | None) -> Analysis:
    """The analysis of a match; a worker is asked to begin, or to go on if it failed or was cancelled.

    Raises:
        TableError: `not_finished`, `alone`, `no_replay`.
    """
    if not match.is_finished:
        raise TableError("not_finished", NOT_FINISHED)
    if match.seats.count() < 2:
        raise TableError("alone", ALONE)
    recording = recordings.ask(match)
    if recording.status == Recording.Status.FAILED:
        raise TableError("no_replay", recording.problem)
    with transaction.atomic():
        found, created = Analysis.objects.get_or_create(
            match=match, defaults={"asked_by": user, "total": match.entries + LOOKS}
        )
        if created:
            work.send_on_commit(found)
        else:
            work.again(found)
    return found


def may_cancel(analysis: Analysis, table: Table, user_id: int | None) -> bool:
    """Whether a user may stop it: who asked for it, or sits at the table."""
    return user_id is not None and (user_id == analysis.asked_by_id or table.seat_of(user_id) is not None)


def analyse(match_id: int, done: int) -> bool:
    """Do some bits of the work, and queue a job for the rest. Returns whether any was done."""
    analysis = Analysis.objects.filter(match_id=match_id).first()
    if analysis is None or not work.claim(analysis, done):
        return False
    try:
        recording = _recording(analysis)
        if recording is not None:
            _some(analysis, load(match_id), recording)
            return True
    except Exception as problem:
        log.exception("analysis_failed", match=match_id, bit=analysis.done, problem=type(problem).__name__)
        work.failed(analysis)
    return False


def _recording(analysis: Analysis) -> Recording | None:
    """The positions, recorded now if nobody has yet; `None` if there are none, or another worker is at it."""
    recording = recordings.ask(analysis.match)
    if recording.goes_on:
        recordings.record(analysis.match_id, recording.done)
        recording.refresh_from_db()
    if recording.is_done:
        return recording
    if recording.status == Recording.Status.FAILED:
        work.give_up(analysis, recording.problem)
    return None


def _some(analysis: Analysis, table: Table, recording: Recording) -> None:
    end = monotonic() + SLICE_S
    positions = _Positions(recording, table)
    while _bit(analysis, table, positions) and not analysis.is_done:
        if monotonic() > end:
            work.hand_on(analysis)
            return


def _bit(analysis: Analysis, table: Table, positions: _Positions) -> bool:
    """Do the next bit and store it. Returns whether the work goes on."""
    steps = table.match.entries
    if len(analysis.points) < steps:
        point = _point(table, positions, len(analysis.points))
        return work.store(analysis, analysis.done + 1, points=[*analysis.points, point])
    open_looks = [step for step in _worth_a_look(analysis) if step not in _looked(analysis)]
    if open_looks and len(analysis.looks) < LOOKS:
        seen = _look(table, positions, open_looks[0], analysis.points[open_looks[0]])
        return work.store(analysis, analysis.done + 1, looks=[*analysis.looks, seen])
    found = turning.points(table, analysis, positions)
    return work.store(analysis, steps + LOOKS, turning=found, status=Analysis.Status.DONE)


def _effort(steps: int) -> Effort:
    # Each step spends its seconds up to three times: on its chances, on a search, on comparing moves.
    return Effort(1500, 4000, min(0.3, max(0.05, BUDGET_S / (3 * steps))))


def _point(table: Table, positions: _Positions, step: int) -> JsonDict:
    """What is reckoned of one step.

    `{"c": chances by seat after it, from 0 to 1, "n": the playouts that they are of, "chance": whether dice
    or cards were asked, "m": None | {"seat", "before", "after": chances by seat, "cost", "doubt", "better":
    a move | None}}`.
    """
    entry = positions.entry(step)
    effort = _effort(table.match.entries)
    seed = table.match.pk * 1_000_003 + step * 17
    out = positions.resigned(step)
    found = _chances(table, positions, step, effort, seed, out)
    made = None
    if entry.kind == "move" and entry.seat is not None and entry.move is not None and step > 0:
        made = decided(positions.game(step - 1), entry.seat, entry.move, effort, seed, out)
    return {
        "c": _rounded(found.by_seat),
        "n": found.playouts,
        "m": None
        if made is None
        else {
            "seat": entry.seat,
            "before": _rounded(made.before),
            "after": _rounded(made.after),
            "cost": round(made.cost, 4),
            "doubt": round(made.doubt, 4),
            "better": made.better,
        },
        "chance": bool(entry.chance) or entry.kind == "office",
    }


def _chances(
    table: Table, positions: _Positions, step: int, effort: Effort, seed: int, out: list[int]
) -> Chances:
    if step == table.match.entries - 1:
        winners = (table.match.result or {})["winners"]
        share = 1 / len(winners)
        return Chances([share if seat in winners else 0.0 for seat in range(len(table.seats))], 0)
    return chances(positions.game(step), effort, seed, out)


def _worth_a_look(analysis: Analysis) -> list[int]:
    """The steps whose decisions seem to have cost most, the dearest first."""
    costs = [
        (point["m"]["cost"], step)
        for step, point in enumerate(analysis.points)
        if point["m"] and point["m"]["better"] and point["m"]["cost"] > WORTH_A_LOOK
    ]
    return [step for _, step in sorted(costs, reverse=True)]


def _looked(analysis: Analysis) -> set[int]:
    return {seen["step"] for seen in analysis.looks}


def _look(table: Table, positions: _Positions, step: int, point: JsonDict) -> JsonDict:
    entry = positions.entry(step)
    assert entry.seat is not None
    assert entry.move is not None
    seen = look(
        positions.game(step - 1), entry.seat, entry.move, point["m"]["better"], LOOK, table.match.pk + step
    )
    if seen is None:
        return {"step": step, "made": 0.0, "better": 0.0, "doubt": 1.0}
    return {
        "step": step,
        "made": round(seen.made, 4),
        "better": round(seen.better, 4),
        "doubt": round(seen.doubt, 4),
    }


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]


class _Positions:
    """The recorded positions and the log's entries by step, a part at a time."""

    def __init__(self, recording: Recording, table: Table) -> None:
        self._recording = recording
        self._table = table
        self._parts: dict[int, list[JsonDict]] = {}

    def game(self, step: int) -> Game:
        """The game after a step."""
        first = step - step % recordings.PART
        if first not in self._parts:
            self._parts = {first: self._recording.parts.get(first=first).forms}
        form = self._parts[first][step % recordings.PART]
        return self._table.title.load(form, self._table.match.cards.cards)

    def entry(self, step: int) -> LogEntry:
        """The log's entry that led to a step."""
        return LogEntry.objects.get(match=self._table.match, number=step + 1)

    def resigned(self, step: int) -> list[int]:
        """The seats that had given up by a step."""
        return [known["seat"] for known in self._recording.steps[: step + 1] if known["kind"] == "resign"]

    def undone(self) -> set[int]:
        """The steps that were taken back later."""
        found: set[int] = set()
        for entry in LogEntry.objects.filter(match=self._table.match, kind=TAKE_BACK):
            assert entry.move is not None
            found.update(range(entry.move["to"], entry.number - 1))
        return found


# --- what is seen of it ------------------------------------------------------------------------------------


def progress(analysis: Analysis | None, names: list[str], have: int = 0) -> JsonDict:
    """What the replay's page is told: `{"status", "done", "total", "problem", "from", "points", "turning"}`.

    Args:
        analysis: `None`: nobody has asked for one; the status is `none`.
        have: how many points the page has already; `points` are those after them.
    """
    if analysis is None:
        return {
            "status": "none",
            "done": 0,
            "total": 0,
            "problem": "",
            "from": 0,
            "points": [],
            "turning": [],
        }
    return {
        "status": analysis.status,
        "done": analysis.done,
        "total": analysis.total,
        "problem": analysis.problem,
        "from": have,
        "points": [_seen(point) for point in analysis.points[have:]],
        "turning": fill_names(analysis.turning, names),
    }


def _seen(point: JsonDict) -> JsonDict:
    made = point["m"]
    return {"c": point["c"], "m": made and {"seat": made["seat"], "swing": _swing(made)}}


def _swing(made: dict[str, Any]) -> list[float]:
    return [round(after - before, 4) for before, after in zip(made["before"], made["after"], strict=True)]
