"""The legal moves that come nearest to a refused one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from games.core.game import Game
from games.core.jsontypes import JsonDict, Move
from games.core.nearness import nearest_moves
from games.titles.boutique.form import prices_of, seats_to_act
from games.titles.boutique.options import options
from games.titles.boutique.report import KINDS
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import PLANNING, PREPARE
from games.titles.boutique.week import WAGE

WEIGHTS = {"slot": 3.0, "blank": 2.0}
"""Who mistypes a number means the die, and the bid, that it was for."""
_MOST_STAFF = 6


def nearest(game: Game, seat: int, move: Move) -> list[JsonDict]:
    """Up to three legal moves of ``seat``, the nearest to ``move`` first; none if nothing is up to it."""
    state = game.state
    assert isinstance(state, BoutiqueState)
    if seat not in seats_to_act(state):
        return []
    return nearest_moves(game, seat, move, _candidates(state, seat, move), WEIGHTS)


def _candidates(state: BoutiqueState, seat: int, move: Move) -> Iterator[JsonDict]:
    if state.phase == PREPARE:
        if move["type"] == "set_prices":
            yield _within_range(state, seat, move)
    elif state.phase == PLANNING and move["type"] == "hire":
        yield from _payable_staff(state, seat)
    for option in options(state, seat):
        yield option["move"]


def _within_range(state: BoutiqueState, seat: int, move: Move) -> JsonDict:
    """The prices as given, each put to the nearest that there is; missing ones stay as they are."""
    standing = prices_of(state.hotels[seat])
    prices = [*move["prices"][:7], *standing[len(move["prices"]) :]]
    return {
        "type": "set_prices",
        "prices": [min(6, max(1, price)) for price in prices],
        "breakfast": min(6, max(1, move["breakfast"])),
    }


def _payable_staff(state: BoutiqueState, seat: int) -> Iterator[JsonDict]:
    """Every staff that the hotel's money pays for, the largest first."""
    most = state.hotels[seat].money // WAGE
    for numbers in product(range(_MOST_STAFF, -1, -1), repeat=len(KINDS)):
        if sum(numbers) <= most:
            yield {"type": "hire", **dict(zip(KINDS, numbers, strict=True))}
