"""Who won: the game's own outcome, and what resignations make of it."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.jsontypes import JsonDict
from games.core.results import Outcome
from games.models import Seat

RESIGNATION = "resignation"


def result_of(outcome: Outcome, seats: Sequence[Seat]) -> JsonDict:
    """The stored result of a game that was played out: `{"winners", "reason", "scores", "resigned"}`.

    A seat that resigned ranks behind all others, however well the AI did that played on for it: if it would
    have won, the best score among the others wins, and an equal one shares the win.
    """
    resigned = [seat.number for seat in seats if seat.resigned]
    winners = [seat for seat in outcome.winners if seat not in resigned]
    if not winners:
        others = [seat.number for seat in seats if not seat.resigned]
        best = max(outcome.scores[seat] for seat in others)
        winners = [seat for seat in others if outcome.scores[seat] == best]
    return {
        "winners": winners,
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "resigned": resigned,
    }


def result_by_resignation(seats: Sequence[Seat]) -> JsonDict:
    """The stored result of a match that ended because of a resignation: those who stayed win; there are no
    scores.
    """
    return {
        "winners": [seat.number for seat in seats if not seat.resigned],
        "reason": RESIGNATION,
        "scores": None,
        "resigned": [seat.number for seat in seats if seat.resigned],
    }
