"""BHM-6: rating, expansion, end."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.registry import get_title
from games.core.results import GameError
from tests.titles.boutique.played import (
    board,
    codes,
    expand,
    keep,
    money,
    played,
    scripted,
    values,
)

TITLE = get_title("boutique")


def staff(housekeeping: int, kitchen: int, checkin: int) -> JsonDict:
    """Numbers of staff."""
    return {"housekeeping": housekeeping, "kitchen": kitchen, "checkin": checkin}


def ended(players: int = 2, **more: Any) -> JsonDict:
    """A start at the end of a week; ``p0_rating=4`` patches ``players.0.rating``."""
    start: JsonDict = {"phase": "end_of_week", "stage": None, "seats_to_act": []}
    for key, value in more.items():
        seat, _, name = key.partition("_")
        start[f"players.{seat[1:]}.{name}" if seat[0] == "p" and seat[1:].isdigit() else key] = value
    return start


def test_worked_figure_3_one_kind_short_costs_a_star() -> None:
    tokens = board({3: "bs"}, {3: "bs"})
    form = played(start=ended(p0_board=tokens, p0_staff=staff(3, 2, 1)))
    hotel = form["week_reports"][0]["hotels"][0]
    assert hotel["need"] == staff(2, 2, 2)
    assert hotel["short"] == staff(0, 0, 1)
    assert (hotel["rating_before"], hotel["rating_after"]) == (3, 2)


def test_worked_figure_4_three_missing_from_three_stars_and_out() -> None:
    tokens = board({1: "bc"}, {1: "gc"})
    form = played(start=ended(p0_board=tokens, p0_staff=staff(0, 0, 0)))
    assert form["week_reports"][0]["hotels"][0]["short"] == staff(2, 1, 0)
    assert values(form, "players.0.rating", "players.0.out", "phase") == [0, True, "over"]


def test_the_need_is_the_highest_day_of_each_kind() -> None:
    tokens = board({1: "gs", 2: "gc", 5: "bs"}, {2: "bs", 3: "bc"}, {2: "gs", 7: "bs"})
    form = played(start=ended(p0_board=tokens, p0_staff=staff(3, 1, 2)))
    hotel = form["week_reports"][0]["hotels"][0]
    assert hotel["need"] == staff(3, 1, 2)
    assert hotel["days"][1] == staff(3, 1, 2)
    assert hotel["days"][6] == staff(1, 1, 1)
    assert hotel["rating_after"] == 4


def test_carried_tokens_count_and_those_beside_the_board_do_not() -> None:
    start = ended(p0_board=board({1: "gc"}), p0_beyond=board({1: "bs"}, {1: "bs"}), week=2)
    form = played(start=start)
    assert form["week_reports"][0]["hotels"][0]["need"] == staff(1, 0, 0)


def test_stars_end_at_five_and_spare_staff_brings_nothing() -> None:
    form = played(start=ended(p0_rating=5, p0_staff=staff(6, 6, 6), p1_rating=2))
    assert values(form, "players.0.rating", "players.1.rating") == [5, 3]


def test_a_single_hotel_left_wins_in_week_1() -> None:
    form = played(start=ended(p0_rating=1, p0_board=board({1: "gs"}), p0_money=9000))
    assert form["result"] == {"winners": [1], "reason": "last_hotel", "scores": [9000, 500]}
    assert values(form, "phase", "seats_to_act", "players.1.rating") == ["over", [], 4]


def test_if_all_leave_together_it_is_a_draw_among_them() -> None:
    start = ended(
        3, p0_rating=1, p0_board=board({1: "gs"}), p1_rating=1, p1_board=board({1: "gs"}), p2_out=True, week=2
    )
    form = played(3, start)
    assert form["result"] == {"winners": [0, 1], "reason": "draw", "scores": [500, 500, 500]}


def test_a_hotel_that_left_keeps_rooms_and_loses_tokens_and_staff() -> None:
    start = ended(
        3,
        p1_rating=1,
        p1_board=board({1: "gs"}, {1: "gs"}),
        p1_beyond=board({1: "gs"}),
        p1_links=[[1, 1], [8, 1]],
        p1_staff=staff(0, 1, 0),
    )
    form = played(3, {**start, "players.0.money": 1000})
    assert values(form, "players.1.rooms", "players.1.board", "players.1.beyond") == [3, board(), board()]
    assert values(form, "players.1.staff", "players.1.links", "players.1.out") == [staff(0, 0, 0), [], True]
    assert values(form, "phase", "seats_to_act") == ["expand", [0]]


def test_from_then_on_players_means_those_still_in() -> None:
    start = ended(3, p1_rating=1, p1_board=board({1: "gs"}), p0_money=1000)
    form = played(3, start, moves=[expand(0, 0)])
    assert values(form, "phase", "seats_to_act", "week") == ["prepare", [0, 2], 2]
    full = board(*[dict.fromkeys(range(1, 8), "gs")] * 3)
    start = {
        "phase": "price",
        "stage": "booking",
        "seats_to_act": [0],
        "week": 2,
        "turn": 9,
        "players.1.out": True,
    }
    start |= {f"players.{seat}.board": full for seat in (0, 2)}
    assert values(played(3, start, moves=[keep(0)]), "phase") == ["planning"]


def test_rooms_are_bought_in_turn_order_from_the_first_seat_still_in() -> None:
    start = ended(
        4, first_seat=1, active_seat=1, p0_money=2000, p1_rating=1, p1_board=board({1: "gs"}), p2_money=3000
    )
    start["players.3.money"] = 1000
    form = played(4, start)
    assert values(form, "phase", "active_seat", "first_seat", "seats_to_act") == ["expand", 2, 1, [2]]
    form = played(4, start, moves=[expand(2, 3), expand(3, 1)])
    assert values(form, "active_seat", "players.2.rooms", "players.3.rooms") == [0, 6, 4]
    assert values(form, "players.2.board", "players.2.beyond") == [board(rooms=6), board(rooms=6)]
    form = played(4, start, moves=[expand(2, 3), expand(3, 0), expand(0, 2)])
    assert values(form, "phase", "first_seat", "active_seat") == ["prepare", 2, 2]
    assert money(form) == [0, 500, 0, 1000]


def test_who_has_less_than_1000_or_six_rooms_is_not_asked() -> None:
    six = {"players.0.rooms": 6, "players.0.board": board(rooms=6), "players.0.beyond": board(rooms=6)}
    form = played(start=ended(p0_money=5000, p1_money=900) | six)
    assert values(form, "phase", "week") == ["prepare", 2]


@pytest.mark.parametrize(("rooms", "cash"), [(4, 9000), (3, 2900), (-1, 2000), (10**6, 2000)])
def test_a_wrong_purchase_is_refused(rooms: int, cash: int) -> None:
    start = {"phase": "expand", "seats_to_act": [0], "players.0.money": cash}
    assert scripted(start=start, refused=(*expand(0, rooms), "BHM-6.5")).failures == []


def test_out_of_turn_in_expansion_is_refused() -> None:
    start = {"phase": "expand", "seats_to_act": [0], "players.0.money": 1000, "players.1.money": 1000}
    assert scripted(start=start, refused=(*expand(1, 1), "BHM-6.5")).failures == []
    assert scripted(start=start, refused=(*keep(0), "BHM-6.5")).failures == []


def test_a_seventh_room_and_too_little_money_are_both_named() -> None:
    start = {"phase": "expand", "seats_to_act": [0], "players.0.money": 1000}
    violations = scripted(start=start).game.check(*expand(0, 4))
    assert [v.code for v in violations] == ["board_full", "rooms_too_dear"]


@pytest.mark.parametrize(
    ("cash", "stars", "winners", "reason"),
    [
        ((900, 800, 700), (3, 3, 3), [0], "money"),
        ((900, 900, 700), (3, 4, 5), [1], "rating"),
        ((900, 900, 700), (4, 4, 5), [0, 1], "draw"),
        ((700, 900, 900), (5, 5, 4), [1, 2], "draw"),
    ],
)
def test_most_money_then_stars_then_a_draw(
    cash: tuple[int, ...], stars: tuple[int, ...], winners: list[int], reason: str
) -> None:
    start = ended(3, week=2)
    for seat in range(3):
        start |= {f"players.{seat}.money": cash[seat], f"players.{seat}.rating": stars[seat]}
    expected = {"winners": winners, "reason": reason, "scores": list(cash)}
    assert played(3, start)["result"] == expected


def test_a_hotel_that_left_ranks_below_all_others_whatever_its_money() -> None:
    start = ended(3, week=2, p0_out=True, p0_money=9000, first_seat=1, active_seat=1, p1_money=600)
    assert played(3, start)["result"]["winners"] == [1]


def test_nights_beyond_sunday_of_week_2_are_never_played() -> None:
    start = ended(week=2, p0_beyond=board({1: "gs"}))
    assert played(start=start)["phase"] == "over"


def test_no_move_is_made_when_the_game_is_over_or_the_office_counts() -> None:
    start = ended(week=2, p0_money=900)
    assert scripted(start=start, refused=(*keep(0), "BHM-6.6")).failures == []
    game = TITLE.load({**played(start=start), "phase": "end_of_week", "result": None, "week_reports": []})
    assert game.job() == "end_of_week"
    assert [v.rule for v in game.check(*keep(0))] == ["BHM-6.4"]
    events = game.run_job(SeededChance(0))
    assert codes(events) == ["week_report", "rated", "rated", "game_over"]
    assert len(game.form()["week_reports"]) == 1
    with pytest.raises(GameError):
        game.run_job(SeededChance(0))
