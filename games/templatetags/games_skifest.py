"""Small pictures and sums of Ski Fest for the pages."""

from typing import Any

from django import template
from django.utils.translation import gettext_lazy as _

from games.views.cards import SeatShown
from games.views.result import by_seat

register = template.Library()

_WIDTH, _HEIGHT = 144, 98
# Where places stand in the small picture. Skiers on places that a card set adds are shown in the valley.
_PLACES = {
    "large": {
        "V": (72, 90),
        "A": (34, 64),
        "B": (74, 66),
        "C": (112, 64),
        "D": (29, 40),
        "E": (72, 42),
        "F": (115, 40),
        "G": (47, 20),
        "H": (97, 18),
    },
    "small": {"V": (72, 90), "A": (40, 64), "B": (102, 66), "D": (38, 40), "E": (100, 42), "H": (70, 17)},
}
_LIFTS = {
    "large": ("VA", "VB", "VC", "AD", "BE", "CF", "DG", "EH", "FH", "AE"),
    "small": ("VA", "VB", "AD", "BE", "DH", "EH"),
}
_RIDGES = {
    "large": "M0 98V50L18 26 46 8 62 24 76 20 97 4 118 22 144 46V98z",
    "small": "M0 98V56L22 34 40 14 52 20 70 3 88 18 104 12 126 38 144 54V98z",
}
_CAPS = {
    "large": "M40 12L46 8 53 15 48 14 45 18zM90 9L97 4 105 11 99 10 96 15z",
    "small": "M64 9L70 3 77 9 72 9 69 14zM35 20L40 14 45 17 41 21z",
}
_BESIDE = 7


@register.inclusion_tag("games/titles/skifest/mini_mountain.html")
def mini_mountain(view: dict[str, Any]) -> dict[str, Any]:
    """Where the skiers stand, from a public view."""
    name = view["map"]
    places = _PLACES[name]
    seen: dict[str, int] = {}
    skiers = []
    for seat, player in enumerate(view["players"]):
        x, y = places.get(player["at"], places["V"])
        beside = seen.get(player["at"], 0)
        seen[player["at"]] = beside + 1
        skiers.append((seat, x + beside * _BESIDE, y - 3))
    return {
        "width": _WIDTH,
        "height": _HEIGHT,
        "ridge": _RIDGES[name],
        "caps": _CAPS[name],
        "lifts": [(*places[low], *places[high]) for low, high in _LIFTS[name]],
        "places": list(places.values()),
        "skiers": skiers,
    }


@register.simple_tag
def score_lines(view: dict[str, Any], seats: list[SeatShown]) -> list[dict[str, Any]]:
    """By seat where its points came from, best first; nothing of a match that wasn't played to the end."""
    return by_seat(
        view,
        seats,
        lambda score: [
            (_("Runs"), score["points"]),
            (_("Gear"), score["gear"]),
            (_("Fame"), score["fame"]),
            (_("Green"), score["majorities"]["green"]),
            (_("Blue"), score["majorities"]["blue"]),
            (_("Black"), score["majorities"]["black"]),
            (_("All runs"), score["majorities"]["all"]),
        ],
    )
