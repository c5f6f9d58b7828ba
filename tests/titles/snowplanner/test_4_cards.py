"""SNP-4: each card does what is printed on it."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.title import TITLE
from tests.titles.snowplanner.desk import Desk, dice, grid, have, plus, rooms, station
from tests.titles.snowplanner.printed import EVENTS, GUESTS, TALENTS, VIPS

RESOURCES = ("snow", "tickets", "croissants", "likes", "points")
OTHER = ("hotel_critic", 3)
"""A guest that leaves in any case: with it in another room the order of rooms is a choice."""


def plain(gains: JsonDict) -> dict[str, int]:
    """The resources among gains."""
    return {verb: number for verb, number in gains.items() if verb in RESOURCES}


def windows_for(need: JsonDict, short: int = 0) -> JsonDict:
    """A grid that just meets a requirement, or lacks ``short`` Windows of it."""
    row: list[str] = []
    for colour in ("blue", "orange", "green"):
        row += [colour] * need.get(colour, 0)
    if len(row) < need.get("any", 0):
        row += ["blue"] * (need["any"] - len(row))
    row = row[short:]
    return {"players.0.windows": [*row, *[""] * (9 - len(row))]}


def to_pay(need: JsonDict, short: int = 0) -> JsonDict:
    return have(**{name: number - short for name, number in need.get("pay", {}).items()})


def test_the_shipped_set_is_the_printed_one() -> None:
    cards = TITLE.default_cards()
    assert TITLE.card_faults(cards) == []
    for kind, printed in (("guests", GUESTS), ("vips", VIPS), ("events", EVENTS), ("talents", TALENTS)):
        assert {key: {**card, "name": ""} for key, card in cards[kind].items()} == {
            key: {**card, "name": ""} for key, card in printed.items()
        }


@pytest.mark.parametrize("key", GUESTS)
def test_a_guest_costs_its_croissants(key: str) -> None:
    cost = GUESTS[key]["cost"]
    start = dice(6, 6) | station(key, "ski_pupil") | have(croissants=cost)
    desk = Desk(start).place(0, "station", 1).do(0, "guest", position=1, room=2)
    assert desk["players.0.rooms.1"] == {"card": key, "day": 1}
    assert desk["players.0.croissants"] == 0
    if cost:
        desk = Desk(start | have(croissants=cost - 1)).place(0, "station", 1)
        assert desk.refuses(0, "guest", position=1, room=2) == {"SNP-4.1"}


@pytest.mark.parametrize("day", [1, 2, 3])
@pytest.mark.parametrize("key", GUESTS)
def test_a_guest_pays_the_reward_of_its_day(key: str, day: int) -> None:
    reward = GUESTS[key]["rewards"][day - 1]
    start = have() | rooms((key, day), ("sled_racer", 1), ("sled_racer", 1)) | station("ski_pupil")
    if reward.get("guest"):
        start = have() | rooms((key, day), ("sled_racer", 1)) | station("ski_pupil")
    desk = Desk(start, phase="payment")
    before, hand = desk.goods(), desk["players.0.events"]
    desk.do(0, "pay_room", room=1)
    if "window" in reward:
        assert desk["pending"] == [{"seat": 0, "kind": "window", "left": 1, "colour": "any", "skip": False}]
    elif "guest" in reward:
        assert desk["pending"] == [{"seat": 0, "kind": "guest", "left": 1, "max": 6, "skip": True}]
        desk.do(0, "guest", position=1, room=3)
    assert desk.goods() == plus(before, **plain(reward))
    assert len(desk["players.0.events"]) == len(hand) + reward.get("draw_event", 0)


@pytest.mark.parametrize("day", [1, 2])
@pytest.mark.parametrize("key", GUESTS)
def test_a_guest_stays_if_just_what_it_asks_is_there(key: str, day: int) -> None:
    need = GUESTS[key]["stay"][day - 1]
    start = have() | rooms((key, day), OTHER)
    desk = Desk(start | windows_for(need), phase="check_out").do(0, "stay", room=1, stay=True)
    assert desk["players.0.rooms.0"] == {"card": key, "day": day + 1}
    desk = Desk(start | windows_for(need, short=1), phase="check_out")
    assert desk.refuses(0, "stay", room=1, stay=True) == {"SNP-7.1"}


@pytest.mark.parametrize("key", VIPS)
def test_a_vip_comes_when_its_pattern_is_covered(key: str) -> None:
    pattern = VIPS[key]["pattern"]
    start = dice(6, 6) | station(key, "ski_pupil") | have()
    desk = Desk(start | grid(green=pattern)).place(0, "station", 1).do(0, "guest", position=1, room=1)
    assert desk["players.0.rooms.0"] == {"card": key, "day": 1}
    for missing in pattern:
        rest = [position for position in pattern if position != missing]
        desk = Desk(start | grid(green=rest)).place(0, "station", 1)
        assert desk.refuses(0, "guest", position=1, room=1) == {"SNP-4.3"}


@pytest.mark.parametrize("day", [1, 2, 3])
@pytest.mark.parametrize("key", VIPS)
def test_a_vip_pays_the_same_every_day(key: str, day: int) -> None:
    start = have() | rooms((key, day), ("sled_racer", 1), ("sled_racer", 1))
    desk = Desk(start, phase="payment").do(0, "pay_room", room=1)
    assert desk.goods() == plus(dict.fromkeys(RESOURCES, 0), **VIPS[key]["reward"])


@pytest.mark.parametrize("day", [1, 2, 3])
@pytest.mark.parametrize("key", VIPS)
def test_a_vip_stays_for_what_it_asks_and_pays(key: str, day: int) -> None:
    need = VIPS[key]["stay"][day - 1]
    start = rooms((key, day), OTHER) | windows_for(need) | to_pay(need) | {"players.0.talent": None}
    desk = Desk(start, phase="check_out").do(0, "stay", room=1, stay=True)
    assert desk["players.0.rooms.0"] == {"card": key, "day": min(3, day + 1)}
    assert sum(desk.goods().values()) == 0
    desk = Desk(start | windows_for(need, short=1), phase="check_out")
    assert desk.refuses(0, "stay", room=1, stay=True) == {"SNP-7.2"}
    if "pay" in need:
        desk = Desk(start | to_pay(need, short=1), phase="check_out")
        assert desk.refuses(0, "stay", room=1, stay=True) == {"SNP-7.2"}


@pytest.mark.parametrize("key", VIPS)
def test_a_departing_vip_costs_its_penalty(key: str) -> None:
    start = rooms((key, 1), OTHER) | have(points=9)
    desk = Desk(start, phase="check_out").do(0, "stay", room=1, stay=False)
    assert desk["players.0.points"] == 9 - VIPS[key]["penalty"]
    assert desk["players.0.checked_out"] == [key, OTHER[0]]


@pytest.mark.parametrize("key", EVENTS)
def test_an_event_costs_and_gives_what_is_printed(key: str) -> None:
    card = EVENTS[key]
    level, cost, effect = card["level"], card["cost"], card["effect"]
    start = {"players.0.events": [key]} | have(**cost) | station("sled_racer") | grid(blue=[5])
    low = Desk(start | dice(level - 1, 2))
    assert low.refuses_place(0, "event_hall", 2, event=key) == {"SNP-3.3"}
    for resource, number in cost.items():
        poor = Desk(start | dice(level, 2) | have(**{**cost, resource: number - 1}))
        assert poor.refuses_place(0, "event_hall", 2, event=key) == {"SNP-3.3"}
    desk = Desk(start | dice(level, 2) | {"guest_deck": []}).place(0, "event_hall", 2, event=key)
    wanted = dict.fromkeys(RESOURCES, 0)
    for colour, number in effect.get("window", {}).items():
        for at in range(number):
            entry = desk["pending.0"]
            left = number - at
            assert entry == {"seat": 0, "kind": "window", "left": left, "colour": colour, "skip": False}
            desk.do(0, "window", colour="green" if colour == "any" else colour, position=(1, 3)[at])
            wanted["tickets"] += 1
    if "guest" in effect:
        assert desk["pending.0"]["kind"] == "guest"
        desk.do(0, "guest", position=1, room=1)
        assert desk["players.0.rooms.0.card"] == "sled_racer"
    if "move_window" in effect:
        desk.do(0, "move_window", **{"from": 5, "to": 6})
        assert desk["players.0.windows.5"] == "blue"
    if "train" in effect:
        assert desk["pending.0.left"] == effect["train"]
        for _ in range(effect["train"]):
            desk.do(0, "train", die=1)
        assert desk["players.0.dice.1.face"] == 2 + effect["train"]
    assert desk.goods() == plus(wanted, **plain(effect))
    assert desk["players.0.played_events"] == [key]
    assert desk["players.0.events"] == []
    assert desk["pending"] == []


def set_off(trigger: str, start: JsonDict) -> Desk:
    """Do what sets a Talent off, with as little else as can be; what else it brings is in ``ELSE``."""
    if trigger == "guest":
        desk = Desk(start | have() | dice(6, 6) | station("ski_pupil", "sled_racer"))
        return desk.place(0, "station", 1).do(0, "guest", position=1, room=1)
    if trigger == "event":
        cards = {"events": {"test_event": {"level": 2, "effect": {"draw_event": 1}}}}
        desk = Desk(start | have() | dice(6, 6) | {"players.0.events": ["test_event"]}, cards=cards)
        return desk.place(0, "event_hall", 2, event="test_event")
    if trigger == "checkout":
        cards_in = rooms(("ski_pupil", 3), ("ice_skater", 3), ("pianist", 3))
        return Desk(start | have() | cards_in, phase="check_out").do(0, "stay", room=1, stay=False)
    if trigger == "bonus":
        return Desk(start | have(snow=0), phase="payment", players=1)
    area = trigger.removeprefix("place(").removesuffix(")")
    if area == "workshop":
        return Desk(start | have(snow=1) | dice(6, 6)).place(0, area, 4)
    return Desk(start | have() | dice(6, 6)).place(0, area, 2 if area == "media" else 1)


ELSE: dict[str, dict[str, int]] = {
    "place(slope)": {"snow": 1},
    "place(ticket_office)": {"tickets": 2},
    "place(bakery)": {"croissants": 1},
    "place(media)": {"likes": 1},
    "place(office)": {"tickets": 1},
    "place(summit)": {"snow": 1},
}


def given(key: str, trigger: str, covered: bool) -> dict[str, int]:
    """What the abilities of a Talent give for this, by the printed card."""
    total: dict[str, int] = {}
    for side in ("left", "right"):
        ability = TALENTS[key][side]
        if ability["on"] == trigger and (side == "left" or covered):
            for resource, number in ability["gain"].items():
                total[resource] = total.get(resource, 0) + number
    return total


@pytest.mark.parametrize("covered", [False, True])
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("key", TALENTS)
def test_a_talent_gives_left_always_and_right_while_its_pattern_is_covered(
    key: str, side: str, covered: bool
) -> None:
    trigger = TALENTS[key][side]["on"]
    pattern = TALENTS[key]["pattern"]
    # One position less switches it off. Colours that differ keep the Bonus rows out of it.
    positions = pattern if covered else pattern[1:]
    windows = [""] * 9
    for colour, position in zip(("blue", "orange", "green", "blue"), positions, strict=False):
        windows[position - 1] = colour
    start = {"players.0.talent": key, "players.0.windows": windows}
    gained = given(key, trigger, covered)
    for resource, number in ELSE.get(trigger, {}).items():
        gained[resource] = gained.get(resource, 0) + number
    if trigger == "bonus" and len(positions) == 4:
        gained["snow"] = gained.get("snow", 0) + 1
    desk = set_off(trigger, start)
    assert desk.goods() == plus(dict.fromkeys(RESOURCES, 0), **gained)
