"""Hill climbing on the weights of a policy, a game being its own judge."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt

from ai.search.ismcts import share_of_win
from games.core.chance import SeededChance
from games.core.game import Title
from games.core.weights import Group, WeightFile

Numbers = Mapping[str, tuple[int, ...]]

_MOST_CHANGES = 3
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

    def run(self) -> dict[str, tuple[int, ...]]:
        """The best values found, starting from the file's."""
        best = self._file.values()
        climb = self._climb
        for number in range(climb.rounds):
            rng = random.Random(f"tune:{climb.seed}:{number}")
            tried = mutated(best, self._file.groups, rng)
            share = self._share_while_ahead(tried, best, rng.getrandbits(40))
            fair = 1.0 / climb.seats
            if share > fair + _KEEP_AT * _SPREAD / sqrt(climb.games):
                self._told(f"round {number + 1}: {share:.1%} with {_difference(best, tried)}")
                best = tried
        return best

    def share(self, first: Numbers, others: Numbers, games: int, seed: int) -> float:
        """The mean of the points of ``first`` at a table with ``others``; each deal is played from every
        seat.
        """
        total = 0.0
        for number in range(games):
            total += self._game(first, others, number % self._climb.seats, seed + number // self._climb.seats)
        self._climb.title.use_weights(self._file.values())
        return total / games

    def _share_while_ahead(self, tried: Numbers, best: Numbers, seed: int) -> float:
        games = max(self._climb.seats, self._climb.games // _LOOKS)
        total = 0.0
        for look in range(_LOOKS):
            total += self.share(tried, best, games, seed + look * games)
            mean = total / (look + 1)
            if mean < 1.0 / self._climb.seats:
                return mean
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
    """Other values: one to three numbers changed, by a step or by up to a fourth of them, within limits."""
    result = {name: list(numbers) for name, numbers in values.items()}
    places = [(name, at) for name, numbers in values.items() for at in range(len(numbers))]
    for name, at in rng.sample(places, min(len(places), rng.randint(1, _MOST_CHANGES))):
        old = result[name][at]
        step = max(1, round(abs(old) * rng.uniform(0.0, 0.25)))
        new = old + rng.choice((-step, step))
        group = groups[name]
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
