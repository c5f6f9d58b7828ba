"""The ladder: every two of some agents against each other, and who won how much.

At a table of more than two the stronger of a pair sits alone among seats of the other, so that its fair share
is one part in as many as there are seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path

from ai.agents import searches
from ai.arena import Contest, Record, play, summary
from ai.levels import LEVELS
from games.core.jsontypes import JsonDict
from games.core.registry import get_title

LADDER = ("random", "greedy", *LEVELS)
"""Who plays, unless others are named."""


@dataclass(frozen=True, slots=True)
class Rung:
    """What came of one pair.

    Attributes:
        agents: the one that is named later in the ladder first.
        seats: at the table; the first agent has one of them.
        games: how many.
        share: of the points, 0 to 1, that the first agent won; fair would be 1 / seats.
        ci95: its 95 % interval.
        cpu_s: CPU seconds of all games.
    """

    agents: tuple[str, str]
    seats: int
    games: int
    share: float
    ci95: tuple[float, float]
    cpu_s: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """A round robin of ``slug``: who plays whom, and how often.

    Attributes:
        games: for each pair of neighbours.
        agents: weakest first.
        far_games: for each pair of others, which shows less of how the steps of the ladder lie; ``None``: as
            many as for neighbours.
    """

    slug: str
    seats: int
    games: int
    agents: tuple[str, ...]
    seed: int
    far_games: int | None = None

    def contests(self) -> Iterator[tuple[tuple[str, str], Contest]]:
        """The pairs, stronger first, with their contests; the quick ones before the slow ones."""
        pairs = [(upper, lower) for lower, upper in combinations(self.agents, 2)]
        pairs.sort(key=lambda pair: (searches(pair[0]), self.agents.index(pair[0])))
        for pair in pairs:
            players = (pair[0], *[pair[1]] * (self.seats - 1))
            yield pair, Contest(self.slug, self.seats, self._games_of(pair), players, self.seed)

    def faults(self) -> list[str]:
        """What keeps it from being played, in words; empty: nothing."""
        found = list(next(self.contests())[1].faults()) if len(self.agents) > 1 else []
        if len(set(self.agents)) != len(self.agents) or len(self.agents) < 2:
            found.append("name at least two agents, each once")
        if self.far_games is not None and self.far_games < 1:
            found.append("the games of far pairs must be at least 1")
        return found

    def _games_of(self, pair: tuple[str, str]) -> int:
        upper, lower = (self.agents.index(agent) for agent in pair)
        return self.games if self.far_games is None or upper - lower == 1 else self.far_games


def climb(
    ladder: Ladder,
    workers: int = 1,
    each: Callable[[Record], None] | None = None,
    kept: Path | None = None,
) -> list[Rung]:
    """Play all pairs.

    Args:
        workers: processes; the results don't depend on it.
        each: called with each game's record as it comes.
        kept: a file that gets each pair's result at once; pairs that it already has, from the same seed,
            levels of the same strength and as many games or more, aren't played again, so that an interrupted
            ladder goes on.
    """
    known = _kept(ladder, kept)
    rungs = []
    for pair, contest in ladder.contests():
        rung = known.get(pair)
        if rung is None or rung.games < contest.games:
            rung = _rung(pair, contest, play(contest, workers, each))
            if kept is not None:
                with kept.open("a") as file:
                    file.write(json.dumps({**_key(ladder), **asdict(rung)}) + "\n")
        rungs.append(rung)
    return rungs


def report(ladder: Ladder, rungs: Sequence[Rung]) -> JsonDict:
    """What ``ladder --json`` prints: shares 0 to 1, CPU seconds, and for each level ``Level.strength``."""
    return {
        "game": ladder.slug,
        "players": ladder.seats,
        "games": ladder.games,
        "far_games": ladder.games if ladder.far_games is None else ladder.far_games,
        "seed": ladder.seed,
        "agents": list(ladder.agents),
        "levels": _levels(ladder.slug),
        "pairs": [asdict(rung) for rung in rungs],
        "cpu_s": round(sum(rung.cpu_s for rung in rungs), 1),
    }


def _rung(pair: tuple[str, str], contest: Contest, records: list[Record]) -> Rung:
    results = summary(contest, records)
    low, high = results["ci95"][0]
    return Rung(pair, contest.seats, len(records), results["win_share"][0], (low, high), results["cpu_s"])


def _key(ladder: Ladder) -> JsonDict:
    """What two results must have in common to be of one ladder, beside agents, seats and number of games."""
    return {"game": ladder.slug, "seed": ladder.seed, "levels": _levels(ladder.slug)}


def _levels(slug: str) -> JsonDict:
    """What makes the levels of a title what they are."""
    title = get_title(slug)
    return {name: level.strength(title) for name, level in LEVELS.items()}


def _kept(ladder: Ladder, kept: Path | None) -> dict[tuple[str, str], Rung]:
    """The pairs of this ladder whose results are in the file."""
    found: dict[tuple[str, str], Rung] = {}
    if kept is None or not kept.exists():
        return found
    for line in kept.read_text().splitlines():
        form = json.loads(line)
        if {key: form.pop(key, None) for key in _key(ladder)} != _key(ladder):
            continue
        rung = Rung(**{**form, "agents": tuple(form["agents"]), "ci95": tuple(form["ci95"])})
        if rung.seats == ladder.seats and (rung.agents not in found or rung.games > found[rung.agents].games):
            found[rung.agents] = rung
    return found
