"""The documented JSON form of a position, written."""

from __future__ import annotations

from typing import Final

from games.core.jsontypes import Json, JsonDict
from games.titles.skifest.board import HOTEL
from games.titles.skifest.evening import leaders, majority_points, totals
from games.titles.skifest.names import KINDS, PENDING, PHASES, STYLES, WEATHER
from games.titles.skifest.position import APRES, KIND_COUNT, OVER, Position

FORM_VERSION: Final = 1
FAME_PER_POINT: Final = 3


def form_of(s: Position) -> JsonDict:
    """The whole position, all secrets included."""
    board = s.board
    form: JsonDict = {
        "game": "skifest",
        "form": FORM_VERSION,
        "phase": PHASES[s.phase],
        "map": board.map_name,
        "day": s.day,
        "round": s.round,
        "turn_order": list(s.order),
        "active_seat": None if s.phase == OVER else s.active,
        "seats_to_act": [] if s.phase == OVER else [s.due()],
        "actions_left": s.actions,
        "weather": [WEATHER[tile] for tile in s.weather],
        "yeti": board.run_keys[s.yeti] if s.yeti >= 0 else None,
        "players": [_player(s, seat) for seat in range(s.seats)],
        "runs": {
            key: {"markers": markers(s, run), "style": STYLES[s.styles[run]] if s.styles[run] >= 0 else None}
            for run, key in enumerate(board.run_keys)
        },
        "row": [KINDS[card] for card in s.row],
        "deck": [KINDS[card] for card in reversed(s.deck)],
        "discard": [KINDS[card] for card in s.discard],
        "gear_row": [board.gear_keys[gear] for gear in s.gear_row],
        "gear_deck": [board.gear_keys[gear] for gear in reversed(s.gear_deck)],
        "village": village_of(s),
        "draws_left": s.draws_left,
        "pending": [{"seat": owed >> 2, "kind": PENDING[owed & 3]} for owed in s.pending],
        "known": [known_cards(s, seat) for seat in range(s.seats)],
        "result": result_of(s),
    }
    if s.row_stays:
        form["row_stays"] = True
    return form


def _player(s: Position, seat: int) -> JsonDict:
    return {
        "points": s.points[seat],
        "fame": s.fame[seat],
        "at": s.board.place_keys[s.at[seat]],
        "arrived": s.arrived[seat],
        "hand": hand_cards(s, seat),
        "tickets": s.tickets[seat],
        "explosives": s.explosives[seat],
        "armed": s.armed[seat] if s.armed[seat] >= 0 else None,
        "rode": s.rode[seat] > 0,
        "trained": s.trained[seat] > 0,
        "gear": [s.board.gear_keys[gear] for gear in s.gear[seat]],
        "village": s.village[seat],
        "hotel_rank": s.hotel.index(seat) if seat in s.hotel else None,
    }


def hand_cards(s: Position, seat: int) -> list[str]:
    """A hand by kind."""
    return [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(s.hand[seat * KIND_COUNT + kind])]


def known_cards(s: Position, seat: int) -> list[str]:
    """The cards of a hand that all saw when they were taken and that must still be there."""
    return [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(s.known[seat * KIND_COUNT + kind])]


def markers(s: Position, run: int) -> list[int]:
    """The seats of a run's markers from the bottom up."""
    seats = []
    stack = s.stacks[run]
    while stack > 1:
        seats.append(stack & 3)
        stack >>= 2
    return seats[::-1]


def village_of(s: Position) -> JsonDict:
    """The village's spaces from the left, without trailing free ones; the Hotel by arrival."""
    village: JsonDict = {}
    for place, key in enumerate(s.board.village_keys[:HOTEL]):
        spaces: list[Json] = [seat if seat >= 0 else None for seat in s.spaces[place * 3 : place * 3 + 3]]
        while spaces and spaces[-1] is None:
            spaces.pop()
        village[key] = spaces if s.phase == APRES else []
    village[s.board.village_keys[HOTEL]] = list(s.hotel)
    return village


def score_of(s: Position) -> list[JsonDict]:
    """By seat the break-down of the points as if the game ended now (SKF-5.1)."""
    shares = majority_points(s)
    points = totals(s)
    return [
        {
            "points": s.points[seat],
            "gear": s.gear_worth[seat],
            "fame": s.fame[seat] // FAME_PER_POINT,
            "majorities": dict(zip(("green", "blue", "black", "all"), shares[seat], strict=True)),
            "total": points[seat],
        }
        for seat in range(s.seats)
    ]


def result_of(s: Position) -> JsonDict | None:
    """The winners and the break-down of a finished game (SKF-5)."""
    if s.phase != OVER:
        return None
    return {"winners": leaders(s), "scores": score_of(s)}
