"""The shipped card set, and everything made from a card set once: boards, words, known names."""

from __future__ import annotations

import json
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Final

from games.core.jsontypes import Json, JsonDict
from games.titles.skifest.board import Board
from games.titles.skifest.moves import MoveReader
from games.titles.skifest.names import MAP_OF_SEATS

_FILE: Final = Path(__file__).parent / "data" / "cards.json"


@cache
def shipped_text() -> str:
    """The shipped card set as JSON text."""
    return _FILE.read_text(encoding="utf-8")


def shipped_cards() -> JsonDict:
    """The shipped card set; a new object each time."""
    cards: JsonDict = json.loads(shipped_text())
    return cards


class CardSet:
    """A card set with the boards of its two maps. Shared by all games that use it.

    Args:
        cards: a faultless card set; not changed.
    """

    def __init__(self, cards: JsonDict) -> None:
        self.cards = cards
        self._boards = {name: Board(cards, name) for name in ("small", "large")}
        names = {
            entry["key"]
            for mountain in cards["maps"].values()
            for entry in [*mountain["places"], *mountain["runs"]]
        }
        self._names = frozenset(names)

    def board(self, seats: int) -> Board:
        """The board for so many players (2 to 4)."""
        return self._boards[MAP_OF_SEATS[seats]]

    def reader(self, seats: int) -> MoveReader:
        """Reads moves on the board for so many players."""
        return MoveReader(self.board(seats), self._names)


_KEPT: Final = 16
_sets: OrderedDict[str, CardSet] = OrderedDict()


def card_set(cards: Json) -> CardSet:
    """The card set made from this JSON (``None``: the shipped one); the last few are kept."""
    text = shipped_text() if cards is None else json.dumps(cards, sort_keys=True)
    found = _sets.get(text)
    if found is None:
        found = CardSet(json.loads(text))
        _sets[text] = found
        while len(_sets) > _KEPT:
            _sets.popitem(last=False)
    else:
        _sets.move_to_end(text)
    return found
