"""The state as JSON (docs/json-form-boutique.md)."""

from __future__ import annotations

from copy import deepcopy

from games.core.jsontypes import Json, JsonDict
from games.titles.boutique.hotel import Hotel
from games.titles.boutique.report import staff_of
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import (
    BID,
    BIT,
    END_OF_WEEK,
    EXPAND,
    OVER,
    PHASES,
    PLACE,
    PLANNING,
    PREPARE,
    PRICE,
    STAGES,
    WALKINS,
)

FORM = 1
REASONS = (None, "money", "rating", "draw", "last_hotel")
HUNDRED = 100


def seats_in(mask: int) -> list[int]:
    """The seats of a set, ascending."""
    return [seat for seat in range(6) if mask & BIT[seat]]


def seats_to_act(state: BoutiqueState) -> list[int]:
    """Who must or may decide now, ascending: the confirmed too while they may still change (BHM-2.1,
    BHM-4.1)."""
    if state.phase in (PRICE, EXPAND):
        return [state.active]
    if state.phase in (PLACE, BID):
        return seats_in(state.pending)
    if state.phase == PREPARE:
        return seats_in(state.alive)
    if state.phase == PLANNING:
        return [seat for seat in seats_in(state.alive) if state.hotels[seat].money >= 3]
    return []


def rank(state: BoutiqueState) -> list[int] | None:
    """The walk-in rank, first to last, while it holds."""
    if state.order < 0:
        return None
    return [state.order >> 4 * place & 15 for place in range(state.alive_n)]


def prices_of(hotel: Hotel) -> list[int]:
    """The seven day prices, 1 to 6."""
    return [hotel.price >> 6 * day & 63 for day in range(7)]


def board_of(hotel: Hotel, occupied: int, square: int, brown: int) -> list[list[str]]:
    """A week of tokens by room and day: ``""``, or ``g``/``b`` (room only, breakfast) with ``s``/``c``
    (square, circle)."""
    rows = []
    for room in range(hotel.rooms):
        row = []
        for day in range(7):
            bit = 1 << 6 * day + room
            token = ("b" if brown & bit else "g") + ("s" if square & bit else "c")
            row.append(token if occupied & bit else "")
        rows.append(row)
    return rows


def links_of(hotel: Hotel) -> list[list[int]]:
    """The link markers as ``[night, lower room]``; nights 8 and up lie beyond Sunday."""
    return [
        [7 * week + day + 1, room + 1]
        for week, word in enumerate((hotel.link, hotel.link2))
        for day in range(7)
        for room in range(5)
        if word >> 6 * day + room & 1
    ]


def _player(state: BoutiqueState, seat: int) -> JsonDict:
    hotel = state.hotels[seat]
    return {
        "money": hotel.money * HUNDRED,
        "rating": hotel.rating,
        "rooms": hotel.rooms,
        "out": not state.alive >> seat & 1,
        "prices": prices_of(hotel),
        "breakfast": hotel.breakfast,
        "prices_set": bool(state.priced >> seat & 1),
        "staff": staff_of(hotel),
        "staff_set": bool(state.staffed >> seat & 1),
        "board": board_of(hotel, hotel.occupied, hotel.square, hotel.brown),
        "beyond": board_of(hotel, hotel.occupied2, hotel.square2, hotel.brown2),
        "links": links_of(hotel),
    }


def bids_of(state: BoutiqueState) -> JsonDict:
    """The bids laid and not yet revealed, by seat."""
    return {
        str(seat): {
            "amount": state.hotels[seat].bid * HUNDRED,
            "blank": bool(state.blanks >> seat & 1),
            "laid": state.hotels[seat].bid > 0 or bool(state.blanks >> seat & 1),
        }
        for seat in seats_in(state.bidders & ~state.pending)
    }


def piles_of(state: BoutiqueState) -> tuple[list[int], list[int]]:
    """In a search: the kinds of the cards that are left and of those that are used (BHM-1.3)."""
    left: list[int] = []
    used: list[int] = []
    for index, kind in enumerate(state.cards):
        drawn = state.drawn >> index & 1 if index < 60 else state.drawn2 >> index - 60 & 1
        (used if drawn else left).append(kind)
    if state.card in used:
        used.remove(state.card)
    return left, sorted(used)


def result_of(state: BoutiqueState) -> JsonDict | None:
    """Winners, reason and money by seat, once the game is over (BHM-6.6)."""
    if state.phase != OVER:
        return None
    return {
        "winners": seats_in(state.winners),
        "reason": REASONS[state.reason],
        "scores": [hotel.money * HUNDRED for hotel in state.hotels],
    }


def to_form(state: BoutiqueState, reports: list[JsonDict]) -> JsonDict:
    """The whole state, all secrets included, as a new object. Of a state in a search, whose deck has no
    order, the cards are told kind by kind.
    """
    cards = state.table
    deck, used = (state.deck, state.used) if not state.lazy else piles_of(state)
    walking = state.stage == WALKINS
    ranked = walking and state.day >= 0
    budget: Json = state.budget * HUNDRED if state.budget else None
    return {
        "game": "boutique",
        "form": FORM,
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "week": state.week,
        "day": state.day + 1 if ranked else None,
        "turn": state.turn,
        "first_seat": state.first,
        "active_seat": state.active,
        "seats_to_act": seats_to_act(state),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "guest": cards.form(state.card) if state.card >= 0 else None,
        "checkin_day": state.checkin + 1 if state.card >= 0 else None,
        "budget": budget,
        "walkin_order": rank(state) if walking or state.phase == END_OF_WEEK else None,
        "walkin_left": state.waiting if ranked else None,
        "bidders": seats_in(state.bidders) if state.phase == BID else [],
        "bids": bids_of(state) if state.phase == BID else {},
        "deck": [cards.form(kind) for kind in deck],
        "used": [cards.form(kind) for kind in used],
        "card_faces": [day + 1 for day in state.faces],
        "week_reports": deepcopy(reports),
        "result": result_of(state),
    }
