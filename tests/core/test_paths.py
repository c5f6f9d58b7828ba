"""Dotted paths into JSON."""

from __future__ import annotations

import pytest

from games.core.paths import PathFault, get, put, same

FORM = {"players": [{"money": 5}, {"money": 7}], "bids": {}}


def test_paths_lead_through_objects_and_lists() -> None:
    assert get(FORM, "players.1.money") == 7
    assert get(FORM, "players") is FORM["players"]


@pytest.mark.parametrize(
    "path",
    [
        *("player", "players.2", "players.-1", "players.x", "players.0.money.0", "", "bids.0"),
        *("players.00", "players.²", "players.٠", f"players.{'1' * 5000}"),
    ],
)
def test_a_path_to_nowhere_is_a_fault(path: str) -> None:
    with pytest.raises(PathFault):
        get(FORM, path)
    with pytest.raises(PathFault):
        put({"players": [{"money": 5}], "bids": {}}, path, 1)


def test_only_open_objects_take_new_keys() -> None:
    form: dict[str, dict[str, int]] = {"bids": {}}
    put(form, "bids.0", 1, ("bids",))
    assert form == {"bids": {"0": 1}}


def test_true_is_not_one() -> None:
    assert same({"a": [1, True]}, {"a": [1, True]})
    assert not same({"a": [1, 1]}, {"a": [1, True]})
    assert not same([1], [1, 2])
    assert not same({"a": 1}, {"b": 1})
