"""``manage.py ask GAME QUESTION``: the rules that answer a question."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.assistant.ask import Reply, ask
from games.assistant.books import LANGUAGES, slugs


class Command(BaseCommand):
    """Asks the rule assistant."""

    help = "Answer a question from a rulebook: the rules that decide it, best first."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", help="the game's short name, such as boutique")
        parser.add_argument("question", nargs="*", help="a question, or words of it")
        parser.add_argument(
            "--lang", choices=LANGUAGES, help="the language; found out by the question if left out"
        )
        parser.add_argument("--limit", type=int, default=5, help="how many answers at most (5)")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        game = options["game"]
        if game not in slugs():
            raise CommandError(f"There is no rulebook of {game!r}. There are: {', '.join(slugs())}.")
        if options["limit"] < 1:
            raise CommandError("--limit must be at least 1.")
        reply = ask(" ".join(options["question"]), game, options["lang"], limit=options["limit"])
        if options["json"]:
            self.stdout.write(json.dumps(as_json(reply), ensure_ascii=False))
            return
        for found in reply.found:
            answer = found.answer
            self.stdout.write(
                f"{answer.paragraph.rule}  {answer.paragraph.title}\n    {answer.sentence.text}"
            )
        if not reply.found:
            self.stdout.write("No rule answers that. You could ask, for example:")
            for example in reply.examples:
                self.stdout.write(f"    {example}")


def as_json(reply: Reply) -> dict[str, Any]:
    """The reply as it is printed; ``try`` says what can be asked where there is no answer."""
    said: dict[str, Any] = {
        "language": reply.language,
        "answers": [
            {
                "rule": found.answer.paragraph.rule,
                "score": found.answer.score,
                "title": found.answer.paragraph.title,
                "sentence": found.answer.sentence.text,
            }
            for found in reply.found
        ],
    }
    if not reply.found:
        said["try"] = list(reply.examples)
    return said
