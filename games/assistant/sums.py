"""Where a number came from: what an event moved, and what stands on the table, line by line with its rules.

A title tells in a module ``sums`` beside its rules what its events are made of. All of it is read from events
and views as their reader may see them, so nothing hidden can show. Knows no Django.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from games.assistant.calculators.say import Say
from games.core.jsontypes import JsonDict
from games.core.results import Event

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a sum: a label, what it adds (negative: takes away), and the rule that says so."""

    label: str
    value: int
    rule: str


@dataclass(frozen=True, slots=True)
class Sum:
    """A number and the parts that add up to it.

    ``account`` names what it changes (``money``, ``points`` …) and ``seat`` whose that is; without an account
    it changes nothing and only explains a number, such as a price. ``before``: what stood there already, if
    the sum begins with it, so that the change is ``total - before``.
    """

    title: str
    parts: tuple[Part, ...]
    total: int
    account: str = ""
    seat: int | None = None
    before: int = 0

    @property
    def change(self) -> int:
        """By how much the account changes."""
        return self.total - self.before

    def to_json(self) -> JsonDict:
        """``{"title", "lines": [{"label", "value", "rule"}], "total", "account", "seat"}``."""
        lines = [{"label": part.label, "value": part.value, "rule": part.rule} for part in self.parts]
        return {
            "title": self.title,
            "lines": lines,
            "total": self.total,
            "account": self.account,
            "seat": self.seat,
        }


@dataclass(frozen=True, slots=True)
class Account:
    """What each seat has a number of: the key in sums, the field of a player in the view, its name, and the
    rule that says with how much one begins."""

    key: str
    field: str
    name: str
    rule: str


class _Sums(Protocol):
    """A title's module ``sums``."""

    def sums_of(self, event: Event, names: Names, say: Say) -> list[Sum]:
        """What the event's numbers are made of."""

    def accounts(self, say: Say) -> list[Account]:
        """What each seat has, in the order in which it is shown."""

    def scores(self, view: JsonDict, aids: JsonDict, names: Names, say: Say) -> list[Sum]:
        """The scores as they stand, from view and aids; they add up what accounts have, and change none."""


@cache
def _module(slug: str) -> _Sums | None:
    name = f"games.titles.{slug}.sums"
    try:
        return cast("_Sums", import_module(name)) if find_spec(name) else None
    except ModuleNotFoundError:
        # A title that is registered from elsewhere.
        return None


def sums_of(slug: str, event: Event, names: Names, say: Say) -> list[Sum]:
    """What the numbers of an event are made of; none where it has none.

    Args:
        slug: the title.
        event: as its reader may see it.
        names: of the players, by seat.
    """
    module = _module(slug)
    if module is None:
        return []
    try:
        return module.sums_of(event, names, say)
    except (KeyError, IndexError, TypeError):
        # The log outlives the version of the game that wrote it: an old event may lack what a sum needs.
        return []


def has_sums(slug: str, event: Event, names: Names) -> bool:
    """Whether an event has a sum to open."""
    return bool(sums_of(slug, event, names, Say("en")))


def standing(
    slug: str, view: JsonDict, aids: JsonDict, events: Iterable[Event], names: Names, say: Say
) -> list[Sum]:
    """What each seat has now, by account, as the sum of all that happened; and the scores.

    Args:
        view: of the table now.
        aids: the same reader's.
        events: all that hold since the beginning, as that reader may see them.
    """
    module = _module(slug)
    if module is None:
        return []
    books: dict[tuple[int | None, str], dict[str, tuple[int, int, str]]] = {}
    for event in events:
        for found in sums_of(slug, event, names, say):
            if found.account:
                book = books.setdefault((found.seat, found.account), {})
                count, value, rule = book.get(found.title, (0, 0, found.parts[-1].rule))
                book[found.title] = (count + 1, value + found.change, rule)
    sums = []
    for seat, player in enumerate(view["players"]):
        for account in module.accounts(say):
            book = books.get((seat, account.key), {})
            sums.append(_balance(account, seat, player[account.field], book, names, say))
    return [*sums, *module.scores(view, aids, names, say)]


def _balance(
    account: Account,
    seat: int,
    now: int,
    book: dict[str, tuple[int, int, str]],
    names: Names,
    say: Say,
) -> Sum:
    """An account from its opening to what it is now."""
    opening = now - sum(value for _, value, _ in book.values())
    parts = [Part(say("At the start", "All’inizio", "Zu Beginn"), opening, account.rule)]
    for title, (count, value, rule) in book.items():
        parts.append(Part(title if count == 1 else f"{title} ({count}×)", value, rule))
    return Sum(f"{names[seat]}: {account.name}", tuple(parts), now, account.key, seat, opening)
