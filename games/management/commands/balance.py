"""``manage.py balance GAME``: how seats, cards and areas do in games between agents."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from ai.agents import AgentFault, make_agent
from ai.arena import Contest, workers_for
from ai.balance import study
from games.core.jsontypes import JsonDict
from games.core.registry import titles


class Command(BaseCommand):
    """Plays games without database or server."""

    help = "Play games between agents and print seat shares, scores, and the use of areas and cards."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """What is played, by whom, and how it is printed."""
        parser.add_argument("game", help="the game's short name, such as snowplanner")
        parser.add_argument("--players", type=int, help="seats at the table (the most there can be)")
        parser.add_argument("--games", type=int, default=100, help="how many games (100)")
        parser.add_argument(
            "--agents", default="greedy", help="who plays, by commas, as for simulate; repeated (greedy)"
        )
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
        parser.add_argument("--workers", type=int, help="processes; the games don't depend on it")
        parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play, then print."""
        contest = _contest(options)
        workers = workers_for(contest) if options["workers"] is None else options["workers"]
        if workers < 1:
            raise CommandError("--workers must be at least 1.")
        with tqdm(total=contest.games, unit="game", file=sys.stderr, dynamic_ncols=True) as bar:
            figures = study(contest, workers, lambda: bar.update() and None)
        if options["json"]:
            self.stdout.write(json.dumps(figures))
            return
        for line in _lines(figures):
            self.stdout.write(line)


def _contest(options: dict[str, Any]) -> Contest:
    slug = options["game"]
    if slug not in titles():
        raise CommandError(f"There is no game {slug!r}. There are: {', '.join(titles())}.")
    agents = tuple(spec.strip() for spec in options["agents"].split(",") if spec.strip())
    players = options["players"] or titles()[slug].max_seats
    contest = Contest(slug, players, options["games"], agents, options["seed"])
    faults = contest.faults()
    for spec in agents:
        try:
            make_agent(spec)
        except AgentFault as error:
            faults.append(str(error))
    if faults:
        raise CommandError("; ".join(faults) + ".")
    return contest


def _lines(figures: JsonDict) -> list[str]:
    """The figures as tables."""
    best = figures["winning_score"]
    lines = [
        f"{figures['games']} games of {figures['game']}, {figures['players']} players, "
        f"{', '.join(figures['agents'])}, seed {figures['seed']}",
        "seats: "
        + ", ".join(
            f"{share:.1%} ({low:.1%}-{high:.1%})"
            for share, (low, high) in zip(figures["seat_share"], figures["seat_ci95"], strict=True)
        ),
        f"score {figures['score_mean']:,.1f}; winner {best['mean']:,.1f} "
        f"({best['p10']:,.0f}-{best['p90']:,.0f}); {figures['decisions_mean']} decisions a player",
    ]
    for area, use in figures["areas"].items():
        lines.append(f"{area:28}{use['placements']:>8}{use['share']:>8.1%}")
    for kind, cards in figures["cards"].items():
        lines.append(f"{kind:28}{'offered':>8}{'taken':>8}{'played':>8}{'win, taken':>24}{'win, played':>24}")
        for key, use in cards.items():
            wins = "".join(f"{_win(use, what):>24}" for what in ("taken", "played"))
            lines.append(f"  {key:26}{use['offered']:>8}{use['taken']:>8}{use['played']:>8}{wins}")
    return lines


def _win(use: JsonDict, what: str) -> str:
    if f"win_{what}" not in use:
        return "-"
    low, high = use[f"win_{what}_ci95"]
    return f"{use[f'win_{what}']:.1%} ({low:.1%}-{high:.1%})"
