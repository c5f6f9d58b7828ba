"""``manage.py simulate GAME``: games between agents, and who won how often."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from tqdm import tqdm

from ai.arena import Contest, play, summary, tally, workers_for
from games.management.contests import add_options, agents_of, check, game_of, workers_of


class Command(BaseCommand):
    """Plays games without database or server."""

    help = "Play games between agents, seats rotated, and print the results."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_options(
            parser,
            games=100,
            agents="greedy,random",
            who="by commas: random, policy, greedy, a level, a level in a style (hard:bold), "
            "mcts:iterations=N, mcts:ms=N; fewer than players are repeated",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        contest = _contest(options)
        workers = workers_of(options, workers_for(contest))
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
    contest = Contest(
        game_of(options), options["players"], options["games"], agents_of(options), options["seed"]
    )
    check(contest)
    return contest
