"""Names of things as people say them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.jsontypes import JsonDict
from games.titles.skifest.names import KINDS


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


def listed(parts: Sequence[str]) -> str:
    """``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def plural(number: int, word: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


class Words:
    """Names from a card set: runs of all maps, gear, village places, mountain places.

    Args:
        cards: a faultless card set.
    """

    def __init__(self, cards: JsonDict) -> None:
        self._names: dict[str, str] = {}
        for mountain in cards["maps"].values():
            for entry in [*mountain["places"], *mountain["runs"]]:
                self._names[entry["key"]] = entry["name"]
        for entry in [*cards["gear"], *cards["village"]]:
            self._names[entry["key"]] = entry["name"]
        self.valleys = {
            place["key"]
            for mountain in cards["maps"].values()
            for place in mountain["places"]
            if place["height"] == 0
        }

    def name(self, key: str) -> str:
        """The name of a run, gear or village place."""
        return self._names.get(key, key)

    def place(self, key: str) -> str:
        """A mountain place within a sentence: ``the valley``, ``A``."""
        return "the valley" if key in self.valleys else self._names.get(key, key)
