"""BHM-5: walk-ins."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.boutique.played import (
    bid,
    board,
    card,
    die,
    guest,
    hire,
    keep,
    money,
    place,
    played,
    scripted,
    values,
    walkin_phase,
)

FULL = board(*[dict.fromkeys(range(1, 8), "gs")] * 3)


def after_planning(*cash: int) -> JsonDict:
    """A start from which the rank is made: everyone has that money and only seat 0 has still to hire
    (nobody)."""
    start: JsonDict = {"phase": "planning", "stage": None, "seats_to_act": list(range(len(cash)))}
    start |= {f"players.{seat}.money": amount for seat, amount in enumerate(cash)}
    return start | {f"players.{seat}.staff_set": True for seat in range(1, len(cash))}


def ranked(
    *cash: int, moves: list[tuple[int, JsonDict]] | None = None, chance: list[JsonDict] | None = None
) -> JsonDict:
    """The state after planning with that money and these bids."""
    return played(len(cash), after_planning(*cash), chance, [hire(0), *(moves or [])])


def test_players_rank_from_least_money_to_most() -> None:
    form = ranked(900, 500, 700)
    assert values(form, "walkin_order", "day", "active_seat", "turn") == [[1, 2, 0], 1, 1, 0]
    assert values(form, "walkin_left", "stage", "phase") == [1, "walkins", "price"]


def test_a_group_of_equal_money_bids_for_its_rank() -> None:
    form = ranked(500, 700, 500)
    assert values(form, "phase", "stage", "bidders", "seats_to_act") == ["bid", "walkins", [0, 2], [0, 2]]
    assert values(form, "day", "walkin_order", "walkin_left", "active_seat") == [None, None, None, 0]
    form = ranked(500, 700, 500, moves=[bid(0, 100), bid(2, 300)])
    assert form["walkin_order"] == [2, 0, 1]
    assert money(form) == [400, 700, 200]


def test_bids_do_not_change_the_groups() -> None:
    form = ranked(500, 600, 500, 600, moves=[bid(0, 0), bid(1, 600), bid(2, 500), bid(3, 500)])
    assert form["walkin_order"] == [2, 0, 1, 3]
    assert money(form) == [500, 0, 0, 100]


def test_groups_bid_all_at_the_same_time() -> None:
    form = ranked(600, 500, 600, 500)
    assert form["bidders"] == [0, 1, 2, 3]


def test_those_still_equal_roll_and_a_new_tie_is_settled_before_the_next_lower_one() -> None:
    moves = [bid(seat, 100) for seat in range(4)]
    chance = [die(5), die(2), die(5), die(2), die(1), die(6), die(4), die(4), die(3), die(1)]
    form = ranked(500, 500, 500, 500, moves=moves, chance=chance)
    assert form["walkin_order"] == [2, 0, 1, 3]


def test_dice_go_group_by_group_from_least_money_and_from_the_highest_bid() -> None:
    moves = [bid(0, 0), bid(1, 200), bid(2, 0), bid(3, 200), bid(4, 0), bid(5, 0)]
    chance = [die(1), die(2), die(6), die(5), die(3), die(4)]
    cash = (600, 500, 600, 500, 500, 500)
    form = ranked(*cash, moves=moves, chance=chance)
    assert form["walkin_order"] == [3, 1, 4, 5, 2, 0]


def test_in_rank_order_each_may_change_one_price_then_the_guests_come() -> None:
    change = {"type": "change_price", "slot": "breakfast", "value": 4}
    form = played(start=walkin_phase([1, 0]), moves=[(1, change)])
    assert values(form, "active_seat", "seats_to_act", "turn", "players.1.breakfast") == [0, [0], 0, 4]
    form = played(start=walkin_phase([1, 0]), chance=[die(3), card((0, 1))], moves=[(1, change), keep(0)])
    assert values(form, "phase", "seats_to_act", "active_seat", "walkin_left") == ["place", [1], 0, 1]
    assert values(form, "budget", "checkin_day", "day", "guest") == [300, 1, 1, guest((0, 1))]
    assert money(form) == [500, 600]


@pytest.mark.parametrize("value", [0, 7])
def test_a_wrong_price_change_cites_the_walk_in_rule(value: int) -> None:
    move = {"type": "change_price", "slot": 1, "value": value}
    assert scripted(start=walkin_phase([1, 0]), refused=(1, move, "BHM-5.2")).failures == []
    assert scripted(start=walkin_phase([1, 0]), refused=(*keep(0), "BHM-5.2")).failures == []
    assert scripted(start=walkin_phase([1, 0]), refused=(*place(1, 1), "BHM-5.2")).failures == []


def test_the_first_in_rank_with_rooms_within_the_budget_gets_the_guests() -> None:
    start = walkin_phase([2, 0, 1], **{"players.2.prices": [4] * 7, "players.0.board": FULL})
    moves = [keep(2), keep(0), keep(1), place(1, 1)]
    form = played(3, start, [die(3), card((0, 1))], moves)
    assert money(form) == [500, 600, 500]


def test_the_budget_counts_for_all_room_nights_with_breakfast() -> None:
    prices = {"players.0.prices": [1, 5, 3, 3, 3, 3, 3], "players.1.board": FULL}
    two_nights = [die(3), card((0, 2))]
    form = played(start=walkin_phase([0, 1], **prices), chance=two_nights, moves=[keep(0), keep(1)])
    assert money(form) == [1100, 500]
    with_breakfast = [die(3), card((0, 2), breakfast=True)]
    form = played(start=walkin_phase([0, 1], **prices), chance=with_breakfast, moves=[keep(0), keep(1)])
    assert money(form) == [500, 500]
    assert values(form, "turn", "day", "phase") == [1, 2, "price"]


def test_walk_ins_stay_beyond_sunday_at_sundays_price() -> None:
    start = walkin_phase(
        [0, 1], day=7, **{"players.0.prices": [1, 1, 1, 1, 1, 1, 4], "players.1.board": FULL}
    )
    form = played(start=start, chance=[die(4), card((0, 2), (1, 1))], moves=[keep(0), keep(1)])
    assert values(form, "phase", "checkin_day") == ["place", 7]
    assert money(form) == [1700, 500]


@pytest.mark.parametrize(("players", "guests"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_guest_a_day_for_every_two_players(players: int, guests: int) -> None:
    start = walkin_phase(list(range(players)), left=guests)
    start |= {f"players.{seat}.board": FULL for seat in range(players)}
    chance = [die(6), card((0, 1))] * guests
    form = played(players, start, chance, [keep(seat) for seat in range(players)])
    assert values(form, "day", "turn", "walkin_left", "active_seat") == [2, guests, guests, 0]
    assert len(form["used"]) == guests


def test_each_guest_has_its_own_roll_and_card() -> None:
    start = walkin_phase([0, 1, 2, 3], left=2, **{"players.0.prices": [2] * 7})
    chance = [die(1), card((0, 1)), die(2), card((0, 1))]
    moves = [keep(0), keep(1), keep(2), keep(3), place(1, 1)]
    form = played(4, start, chance, moves)
    assert values(form, "phase", "seats_to_act", "walkin_left", "turn", "budget") == ["place", [0], 1, 1, 200]
    assert money(form) == [700, 600, 500, 500]


def test_after_sunday_the_office_counts() -> None:
    start = walkin_phase([0, 1], day=7, turn=6, **{"players.0.board": FULL, "players.1.board": FULL})
    start |= {f"players.{seat}.staff": {"housekeeping": 3, "kitchen": 0, "checkin": 3} for seat in (0, 1)}
    start |= {f"players.{seat}.money": 1000 for seat in (0, 1)}
    form = played(start=start, chance=[die(6), card((0, 1))], moves=[keep(0), keep(1)])
    assert values(form, "phase", "day", "walkin_order", "walkin_left", "turn") == [
        "expand",
        None,
        None,
        None,
        0,
    ]
    assert values(form, "players.0.rating", "players.1.rating") == [4, 4]
