"""What happened, as events: the kernel's journal put into JSON, with who may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.boutique.comparison import price_of
from games.titles.boutique.form import REASONS, prices_of, seats_in
from games.titles.boutique.moves import slot_name
from games.titles.boutique.report import KINDS
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BOOKING
from games.titles.boutique.week import ROOM_COST, WAGE

Entry = tuple[Any, ...]
"""A journal entry: its kind, then its numbers."""


def to_events(state: BoutiqueState, journal: list[Entry], booking: bool) -> list[Event]:
    """The events of a journal, in order. ``booking``: whether the game was booking when the journal began."""
    found = []
    for entry in journal:
        if entry[0] == "prices_revealed":
            booking = True
        elif entry[0] == "planning_started":
            booking = False
        found.append(_MAKERS[entry[0]](state, entry, booking))
    return found


def _prices_set(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, seat, word, breakfast = entry
    prices = [word >> 6 * day & 63 for day in range(7)]
    data = {"seat": seat, "prices": prices, "breakfast": breakfast}
    public = Event("prices_confirmed", "BHM-2.1", {"seat": seat})
    return Event("prices_set", "BHM-2.1", data, (seat,), public)


def _prices_revealed(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    prices = [
        {"seat": seat, "prices": prices_of(state.hotels[seat]), "breakfast": state.hotels[seat].breakfast}
        for seat in seats_in(state.alive)
    ]
    return Event("prices_revealed", "BHM-2.1", {"hotels": prices})


def _price_rule(booking: bool) -> str:
    return "BHM-3.2" if booking else "BHM-5.2"


def _price_changed(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, seat, slot, before, value = entry
    data = {"seat": seat, "slot": slot_name(slot), "before": before, "value": value}
    return Event("price_changed", _price_rule(booking), data)


def _prices_kept(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    return Event("prices_kept", _price_rule(booking), {"seat": entry[1]})


def _price(state: BoutiqueState, seat: int, card: int, day: int) -> JsonDict:
    """What a stay's price is made of. No price changes within a move once guests have asked."""
    return price_of(state.hotels[seat], state.table.entries[card * 7 + day])


def _quotes(state: BoutiqueState, card: int, day: int, quotes: tuple[tuple[int, int], ...]) -> list[JsonDict]:
    return [
        {"seat": seat, "total": total * 100, "price": _price(state, seat, card, day)}
        if total >= 0
        else {"seat": seat, "total": None}
        for seat, total in quotes
    ]


def _guest_asks(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, seat, die, day, card, quotes = entry
    data = {
        "seat": seat,
        "die": die,
        "day": day + 1,
        "guest": state.table.form(card),
        "quotes": _quotes(state, card, day, quotes),
    }
    return Event("guest_asks", "BHM-3.3", data)


def _walkin_asks(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, die, day, card, quotes = entry
    data = {
        "budget": die * 100,
        "day": day + 1,
        "guest": state.table.form(card),
        "quotes": _quotes(state, card, day, quotes),
    }
    return Event("walkin_asks", "BHM-5.2", data)


def _guest_won(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, seat, card, day, total, budget = entry
    data = {
        "seat": seat,
        "total": total * 100,
        "day": day + 1,
        "guest": state.table.form(card),
        "price": _price(state, seat, card, day),
    }
    if budget:
        return Event("walkin_won", "BHM-5.3", {**data, "budget": budget * 100})
    return Event("guest_won", "BHM-3.6", data)


def _rooms_blocked(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, seat, card, day, way, chosen = entry
    double = state.table.entries[card * 7 + day].double
    rooms = [way % 8 + 1, way // 8 + 1] if double else [way % 8 + 1]
    data = {"seat": seat, "rooms": rooms, "day": day + 1, "guest": state.table.form(card), "chosen": chosen}
    return Event("rooms_blocked", "BHM-3.8", data)


def _bid_laid(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, seat, amount, blank = entry
    public = Event("bid_confirmed", "BHM-7.2", {"seat": seat, "laid": amount > 0 or blank})
    return Event(
        "bid_laid", "BHM-7.1", {"seat": seat, "amount": amount * 100, "blank": blank}, (seat,), public
    )


def _bids_revealed(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    bids = [{"seat": seat, "amount": amount * 100, "blank": blank} for seat, amount, blank in entry[1]]
    return Event(
        "bids_revealed", "BHM-7.3", {"bids": bids, "stage": "booking" if entry[2] == BOOKING else "walkins"}
    )


def _staff_set(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    seat, staff, automatic = entry[1], entry[2:5], entry[5]
    if automatic:
        return Event("staff_none", "BHM-4.1", {"seat": seat})
    data = {"seat": seat, "staff": dict(zip(KINDS, staff, strict=True))}
    return Event("staff_set", "BHM-4.1", data, (seat,), Event("staff_confirmed", "BHM-4.1", {"seat": seat}))


def _staff_paid(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    staff = dict(zip(KINDS, entry[2:5], strict=True))
    return Event(
        "staff_paid", "BHM-4.1", {"seat": entry[1], "staff": staff, "cost": sum(entry[2:5]) * WAGE * 100}
    )


def _expanded(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    _, seat, bought, rooms = entry
    return Event(
        "expanded",
        "BHM-6.5",
        {"seat": seat, "bought": bought, "rooms": rooms, "cost": bought * ROOM_COST * 100},
    )


def _game_over(state: BoutiqueState, entry: Entry, booking: bool) -> Event:
    scores = [hotel.money * 100 for hotel in state.hotels]
    data = {"winners": seats_in(entry[1]), "reason": REASONS[entry[2]], "scores": scores}
    return Event("game_over", "BHM-6.3" if entry[2] == 4 else "BHM-6.6", data)


def _simple(code: str, rule: str, *names: str) -> Callable[[BoutiqueState, Entry, bool], Event]:
    """A maker of events whose data are the entry's numbers as they are."""
    return lambda state, entry, booking: Event(code, rule, dict(zip(names, entry[1:], strict=True)))


def _seats(code: str, rule: str) -> Callable[[BoutiqueState, Entry, bool], Event]:
    return lambda state, entry, booking: Event(code, rule, {"seats": seats_in(entry[1])})


_MAKERS: Mapping[str, Callable[[BoutiqueState, Entry, bool], Event]] = {
    "prices_set": _prices_set,
    "prices_revealed": _prices_revealed,
    "price_changed": _price_changed,
    "prices_kept": _prices_kept,
    "guest_asks": _guest_asks,
    "guest_won": _guest_won,
    "guest_lost": lambda state, entry, booking: Event(
        "guest_lost", "BHM-3.6", {"guest": state.table.form(entry[1])}
    ),
    "bid_asked": lambda state, entry, booking: Event(
        "bid_asked", "BHM-3.7", {"seats": seats_in(entry[1]), "total": entry[2] * 100}
    ),
    "bid_laid": _bid_laid,
    "bids_revealed": _bids_revealed,
    "rooms_blocked": _rooms_blocked,
    "planning_started": _simple("planning_started", "BHM-4.1"),
    "staff_set": _staff_set,
    "staff_paid": _staff_paid,
    "rank_bid_asked": _seats("rank_bid_asked", "BHM-5.1"),
    "rank_rolled": lambda state, entry, booking: Event(
        "rank_rolled", "BHM-5.1", {"seats": list(entry[1]), "rolls": list(entry[2])}
    ),
    "ranked": lambda state, entry, booking: Event("ranked", "BHM-5.1", {"order": list(entry[1])}),
    "day_started": lambda state, entry, booking: Event(
        "day_started", "BHM-5.2", {"day": entry[1] + 1, "guests": entry[2]}
    ),
    "walkin_asks": _walkin_asks,
    "walkin_lost": lambda state, entry, booking: Event(
        "walkin_lost", "BHM-5.3", {"guest": state.table.form(entry[1])}
    ),
    "week_ended": _simple("week_ended", "BHM-6.4", "week"),
    "rated": _simple("rated", "BHM-6.2", "seat", "missing", "before", "after"),
    "left_game": _simple("left_game", "BHM-6.3", "seat"),
    "no_expansion": _simple("no_expansion", "BHM-6.5", "seat"),
    "expanded": _expanded,
    "week_started": _simple("week_started", "BHM-2.2", "week", "first"),
    "deck_reshuffled": _simple("deck_reshuffled", "BHM-1.3"),
    "game_over": _game_over,
}


def money_moved(event: Event) -> dict[int, int]:
    """What an event did to the money of each seat: guests pay, bids, staff and rooms cost."""
    data = event.data
    if event.code in ("guest_won", "walkin_won"):
        return {data["seat"]: data["total"]}
    if event.code in ("staff_paid", "expanded"):
        return {data["seat"]: -data["cost"]}
    if event.code == "bids_revealed":
        return {bid["seat"]: -bid["amount"] for bid in data["bids"]}
    return {}
