"""Small pictures of Boutique Hotel Manager for the pages."""

from typing import Any

from django import template
from django.utils.translation import gettext_lazy as _

from games.views.cards import SeatShown

register = template.Library()

# A cell of the picture is 12 by 10 units, with 2 between.
_STEP_X, _STEP_Y, _LEFT = 14, 12, 6
_MOST_HOTELS = 2
_MOST_STARS = 5
# Kinds of staff in the order of the tables, with label and icon.
_KINDS = (
    ("housekeeping", _("Housekeeping"), "broom"),
    ("checkin", _("Check-in"), "bell"),
    ("kitchen", _("Kitchen"), "pot"),
)


@register.inclusion_tag("games/titles/boutique/mini_hotels.html")
def mini_hotels(view: dict[str, Any]) -> dict[str, Any]:
    """The first two hotels still in, from a public view: a lit window with a token for each night taken."""
    hotels = []
    top = 5
    standing = [(seat, player) for seat, player in enumerate(view["players"]) if not player["out"]]
    for seat, player in standing[:_MOST_HOTELS]:
        cells = []
        for row, nights in enumerate(player["board"]):
            for day, token in enumerate(nights):
                x, y = _LEFT + day * _STEP_X, top + row * _STEP_Y
                cells.append(
                    {"x": x, "y": y, "cx": x + 6, "cy": y + 5, "qx": x + 3, "qy": y + 2, "token": token}
                )
        height = len(player["board"]) * _STEP_Y
        hotels.append({"seat": seat, "cells": cells, "bar": top - 5})
        top += height + 9
    return {"hotels": hotels, "height": top - 9}


@register.inclusion_tag("games/titles/boutique/stars.html")
def stars(rating: int) -> dict[str, Any]:
    """A rating of 0 to 5 as stars, full ones first."""
    return {"rating": rating, "stars": [place < rating for place in range(_MOST_STARS)]}


@register.simple_tag
def week_reports(view: dict[str, Any], seats: list[SeatShown]) -> list[dict[str, Any]]:
    """The stored week reports with the seats' names, by kind of staff in the order of the table's columns."""
    return [
        {
            "week": report["week"],
            "hotels": [
                {
                    "seat": seats[hotel["seat"]],
                    "kinds": [
                        {
                            "label": label,
                            "icon": icon,
                            "need": hotel["need"][kind],
                            "staff": hotel["staff"][kind],
                            "short": hotel["short"][kind],
                        }
                        for kind, label, icon in _KINDS
                    ],
                    "before": hotel["rating_before"],
                    "after": hotel["rating_after"],
                }
                for hotel in report["hotels"]
            ],
        }
        for report in view["week_reports"]
    ]
