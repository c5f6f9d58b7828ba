"""``manage.py ladder GAME``: a round robin of the AI levels, and who won how much against whom."""

from __future__ import annotations

import json
import multiprocessing
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand
from tqdm import tqdm

from ai.ladder import LADDER, Ladder, Rung, climb, report
from games.management.contests import add_options, agents_of, check, game_of, workers_of


class Command(BaseCommand):
    """Plays games without database or server."""

    help = "Play every two of the AI levels, greedy and random against each other, seats rotated."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_options(parser, games=200, agents=",".join(LADDER), who="weakest first", each=" for each pair")
        parser.add_argument(
            "--resume", type=Path, metavar="FILE", help="keep each pair's result here, and play none twice"
        )
        parser.add_argument(
            "--far-games",
            type=int,
            metavar="N",
            help="games for each pair that aren't neighbours (as --games)",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        ladder = _ladder(options)
        workers = workers_of(options, multiprocessing.cpu_count())
        total = sum(contest.games for _, contest in ladder.contests())
        with tqdm(total=total, unit="game", file=sys.stderr, dynamic_ncols=True) as bar:
            rungs = climb(ladder, workers, lambda record: bar.update(), options["resume"])
        for line in table(ladder, rungs):
            self.stdout.write(line)
        if options["json"]:
            self.stdout.write(json.dumps(report(ladder, rungs)))


def table(ladder: Ladder, rungs: list[Rung]) -> list[str]:
    """The results as lines of a Markdown table: who has won how much (row) against whom (column)."""
    found = {rung.agents: rung for rung in rungs}
    few, most = min(rung.games for rung in rungs), max(rung.games for rung in rungs)
    lines = [
        f"{most if few == most else f'{few} to {most}'} games a pair of {ladder.slug}, "
        f"{ladder.seats} players, seed {ladder.seed}; "
        f"{sum(rung.cpu_s for rung in rungs):,.0f} s CPU",
        "",
        "| share of | " + " | ".join(f"against {agent}" for agent in ladder.agents[:-1]) + " |",
        "|---" * len(ladder.agents) + "|",
    ]
    for place, agent in enumerate(ladder.agents[1:], 1):
        cells = [_cell(found[agent, other], few < most) for other in ladder.agents[:place]]
        cells += [""] * (len(ladder.agents) - 1 - len(cells))
        lines.append(f"| {agent} | " + " | ".join(cells) + " |")
    return lines


def _cell(rung: Rung, counted: bool) -> str:
    low, high = rung.ci95
    return f"{rung.share:.1%} ({low:.0%}–{high:.0%})" + (f" of {rung.games}" if counted else "")


def _ladder(options: dict[str, Any]) -> Ladder:
    ladder = Ladder(
        game_of(options),
        options["players"],
        options["games"],
        agents_of(options),
        options["seed"],
        options["far_games"],
    )
    check(ladder)
    return ladder
