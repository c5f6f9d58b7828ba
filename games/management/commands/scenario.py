"""``manage.py scenario FILE...``: play scripted games on the rules engine, without server or database."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from games.core.scenario import ScenarioFault, read_file, run


class Command(BaseCommand):
    """Prints a line a file. Exit code 0: all hold, 1: one fails, 2: one is no scenario."""

    help = "Play scenario files on the rules engine. Exits 1 if one fails, 2 if one can't be read."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The files, and whether to print the final state."""
        parser.add_argument("files", nargs="+", metavar="FILE", help="scenario files")
        parser.add_argument(
            "--json", action="store_true", help="print the final state as JSON, a line a file"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Play all files, whatever happens to one of them."""
        code = max(self.play(path, options["json"]) for path in options["files"])
        if code:
            sys.exit(code)

    def play(self, path: str, as_json: bool) -> int:
        """Play one file and print its line; the exit code that it asks for."""
        out = self.stderr if as_json else self.stdout
        try:
            scenario = read_file(path)
            played = run(scenario)
        except ScenarioFault as fault:
            self.stderr.write(_line(f"refused {path}: {fault}"))
            return 2
        if as_json:
            self.stdout.write(json.dumps(played.game.form()))
        if played.failures:
            out.write(_line(f"FAILED {path}: {'; '.join(played.failures)}"))
            return 1
        if not as_json:
            out.write(_line(f"ok {path}: {scenario.name}"))
        return 0


def _line(text: str) -> str:
    """The text on one line, and in characters that can be written out: names come from files."""
    return " ".join(text.split()).encode("utf-8", "backslashreplace").decode()
