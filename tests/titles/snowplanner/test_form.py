"""The JSON form: what is loaded, what is refused and why, and scenario files."""

from __future__ import annotations

import json

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import Json, JsonDict
from games.core.paths import put
from games.core.results import CardFault, FormFault
from games.core.scenario import ScenarioFault, read, run
from games.titles.snowplanner.title import TITLE
from tests.titles.snowplanner.desk import Desk, dice, grid, have, lying, rooms, station

MAIN: JsonDict = {
    "phase": "main",
    "active_seat": 0,
    "seats_to_act": [0],
    "turn_order": [0, 1],
    "players.0.talent_hand": [],
    "players.1.talent_hand": [],
    "players.0.talent": "showman",
    "players.1.talent": "greeter",
}


def patched(start: JsonDict) -> JsonDict:
    form = TITLE.new_game(2, SeededChance(0)).form()
    for path, value in start.items():
        put(form, path, value)
    return form


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("phase", "lunch"),
        ("season", "summer"),
        ("round", 9),
        ("round", 0),
        ("round", True),
        ("turn_order", [0, 0]),
        ("turn_order", [0]),
        ("active_seat", 2),
        ("active_seat", None),
        ("seats_to_act", [1]),
        ("seats_to_act", [0, 1]),
        ("round_card", "no_card"),
        ("round_card", None),
        ("round_deck", ["no_card"]),
        ("summit_tiles", ["points_2"]),
        ("summit_tiles.0", None),
        ("summit_open", 1),
        ("station", ["ski_pupil"]),
        ("station.2", None),
        ("station.0", "showman"),
        ("guest_deck", ["nobody"]),
        ("event_deck", [3]),
        ("part_time.face", 7),
        ("part_time.holder", 5),
        ("part_time", {"face": 3, "holder": None, "state": "room"}),
        ("areas.slope", [None]),
        ("areas.summit", [None, None]),
        ("areas.slope.0", {"seat": 0, "die": 0, "face": 2}),
        ("areas.slope.0", {"seat": 0, "die": "part_time", "face": 2}),
        ("areas.slope.0", {"seat": 0, "die": 3, "face": 2}),
        ("areas.slope.0", {"seat": 0, "die": 0, "face": 2, "value": 1}),
        ("players.0.points", -1),
        ("players.0.snow", "1"),
        ("players.0.dice", [{"face": 2, "state": "room"}]),
        ("players.0.dice.0", {"face": 0, "state": "room"}),
        ("players.0.dice.0.state", "lost"),
        ("players.0.windows.3", "red"),
        ("players.0.windows.3", None),
        ("players.0.windows", ["blue"]),
        ("players.0.rooms", [None, None]),
        ("players.0.rooms.0", {"card": "ski_pupil", "day": 4}),
        ("players.0.rooms.0", {"card": "ski_pupil"}),
        ("players.0.checked_out", "ski_pupil"),
        ("players.0.talent", "ski_pupil"),
        ("players.0.talent_hand", ["showman"]),
        ("players.0.events", ["no_card"]),
        ("players.0.goals", ["ski_show"]),
        ("pending", [{"seat": 0, "kind": "sing", "left": 1, "skip": False}]),
        ("pending", [{"seat": 0, "kind": "window", "left": 1, "skip": False}]),
        ("pending", [{"seat": 0, "kind": "window", "left": 0, "colour": "any", "skip": False}]),
        ("pending", [{"seat": 0, "kind": "guest", "left": 1, "max": 7, "skip": False}]),
        ("pending", [{"seat": 1, "kind": "train", "left": 1, "skip": True}]),
        ("rooms_done", [1]),
        ("wait", {"agenda": [1], "late": [], "step": 0}),
        ("wait", {"anything": 1}),
        ("result", {}),
        ("form", 2),
        ("game", "boutique"),
    ],
)
def test_a_start_that_does_not_fit_is_refused_with_the_path(path: str, value: Json) -> None:
    assert TITLE.load(patched(MAIN)).seats_to_act() == [0]
    with pytest.raises(FormFault) as fault:
        TITLE.load(patched({**MAIN, path: value}))
    assert fault.value.problem


def test_keys_that_are_missing_or_unknown_are_named() -> None:
    form = patched(MAIN)
    with pytest.raises(FormFault, match="extra"):
        TITLE.load({**form, "extra": 1})
    del form["players"][1]["snow"]
    with pytest.raises(FormFault, match=r"players\.1\.snow"):
        TITLE.load(form)


def test_a_die_lies_in_one_space_only() -> None:
    start = lying("slope", 2) | {"areas.bakery": [{"seat": 1, "die": 0, "face": 2}, None]}
    with pytest.raises(FormFault, match="two spaces"):
        Desk(start)


@pytest.mark.parametrize("phase", ["main", "resolution", "payment", "bonus", "check_out"])
def test_every_phase_can_be_begun_with_any_seat(phase: str) -> None:
    for seat in (0, 1):
        start = {"active_seat": seat, "seats_to_act": [seat]} | rooms(
            ("ski_pupil", 1), ("pianist", 1), seat=seat
        )
        desk = Desk(start, phase=phase)
        assert desk["seats_to_act"]
        form = desk.game.form()
        assert TITLE.load(form).form() == form


def test_a_main_phase_without_dice_goes_on_to_payment() -> None:
    placed = {f"players.{seat}.dice.{die}.state": "placed" for seat in (0, 1) for die in (0, 1)}
    desk = Desk(placed | rooms(("ski_pupil", 1), ("pianist", 1)))
    assert desk["phase"] == "payment"


PENDING: list[tuple[JsonDict, str, JsonDict]] = [
    (
        {"kind": "window", "left": 2, "colour": "blue", "skip": False},
        "window",
        {"colour": "blue", "position": 4},
    ),
    (
        {"kind": "window", "left": 1, "colour": "any", "skip": True},
        "window",
        {"colour": "green", "position": 4},
    ),
    ({"kind": "guest", "left": 2, "max": 6, "skip": False}, "guest", {"position": 2, "room": 2}),
    ({"kind": "guest", "left": 1, "max": 2, "skip": True}, "guest", {"position": 2, "room": 2}),
    ({"kind": "move_window", "left": 1, "skip": True}, "move_window", {"from": 9, "to": 1}),
    ({"kind": "train", "left": 2, "skip": True}, "train", {"die": 1}),
]


@pytest.mark.parametrize(("entry", "kind", "fields"), PENDING)
def test_a_start_may_hold_pending_decisions(entry: JsonDict, kind: str, fields: JsonDict) -> None:
    start = (
        {"pending": [{"seat": 0, **entry}]} | grid(blue=[9]) | station("pianist", "ski_pupil", "bus_driver")
    )
    desk = Desk(start | dice(6, 4) | have())
    assert desk["pending"] == [{"seat": 0, **entry}]
    assert bool(desk.refuses(0, "skip")) != entry["skip"]
    desk.do(0, kind, **fields)
    if entry["left"] == 2:
        assert desk["pending.0.left"] == 1
        assert desk["active_seat"] == 0
    else:
        assert desk["pending"] == []
        assert desk["active_seat"] == 1


def test_two_pending_decisions_are_due_in_their_order() -> None:
    window = {"seat": 0, "kind": "window", "left": 1, "colour": "any", "skip": False}
    move = {"seat": 0, "kind": "move_window", "left": 1, "skip": True}
    desk = Desk({"pending": [window, move]}).do(0, "window", colour="blue", position=1)
    assert desk["pending"] == [move]
    desk.do(0, "skip")
    assert desk["active_seat"] == 1


def test_a_pending_decision_without_a_way_passes_by() -> None:
    guest = {"seat": 0, "kind": "guest", "left": 1, "max": 6, "skip": True}
    desk = Desk({"pending": [guest]} | station("pianist") | have())
    assert desk["active_seat"] == 1


def scenario(**keys: Json) -> str:
    return json.dumps({"game": "snowplanner", "players": 2, "title": "a test", "start": MAIN, **keys})


def test_a_scenario_may_bring_its_own_cards() -> None:
    cards = {
        "guests": {
            "fan": {
                "cost": 1,
                "rewards": [{"tickets": 1}, {"points": 2}, {"points": 4}],
                "stay": [{"blue": 1}, {"any": 3}],
            }
        },
        "vips": {
            "star": {
                "pattern": [5],
                "reward": {"points": 3},
                "stay": [{"any": 1}, {"any": 1}, {"pay": {"croissants": 2}}],
                "penalty": 4,
            }
        },
        "events": {"fair": {"level": 3, "cost": {"snow": 1}, "effect": {"points": 2}}},
        "summit_tiles": {"peak": {"train": 2}},
        "talents": {
            "eye": {
                "left": {"on": "window", "gain": {"train": 1}},
                "right": {"on": "bonus", "gain": {}},
                "pattern": [1, 2],
            }
        },
        "goals": {"aim": {"layout": [1], "per": "vip", "divisor": 1, "points": 4, "max": 12}},
        "rounds": {"gift": {"season": "low", "gains": {"snow": 1}}},
    }
    start = {
        **MAIN,
        "station.0": "fan",
        "station.1": "star",
        "players.0.events": ["fair"],
        "round_card": "gift",
    }
    start |= {"summit_tiles.0": "peak", "players.0.talent": "eye", "players.0.goals": ["aim"]}
    move = {
        "type": "place",
        "die": 1,
        "area": "event_hall",
        "snow": 0,
        "tickets": 0,
        "reward": 2,
        "event": "fair",
    }
    played = run(
        read(
            scenario(
                cards=cards, start=start, moves=[{"seat": 0, "do": move}], expect={"players.0.points": 2}
            )
        )
    )
    assert played.failures == []


@pytest.mark.parametrize(
    ("cards", "path"),
    [
        (
            {"guests": {"fan": {"cost": 1, "rewards": [{"tickets": 1}, {"points": 2}], "stay": [{}, {}]}}},
            "rewards.2",
        ),
        ({"guests": {"fan": {"cost": 1, "rewards": [{"gold": 1}, {}, {}], "stay": [{}, {}]}}}, "gold"),
        ({"guests": {"fan": {"cost": 1, "rewards": [{"train": 1}, {}, {}], "stay": [{}, {}]}}}, "train"),
        ({"guests": {"fan": {"cost": 1, "rewards": [{}, {}, {}], "stay": [{"red": 1}, {}]}}}, "red"),
        ({"guests": {"ski_pupil": {"cost": 1, "rewards": [{}, {}, {}], "stay": [{}, {}]}}}, "ski_pupil"),
        ({"vips": {"star": {"pattern": [10], "reward": {}, "stay": [{}, {}, {}], "penalty": 1}}}, "pattern"),
        ({"vips": {"star": {"pattern": [1], "reward": {}, "stay": [{}, {}], "penalty": 1}}}, "stay"),
        ({"events": {"fair": {"level": 7, "cost": {}, "effect": {}}}}, "level"),
        (
            {
                "talents": {
                    "eye": {
                        "left": {"on": "dawn", "gain": {}},
                        "right": {"on": "bonus", "gain": {}},
                        "pattern": [1],
                    }
                }
            },
            "on",
        ),
        (
            {
                "talents": {
                    "eye": {
                        "left": {"on": "bonus", "gain": {"train": 1}},
                        "right": {"on": "bonus", "gain": {}},
                        "pattern": [1],
                    }
                }
            },
            "train",
        ),
        ({"goals": {"aim": {"layout": [1], "per": "cow", "divisor": 1, "points": 1, "max": 1}}}, "per"),
        ({"goals": {"aim": {"layout": [1], "per": "vip", "divisor": 0, "points": 1, "max": 1}}}, "divisor"),
        ({"rounds": {"gift": {"season": "low"}}}, "gains"),
        ({"rounds": {"gift": {"season": "high", "gains": {"snow": 1}}}}, "gains"),
        ({"summit_tiles": {"peak": {"snow": 0}}}, "snow"),
        ({"summit_tiles": {"peak": {"window": {"red": 1}}}}, "red"),
        ({"areas": {}}, "areas"),
    ],
)
def test_faulty_own_cards_are_refused_by_name(cards: JsonDict, path: str) -> None:
    with pytest.raises(ScenarioFault, match=path):
        read(scenario(cards=cards))


@pytest.mark.parametrize(
    "keys",
    [
        {"chance": [{"dice": 3}]},
        {"chance": [{"guest": 3}]},
        {"moves": [{"seat": 0, "do": {"type": "place", "die": 0, "area": "slope", "reward": 1, "snow": 0}}]},
        {
            "moves": [
                {
                    "seat": 0,
                    "do": {"type": "place", "die": 0, "area": "spa", "reward": 1, "snow": 0, "tickets": 0},
                }
            ]
        },
        {"moves": [{"seat": 0, "do": {"type": "train", "die": 3}}]},
        {"moves": [{"seat": 0, "do": {"type": "window", "colour": "blue", "position": "1"}}]},
        {"moves": [{"seat": 0, "do": {"type": "stay", "room": 1}}]},
        {"options": {"solo": True}},
        {"players": 5},
    ],
)
def test_a_faulty_scenario_is_refused(keys: JsonDict) -> None:
    with pytest.raises((ScenarioFault, FormFault)):
        run(read(scenario(**keys)))


def test_a_script_that_names_no_card_is_a_fault_and_one_left_over_a_failure() -> None:
    move = {
        "seat": 0,
        "do": {"type": "place", "die": 0, "area": "event_hall", "snow": 0, "tickets": 0, "reward": 1},
    }
    with pytest.raises(ScenarioFault):
        run(read(scenario(chance=[{"event": "no_card"}], moves=[move])))
    assert run(read(scenario(chance=[{"guest": "pianist"}], moves=[move]))).failures
    assert run(read(scenario(chance=[{"event": "ski_show"}, {"round": "encore"}], moves=[move]))).failures
    assert run(read(scenario(chance=[{"event": "ski_show"}], moves=[move]))).failures == []


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("guests.ski_pupil.rewards", [{}, {}], "guests.ski_pupil.rewards.2"),
        ("vips.star_chef.pattern", [0], "vips.star_chef.pattern.0"),
        ("events.ski_show.effect", {"fly": 1}, "events.ski_show.effect.fly"),
        ("talents.showman.left.on", "noon", "talents.showman.left.on"),
        ("summit_tiles", {}, "summit_tiles"),
        ("rounds.deep_snow.season", "high", "rounds.deep_snow.gains"),
        ("spaces.2", [5], "spaces.2"),
        ("hotel.bonus", [], "hotel.bonus"),
        ("bonus_table.blue", [{}], "bonus_table.blue"),
        ("setup.dice", [7, 1, 1], "setup.dice.0"),
        ("areas.slope.rewards", {"9": {"snow": 1}}, "areas.slope.rewards.9"),
        ("areas.slope.rewards", {}, "areas.slope.rewards"),
        ("setup.events", 9, "events"),
    ],
)
def test_faults_of_a_card_set_are_named(path: str, value: Json, fault: str) -> None:
    cards = TITLE.default_cards()
    put(cards, path, value)
    faults: list[CardFault] = TITLE.card_faults(cards)
    assert fault in {found.path for found in faults}
