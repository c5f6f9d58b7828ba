"""How a search comes to a whole move: what it weighs, in which order, and with how many iterations each."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from ai.parallel.team import TeamSearch
from ai.search import Lines, Search
from games.core.state import State

LONGEST_MOVE = 64
"""So many choices make a move at the most; a policy that goes on for longer is broken."""
_NO_TIME = "out of time before the first iteration"
_SHORT = 2
"""Choices of a move that is weighed whole."""

Note = Callable[[list[int], Lines], None]


class BotFault(Exception):
    """A bot came to no legal move."""


def think(
    search: Search | TeamSearch,
    budget: int,
    expected: int,
    sweeps: int,
    whole: Callable[[list[int]], bool],
    end: float | None = None,
    note: Note | None = None,
) -> list[int]:
    """The choices of the move that a search comes to.

    Args:
        search: at the beginning of the move.
        budget: iterations for the move; one that is gone over has as many for each of its choices.
        expected: how many choices it will probably take (:func:`move_length`).
        sweeps: as in :class:`ai.search.Settings`.
        whole: whether choices are a whole move.
        end: when to have done (``time.monotonic`` seconds), ``None``: no limit. From then on choices are
            greedy.
        note: told, each time that something was weighed, the choices before it and how it did.

    Raises:
        BotFault: if there wasn't time for a single iteration, or no end to the move.
    """
    if sweeps and expected > _SHORT and search.plan(budget).settled:
        choices = _go_over(search, budget * expected, sweeps, end, note)
        if choices and whole(choices):
            return choices
    left = budget
    choices = []
    while len(choices) < LONGEST_MOVE:
        line = [0]
        if search.position.count > 1:
            lines = search.plan(left)
            part = _part(expected - len(choices), lines.settled)
            # On a busy machine a choice's part of the time may pass before its first iteration.
            while True:
                stop = 0.0 if end is None else monotonic() + max(0.0, end - monotonic()) * part
                left -= search.run(max(1, int(left * part)), stop)
                line = search.best_line()
                if line or end is None or monotonic() >= end:
                    break
            if not line and not choices:
                raise BotFault(_NO_TIME)
            line = line or [search.position.greedy()]
            if note is not None:
                note(choices, lines)
        for choice in line:
            choices.append(choice)
            if whole(choices):
                return choices
            search.advance(choice)
    raise BotFault(f"no move after {LONGEST_MOVE} choices")


def _go_over(
    search: Search | TeamSearch, budget: int, sweeps: int, end: float | None, note: Note | None
) -> list[int]:
    """Begin with the greedy move and change one choice after the other to what is best beside the others, so
    many times over; empty if the choices depend on one another.

    Choices from first to last are each weighed with the policy's guess at those that follow; here each is
    weighed with what was found for all others.

    Raises:
        BotFault: if there wasn't time for a single iteration.
    """
    move = search.greedy_move()
    if any(search.vary(move, at) is None for at in range(len(move))):
        return []
    left = budget
    steps = sweeps * len(move)
    for sweep in range(sweeps):
        before = move
        for at in range(len(move)):
            lines = search.vary(move, at)
            part = 1.0 / (steps - sweep * len(move) - at)
            stop = 0.0 if end is None else monotonic() + max(0.0, end - monotonic()) * part
            left -= search.run(max(1, int(left * part)), stop)
            move = search.best_line() or move
            if note is not None and lines is not None:
                note([], lines)
        if move == before and sweep > 0:
            break
    if left == budget and end is not None:
        raise BotFault(_NO_TIME)
    return move


def _part(choices_left: int, settled: int) -> float:
    """The share of what is left of a budget for the next ``settled`` (0: all) of so many choices: early ones
    get more, as the tree is kept.
    """
    after = choices_left - settled
    if settled == 0 or after <= 0:
        return 1.0
    return 1.0 - after * (after + 1) / (choices_left * (choices_left + 1))


def move_length(state: State, seat: int, seed: int) -> int:
    """How many choices the coming move takes, tried out with the policy."""
    trial = state.clone()
    trial.reseed(seed)
    trial.focus(seat)
    length = 0
    while length < LONGEST_MOVE:
        trial.apply(trial.suggest())
        length += 1
        if trial.actor != seat or trial.fresh:
            break
    return length
