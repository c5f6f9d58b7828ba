"""What a seat can do now, and what keeps it from something else: the answers `now` and `why`."""

from __future__ import annotations

from games.assistant.now import what_now
from games.core.jsontypes import JsonDict, Move
from games.core.results import MoveFault
from games.services import present
from games.services.answers import Fault
from games.services.names import fill_names
from games.services.table import Table


def why(table: Table, seat: int, move: Move, language: str) -> JsonDict:
    """What keeps the seat from making that move, which is not made."""
    try:
        violations = table.game.check(seat, move)
    except MoveFault as fault:
        return Fault("malformed", f"This is no move of this game: {fault}").frame()
    return {
        "type": "why",
        "version": table.match.version,
        "language": language,
        "move": move,
        "violations": present.violations_in_words(table, violations, language),
    }


def now(table: Table, seat: int | None, cards: JsonDict, language: str) -> JsonDict:
    """What can be done, from nothing but the view of who asks (`None`: a spectator).

    Args:
        cards: the table's card set.
    """
    game = table.title.from_view(table.game.view(seat), seat, 0, cards)
    found: JsonDict = fill_names(what_now(table.title, game, seat, language), table.names)
    return {"type": "now", "version": table.match.version, "language": language, **found}
