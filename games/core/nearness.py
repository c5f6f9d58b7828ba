"""How far two moves are from each other: for the legal moves that come nearest to one that is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from games.core.jsontypes import Json, JsonDict, Move

if TYPE_CHECKING:
    from games.core.game import Game

MOST = 3
_OTHER_TYPE = 1000.0


def nearest_moves(
    game: Game, seat: int, move: Move, candidates: Iterable[JsonDict], weights: Mapping[str, float]
) -> list[JsonDict]:
    """Up to three legal moves of ``seat``, the one that changes least in ``move`` first.

    Args:
        candidates: moves that may be legal, the more usual ones first; each is checked before it is given.
        weights: by field, how much it means that it changes; 1 for those that are not named.
    """
    found: list[JsonDict] = []
    # The sort is stable: of moves that change as much, the more usual ones stay first.
    for other in sorted(candidates, key=lambda candidate: distance(move, candidate, weights)):
        if other not in found and not game.check(seat, other):
            found.append(other)
            if len(found) == MOST:
                break
    return found


def distance(move: Move, other: Move, weights: Mapping[str, float]) -> float:
    """How much changes from a move to another; a move of another type is farther than all of the same."""
    if move["type"] != other["type"]:
        return _OTHER_TYPE
    return sum(
        weights.get(name, 1.0) * _apart(move.get(name), other.get(name))
        for name in {*move, *other} - {"type"}
    )


def _apart(one: Json, other: Json) -> float:
    """0 for equal values, about 1 for others, more for numbers far apart; lists sum up their parts."""
    if one == other:
        return 0.0
    if _is_number(one) and _is_number(other):
        gap: int = abs(one - other)
        return 1.0 + gap / (gap + 1)
    if isinstance(one, list) and isinstance(other, list):
        if all(isinstance(item, str) for item in (*one, *other)):
            here, there = Counter(one), Counter(other)
            return 0.25 + float(max((here - there).total(), (there - here).total()))
        pairs = sum(_apart(a, b) for a, b in zip(one, other, strict=False))
        return pairs + 2.0 * abs(len(one) - len(other))
    return 1.0


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
