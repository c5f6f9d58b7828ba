"""The prompt that says who must do what, and a seat's legal moves in plain words with what they cost."""

from __future__ import annotations

from games.core.jsontypes import Json, JsonDict, Move
from games.titles.boutique.checks import phase_rule, price_rule
from games.titles.boutique.form import prices_of, seats_to_act
from games.titles.boutique.moves import placements, slot_name, slot_of
from games.titles.boutique.report import KINDS, needs, staff_of
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import (
    BID,
    BIT,
    BOOKING,
    END_OF_WEEK,
    EXPAND,
    OVER,
    PLACE,
    PLANNING,
    PREPARE,
    PRICE,
)
from games.titles.boutique.week import ROOM_COST, WAGE, rooms_to_buy
from games.titles.boutique.words import DAYS, die_name, listed, money, night, plural, room_list, staff

DUE = {
    PREPARE: "set the prices",
    PRICE: "change a price or keep them",
    PLACE: "choose rooms",
    BID: "bid",
    PLANNING: "choose staff",
    EXPAND: "buy rooms or none",
}


def prompt(state: BoutiqueState, seat: int | None) -> JsonDict:
    """Who must do what: a sentence for ``seat``, or, with ``None``, for one who waits."""
    rule = phase_rule(state)
    if state.phase == OVER:
        return {"text": "The game is over", "detail": _result(state), "rule": "BHM-6.6"}
    if state.phase == END_OF_WEEK:
        text = "The office counts the week"
        return {"text": text, "detail": "Each hotel's need is set against its staff.", "rule": rule}
    if seat is None:
        due = seats_to_act(state)
        names = listed([f"{{p{other}}}" for other in due])
        verb = "has to" if len(due) == 1 else "have to"
        return {"text": f"{names} {verb} {DUE[state.phase]}", "detail": "", "rule": rule}
    text, detail = _own(state, seat)
    return {"text": text, "detail": detail, "rule": rule}


def _result(state: BoutiqueState) -> str:
    winners = [f"{{p{seat}}}" for seat in range(state.seats) if state.winners & BIT[seat]]
    return f"{listed(winners)} {'wins' if len(winners) == 1 else 'share a draw'}."


def _own(state: BoutiqueState, seat: int) -> tuple[str, str]:
    hotel = state.hotels[seat]
    if state.phase == PREPARE:
        again = " You have confirmed, and may change them until all have." if state.priced & BIT[seat] else ""
        return "Set your prices for the week", f"Nobody sees them before all have confirmed.{again}"
    if state.phase == PRICE and state.stage == BOOKING:
        return "Change one price, or keep them", "Then the die is rolled and a guest card is revealed."
    if state.phase == PRICE:
        today = DAYS[state.day]
        return (
            f"{today}: change one price, or keep them",
            f"Then {plural(state.waiting, 'walk-in')} may come.",
        )
    if state.phase == PLACE:
        entry = state.entry
        count = len(placements(state, seat))
        paid = f"You have been paid {money(hotel.total(entry) * 100)}."
        return (
            "Choose rooms for these guests",
            f"{plural(count, 'placement').capitalize()} are possible. {paid}",
        )
    if state.phase == BID:
        prize = "the guests" if state.stage == BOOKING else "a place in the walk-in rank"
        return (
            f"Bid for {prize}",
            f"From 0 to your {money(hotel.money * 100)}; all bids are spent, and final.",
        )
    if state.phase == PLANNING:
        again = " You have confirmed, and may change it until all have." if state.staffed & BIT[seat] else ""
        return (
            "Choose your staff for the week",
            f"Each member costs 300; {staff(needs(hotel))} are booked.{again}",
        )
    return "Buy rooms for week 2, or none", f"A room costs 1,000; you have {money(hotel.money * 100)}."


def options(state: BoutiqueState, seat: int) -> list[JsonDict]:
    """The legal moves of a seat that must act; forms give one option with the values that stand."""
    if state.phase == PREPARE:
        hotel = state.hotels[seat]
        move = {"type": "set_prices", "prices": prices_of(hotel), "breakfast": hotel.breakfast}
        return [_option(move, "Confirm these prices", "Hidden until all have confirmed", "BHM-2.1")]
    if state.phase == PRICE:
        return _price_options(state, seat)
    if state.phase == PLACE:
        return [_place_option(state, rooms) for rooms in placements(state, seat)]
    if state.phase == BID:
        return _bid_options(state.hotels[seat].money)
    if state.phase == PLANNING:
        numbers = staff_of(state.hotels[seat])
        return [{**_hire_option(state, seat, numbers), "label": "Confirm this staff"}]
    return [_expand_option(state, seat, rooms) for rooms in range(rooms_to_buy(state, seat) + 1)]


def _option(move: JsonDict, label: str, effect: str, rule: str) -> JsonDict:
    return {"move": move, "label": label, "effect": effect, "rule": rule}


def option_of(state: BoutiqueState, seat: int, move: Move) -> JsonDict:
    """Any legal move with its label, its effect and its rule."""
    kind = move["type"]
    hotel = state.hotels[seat]
    if kind == "set_prices":
        prices = ", ".join(money(price * 100) for price in move["prices"])
        label = f"Prices {prices}; breakfast {money(move['breakfast'] * 100)}"
        return _option(dict(move), label, "Hidden until all have confirmed", "BHM-2.1")
    if kind == "keep_prices":
        return _option(dict(move), "Keep all prices", "", price_rule(state))
    if kind == "change_price":
        return _price_option(state, seat, move["slot"], move["value"])
    if kind == "place":
        return _place_option(state, move["rooms"])
    if kind == "bid":
        return _bid_option(hotel.money, move["amount"] // 100, move["blank"])
    if kind == "hire":
        return _hire_option(state, seat, {name: move[name] for name in KINDS})
    return _expand_option(state, seat, move["rooms"])


def _price_options(state: BoutiqueState, seat: int) -> list[JsonDict]:
    found = [option_of(state, seat, {"type": "keep_prices"})]
    found += [
        _price_option(state, seat, slot_name(die), value) for die in range(1, 9) for value in range(1, 7)
    ]
    return found


def _price_option(state: BoutiqueState, seat: int, slot: Json, value: int) -> JsonDict:
    old = state.hotels[seat].day_price(slot_of(slot))
    change = "as it is" if value == old else f"{'up' if value > old else 'down'} from {old * 100}"
    label = f"{die_name(slot).capitalize()} to {value * 100}"
    move = {"type": "change_price", "slot": slot, "value": value}
    return _option(move, label, change, price_rule(state))


def _place_option(state: BoutiqueState, rooms: list[int]) -> JsonDict:
    stays = state.table.form(state.card)["stays"]
    parts = []
    for room, (first, nights) in zip(rooms, stays, strict=True):
        start = state.checkin + 1 + first
        parts.append(f"{plural(nights, 'night')} in room {room} from {night(start)}")
    return _option(
        {"type": "place", "rooms": rooms}, f"Place in {room_list(rooms)}", listed(parts), "BHM-3.8"
    )


def _bid_options(hundreds: int) -> list[JsonDict]:
    return [
        _bid_option(hundreds, 0, False),
        *(_bid_option(hundreds, amount, True) for amount in range(hundreds + 1)),
    ]


def _bid_option(hundreds: int, amount: int, blank: bool) -> JsonDict:
    """``hundreds``: all the money there is; ``amount`` likewise in hundreds."""
    move = {"type": "bid", "amount": amount * 100, "blank": blank}
    if not amount and not blank:
        return _option(move, "Lay nothing", "The others see it", "BHM-7.2")
    label = f"Bid {money(amount * 100)}" if amount else "Only the blank card"
    left = f"{money((hundreds - amount) * 100)} left"
    return _option(move, label, f"{left}, and the blank card laid" if blank else left, "BHM-7.1")


def _hire_option(state: BoutiqueState, seat: int, numbers: JsonDict) -> JsonDict:
    hotel = state.hotels[seat]
    cost = sum(numbers.values()) * WAGE * 100
    effect = f"costs {money(cost)}, {money(hotel.money * 100 - cost)} left"
    label = f"Hire {staff(numbers)}" if cost else "Hire no one"
    return _option({"type": "hire", **{kind: numbers[kind] for kind in KINDS}}, label, effect, "BHM-4.1")


def _expand_option(state: BoutiqueState, seat: int, rooms: int) -> JsonDict:
    hotel = state.hotels[seat]
    left = money((hotel.money - rooms * ROOM_COST) * 100)
    if not rooms:
        return _option({"type": "expand", "rooms": 0}, "Buy no room", f"{left} left", "BHM-6.5")
    effect = f"costs {money(rooms * ROOM_COST * 100)}, {left} left, {hotel.rooms + rooms} rooms in all"
    return _option({"type": "expand", "rooms": rooms}, f"Buy {plural(rooms, 'room')}", effect, "BHM-6.5")
