"""What a seat can do now, grouped, each move with its effect worked out on a copy of what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Game
from games.core.jsontypes import JsonDict, Move
from games.core.results import Choices
from games.titles.boutique.advice import advise
from games.titles.boutique.comparison import odds
from games.titles.boutique.moves import slot_name
from games.titles.boutique.options import option_of, options
from games.titles.boutique.report import KINDS, needs, staff_of
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BID, BOOKING, EXPAND, PLACE, PLANNING, PREPARE, PRICE
from games.titles.boutique.week import WAGE
from games.titles.boutique.words import DAYS, money

_TITLES = {
    PREPARE: "Set your prices",
    PLACE: "Choose rooms",
    BID: "Bid",
    PLANNING: "Hire staff",
    EXPAND: "Buy rooms",
}
_BREAKFAST = 8


def choices(game: Game, seat: int) -> list[Choices]:
    """The groups of a seat that must act. ``game`` is made from the seat's view."""
    state = game.state
    assert isinstance(state, BoutiqueState)
    if state.phase == PRICE:
        return _prices(game, state, seat)
    title = _TITLES[state.phase]
    kind = str(options(state, seat)[0]["move"]["type"])
    moves, count = _worth_listing(state, seat)
    return [Choices(kind, title, [_with_effect(game, state, seat, move) for move in moves], count)]


def _worth_listing(state: BoutiqueState, seat: int) -> tuple[Sequence[Move], int]:
    """The moves that stand for all, and how many there are."""
    legal = [option["move"] for option in options(state, seat)]
    if state.phase == PREPARE:
        return legal, 6**8
    if state.phase == BID:
        bids = legal[2:]
        steps = sorted({0, *(len(bids) * part // 4 for part in range(1, 4)), len(bids) - 1}) if bids else []
        return [*legal[:2], *(bids[at] for at in steps if at < len(bids))], len(legal)
    if state.phase == PLANNING:
        return _staffs(state, seat)
    return legal, len(legal)


def _staffs(state: BoutiqueState, seat: int) -> tuple[list[Move], int]:
    """What is needed, one more of each kind, and nobody; as far as the money goes."""
    hotel = state.hotels[seat]
    need = needs(hotel)
    more = [{**need, kind: need[kind] + 1} for kind in KINDS]
    most = hotel.money // WAGE
    found: list[Move] = []
    for numbers in (staff_of(hotel), need, *more, dict.fromkeys(KINDS, 0)):
        move = {"type": "hire", **{kind: numbers[kind] for kind in KINDS}}
        if sum(numbers.values()) <= most and max(numbers.values()) <= 6 and move not in found:
            found.append(move)
    ways = sum(a + b + c <= most for a in range(7) for b in range(7) for c in range(7))
    return found, ways


def _with_effect(game: Game, state: BoutiqueState, seat: int, move: Move) -> JsonDict:
    said = advise(game, seat, move)
    return {**option_of(state, seat, move), "effect": " ".join(filter(None, (said.gains, said.risks)))}


# --- prices ------------------------------------------------------------------------------------------------


def _prices(game: Game, state: BoutiqueState, seat: int) -> list[Choices]:
    """Keep them, or change one: listed are one step up and down of each die."""
    booking = state.stage == BOOKING
    keep = _with_effect(game, state, seat, {"type": "keep_prices"})
    found = []
    for die in range(1, 9):
        old = state.hotels[seat].day_price(die)
        for value in (old - 1, old + 1):
            if not 1 <= value <= 6:
                continue
            move = {"type": "change_price", "slot": slot_name(die), "value": value}
            if booking and die != _BREAKFAST:
                effect = _on_that_day(state, seat, die, value)
                found.append({**option_of(state, seat, move), "effect": effect})
            else:
                found.append(_with_effect(game, state, seat, move))
    faces = [_face(row) for row in odds(state)] if booking else []
    return [
        Choices("keep_prices", "Keep your prices", [keep], 1, faces),
        Choices("change_price", "Change one price", found, 40),
    ]


def _on_that_day(state: BoutiqueState, seat: int, die: int, value: int) -> str:
    """Who would get guests for one room and one night of that day, before and after the change."""
    trial = state.clone()
    trial.hotels[seat].set_price(die, value)
    before = next((row for row in odds(state) if row["day"] == die), None)
    after = next((row for row in odds(trial) if row["day"] == die), None)
    day = DAYS[die - 1]
    if before is None or after is None:
        return f"The white die can’t show {day}; longer stays may begin before it."
    then = f"On a roll of {day} {_who(after)}"
    price = f"Your price {_against(after, seat)}."
    if before["leader"] == after["leader"]:
        return f"{then}, as now. {price}"
    leader = before["leader"]
    now = (
        "bids would decide"
        if leader is None
        else f"{{p{leader}}} would, at {money(before['prices'][leader])}"
    )
    return f"{then}; as it stands {now}. {price}"


def _against(row: JsonDict, seat: int) -> str:
    """The seat's price of that day beside the lowest of the others that have a room."""
    prices = row["prices"]
    others = [price for other, price in enumerate(prices) if other != seat and price is not None]
    own = prices[seat]
    if own is None:
        return "doesn’t count, you have no room that night"
    return f"{money(own)} against {money(min(others))}" if others else f"{money(own)}, alone with a room"


def _face(row: JsonDict) -> JsonDict:
    return {"text": f"White die {row['value']}, {DAYS[row['day'] - 1]}: {_who(row)}.", "rule": "BHM-3.6"}


def _who(row: JsonDict) -> str:
    """Who would get guests for one room and one night."""
    leader = row["leader"]
    if leader is not None:
        return f"{{p{leader}}} would get guests for one night, at {money(row['prices'][leader])}"
    if all(price is None for price in row["prices"]):
        return "no hotel has a room"
    return "bids would decide on guests for one night"
