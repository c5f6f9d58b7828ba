"""What a seat can do now, grouped, each move with its effect worked out on a copy of what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.game import Game
from games.core.jsontypes import Json, JsonDict
from games.core.results import Choices
from games.titles.snowplanner.advice import advise
from games.titles.snowplanner.moves import legal_moves
from games.titles.snowplanner.options import option_of
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.texts import AREA_NAMES
from games.titles.snowplanner.words import AREAS

_TITLES: Mapping[str, str] = {
    "keep_talent": "Keep a Talent",
    "train": "Train a die",
    "window": "Place the Window",
    "guest": "Take a card from the Station",
    "move_window": "Move a Window",
    "pay_room": "Choose the room that pays",
    "stay": "Decide who stays",
    "skip": "Decline",
}


def choices(game: Game, seat: int) -> list[Choices]:
    """The groups of a seat that may act. ``game`` is made from the seat's view."""
    state = game.state
    assert isinstance(state, SnowState)
    placements: dict[str, list[JsonDict]] = {}
    others: dict[str, list[JsonDict]] = {}
    for move in legal_moves(state, seat):
        if move["type"] == "place":
            placements.setdefault(move["area"], []).append(move)
        else:
            others.setdefault(move["type"], []).append(move)
    areas = [
        Choices(f"place {area}", f"Place on {AREA_NAMES[area]}", _placements(game, seat, moves), len(moves))
        for area, moves in sorted(placements.items(), key=lambda found: AREAS.index(found[0]))
    ]
    rest = [
        Choices(kind, _TITLES[kind], [_with_effect(game, seat, move) for move in _once(moves)], len(moves))
        for kind, moves in others.items()
    ]
    return [*areas, *rest]


def _once(moves: list[JsonDict]) -> list[JsonDict]:
    """Rooms don't differ: a card into the first that is free stands for all."""
    if moves[0]["type"] != "guest":
        return moves
    return list({move["position"]: move for move in reversed(moves)}.values())[::-1]


def _placements(game: Game, seat: int, moves: list[JsonDict]) -> list[JsonDict]:
    """For each die the highest reward that it reaches without spending, and the highest with it."""
    state = game.state
    assert isinstance(state, SnowState)
    best: dict[Json, JsonDict] = {}
    for move in sorted(moves, key=_by_reward_and_cost):
        best[move["die"], move["snow"] + move["tickets"] > 0] = move
    listed = []
    for (die, spends), move in sorted(best.items(), key=lambda found: str(found[0])):
        plain = best.get((die, False))
        if not spends or plain is None or (move["reward"] or 0) > (plain["reward"] or 0):
            listed.append(move)
    return [_with_effect(game, seat, move) for move in listed]


def _by_reward_and_cost(move: JsonDict) -> tuple[int, int]:
    """The better the later."""
    return move["reward"] or 0, -(move["snow"] + move["tickets"]) - int(move.get("hire", False))


def _with_effect(game: Game, seat: int, move: JsonDict) -> JsonDict:
    state = game.state
    assert isinstance(state, SnowState)
    said = advise(game, seat, move)
    effect = " ".join(filter(None, (said.gains, said.risks)))
    return {**option_of(state, seat, move), "effect": effect}
