"""What can be done now: the legal moves in plain words, grouped, and the rules in play."""

from __future__ import annotations

from games.assistant.books import book
from games.core.game import Game, Title
from games.core.jsontypes import JsonDict


def what_now(title: Title, game: Game, seat: int | None, language: str) -> JsonDict:
    """``{"groups", "rules"}`` of the message `now` (docs/live-protocol.md).

    Args:
        game: made from nothing but the view of that seat; ``None``: a spectator's, which gets no groups.
        language: of the rules' titles.

    Players are named ``{p0}``, ``{p1}`` …
    """
    groups = title.choices(game, seat) if seat is not None and seat in game.seats_to_act() else []
    paragraphs = book(title.slug, language).paragraphs
    return {
        "groups": [
            {
                "kind": group.kind,
                "title": group.title,
                "count": group.count,
                "options": group.options,
                "notes": group.notes,
            }
            for group in groups
        ],
        "rules": [
            {"rule": rule, "title": paragraphs[rule].title}
            for rule in game.aids(seat)["rules"]
            if rule in paragraphs
        ],
    }
