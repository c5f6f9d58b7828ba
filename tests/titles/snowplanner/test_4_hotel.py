"""SNP-4: guests, VIPs, Windows, Talents, Events: how they come and what they set off."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.snowplanner.desk import Desk, dice, grid, have, plus, rooms, station

ROW = ("ski_pupil", "night_porter", "pianist", "star_chef", "bus_driver", "trail_walker")


def playing(effect: JsonDict, **start: object) -> tuple[JsonDict, JsonDict]:
    """Own cards and patches of a seat that is about to play an Event of this effect."""
    cards = {"events": {"test_event": {"level": 2, "cost": {}, "effect": effect}}}
    return cards, dice(6, 6) | {"players.0.events": ["test_event"]} | have()


def test_a_guest_goes_to_a_free_room_at_day_1_for_its_croissants() -> None:
    desk = Desk(dice(6) | have(croissants=2) | station(*ROW) | rooms(None, ("old_skier", 2)))
    desk.place(0, "station", 5)
    assert desk.refuses(0, "guest", position=1, room=2) == {"SNP-4.1"}
    assert desk.refuses(0, "guest", position=1, room=4) == {"SNP-4.1"}
    assert desk.refuses(0, "guest", position=4, room=1) == {"SNP-4.3"}
    desk.do(0, "guest", position=3, room=3)
    assert desk["players.0.rooms.2"] == {"card": "pianist", "day": 1}
    assert desk["players.0.croissants"] == 0


def test_a_guest_that_cannot_be_paid_in_full_is_refused() -> None:
    desk = Desk(dice(6) | have(croissants=1) | station(*ROW)).place(0, "station", 5)
    assert desk.refuses(0, "guest", position=3, room=1) == {"SNP-4.1"}
    assert desk.refuses(0, "guest", position=2, room=1) == set()


def test_a_vip_needs_its_pattern_whatever_the_colours_and_costs_nothing() -> None:
    start = dice(6) | have() | station(*ROW)
    desk = Desk(start | grid(blue=[8])).place(0, "station", 5)
    assert desk.refuses(0, "guest", position=4, room=1) == {"SNP-4.3"}
    desk = Desk(start | grid(blue=[8], green=[9])).place(0, "station", 5)
    desk.do(0, "guest", position=4, room=1)
    assert desk["players.0.rooms.0"] == {"card": "star_chef", "day": 1}
    assert "vip_taken" in desk.codes()


def test_the_row_slides_and_refills_after_the_whole_action() -> None:
    start = dice(6) | have() | station(*ROW) | {"guest_deck": ["map_maker", "pianist", "ice_skater"]}
    desk = Desk(start).place(0, "station", 6).do(0, "guest", position=1, room=1)
    assert desk["station"][:2] == [None, "night_porter"]
    assert desk["guest_deck"] == ["map_maker", "pianist", "ice_skater"]
    assert desk.refuses(0, "guest", position=1, room=2) == {"SNP-4.1", "SNP-3.5"}
    desk.do(0, "guest", position=5, room=2)
    assert desk["station"] == ["night_porter", "pianist", "star_chef", "trail_walker", "map_maker", "pianist"]
    assert desk["guest_deck"] == ["ice_skater"]


def test_an_empty_deck_leaves_spaces_empty() -> None:
    desk = Desk(dice(6) | have() | station(*ROW) | {"guest_deck": []})
    desk.place(0, "station", 1).do(0, "guest", position=1, room=1)
    assert desk["station"] == [*ROW[1:], None]


def test_a_script_names_the_guests_that_come() -> None:
    deck = ["map_maker", "ice_skater", "lift_owner"]
    start = dice(6) | have() | station(*ROW) | {"guest_deck": deck}
    desk = Desk(start, chance=[{"guest": "lift_owner"}]).place(0, "station", 1)
    desk.do(0, "guest", position=1, room=1)
    assert desk["station"][5] == "lift_owner"
    assert desk["guest_deck"] == ["map_maker", "ice_skater"]


def test_one_card_and_one_free_room_are_taken_by_themselves() -> None:
    full = rooms(("ski_pupil", 1), ("pianist", 1))
    desk = Desk(dice(6) | have() | station("bus_driver", "pianist") | full).place(0, "station", 1)
    assert desk["pending"] == []
    assert desk["players.0.rooms.2"] == {"card": "bus_driver", "day": 1}
    desk = Desk(dice(6) | have() | station("bus_driver", "pianist")).place(0, "station", 1)
    assert desk["pending.0.kind"] == "guest"


def test_guests_of_an_effect_may_be_declined_and_reach_the_whole_row() -> None:
    cards, start = playing({"guest": 2, "points": 1})
    desk = Desk(start | station(*ROW) | {"guest_deck": ["map_maker"]}, cards=cards)
    desk.place(0, "event_hall", 2, event="test_event")
    assert desk["pending"] == [{"seat": 0, "kind": "guest", "left": 2, "max": 6, "skip": True}]
    assert desk["wait"] != {}
    assert desk.game.view(0)["wait"] == {}
    desk.do(0, "guest", position=6, room=1).do(0, "guest", position=5, room=2)
    assert desk["station"] == [*ROW[:4], "map_maker", None]
    assert desk["players.0.points"] == 1
    desk = (
        Desk(start | station(*ROW), cards=cards).place(0, "event_hall", 2, event="test_event").do(0, "skip")
    )
    assert desk["players.0.points"] == 1
    assert desk["station"] == list(ROW)


def test_an_effect_whose_guests_cannot_come_gives_the_rest() -> None:
    cards, start = playing({"guest": 1, "points": 1})
    full = rooms(("ski_pupil", 1), ("pianist", 1), ("old_skier", 1))
    desk = Desk(start | full | station(*ROW), cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk["players.0.points"] == 1
    assert desk["pending"] == []


BONUS = {
    1: "tickets",
    2: "snow",
    3: "tickets",
    4: "croissants",
    5: "likes",
    6: "croissants",
    7: "tickets",
    8: "snow",
}


@pytest.mark.parametrize("position", range(1, 10))
def test_a_window_gives_the_bonus_of_its_space(position: int) -> None:
    desk = Desk(dice(6, 6) | have(snow=1)).place(0, "workshop", 4)
    desk.do(0, "window", colour="green", position=position)
    assert desk["players.0.windows"][position - 1] == "green"
    assert desk.goods() == plus(dict.fromkeys(desk.goods(), 0), **{BONUS.get(position, "tickets"): 1})


def test_a_window_needs_an_empty_space_and_a_colour() -> None:
    desk = Desk(dice(6) | have(snow=1) | grid(blue=[5])).place(0, "workshop", 4)
    for colour, position in (("blue", 5), ("blue", 0), ("blue", 10), ("red", 1), ("any", 1), ("", 1)):
        assert desk.refuses(0, "window", colour=colour, position=position) == {"SNP-4.4"}


def test_a_window_of_a_given_colour_is_no_other() -> None:
    cards, start = playing({"window": {"blue": 1, "green": 1}})
    desk = Desk(start, cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk["pending.0"] == {"seat": 0, "kind": "window", "left": 1, "colour": "blue", "skip": False}
    assert desk.refuses(0, "window", colour="green", position=1) == {"SNP-4.4"}
    assert desk.refuses(0, "skip") == {"SNP-3.1", "SNP-3.3", "SNP-4.4"}
    desk.do(0, "window", colour="blue", position=1)
    assert desk["players.0.tickets"] == 1
    assert desk["pending.0.colour"] == "green"


def test_the_last_space_takes_a_given_colour_by_itself_and_a_full_grid_nothing() -> None:
    cards, start = playing({"window": {"blue": 2}, "points": 1})
    desk = Desk(start | grid(green=range(1, 9)), cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk["players.0.windows.8"] == "blue"
    assert desk["players.0.points"] == 1
    assert desk["pending"] == []


def test_gains_come_in_the_order_written() -> None:
    cards, start = playing({"move_window": 1, "window": {"any": 1}, "train": 1, "points": 2})
    desk = Desk(start | grid(blue=[1]), cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk["pending.0"] == {"seat": 0, "kind": "move_window", "left": 1, "skip": True}
    desk.do(0, "skip").do(0, "window", colour="blue", position=2)
    assert desk["players.0.points"] == 2
    assert desk["pending"] == []


def test_a_moved_window_brings_no_bonus_and_may_be_declined() -> None:
    cards, start = playing({"move_window": 2})
    desk = Desk(start | grid(blue=[1], green=[9]), cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk.refuses(0, "move_window", **{"from": 2, "to": 3}) == {"SNP-4.7"}
    assert desk.refuses(0, "move_window", **{"from": 1, "to": 9}) == {"SNP-4.7"}
    assert desk.refuses(0, "move_window", **{"from": 0, "to": 10}) == {"SNP-4.7"}
    desk.do(0, "move_window", **{"from": 1, "to": 5})
    assert desk["players.0.windows"] == ["", "", "", "", "blue", "", "", "", "green"]
    assert desk.goods() == dict.fromkeys(desk.goods(), 0)
    desk.do(0, "skip")
    assert desk["active_seat"] == 1


@pytest.mark.parametrize("windows", [grid(), grid(blue=range(1, 10))])
def test_moving_without_a_window_or_a_space_passes_by(windows: JsonDict) -> None:
    cards, start = playing({"move_window": 1})
    desk = Desk(start | windows, cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk["pending"] == []


def test_free_training_is_split_over_the_dice_and_the_rest_is_lost() -> None:
    cards, start = playing({"train": 4})
    desk = Desk(start | dice(6, 4, part_time=5), cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk["pending"] == [{"seat": 0, "kind": "train", "left": 4, "skip": True}]
    assert desk.refuses(0, "train", die=0) == {"SNP-3.4"}
    desk.do(0, "train", die=1).do(0, "train", die="part_time").do(0, "train", die=1)
    assert desk["players.0.dice.1.face"] == 6
    assert desk["part_time.face"] == 6
    assert desk["pending"] == []
    desk = Desk(start | dice(6, 4), cards=cards).place(0, "event_hall", 2, event="test_event").do(0, "skip")
    assert desk["players.0.dice.1.face"] == 4
    desk = Desk(start | dice(6), cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk["pending"] == []


def test_an_event_draw_from_an_empty_deck_gives_nothing_and_asks_no_script() -> None:
    desk = Desk(dice(6) | {"event_deck": []}, chance=[{"event": "ski_show"}]).place(0, "event_hall", 1)
    assert desk["players.0.events"] == []
    assert desk.chance.left == [{"event": "ski_show"}]
    desk = Desk(dice(6), chance=[{"event": "ski_show"}]).place(0, "event_hall", 1)
    assert desk["players.0.events"] == ["ski_show"]
    assert "ski_show" not in desk["event_deck"]
    assert desk.game.view(1)["players"][0]["events"] == [None]


def talent(left: JsonDict, right: JsonDict | None = None, pattern: list[int] | None = None) -> JsonDict:
    """An own Talent, as own cards."""
    nothing = {"on": "checkout", "gain": {}}
    return {"talents": {"test_talent": {"left": left, "right": right or nothing, "pattern": pattern or [1]}}}


OWN_TALENT = {"players.0.talent": "test_talent"}


@pytest.mark.parametrize("area", ["slope", "ticket_office", "bakery", "media", "office", "summit"])
def test_a_talent_on_an_area_acts_when_a_reward_is_taken_there(area: str) -> None:
    cards = talent({"on": f"place({area})", "gain": {"points": 3}})
    reward = 2 if area == "media" else 1
    desk = Desk(dice(6, 6) | OWN_TALENT | have(), cards=cards)
    desk.place(0, area, reward)
    assert desk["players.0.points"] == 3
    desk = Desk(dice(6, 6) | OWN_TALENT | have(), cards=cards).place(0, area, None)
    assert desk["players.0.points"] == 0


def test_costs_are_paid_before_the_talent_gives_and_gains_come_after() -> None:
    cards = talent({"on": "place(workshop)", "gain": {"snow": 2}})
    desk = Desk(dice(6) | OWN_TALENT | have(snow=1), cards=cards)
    assert desk.refuses_place(0, "workshop", 2) == {"SNP-3.3"}
    desk.place(0, "workshop", 4)
    assert desk["players.0.snow"] == 2
    assert desk["pending.0.kind"] == "window"


def test_the_right_ability_is_on_only_while_its_pattern_is_covered() -> None:
    cards = talent({"on": "checkout", "gain": {}}, {"on": "place(slope)", "gain": {"points": 1}}, [1, 2])
    for positions, points in (([1, 2], 1), ([1], 0), ([], 0), ([1, 2, 3], 1)):
        desk = Desk(dice(6, 6) | OWN_TALENT | have() | grid(blue=positions), cards=cards)
        desk.place(0, "slope", 1)
        assert desk["players.0.points"] == points


def test_moving_a_window_switches_the_right_ability_off_and_on() -> None:
    cards = talent({"on": "checkout", "gain": {}}, {"on": "place(slope)", "gain": {"points": 1}}, [1])
    cards["events"] = {"test_event": {"level": 2, "effect": {"move_window": 1}}}
    start = dice(6, 6) | OWN_TALENT | have() | {"players.0.events": ["test_event"]}
    for origin, target, points in ((1, 2, 0), (2, 1, 1)):
        desk = Desk(start | grid(blue=[origin]), players=1, cards=cards)
        desk.place(0, "event_hall", 2, event="test_event").do(
            0, "move_window", **{"from": origin, "to": target}
        )
        desk.place(0, "slope", 1, die=1)
        given = [
            event for event in desk.events if event.code == "gained" and event.data["resource"] == "points"
        ]
        assert len(given) == points


def test_with_on_window_the_new_window_counts_and_the_talent_gives_before_the_bonus() -> None:
    cards = talent({"on": "window", "gain": {"points": 1}}, {"on": "window", "gain": {"points": 2}}, [1])
    desk = Desk(dice(6, 6) | OWN_TALENT | have(snow=2), cards=cards).place(0, "workshop", 6)
    desk.do(0, "window", colour="blue", position=1)
    assert desk["players.0.points"] == 3
    assert [event.data["resource"] for event in desk.events if event.code == "gained"] == [
        "points",
        "points",
        "tickets",
    ]


def test_on_guest_counts_vips_too_and_gives_after_the_croissants_are_paid() -> None:
    cards = talent({"on": "guest", "gain": {"croissants": 1}})
    desk = Desk(dice(6) | OWN_TALENT | have(croissants=1) | station(*ROW), cards=cards).place(0, "station", 5)
    assert desk.refuses(0, "guest", position=3, room=1) == {"SNP-4.1"}
    desk.do(0, "guest", position=2, room=1)
    assert desk["players.0.croissants"] == 1
    start = dice(6) | OWN_TALENT | have() | station("star_chef", "ski_pupil") | grid(blue=[8, 9])
    desk = Desk(start, cards=cards).place(0, "station", 1).do(0, "guest", position=1, room=1)
    assert desk["players.0.croissants"] == 1


def test_a_talents_window_is_placed_before_the_row_refills_and_before_the_next_card() -> None:
    cards = talent({"on": "guest", "gain": {"window": {"any": 1}}})
    desk = Desk(dice(6) | OWN_TALENT | have() | station(*ROW), cards=cards).place(0, "station", 6)
    desk.do(0, "guest", position=1, room=1)
    assert [entry["kind"] for entry in desk["pending"]] == ["window", "guest"]
    desk.do(0, "window", colour="blue", position=1).do(0, "guest", position=5, room=2)
    desk.do(0, "window", colour="blue", position=2)
    assert desk["station"][0] == "night_porter"
    assert None not in desk["station"]


def test_on_event_acts_after_the_cost_and_before_the_effect() -> None:
    cards = talent(
        {"on": "event", "gain": {"points": 1}}, {"on": "place(event_hall)", "gain": {"snow": 1}}, [1]
    )
    cards["events"] = {"test_event": {"level": 2, "cost": {"tickets": 1}, "effect": {"window": {"any": 1}}}}
    start = dice(6) | OWN_TALENT | {"players.0.events": ["test_event"]} | grid(blue=[1])
    desk = Desk(start | have(tickets=1), cards=cards).place(0, "event_hall", 2, event="test_event")
    assert desk.goods() == {"snow": 1, "tickets": 0, "croissants": 0, "likes": 0, "points": 1}
    assert desk["pending.0.kind"] == "window"
    assert Desk(start | have(), cards=cards).refuses_place(0, "event_hall", 2, event="test_event") == {
        "SNP-3.3"
    }


def test_training_of_a_talent_outside_the_main_phase_is_lost() -> None:
    cards = talent({"on": "guest", "gain": {"train": 1, "points": 1}})
    cards["guests"] = {"host": {"cost": 0, "rewards": [{"guest": 1}, {}, {}], "stay": [{}, {}]}}
    start = OWN_TALENT | have() | rooms(("host", 1), ("ski_pupil", 3)) | station("ski_pupil")
    start |= {"players.0.dice.2": {"face": 2, "state": "room"}}
    desk = (
        Desk(start, cards=cards, phase="payment").do(0, "pay_room", room=1).do(0, "guest", position=1, room=3)
    )
    assert desk["players.0.points"] == 1
    assert desk["pending"] == []


def test_vips_and_goals_are_not_checked_again() -> None:
    start = rooms(("star_chef", 1), ("old_skier", 3)) | {"players.0.played_goals": ["no_vacancy"]} | have()
    desk = Desk(start | grid(green=[1]), phase="check_out")
    desk.do(0, "stay", room=1, stay=True)
    assert desk["players.0.rooms.0"] == {"card": "star_chef", "day": 2}
