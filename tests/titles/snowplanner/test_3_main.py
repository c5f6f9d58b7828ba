"""SNP-3: the Main phase. Placing, values, rewards, training."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from games.core.results import MoveFault
from games.titles.snowplanner import placing
from tests.titles.snowplanner.desk import Desk, dice, grid, have, lying, plus, rooms, station


def test_dice_go_to_the_leftmost_space_in_turn_until_all_are_used() -> None:
    desk = Desk(have(snow=0) | have(1)).place(0, "slope", 1)
    assert desk["active_seat"] == 1
    assert desk["areas.slope.0"] == {"seat": 0, "die": 0, "face": 2}
    desk.place(1, "slope", None, die=1)
    assert desk["areas.slope.1"] == {"seat": 1, "die": 1, "face": 3}
    assert desk.refuses_place(0, "slope", 1, die=1) == {"SNP-3.1"}
    assert desk.refuses_place(0, "media", 2, die=0) == {"SNP-3.1"}
    assert desk.refuses_place(0, "media", 2, die=2) == {"SNP-3.1"}
    assert desk.refuses_place(1, "media", 2) == {"SNP-3.1"}
    desk.place(0, "media", 2, die=1).place(1, "media", None)
    assert desk["round"] == 2


def test_who_has_no_die_left_is_skipped() -> None:
    desk = Desk({**dice(2, 3), **dice(3, seat=1)})
    desk.place(0, "slope", 1).place(1, "bakery", 1).place(0, "ticket_office", 1, die=1)
    assert desk["round"] == 2


def test_one_may_place_for_nothing_but_not_pass() -> None:
    desk = Desk(have())
    assert desk.refuses(0, "skip") == {"SNP-3.1"}
    before = desk.goods()
    desk.place(0, "workshop", None)
    assert desk.goods() == before


@pytest.mark.parametrize(
    ("face", "penalty", "snow", "tickets", "value"),
    [
        (4, 2, 0, 0, 2),
        (4, 2, 1, 0, 4),
        (4, 2, 0, 1, 3),
        (4, 1, 1, 0, 4),
        (4, 3, 2, 0, 4),
        (4, 3, 1, 1, 4),
        (1, 2, 0, 0, -1),
        (6, 0, 0, 0, 6),
    ],
)
def test_the_value_is_the_face_less_what_is_left_of_the_penalty(
    face: int, penalty: int, snow: int, tickets: int, value: int
) -> None:
    assert placing.value_of(face, penalty, snow, tickets) == value
    assert not placing.too_much(penalty, snow, tickets)


@pytest.mark.parametrize(
    ("penalty", "snow", "tickets"),
    [(2, 2, 0), (0, 1, 0), (0, 0, 1), (1, 0, 2), (2, 1, 1), (3, 2, 1), (1, 1, 1)],
)
def test_an_offset_with_a_needless_unit_is_refused(penalty: int, snow: int, tickets: int) -> None:
    assert placing.too_much(penalty, snow, tickets)


def test_three_players_have_spaces_0_1_2_and_four_a_variable_one() -> None:
    start = lying("slope", 2, 2, width=3) | dice(4) | have(snow=2, tickets=2)
    desk = Desk(start, players=3)
    assert desk.refuses_place(0, "slope", 5, snow=2) == {"SNP-3.2"}
    assert desk.refuses_place(0, "slope", 3) == {"SNP-3.3"}
    desk.place(0, "slope", 3, snow=1)
    assert desk["players.0.snow"] == 3
    start = lying("slope", 2, 2, 2, width=4) | dice(4) | have(snow=3, tickets=3)
    desk = Desk(start, players=4)
    assert desk.refuses_place(0, "slope", 3) == {"SNP-3.3"}
    assert desk.refuses_place(0, "slope", 3, snow=2, tickets=1) == {"SNP-3.2"}
    desk.place(0, "slope", 3, snow=1, tickets=1)
    assert desk["areas.slope.3"] == {"seat": 0, "die": 0, "face": 4}


def test_an_offset_that_cannot_be_paid_is_refused() -> None:
    desk = Desk(lying("slope", 2) | dice(4) | have())
    assert desk.refuses_place(0, "slope", 3, snow=1) == {"SNP-3.2"}
    assert desk.refuses_place(0, "slope", 3, tickets=1) == {"SNP-3.2"}
    assert desk.refuses_place(0, "slope", 3) == set()


def test_an_offset_may_be_paid_for_nothing() -> None:
    desk = Desk(lying("slope", 2) | dice(4) | have(tickets=1)).place(0, "slope", None, tickets=1)
    assert desk["players.0.tickets"] == 0


def test_a_value_below_1_gives_nothing() -> None:
    desk = Desk(lying("slope", 2) | dice(1) | have(tickets=1))
    assert desk.refuses_place(0, "slope", 1) == {"SNP-3.3"}
    assert desk.refuses_place(0, "slope", 1, tickets=1) == set()


@pytest.mark.parametrize(
    ("area", "reward", "gained"),
    [
        ("slope", 1, {"snow": 1}),
        ("slope", 3, {"snow": 2}),
        ("slope", 5, {"snow": 3}),
        ("ticket_office", 1, {"tickets": 2}),
        ("ticket_office", 3, {"tickets": 4}),
        ("ticket_office", 5, {"tickets": 6}),
        ("bakery", 1, {"croissants": 1}),
        ("bakery", 3, {"croissants": 2}),
        ("bakery", 5, {"croissants": 3}),
        ("media", 2, {"likes": 1}),
        ("media", 4, {"likes": 2}),
        ("media", 6, {"likes": 3, "points": 1}),
        ("office", 1, {"tickets": 1}),
        ("summit", 1, {"snow": 1}),
    ],
)
def test_each_reward_gives_what_is_printed_and_needs_its_value(
    area: str, reward: int, gained: dict[str, int]
) -> None:
    start = have(snow=1, tickets=1)
    desk = Desk(start | dice(reward))
    assert Desk(start | dice(6)).refuses_place(0, area, reward) == set()
    if reward > 1:
        assert Desk(start | dice(reward - 1)).refuses_place(0, area, reward) == {"SNP-3.3"}
    before = desk.goods()
    desk.place(0, area, reward)
    assert desk.goods() == plus(before, **gained)


def test_a_threshold_that_is_not_there_is_refused() -> None:
    desk = Desk(dice(6))
    for area, reward in (
        ("slope", 2),
        ("media", 1),
        ("office", 2),
        ("summit", 5),
        ("event_hall", 3),
        ("slope", 0),
    ):
        assert desk.refuses_place(0, area, reward) == {"SNP-3.3"}


@pytest.mark.parametrize(("reward", "cost"), [(2, 2), (4, 1), (6, 2)])
def test_the_workshop_asks_for_its_snow(reward: int, cost: int) -> None:
    desk = Desk(dice(6) | have(snow=cost - 1))
    assert desk.refuses_place(0, "workshop", reward) == {"SNP-3.3"}
    desk = Desk(dice(6) | have(snow=cost)).place(0, "workshop", reward)
    assert desk["players.0.snow"] == 0
    assert desk["pending"] == [
        {"seat": 0, "kind": "window", "left": 2 if reward == 6 else 1, "colour": "any", "skip": False}
    ]


def test_snow_spent_on_the_penalty_is_gone_for_the_cost() -> None:
    desk = Desk(lying("workshop", 2) | dice(5) | have(snow=1, tickets=1))
    assert desk.refuses_place(0, "workshop", 4, snow=1) == {"SNP-3.3"}
    assert desk.refuses_place(0, "workshop", 4, tickets=1) == set()


def test_the_second_window_of_the_workshop_may_be_declined_but_not_the_first() -> None:
    desk = Desk(dice(6) | have(snow=2)).place(0, "workshop", 6)
    assert desk.refuses(0, "skip") == {"SNP-3.1", "SNP-3.3", "SNP-4.4"}
    desk.do(0, "window", colour="blue", position=1)
    assert desk["pending.0"] == {"seat": 0, "kind": "window", "left": 1, "colour": "any", "skip": True}
    desk.do(0, "skip")
    assert desk["pending"] == []
    assert desk["active_seat"] == 1
    assert desk["players.0.windows"].count("") == 8


def test_two_windows_with_one_empty_space_are_taken_for_one() -> None:
    desk = Desk(dice(6) | have(snow=2) | grid(blue=range(1, 9))).place(0, "workshop", 6)
    desk.do(0, "window", colour="green", position=9)
    assert desk["pending"] == []
    assert desk["players.0.snow"] == 0


def test_with_a_full_grid_the_workshop_gives_nothing_and_is_refused() -> None:
    desk = Desk(dice(6) | have(snow=2) | grid(blue=range(1, 10)))
    assert desk.refuses_place(0, "workshop", 4) == {"SNP-3.3", "SNP-4.4"}
    assert desk.refuses_place(0, "workshop", None) == set()


@pytest.mark.parametrize(("reward", "last"), [(1, 2), (3, 4), (5, 6), (6, 6)])
def test_the_station_gives_cards_as_far_as_the_reward_reaches(reward: int, last: int) -> None:
    row = ["ski_pupil", "sled_racer", "day_tripper", "card_writer", "bus_driver", "trail_walker"]
    desk = Desk(dice(6) | have() | station(*row)).place(0, "station", reward)
    two = 2 if reward == 6 else 1
    assert desk["pending"] == [{"seat": 0, "kind": "guest", "left": two, "max": last, "skip": False}]
    assert desk.refuses(0, "skip") == {"SNP-3.1", "SNP-3.3", "SNP-3.5", "SNP-4.1"}
    for position in range(1, 8):
        rules = desk.refuses(0, "guest", position=position, room=2)
        assert rules == (set() if position <= last else {"SNP-3.5"})


def test_a_station_reward_without_a_card_to_take_is_refused_with_every_reason() -> None:
    start = dice(6) | have() | station("ski_pupil", "pianist")
    assert Desk(start | rooms(("ski_pupil", 1), ("pianist", 1), ("ice_skater", 1))).refuses_place(
        0, "station", 3
    ) == {"SNP-3.3", "SNP-4.1"}
    assert Desk(start | station("pianist", "old_skier")).refuses_place(0, "station", 3) == {
        "SNP-3.3",
        "SNP-4.1",
    }
    assert Desk(start | station("star_chef")).refuses_place(0, "station", 3) == {"SNP-3.3", "SNP-4.3"}
    assert Desk(start | station()).refuses_place(0, "station", 1) == {"SNP-3.3"}
    far = Desk(start | station("pianist", "pianist", "ski_pupil"))
    assert far.refuses_place(0, "station", 1) == {"SNP-3.3", "SNP-4.1"}
    assert far.refuses_place(0, "station", 3) == set()


def test_two_cards_may_be_taken_for_one() -> None:
    start = dice(6) | have() | station("ski_pupil", "sled_racer", "bus_driver")
    desk = Desk(start | {"guest_deck": ["pianist"]}).place(0, "station", 6)
    desk.do(0, "guest", position=2, room=3)
    assert desk["station"] == ["ski_pupil", None, "bus_driver", None, None, None]
    assert desk["pending.0"] == {"seat": 0, "kind": "guest", "left": 1, "max": 6, "skip": True}
    desk.do(0, "skip")
    assert desk["station"] == ["ski_pupil", "bus_driver", "pianist", None, None, None]


def test_a_lower_reward_or_none_may_be_chosen() -> None:
    desk = Desk(dice(6))
    for reward in (None, 1, 3, 5):
        assert desk.refuses_place(0, "slope", reward) == set()


def test_event_hall_draws_or_plays_up_to_the_value() -> None:
    start = dice(4) | have(tickets=2) | {"players.0.events": ["ski_show", "gala_dinner", "lost_glove"]}
    desk = Desk(start)
    assert desk.refuses_place(0, "event_hall", 2, event="gala_dinner") == {"SNP-3.3"}
    assert desk.refuses_place(0, "event_hall", 2, event="press_visit") == {"SNP-4.8"}
    assert desk.refuses_place(0, "event_hall", 2) == {"SNP-4.8"}
    assert desk.refuses_place(0, "event_hall", 1, event="ski_show") == {"SNP-3.3"}
    assert desk.refuses_place(0, "event_hall", 2, event="ski_show") == set()
    desk.place(0, "event_hall", 1)
    assert len(desk["players.0.events"]) == 4


def test_an_event_whose_cost_cannot_be_paid_is_refused() -> None:
    start = dice(4) | lying("event_hall", 2) | {"players.0.events": ["ski_show"]}
    desk = Desk(start | have(tickets=2))
    assert desk.refuses_place(0, "event_hall", 2, event="ski_show", tickets=1) == {"SNP-3.3"}
    assert desk.refuses_place(0, "event_hall", 2, event="ski_show") == {"SNP-3.3"}
    desk = Desk(start | have(tickets=3)).place(0, "event_hall", 2, event="ski_show", tickets=1)
    assert desk["players.0.points"] == 4
    assert desk["players.0.played_events"] == ["ski_show"]


def test_a_goal_is_played_when_its_layout_is_met() -> None:
    start = dice(3) | {"players.0.goals": ["no_vacancy", "all_lit"]} | grid(blue=[2], green=[5])
    desk = Desk(start)
    assert desk.refuses_place(0, "office", 3, goal="all_lit") == {"SNP-4.5"}
    assert desk.refuses_place(0, "office", 3, goal="blue_front") == {"SNP-4.8"}
    assert desk.refuses_place(0, "office", 3) == {"SNP-4.8"}
    assert desk.refuses_place(0, "office", 1, goal="no_vacancy") == {"SNP-3.3"}
    assert Desk(start | dice(2)).refuses_place(0, "office", 3, goal="no_vacancy") == {"SNP-3.3"}
    desk.place(0, "office", 3, goal="no_vacancy")
    assert desk["players.0.goals"] == ["all_lit"]
    assert desk["players.0.played_goals"] == ["no_vacancy"]


TILES = ["points_2", "likes_2", "tickets_4"]


@pytest.mark.parametrize("space", [0, 1, 2])
def test_the_summit_gives_the_tile_of_the_space_from_round_5_on(space: int) -> None:
    gained: list[dict[str, int]] = [{"points": 2}, {"likes": 2}, {"tickets": 4}]
    start = lying("summit", *[2] * space, width=3) | dice(1, 1) | have() | {"summit_tiles": TILES}
    early = Desk(start).place(0, "summit", 1)
    assert early["players.0.snow"] == 1
    late = Desk(start | {"round": 5, "summit_open": True, "round_deck": ["encore"] * 3})
    late.place(0, "summit", 1)
    assert late.goods() == plus(dict.fromkeys(late.goods(), 0), **gained[space])


def test_the_summit_has_three_spaces_without_penalty_whatever_the_count() -> None:
    for players in (1, 2, 3, 4):
        desk = Desk(dice(1), players=players)
        assert desk["areas.summit"] == [None] * 3
        assert desk.refuses_place(0, "summit", 1, snow=1) == {"SNP-3.2"}
    full = Desk(lying("summit", 2, 2, 2, width=3) | dice(1))
    assert full.refuses_place(0, "summit", 1) == {"SNP-3.1"}


def test_training_2_to_5_costs_9_tickets_and_keeps_the_turn() -> None:
    desk = Desk(have(tickets=9))
    for _ in range(3):
        desk.do(0, "train", die=0)
    assert desk["players.0.tickets"] == 0
    assert desk["players.0.dice.0.face"] == 5
    assert desk["active_seat"] == 0
    assert desk.refuses(0, "train", die=0) == {"SNP-3.4"}


def test_no_die_is_trained_above_6_or_when_placed_locked_or_not_hired() -> None:
    desk = Desk(dice(6) | have(tickets=99))
    for die in (0, 1, 2, "part_time"):
        assert desk.refuses(0, "train", die=die) == {"SNP-3.4"}
    assert desk.refuses(1, "train", die=0) == {"SNP-3.1", "SNP-3.4"}


def test_the_hired_part_time_die_costs_its_face_less_1() -> None:
    desk = Desk(dice(2, part_time=3) | have(tickets=5))
    desk.do(0, "train", die="part_time").do(0, "train", die="part_time")
    assert desk["players.0.tickets"] == 0
    assert desk["part_time"] == {"face": 5, "holder": 0}


def test_training_is_free_in_payment_and_check_out_but_nobody_stops_for_it() -> None:
    start = have(tickets=9) | {"players.0.dice.2": {"face": 2, "state": "room"}}
    cards = rooms(("ski_pupil", 1), ("night_porter", 1)) | grid(blue=[1], green=[2])
    for phase in ("payment", "check_out"):
        desk = Desk(start | cards, phase=phase)
        desk.do(0, "train", die=2)
        assert desk["players.0.dice.2.face"] == 3
        assert desk["phase"] == phase
    desk = Desk(start | rooms(("ski_pupil", 1)), phase="payment")
    assert desk["round"] == 2


def test_the_part_time_die_is_hired_after_the_reward() -> None:
    desk = Desk(dice(3) | have()).place(0, "office", 1, hire=True)
    assert desk["players.0.tickets"] == 0
    assert desk["part_time"] == {"face": 3, "holder": 0}
    assert desk.codes().index("gained") < desk.codes().index("part_time_hired")
    desk = Desk(dice(3) | have()).place(0, "office", 1)
    assert desk["players.0.tickets"] == 1
    assert desk["part_time.holder"] is None


def test_the_part_time_die_may_be_hired_without_a_reward() -> None:
    desk = Desk(dice(3) | have(tickets=1)).place(0, "office", None, hire=True)
    assert desk["part_time.holder"] == 0
    assert Desk(dice(3) | have()).refuses_place(0, "office", None, hire=True) == {"SNP-3.6"}


def test_a_hire_needs_the_value_a_ticket_the_office_and_the_die_at_its_place() -> None:
    start = dice(3) | have(tickets=5)
    assert Desk(start | dice(2)).refuses_place(0, "office", 1, hire=True) == {"SNP-3.6"}
    assert Desk(start).refuses_place(0, "slope", 1, hire=True) == {"SNP-3.6"}
    hired = {"part_time": {"face": 3, "holder": 1}}
    assert Desk(start | hired).refuses_place(0, "office", 1, hire=True) == {"SNP-3.6"}
    goal = grid(blue=[2, 5]) | {"players.0.goals": ["no_vacancy"]}
    desk = Desk(start | have() | goal)
    assert desk.refuses_place(0, "office", 3, goal="no_vacancy", hire=True) == {"SNP-3.6"}
    higher = Desk(start | {"part_time": {"face": 4, "holder": None}})
    assert higher.refuses_place(0, "office", 1, hire=True) == {"SNP-3.6"}


def test_a_talents_ticket_at_the_office_can_pay_the_hire() -> None:
    goal = grid(blue=[2, 5]) | {"players.0.goals": ["no_vacancy"], "players.0.talent": "head_of_staff"}
    desk = Desk(dice(3) | have() | goal).place(0, "office", 3, goal="no_vacancy", hire=True)
    assert desk["part_time.holder"] == 0
    assert desk["players.0.tickets"] == 0


def test_the_hired_die_is_placed_like_an_own_one_and_only_one_hire_is_made() -> None:
    desk = Desk(dice(3) | dice(4, 4, seat=1) | have(tickets=2) | have(1, tickets=5))
    desk.place(0, "office", 1, hire=True).place(1, "slope", 1)
    desk.place(0, "bakery", 3, die="part_time")
    assert desk["areas.bakery.0"] == {"seat": 0, "die": "part_time", "face": 3}
    assert desk.refuses_place(1, "office", 1, die=1, hire=True) == {"SNP-3.6"}
    assert desk.refuses(1, "train", die="part_time") == {"SNP-3.4"}
    desk.place(1, "slope", None, die=1)
    assert desk["part_time"] == {"face": 3, "holder": None}


def test_who_gains_a_die_later_takes_turns_again() -> None:
    desk = Desk(dice(3) | dice(3, 3, seat=1) | have(1)).place(0, "office", 1, hire=True)
    desk.place(1, "slope", 1)
    assert desk["active_seat"] == 0


def test_a_pending_decision_comes_first() -> None:
    desk = Desk(dice(6, 3) | have(snow=2, tickets=9)).place(0, "workshop", 4)
    assert desk.refuses_place(0, "slope", 1, die=1) == {"SNP-3.1"}
    assert desk.refuses(0, "train", die=1) == {"SNP-3.1", "SNP-3.4"}
    assert desk.refuses(1, "train", die=1) == {"SNP-3.1", "SNP-3.4"}
    assert desk.refuses(0, "guest", position=1, room=1) == {"SNP-3.1"}
    assert desk.refuses(1, "window", colour="blue", position=1) == {"SNP-3.1"}


def test_null_in_an_optional_field_is_the_same_as_leaving_it_out() -> None:
    desk = Desk(dice(3, 3) | have())
    desk.place(0, "slope", 3, event=None, goal=None, hire=None)
    assert desk["players.0.snow"] == 2
    with pytest.raises(MoveFault, match="snow"):
        desk.refuses_place(1, "slope", 1, snow=None)


def test_moves_of_other_phases_are_refused_by_their_own_rule_too() -> None:
    desk = Desk()
    moves: list[tuple[str, JsonDict, str]] = [
        ("keep_talent", {"talent": "showman"}, "SNP-1.3"),
        ("window", {"colour": "blue", "position": 1}, "SNP-4.4"),
        ("guest", {"position": 1, "room": 1}, "SNP-4.1"),
        ("move_window", {"from": 1, "to": 2}, "SNP-4.7"),
        ("pay_room", {"room": 1}, "SNP-6.1"),
        ("stay", {"room": 1, "stay": True}, "SNP-7.1"),
    ]
    for kind, fields, rule in moves:
        assert desk.refuses(0, kind, **fields) == {rule, "SNP-3.1"}


def test_a_move_of_another_phase_is_refused_by_the_rule_of_the_phase_that_it_is_too() -> None:
    guests = rooms(("ski_pupil", 1), ("sled_racer", 1))
    paying, leaving = Desk(guests, phase="payment"), Desk(guests, phase="check_out")
    assert paying.refuses_place(0, "slope", 1) == {"SNP-3.1", "SNP-6.1"}
    assert paying.refuses(0, "stay", room=1, stay=False) == {"SNP-7.1", "SNP-6.1", "SNP-3.1"}
    assert leaving.refuses_place(0, "slope", 1) == {"SNP-3.1", "SNP-7.1"}
    assert leaving.refuses(0, "pay_room", room=1) == {"SNP-6.1", "SNP-7.1", "SNP-3.1"}
