"""What the table shows beside a view: who must do what, the legal moves in words, prices, needs, odds.

All of it is computed by the rules' own functions on a state that was rebuilt from the view, so nothing hidden
can show. Players are named ``{p0}``, ``{p1}`` …; whoever presents the texts puts the names in.
"""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.titles.boutique.booking import CARDS_A_PLAYER
from games.titles.boutique.comparison import odds, quotes, verdict
from games.titles.boutique.form import seats_in, seats_to_act
from games.titles.boutique.options import options, prompt
from games.titles.boutique.report import day_counts, needs, shortages, staff_of
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import (
    BOOKING,
    END_OF_WEEK,
    EXPAND,
    MAX_ROOMS,
    OVER,
    PLANNING,
    PREPARE,
    PRICE,
    WALKINS,
    WAYS,
)
from games.titles.boutique.week import ROOM_COST, WAGE, WEEKS
from games.titles.boutique.words import DAYS

RULES = {
    "prepare": ["BHM-2.1"],
    "booking": ["BHM-3.2", "BHM-3.5", "BHM-3.6"],
    "place": ["BHM-3.8", "BHM-3.4", "BHM-3.9"],
    "bid": ["BHM-7.1", "BHM-7.2", "BHM-7.3"],
    "planning": ["BHM-4.1", "BHM-6.1", "BHM-6.2"],
    "walkins": ["BHM-5.2", "BHM-5.3"],
    "end_of_week": ["BHM-6.1", "BHM-6.2", "BHM-6.4"],
    "expand": ["BHM-6.5"],
    "over": ["BHM-6.6"],
}


def aids(state: BoutiqueState, view: JsonDict, seat: int | None) -> JsonDict:
    """The aids for ``seat`` (``None``: a spectator) of a state rebuilt from its ``view``."""
    acting = seat is not None and seat in seats_to_act(state)
    found = quotes(state)
    decision = verdict(state, found)
    for quote in found:
        quote["winner"] = decision is not None and quote["seat"] in decision["winners"]
    return {
        "prompt": prompt(state, seat if acting else None),
        "options": options(state, seat) if acting and seat is not None else [],
        "rules": _rules(state),
        "track": track(state),
        "card": card(state),
        "quotes": found,
        "verdict": decision,
        "need": [_need(state, other, view) for other in seats_in(state.alive)],
        "odds": odds(state) if state.phase == PRICE and state.stage == BOOKING else [],
        "deck": deck(state),
        "limits": limits(state, seat),
    }


def _rules(state: BoutiqueState) -> list[str]:
    if state.phase == PRICE:
        return RULES["booking" if state.stage == BOOKING else "walkins"]
    return RULES[("prepare", "", "place", "bid", "planning", "end_of_week", "expand", "over")[state.phase]]


def track(state: BoutiqueState) -> JsonDict:
    """The week's steps: which are done, which is now, and how far it is."""
    names = [
        ("prepare", "Prepare"),
        ("booking", "Booking"),
        ("planning", "Planning"),
        ("walkins", "Walk-ins"),
        ("rating", "Rating"),
    ]
    if state.week < WEEKS:
        names.append(("expand", "Expansion"))
    now = _step(state)
    steps: list[JsonDict] = []
    for at, (key, label) in enumerate(names):
        step: JsonDict = {
            "key": key,
            "label": label,
            "state": "done" if at < now else "now" if at == now else "next",
        }
        if at == now and key == "booking":
            step |= {"done": state.turn, "of": CARDS_A_PLAYER * state.alive_n}
        elif at == now and key == "walkins":
            step |= {"done": max(0, state.day), "of": 7}
        steps.append(step)
    return {"week": state.week, "weeks": WEEKS, "steps": steps}


def _step(state: BoutiqueState) -> int:
    if state.stage == BOOKING:
        return 1
    if state.stage == WALKINS:
        return 3
    return {PREPARE: 0, PLANNING: 2, END_OF_WEEK: 4, EXPAND: 5, OVER: 6}[state.phase]


def card(state: BoutiqueState) -> JsonDict | None:
    """The guests on the table: each night with its day, each room stay as the tokens it will put."""
    if state.card < 0:
        return None
    form = state.table.form(state.card)
    stays = form["stays"]
    last = max(first + nights for first, nights in stays)
    nights = [
        {"day": state.checkin + 1 + night, "label": DAYS[(state.checkin + night) % 7][:3]}
        for night in range(last)
    ]
    colour = "b" if form["breakfast"] else "g"
    tokens = [
        {
            "tokens": [
                "" if not first <= night < first + length else colour + ("s" if night == first else "c")
                for night in range(last)
            ]
        }
        for first, length in stays
    ]
    rooms = "One room" if len(stays) == 1 else "Two rooms, side by side" if form["adjacent"] else "Two rooms"
    return {
        "title": rooms,
        "nights": nights,
        "stays": tokens,
        "breakfast": form["breakfast"],
        "adjacent": form["adjacent"],
        "room_nights": sum(length for _, length in stays),
    }


def _need(state: BoutiqueState, seat: int, view: JsonDict) -> JsonDict:
    """The projected need of one hotel, and what it costs to meet it (BHM-6.1, BHM-4.1)."""
    hotel = state.hotels[seat]
    need = needs(hotel)
    known = view["players"][seat]["staff"] is not None
    staff = staff_of(hotel) if known else None
    short = shortages(need, staff) if staff is not None else None
    cost = sum(need.values()) * WAGE * 100
    return {
        "seat": seat,
        "need": need,
        "with_guest": _need_with_guest(state, seat),
        "staff": staff,
        "short": short,
        "missing": sum(short.values()) if short is not None else None,
        "cost": cost,
        "money_after": hotel.money * 100 - cost,
        "days": day_counts(hotel),
    }


def _need_with_guest(state: BoutiqueState, seat: int) -> JsonDict | None:
    """The need if the guests on the table came to this hotel, in its first possible placement."""
    if state.card < 0:
        return None
    entry = state.entry
    ways = WAYS[state.hotels[seat].ways(entry)]
    if not ways:
        return None
    hotel = state.clone().hotels[seat]
    hotel.put(entry, ways[0])
    return needs(hotel)


def deck(state: BoutiqueState) -> JsonDict:
    """How many cards are left, and of what sort: open to all who count (BHM-1.6)."""
    left = [state.table.form(kind) for kind in state.deck]
    return {
        "left": len(left),
        "breakfast": sum(guest["breakfast"] for guest in left),
        "two_rooms": sum(len(guest["stays"]) == 2 for guest in left),
        "three_nights": sum(any(nights >= 3 for _, nights in guest["stays"]) for guest in left),
        "adjacent": sum(guest["adjacent"] for guest in left),
    }


def limits(state: BoutiqueState, seat: int | None) -> JsonDict:
    """The numbers that bound the forms."""
    return {
        "bid_max": state.hotels[seat].money * 100 if seat is not None else 0,
        "staff_cost": WAGE * 100,
        "room_cost": ROOM_COST * 100,
        "rooms_max": MAX_ROOMS,
        "staff_max": 6,
    }
