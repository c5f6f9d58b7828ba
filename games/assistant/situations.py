"""What a player meets for the first time, and the two sentences that explain it.

A title says in a module ``situations`` which of its situations hold in a seat's view, and in
``situations.toml`` beside it what they are called and explained with, in all languages. Knows no Django.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import games.titles
from games.assistant.books import LANGUAGES
from games.core.jsontypes import JsonDict


@dataclass(frozen=True, slots=True)
class Situation:
    """One of them: its key, the rule that has more, and by language its title and its text."""

    key: str
    rule: str
    words: Mapping[str, tuple[str, str]]


@cache
def known(slug: str) -> Mapping[str, Situation]:
    """All situations of a title by key; none where it has none."""
    file = Path(games.titles.__path__[0]) / slug / "situations.toml"
    if not file.is_file():
        return {}
    return {
        key: Situation(key, entry["rule"], {language: tuple(entry[language]) for language in LANGUAGES})
        for key, entry in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


def holding(slug: str, view: JsonDict, seat: int, cards: JsonDict) -> list[str]:
    """The keys of the situations that hold for a seat, the most pressing first.

    Args:
        slug: the title.
        view: what the seat sees.
        seat: whose situation it is.
        cards: the match's card set.
    """
    if not known(slug) or find_spec(f"games.titles.{slug}.situations") is None:
        return []
    return list(import_module(f"games.titles.{slug}.situations").situations(view, seat, cards))


def in_words(slug: str, language: str) -> JsonDict:
    """For the table: by key ``title``, ``text`` and ``rule`` in one language."""
    return {
        key: {"title": found.words[language][0], "text": found.words[language][1], "rule": found.rule}
        for key, found in known(slug).items()
    }
