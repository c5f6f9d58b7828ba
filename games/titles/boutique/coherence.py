"""Whether phase, seats and what lies on the table fit together in a loaded state."""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.core.results import FormFault
from games.titles.boutique.form import seats_in, seats_to_act
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import (
    BID,
    BIT,
    BOOKING,
    END_OF_WEEK,
    EXPAND,
    NO_STAGE,
    OVER,
    PLACE,
    PLANNING,
    PRICE,
    WALKINS,
    WAYS,
)
from games.titles.boutique.walkins import tied_seats
from games.titles.boutique.week import WAGE


def check_coherence(state: BoutiqueState, top: JsonDict, acting: list[int]) -> None:
    """Raise FormFault for the first thing that doesn't fit; ``acting`` are the form's seats to act."""
    _check_players(state)
    _check_stage(state)
    _check_table(state, top)
    _check_rank(state, top)
    _check_bidders(state)
    _check_active(state)
    _check_acting(state, acting)
    if (top["result"] is None) == (state.phase == OVER):
        raise FormFault("result", "is set in phase over, and only then")


def _check_players(state: BoutiqueState) -> None:
    if state.phase != OVER and state.alive_n < 2:
        raise FormFault("players", "two hotels at least are still in while the game goes on")
    for seat in seats_in(state.alive):
        if state.hotels[seat].rating == 0:
            raise FormFault(f"players.{seat}.rating", "a hotel without stars has left the game and is out")
    for seat in seats_in(state.staffed if state.phase == PLANNING else 0):
        hotel = state.hotels[seat]
        if WAGE * (hotel.housekeeping + hotel.kitchen + hotel.checkin) > hotel.money:
            raise FormFault(f"players.{seat}.staff", "costs more than the money that is left")


def _check_stage(state: BoutiqueState) -> None:
    if state.phase in (PRICE, PLACE, BID):
        if state.stage == NO_STAGE:
            raise FormFault("stage", "must be 'booking' or 'walkins' in this phase")
    elif state.stage != NO_STAGE:
        raise FormFault("stage", "must be null in this phase")
    if state.phase == EXPAND and state.week != 1:
        raise FormFault("week", "rooms are bought after week 1 only")


def _rank_bid(state: BoutiqueState) -> bool:
    return state.phase == BID and state.stage == WALKINS


def _check_table(state: BoutiqueState, top: JsonDict) -> None:
    """Guests lie on the table in ``place`` and in a booking's ``bid``, with day and, among walk-ins,
    budget."""
    guests = state.phase == PLACE or (state.phase == BID and state.stage == BOOKING)
    for key in ("guest", "checkin_day"):
        if guests and top[key] is None:
            raise FormFault(key, "is needed: guests are on the table in this phase")
        if not guests and top[key] is not None:
            raise FormFault(key, "must be null: no guests are on the table in this phase")
    if (top["budget"] is not None) != (guests and state.stage == WALKINS):
        raise FormFault("budget", "is set while walk-in guests are on the table, and only then")
    if guests and state.stage == WALKINS and state.checkin != state.day:
        raise FormFault("checkin_day", "is the day of the week among walk-ins")


def _check_rank(state: BoutiqueState, top: JsonDict) -> None:
    """Day, rank and guests left belong to the walk-ins, once the rank is fixed."""
    ranked = state.stage == WALKINS and not _rank_bid(state)
    if (top["day"] is not None) != ranked:
        raise FormFault("day", "is set among the walk-ins once the rank is fixed, and only then")
    if ranked and top["walkin_order"] is None:
        raise FormFault("walkin_order", "is needed among the walk-ins")
    if not ranked and top["walkin_order"] is not None and state.phase != END_OF_WEEK:
        raise FormFault("walkin_order", "must be null before the walk-ins and after the end of the week")
    if not ranked and top["walkin_left"] is not None:
        raise FormFault("walkin_left", "must be null outside the days of the walk-ins")
    if ranked and state.phase == PLACE and top["walkin_left"] is None:
        raise FormFault("walkin_left", "counts the guests still to settle today, those on the table included")


def _check_bidders(state: BoutiqueState) -> None:
    if state.phase != BID:
        if state.bidders:
            raise FormFault("bidders", "must be empty outside the phase bid")
        return
    if state.bidders & ~state.alive:
        raise FormFault("bidders", "names a hotel that has left the game")
    if _rank_bid(state):
        if state.bidders != tied_seats(state):
            raise FormFault("bidders", "are all seats whose money equals another's")
    elif state.bidders & (state.bidders - 1) == 0:
        raise FormFault("bidders", "are two seats at least")
    else:
        _check_availability(state, state.bidders, "bidders")
    if not state.pending:
        raise FormFault(
            "bids", "all have bid, so the bids would be revealed; one bidder at least must be left"
        )


def _check_availability(state: BoutiqueState, seats: int, path: str) -> None:
    entry = state.entry
    for seat in seats_in(seats):
        if not WAYS[state.hotels[seat].ways(entry)]:
            raise FormFault(path, f"seat {seat} has no rooms for the guests on the table")


def _check_active(state: BoutiqueState) -> None:
    if state.phase == OVER:
        return
    if state.phase != EXPAND and not state.alive & BIT[state.first]:
        raise FormFault("first_seat", "has left the game; the first seat is one still in")
    if not state.alive & BIT[state.active]:
        raise FormFault("active_seat", "has left the game")
    last = state.order >> 4 * (state.alive_n - 1) & 15
    if state.stage == WALKINS and state.phase == PLACE and state.active != last:
        raise FormFault(
            "active_seat", f"is the last in rank, seat {last}, while walk-in guests are on the table"
        )
    own_turn = state.phase in (PRICE, PLACE, EXPAND) or (state.phase == BID and state.stage == BOOKING)
    if not own_turn and state.active != state.first:
        raise FormFault("active_seat", f"is the first seat, {state.first}, in this phase")


def _check_acting(state: BoutiqueState, acting: list[int]) -> None:
    """The seats to act; those whose only option the engine takes may be named or not."""
    if state.phase == PLACE:
        if not acting:
            raise FormFault("seats_to_act", "names the winners who still have to choose rooms")
        if state.pending & ~state.alive:
            raise FormFault("seats_to_act", "names a hotel that has left the game")
        if state.stage == WALKINS and len(acting) > 1:
            raise FormFault("seats_to_act", "walk-in guests go to one hotel")
        _check_availability(state, state.pending, "seats_to_act")
        return
    due = seats_to_act(state)
    if state.phase == PLANNING and acting == seats_in(state.alive):
        return
    if acting != due:
        poor = f" (those with less than {WAGE * 100} have no choice)" if state.phase == PLANNING else ""
        raise FormFault("seats_to_act", f"must be {due} in this phase{poor}, not {acting}")
