"""Win chances of positions and of moves: each played out many times from what a seat could know.

A chance is the share of playouts by the title's policy that a seat won; what the seat doesn't know, and all
chance to come, is drawn anew each time. Moves that are compared meet the same draws, so that less of their
difference is luck. What the better move would have been is the search's suggestion, or the greedy one,
whichever won more playouts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import NamedTuple

from ai.bots import Bot, InstinctBot, SearchBot
from ai.search import Search, Settings
from ai.thinking import BotFault
from games.core.chance import SeededChance
from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.core.state import State

_SEED_STEP = 7919
_CLOCK_EVERY = 8
_LEAST = 24
"""So many playouts are made however long they take: fewer say nothing."""
_LEVEL = 1e-9


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be spent on one position.

    Attributes:
        playouts: for the chances of a position, and again for each of two moves that are compared.
        iterations: of the search for a better move.
        seconds: the most for each of these, on a slow machine or in a slow title.
    """

    playouts: int
    iterations: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Decided:
    """What a decision did, judged by what its seat could know.

    Attributes:
        before: win chances by seat, 0 to 1, if all went on by the policy.
        after: the same after the move that was made, before chance spoke.
        better: the best other move that was found, ``None`` if none won more playouts.
        after_better: the chances after it.
        doubt: the standard error of ``after`` less ``before`` for the seat.
        cost: how much win chance the better move would have brought the seat, 0 if there is none.
    """

    before: list[float]
    after: list[float]
    doubt: float
    better: JsonDict | None
    after_better: list[float] | None
    cost: float


class Chances(NamedTuple):
    """Win chances by seat, 0 to 1, together 1, and of how many playouts they are the shares; 0: they are
    sure.
    """

    by_seat: list[float]
    playouts: int


@dataclass(frozen=True, slots=True)
class Look:
    """A closer look at two moves by the search: the seat's win chances, 0 to 1, after each, and a standard
    error of either.
    """

    made: float
    better: float
    doubt: float


def shares(rewards: Sequence[float], out: Iterable[int] = ()) -> list[float]:
    """By seat the share of the win that a finished game's rewards stand for.

    A title's reward is mostly the share of the win and a little the margin, so who has most has won.

    Args:
        out: seats that can't win, whatever they achieved, since they resigned.
    """
    barred = set(out)
    left = [-1.0 if seat in barred else reward for seat, reward in enumerate(rewards)]
    best = max(left)
    won = [reward >= best - _LEVEL for reward in left]
    return [1.0 / sum(won) if mine else 0.0 for mine in won]


def chances(game: Game, effort: Effort, seed: int, out: Sequence[int] = ()) -> Chances:
    """The chances of a position: the mean over what each of the seats can know.

    The mean keeps the curve of a match from jumping to and fro with whose turn it is.

    Args:
        game: not over.
        seed: any integer; with time enough the same seed gives the same chances.
        out: as in :func:`shares`.
    """
    seats = game.seats
    if game.job() is not None:
        game = game.clone()
        game.run_job(SeededChance(seed))
        outcome = game.outcome()
        if outcome is not None:
            return Chances(outcome.shares(), 0)
    each = max(_LEAST, effort.playouts // seats)
    sums = [0.0] * seats
    playouts = 0
    for seat in range(seats):
        tried = _play_out(_root(game), seat, ((),), each, effort.seconds / seats, seed + seat, out)[0]
        playouts += len(tried)
        for other, share in enumerate(_means(tried, seats)):
            sums[other] += share
    return Chances([total / seats for total in sums], playouts)


def decided(
    game: Game, seat: int, move: JsonDict, effort: Effort, seed: int, out: Sequence[int] = ()
) -> Decided | None:
    """What ``move``, which ``seat`` made in ``game``, did to the chances; ``None`` if there was no choice.

    Args:
        game: the position before, not changed.
        seed, out: as in :func:`chances`.
    """
    if seat not in game.seats_to_act():
        return None
    root = _root(game, seat)
    made = tuple(game.choices_of(seat, move))
    if root.count <= 1 and len(made) == 1:
        return None
    lines = [(), made]
    others: list[JsonDict] = []
    for other in _candidates(game, seat, effort, seed):
        choices = tuple(game.choices_of(seat, other))
        if choices not in lines:
            lines.append(choices)
            others.append(other)
    tried = _play_out(root, seat, lines, effort.playouts, effort.seconds, seed, out)
    means = [_means(results, game.seats) for results in tried]
    before, after = means[0], means[1]
    best = max(range(1, len(lines)), key=lambda line: (means[line][seat], -line))
    doubt = _doubt([mine[seat] - usual[seat] for usual, mine in zip(tried[0], tried[1], strict=True)])
    if best == 1:
        return Decided(before, after, doubt, None, None, 0.0)
    cost = means[best][seat] - after[seat]
    return Decided(before, after, doubt, others[best - 2], means[best], cost)


def look(game: Game, seat: int, move: JsonDict, better: JsonDict, effort: Effort, seed: int) -> Look | None:
    """How ``move`` and ``better`` do when all go on by search instead of by the policy alone.

    ``None`` if there wasn't time for a single iteration.
    """
    won = [_searched(game, seat, tried, effort, seed) for tried in (move, better)]
    if not all(count for _, count in won):
        return None
    made, other = (wins / count for wins, count in won)
    return Look(made, other, 0.5 / sqrt(min(count for _, count in won)))


def _searched(game: Game, seat: int, move: JsonDict, effort: Effort, seed: int) -> tuple[float, int]:
    """How many of how many iterations that begin with ``move`` the seat won."""
    choices = game.choices_of(seat, move)
    trial = _root(game, seat)
    counts = []
    for choice in choices:
        counts.append(trial.count)
        trial.apply(choice)
    # What follows the last real choice of the move is forced.
    last = max((at for at, count in enumerate(counts) if count > 1), default=-1)
    if last < 0:
        return 0.0, 0
    search = Search(game.state, seat, seed, Settings())
    for choice in choices[:last]:
        search.advance(choice)
    search.run(effort.iterations, monotonic() + effort.seconds, [choices[last]])
    return search.won(choices[last])


def _root(game: Game, seat: int | None = None) -> State:
    """The position for playouts, ``seat`` (else whoever is first to act) choosing next."""
    acting = game.seats_to_act()
    root = game.state.clone()
    if acting:
        root.focus(acting[0] if seat is None else seat)
    return root


def _candidates(game: Game, seat: int, effort: Effort, seed: int) -> list[JsonDict]:
    bots: list[Bot] = [
        SearchBot("analysis", effort.iterations, seconds=effort.seconds),
        InstinctBot("greedy"),
    ]
    found = []
    for bot in bots:
        try:
            move = bot.choose(game, seat, seed)
        except BotFault:
            continue
        if not game.check(seat, move):
            found.append(move)
    return found


def _play_out(
    root: State,
    seat: int,
    lines: Sequence[tuple[int, ...]],
    playouts: int,
    seconds: float,
    seed: int,
    out: Sequence[int],
) -> list[list[list[float]]]:
    """For each line of first choices the shares of the win by seat, playout by playout; the k-th playouts of
    all lines have the same draws.
    """
    end = monotonic() + seconds
    work = root.clone()
    tried: list[list[list[float]]] = [[] for _ in lines]
    for number in range(playouts):
        if number >= _LEAST and number % _CLOCK_EVERY == 0 and monotonic() > end:
            break
        for line, results in zip(lines, tried, strict=True):
            work.copy_from(root)
            work.reseed((seed + number * _SEED_STEP) & ((1 << 40) - 1))
            work.determinize(seat)
            for choice in line:
                work.apply(choice)
            work.playout(True)
            results.append(shares(work.rewards(), out))
    return tried


def _means(results: Sequence[Sequence[float]], seats: int) -> list[float]:
    return [sum(result[seat] for result in results) / len(results) for seat in range(seats)]


def _doubt(gains: Sequence[float]) -> float:
    """The standard error of the mean of ``gains``."""
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return sqrt(spread / len(gains))
