"""Standing orders: decisions that a player has left to the server. They are settings of the seat."""

from __future__ import annotations

from typing import Any

from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.models import Seat

PLACE_FOR_ME = "place_for_me"
SETTINGS: dict[str, type] = {PLACE_FOR_ME: bool}
"""The settings of a seat and the types of their values."""


def is_setting(name: Any, value: Any) -> bool:
    """Whether a seat has a setting of that name that can have that value."""
    return isinstance(name, str) and name in SETTINGS and type(value) is SETTINGS[name]


def standing_move(game: Game, seat: Seat) -> JsonDict | None:
    """The move that the seat's standing orders make now, or `None`. The seat must be one of those to act."""
    return _placement(game, seat.number) if seat.setting(PLACE_FOR_ME) else None


def _placement(game: Game, seat: int) -> JsonDict | None:
    """The placement in the lowest room numbers that fit (BHM-3.8), if a placement is what the seat must
    decide.
    """
    placements = [
        option["move"]
        for option in game.aids(seat).get("options", [])
        if option["move"].get("type") == "place" and "rooms" in option["move"]
    ]
    if not placements:
        return None
    lowest: JsonDict = min(placements, key=lambda move: (sorted(move["rooms"]), move["rooms"]))
    return lowest
