"""Refusals in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.jsontypes import JsonDict
from games.titles.boutique.words import (
    KIND_WORDS,
    die_name,
    listed,
    money,
    names_of,
    night,
    plural,
    room_list,
)

Names = Sequence[str]

_DUE: Mapping[str, str] = {
    "prepare": "set prices",
    "price": "change a price or keep them",
    "place": "choose rooms for the guests",
    "bid": "bid",
    "planning": "choose staff",
    "expand": "buy rooms or none",
}


def _due(values: JsonDict, names: Names) -> str:
    phase = values["phase"]
    if phase == "over":
        return "The game is over; no more moves are made."
    if phase == "end_of_week":
        return "The office is counting the week; wait until its report is in."
    return f"Now {names_of(values['due'], names)} {_must(values['due'])} {_DUE[phase]}."


def _must(seats: Sequence[int]) -> str:
    return "has to" if len(seats) == 1 else "have to"


def _ways(values: JsonDict) -> str:
    ways = [room_list(rooms) for rooms in values["possible"]]
    shown = ways[:6]
    return f"Possible: {'; '.join(shown)}{' and more' if len(ways) > len(shown) else ''}."


def _price_range(values: JsonDict, names: Names) -> str:
    return f"The price of {_die(values['slot'])} can’t be {values['value']}: a price die shows 1 to 6."


def _die(slot: object) -> str:
    if slot == "breakfast" or (isinstance(slot, int) and 1 <= slot <= 7):
        return die_name(slot)
    return f"die {slot}"


def _room_taken(values: JsonDict, names: Names) -> str:
    nights = listed([night(number) for number in values["nights"]])
    return f"Room {values['room']} is taken on {nights}; the guests need it all the time. {_ways(values)}"


def _bid_range(values: JsonDict, names: Names) -> str:
    if values["amount"] < 0:
        return f"A bid is 0 or more, up to your {money(values['money'])}."
    return (
        f"You have {money(values['money'])} and can’t bid {money(values['amount'])}; bid that much at most."
    )


def _staff_range(values: JsonDict, names: Names) -> str:
    return f"{KIND_WORDS[values['kind']].capitalize()} can’t have {values['value']}: choose 0 to 6."


def _staff_too_dear(values: JsonDict, names: Names) -> str:
    return (
        f"{plural(values['members'], 'member').capitalize()} of staff cost {money(values['cost'])}, "
        f"and you have {money(values['money'])}: hire {values['most']} at most."
    )


TEXTS: Mapping[str, Callable[[JsonDict, Names], str]] = {
    "wrong_phase": _due,
    "not_your_turn": lambda values, names: f"It is not your turn. {_due(values, names)}",
    "bid_is_final": lambda values, names: "You have bid already, and a bid is final. Wait for the others.",
    "left_game": lambda values, names: "Your hotel has left the game; you can watch the others.",
    "no_wages": lambda values, names: (
        f"One member of staff costs 300 and you have {money(values['money'])}: there is nothing to choose."
    ),
    "prices_count": lambda values, names: (
        f"Seven day prices are needed, Monday to Sunday; {values['given']} were given."
    ),
    "price_range": _price_range,
    "no_such_die": lambda values, names: (
        f"There is no price die {values['slot']}: choose a day or breakfast."
    ),
    "rooms_count": lambda values, names: (
        f"These guests need {plural(values['needed'], 'room')}; {values['given']} were named."
    ),
    "room_not_open": lambda values, names: (
        f"Your hotel has no room {values['room']}: rooms 1 to {values['rooms']} are open. {_ways(values)}"
    ),
    "room_taken": _room_taken,
    "same_room_twice": lambda values, names: (
        f"The two stays need two different rooms, not room {values['room']} twice. {_ways(values)}"
    ),
    "not_adjacent": lambda values, names: (
        f"These guests want rooms side by side; {room_list(values['rooms'])} are not. {_ways(values)}"
    ),
    "bid_range": _bid_range,
    "bid_hundreds": lambda values, names: f"Bids are whole hundreds; {values['amount']} is not.",
    "staff_range": _staff_range,
    "staff_too_dear": _staff_too_dear,
    "rooms_negative": lambda values, names: "Rooms can’t be given back: buy 0 or more.",
    "board_full": lambda values, names: (
        f"A board has six rooms and {values['open']} are open: buy {values['most']} at most."
    ),
    "rooms_too_dear": lambda values, names: (
        f"That costs {money(values['cost'])}, and you have {money(values['money'])}: a room costs 1,000."
    ),
}
