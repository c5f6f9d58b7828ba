"""``manage.py bench engine GAME``: measurements that are repeated as the project goes on."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ai.bench import engine_figures
from games.core.registry import titles

MOST_SECONDS = 600


class Command(BaseCommand):
    """Benchmarks."""

    help = "Measure the engine: speed of the rules and of the search, CPU time on one core."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
        engine = kinds.add_parser("engine", help="whole random games, copies and search iterations")
        engine.add_argument("game", help="the game's short name, such as boutique")
        engine.add_argument("--players", type=int, default=2, help="seats at the table (2)")
        engine.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement (2)")
        engine.add_argument("--json", action="store_true", help="print one JSON object on the last line")

    def handle(self, *args: Any, **options: Any) -> None:
        slug = options["game"]
        if slug not in titles():
            raise CommandError(f"There is no game {slug!r}. There are: {', '.join(titles())}.")
        title = titles()[slug]
        if not title.min_seats <= options["players"] <= title.max_seats:
            raise CommandError(
                f"{title.name} is for {title.min_seats} to {title.max_seats} players, "
                f"not {options['players']}."
            )
        if not 0 < options["seconds"] <= MOST_SECONDS:
            raise CommandError(f"--seconds must be more than 0 and at most {MOST_SECONDS}.")
        figures = engine_figures(slug, options["players"], options["seconds"])
        if options["json"]:
            self.stdout.write(json.dumps(figures))
            return
        for name, value in figures.items():
            self.stdout.write(f"{name:30}{value if isinstance(value, bool) else format(value, ','):>14}")
