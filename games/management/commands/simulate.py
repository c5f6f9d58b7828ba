"""``manage.py simulate GAME``: games between agents, and who won how often."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from ai.agents import AgentFault, make_agent
from ai.arena import Contest, play, summary, tally, workers_for
from games.core.registry import titles

MOST_WORKERS = 256
"""Each is a process of its own: a slip of the hand must not bring the machine down."""


class Command(BaseCommand):
    """Plays games without database or server."""

    help = "Play games between agents, seats rotated, and print the results."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", help="the game's short name, such as boutique")
        parser.add_argument("--players", type=int, default=2, help="seats at the table (2)")
        parser.add_argument("--games", type=int, default=100, help="how many games (100)")
        parser.add_argument(
            "--agents",
            default="greedy,random",
            help="who plays, by commas: random, policy, greedy, a level, a level in a style (hard:bold), "
            "mcts:iterations=N, mcts:ms=N; fewer than players are repeated (greedy,random)",
        )
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
        parser.add_argument(
            "--workers", type=int, help="processes; the games don't depend on it (one a core)"
        )
        parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")

    def handle(self, *args: Any, **options: Any) -> None:
        contest = _contest(options)
        workers = workers_for(contest) if options["workers"] is None else options["workers"]
        if not 1 <= workers <= MOST_WORKERS:
            raise CommandError(f"--workers must be 1 to {MOST_WORKERS}.")
        with tqdm(total=contest.games, unit="game", file=sys.stderr, dynamic_ncols=True) as bar:
            records = play(contest, workers, lambda record: bar.update())
        results = summary(contest, records)
        if options["json"]:
            self.stdout.write(json.dumps(results))
            return
        self.stdout.write(
            f"{contest.games} games of {contest.slug}, {contest.seats} players, seed {contest.seed}"
        )
        self.stdout.write(
            f"{'agent':24}{'won':>6}{'drawn':>7}{'lost':>6}{'share':>8}"
            f"{'95 % interval':>17}{'mean score':>12}"
        )
        for agent, (won, drawn, lost) in enumerate(tally(contest, records)):
            low, high = results["ci95"][agent]
            interval = f"{low:.1%}-{high:.1%}"
            self.stdout.write(
                f"{contest.agents[agent]:24}{won:>6}{drawn:>7}{lost:>6}{results['win_share'][agent]:>8.1%}"
                f"{interval:>17}{results['score_mean'][agent]:>12,.0f}"
            )
        seats = ", ".join(f"{share:.1%}" for share in results["seat_share"])
        self.stdout.write(
            f"share by seat: {seats}; mean winning score {results['winning_score_mean']:,.0f}; "
            f"{results['decisions_mean']:.0f} decisions a game; {results['cpu_s']:.1f} s CPU"
        )


def _contest(options: dict[str, Any]) -> Contest:
    slug = options["game"]
    if slug not in titles():
        raise CommandError(f"There is no game {slug!r}. There are: {', '.join(titles())}.")
    agents = tuple(spec.strip() for spec in options["agents"].split(",") if spec.strip())
    contest = Contest(slug, options["players"], options["games"], agents, options["seed"])
    faults = contest.faults()
    for spec in agents:
        try:
            make_agent(spec)
        except AgentFault as error:
            faults.append(str(error))
    if faults:
        raise CommandError("; ".join(faults) + ".")
    return contest
