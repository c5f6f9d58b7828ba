"""Hints: the best moves for one seat in the decision it has to make, thought up by a worker.

The worker gets a game made from nothing but that seat's view, and the answer goes to that seat alone. It is
kept with the decision, so that whoever asks twice is told the same.
"""

from __future__ import annotations

import datetime
import hashlib
import json
from collections.abc import Sequence
from typing import Any

import structlog
from django.db import transaction
from django.utils import timezone

from ai.hints import candidates, comparisons
from games.core.jsontypes import JsonDict
from games.models import Hint, Match
from games.services import jobs, present, publish
from games.services.answers import TableError
from games.services.names import fill_names
from games.services.submit import NO_MATCH, NOT_SEATED, NOT_STARTED, OVER, RESIGNED, STALE
from games.services.table import Table, load, lock

log = structlog.get_logger(__name__)

MOVES = 3
PATIENCE = datetime.timedelta(seconds=12)
"""Who asks again after so long is told that no worker is there, and the job goes out again."""
A_MINUTE = datetime.timedelta(minutes=1)
MOST_A_MINUTE = 60

RATED = "This match is rated: it is played without hints."
NOT_YOUR_TURN = "There is nothing for you to decide just now. Ask when it is your turn."
TOO_MANY = "You have asked for many hints within a minute. Wait a moment, then ask again."
AWAY = "No worker has answered yet. Your question waits; you can also play on without it."
FAILED = "No hint came of it. You can ask again."


def ask(match_id: int, user: Any, version: int) -> JsonDict:
    """The hint for the user's seat: the kept answer, or the word that a worker thinks.

    Args:
        version: the one the user saw.

    Returns:
        The message `hint` of docs/live-protocol.md.

    Raises:
        TableError: `no_match`, `not_seated`, `resigned`, `not_started`, `over`, `rated`, `stale`,
            `not_your_turn`, `rate_limited`.
    """
    with transaction.atomic():
        try:
            table = lock(match_id)
        except Match.DoesNotExist:
            raise TableError("no_match", NO_MATCH) from None
        seat = _seat_that_may_ask(table, user.pk, version)
        hint = Hint.objects.filter(match=table.match, seat=seat, decision=table.decision_key(seat)).first()
        if hint is not None and hint.state == Hint.State.READY:
            return _frame(table, hint)
        now = timezone.now()
        late = hint is not None and hint.state == Hint.State.THINKING
        if hint is not None and late and hint.asked > now - PATIENCE:
            return _frame(table, hint)
        if hint is None:
            lately = Hint.objects.filter(user_id=user.pk, asked__gt=now - A_MINUTE).count()
            if lately >= MOST_A_MINUTE:
                raise TableError("rate_limited", TOO_MANY)
            hint = Hint(match=table.match, seat=seat, decision=table.decision_key(seat), user_id=user.pk)
        hint.state, hint.asked, hint.version = Hint.State.THINKING, now, table.match.version
        hint.save()
    taken = jobs.send_hint(hint.pk)
    return _frame(table, hint, away=late or not taken)


def think(hint_id: int) -> bool:
    """Answer a hint that was asked for, and push it to its seat. Returns whether it was still wanted."""
    hint = Hint.objects.filter(pk=hint_id, state=Hint.State.THINKING).first()
    if hint is None:
        return False
    try:
        table = load(hint.match_id)
    except Match.DoesNotExist:
        return False
    if not _is_wanted(table, hint):
        log.debug("hint_stale", match=hint.match_id, seat=hint.seat)
        hint.delete()
        return False
    try:
        hint.moves, hint.state = _best_moves(table, hint.seat), Hint.State.READY
    except Exception as problem:
        # Whatever is wrong with the search: who asked is told, and the table goes on.
        log.exception("hint_failed", match=hint.match_id, seat=hint.seat, problem=type(problem).__name__)
        hint.state = Hint.State.FAILED
    kept = Hint.objects.filter(pk=hint.pk, state=Hint.State.THINKING).update(
        moves=hint.moves, state=hint.state
    )
    if kept:
        publish.push_to_seat(table.match, hint.seat, _frame(table, hint))
    return bool(kept)


def _seat_that_may_ask(table: Table, user_id: int | None, version: int) -> int:
    """The user's seat, if there is a hint for it now. Raises TableError."""
    match, seat = table.match, table.seat_of(user_id)
    if seat is None:
        hidden = present.viewer_of(table, user_id) is None
        raise TableError("no_match", NO_MATCH) if hidden else TableError("not_seated", NOT_SEATED)
    if seat.resigned:
        raise TableError("resigned", RESIGNED)
    if match.is_open:
        raise TableError("not_started", NOT_STARTED)
    if match.is_finished:
        raise TableError("over", OVER)
    if match.rated:
        raise TableError("rated", RATED)
    if table.is_stale(version):
        raise TableError("stale", STALE)
    if seat.number not in table.game.seats_to_act():
        raise TableError("not_your_turn", NOT_YOUR_TURN)
    return seat.number


def _is_wanted(table: Table, hint: Hint) -> bool:
    """Whether the match still stands at the decision that the hint is for."""
    return (
        table.match.is_running
        and hint.seat in table.game.seats_to_act()
        and table.decision_key(hint.seat) == hint.decision
    )


def _best_moves(table: Table, seat: int) -> list[JsonDict]:
    """The best moves with their chances and reasons, from nothing but what the seat sees."""
    view = table.game.view(seat)
    # The same view gives the same answer, also after a take-back.
    seed = int(hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:12], 16)
    game = table.title.from_view(view, seat, seed, table.match.cards.cards)
    found = candidates(game, seat, seed, MOVES)
    advice = [table.title.advise(game, seat, one.move) for one in found]
    against = comparisons(found, [one.label for one in advice])
    return [
        {
            "move": one.move,
            "label": words.label,
            "chance": None if one.chance is None or game.seats < 2 else round(one.chance, 3),
            "games": one.games,
            "gains": words.gains,
            "risks": words.risks,
            "against": sentence,
        }
        for one, words, sentence in zip(found, advice, against, strict=True)
    ]


def _frame(table: Table, hint: Hint, away: bool = False) -> JsonDict:
    """The message `hint`."""
    state = "away" if away and hint.state == Hint.State.THINKING else hint.state
    moves: Sequence[JsonDict] = fill_names(hint.moves, table.names)
    texts = {"away": AWAY, "failed": FAILED}
    return {
        "type": "hint",
        "decision": hint.decision,
        "state": str(state),
        "text": texts.get(state, ""),
        "moves": list(moves),
    }
