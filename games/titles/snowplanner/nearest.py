"""The legal moves that come nearest to a refused one."""

from __future__ import annotations

from games.core.game import Game
from games.core.jsontypes import JsonDict, Move
from games.core.nearness import nearest_moves
from games.titles.snowplanner.form import seats_to_act
from games.titles.snowplanner.moves import legal_moves
from games.titles.snowplanner.state import SnowState

WEIGHTS = {"area": 8.0, "die": 4.0, "reward": 2.0, "position": 2.0, "room": 0.5, "stay": 2.0}
"""Who can't pay an offset means the die and the area; what it costs is the first to change."""


def nearest(game: Game, seat: int, move: Move) -> list[JsonDict]:
    """Up to three legal moves of ``seat``, the nearest to ``move`` first; none if nothing is up to it."""
    state = game.state
    assert isinstance(state, SnowState)
    if seat not in seats_to_act(state):
        return []
    return nearest_moves(game, seat, move, legal_moves(state, seat), WEIGHTS)
