"""The verbs that Snow Planner's forms offer, and card data as rows of verb and amount and back.

Windows are one verb for each colour (``window:blue``), so that a row needs no third field; what is paid is
``pay:snow`` or, for a reward of an area, ``cost:snow``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.words import AREAS, COLOURS, RESOURCES

MOST = 99
MOST_WINDOWS = 9
Rows = dict[str, int]
"""Amounts by verb, in the order in which they are carried out."""


class Verb(NamedTuple):
    """One choice of a row: its value, what it is called, and its greatest amount."""

    value: str
    label: str
    most: int = MOST


class Vocabulary(NamedTuple):
    """The verbs of one kind of rows. ``noun`` says what an unknown one isn't; ``refused`` why a verb that
    is known elsewhere can't be used here."""

    name: str
    noun: str
    groups: tuple[tuple[str, tuple[Verb, ...]], ...]
    refused: tuple[tuple[str, str], ...] = ()

    def find(self, value: str) -> Verb | None:
        """The verb of a value; ``None``: it isn't offered."""
        return next((verb for _, verbs in self.groups for verb in verbs if verb.value == value), None)


_NAMES = {
    "snow": "Snow",
    "tickets": "Tickets",
    "croissants": "Croissants",
    "likes": "Likes",
    "points": "Points",
}
_COLOURS = {"any": "any colour", "blue": "blue", "orange": "orange", "green": "green"}

_RESOURCES = tuple(Verb(key, _NAMES[key]) for key in RESOURCES)
_WINDOWS = tuple(Verb(f"window:{key}", f"Window, {_COLOURS[key]}", MOST_WINDOWS) for key in COLOURS)
_ACTIONS = (
    Verb("guest", "Gain guests"),
    Verb("draw_event", "Draw Events"),
    Verb("move_window", "Move Windows"),
)
TRAIN = Verb("train", "Training steps")
NO_TRAINING = (
    "free training can't be here: only Events, Summit tiles and Talents of the Main phase may train dice"
)

GAINS = Vocabulary(
    "gains",
    "verb",
    (("Resources", _RESOURCES), ("Windows", _WINDOWS), ("Actions", _ACTIONS)),
    (("train", NO_TRAINING),),
)
GAINS_AND_TRAINING = Vocabulary(
    "training", "verb", (("Resources", _RESOURCES), ("Windows", _WINDOWS), ("Actions", (*_ACTIONS, TRAIN)))
)
COSTS = Vocabulary("costs", "resource", (("Resources", _RESOURCES),))
NEEDS = Vocabulary(
    "needs",
    "requirement",
    (
        (
            "Windows",
            (
                Verb("blue", "Blue Windows", MOST_WINDOWS),
                Verb("orange", "Orange Windows", MOST_WINDOWS),
                Verb("green", "Green Windows", MOST_WINDOWS),
                Verb("any", "Windows in all", MOST_WINDOWS),
                Verb("bingo", "Bingos", MOST_WINDOWS),
            ),
        ),
        ("To pay", tuple(Verb(f"pay:{key}", f"Pay {_NAMES[key]}") for key in RESOURCES)),
    ),
)
REWARDS = Vocabulary(
    "rewards",
    "verb",
    (
        *GAINS.groups,
        (
            "Of this area",
            (
                Verb("windows", "Build Windows", MOST_WINDOWS),
                Verb("cards", "Take cards", 2),
                Verb("max", "… from 1 to", 6),
                Verb("play_event", "Play an Event", 1),
                Verb("play_goal", "Play a Goal", 1),
            ),
        ),
        ("To pay", tuple(Verb(f"cost:{key}", f"Pay {_NAMES[key]}") for key in RESOURCES)),
    ),
    (("train", NO_TRAINING),),
)
VOCABULARIES = (GAINS, GAINS_AND_TRAINING, COSTS, NEEDS, REWARDS)

TRIGGER_NAMES = {
    **{f"place({area})": f"Reward taken: {area.replace('_', ' ').title()}" for area in AREAS},
    "guest": "Guest or VIP gained",
    "window": "Window gained",
    "event": "Event played",
    "bonus": "Bonus",
    "checkout": "Guest or VIP checks out",
}
PER_NAMES = {
    "vip": "VIP",
    "room": "occupied room",
    "checked_out": "card that checked out",
    "event": "played Event",
    "like": "Like",
    "window_blue": "blue Window",
    "window_orange": "orange Window",
    "window_green": "green Window",
    "window_any": "Window",
    "bingo": "bingo",
    "stock": "Snow, Ticket or Croissant",
    "die5": "own die with 5 or 6",
}
PER_MANY = {
    "checked_out": "cards that checked out",
    "stock": "Snow, Tickets and Croissants",
    "bingo": "bingos",
    "die5": "own dice with 5 or 6",
}
"""What is counted, in the plural, where it isn't the name with an s."""
SEASON_NAMES = {"low": "Low Season", "high": "High Season", "year_end": "Fiscal Year End"}
RESOURCE_NAMES = _NAMES


def _flat(form: Mapping[str, object], nested: Iterable[str]) -> Rows:
    """Amounts by verb: an object under a key of ``nested`` becomes one verb for each of its keys."""
    rows: Rows = {}
    for key, value in form.items():
        if key in nested and isinstance(value, dict):
            rows |= {f"{key}:{inner}": amount for inner, amount in value.items()}
        else:
            rows[key] = value  # type: ignore[assignment]
    return rows


def _nested(rows: Rows) -> JsonDict:
    form: JsonDict = {}
    for verb, amount in rows.items():
        key, _, inner = verb.partition(":")
        if inner:
            form.setdefault(key, {})[inner] = amount
        else:
            form[key] = amount
    return form


def rows_of(form: JsonDict) -> Rows:
    """A gain, cost, requirement (without its pattern) or area reward of the card data as amounts by verb."""
    return _flat({key: value for key, value in form.items() if key != "pattern"}, ("window", "pay", "cost"))


def form_of(rows: Rows) -> JsonDict:
    """The way back from :func:`rows_of`."""
    return _nested(rows)


def need_of(rows: Rows, pattern: list[int]) -> JsonDict:
    """A stay requirement from its rows and its pattern; no positions: no pattern is asked."""
    return {**form_of(rows), **({"pattern": pattern} if pattern else {})}
