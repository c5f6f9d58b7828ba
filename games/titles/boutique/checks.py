"""Legality: all reasons why a move is refused, each with the rule it breaks (docs/json-form-boutique.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.core.jsontypes import Json, Move
from games.core.results import MoveFault, Violation
from games.titles.boutique.form import seats_to_act
from games.titles.boutique.moves import check_fields, placements, slot_of
from games.titles.boutique.report import KINDS
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import (
    BID,
    BIT,
    BOOKING,
    END_OF_WEEK,
    EXPAND,
    MAX_ROOMS,
    PHASES,
    PLACE,
    PLANNING,
    PREPARE,
    PRICE,
    STAGES,
)
from games.titles.boutique.week import ROOM_COST, WAGE

PHASE_OF = {
    "set_prices": PREPARE,
    "change_price": PRICE,
    "keep_prices": PRICE,
    "place": PLACE,
    "bid": BID,
    "hire": PLANNING,
    "expand": EXPAND,
}


def price_rule(state: BoutiqueState) -> str:
    """The rule of a price change: in booking or among the walk-ins."""
    return "BHM-3.2" if state.stage == BOOKING else "BHM-5.2"


def phase_rule(state: BoutiqueState) -> str:
    """The rule of the phase the game is in, which a move out of phase or turn cites."""
    return {
        PREPARE: "BHM-2.1",
        PRICE: price_rule(state),
        PLACE: "BHM-3.8",
        BID: "BHM-7.1",
        PLANNING: "BHM-4.1",
        END_OF_WEEK: "BHM-6.4",
        EXPAND: "BHM-6.5",
    }.get(state.phase, "BHM-6.6")


def check(state: BoutiqueState, seat: int, move: Move) -> list[Violation]:
    """All violations of a well-formed move.

    Raises:
        MoveFault: if it is no move, or ``seat`` no seat of this game.
    """
    kind = check_fields(move)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.seats:
        raise MoveFault(f"there is no seat {seat!r} in this game")
    if PHASE_OF[kind] != state.phase:
        values = {
            "phase": PHASES[state.phase],
            "stage": STAGES[state.stage],
            "move": kind,
            "due": seats_to_act(state),
        }
        return [Violation("wrong_phase", phase_rule(state), values)]
    if seat not in seats_to_act(state):
        return [_not_now(state, seat)]
    return _CONTENT[kind](state, seat, move)


def _not_now(state: BoutiqueState, seat: int) -> Violation:
    if state.phase == BID and state.bidders & BIT[seat]:
        return Violation("bid_is_final", "BHM-7.1")
    if not state.alive & BIT[seat]:
        return Violation("left_game", phase_rule(state))
    if state.phase == PLANNING:
        return Violation("no_wages", "BHM-4.1", {"money": state.hotels[seat].money * 100})
    return Violation(
        "not_your_turn", phase_rule(state), {"phase": PHASES[state.phase], "due": seats_to_act(state)}
    )


def _set_prices(state: BoutiqueState, seat: int, move: Move) -> list[Violation]:
    """BHM-2.1."""
    if len(move["prices"]) != 7:
        return [Violation("prices_count", "BHM-2.1", {"given": len(move["prices"])})]
    slots: list[tuple[Json, int]] = [*enumerate(move["prices"], start=1), ("breakfast", move["breakfast"])]
    return [
        Violation("price_range", "BHM-2.1", {"slot": slot, "value": value})
        for slot, value in slots
        if not 1 <= value <= 6
    ]


def _change_price(state: BoutiqueState, seat: int, move: Move) -> list[Violation]:
    """BHM-3.2, BHM-5.2."""
    rule = price_rule(state)
    found = []
    if not 1 <= slot_of(move["slot"]) <= 7 and move["slot"] != "breakfast":
        found.append(Violation("no_such_die", rule, {"slot": move["slot"]}))
    if not 1 <= move["value"] <= 6:
        found.append(Violation("price_range", rule, {"slot": move["slot"], "value": move["value"]}))
    return found


def _place(state: BoutiqueState, seat: int, move: Move) -> list[Violation]:
    """BHM-3.4."""
    hotel = state.hotels[seat]
    entry = state.entry
    rooms: list[int] = move["rooms"]
    needed = 2 if entry.double else 1
    if len(rooms) != needed:
        return [Violation("rooms_count", "BHM-3.4", {"given": len(rooms), "needed": needed})]
    found = []
    nights = [(entry.lo1, entry.hi1), (entry.lo2, entry.hi2)]
    for room, (lo, hi) in zip(rooms, nights, strict=False):
        if not 1 <= room <= hotel.rooms:
            found.append(Violation("room_not_open", "BHM-3.4", {"room": room, "rooms": hotel.rooms}))
            continue
        taken = _nights(hotel.occupied & lo << (room - 1), 1) + _nights(hotel.occupied2 & hi << (room - 1), 8)
        if taken:
            found.append(Violation("room_taken", "BHM-3.4", {"room": room, "nights": taken}))
    if needed == 2 and rooms[0] == rooms[1]:
        found.append(Violation("same_room_twice", "BHM-3.4", {"room": rooms[0]}))
    elif entry.adjacent and abs(rooms[0] - rooms[1]) != 1:
        found.append(Violation("not_adjacent", "BHM-3.4", {"rooms": list(rooms)}))
    if found:
        possible = placements(state, seat)
        return [Violation(v.code, v.rule, {**v.values, "possible": possible}) for v in found]
    return found


def _nights(word: int, first: int) -> list[int]:
    return [first + day for day in range(7) if word >> 6 * day & 63]


def _bid(state: BoutiqueState, seat: int, move: Move) -> list[Violation]:
    """BHM-7.1."""
    money = state.hotels[seat].money * 100
    amount = move["amount"]
    found = []
    if amount < 0 or amount > money:
        found.append(Violation("bid_range", "BHM-7.1", {"amount": amount, "money": money}))
    if amount % 100:
        found.append(Violation("bid_hundreds", "BHM-7.1", {"amount": amount}))
    return found


def _hire(state: BoutiqueState, seat: int, move: Move) -> list[Violation]:
    """BHM-4.1."""
    found = [
        Violation("staff_range", "BHM-4.1", {"kind": name, "value": move[name]})
        for name in KINDS
        if not 0 <= move[name] <= 6
    ]
    money = state.hotels[seat].money * 100
    members = sum(max(0, move[name]) for name in KINDS)
    if members * WAGE * 100 > money:
        values = {
            "members": members,
            "cost": members * WAGE * 100,
            "money": money,
            "most": money // (WAGE * 100),
        }
        found.append(Violation("staff_too_dear", "BHM-4.1", values))
    return found


def _expand(state: BoutiqueState, seat: int, move: Move) -> list[Violation]:
    """BHM-6.5."""
    hotel = state.hotels[seat]
    rooms = move["rooms"]
    found = []
    if rooms < 0:
        found.append(Violation("rooms_negative", "BHM-6.5", {"rooms": rooms}))
    if hotel.rooms + rooms > MAX_ROOMS:
        values = {"rooms": rooms, "open": hotel.rooms, "most": MAX_ROOMS - hotel.rooms}
        found.append(Violation("board_full", "BHM-6.5", values))
    if rooms * ROOM_COST > hotel.money:
        values = {"rooms": rooms, "cost": rooms * ROOM_COST * 100, "money": hotel.money * 100}
        found.append(Violation("rooms_too_dear", "BHM-6.5", values))
    return found


_CONTENT: Mapping[str, Callable[[BoutiqueState, int, Move], list[Violation]]] = {
    "set_prices": _set_prices,
    "change_price": _change_price,
    "keep_prices": lambda state, seat, move: [],
    "place": _place,
    "bid": _bid,
    "hire": _hire,
    "expand": _expand,
}
