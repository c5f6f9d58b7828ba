"""SKF-6: the maps as printed, and the faults of card sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.titles.skifest.title import TITLE

LARGE = """
Nursery Mile A-V n, Cocoa Trail A-V s, Duckling B-V n, Postman C-V n, Sunny Side C-V s, Balcony D-A,
Crossing E-B s, Lantern F-C, Traverse G-D;
Larch Lane A-V, Cable Cut B-V s, Chamois C-V s, Ravine D-B, Ember E-A s, Quarry E-C, Tin Roof F-B, Gully G-E,
Vertebra H-E s, Ridgeback H-F;
Fang D-V s, Long Shadow F-V, Widow's Stair G-A s, Skull Drop H-B s, Old Bones H-D, North Wall G-E
"""
SMALL = """
Nursery Mile A-V n, Cocoa Trail A-V s, Duckling B-V n, Balcony D-A, Crossing E-B s, Lantern E-A;
Larch Lane A-V, Cable Cut B-V s, Ravine D-B, Ember E-A s, Vertebra H-E s, Ridgeback H-D;
Fang D-V s, Skull Drop H-B s, Old Bones E-V, North Wall H-A
"""
LIFTS = {
    "large": ["V-A", "V-B", "V-C", "A-D", "B-E", "C-F", "D-G", "E-H", "F-H", "A-E"],
    "small": ["V-A", "V-B", "A-D", "B-E", "D-H", "E-H"],
}
HEIGHTS = {
    "large": {"V": 0, "A": 1, "B": 1, "C": 1, "D": 2, "E": 2, "F": 2, "G": 3, "H": 3},
    "small": {"V": 0, "A": 1, "B": 1, "D": 2, "E": 2, "H": 3},
}


@pytest.mark.parametrize(("name", "printed", "spaces"), [("large", LARGE, 10), ("small", SMALL, 7)])
def test_the_map_is_as_printed(name: str, printed: str, spaces: int) -> None:
    mountain = TITLE.default_cards()["maps"][name]
    wanted = []
    for difficulty, line in zip(
        ("green", "blue", "black"), printed.replace("\n", " ").split(";"), strict=True
    ):
        for entry in line.split(","):
            *words, last = entry.split()
            sign = last if last in ("n", "s") else ""
            ends = words.pop() if sign else last
            wanted.append((difficulty, " ".join(words), ends, sign))
    got = [
        (
            run["difficulty"],
            run["name"],
            f"{run['top']}-{run['bottom']}",
            "n" if run["no_yeti"] else "s" if run["style_space"] else "",
        )
        for run in mountain["runs"]
    ]
    assert got == wanted
    assert sum(run["style_space"] for run in mountain["runs"]) == spaces
    assert [f"{lift['from']}-{lift['to']}" for lift in mountain["lifts"]] == LIFTS[name]
    assert {place["key"]: place["height"] for place in mountain["places"]} == HEIGHTS[name]
    for run in mountain["runs"]:
        assert run["key"] == run["name"].lower().replace("'", "").replace(" ", "_")


def test_the_shipped_cards_have_no_fault() -> None:
    assert TITLE.card_faults(TITLE.default_cards()) == []


def add_place(cards: JsonDict) -> None:
    cards["maps"]["small"]["places"].append({"key": "Z", "name": "Z", "height": 2, "lodge": None})


def dead_end(cards: JsonDict) -> None:
    add_place(cards)
    cards["maps"]["small"]["lifts"].append({"from": "A", "to": "Z"})


def unreached(cards: JsonDict) -> None:
    add_place(cards)
    run = {"key": "zig", "name": "Zig", "difficulty": "green", "top": "Z", "bottom": "A"}
    cards["maps"]["small"]["runs"].append({**run, "style_space": False, "no_yeti": False})


def change(*way: Any, to: Any) -> Callable[[JsonDict], None]:
    def changed(cards: JsonDict) -> None:
        here: Any = cards
        for key in way[:-1]:
            here = here[key]
        here[way[-1]] = to

    return changed


@pytest.mark.parametrize(
    ("edit", "path", "problem"),
    [
        (dead_end, "maps.small.places.6", "no run leads on from Z"),
        (unreached, "maps.small.places.6", "no lift or run leads to Z"),
        (change("maps", "large", "runs", 0, "bottom", to="A"), "maps.large.runs.0", "a run goes down"),
        (change("maps", "large", "runs", 0, "top", to="V"), "maps.large.runs.0", "a run goes down"),
        (change("maps", "large", "lifts", 3, "to", to="B"), "maps.large.lifts.3", "a lift goes up"),
        (change("maps", "large", "lifts", 3, "to", to="Q"), "maps.large.lifts.3.to", "no place"),
        (
            change("maps", "small", "places", 1, "height", to=0),
            "maps.small.places",
            "exactly one place of height 0",
        ),
        (change("maps", "small", "places", 1, "key", to="B"), "maps.small.places.2.key", "twice"),
        (change("maps", "small", "runs", 1, "key", to="nursery_mile"), "maps.small.runs.1.key", "twice"),
        (
            change("maps", "small", "runs", 1, "difficulty", to="red"),
            "maps.small.runs.1.difficulty",
            "none of",
        ),
        (
            change("maps", "small", "runs", 1, "style_space", to=1),
            "maps.small.runs.1.style_space",
            "true or false",
        ),
        (change("maps", "large", "runs", to=[]), "maps.large.runs", "1 to"),
        (change("slope", "yeti", to=-1), "slope.yeti", "whole number"),
        (change("slope", to={}), "slope.red-slalom", "missing"),
        (change("gear", 0, "effect", to={"kind": "fly"}), "gear.0.effect.kind", "no effect"),
        (change("gear", 0, "effect", "cards", to=0), "gear.0.effect.cards", "1 to"),
        (change("gear", 3, "effect", "cards", to=4), "gear.3.effect.cards", "1 to 3"),
        (change("gear", 3, "effect", "difficulty", to="red"), "gear.3.effect.difficulty", "none of"),
        (change("gear", 1, "effect", to={"kind": "pass_yeti", "cards": 1}), "gear.1.effect.cards", "unknown"),
        (change("gear", 1, "key", to="wax"), "gear.3.key", "twice"),
        (change("gear", 1, "fame", to="2"), "gear.1.fame", "whole number"),
        (change("gear", to=[]), "gear", "4 to"),
        (change("village", 1, "key", to="sauna"), "village.1.key", "bakery"),
        (change("village", 6, "cost", to={"fame": 1}), "village.6.cost.fame", "unknown"),
        (change("village", 1, "gain", "cards", to=99), "village.1.gain.cards", "0 to 10"),
        (change("village", 1, "gain", "gold", to=1), "village.1.gain.gold", "unknown"),
        (change("village", 0, "name", to=""), "village.0.name", "name"),
        (change("extra", to=1), "extra", "unknown"),
    ],
)
def test_a_fault_is_named_with_its_path(edit: Callable[[JsonDict], None], path: str, problem: str) -> None:
    cards = TITLE.default_cards()
    edit(cards)
    faults = TITLE.card_faults(cards)
    assert any(fault.path == path and problem in fault.problem for fault in faults), faults


def test_all_faults_are_listed_and_nonsense_is_no_crash() -> None:
    cards = TITLE.default_cards()
    cards["slope"]["yeti"] = "many"
    cards["gear"][0]["points"] = None
    cards["maps"]["small"] = []
    assert {fault.path for fault in TITLE.card_faults(cards)} == {"slope.yeti", "gear.0.points", "maps.small"}
    for nonsense in (None, [], {}, "cards", {"slope": 1, "gear": 2, "village": 3, "maps": 4}):
        assert TITLE.card_faults(nonsense)


def test_too_many_style_spaces_or_too_few_runs_for_the_yeti_are_faults() -> None:
    cards = TITLE.default_cards()
    for run in cards["maps"]["small"]["runs"]:
        run["style_space"] = run["no_yeti"] = True
    problems = [fault.problem for fault in TITLE.card_faults(cards)]
    assert len(problems) == 2


def test_edited_numbers_are_played() -> None:
    cards = TITLE.default_cards()
    cards["slope"]["yeti"] = 0
    cards["village"][5]["gain"]["fame"] = 4
    assert TITLE.card_faults(cards) == []
    game = TITLE.new_game(2, SeededChance(1), cards)
    assert not any(
        "yeti" in pile
        for pile in (game.form()["deck"], *(player["hand"] for player in game.form()["players"]))
    )
    form = game.form()
    form |= {"phase": "apres", "round": 4, "actions_left": 0, "active_seat": form["turn_order"][0]}
    evening = TITLE.load(form, cards)
    seat = form["turn_order"][0]
    evening.play(seat, {"type": "visit", "place": "sauna"}, SeededChance(1))
    assert evening.form()["players"][seat]["fame"] == 4
