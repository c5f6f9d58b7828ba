"""BHM-4: planning."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.boutique.played import hire, keep, money, played, scripted, values


def planning(*cash: int, **more: Any) -> JsonDict:
    """A start in planning with that money by seat."""
    acting = [seat for seat, amount in enumerate(cash) if amount >= 300]
    start = {"phase": "planning", "stage": None, "seats_to_act": acting, **more}
    return start | {f"players.{seat}.money": amount for seat, amount in enumerate(cash)}


def test_staff_is_paid_when_all_have_confirmed() -> None:
    form = played(start=planning(800, 1000), moves=[hire(0, 1, 0, 1)])
    assert values(form, "phase", "players.0.staff_set", "seats_to_act") == ["planning", True, [0, 1]]
    assert money(form) == [800, 1000]
    form = played(start=planning(800, 1000), moves=[hire(0, 1, 0, 1), hire(1, 0, 1, 0)])
    assert money(form) == [200, 700]
    assert values(form, "players.0.staff") == [{"housekeeping": 1, "kitchen": 0, "checkin": 1}]
    assert values(form, "phase", "stage", "day", "walkin_order") == ["price", "walkins", 1, [0, 1]]


def test_staff_may_be_changed_until_all_have_confirmed() -> None:
    form = played(start=planning(900, 500), moves=[hire(0, 3), hire(0, 0, 1), hire(1)])
    assert money(form) == [600, 500]
    assert values(form, "players.0.staff") == [{"housekeeping": 0, "kitchen": 1, "checkin": 0}]


def test_staff_is_hidden_from_the_others_until_the_reveal() -> None:
    game = scripted(start=planning(900, 500), moves=[hire(0, 2)]).game
    assert values(game.view(0), "players.0.staff.housekeeping") == [2]
    assert values(game.view(1), "players.0.staff", "players.0.staff_set") == [None, True]
    assert values(game.view(None), "players.0.staff", "players.1.staff") == [None, None]
    need = game.aids(1)["need"]
    assert [row["staff"] for row in need] == [None, {"housekeeping": 0, "kitchen": 0, "checkin": 0}]


@pytest.mark.parametrize(
    "staff", [(1, 1, 1), (7, 0, 0), (-1, 0, 0), (0, 0, 3), (0, 10**6, 0), (-3, 3, 0)], ids=str
)
def test_wrong_staff_is_refused(staff: tuple[int, int, int]) -> None:
    assert scripted(start=planning(800, 500), refused=(*hire(0, *staff), "BHM-4.1")).failures == []


def test_who_cannot_pay_one_member_has_nothing_to_choose() -> None:
    form = played(start=planning(200, 500))
    assert values(form, "players.0.staff_set", "seats_to_act", "phase") == [True, [1], "planning"]
    form = played(start=planning(200, 500), moves=[hire(1, 1)])
    assert values(form, "phase", "stage") == ["bid", "walkins"]
    assert scripted(start=planning(200, 500), refused=(*hire(0), "BHM-4.1")).failures == []


def test_if_nobody_can_pay_the_walk_ins_begin_at_once() -> None:
    form = played(start=planning(200, 100))
    assert values(form, "phase", "walkin_order", "active_seat") == ["price", [1, 0], 1]


def test_the_poor_may_be_named_in_seats_to_act_of_a_start() -> None:
    assert values(played(start=planning(200, 500, seats_to_act=[0, 1])), "seats_to_act") == [[1]]


def test_another_move_in_planning_cites_the_phase() -> None:
    assert scripted(start=planning(800, 500), refused=(*keep(0), "BHM-4.1")).failures == []


def test_six_members_of_each_kind_at_most() -> None:
    form = played(start=planning(5400, 500), moves=[hire(0, 6, 6, 6), hire(1)])
    assert money(form) == [0, 500]


def test_a_start_with_chosen_staff_goes_on_from_there() -> None:
    chosen = {"players.0.staff": {"housekeeping": 1, "kitchen": 0, "checkin": 1}, "players.0.staff_set": True}
    form = played(start=planning(900, 700, **chosen), moves=[hire(1, 1)])
    assert money(form) == [300, 400]
    both = {**chosen, "players.1.staff_set": True}
    form = played(start=planning(900, 700, **both))
    assert values(form, "phase", "walkin_order") == ["price", [0, 1]]
    assert money(form) == [300, 700]
