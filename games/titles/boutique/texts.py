"""Log lines in plain words. Texts are made from an event as its reader may see it, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.boutique.words import (
    DAYS,
    die_name,
    listed,
    money,
    names_of,
    number,
    plural,
    room_list,
    staff,
    stay,
)

Names = Sequence[str]


def event_text(event: Event, names: Names) -> str:
    """A log line; ``names`` by seat."""
    return _TEXTS[event.code](event.data, names)


def _who(data: JsonDict, names: Names) -> str:
    return names[data["seat"]]


def _prices(data: JsonDict) -> str:
    nights = ", ".join(str(price * 100) for price in data["prices"])
    return f"{nights}, breakfast {data['breakfast'] * 100}"


def _prices_revealed(data: JsonDict, names: Names) -> str:
    hotels = "; ".join(f"{names[hotel['seat']]} {_prices(hotel)}" for hotel in data["hotels"])
    return f"All prices are revealed, Monday to Sunday: {hotels}."


def _price_changed(data: JsonDict, names: Names) -> str:
    die = die_name(data["slot"])
    before, value = data["before"] * 100, data["value"] * 100
    return f"{_who(data, names)} changes the price of {die} from {before} to {value}."


def _quotes(data: JsonDict, names: Names) -> str:
    return ", ".join(
        f"{names[quote['seat']]} {'has no room' if quote['total'] is None else money(quote['total'])}"
        for quote in data["quotes"]
    )


def _guest_asks(data: JsonDict, names: Names) -> str:
    return (
        f"{_who(data, names)} rolls {data['die']}: guests for {DAYS[data['day'] - 1]}, "
        f"{stay(data['guest'])}. "
        f"Total prices: {_quotes(data, names)}."
    )


def _walkin_asks(data: JsonDict, names: Names) -> str:
    return (
        f"A walk-in on {DAYS[data['day'] - 1]} pays up to {data['budget']} a night: {stay(data['guest'])}. "
        f"Total prices: {_quotes(data, names)}."
    )


def _won(data: JsonDict, names: Names) -> str:
    return f"{_who(data, names)} gets the guests and is paid {money(data['total'])}."


def _rooms_blocked(data: JsonDict, names: Names) -> str:
    only = "" if data["chosen"] else ", the only way"
    return f"{_who(data, names)} blocks {room_list(data['rooms'])}{only}."


def _bid_laid(data: JsonDict, names: Names) -> str:
    with_blank = " with the blank card" if data["blank"] else ""
    return f"{_who(data, names)} bids {money(data['amount'])}{with_blank}."


def _bid_confirmed(data: JsonDict, names: Names) -> str:
    return f"{_who(data, names)} has bid: {'cards are laid' if data['laid'] else 'nothing is laid'}."


def _bids_revealed(data: JsonDict, names: Names) -> str:
    bids = [
        f"{names[bid['seat']]} {money(bid['amount'])}{' and the blank card' if bid['blank'] else ''}"
        for bid in data["bids"]
    ]
    return f"Bids are revealed: {listed(bids)}. All of it is spent."


def _staff_paid(data: JsonDict, names: Names) -> str:
    if not data["cost"]:
        return f"{_who(data, names)} hires nobody."
    return f"{_who(data, names)} hires {staff(data['staff'])} and pays {money(data['cost'])}."


def _rank_rolled(data: JsonDict, names: Names) -> str:
    rolls = [f"{names[seat]} {roll}" for seat, roll in zip(data["seats"], data["rolls"], strict=True)]
    return f"Still level in the walk-in rank, they roll: {listed(rolls)}."


def _rated(data: JsonDict, names: Names) -> str:
    stars = plural(data["after"], "star")
    if data["missing"]:
        missing, before = plural(data["missing"], "member"), number(data["before"])
        return f"{_who(data, names)} lacks {missing} of staff and has {stars} (before: {before})."
    if data["after"] == data["before"]:
        return f"{_who(data, names)} lacks nobody and keeps its {stars}."
    return f"{_who(data, names)} lacks nobody and rises to {stars}."


def _expanded(data: JsonDict, names: Names) -> str:
    if not data["bought"]:
        return f"{_who(data, names)} buys no room."
    bought = plural(data["bought"], "room")
    return f"{_who(data, names)} buys {bought} for {money(data['cost'])} and has {number(data['rooms'])}."


def _game_over(data: JsonDict, names: Names) -> str:
    winners = names_of(data["winners"], names)
    if data["reason"] == "last_hotel":
        return f"{winners} is the last hotel left and wins."
    if data["reason"] == "draw":
        return f"The game is a draw between {winners}."
    scores = ", ".join(f"{names[seat]} {money(score)}" for seat, score in enumerate(data["scores"]))
    by = "the most money" if data["reason"] == "money" else "equal money and the better rating"
    return f"{winners} wins with {by}. Money: {scores}."


_TEXTS: Mapping[str, Callable[[JsonDict, Names], str]] = {
    "prices_set": lambda data, names: f"{_who(data, names)} sets prices: {_prices(data)}.",
    "prices_confirmed": lambda data, names: f"{_who(data, names)} has set its prices.",
    "prices_revealed": _prices_revealed,
    "price_changed": _price_changed,
    "prices_kept": lambda data, names: f"{_who(data, names)} keeps its prices.",
    "guest_asks": _guest_asks,
    "guest_won": _won,
    "guest_lost": lambda data, names: f"Nobody has rooms for {stay(data['guest'])}: the guests are lost.",
    "bid_asked": lambda data, names: (
        f"{names_of(data['seats'], names)} are level at {money(data['total'])} and in stars: they bid."
    ),
    "bid_laid": _bid_laid,
    "bid_confirmed": _bid_confirmed,
    "bids_revealed": _bids_revealed,
    "rooms_blocked": _rooms_blocked,
    "planning_started": lambda data, names: "Booking is over: all choose their staff.",
    "staff_set": lambda data, names: f"{_who(data, names)} chooses {staff(data['staff'])}.",
    "staff_confirmed": lambda data, names: f"{_who(data, names)} has chosen its staff.",
    "staff_none": lambda data, names: f"{_who(data, names)} can't pay any staff.",
    "staff_paid": _staff_paid,
    "rank_bid_asked": lambda data, names: (
        f"{names_of(data['seats'], names)} have equal money and bid for their place in the walk-in rank."
    ),
    "rank_rolled": _rank_rolled,
    "ranked": lambda data, names: (
        f"Walk-ins ask in this order: {', '.join(names[seat] for seat in data['order'])}."
    ),
    "day_started": lambda data, names: f"{DAYS[data['day'] - 1]}: {plural(data['guests'], 'walk-in')} due.",
    "walkin_asks": _walkin_asks,
    "walkin_won": _won,
    "walkin_lost": lambda data, names: "No hotel fits rooms and budget: the guests are lost.",
    "week_report": lambda data, names: f"The report of week {data['week']} is in.",
    "week_ended": lambda data, names: f"Week {data['week']} is over: the office counts.",
    "rated": _rated,
    "left_game": lambda data, names: f"{_who(data, names)} has no star left and leaves the game.",
    "no_expansion": lambda data, names: f"{_who(data, names)} can't buy a room.",
    "expanded": _expanded,
    "week_started": lambda data, names: f"Week {data['week']} begins; {names[data['first']]} goes first.",
    "deck_reshuffled": lambda data, names: "The guest deck ran out: the used cards are shuffled.",
    "game_over": _game_over,
}
