"""A match in progress, loaded: the one place where a game is played on and stored.

Everything that changes a running match locks its row, plays, and calls :meth:`Table.save` in the same
transaction. The next state comes from the snapshot; the log is only added to, never replayed.
"""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from typing import NamedTuple

from django.db import transaction
from django.utils import timezone

from ai.levels import LEVELS
from games.core import registry
from games.core.chance import SeededChance
from games.core.game import Game, Title
from games.core.jsontypes import JsonDict, Move
from games.core.results import Event
from games.models import Checkpoint, LogEntry, Match, Seat
from games.services import jobs, presence, publish
from games.services.answers import Conflict
from games.services.lines import STARTED
from games.services.names import seat_names
from games.services.results import result_of
from games.services.standing import standing_move
from games.services.urgency import SHORT, priority_of

STORED = (
    "version",
    "entries",
    "lines",
    "snapshot",
    "chance",
    "decision",
    "status",
    "started",
    "finished",
    "changed",
    "result",
    "job",
    "job_touched",
    "job_tries",
    "job_failures",
)


class Decision(NamedTuple):
    """Who decides and what kind of decision it is, to tell whether a move left the others' decision as it
    was.
    """

    seats: tuple[int, ...]
    face: int

    def goes_on_in(self, after: Decision) -> bool:
        """Whether `after` is the rest of this decision of several seats."""
        return (
            len(self.seats) > 1
            and after.face == self.face
            and bool(after.seats)
            and set(after.seats) <= set(self.seats)
        )


class Table:
    """A match with its seats and its game. `entries` gathers what :meth:`save` will append to the log."""

    def __init__(self, match: Match, seats: list[Seat]) -> None:
        self.match = match
        self.seats = seats
        self.entries: list[LogEntry] = []

    @cached_property
    def title(self) -> Title:
        """The title of the match."""
        return registry.get_title(self.match.title)

    @cached_property
    def game(self) -> Game:
        """The game as stored, and as played on since."""
        return self.title.load(self.match.snapshot, self.match.cards.cards)

    @cached_property
    def chance(self) -> SeededChance:
        """The match's own generator. Only this class may ask it."""
        return SeededChance.restore(self.match.chance)

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return seat_names(self.seats)

    @cached_property
    def online(self) -> set[int]:
        """The seats whose people are at the table just now."""
        return presence.seats_online(self.match.public_id)

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Where that user sits, or `None`."""
        if user_id is None:
            return None
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    # --- playing -------------------------------------------------------------------------------------------

    def begin(self, game: Game, chance: SeededChance) -> None:
        """Put a new game on the table: the first entry holds what chance gave for its set-up."""
        self.__dict__["game"], self.__dict__["chance"] = game, chance
        self.match.status = Match.Status.RUNNING
        self.match.started = timezone.now()
        self.match.decision = {"since": self.match.version + 1, "moved": {}}
        self.record("start", [Event(STARTED, "", {})])
        self.follow_orders()

    def play(self, seat: int, move: Move, move_id: str | None = None) -> None:
        """Make a legal move and the standing orders that are due after it."""
        self._play(seat, move, move_id, "move")
        self.follow_orders()

    def run_job(self) -> None:
        """Do the worker step that is due."""
        before = self._decision()
        self.record("office", self.game.run_job(self.chance))
        self._new_decision(before, None)
        self.follow_orders()

    def follow_orders(self) -> bool:
        """Make the moves that standing orders ask for now. Returns whether there were any."""
        followed = False
        while (order := self._next_order()) is not None:
            seat, move = order
            self._play(seat, move, None, "standing")
            followed = True
        return followed

    def go_back(self, checkpoint: Checkpoint) -> None:
        """Put an earlier position on the table again, with the luck that was to come then."""
        self.__dict__["game"] = self.title.load(checkpoint.snapshot, self.match.cards.cards)
        self.__dict__["chance"] = SeededChance.restore(checkpoint.chance)
        self.match.decision = {"since": self.match.version + 1, "moved": checkpoint.moved}

    def record(
        self,
        kind: str,
        events: list[Event],
        seat: int | None = None,
        move: Move | None = None,
        move_id: str | None = None,
    ) -> None:
        """Gather an entry for the log, with what chance gave since the last one."""
        self.entries.append(
            LogEntry(
                match=self.match,
                number=self.match.entries + 1,
                version=self.match.version + 1,
                first_line=self.match.lines + 1,
                at=timezone.now(),
                seat=seat,
                kind=kind,
                move_id=move_id,
                move=None if move is None else dict(move),
                events=[event.to_json() for event in events],
                chance=self.chance.take(),
            )
        )
        self.match.entries += 1
        self.match.lines += len(events)

    def _play(self, seat: int, move: Move, move_id: str | None, kind: str) -> None:
        before = self._decision()
        events = self.game.play(seat, move, self.chance)
        self.record(kind, events, seat, move, move_id)
        self._new_decision(before, seat)

    def _next_order(self) -> tuple[int, JsonDict] | None:
        acting = self.game.seats_to_act()
        for seat in self.seats:
            if seat.number in acting and not seat.played_by_ai:
                move = standing_move(self.game, seat)
                if move is not None:
                    return seat.number, move
        return None

    # --- decisions -----------------------------------------------------------------------------------------

    def _decision(self) -> Decision:
        return Decision(tuple(self.game.seats_to_act()), self.game.state.face)

    def _new_decision(self, before: Decision, seat: int | None) -> None:
        """Note whether the decision goes on for the others, and that `seat` moved in it."""
        if seat is not None and before.goes_on_in(self._decision()):
            moved = dict(self.match.decision["moved"])
            moved[str(seat)] = moved.get(str(seat), 0) + 1
            self.match.decision = {**self.match.decision, "moved": moved}
        else:
            self.match.decision = {"since": self.match.version + 1, "moved": {}}

    def is_stale(self, version: int) -> bool:
        """Whether who saw `version` saw another decision than the present one.

        What the others do in the same decision of several seats (secret prices, bids, placements) does not
        matter.
        """
        return not self.match.decision["since"] <= version <= self.match.version

    def times_moved(self, seat: int) -> int:
        """How often the seat has moved in the present decision."""
        return int(self.match.decision["moved"].get(str(seat), 0))

    def owes(self, seat: Seat) -> bool:
        """Whether the game waits for that person. Who only may change what it confirmed owes nothing."""
        if seat.played_by_ai or not self.match.is_running or seat.number not in self.game.seats_to_act():
            return False
        return seat.number == self.game.state.actor or not self.times_moved(seat.number)

    def ai_seats_due(self) -> list[int]:
        """The seats that an AI plays and that owe a move; who only may change what it confirmed owes none."""
        by_ai = {seat.number for seat in self.seats if seat.played_by_ai}
        actor = self.game.state.actor
        return [
            seat
            for seat in self.game.seats_to_act()
            if seat in by_ai and (seat == actor or not self.times_moved(seat))
        ]

    def job_due(self) -> Match.Job:
        """The job that must be done next, if any."""
        if not self.match.is_running:
            return Match.Job.NONE
        if self.game.job() is not None:
            return Match.Job.OFFICE
        return Match.Job.AI if self.ai_seats_due() else Match.Job.NONE

    def decision_key(self, seat: int) -> str:
        """A name for the decision that `seat` has to make: another one as soon as it has moved."""
        return f"{self.match.decision['since']}-{self.times_moved(seat)}"

    def turn_key(self, seat: int) -> str:
        """A name for the very move that `seat` owes now: the same for every job that thinks about it."""
        return f"ai-{seat}-{self.decision_key(seat)}"

    def thinking_seed(self, seat: int) -> int:
        """For an AI's thoughts: after a take-back the same position, with the same luck to come, has the same
        one, so that nobody can wait for a weaker answer. It tells nothing of the generator.
        """
        known = [self.match.chance, self.game.view(seat), seat, self.match.job_failures]
        return int(hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:12], 16)

    # --- storing -------------------------------------------------------------------------------------------

    def finish(self, result: JsonDict) -> None:
        """End the match with that result; the names of its players are kept."""
        self.match.status = Match.Status.FINISHED
        self.match.finished = timezone.now()
        self.match.result = result
        for seat, name in zip(self.seats, self.names, strict=True):
            if seat.user_id is not None or seat.kind == Seat.Kind.AI:
                seat.name_at_end = name
                seat.save(update_fields=["name_at_end"])

    def save(self) -> None:
        """Store what was played as the next version; on commit it is pushed and the next job is queued.

        Raises:
            Conflict: if the stored version is no longer the one that was loaded.
        """
        match, seen = self.match, self.match.version
        outcome = self.game.outcome()
        if outcome is not None and match.is_running:
            self.finish(result_of(self.game, outcome, self.seats))
        match.version += 1
        match.snapshot = self.game.form()
        match.chance = self.chance.dump()
        match.job = self.job_due()
        match.changed = match.job_touched = timezone.now()
        match.job_tries = match.job_failures = 0
        changes = {name: getattr(match, name) for name in STORED}
        if not Match.objects.filter(pk=match.pk, version=seen).update(**changes):
            raise Conflict
        LogEntry.objects.bulk_create(self.entries)
        self._note_who_owes()
        if match.is_finished:
            Checkpoint.objects.filter(match=match).delete()
        transaction.on_commit(lambda: publish.push(self), robust=True)
        if match.job:
            jobs.queue(match, self._priority())

    def _priority(self) -> int:
        """Where the job that is due stands in the queue."""
        due = self.ai_seats_due()
        level = LEVELS.get(self.seats[due[0]].ai_level) if due else None
        return priority_of(level) if level else SHORT

    def _note_who_owes(self) -> None:
        """Keep with each seat whether it is waited for, so that nobody has to ask the game for a number."""
        changed = []
        for seat in self.seats:
            owes = self.owes(seat)
            if seat.owes != owes:
                seat.owes = owes
                changed.append(seat)
        Seat.objects.bulk_update(changed, ["owes"])


def load(match_id: int) -> Table:
    """The table of a match, to look at. Raises Match.DoesNotExist."""
    match = Match.objects.select_related("cards").get(pk=match_id)
    return Table(match, _seats(match))


def lock(match_id: int) -> Table:
    """The same, locked until the transaction ends. Raises Match.DoesNotExist.

    PostgreSQL locks the row; SQLite's transactions begin with the lock of the whole database (see the
    settings).
    """
    match = Match.objects.select_for_update(of=("self",)).select_related("cards").get(pk=match_id)
    return Table(match, _seats(match))


def _seats(match: Match) -> list[Seat]:
    return list(match.seats.select_related("user").order_by("number"))
