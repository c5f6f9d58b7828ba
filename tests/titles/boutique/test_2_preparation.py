"""BHM-2: preparation."""

from __future__ import annotations

import pytest

from games.core.chance import SeededChance
from games.core.registry import get_title
from tests.titles.boutique.played import board, expand, played, prices, scripted, values

NO_STAFF = {"housekeeping": 0, "kitchen": 0, "checkin": 0}


def test_prices_may_be_changed_until_all_have_confirmed() -> None:
    form = played(moves=[prices(0, 3), prices(0, 4, breakfast=2)])
    assert values(form, "phase", "seats_to_act") == ["prepare", [0, 1]]
    assert values(form, "players.0.prices_set", "players.1.prices_set") == [True, False]
    assert values(form, "players.0.prices", "players.0.breakfast") == [[4] * 7, 2]


def test_prices_are_revealed_when_all_have_confirmed() -> None:
    game = scripted(moves=[prices(0, 3)]).game
    assert values(game.view(1), "players.0.prices", "players.0.breakfast") == [None, None]
    assert values(game.view(None), "players.0.prices", "players.0.breakfast") == [None, None]
    assert values(game.view(0), "players.0.prices") == [[3] * 7]
    game.play(1, prices(1, 5)[1], SeededChance(0))
    assert values(game.view(1), "players.0.prices", "phase", "stage") == [[3] * 7, "price", "booking"]


def test_the_confirmation_says_no_price_to_the_others() -> None:
    game = scripted().game
    (event,) = game.play(0, prices(0, 3)[1], SeededChance(0))
    title = get_title("boutique")
    own, others = event.seen_by(0), event.seen_by(1)
    assert own is not None
    assert others is not None
    assert "300, 300, 300" in title.event_text(own, ["Alda", "Nuri"])
    assert title.event_text(others, ["Alda", "Nuri"]) == "Alda has set its prices."
    assert event.seen_by(None) == others


@pytest.mark.parametrize("wrong", [[0, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 7], [1] * 6, [1] * 8, [-1] * 7])
def test_wrong_prices_are_refused(wrong: list[int]) -> None:
    move = {"type": "set_prices", "prices": wrong, "breakfast": 1}
    assert scripted(refused=(0, move, "BHM-2.1")).failures == []


@pytest.mark.parametrize("breakfast", [0, 7])
def test_a_wrong_breakfast_price_is_refused(breakfast: int) -> None:
    assert scripted(refused=(0, prices(0, 1, breakfast=breakfast)[1], "BHM-2.1")).failures == []


def test_each_wrong_price_is_named() -> None:
    move = {"type": "set_prices", "prices": [0, 1, 1, 1, 1, 1, 9], "breakfast": 8}
    violations = scripted().game.check(0, move)
    assert [(v.values["slot"], v.values["value"]) for v in violations] == [(1, 0), (7, 9), ("breakfast", 8)]


def test_another_move_in_preparation_cites_the_phase() -> None:
    assert scripted(refused=(0, {"type": "keep_prices"}, "BHM-2.1")).failures == []


def test_week_2_puts_carried_nights_on_the_board_and_takes_staff_off() -> None:
    carried = board({1: "bc", 2: "bc"}, {1: "gs"})
    start = {
        "phase": "expand",
        "seats_to_act": [0],
        "players.0.money": 1000,
        "players.0.board": board({7: "bs"}, {6: "gs", 7: "gc"}),
        "players.0.beyond": carried,
        "players.0.links": [[7, 1], [8, 1]],
        "players.0.staff": {"housekeeping": 1, "kitchen": 1, "checkin": 1},
        "players.0.staff_set": True,
        "players.0.prices": [6] * 7,
        "turn": 0,
    }
    form = played(start=start, moves=[expand(0, 0)])
    assert values(form, "phase", "week", "turn", "stage") == ["prepare", 2, 0, None]
    assert values(form, "players.0.board", "players.0.beyond") == [carried, board()]
    assert values(form, "players.0.staff", "players.0.staff_set") == [NO_STAFF, False]
    assert values(form, "players.0.links") == [[[1, 1]]]
    assert values(form, "players.0.prices", "players.0.prices_set") == [[6] * 7, False]


def test_week_2_shuffles_deck_and_used_together() -> None:
    one, two = ({"stays": [[0, n]], "breakfast": False, "adjacent": False} for n in (1, 2))
    start = {
        "phase": "expand",
        "seats_to_act": [0],
        "players.0.money": 1000,
        "deck": [one] * 5,
        "used": [two] * 6,
    }
    form = played(start=start, moves=[expand(0, 0)])
    assert form["used"] == []
    assert sorted(card["stays"][0][1] for card in form["deck"]) == [1] * 5 + [2] * 6
    assert form["deck"] != [one] * 5 + [two] * 6


def test_week_2_begins_with_the_next_one_still_in() -> None:
    start = {
        "phase": "expand",
        "first_seat": 1,
        "active_seat": 0,
        "seats_to_act": [0],
        "players.0.money": 1000,
        "players.1.out": True,
        "players.1.rating": 0,
    }
    form = played(3, start, moves=[expand(0, 1)])
    assert values(form, "first_seat", "active_seat", "seats_to_act") == [2, 2, [0, 2]]
    assert values(form, "players.0.rooms", "players.0.money") == [4, 0]


def test_a_start_in_which_all_have_confirmed_runs_on() -> None:
    form = played(
        start={"players.0.prices_set": True, "players.1.prices_set": True, "players.1.prices": [4] * 7}
    )
    assert values(form, "phase", "stage", "seats_to_act", "turn") == ["price", "booking", [0], 0]


def test_a_start_in_which_one_has_confirmed_waits_for_the_other() -> None:
    form = played(start={"players.0.prices_set": True, "players.0.prices": [4] * 7}, moves=[prices(1, 2)])
    assert values(form, "phase", "players.0.prices.0", "players.1.prices.0") == ["price", 4, 2]
