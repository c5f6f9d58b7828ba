"""SNP-6: Payment and Bonus."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.snowplanner.desk import Desk, grid, have, plus, rooms, station

NONE = {"players.0.talent": None}
TWO = rooms(("night_porter", 1), ("pianist", 3))


def test_rooms_pay_once_in_the_order_that_their_owner_chooses() -> None:
    desk = Desk(TWO | have(), phase="payment")
    assert desk.refuses(0, "pay_room", room=3) == {"SNP-6.1"}
    assert desk.refuses(0, "pay_room", room=4) == {"SNP-6.1"}
    assert desk.refuses(1, "pay_room", room=1) == {"SNP-3.1"}
    three = Desk(rooms(("night_porter", 1), ("pianist", 3), ("old_skier", 1)) | have(), phase="payment")
    three.do(0, "pay_room", room=2)
    assert three["rooms_done"] == [2]
    assert three.refuses(0, "pay_room", room=2) == {"SNP-6.1"}
    assert three["players.0.points"] == 5


def test_the_last_room_pays_by_itself() -> None:
    desk = Desk(TWO | have() | NONE, phase="payment").do(0, "pay_room", room=2)
    assert desk["players.0.points"] == 5
    assert desk["players.0.tickets"] == 2
    assert desk["phase"] == "check_out"
    assert desk["rooms_done"] == []


def test_an_empty_hotel_loses_3_points_and_one_empty_room_nothing() -> None:
    for points, left in ((10, 7), (2, 0)):
        assert Desk(have(points=points), phase="payment")["players.0.points"] == left
    desk = Desk(have(points=5) | rooms(None, ("sled_racer", 1)), phase="payment")
    assert desk["players.0.points"] == 5
    vip = Desk(have(points=5) | rooms(("weather_star", 1)) | grid(green=[1]) | NONE, phase="payment")
    assert vip["players.0.points"] == 5


def test_each_player_has_its_whole_payment_and_then_its_bonus() -> None:
    start = TWO | rooms(("sled_racer", 1), seat=1) | have() | have(1)
    desk = Desk(start | grid(blue=[1, 2]) | grid(blue=[1, 2], seat=1), phase="payment").do(
        0, "pay_room", room=1
    )
    lines = [
        (event.code, event.data.get("seat"))
        for event in desk.events
        if event.code in ("room_paid", "bonus_row")
    ]
    assert lines == [("room_paid", 0), ("room_paid", 0), ("bonus_row", 0), ("room_paid", 1), ("bonus_row", 1)]


HOST: JsonDict = {
    "guests": {
        "host": {
            "cost": 0,
            "rewards": [{"guest": 1}, {"window": {"any": 1}}, {"likes": 2}],
            "stay": [{}, {}],
        },
        "twin": {"cost": 0, "rewards": [{"window": {"blue": 2}}, {}, {}], "stay": [{}, {}]},
    }
}


def test_a_guest_gained_while_another_room_pays_pays_too() -> None:
    start = rooms(("host", 1), ("sled_racer", 3)) | station("night_porter") | have(croissants=1)
    desk = (
        Desk(start, cards=HOST, phase="payment").do(0, "pay_room", room=1).do(0, "guest", position=1, room=3)
    )
    assert desk["rooms_done"] == [1]
    assert desk.refuses(0, "pay_room", room=3) == set()
    desk.do(0, "pay_room", room=2)
    assert desk["players.0.tickets"] == 2


def test_a_window_gained_in_payment_counts_for_the_bonus() -> None:
    start = rooms(("host", 2)) | grid(blue=[2]) | have() | NONE
    desk = Desk(start, cards=HOST, players=1, phase="payment")
    desk.do(0, "window", colour="blue", position=8)
    assert desk["players.0.snow"] == 2


TABLE = {
    "blue": [
        {},
        {},
        {"snow": 1},
        {"snow": 2},
        {"snow": 3},
        {"snow": 4, "likes": 2},
        {"snow": 5, "points": 3},
    ],
    "orange": [
        {},
        {},
        {"tickets": 1},
        {"tickets": 2},
        {"tickets": 3, "croissants": 1},
        {"tickets": 4, "croissants": 2},
        {"tickets": 5, "points": 2},
    ],
    "green": [{}, {}, {"points": 1}, {"points": 2}, {"points": 3}, {"points": 5}, {"points": 7}],
}


def bonus(start: JsonDict, cards: JsonDict | None = None) -> Desk:
    """A Bonus, seen at the Check-out that follows (a VIP that may stay makes it stop there)."""
    stop = rooms(("host", 3), ("host", 3))
    own = {**HOST, **(cards or {})}
    own["guests"] = {**HOST["guests"], "host": {"cost": 0, "rewards": [{}, {}, {}], "stay": [{}, {}]}}
    return Desk(NONE | have() | stop | start, players=1, cards=own, phase="payment").do(0, "pay_room", room=1)


@pytest.mark.parametrize("count", range(10))
@pytest.mark.parametrize("colour", TABLE)
def test_each_row_of_the_bonus_table(colour: str, count: int) -> None:
    desk = bonus(grid(**{colour: range(1, count + 1)}))
    assert desk["phase"] == "check_out"
    assert desk.goods() == plus(dict.fromkeys(desk.goods(), 0), **TABLE[colour][min(6, count)])


def test_4_orange_and_2_green_windows() -> None:
    desk = bonus(grid(orange=[1, 2, 3, 4], green=[5, 6]))
    assert desk.goods() == {"snow": 0, "tickets": 3, "croissants": 1, "likes": 0, "points": 1}


def ability(gain: JsonDict) -> JsonDict:
    side = {"on": "bonus", "gain": gain}
    return {
        "talents": {
            "test_talent": {"left": side, "right": {"on": "window", "gain": {"likes": 1}}, "pattern": []}
        }
    }


def test_the_talent_gives_after_the_rows() -> None:
    start = {"players.0.talent": "test_talent"} | grid(green=[1, 2])
    desk = bonus(start, ability({"points": 5}))
    order = [event.data.get("amount") for event in desk.events if event.code == "gained"]
    assert order == [1, 5]


def test_windows_gained_in_bonus_are_placed_when_it_is_over() -> None:
    start = {"players.0.talent": "test_talent"} | grid(blue=[1, 2])
    desk = bonus(start, ability({"window": {"blue": 1, "any": 1}, "points": 1}))
    assert desk["phase"] == "bonus"
    assert desk["seats_to_act"] == [0]
    assert [(entry["colour"], entry["left"]) for entry in desk["pending"]] == [("blue", 1), ("any", 1)]
    assert desk["players.0.points"] == 1
    assert desk["players.0.snow"] == 1
    desk.do(0, "window", colour="blue", position=4).do(0, "window", colour="green", position=3)
    assert desk["players.0.snow"] == 1
    assert desk["players.0.likes"] == 2
    assert desk["players.0.croissants"] == 1
    assert desk["phase"] == "check_out"


def test_a_start_with_windows_pending_in_bonus_goes_on_with_the_next_seat() -> None:
    pending = [{"seat": 0, "kind": "window", "left": 1, "colour": "green", "skip": False}]
    start = have() | have(1) | {"pending": pending} | grid(blue=[1, 2]) | rooms(("sled_racer", 1), seat=1)
    desk = Desk(start | rooms(("ski_pupil", 1), ("pianist", 1)) | NONE, phase="bonus")
    desk.do(0, "window", colour="green", position=4)
    assert desk["players.0.snow"] == 0
    assert desk["players.0.croissants"] == 1
    assert desk["players.1.snow"] == 1
    assert desk["phase"] == "check_out"


def test_late_windows_are_in_time_for_check_out() -> None:
    start = {"players.0.talent": "test_talent"} | rooms(("ski_pupil", 1), ("twin", 1)) | have()
    cards = HOST | ability({"window": {"any": 1}})
    desk = Desk(start | grid(green=range(1, 9)), cards=cards, players=1, phase="payment")
    desk.do(0, "pay_room", room=1)
    assert desk["players.0.windows.8"] == "blue"
    assert desk["phase"] == "check_out"


def test_a_start_in_payment_may_have_rooms_done() -> None:
    start = have() | rooms(("night_porter", 1), ("pianist", 3), ("old_skier", 1)) | {"rooms_done": [1]} | NONE
    desk = Desk(start, phase="payment").do(0, "pay_room", room=2)
    assert desk["players.0.tickets"] == 0
    assert desk["players.0.points"] == 8
