"""What the root of a search weighs: moves, or beginnings of moves, and how they did so far."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from games.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

_FAR: Final = 2.0
"""Far behind: by so much over the square root of the tries. Rewards of equal deals differ by 0.5 or less on
the average, so that this is four standard errors."""


class Lines:
    """Moves, or beginnings of moves, that are weighed one against another.

    Attributes:
        moves: each as its choices.
        tried, gained: for each how often it was tried, and the sum of its rewards.
        ahead: those that are still weighed, the best first; empty before the first iteration.
        settled: how many choices of the move they settle; 0: all of them.
        single: whether they are the choices of the root and nothing more.
    """

    settled: i64
    single: bool

    def __init__(self, moves: list[list[int]], favourite: i64, settled: i64) -> None:
        self.moves = moves
        self.settled = settled
        self.single = max([len(move) for move in moves]) == 1
        self.tried: list[float] = [0.0] * len(moves)
        self.gained: list[float] = [0.0] * len(moves)
        self.ahead: list[int] = []
        self._favourite = favourite

    def count(self, line: i64, reward: float) -> None:
        """Count one iteration that began with a line."""
        self.tried[line] += 1.0
        self.gained[line] += reward

    def rank(self, head_start: float) -> None:
        """Order those that are ahead, the best first; ``head_start``: rewards that the greedy one has for
        nothing."""
        self.ahead.sort(key=lambda line: -self._standing(line, head_start))

    def leave_far_behind(self, head_start: float) -> None:
        """Order those that are ahead, and leave those that hardly can be the best. All were tried equally
        often."""
        self.rank(head_start)
        ahead = self.ahead
        least = self._standing(ahead[0], head_start) - _FAR / sqrt(self.tried[ahead[0]])
        while len(ahead) > 1 and self._standing(ahead[len(ahead) - 1], head_start) < least:
            del ahead[len(ahead) - 1]

    def leave_worse_half(self, head_start: float) -> None:
        """Order those that are ahead, and leave the second half of them."""
        self.rank(head_start)
        del self.ahead[(len(self.ahead) + 1) // 2 :]

    def _standing(self, line: i64, head_start: float) -> float:
        """The mean reward, with the head start of the greedy one."""
        gained = self.gained[line]
        if line == self._favourite:
            gained += head_start
        return gained / self.tried[line] if self.tried[line] > 0.0 else 0.0


def beginnings(root: State, seat: i64, seed: int, most: i64) -> Lines:
    """The choices of the root, and as long as there are no more than ``most``, all ways to go on with the
    move; the favourite is greedy all along.

    A first choice is worth as much as the best way to go on after it. The tree's mean tells less: it holds
    all the ways that were tried, and so sets choices that end the move against those that don't.
    """
    moves: list[list[int]] = [[choice] for choice in range(root.count)]
    settled: i64 = 1
    while True:
        longer: list[list[int]] = []
        ends = 0
        for move in moves:
            trial = _after(root, move, seed)
            if trial.fresh or trial.actor != seat:
                ends += 1
                longer.append(move)
            else:
                choice: i64
                for choice in range(trial.count):
                    longer.append([*move, choice])
            if len(longer) > most:
                break
        if ends == len(moves):
            settled = 0
            break
        if len(longer) > most:
            break
        moves = longer
        settled += 1
    greedy = greedy_move(root, seat, seed)
    favourite: i64
    for favourite in range(len(moves)):
        if moves[favourite] == greedy[: len(moves[favourite])]:
            break
    return Lines(moves, favourite, settled)


def variants(root: State, seat: i64, seed: int, move: list[int], at: i64) -> Lines | None:
    """A whole move, the favourite, and those that differ from it in one choice, the one ``at`` that place.

    ``None`` if another choice there would lead to other kinds of choices after it.
    """
    faces = _faces(root, seat, seed, move)
    count: i64 = _after(root, move[:at], seed).count
    moves: list[list[int]] = []
    choice: i64
    for choice in range(count):
        other = [*move[:at], choice, *move[at + 1 :]]
        if choice != move[at] and _faces(root, seat, seed, other) != faces:
            return None
        moves.append(other)
    return Lines(moves, move[at], 0)


def greedy_move(root: State, seat: i64, seed: int) -> list[int]:
    """The choices of the move that is greedy all along."""
    trial = _after(root, [], seed)
    move: list[int] = []
    while not move or not (trial.fresh or trial.actor != seat):
        move.append(trial.greedy())
        trial.apply(move[len(move) - 1])
    return move


def _faces(root: State, seat: i64, seed: int, move: list[int]) -> list[int]:
    """The kinds of the choices that a move is made of; empty if it isn't a whole move."""
    trial = _after(root, [], seed)
    faces: list[int] = []
    choice: i64
    for choice in move:
        if choice >= trial.count or (faces and (trial.fresh or trial.actor != seat)):
            return []
        faces.append(trial.face)
        trial.apply(choice)
    return faces if trial.fresh or trial.actor != seat else []


def _after(root: State, choices: list[int], seed: int) -> State:
    """The position after these choices of one move."""
    trial = root.clone()
    trial.reseed(seed)
    choice: i64
    for choice in choices:
        trial.apply(choice)
    return trial
