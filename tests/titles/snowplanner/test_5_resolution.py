"""SNP-5: the round card gives, or asks for what is owed."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.snowplanner.desk import Desk, grid, have, plus, rooms

LOW = {
    "opening_week": {"tickets": 2},
    "deep_snow": {"snow": 1, "tickets": 1},
    "village_market": {"croissants": 1, "tickets": 1},
    "locals_week": {"tickets": 1, "points": 1},
}
STOP = rooms(("sled_racer", 1), ("sled_racer", 1))
"""Two rooms: the game stops in Payment, right after Resolution."""


def resolved(card: str, start: JsonDict, **more: object) -> Desk:
    """The active seat's Resolution, and then its Payment's first decision."""
    return Desk({"round_card": card, **STOP, **start}, players=1, phase="resolution", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", LOW)
def test_a_low_season_card_gives_to_each(card: str) -> None:
    desk = Desk({"round_card": card, **STOP, **have(), **have(1)}, phase="resolution")
    for seat in (0, 1):
        assert desk.goods(seat) == plus(dict.fromkeys(desk.goods(), 0), **LOW[card])
    assert desk["phase"] == "payment"


VIPS = rooms(("star_chef", 1), ("ski_pupil", 1), ("hockey_captain", 2))
EVENTS = {"players.0.played_events": ["ski_show", "press_visit", "lost_glove"]}


@pytest.mark.parametrize(
    ("card", "resource", "start", "owed"),
    [
        ("big_kitchens", "croissants", {}, 2),
        ("big_kitchens", "croissants", VIPS, 4),
        ("lift_repairs", "tickets", {}, 3),
        ("lift_repairs", "tickets", grid([1, 2], [3], [4]), 7),
        ("snow_making", "snow", grid([1]), 2),
        ("snow_making", "snow", grid([1], [2], [3]), 3),
        ("fan_crowds", "tickets", {"players.0.likes": 3}, 3),
        ("encore", "snow", EVENTS, 5),
        ("press_dinner", "croissants", {"players.0.likes": 7}, 3),
        ("press_dinner", "croissants", {"players.0.likes": 8}, 4),
        ("fiscal_year_end", "tickets", grid([1, 2], [3], [4, 5]), 9),
    ],
)
def test_what_a_card_asks_for(card: str, resource: str, start: JsonDict, owed: int) -> None:
    desk = resolved(card, have(**{resource: 20}) | start)
    assert desk[f"players.0.{resource}"] == 20 - owed
    assert desk["players.0.points"] == 0
    if "players.0.likes" in start:
        assert desk["players.0.likes"] == start["players.0.likes"]


@pytest.mark.parametrize(("points", "left"), [(4, 0), (3, 0), (10, 6)])
def test_what_is_not_paid_costs_2_points_each_and_never_below_0(points: int, left: int) -> None:
    desk = resolved(
        "big_kitchens", have(croissants=1, points=points) | rooms(("star_chef", 1), ("ski_pupil", 1))
    )
    assert desk["players.0.croissants"] == 0
    assert desk["players.0.points"] == left


def test_players_resolve_in_turn_order_from_the_active_one_on() -> None:
    start = {"turn_order": [1, 0], "active_seat": 1, "seats_to_act": [1], **have(), **have(1)}
    desk = Desk(start | rooms(("sled_racer", 1), ("sled_racer", 1), seat=1), phase="resolution")
    assert [event.data["seat"] for event in desk.events if event.code == "round_given"] == [1, 0]
    desk = Desk({**have(), **have(1), "active_seat": 1, "seats_to_act": [1], **STOP}, phase="resolution")
    assert desk["players.0.tickets"] == 0
    assert desk["players.1.tickets"] == 2


def test_nobody_need_act_in_resolution() -> None:
    assert resolved("opening_week", {"seats_to_act": []})["phase"] == "payment"


OWN: JsonDict = {
    "rounds": {
        "gift": {"season": "low", "gains": {"window": {"blue": 2}, "guest": 1, "draw_event": 1, "points": 2}},
        "toll": {"season": "high", "owe": {"resource": "snow", "base": 1, "per": "event", "divisor": 2}},
        "fame": {"season": "year_end", "owe": {"resource": "likes", "base": 0, "per": "bingo", "divisor": 1}},
        "rent": {"season": "high", "owe": {"resource": "points", "base": 1, "per": "room", "divisor": 1}},
    }
}


def test_an_own_low_season_card_may_bring_decisions() -> None:
    desk = resolved("gift", have(), cards=OWN)
    assert desk["phase"] == "resolution"
    assert desk["seats_to_act"] == [0]
    desk.do(0, "window", colour="blue", position=1).do(0, "window", colour="blue", position=2).do(0, "skip")
    assert desk["players.0.points"] == 2
    assert len(desk["players.0.events"]) == 1
    assert desk["phase"] == "payment"


@pytest.mark.parametrize(
    ("card", "start", "resource", "left"),
    [
        ("toll", have(snow=5) | EVENTS, "snow", 3),
        ("fame", have(likes=3) | grid(blue=[1, 2, 3, 5, 9]), "likes", 1),
        ("rent", have(points=9), "points", 6),
    ],
)
def test_own_cards_ask_for_any_resource_by_any_count(
    card: str, start: JsonDict, resource: str, left: int
) -> None:
    assert resolved(card, start, cards=OWN)[f"players.0.{resource}"] == left


def test_no_stop_is_made_for_training_in_resolution() -> None:
    desk = Desk({**have(tickets=20), "players.0.dice.2.state": "room"}, phase="resolution")
    assert desk["phase"] == "main"
