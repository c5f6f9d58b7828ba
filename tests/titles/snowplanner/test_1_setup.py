"""SNP-1: set-up."""

from __future__ import annotations

import pytest

from games.core.chance import SeededChance
from games.core.results import FormFault
from games.titles.snowplanner.title import TITLE
from tests.titles.snowplanner.desk import Desk, dice, have, rooms, station

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@SEATS
def test_each_starts_with_the_printed_hotel_dice_and_goods(seats: int) -> None:
    form = TITLE.new_game(seats, SeededChance(3)).form()
    assert sorted(form["turn_order"]) == list(range(seats))
    for place, seat in enumerate(form["turn_order"]):
        player = form["players"][seat]
        assert [die["face"] for die in player["dice"]] == [2, 3, 2]
        assert [die["state"] for die in player["dice"]] == ["room", "room", "locked"]
        goods = [player[name] for name in ("snow", "tickets", "croissants", "likes", "points")]
        assert goods == [1, 3 + place, 1, 0, 0]
        assert player["windows"] == [""] * 9
        assert player["rooms"] == [None, None, None]
        assert [len(player[hand]) for hand in ("events", "goals", "talent_hand")] == [3, 2, 2]
    assert form["part_time"] == {"face": 3, "holder": None}


@SEATS
def test_decks_rows_and_tiles_lie_ready(seats: int) -> None:
    form = TITLE.new_game(seats, SeededChance(4)).form()
    cards = TITLE.default_cards()
    assert len(form["station"]) == 6
    assert sorted([*form["station"], *form["guest_deck"]]) == sorted([*cards["guests"], *cards["vips"]])
    assert len(form["event_deck"]) == 24 - 3 * seats
    assert len(form["goal_deck"]) == 12 - 2 * seats
    assert len(set(form["summit_tiles"])) == 3
    assert not form["summit_open"]
    assert {area: len(spaces) for area, spaces in form["areas"].items()} == {
        area: 3 if area == "summit" else {1: 2, 2: 2, 3: 3, 4: 4}[seats] for area in form["areas"]
    }


def test_round_cards_are_four_low_on_three_high_on_the_year_end() -> None:
    seasons = {key: card["season"] for key, card in TITLE.default_cards()["rounds"].items()}
    highs = set()
    for seed in range(12):
        form = TITLE.new_game(2, SeededChance(seed)).form()
        row = [seasons[key] for key in [form["round_card"], *form["round_deck"]]]
        assert row == ["low"] * 4 + ["high"] * 3 + ["year_end"]
        highs |= set(form["round_deck"][3:6])
    assert len(highs) == 6


def test_round_1_is_announced_and_all_choose_talents_at_once() -> None:
    form = TITLE.new_game(3, SeededChance(1)).form()
    assert (form["phase"], form["round"], form["season"]) == ("talents", 1, "low")
    assert form["active_seat"] is None
    assert form["seats_to_act"] == [0, 1, 2]
    assert len(form["round_deck"]) == 7


def test_talents_are_kept_secretly_in_any_order_and_then_revealed() -> None:
    game = TITLE.new_game(2, SeededChance(1))
    hands = [player["talent_hand"] for player in game.form()["players"]]
    events = game.play(1, {"type": "keep_talent", "talent": hands[1][1]}, SeededChance(0))
    assert [event.code for event in events] == ["talent_kept"]
    seen = events[0].seen_by(0)
    assert seen is not None
    assert seen.data == {"seat": 1}
    assert game.seats_to_act() == [0]
    assert game.view(0)["players"][1]["talent"] is None
    assert game.view(1)["players"][1]["talent"] == hands[1][1]
    assert game.check(1, {"type": "keep_talent", "talent": hands[1][0]})
    events = game.play(0, {"type": "keep_talent", "talent": hands[0][0]}, SeededChance(0))
    assert [event.code for event in events] == ["talent_kept", "talents_revealed"]
    form = game.form()
    assert form["phase"] == "main"
    assert [player["talent"] for player in form["players"]] == [hands[0][0], hands[1][1]]
    assert [player["talent_hand"] for player in form["players"]] == [[], []]
    assert game.view(0)["players"][1]["talent"] == hands[1][1]


def test_a_talent_that_was_not_dealt_is_refused() -> None:
    game = TITLE.new_game(2, SeededChance(1))
    other = game.form()["players"][1]["talent_hand"][0]
    for talent in (other, "no_such_talent"):
        found = game.check(0, {"type": "keep_talent", "talent": talent})
        assert [violation.rule for violation in found] == ["SNP-1.3"]


def test_with_one_talent_in_hand_it_is_kept_without_asking_whoever_is_first() -> None:
    start = {"active_seat": None, "seats_to_act": [0, 1]}
    start |= {"players.0.talent": None, "players.0.talent_hand": ["showman", "greeter"]}
    start |= {"players.1.talent": None, "players.1.talent_hand": ["carpenter"]}
    desk = Desk(start, phase="talents")
    assert desk["players.1.talent"] == "carpenter"
    assert desk["seats_to_act"] == [0]


@pytest.mark.parametrize("players", [0, 5])
def test_1_to_4_play(players: int) -> None:
    with pytest.raises(FormFault):
        TITLE.new_game(players, SeededChance(0))


def test_there_are_no_options() -> None:
    with pytest.raises(FormFault):
        TITLE.new_game(2, SeededChance(0), options={"coop": True})


def test_the_third_die_joins_at_10_points_and_is_placed_in_that_round() -> None:
    start = {**have(points=9), **dice(6), **dice(seat=1)}
    desk = Desk(start).place(0, "media", 6)
    assert desk["players.0.points"] == 10
    assert desk["players.0.dice.2"] == {"face": 2, "state": "room"}
    assert desk["active_seat"] == 0
    desk.place(0, "slope", 1, die=2)
    assert desk["round"] == 2


def test_the_third_die_gained_in_payment_is_placed_from_the_next_round() -> None:
    start = {**have(points=9), **rooms(("night_porter", 3), ("ski_pupil", 1))}
    desk = Desk(start, phase="payment").do(0, "pay_room", room=1)
    assert desk["players.0.dice.2.state"] == "room"
    assert desk["phase"] == "check_out"
    desk.do(0, "stay", room=1, stay=False)
    assert desk["round"] == 2
    assert [die["state"] for die in desk["players.0.dice"]] == ["room", "room", "room"]


def test_losing_points_does_not_lock_the_third_die_and_patched_points_do_not_unlock_it() -> None:
    desk = Desk({**have(points=30), **dice(2, 3)})
    assert desk["players.0.dice.2.state"] == "locked"
    desk = Desk({**have(points=10), "players.0.dice.2": {"face": 2, "state": "room"}}, phase="payment")
    assert desk["players.0.points"] == 7
    assert desk["players.0.dice.2.state"] == "room"


def test_own_cards_lie_in_no_deck_and_change_no_deal() -> None:
    guest = {"cost": 0, "rewards": [{"tickets": 1}] * 3, "stay": [{}, {}]}
    talent = {"left": {"on": "guest", "gain": {}}, "right": {"on": "bonus", "gain": {}}, "pattern": [1]}
    cards = {"guests": {"test_family": guest}, "talents": {"test_talent": talent}}
    plain, own = Desk(), Desk(cards=cards)
    assert own.game.form() == plain.game.form()
    desk = Desk({**station("test_family")}, cards=cards).place(0, "station", 1)
    assert desk["pending"][0]["kind"] == "guest"
