"""``manage.py ladder GAME``: a round robin of the AI levels, and who won how much against whom."""

from __future__ import annotations

import json
import multiprocessing
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from ai.agents import AgentFault, make_agent
from ai.ladder import LADDER, Ladder, Rung, climb, report
from games.core.registry import titles
from games.management.commands.simulate import MOST_WORKERS


class Command(BaseCommand):
    """Plays games without database or server."""

    help = "Play every two of the AI levels, greedy and random against each other, seats rotated."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", help="the game's short name, such as boutique")
        parser.add_argument("--players", type=int, default=2, help="seats at the table (2)")
        parser.add_argument("--games", type=int, default=200, help="how many games for each pair (200)")
        parser.add_argument(
            "--agents", default=",".join(LADDER), help=f"who plays, weakest first ({','.join(LADDER)})"
        )
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
        parser.add_argument(
            "--workers", type=int, help="processes; the games don't depend on it (one a core)"
        )
        parser.add_argument(
            "--resume", type=Path, metavar="FILE", help="keep each pair's result here, and play none twice"
        )
        parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")

    def handle(self, *args: Any, **options: Any) -> None:
        ladder = _ladder(options)
        workers = multiprocessing.cpu_count() if options["workers"] is None else options["workers"]
        if not 1 <= workers <= MOST_WORKERS:
            raise CommandError(f"--workers must be 1 to {MOST_WORKERS}.")
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
    lines = [
        f"{ladder.games} games a pair of {ladder.slug}, {ladder.seats} players, seed {ladder.seed}; "
        f"{sum(rung.cpu_s for rung in rungs):,.0f} s CPU",
        "",
        "| share of | " + " | ".join(f"against {agent}" for agent in ladder.agents[:-1]) + " |",
        "|---" * len(ladder.agents) + "|",
    ]
    for place, agent in enumerate(ladder.agents[1:], 1):
        cells = [_cell(found[agent, other]) for other in ladder.agents[:place]]
        cells += [""] * (len(ladder.agents) - 1 - len(cells))
        lines.append(f"| {agent} | " + " | ".join(cells) + " |")
    return lines


def _cell(rung: Rung) -> str:
    low, high = rung.ci95
    return f"{rung.share:.1%} ({low:.0%}–{high:.0%})"


def _ladder(options: dict[str, Any]) -> Ladder:
    slug = options["game"]
    if slug not in titles():
        raise CommandError(f"There is no game {slug!r}. There are: {', '.join(titles())}.")
    agents = tuple(spec.strip() for spec in options["agents"].split(",") if spec.strip())
    ladder = Ladder(slug, options["players"], options["games"], agents, options["seed"])
    faults = ladder.faults()
    for spec in agents:
        try:
            make_agent(spec)
        except AgentFault as error:
            faults.append(str(error))
    if faults:
        raise CommandError("; ".join(faults) + ".")
    return ladder
