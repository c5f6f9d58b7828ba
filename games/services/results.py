"""Who won: the game's own outcome, and what resignations make of it."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.core.results import Outcome
from games.models import Seat

RESIGNATION = "resignation"


def result_of(game: Game, outcome: Outcome, seats: Sequence[Seat]) -> JsonDict:
    """The stored result of a game that was played out: `{"winners", "reason", "scores", "resigned"}`.

    A seat that resigned ranks behind all others, however well the AI did that played on for it: if it would
    have won, the best of the others by the title's own ranking wins, and equal ones share the win.
    """
    resigned = [seat.number for seat in seats if seat.resigned]
    others = [seat.number for seat in seats if not seat.resigned]
    winners = [seat for seat in outcome.winners if seat not in resigned]
    if not winners:
        best = max(map(game.merit, others))
        winners = [seat for seat in others if game.merit(seat) == best]
    same = winners == list(outcome.winners)
    return {
        "winners": winners,
        "reason": outcome.reason if same else game.reason_among(winners, others),
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
