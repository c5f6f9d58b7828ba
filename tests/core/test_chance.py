"""Chance: the same seed the same results, records that replay, scripts that are used in order."""

from __future__ import annotations

import json

import pytest

from games.core.chance import Chance, ChanceFault, RecordedChance, ScriptedChance, SeededChance


def draw(chance: Chance) -> list[object]:
    """A few results of each kind."""
    return [chance.die(), chance.permutation(5), chance.pick(9), chance.die(20), chance.permutation(0)]


def test_the_same_seed_gives_the_same_results() -> None:
    assert draw(SeededChance(4)) == draw(SeededChance(4)) != draw(SeededChance(5))


def test_what_was_given_replays_from_the_record() -> None:
    chance = SeededChance(4)
    results = draw(chance)
    record = json.loads(json.dumps(chance.take()))
    assert chance.given == []
    replayed = RecordedChance(record)
    assert draw(replayed) == results
    assert replayed.left == 0
    with pytest.raises(ChanceFault, match="used up"):
        replayed.die()


def test_a_record_of_another_kind_is_a_fault() -> None:
    with pytest.raises(ChanceFault, match="a shuffle was asked for"):
        RecordedChance([{"die": 3}]).permutation(3)


def test_a_dumped_generator_goes_on_where_it_was() -> None:
    chance = SeededChance(4)
    draw(chance)
    other = SeededChance.restore(json.loads(json.dumps(chance.dump())))
    assert draw(other) == draw(chance)


def test_a_script_comes_first_then_seed_0() -> None:
    chance = ScriptedChance([{"die": 6}, {"card": "x"}])
    assert (chance.die(), chance.reveal("card")) == (6, "x")
    assert chance.reveal("card") is None
    assert chance.die() == SeededChance(0).die()
    assert chance.left == []


def test_shuffles_and_picks_use_no_entry_of_a_script() -> None:
    chance = ScriptedChance([{"die": 6}])
    chance.permutation(4)
    chance.pick(3)
    assert chance.left == [{"die": 6}]


@pytest.mark.parametrize("value", [0, 7, True, "3", 2.0])
def test_a_scripted_die_shows_its_faces_only(value: object) -> None:
    with pytest.raises(ChanceFault, match="1 to 6"):
        ScriptedChance([{"die": value}]).die()
