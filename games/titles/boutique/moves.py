"""Moves as people make them: their fields, and their translation to and from the kernel's choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from reprlib import repr as short

from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import MoveFault
from games.titles.boutique.hotel import ways_list
from games.titles.boutique.report import KINDS
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BID, EXPAND, OPEN_BIDS, PLACE, PLANNING, PREPARE, PRICE, WAYS
from games.titles.boutique.week import WAGE

FIELDS: Mapping[str, Mapping[str, str]] = {
    "set_prices": {"prices": "list of numbers", "breakfast": "number"},
    "change_price": {"slot": "slot", "value": "number"},
    "keep_prices": {},
    "place": {"rooms": "list of numbers"},
    "bid": {"amount": "number", "blank": "true or false"},
    "hire": {"housekeeping": "number", "kitchen": "number", "checkin": "number"},
    "expand": {"rooms": "number"},
}
"""Each type's fields with what they hold; a slot is a day, 1 to 7, or ``"breakfast"``."""


def _number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_HOLDS: Mapping[str, Callable[[Json], bool]] = {
    "number": _number,
    "list of numbers": lambda value: isinstance(value, list) and all(map(_number, value)),
    "true or false": lambda value: isinstance(value, bool),
    "slot": lambda value: _number(value) or value == "breakfast",
}


def check_fields(move: Move) -> str:
    """The type of a well-formed move.

    Raises:
        MoveFault: names the unknown type, or the missing, unknown or wrongly typed field.
    """
    if not isinstance(move, Mapping):
        raise MoveFault("a move is an object with a type")
    kind = move.get("type")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise MoveFault(f"there is no move of type {short(kind)}; there are: {', '.join(FIELDS)}")
    fields = FIELDS[kind]
    for name in move:
        if name != "type" and name not in fields:
            raise MoveFault(f"{kind} has no field {short(name)}")
    for name, holds in fields.items():
        if name not in move:
            raise MoveFault(f"{kind} needs the field {name!r}")
        if not _HOLDS[holds](move[name]):
            form = "a day from 1 to 7 or 'breakfast'" if holds == "slot" else f"a {holds}"
            raise MoveFault(f"the field {name!r} of {kind} is {form}, not {short(move[name])}")
    return kind


def slot_of(slot: Json) -> int:
    """The kernel's number of a price die: 1 to 7 a day, 8 breakfast."""
    return 8 if slot == "breakfast" else int(slot)


def slot_name(slot: int) -> Json:
    """The reverse of :func:`slot_of`."""
    return "breakfast" if slot == 8 else slot


def way_of(state: BoutiqueState, rooms: Sequence[int]) -> int:
    """The kernel's number of a placement, rooms in the card's order; twins are not told apart (BHM-3.10)."""
    entry = state.entry
    given = sorted(rooms) if entry.same else list(rooms)
    return given[0] - 1 + (8 * (given[1] - 1) if len(given) == 2 else 0)


def rooms_of(state: BoutiqueState, way: int) -> list[int]:
    """The rooms of a placement, from 1, in the card's order."""
    entry = state.entry
    return [way % 8 + 1, way // 8 + 1] if entry.double else [way % 8 + 1]


def placements(state: BoutiqueState, seat: int) -> list[list[int]]:
    """All distinct placements of the guests on the table in the seat's hotel."""
    entry = state.entry
    return [rooms_of(state, way) for way in ways_list(state.hotels[seat].ways(entry))]


def choices_of(state: BoutiqueState, seat: int, move: Move) -> list[int]:
    """A legal move as choices, in order."""
    hotel = state.hotels[seat]
    kind = move["type"]
    if kind == "set_prices":
        return [price - 1 for price in (*move["prices"], move["breakfast"])]
    if kind == "keep_prices":
        return [0]
    if kind == "change_price":
        slot = slot_of(move["slot"])
        old = hotel.day_price(slot)
        value = move["value"]
        return [0] if value == old else [slot, value - 1 if value < old else value - 2]
    if kind == "place":
        entry = state.entry
        return [WAYS[hotel.ways(entry)].index(way_of(state, move["rooms"]))]
    if kind == "bid":
        return _bid_choices(move["amount"] // 100, move["blank"], hotel.money)
    if kind == "hire":
        return _hire_choices([move[name] for name in KINDS], hotel.money)
    return [move["rooms"]]


def _bid_choices(amount: int, blank: bool, money: int) -> list[int]:
    if amount == 0:
        return [1 if blank else 0]
    if amount <= OPEN_BIDS:
        return [amount + 1]
    high = [OPEN_BIDS + 2]
    return [*high, amount - OPEN_BIDS - 1] if money > OPEN_BIDS + 1 else high


def _hire_choices(staff: list[int], money: int) -> list[int]:
    """The numbers one after the other; a number that could only be 0 is not asked."""
    choices: list[int] = []
    for number in staff:
        if money // WAGE - sum(choices) <= 0:
            break
        choices.append(number)
    return choices


def move_of(state: BoutiqueState, seat: int, choices: Sequence[int]) -> JsonDict | None:
    """The move that these choices make, or ``None`` if more are needed."""
    hotel = state.hotels[seat]
    phase = state.phase
    if not choices:
        return None
    first = choices[0]
    if phase == PREPARE:
        prices = [choice + 1 for choice in choices]
        return (
            {"type": "set_prices", "prices": prices[:7], "breakfast": prices[7]} if len(prices) == 8 else None
        )
    if phase == PRICE:
        return _price_move(hotel.day_price(first) if first else 0, choices)
    if phase == PLACE:
        entry = state.entry
        return {"type": "place", "rooms": rooms_of(state, WAYS[hotel.ways(entry)][first])}
    if phase == BID:
        return _bid_move(choices, hotel.money)
    if phase == PLANNING:
        if len(choices) < 3 and hotel.money // WAGE - sum(choices) > 0:
            return None
        staff = [*choices, 0, 0]
        return {"type": "hire", **dict(zip(KINDS, staff, strict=False))}
    if phase == EXPAND:
        return {"type": "expand", "rooms": first}
    return None


def _price_move(old: int, choices: Sequence[int]) -> JsonDict | None:
    if choices[0] == 0:
        return {"type": "keep_prices"}
    if len(choices) < 2:
        return None
    value = choices[1] + 1 if choices[1] + 1 < old else choices[1] + 2
    return {"type": "change_price", "slot": slot_name(choices[0]), "value": value}


def _bid_move(choices: Sequence[int], money: int) -> JsonDict | None:
    first = choices[0]
    if first <= 1:
        return {"type": "bid", "amount": 0, "blank": first == 1}
    amount = first - 1
    if first == OPEN_BIDS + 2 and money > OPEN_BIDS + 1:
        if len(choices) < 2:
            return None
        amount = OPEN_BIDS + 1 + choices[1]
    return {"type": "bid", "amount": 100 * amount, "blank": True}
