"""From a full table to the first decision."""

from __future__ import annotations

import secrets

from games.core.chance import SeededChance
from games.models import Seat
from games.services import publish
from games.services.table import lock


def start_if_full(match_id: int, seed: str | None = None) -> bool:
    """Begin the match if it is open and no seat is. Inside the caller's transaction. Returns whether it
    began.

    Args:
        seed: of the match's chance; a random secret of 256 bits without it.
    """
    table = lock(match_id)
    match = table.match
    if not match.is_open or any(seat.kind == Seat.Kind.OPEN for seat in table.seats):
        return False
    chance = SeededChance(seed or secrets.token_hex(32))
    game = table.title.new_game(len(table.seats), chance, match.cards.cards, match.options or None)
    table.begin(game, chance)
    table.save()
    publish.seats_on_commit(match)
    return True
