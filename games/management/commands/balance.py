"""``manage.py balance GAME``: how seats, cards and areas do in games between agents."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from tqdm import tqdm

from ai.arena import Contest, workers_for
from ai.balance import study
from games.core.jsontypes import JsonDict
from games.core.registry import titles
from games.management.contests import add_options, agents_of, check, game_of, workers_of


class Command(BaseCommand):
    """Plays games without database or server."""

    help = "Play games between agents and print seat shares, scores, and the use of areas and cards."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """What is played, by whom, and how it is printed."""
        add_options(
            parser, games=100, agents="greedy", who="by commas, as for simulate; repeated", seats=None
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Play, then print."""
        contest = _contest(options)
        workers = workers_of(options, workers_for(contest))
        with tqdm(total=contest.games, unit="game", file=sys.stderr, dynamic_ncols=True) as bar:
            figures = study(contest, workers, lambda: bar.update() and None)
        if options["json"]:
            self.stdout.write(json.dumps(figures))
            return
        for line in _lines(figures):
            self.stdout.write(line)


def _contest(options: dict[str, Any]) -> Contest:
    slug = game_of(options)
    players = options["players"] or titles()[slug].max_seats
    contest = Contest(slug, players, options["games"], agents_of(options), options["seed"])
    check(contest)
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
