"""A move's way: lock the match, answer a repeated move as before, check, play, store, push."""

from __future__ import annotations

import re
from typing import Any

import structlog
from django.db import IntegrityError, OperationalError, transaction

from games.assistant.books import LANGUAGES
from games.core.jsontypes import Move
from games.core.results import MoveFault
from games.models import LogEntry, Match, Seat
from games.services import checkpoints, present
from games.services.answers import Ack, Answer, Conflict, Fault, Refused
from games.services.table import Table, lock

log = structlog.get_logger(__name__)

MOVE_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
TRIES = 3

NO_MATCH = "There is no such table, or it is private. Check the address or the invitation."
NOT_SEATED = "You don't sit at this table, so you can only watch."
NOT_YOUR_SEAT = "This seat isn't yours: moves are taken for your own seat only."
RESIGNED = "You have resigned: an AI plays on for you."
NOT_STARTED = "The match hasn't begun yet. It begins when all seats are taken."
OVER = "The match is over. The result is on the table."
STALE = "The table has moved on since you chose. Look at the new position and choose again."
BUSY = "The table was busy. Nothing has changed; send the move again."


def submit(
    match_id: int,
    seat: int | None,
    user: Any,
    move: Move,
    move_id: str,
    version: int,
    language: str = LANGUAGES[0],
) -> Answer:
    """A person's move.

    Args:
        match_id: the match's key.
        seat: the seat the move is for, which must be the user's; `None`: the user's seat, wherever it is.
        user: the account that sends it, logged in or not.
        move: in the JSON form of the title, not checked yet.
        move_id: made up by the client, once for each move, of MOVE_ID's form. A second time the first answer
        is given.
        version: the version that the client saw when it chose.
        language: in which the reasons of a refusal are told.
    """
    user_id = user.pk if user.is_authenticated else None
    return _repeated(
        lambda: _submit_as_person(match_id, seat, user_id, move, move_id, version, language),
        match_id,
        move_id,
    )


def submit_for_ai(match_id: int, seat: int, move: Move, move_id: str, version: int) -> Answer:
    """An AI's move, the same way; refused with `not_your_seat` when no AI plays that seat."""
    return _repeated(lambda: _submit_as_ai(match_id, seat, move, move_id, version), match_id, move_id)


def _repeated(attempt: Any, match_id: int, move_id: str) -> Answer:
    """Try again when another writer was faster, which changes nothing of what this one may do."""
    for _ in range(TRIES):
        try:
            with transaction.atomic():
                answer: Answer = attempt()
            return answer
        except Match.DoesNotExist:
            return Fault("no_match", NO_MATCH, move_id)
        except (Conflict, IntegrityError, OperationalError) as problem:
            log.info("move_tried_again", match=match_id, problem=type(problem).__name__)
    return Fault("busy", BUSY, move_id)


def _submit_as_person(
    match_id: int,
    number: int | None,
    user_id: int | None,
    move: Move,
    move_id: str,
    version: int,
    language: str,
) -> Answer:
    table = lock(match_id)
    seat = table.seat_of(user_id)
    if seat is None:
        hidden = present.viewer_of(table, user_id) is None
        return Fault("no_match", NO_MATCH, move_id) if hidden else Fault("not_seated", NOT_SEATED, move_id)
    if number is not None and number != seat.number:
        return Fault("not_your_seat", NOT_YOUR_SEAT, move_id)
    # First of all: a move that counted keeps its answer, whatever has happened since.
    if (answer := _earlier_answer(table, seat, move_id)) is not None:
        return answer
    if seat.resigned:
        return Fault("not_your_seat", RESIGNED, move_id)
    return _play(table, seat, move, move_id, version, language)


def _submit_as_ai(match_id: int, number: int, move: Move, move_id: str, version: int) -> Answer:
    table = lock(match_id)
    seat = table.seats[number]
    if (answer := _earlier_answer(table, seat, move_id)) is not None:
        return answer
    if not seat.played_by_ai:
        return Fault("not_your_seat", NOT_YOUR_SEAT, move_id)
    return _play(table, seat, move, move_id, version, LANGUAGES[0])


def _earlier_answer(table: Table, seat: Seat, move_id: str) -> Ack | None:
    entry = (
        LogEntry.objects.filter(match=table.match, seat=seat.number, move_id=move_id).only("version").first()
    )
    return None if entry is None else Ack(move_id, entry.version)


def _play(table: Table, seat: Seat, move: Move, move_id: str, version: int, language: str) -> Answer:
    match = table.match
    if match.is_open:
        return Fault("not_started", NOT_STARTED, move_id)
    if match.is_finished:
        return Fault("over", OVER, move_id)
    if table.is_stale(version):
        return Fault("stale", STALE, move_id)
    try:
        violations = table.game.check(seat.number, move)
    except MoveFault as fault:
        return Fault("malformed", f"This is no move of this game: {fault}", move_id)
    if violations:
        reasons = present.violations_in_words(table, violations, language)
        nearest = present.nearest_moves(table, seat.number, move)
        return Refused(move_id, match.version, reasons, nearest, language)
    if not seat.played_by_ai:
        checkpoints.keep(table, seat.number)
    table.play(seat.number, move, move_id)
    # Orders that follow at once are part of this commit, so one version covers them.
    table.save()
    return Ack(move_id, match.version)
