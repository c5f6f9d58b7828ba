"""Scenario starts of Ski Fest: what follows for the set-up from patched values."""

from __future__ import annotations

import json

import pytest

from games.core.jsontypes import JsonDict
from games.core.scenario import Run, ScenarioFault, read, run


def played(start: JsonDict) -> Run:
    return run(read(json.dumps({"game": "skifest", "players": 3, "start": start})))


def test_with_a_turn_order_and_no_arrivals_all_came_in_that_order() -> None:
    for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2]):
        form = played({"turn_order": order, "active_seat": order[0]}).game.form()
        assert [form["players"][seat]["arrived"] for seat in order] == [0, 1, 2]


@pytest.mark.parametrize("path", ["players.1.arrived", "players.0.arrived"])
def test_arrivals_that_a_start_gives_stay(path: str) -> None:
    form = played({"turn_order": [0, 1, 2], "active_seat": 0, path: 7}).game.form()
    assert form["players"][int(path.split(".")[1])]["arrived"] == 7


def test_the_evening_of_such_a_start_begins_with_the_first_in_its_order() -> None:
    evening: JsonDict = {"phase": "apres", "actions_left": 0, "turn_order": [1, 0, 2]}
    assert played({**evening, "active_seat": 1}).game.seats_to_act() == [1]
    with pytest.raises(ScenarioFault, match="active_seat"):
        played({**evening, "active_seat": 0})


def test_a_faulty_turn_order_is_named() -> None:
    for order in (3, [0, 1], ["x", 0, 1], [0, 0, 1]):
        with pytest.raises(ScenarioFault, match="turn_order"):
            played({"turn_order": order})
