"""Small pictures and sums of Snow Planner for the pages."""

from typing import Any

from django import template
from django.utils.translation import gettext_lazy as _

from games.views.cards import SeatShown
from games.views.result import by_seat

register = template.Library()

# A house of the picture is 34 units wide with its roof, a cell of its grid 7.4 with 2 between.
_HOUSE, _BETWEEN = 34, 10
_CELL, _STEP = 7.4, 9.4
_COLUMNS = 3


@register.inclusion_tag("games/titles/snowplanner/mini_houses.html")
def mini_houses(view: dict[str, Any]) -> dict[str, Any]:
    """The grids of all players, from a public view."""
    houses = []
    for seat, player in enumerate(view["players"]):
        x = _BETWEEN / 2 + seat * (_HOUSE + _BETWEEN)
        cells = []
        for at, colour in enumerate(player["windows"]):
            left = x + 4 + at % _COLUMNS * _STEP
            top = 27.5 + at // _COLUMNS * _STEP
            half = _CELL / 2
            cells.append(
                {
                    "colour": colour,
                    "x": round(left, 1),
                    "y": round(top, 1),
                    "cx": round(left + half, 1),
                    "cy": round(top + half, 1),
                    "foot": round(top + _CELL, 1),
                }
            )
        houses.append({"seat": seat, "x": x, "left": x + 2, "cells": cells})
    return {"houses": houses, "width": len(houses) * (_HOUSE + _BETWEEN)}


@register.simple_tag
def windows_of(player: dict[str, Any]) -> int:
    """How many Windows a player has."""
    return sum(bool(colour) for colour in player["windows"])


@register.simple_tag
def decided_by(view: dict[str, Any]) -> str:
    """What decided a finished match: ``alone``, ``points``, ``tie`` (VIPs or Windows) or ``shared``."""
    result = view["result"]
    if len(view["players"]) == 1:
        return "alone"
    if not result:
        return "points"
    totals = [score["total"] for score in result["scores"]]
    if totals.count(max(totals)) == 1:
        return "points"
    return "tie" if len(result["winners"]) == 1 else "shared"


@register.simple_tag
def season_scores(view: dict[str, Any], seats: list[SeatShown]) -> list[dict[str, Any]]:
    """By seat what makes up its score, best first; nothing of a match that wasn't played to the end."""
    return by_seat(
        view,
        seats,
        lambda score: [
            (_("Points"), score["points"]),
            (_("Goals"), score["goals"]),
            (_("Likes"), score["likes"]),
            (_("Stock"), score["stock"]),
        ],
    )
