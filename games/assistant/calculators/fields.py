"""What a calculator asks and what it answers, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from games.assistant.calculators.say import Say

Values = Mapping[str, int]
"""What was entered, by the field's name: numbers as they are, choices by their number, switches 0 or 1."""


@dataclass(frozen=True, slots=True)
class Field:
    """One entry. Its ``name`` stands in the address, so it is short and never changes."""

    name: str
    label: str
    kind: Literal["number", "choice", "switch"]
    default: int
    low: int = 0
    high: int = 0
    step: int = 1
    options: tuple[tuple[int, str], ...] = ()
    """Of a choice: its numbers and what they are called."""


@dataclass(frozen=True, slots=True)
class Group:
    """Entries that belong together. ``layout``: ``row`` sets them side by side, ``days`` in seven
    columns, ``grid`` in three."""

    label: str
    fields: tuple[Field, ...]
    layout: Literal["row", "days", "grid"] = "row"
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A step of the sum: what, how much, and the rule that says so. ``strong`` for results."""

    label: str
    value: str
    rule: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The result in one sentence, and how it comes about."""

    headline: str
    lines: tuple[Line, ...] = ()


class EntryFault(Exception):
    """An entry that fits its field but not the others. ``field`` is the name of the one to change."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(text)
        self.field = field
        self.text = text


@dataclass(frozen=True, slots=True)
class Calculator:
    """One of a title's calculators.

    Attributes:
        slug: in the address.
        name, about: its name and one sentence, given the words of a language.
        groups: the entries, given what is entered so far (what is missing or wrong has its default) and the
            words.
        answer: the result of faultless entries. Raises EntryFault.
        rules: what it is about.
    """

    slug: str
    name: Callable[[Say], str]
    about: Callable[[Say], str]
    groups: Callable[[Values, Say], Sequence[Group]]
    answer: Callable[[Values, Say], Answer]
    rules: tuple[str, ...]


def number(name: str, label: str, default: int, low: int, high: int, step: int = 1) -> Field:
    """A whole number from ``low`` to ``high``, a multiple of ``step``."""
    return Field(name, label, "number", default, low, high, step)


def switch(name: str, label: str, default: bool = False) -> Field:
    """Yes or no."""
    return Field(name, label, "switch", int(default), 0, 1)


def choice(name: str, label: str, options: Sequence[tuple[int, str]], default: int | None = None) -> Field:
    """One of several, by number; the first is the default if none is given."""
    first = options[0][0] if default is None else default
    return Field(name, label, "choice", first, options=tuple(options))
