"""Which situations of Snow Planner a seat stands in, seen from its own view."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.jsontypes import JsonDict

OWED = {"window": "window", "guest": "guest", "move_window": "move_window", "train": "free_training"}


def situations(view: JsonDict, seat: int, cards: JsonDict) -> Iterator[str]:
    """The keys of ``situations.toml`` that hold now, the most pressing first; ``cards``: the match's."""
    own = view["players"][seat]
    if seat not in view["seats_to_act"]:
        return
    if view["pending"]:
        yield OWED[view["pending"][0]["kind"]]
        return
    if view["phase"] == "talents":
        yield "talents"
    elif view["phase"] == "payment":
        yield "payment"
    elif view["phase"] == "check_out":
        yield from _check_out(own, cards)
    elif view["phase"] == "main":
        yield from _main(view, own, seat)


def _check_out(own: JsonDict, cards: JsonDict) -> Iterator[str]:
    vips = cards["vips"]
    rooms = [room for room in own["rooms"] if room]
    if any(room["card"] in vips and room["day"] == 3 for room in rooms):
        yield "vip_day_3"
    if any(room["card"] in vips for room in rooms):
        yield "vip_check"
    yield "check_out"


def _main(view: JsonDict, own: JsonDict, seat: int) -> Iterator[str]:
    if view["round"] == 1:
        yield "first_die"
    if view["season"] == "high":
        yield "high_season"
    if view["season"] == "year_end":
        yield "year_end"
    if view["summit_open"]:
        yield "summit_tiles"
    if own["dice"][2]["state"] != "locked":
        yield "third_die"
    if view["part_time"]["holder"] == seat:
        yield "part_time"
    if all(own["rooms"]):
        yield "rooms_full"
    if not any(own["rooms"]) and view["round"] > 1:
        yield "empty_hotel"
    if own["tickets"] >= 4:
        yield "training"
    if any(all(spaces[:1]) for spaces in view["areas"].values()):
        yield "penalty"
