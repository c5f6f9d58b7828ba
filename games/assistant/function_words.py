"""Words that say nothing about what a question is about, and number words, by language. Without accents."""

from __future__ import annotations

import tomllib
from pathlib import Path

_DATA = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))

FUNCTION_WORDS = {language: frozenset(entry["function"].split()) for language, entry in _DATA.items()}
WEAK_WORDS = {language: frozenset(entry["weak"].split()) for language, entry in _DATA.items()}
"""Words that say little: others of the question tell more."""
ASKING_WORDS = {language: frozenset(entry["asking"].split()) for language, entry in _DATA.items()}
"""Function words that tell what is wanted to be known: who, when, how many."""
NUMBERS: dict[str, dict[str, str]] = {language: entry["numbers"] for language, entry in _DATA.items()}
"""Number words as digits."""
