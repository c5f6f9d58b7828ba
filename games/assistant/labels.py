"""The words around the rulebooks: what pages and table say in the book's language."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from games.assistant.books import LANGUAGES


@cache
def labels(language: str) -> dict[str, str]:
    """All of them in a language."""
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    found: dict[str, str] = data[language]
    return found


@cache
def language_names() -> dict[str, str]:
    """The languages by what they call themselves."""
    return {language: labels(language)["name"] for language in LANGUAGES}
