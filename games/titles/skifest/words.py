"""Names of things as people say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.titles.skifest.names import KINDS, VALLEY


def card_word(card: str) -> str:
    """``red-ski_cross`` as ``red ski cross``, ``yeti`` as ``Yeti``."""
    return "Yeti" if card == "yeti" else card.replace("-", " ").replace("_", " ")


def cards_words(cards: Sequence[str]) -> str:
    """Cards in words, equal ones together: ``2 red slalom and Yeti``."""
    counts = Counter(cards)
    parts = [
        card_word(card) if counts[card] == 1 else f"{counts[card]} {card_word(card)}"
        for card in KINDS
        if counts[card]
    ]
    return listed(parts) if parts else "nothing"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """``a, b and c``, or with another word before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def plural(number: int, word: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def counted(number: int, one: str, many: str) -> str:
    """``1 carta``, ``2 carte``: for languages that don't just add an s."""
    return f"{number} {one if number == 1 else many}"


def place_word(name: str, preposition: str = "", valley: str = "the valley") -> str:
    """A place on the mountain within a sentence: ``the valley``, ``A``, ``at A``.

    Args:
        name: as the card set has it.
        preposition: put before any name but that of the valley as it is shipped.
        valley: what that is called instead, with its own preposition.
    """
    return valley if name == VALLEY else f"{preposition} {name}".lstrip()
