"""A position of the engine for the numbers of a real table, with the shipped cards, and shared entries."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.assistant.calculators import Field, Group, Say, Values
from games.assistant.calculators.fields import choice, number
from games.core.jsontypes import JsonDict
from games.titles.snowplanner.cards import shipped_cards
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.sums import resource_name
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.words import BIT, RESOURCES

MOST = 99


@cache
def cards() -> JsonDict:
    """The shipped cards."""
    return shipped_cards()


@cache
def _table() -> CardTable:
    return CardTable(cards())


def position(seats: int = 1) -> SnowState:
    """A position at its beginning, with nothing in anybody's hands."""
    return SnowState(_table(), seats)


def set_stock(state: SnowState, values: Values, names: Mapping[str, str]) -> None:
    """Give seat 0 what was entered; ``names``: of each resource its field. The others are 0."""
    for at, resource in enumerate(RESOURCES):
        state.res[at] = values[names[resource]] if resource in names else 0


def stock_field(resource: str, name: str, say: Say, default: int = 0) -> Field:
    """How many of a resource there are."""
    return number(name, resource_name(resource, say), default, 0, MOST)


def amount(resource: str, count: int, say: Say) -> str:
    """``2 Tickets``, ``1 point``."""
    one, many = {
        "snow": (say("Snow", "Neve", "Schnee"),) * 2,
        "tickets": (say("Ticket", "Biglietto", "Ticket"), say("Tickets", "Biglietti", "Tickets")),
        "croissants": ("Croissant", say("Croissants", "Croissant", "Croissants")),
        "likes": ("Like", say("Likes", "Like", "Likes")),
        "points": (say("point", "punto", "Punkt"), say("points", "punti", "Punkte")),
    }[resource]
    return say.count(count, one, many)


def gain_words(gain: Mapping[str, int], say: Say) -> str:
    """Resources that are gained or paid, listed."""
    parts = [amount(resource, gain[resource], say) for resource in RESOURCES if gain.get(resource)]
    return say.listed(parts) or say("nothing", "niente", "nichts")


def colour_names(say: Say) -> list[str]:
    """The colours of Windows: blue, orange, green."""
    return [say("blue", "blu", "blau"), say("orange", "arancione", "orange"), say("green", "verde", "grün")]


def grid_group(say: Say) -> Group:
    """The nine spaces of the Window grid, ``w1`` to ``w9``: 0 empty, else the colour."""
    options = [(0, "–"), *enumerate(colour_names(say), start=1)]
    label = say("Space", "Spazio", "Feld")
    fields = tuple(choice(f"w{space}", f"{label} {space}", options) for space in range(1, 10))
    return Group(say("My Windows", "Le mie Finestre", "Meine Fenster"), fields, "grid")


def set_windows(state: SnowState, values: Values) -> None:
    """Put the entered Windows on the grid of seat 0."""
    for space in range(9):
        colour = values[f"w{space + 1}"]
        if colour:
            state.win[colour - 1] |= BIT[space]
