"""Scripted positions for the rule tests: a start, chance and moves, and the state they lead to."""

from __future__ import annotations

import json
from typing import Any

from games.core.jsontypes import JsonDict
from games.core.paths import get
from games.core.results import Event
from games.core.scenario import Run, read, run

WEEK = ("", "", "", "", "", "", "")
SEED_PRICES = [1, 1, 2, 3, 4, 6, 5]
"""The price row of the worked figures, Monday to Sunday."""


def guest(*stays: tuple[int, int], breakfast: bool = False, adjacent: bool = False) -> JsonDict:
    """A guest card."""
    return {"stays": [list(stay) for stay in stays], "breakfast": breakfast, "adjacent": adjacent}


def die(value: int) -> JsonDict:
    """A chance entry: a roll of the white die."""
    return {"die": value}


def card(*stays: tuple[int, int], breakfast: bool = False, adjacent: bool = False) -> JsonDict:
    """A chance entry: the card that is revealed."""
    return {"guest": guest(*stays, breakfast=breakfast, adjacent=adjacent)}


def prices(seat: int, *values: int, breakfast: int = 1) -> tuple[int, JsonDict]:
    """A move that sets prices; one value stands for all seven days."""
    row = list(values) * 7 if len(values) == 1 else list(values)
    return seat, {"type": "set_prices", "prices": row, "breakfast": breakfast}


def keep(seat: int) -> tuple[int, JsonDict]:
    """A move that keeps all prices."""
    return seat, {"type": "keep_prices"}


def place(seat: int, *rooms: int) -> tuple[int, JsonDict]:
    """A move that places guests."""
    return seat, {"type": "place", "rooms": list(rooms)}


def bid(seat: int, amount: int, blank: bool = True) -> tuple[int, JsonDict]:
    """A bid."""
    return seat, {"type": "bid", "amount": amount, "blank": blank}


def hire(seat: int, housekeeping: int = 0, kitchen: int = 0, checkin: int = 0) -> tuple[int, JsonDict]:
    """A choice of staff."""
    return seat, {"type": "hire", "housekeeping": housekeeping, "kitchen": kitchen, "checkin": checkin}


def expand(seat: int, rooms: int) -> tuple[int, JsonDict]:
    """A purchase of rooms."""
    return seat, {"type": "expand", "rooms": rooms}


def scripted(
    players: int = 2,
    start: JsonDict | None = None,
    chance: list[JsonDict] | None = None,
    moves: list[tuple[int, JsonDict]] | None = None,
    refused: tuple[int, JsonDict, str] | None = None,
) -> Run:
    """A scenario that was played, without a look at whether it holds."""
    top: JsonDict = {
        "game": "boutique",
        "players": players,
        "start": {"first_seat": 0, "active_seat": 0, **(start or {})},
        "chance": chance or [],
        "moves": [{"seat": seat, "do": move} for seat, move in moves or []],
    }
    if refused is not None:
        top["refused"] = {"seat": refused[0], "do": refused[1], "rule": refused[2]}
    return run(read(json.dumps(top)))


def played(*args: Any, **kwargs: Any) -> JsonDict:
    """The state that a scenario leads to; it must hold."""
    done = scripted(*args, **kwargs)
    assert not done.failures, done.failures
    return done.game.form()


def values(form: JsonDict, *paths: str) -> list[Any]:
    """The values at dotted paths."""
    return [get(form, path) for path in paths]


def money(form: JsonDict) -> list[int]:
    """The money of all seats."""
    return [player["money"] for player in form["players"]]


def board(*rows: dict[int, str], rooms: int = 3) -> list[list[str]]:
    """A board from a dictionary of day and token for each room."""
    filled = [*rows, *[{}] * (rooms - len(rows))]
    return [[row.get(day, "") for day in range(1, 8)] for row in filled]


def price_phase(**more: Any) -> JsonDict:
    """A start in booking, where seat 0 may change a price."""
    return {"phase": "price", "stage": "booking", "seats_to_act": [0], **more}


def place_phase(card_: JsonDict, day: int, seats: list[int] | None = None, **more: Any) -> JsonDict:
    """A start in booking, with guests on the table that are won and paid."""
    return {
        "phase": "place",
        "stage": "booking",
        "guest": card_,
        "checkin_day": day,
        "seats_to_act": seats or [0],
        **more,
    }


def walkin_phase(order: list[int], day: int = 1, left: int = 1, **more: Any) -> JsonDict:
    """A start among the walk-ins, where the first in rank may change a price."""
    return {
        "phase": "price",
        "stage": "walkins",
        "day": day,
        "walkin_order": order,
        "walkin_left": left,
        "active_seat": order[0],
        "seats_to_act": [order[0]],
        **more,
    }


def codes(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.code for event in events]
