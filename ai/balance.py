"""The balance of a title: how seats, cards and areas do in games between agents.

A title takes part by :meth:`games.core.game.Title.uses`; without it there are figures by seat alone.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ai.agents import make_agent
from ai.arena import Contest
from ai.statistics import mean, wilson
from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.registry import get_title
from games.core.results import Use


@dataclass(frozen=True, slots=True)
class Watched:
    """A finished game: by seat the points (1 for the winner, split in a draw) and scores, moves made, and all
    uses."""

    number: int
    points: list[float]
    scores: list[float]
    decisions: int
    uses: list[Use]


def watch(contest: Contest, number: int) -> Watched:
    """Play game ``number`` of a contest and note the use of its cards."""
    title = get_title(contest.slug)
    bots = [make_agent(contest.agents[agent]) for agent in contest.seating(number)]
    chance = SeededChance(f"{contest.seed}:{number}")
    game = title.new_game(contest.seats, chance)
    uses = title.uses(game, None)
    decisions = 0
    outcome = game.outcome()
    while outcome is None:
        if game.job() is not None:
            events = game.run_job(chance)
        else:
            seat = game.state.actor
            seed = ((contest.seed * 1_000_003 + number) * 4096 + decisions) & ((1 << 60) - 1)
            events = game.play(seat, bots[seat].choose(game, seat, seed), chance)
            decisions += 1
        uses += title.uses(game, events)
        chance.take()
        outcome = game.outcome()
    return Watched(number, outcome.shares(), list(outcome.scores), decisions, uses)


def study(contest: Contest, workers: int = 1, each: Callable[[], None] | None = None) -> JsonDict:
    """Play all games of a contest and sum them up; ``each`` is called after each game.

    Returns:
        ``seat_share`` with ``seat_ci95``, ``score_mean`` of all and ``winning_score`` (mean, 10th and 90th
        percentile), ``decisions_mean`` (a player), ``areas`` (placements and their share), and ``cards`` by
        kind and
        key: in how many games it was offered, how often taken and played, and the share of wins of those who
        took or
        played it, each with its 95 % interval.
    """
    games: list[Watched] = []
    for watched in _games(contest, workers):
        games.append(watched)
        if each is not None:
            each()
    games.sort(key=lambda game: game.number)
    seats = [mean([game.points[seat] for game in games]) for seat in range(contest.seats)]
    best = sorted(max(game.scores) for game in games)
    return {
        "game": contest.slug,
        "players": contest.seats,
        "games": len(games),
        "agents": list(contest.agents),
        "seed": contest.seed,
        "seat_share": [round(share, 4) for share in seats],
        "seat_ci95": [_interval(share, len(games)) for share in seats],
        "score_mean": round(mean([score for game in games for score in game.scores]), 1),
        "winning_score": {
            "mean": round(mean(best), 1),
            "p10": best[len(best) // 10],
            "p90": best[len(best) * 9 // 10],
        },
        "decisions_mean": round(mean([game.decisions / contest.seats for game in games]), 1),
        "areas": _areas(games),
        "cards": _cards(games),
    }


def _areas(games: list[Watched]) -> JsonDict:
    counts: dict[str, int] = {}
    for game in games:
        for use in game.uses:
            if use.kind == "areas":
                counts[use.key] = counts.get(use.key, 0) + 1
    total = sum(counts.values())
    return {
        key: {"placements": counts[key], "share": round(counts[key] / total, 4)} for key in sorted(counts)
    }


class _Tally:
    """What became of one card over all games."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken: list[float] = []
        self.played: list[float] = []

    def form(self) -> JsonDict:
        found: JsonDict = {"offered": self.offered, "taken": len(self.taken), "played": len(self.played)}
        for name, points in (("taken", self.taken), ("played", self.played)):
            if points:
                share = mean(points)
                found[f"win_{name}"] = round(share, 4)
                found[f"win_{name}_ci95"] = _interval(share, len(points))
        return found


def _cards(games: list[Watched]) -> JsonDict:
    tallies: dict[tuple[str, str], _Tally] = {}
    for game in games:
        offered: set[tuple[str, str]] = set()
        for use in game.uses:
            if use.kind == "areas":
                continue
            name = (use.kind, use.key)
            tally = tallies.setdefault(name, _Tally())
            if use.what == "offered" or use.seat is None:
                offered.add(name)
            else:
                points = tally.played if use.what == "played" else tally.taken
                points.append(game.points[use.seat])
                offered.add(name)
        for name in offered:
            tallies[name].offered += 1
    found: JsonDict = {}
    for kind, key in sorted(tallies):
        found.setdefault(kind, {})[key] = tallies[kind, key].form()
    return found


def _interval(share: float, size: int) -> list[float]:
    return [round(end, 4) for end in wilson(share, size)]


def _games(contest: Contest, workers: int) -> Iterator[Watched]:
    if workers <= 1:
        for number in range(contest.games):
            yield watch(contest, number)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(_Watcher(contest), range(contest.games))


@dataclass(frozen=True, slots=True)
class _Watcher:
    """Watches games of one contest in another process."""

    contest: Contest

    def __call__(self, number: int) -> Watched:
        return watch(self.contest, number)
