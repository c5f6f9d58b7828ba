"""Who gets the guests: the lowest price, then stars, then bids (BHM-3.6, BHM-3.7)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, Group, Line, Say, Values
from games.assistant.calculators.fields import number
from games.titles.boutique import booking
from games.titles.boutique.calculators.desk import (
    MOST_MONEY,
    hotel_name,
    money_field,
    names,
    position,
    seats_entered,
    seats_of,
    stars_field,
    table_group,
    yes,
)
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BID, BOOKING


def _groups(values: Values, say: Say) -> Sequence[Group]:
    hotels = [
        Group(
            hotel_name(seat, say),
            (
                number(
                    f"t{seat + 1}",
                    say("Total price", "Prezzo totale", "Gesamtpreis"),
                    400,
                    100,
                    MOST_MONEY,
                    100,
                ),
                yes(f"r{seat + 1}", say("Has the rooms", "Ha le camere", "Hat die Zimmer")),
                stars_field(f"s{seat + 1}", say),
                money_field(f"b{seat + 1}", say, 0, say("Bid", "Offerta", "Gebot")),
            ),
            hint=say(
                "The bid counts in a tie only.",
                "L’offerta conta solo in parità.",
                "Das Gebot zählt nur bei Gleichstand.",
            )
            if seat == 0
            else "",
        )
        for seat in range(seats_entered(values))
    ]
    return [table_group(say), *hotels]


def _answer(values: Values, say: Say) -> Answer:
    seats = seats_entered(values)
    state = _at_the_price(values, seats)
    booking.settle(state)
    tied = seats_of(state.bidders) if state.phase == BID else []
    if tied:
        for seat in tied:
            state.hotels[seat].bid = values[f"b{seat + 1}"] // 100
        booking.reveal_bids(state)
    winners = [entry[1] for entry in state.journal or [] if entry[0] == "guest_won"]
    lines = [_hotel(values, seat, seat in tied, seat in winners, say) for seat in range(seats)]
    return Answer(_headline([int(str(seat)) for seat in winners], tied, say), tuple(lines))


def _at_the_price(values: Values, seats: int) -> BoutiqueState:
    """Guests for one night whose whole price is what was entered."""
    state = position(seats)
    state.stage = BOOKING
    kind = state.table.kind({"stays": [[0, 1]], "breakfast": True, "adjacent": False})
    state.card, state.checkin = kind, 0
    state.entry = state.table.entries[kind * 7]
    if not any(values[f"r{seat + 1}"] for seat in range(seats)):
        return _full(state)
    for seat, hotel in enumerate(state.hotels):
        hotel.set_price(1, 0)
        hotel.breakfast = values[f"t{seat + 1}"] // 100
        hotel.rating = values[f"s{seat + 1}"]
        hotel.money = MOST_MONEY // 100
        if not values[f"r{seat + 1}"]:
            hotel.open = 0
    return state


def _full(state: BoutiqueState) -> BoutiqueState:
    for hotel in state.hotels:
        hotel.open = 0
    return state


def _headline(winners: list[int], tied: list[int], say: Say) -> str:
    if not winners:
        return say(
            "No hotel has the rooms: the guests are lost.",
            "Nessun albergo ha le camere: gli ospiti sono persi.",
            "Kein Hotel hat die Zimmer: Die Gäste sind verloren.",
        )
    who = names(winners, say)
    if len(winners) > 1:
        return say(
            f"Equal bids: {who} get the guests, and each is paid in full.",
            f"Offerte uguali: {who} prendono gli ospiti, e ciascuno incassa per intero.",
            f"Gleiche Gebote: {who} bekommen die Gäste, und jedes wird voll bezahlt.",
        )
    if tied:
        return say(
            f"Equal price and stars: {who} gets the guests with the highest bid.",
            f"Prezzo e stelle uguali: {who} prende gli ospiti con l’offerta più alta.",
            f"Gleicher Preis und gleiche Sterne: {who} bekommt die Gäste mit dem höchsten Gebot.",
        )
    return say(f"{who} gets the guests.", f"{who} prende gli ospiti.", f"{who} bekommt die Gäste.")


def _hotel(values: Values, seat: int, bids: bool, wins: bool, say: Say) -> Line:
    at = seat + 1
    stars = say.count(values[f"s{at}"], say("star", "stella", "Stern"), say("stars", "stelle", "Sterne"))
    label = f"{hotel_name(seat, say)}, {stars}"
    if not values[f"r{at}"]:
        return Line(label, say("no rooms", "senza camere", "keine Zimmer"), "BHM-3.6")
    value = say.number(values[f"t{at}"])
    if bids:
        bid = say.number(values[f"b{at}"])
        value += say(f", bid {bid}", f", offerta {bid}", f", Gebot {bid}")
    return Line(label, value, "BHM-7.3" if bids else "BHM-3.6", wins)


GUESTS = Calculator(
    slug="guests",
    name=lambda say: say("Who gets the guests", "Chi prende gli ospiti", "Wer die Gäste bekommt"),
    about=lambda say: say(
        "Lowest total price, then stars, then bids.",
        "Prezzo totale più basso, poi stelle, poi offerte.",
        "Niedrigster Gesamtpreis, dann Sterne, dann Gebote.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("BHM-3.6", "BHM-3.7", "BHM-7.3"),
)
