"""Advice to a person: the moves that promise most, each with the share of games it would win.

The search thinks on what the seat may know, as a bot does. It looks for the best move and for the places
where another choice came close; then every candidate is played on equally often, so that their shares of
wins can be compared. The share is that of the search's own games, in which all seats play as it expects them
to: an estimate against sensible players, not a promise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import monotonic

from ai.search import Lines, Search, Settings
from ai.thinking import LONGEST_MOVE, BotFault, move_length, think
from games.core.game import Game
from games.core.jsontypes import JsonDict


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a hint may think.

    Attributes:
        search: iterations for the best move; a move of several choices shares them.
        branch: iterations for each other candidate that has choices left after it turns off.
        compare: iterations for each candidate at the end.
        seconds: the most all of it may take; then the answer is what is known by then.
    """

    search: int = 6000
    branch: int = 1000
    compare: int = 2000
    seconds: float = 4.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move with what the search thinks of it.

    Attributes:
        move: in the title's JSON form, legal now.
        chance: the share of games won, 0 to 1; ``None`` where nothing could be counted (a forced move).
        games: how many games were counted.
        value: the mean reward, 0 to 1, by which equal chances are told apart.
    """

    move: JsonDict
    chance: float | None
    games: int
    value: float


@dataclass(frozen=True, slots=True)
class _Turn:
    """A way to leave the best line: the beginning of another move, with its share of what was tried there."""

    share: float
    line: list[int]


def candidates(
    game: Game,
    seat: int,
    seed: int,
    count: int = 3,
    budget: Budget | None = None,
    also: Sequence[JsonDict] = (),
) -> list[Candidate]:
    """The best moves of ``seat``, which must act now, the best first: ``count`` at the most, and ``also``.

    Args:
        game: not changed. What ``seat`` may not know in it is drawn anew before anything is looked at.
        seed: any integer; the same position and seed give the same answer as long as time suffices.
        also: legal moves to be weighed beside them, for instance the one that was made.

    Raises:
        BotFault: if the search comes to no move.
    """
    return _Advice(game, seat, seed, budget or Budget()).best(count, also)


class _Advice:
    """The thinking about one position."""

    def __init__(self, game: Game, seat: int, seed: int, budget: Budget) -> None:
        self._known = game.determinize(seat, seed)
        self._seat = seat
        self._seed = seed
        self._budget = budget
        self._end = monotonic() + budget.seconds

    def best(self, count: int, also: Sequence[JsonDict]) -> list[Candidate]:
        """The candidates, the most promising first."""
        line, turns = self._best_line()
        lines = [line]
        moves = [self._move(line)]
        for turn in turns:
            if len(lines) >= count:
                break
            other = self._follow(turn.line)
            move = self._move(other)
            if move not in moves:
                lines.append(other)
                moves.append(move)
        for move in also:
            if move not in moves:
                lines.append(self._known.choices_of(self._seat, move))
                moves.append(move)
        left = range(len(lines), 0, -1)
        found = [self._weigh(*each) for each in zip(lines, moves, left, strict=True)]
        found.sort(key=lambda one: (-round(100 * (one.chance or 0.0)), -one.value))
        return found

    def _search(self, choices: Sequence[int]) -> Search:
        search = Search(self._known.state, self._seat, self._seed, Settings())
        for choice in choices:
            search.advance(choice)
        return search

    def _best_line(self) -> tuple[list[int], list[_Turn]]:
        """The choices of the best move, and where else one may turn, the closest first."""
        search = self._search(())
        turns: list[_Turn] = []

        def note(choices: list[int], lines: Lines) -> None:
            turns.extend(
                _Turn(count / sum(lines.tried), [*choices, *other])
                for other, count in zip(lines.moves, lines.tried, strict=True)
                if count > 0
            )

        line = think(
            search,
            self._budget.search,
            move_length(search.position, self._seat, self._seed),
            Settings().sweeps,
            lambda choices: self._known.move_of(self._seat, choices) is not None,
            self._end - 0.5 * self._budget.seconds,
            note,
        )
        near = [turn for turn in turns if _leaves_once(line, turn.line)]
        return line, sorted(near, key=lambda turn: (-turn.share, len(turn.line), turn.line))

    def _follow(self, choices: list[int]) -> list[int]:
        """The best move that begins with these choices."""
        if self._known.move_of(self._seat, choices) is not None:
            return choices
        search = self._search(choices)
        line = list(choices)
        while len(line) < LONGEST_MOVE:
            more = [0]
            if search.position.count > 1:
                stop = monotonic() + max(0.02, 0.1 * (self._end - monotonic()))
                search.run(max(1, self._budget.branch // (len(line) - len(choices) + 1)), stop)
                more = search.best_line() or more
            for choice in more:
                line.append(choice)
                if self._known.move_of(self._seat, line) is not None:
                    return line
                search.advance(choice)
        raise BotFault(f"no move after {LONGEST_MOVE} choices")

    def _move(self, choices: Sequence[int]) -> JsonDict:
        move = self._known.move_of(self._seat, choices)
        assert move is not None
        return move

    def _weigh(self, choices: Sequence[int], move: JsonDict, candidates_left: int) -> Candidate:
        """Play on after a whole move and count. Its last choice that is none is where the games branch."""
        last = self._last_open(choices)
        if last < 0:
            return Candidate(move, None, 0, 0.0)
        search = self._search(choices[:last])
        stop = monotonic() + max(0.05, (self._end - monotonic()) / candidates_left)
        search.run(self._budget.compare, stop, [choices[last]])
        won, played = search.won(choices[last])
        return Candidate(move, won / played if played else None, played, search.values()[choices[last]])

    def _last_open(self, choices: Sequence[int]) -> int:
        """The place of the last choice that had alternatives, or -1."""
        trial = self._known.state.clone()
        trial.reseed(self._seed)
        trial.focus(self._seat)
        last = -1
        for at, choice in enumerate(choices):
            if trial.count > 1:
                last = at
            if at + 1 < len(choices):
                trial.apply(choice)
        return last


def _leaves_once(line: list[int], other: list[int]) -> bool:
    """Whether a move, or its beginning, is like the best one but for its end or for one choice."""
    differences = [at for at, (one, two) in enumerate(zip(line, other, strict=False)) if one != two]
    return bool(differences) and (len(differences) == 1 or len(other) <= differences[0] + 2)


def comparisons(found: Sequence[Candidate], labels: Sequence[str]) -> list[str]:
    """For each candidate, the best first, a sentence how it stands against the next best, or the best.

    A difference within what chance alone makes of so many games is called none.

    Args:
        found: from :func:`candidates`.
        labels: what the moves are called, in the same order.
    """
    if len(found) < 2:
        return ["No other move is possible or comes close." for _ in found]
    best, second = found[0], found[1]
    sentences = []
    for at, one in enumerate(found):
        other = second if at == 0 else best
        better = "the best" if at else f"“{labels[1]}”"
        hundred = _difference(one, other)
        if hundred == 0:
            sentences.append(f"As good as {better}, as far as {one.games:,} games can tell.")
        else:
            games = "1 game" if abs(hundred) == 1 else f"{abs(hundred)} games"
            more = "more" if hundred > 0 else "fewer"
            sentences.append(f"It wins about {games} in a hundred {more} than {better}.")
    return sentences


def _difference(one: Candidate, other: Candidate) -> int:
    """How many games in a hundred the first wins more; 0 within two standard errors."""
    if not one.games or not other.games or one.chance is None or other.chance is None:
        return 0
    error = sqrt(
        one.chance * (1.0 - one.chance) / one.games + other.chance * (1.0 - other.chance) / other.games
    )
    gap = one.chance - other.chance
    return 0 if abs(gap) < 2.0 * error else round(100.0 * gap)
