"""SNP-7: Check-out."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.snowplanner.desk import Desk, grid, have, rooms, station

NONE = {"players.0.talent": None}


def test_a_met_requirement_moves_the_arrow_on() -> None:
    desk = Desk(rooms(("ski_pupil", 1), ("pianist", 1)) | grid(blue=[1, 2]), phase="check_out")
    desk.do(0, "stay", room=2, stay=True)
    assert desk["players.0.rooms.1"] == {"card": "pianist", "day": 2}
    assert desk["rooms_done"] == [2]
    assert desk.refuses(0, "stay", room=2, stay=True) == {"SNP-7.1"}
    desk.do(0, "stay", room=1, stay=True)
    assert desk["round"] == 2


def test_what_is_not_met_is_refused_and_any_card_may_leave_by_choice() -> None:
    desk = Desk(rooms(("ski_pupil", 1), ("pianist", 1), ("old_skier", 3)) | grid(blue=[1]), phase="check_out")
    assert desk.refuses(0, "stay", room=2, stay=True) == {"SNP-7.1"}
    assert desk.refuses(0, "stay", room=3, stay=True) == {"SNP-7.1"}
    assert desk.refuses(0, "stay", room=4, stay=False) == {"SNP-7.1"}
    assert desk.refuses(1, "stay", room=1, stay=False) == {"SNP-3.1"}
    desk.do(0, "stay", room=1, stay=False)
    assert desk["players.0.checked_out"] == ["ski_pupil"]
    assert desk["players.0.rooms.0"] is None


def test_a_forced_check_out_of_the_last_room_goes_by_itself() -> None:
    desk = Desk(rooms(("ski_pupil", 1), ("pianist", 1)), phase="check_out")
    assert desk["seats_to_act"] == [0]
    desk.do(0, "stay", room=2, stay=False)
    assert desk["players.0.checked_out"] == ["pianist", "ski_pupil"]
    assert desk["round"] == 2


def test_one_room_that_may_stay_is_a_choice() -> None:
    desk = Desk(rooms(("ski_pupil", 1)) | grid(blue=[1]), phase="check_out")
    assert desk["seats_to_act"] == [0]
    desk.do(0, "stay", room=1, stay=False)
    assert desk["players.0.checked_out"] == ["ski_pupil"]


def test_a_vips_payment_may_be_declined() -> None:
    start = rooms(("opera_star", 3)) | grid(orange=[2, 5]) | have(tickets=1, points=5) | NONE
    desk = Desk(start, phase="check_out").do(0, "stay", room=1, stay=True)
    assert desk["players.0.rooms.0"] == {"card": "opera_star", "day": 3}
    assert desk["players.0.tickets"] == 0
    desk = Desk(start, phase="check_out").do(0, "stay", room=1, stay=False)
    assert desk["players.0.tickets"] == 1
    assert desk["players.0.points"] == 2


def test_a_vip_that_must_leave_costs_its_penalty_and_points_stop_at_0() -> None:
    for points, left in ((5, 2), (1, 0)):
        desk = Desk(rooms(("opera_star", 1)) | have(points=points) | NONE, phase="check_out")
        assert desk["players.0.points"] == left
        assert desk["players.0.checked_out"] == ["opera_star"]


def test_refusals_of_a_vip_cite_its_own_rule() -> None:
    desk = Desk(rooms(("opera_star", 3), ("ski_pupil", 1)) | grid(orange=[2, 5]) | have(), phase="check_out")
    assert desk.refuses(0, "stay", room=1, stay=True) == {"SNP-7.2"}


def test_the_talent_gives_before_the_penalty() -> None:
    start = rooms(("opera_star", 1), ("pianist", 3)) | have(points=0) | grid(green=[3, 6, 9])
    desk = Desk(start, phase="check_out").do(0, "stay", room=1, stay=False)
    assert [event.code for event in desk.events][:4] == ["checked_out", "gained", "gained", "vip_penalty"]
    # 2 points come with Farewell Host, 3 go with the VIP, 2 come with the pianist, who leaves too.
    assert desk["players.0.points"] == 2


OWN: JsonDict = {
    "guests": {
        "picky": {
            "cost": 0,
            "rewards": [{"tickets": 1}] * 3,
            "stay": [{"bingo": 1, "pattern": [1, 2]}, {"pay": {"likes": 1, "snow": 1}}],
        },
        "easy": {"cost": 0, "rewards": [{"tickets": 1}] * 3, "stay": [{}, {}]},
    }
}


@pytest.mark.parametrize(
    ("windows", "met"),
    [
        (grid(blue=[1, 2, 3]), True),
        (grid(blue=[1, 5, 9], green=[2]), True),
        (grid(blue=[1, 2], green=[3]), False),
        (grid(green=[4, 5, 6], blue=[1]), False),
        (grid(orange=[3, 5, 7], blue=[1, 2]), True),
        (grid(orange=[2, 5, 8], blue=[1]), True),
    ],
)
def test_bingo_and_pattern_may_be_asked(windows: JsonDict, met: bool) -> None:
    desk = Desk(rooms(("picky", 1), ("easy", 1)) | windows, cards=OWN, phase="check_out")
    assert desk.refuses(0, "stay", room=1, stay=True) == (set() if met else {"SNP-7.1"})


def test_a_guest_may_ask_for_payment_too() -> None:
    start = rooms(("picky", 2), ("easy", 1)) | have(likes=1, snow=1)
    desk = Desk(start, cards=OWN, phase="check_out").do(0, "stay", room=1, stay=True)
    assert desk["players.0.likes"] == 0
    assert desk["players.0.snow"] == 0
    desk = Desk(start | have(likes=1), cards=OWN, phase="check_out")
    assert desk.refuses(0, "stay", room=1, stay=True) == {"SNP-7.1"}


def test_checked_out_cards_are_open_and_count_for_goals() -> None:
    start = rooms(("ski_pupil", 3)) | {
        "players.0.checked_out": ["pianist"],
        "round": 8,
        "round_card": "fiscal_year_end",
    }
    start |= {"players.0.played_goals": ["full_register"]} | have()
    desk = Desk(start, players=1, phase="check_out")
    assert desk["result.scores.0.goals"] == 4
    assert desk.game.view(None)["players"][0]["checked_out"] == ["pianist", "ski_pupil"]


def test_players_check_out_in_turn_order() -> None:
    start = rooms(("ski_pupil", 3)) | rooms(("old_skier", 3), ("pianist", 3), seat=1)
    desk = Desk(start, phase="check_out")
    assert desk["active_seat"] == 1
    assert desk["seats_to_act"] == [1]


def test_a_guest_taken_in_check_out_into_a_room_not_yet_resolved_is_checked_too() -> None:
    talent = {
        "left": {"on": "checkout", "gain": {"guest": 1}},
        "right": {"on": "bonus", "gain": {}},
        "pattern": [1],
    }
    start = (
        rooms(("ski_pupil", 3), ("pianist", 3)) | {"players.0.talent": "test_talent"} | station("day_tripper")
    )
    cards = {**OWN, "talents": {"test_talent": talent}}
    desk = Desk(start, cards=cards, phase="check_out").do(0, "stay", room=1, stay=False)
    desk.do(0, "guest", position=1, room=3)
    assert desk.refuses(0, "stay", room=3, stay=False) == set()
    assert desk.refuses(0, "stay", room=1, stay=False) == {"SNP-7.1"}
