"""A position of the kernel for the numbers of a real table, and entries that several calculators share."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Field, Group, Say, Values
from games.assistant.calculators.fields import choice, number, switch
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import CardTable

MOST_MONEY = 99900


def position(seats: int) -> BoutiqueState:
    """Hotels at their beginning, with a journal to read what happened from."""
    state = BoutiqueState(seats, CardTable())
    state.journal = []
    return state


def seats_field(say: Say) -> Field:
    """How many players there are, as ``n``."""
    label = say("Players", "Giocatori", "Spieler")
    return choice("n", label, [(count, str(count)) for count in range(2, 7)])


def seats_entered(values: Values) -> int:
    """How many players were entered; 2 before anything was."""
    return values.get("n", 2) or 2


def hotel_name(seat: int, say: Say) -> str:
    """What a player's hotel is called: ``Hotel 1``."""
    return say(f"Hotel {seat + 1}", f"Albergo {seat + 1}", f"Hotel {seat + 1}")


def table_group(say: Say) -> Group:
    """The group that asks how many play."""
    return Group(say("At the table", "Al tavolo", "Am Tisch"), (seats_field(say),))


def money_field(name: str, say: Say, default: int = 500, label: str = "") -> Field:
    """An amount in whole hundreds."""
    return number(name, label or say("Money", "Denaro", "Geld"), default, 0, MOST_MONEY, 100)


def stars_field(name: str, say: Say, low: int = 1) -> Field:
    """A rating."""
    return number(name, say("Stars", "Stelle", "Sterne"), 3, low, 5)


def yes(name: str, label: str, default: bool = True) -> Field:
    """A switch that is on unless it is turned off."""
    return switch(name, label, default)


def names(seats: Sequence[int], say: Say) -> str:
    """The hotels of several seats, listed."""
    return say.listed([hotel_name(seat, say) for seat in seats])


def seats_of(mask: int) -> list[int]:
    """The members of a set of seats."""
    return [seat for seat in range(6) if mask >> seat & 1]
