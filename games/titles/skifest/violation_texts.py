"""Why a move is refused and what to do, in plain words with the numbers of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.core.jsontypes import JsonDict
from games.core.results import Violation
from games.titles.skifest import violations_de, violations_en, violations_it

_Text = Callable[[JsonDict, Sequence[str]], str]
_TEXTS: Final[Mapping[str, Mapping[str, _Text]]] = {
    "en": violations_en.TEXTS,
    "it": violations_it.TEXTS,
    "de": violations_de.TEXTS,
}


def violation_text(violation: Violation, names: Sequence[str], language: str = "en") -> str:
    """A sentence or two: what is wrong, and what would be right.

    Args:
        violation: with the names of its card set (see ``checks.named``).
        names: of the players, by seat.
        language: ``en``, ``it`` or ``de``; any other is answered in English.
    """
    texts = _TEXTS.get(language, violations_en.TEXTS)
    return texts[violation.code](violation.values, names)
