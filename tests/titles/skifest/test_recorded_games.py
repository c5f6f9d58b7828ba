"""Finished games as they were recorded, one for each way a game can end, replayed move by move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.core.chance import RecordedChance
from games.titles.skifest.title import TITLE
from tests.titles.skifest.support import gear_cards, slope_cards

FILES = sorted((Path(__file__).parent / "games").glob("*.json"))
RECORDS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES}


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    record: Any = RECORDS[name]
    chance = RecordedChance(record["setup"])
    game = TITLE.new_game(record["players"], chance)
    assert chance.left == 0
    cards = slope_cards(game.form())
    gear = gear_cards(game.form())
    codes = set()
    for entry in record["log"]:
        assert game.seats_to_act() == [entry["seat"]] or entry["move"]["type"] in TITLE.anytime
        chance = RecordedChance(entry["chance"])
        codes |= {event.code for event in game.play(entry["seat"], entry["move"], chance)}
        assert chance.left == 0
        assert slope_cards(game.form()) == cards
        assert gear_cards(game.form()) == gear
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == record["reason"]
    assert game.form()["result"] == record["result"]
    assert sorted(codes) == record["events"]


def test_the_records_show_every_end_and_what_is_rare() -> None:
    assert {record["reason"] for record in RECORDS.values()} == {"points", "fame", "markers", "shared"}
    assert {record["players"] for record in RECORDS.values()} == {2, 3, 4}
    events = {code for record in RECORDS.values() for code in record["events"]}
    assert events >= {
        "avalanche",
        "slid",
        "stayed",
        "row_wiped",
        "shuffled",
        "armed",
        "bought",
        "explosives_lost",
    }
    rare = [record["events"] for record in RECORDS.values()]
    assert any({"avalanche", "row_wiped", "shuffled"} <= set(codes) for codes in rare)
