"""Hill climbing on the weights of a policy, a game being its own judge."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from ai.search.ismcts import share_of_win
from games.core.chance import SeededChance
from games.core.game import Title
from games.core.weights import Group, WeightFile

Numbers = Mapping[str, tuple[int, ...]]

_MOST_CHANGES = 3
_ANEW = 0.5
"""How often a number is drawn anew instead of changed by a little."""
_SPREAD = 0.5
"""Standard deviation of one game's points, at the most."""
_KEEP_AT = 1.3
"""A change is kept if its share is so many standard errors above the fair one: one in ten changes that do
nothing is kept, and none that harms much."""
_LOOKS = 4
"""So often a change is looked at before all its games are played; it is given up once it is behind."""


@dataclass(frozen=True, slots=True)
class Climb:
    """What to tune: ``rounds`` changes are tried in games of ``seats`` players, each in up to ``games``."""

    title: Title
    seats: int
    rounds: int
    games: int
    seed: int


class Climber:
    """Tunes. The same climb gives the same result, on any machine.

    Args:
        climb: what and how.
        told: called with one line for each change that is kept.
    """

    def __init__(self, climb: Climb, told: Callable[[str], None] = print) -> None:
        if climb.title.weight_file is None:
            raise ValueError(f"{climb.title.name} has no weights to tune")
        self._climb = climb
        self._told = told
        self._file: WeightFile = climb.title.weight_file
        self._root = climb.title.new_game(climb.seats, SeededChance(climb.seed)).state
        self._work = self._root.clone()
        self.games = 0
        """How many games were played."""

    def run(self, start: Numbers | None = None) -> dict[str, tuple[int, ...]]:
        """The best values found, starting from ``start`` or the file's.

        A change is kept if it does better than what it changes against all that were best before, the file's
        values among them. Against the last best alone one would go in circles, as prices are a game of
        scissors, paper and stone. (G. Brown, "Iterative Solution of Games by Fictitious Play", 1951.)
        """
        best = dict(self._file.values() if start is None else start)
        former: list[Numbers] = [self._file.values()]
        if best != former[0]:
            former.append(best)
        climb = self._climb
        for number in range(climb.rounds):
            rng = random.Random(f"tune:{climb.seed}:{number}")
            tried = mutated(best, self._file.groups, rng)
            gain = self._gain_while_ahead(tried, best, former, rng.getrandbits(40))
            if gain > _KEEP_AT * _SPREAD * sqrt(2.0 / climb.games):
                self._told(f"round {number + 1}: {gain:+.1%} with {_difference(best, tried)}")
                best = tried
                former.append(best)
        return best

    def share(self, first: Numbers, others: Numbers, games: int, seed: int) -> float:
        """The mean of the points of ``first`` at a table with ``others``; each deal is played from every
        seat.
        """
        return self._shares([first], [others], games, seed)[0]

    def _shares(
        self, players: Sequence[Numbers], others: Sequence[Numbers], games: int, seed: int
    ) -> list[float]:
        """The mean of the points of each of ``players`` against ``others`` in turn, on the same deals."""
        seats = self._climb.seats
        totals = [0.0] * len(players)
        for number in range(games):
            deal = number // seats
            for place, player in enumerate(players):
                other = others[deal % len(others)]
                totals[place] += self._game(player, other, number % seats, seed + deal)
        self._climb.title.use_weights(self._file.values())
        return [total / games for total in totals]

    def _gain_while_ahead(self, tried: Numbers, best: Numbers, former: Sequence[Numbers], seed: int) -> float:
        """By how much more of the points ``tried`` wins against ``former`` than ``best`` does."""
        games = max(self._climb.seats * len(former), self._climb.games // _LOOKS)
        total = 0.0
        for look in range(_LOOKS):
            ours, theirs = self._shares([tried, best], former, games, seed + look * games)
            total += ours - theirs
            if total <= 0.0:
                return total
        return total / _LOOKS

    def _game(self, first: Numbers, others: Numbers, seat: int, seed: int) -> float:
        """One game by the policy with its variety; the points of ``seat``, which plays by ``first``."""
        title = self._climb.title
        work = self._work
        work.copy_from(self._root)
        work.reseed(seed)
        work.determinize(-1)
        self.games += 1
        believing: Numbers | None = None
        while work.actor >= 0:
            wanted = first if work.actor == seat else others
            if wanted is not believing:
                title.use_weights(wanted)
                believing = wanted
            work.apply(work.suggest())
        return share_of_win(work.rewards(), seat)


def mutated(values: Numbers, groups: Mapping[str, Group], rng: random.Random) -> dict[str, tuple[int, ...]]:
    """Other values: one to three numbers changed, by a step or by up to a fourth of them, or drawn anew,
    within limits.

    Steps alone end on the nearest hill.
    """
    result = {name: list(numbers) for name, numbers in values.items()}
    places = [(name, at) for name, numbers in values.items() for at in range(len(numbers))]
    for name, at in rng.sample(places, min(len(places), rng.randint(1, _MOST_CHANGES))):
        old = result[name][at]
        group = groups[name]
        if rng.random() < _ANEW:
            result[name][at] = rng.randint(group.least, group.most)
            continue
        step = max(1, round(abs(old) * rng.uniform(0.0, 0.25)))
        new = old + rng.choice((-step, step))
        if not group.least <= new <= group.most:
            new = old - (new - old)
        result[name][at] = max(group.least, min(group.most, new))
    return {name: tuple(numbers) for name, numbers in result.items()}


def _difference(old: Numbers, new: Numbers) -> str:
    """What changed, in words: ``floor 5 → 4``."""
    return ", ".join(
        f"{name}{f'[{at}]' if len(numbers) > 1 else ''} {number} → {new[name][at]}"
        for name, numbers in old.items()
        for at, number in enumerate(numbers)
        if number != new[name][at]
    )
