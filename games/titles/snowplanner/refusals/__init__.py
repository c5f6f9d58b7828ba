"""Refusals in words: what is wrong, with the numbers of the position, and what to do instead.

One module a language; each has a text for every code of ``checks``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.results import Violation
from games.titles.snowplanner.refusals import de, en, it
from games.titles.snowplanner.refusals.wording import Text

TEXTS: Mapping[str, Mapping[str, Text]] = {"en": en.TEXTS, "it": it.TEXTS, "de": de.TEXTS}
"""By language and code."""


def violation_text(violation: Violation, names: Sequence[str], language: str = "en") -> str:
    """Why the move is refused and what to do; in English where a language has no texts. ``names`` by seat."""
    return TEXTS.get(language, en.TEXTS)[violation.code](violation.values, names)
