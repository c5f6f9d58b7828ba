"""Chance as an object: seeded, recorded or scripted.

The engine asks it for dice, shuffles and revealed cards. What it gave is kept (``given``) and stored with the
log, so an old match replays even when the generator changes. Thinking never touches a game's chance: a search
runs on the state's own generator.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from games.core.jsontypes import Json, JsonDict
from games.core.results import GameError


class ChanceFault(GameError):
    """A recorded or scripted chance was asked for something else than it holds."""


class Chance:
    """Where random results come from. Every result is appended to ``given`` as a JSON entry."""

    def __init__(self) -> None:
        self.given: list[JsonDict] = []

    def die(self, sides: int = 6) -> int:
        """A roll, 1 to ``sides``. Entry: ``{"die": value}``."""
        value = self._die(sides)
        self.given.append({"die": value})
        return value

    def permutation(self, size: int) -> list[int]:
        """A random order of ``0..size-1``. Entry: ``{"shuffle": [...]}``."""
        order = self._permutation(size)
        self.given.append({"shuffle": order})
        return order

    def pick(self, size: int) -> int:
        """A number ``0..size-1``, for draws that are neither die nor deck (first seat, weather). Entry:
        ``{"pick": n}``."""
        value = self._pick(size)
        self.given.append({"pick": value})
        return value

    def reveal(self, kind: str) -> Json | None:
        """The card that must come next from the deck ``kind``, or ``None``: the deck's own next card comes.

        Only a script replaces cards; the deck was shuffled before, so nothing needs to be recorded.
        """
        return None

    def take(self) -> list[JsonDict]:
        """The entries given since the last call, for the log."""
        given, self.given = self.given, []
        return given

    def _die(self, sides: int) -> int:
        raise ChanceFault("this chance has no dice")

    def _permutation(self, size: int) -> list[int]:
        raise ChanceFault("this chance shuffles nothing")

    def _pick(self, size: int) -> int:
        raise ChanceFault("this chance picks nothing")


class SeededChance(Chance):
    """A generator of its own, from a seed. Its state can be stored and restored (secret: it tells the
    future)."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._random = random.Random(f"chalet:{seed}")

    def _die(self, sides: int) -> int:
        return self._random.randrange(sides) + 1

    def _permutation(self, size: int) -> list[int]:
        order = list(range(size))
        self._random.shuffle(order)
        return order

    def _pick(self, size: int) -> int:
        return self._random.randrange(size)

    def dump(self) -> Json:
        """The generator's state as JSON."""
        version, numbers, gauss = self._random.getstate()
        return [version, list(numbers), gauss]

    @staticmethod
    def restore(form: Json) -> SeededChance:
        """The reverse of :meth:`dump`."""
        chance = SeededChance(0)
        chance._random.setstate((form[0], tuple(form[1]), form[2]))
        return chance


class RecordedChance(Chance):
    """Gives again what a log recorded, in order.

    Raises:
        ChanceFault: when the record is used up or holds another kind of entry.
    """

    def __init__(self, entries: Sequence[JsonDict]) -> None:
        super().__init__()
        self._entries = list(entries)
        self._next = 0

    @property
    def left(self) -> int:
        """How many entries were not used yet."""
        return len(self._entries) - self._next

    def _entry(self, kind: str) -> Json:
        if self._next >= len(self._entries):
            raise ChanceFault(f"the record is used up, a {kind} was asked for")
        entry = self._entries[self._next]
        if list(entry) != [kind]:
            raise ChanceFault(f"entry {self._next} of the record is {entry}, a {kind} was asked for")
        self._next += 1
        return entry[kind]

    def _die(self, sides: int) -> int:
        return int(self._entry("die"))

    def _permutation(self, size: int) -> list[int]:
        return list(self._entry("shuffle"))

    def _pick(self, size: int) -> int:
        return int(self._entry("pick"))


class ScriptedChance(SeededChance):
    """The chance of a scenario: scripted dice and cards first, then seeded with 0. Shuffles and picks use no
    entry."""

    def __init__(self, entries: Sequence[JsonDict]) -> None:
        super().__init__(0)
        self._entries = list(entries)
        self._next = 0

    @property
    def left(self) -> list[JsonDict]:
        """The entries that were not used."""
        return self._entries[self._next :]

    def _scripted(self, kind: str) -> Json | None:
        if self._next >= len(self._entries):
            return None
        entry = self._entries[self._next]
        if list(entry) != [kind]:
            raise ChanceFault(f"chance entry {self._next} is {entry}, but a {kind} is due")
        self._next += 1
        return entry[kind]

    def _die(self, sides: int) -> int:
        value = self._scripted("die")
        if value is None:
            return super()._die(sides)
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= sides:
            raise ChanceFault(f"chance entry {self._next - 1}: a die shows 1 to {sides}, not {value!r}")
        return value

    def reveal(self, kind: str) -> Json | None:
        return self._scripted(kind)
