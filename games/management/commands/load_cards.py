"""``manage.py load_cards``: see that every title has its cards in the database."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.core.registry import titles
from games.services.cards import load_shipped, restore_shipped


class Command(BaseCommand):
    """Loads the shipped card sets; can be run again at any time."""

    help = (
        "Loads the shipped cards of each game that has none yet. Edited or published cards are left alone, "
        "unless --restore is given: then the shipped cards become the newest revision."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The games to load, all by default, and whether to restore."""
        parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
        parser.add_argument(
            "--restore",
            action="store_true",
            help="publish the shipped cards as a new revision and drop the draft",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Load or restore, and say for each game what was done."""
        known = list(titles())
        unknown = sorted(set(options["games"]) - set(known))
        if unknown:
            raise CommandError(f"There is no game {', '.join(unknown)}. There are: {', '.join(known)}.")
        for slug in options["games"] or known:
            published = restore_shipped(slug) if options["restore"] else load_shipped(slug)
            number = published.revision.number
            if published.is_new:
                said = f"{slug}: shipped cards published as revision {number}"
            elif options["restore"]:
                said = f"{slug}: revision {number} has the shipped cards already; draft set to them"
            else:
                said = f"{slug}: cards are there (revision {number}), left alone"
            self.stdout.write(said)
