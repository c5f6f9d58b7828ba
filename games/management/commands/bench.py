"""``manage.py bench KIND``: measurements that are repeated as the project goes on."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from ai.bench import engine_figures
from ai.bench_parallel import parallel_figures
from ai.levels import LEVELS
from ai.peer import SEATS, PeerMatch, PeerMissing, peer_figures, peer_version, play_peer
from config.serve.scratch import ScratchFault, run_on_scratch_site
from games.assistant.bench import ask_figures
from games.core.game import Title
from games.core.jsontypes import JsonDict
from games.core.registry import titles
from games.management.contests import MOST_WORKERS

MOST_SECONDS = 600
MOST_MATCHES = 1_000


class Command(BaseCommand):
    """Benchmarks. Each kind prints a table, or with ``--json`` one JSON object on the last line."""

    help = (
        "Measure the engine’s speed, its strength against another library’s search, and the rule assistant."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
        engine = kinds.add_parser("engine", help="whole random games, copies and search iterations")
        engine.add_argument("game", help="the game's short name, such as boutique")
        engine.add_argument("--players", type=int, default=2, help="seats at the table (2)")
        engine.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement (2)")
        peer = kinds.add_parser("peer", help="games against OpenSpiel's ISMCTS at equal CPU time")
        peer.add_argument("game", help="the game's short name, such as boutique")
        peer.add_argument("--games", type=int, default=100, help="how many, seats rotated (100)")
        peer.add_argument("--cpu-ms", type=float, default=100.0, help="CPU time a move, either side (100)")
        peer.add_argument("--seed", type=int, default=1, help="of deals and searches (1)")
        peer.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
        peer.add_argument(
            "--fast-rollouts",
            action="store_true",
            help="let the other side's rollouts run in our compiled rules instead of its own Python",
        )
        parallel = kinds.add_parser("parallel", help="one long search, alone and with helpers")
        parallel.add_argument("game", help="the game's short name, such as boutique")
        parallel.add_argument("--players", type=int, default=2, help="seats at the table (2)")
        parallel.add_argument("--processes", type=int, default=2, help="that search together (2)")
        parallel.add_argument("--iterations", type=int, default=24_000, help="of a search (24,000)")
        parallel.add_argument("--searches", type=int, default=10, help="how many; the quickest counts (10)")
        ai = kinds.add_parser("ai", help="how long tables wait for AI seats when many play at once")
        ai.add_argument("--game", default="boutique", help="the game's short name (boutique)")
        ai.add_argument("--matches", type=int, default=50, help="how many, all AI against AI (50)")
        ai.add_argument("--seconds", type=float, default=60.0, help="how long they play at most (60)")
        ai.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
        ai.add_argument("--levels", default=",".join(LEVELS), help="of the matches in turn, by commas (all)")
        asking = kinds.add_parser(
            "ask", help="questions to the rule assistant, each with its language found out"
        )
        for kind in (engine, peer, parallel, ai, asking):
            kind.add_argument("--json", action="store_true", help="print one JSON object on the last line")

    def handle(self, *args: Any, **options: Any) -> None:
        kinds = {
            "engine": self._engine,
            "peer": self._peer,
            "parallel": self._parallel,
            "ai": self._ai,
            "ask": lambda options: ask_figures(),
        }
        figures = kinds[options["kind"]](options)
        if options["json"]:
            self.stdout.write(json.dumps(figures))
            return
        for name, value in _flat(figures):
            self.stdout.write(f"{name:34}{_shown(value):>28}")

    def _engine(self, options: dict[str, Any]) -> JsonDict:
        title = _title(options["game"], options["players"])
        if not 0 < options["seconds"] <= MOST_SECONDS:
            raise CommandError(f"--seconds must be more than 0 and at most {MOST_SECONDS}.")
        return engine_figures(title.slug, options["players"], options["seconds"])

    def _peer(self, options: dict[str, Any]) -> JsonDict:
        title = _title(options["game"], SEATS)
        if options["games"] < 1:
            raise CommandError("--games must be at least 1.")
        if not 1 <= options["cpu_ms"] <= MOST_SECONDS * 1000:
            raise CommandError(f"--cpu-ms must be 1 to {MOST_SECONDS * 1000}.")
        if not 1 <= options["workers"] <= MOST_WORKERS:
            raise CommandError(f"--workers must be 1 to {MOST_WORKERS}.")
        try:
            peer_version()
        except PeerMissing as missing:
            raise CommandError(str(missing)) from None
        match = PeerMatch(
            title.slug, options["games"], options["cpu_ms"], options["seed"], options["fast_rollouts"]
        )
        with tqdm(total=match.games, unit="game", file=sys.stderr, dynamic_ncols=True) as bar:
            return peer_figures(match, play_peer(match, options["workers"], lambda record: bar.update()))

    def _parallel(self, options: dict[str, Any]) -> JsonDict:
        title = _title(options["game"], options["players"])
        if not 2 <= options["processes"] <= MOST_WORKERS:
            raise CommandError(f"--processes must be 2 to {MOST_WORKERS}.")
        if options["iterations"] < 1 or options["searches"] < 1:
            raise CommandError("--iterations and --searches must be at least 1.")
        return parallel_figures(
            title.slug, options["players"], options["processes"], options["iterations"], options["searches"]
        )

    def _ai(self, options: dict[str, Any]) -> JsonDict:
        title = _title(options["game"], SEATS)
        levels = [name.strip() for name in options["levels"].split(",") if name.strip()]
        unknown = [name for name in levels if name not in LEVELS]
        if unknown or not levels:
            raise CommandError(f"--levels must be of these: {', '.join(LEVELS)}.")
        if not 1 <= options["matches"] <= MOST_MATCHES:
            raise CommandError(f"--matches must be 1 to {MOST_MATCHES}.")
        if not 0 < options["seconds"] <= MOST_SECONDS:
            raise CommandError(f"--seconds must be more than 0 and at most {MOST_SECONDS}.")
        if not 1 <= options["workers"] <= MOST_WORKERS:
            raise CommandError(f"--workers must be 1 to {MOST_WORKERS}.")
        wanted = [title.slug, *(str(options[name]) for name in ("matches", "seconds", "workers"))]
        try:
            printed = run_on_scratch_site("games.benches.ai_waits", [*wanted, ",".join(levels)])
        except ScratchFault as fault:
            raise CommandError(str(fault)) from None
        figures: JsonDict = json.loads(printed.splitlines()[-1])
        return figures


def _title(slug: str, players: int) -> Title:
    if slug not in titles():
        raise CommandError(f"There is no game {slug!r}. There are: {', '.join(titles())}.")
    title = titles()[slug]
    if not title.min_seats <= players <= title.max_seats:
        raise CommandError(
            f"{title.name} is for {title.min_seats} to {title.max_seats} players, not {players}."
        )
    return title


def _flat(figures: JsonDict, before: str = "") -> Iterator[tuple[str, Any]]:
    """Names and values, those of an object within it with its name before theirs."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def _shown(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, list):
        return " - ".join(_shown(item) for item in value)
    return str(value) if isinstance(value, bool | str) else format(value, ",")
