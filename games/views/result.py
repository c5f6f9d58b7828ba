"""The result of a finished match: the ranking, and the title's own break-down of how it came about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest

from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.services import sums
from games.services.present import Viewer
from games.services.results import RESIGNATION
from games.services.table import Table
from games.views.cards import SeatShown, open_card
from games.views.players import visitor_of
from games.views.titles import title_templates

PAGE_LANGUAGE = "en"
"""Of the pages; the rules have their own."""


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the ranking. `score` is `None` where the match ended by resignation."""

    rank: int
    seat: SeatShown
    score: float | None
    won: bool
    player: Any
    score_template: list[str]
    sums: list[JsonDict]
    """Where what the seat has came from."""


def result_context(request: HttpRequest, table: Table, viewer: Viewer) -> dict[str, Any]:
    """What the result page shows: `places` from first to last, how it ended, the public final view."""
    card = open_card(table, visitor_of(request))
    result = table.match.result or {}
    view = table.game.view(viewer.seat)
    players = view.get("players") or [None] * len(card.seats)
    you = card.you
    return {
        "card": card,
        "result": result,
        "view": view,
        "places": _places(
            table.game,
            card.seats,
            result,
            players,
            title_templates(table.match.title, "place"),
            sums.standing(table, viewer._replace(language=PAGE_LANGUAGE)),
        ),
        "winners": card.winners,
        "by_resignation": result.get("reason") == RESIGNATION,
        "you_won": card.won,
        "you_sit": you is not None,
        "breakdown": title_templates(table.match.title, "result"),
        "reason_template": title_templates(table.match.title, "reason"),
    }


def _places(
    game: Game,
    seats: list[SeatShown],
    result: dict[str, Any],
    players: list[Any],
    template: list[str],
    found: list[JsonDict],
) -> list[Place]:
    winners = set(result.get("winners", ()))
    resigned = set(result.get("resigned", ()))
    scores = result.get("scores") or [None] * len(seats)
    played_out = game.outcome() is not None

    def standing(seat: SeatShown) -> tuple[bool, bool, tuple[float, ...]]:
        """Winners first, then as the title ranks them, those who resigned last."""
        merit = game.merit(seat.number) if played_out else ()
        return seat.number not in winners, seat.number in resigned, tuple(-part for part in merit)

    places: list[Place] = []
    ordered = sorted(seats, key=standing)
    for index, seat in enumerate(ordered):
        level = index > 0 and standing(seat) == standing(ordered[index - 1])
        rank = places[-1].rank if level else index + 1
        if seat.number in winners:
            rank = 1
        won = seat.number in winners
        own = [each for each in found if each["seat"] == seat.number]
        places.append(Place(rank, seat, scores[seat.number], won, players[seat.number], template, own))
    return places


def by_seat(
    view: JsonDict, seats: list[SeatShown], parts: Callable[[JsonDict], list[tuple[Any, Any]]]
) -> list[JsonDict]:
    """The scores of a final view as lines, best first; nothing of a match that wasn't played to the end.

    Args:
        parts: from a seat's score the labels and numbers that make it up.

    Returns:
        For each seat `{"seat", "parts", "total"}`, as `games/partials/score_table.html` shows it.
    """
    scores = (view["result"] or {"scores": []})["scores"]
    lines = [
        {"seat": seats[seat], "parts": parts(score), "total": score["total"]}
        for seat, score in enumerate(scores)
    ]
    return sorted(lines, key=lambda line: -line["total"])
