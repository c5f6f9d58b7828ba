"""Finished games, recorded: whatever changes in the code, the same moves must give the same result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.core.chance import RecordedChance
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.snowplanner.title import TITLE

GAMES = sorted(Path(__file__).with_name("games").glob("*.json"))
GOODS = ("snow", "tickets", "croissants", "likes", "points")


def read(path: Path) -> JsonDict:
    recorded: JsonDict = json.loads(path.read_text("utf-8"))
    return recorded


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    recorded = read(path)
    game = TITLE.new_game(recorded["players"], RecordedChance(recorded["setup"]))
    for seat, move, *chance in recorded["moves"]:
        given = RecordedChance(chance[0] if chance else [])
        game.play(seat, move, given)
        assert given.left == 0
    assert game.form()["result"] == recorded["result"]


def booked(events: list[Event], held: list[dict[str, int]]) -> None:
    """What the log says of resources."""
    for event in events:
        data = event.data
        if "seat" not in data:
            continue
        mine = held[data["seat"]]
        if event.code == "gained":
            mine[data["resource"]] += data["amount"]
        elif event.code == "paid":
            mine[data["resource"]] -= data["amount"]
        elif event.code == "die_placed":
            mine["snow"] -= data["snow"]
            mine["tickets"] -= data["tickets"]
        elif event.code == "training_paid":
            mine["tickets"] -= data["cost"]
        elif event.code == "part_time_hired":
            mine["tickets"] -= 1
        elif event.code in ("guest_taken", "vip_taken"):
            mine["croissants"] -= data["cost"]
        elif event.code == "round_owed":
            mine[data["resource"]] -= data["paid"]
            mine["points"] -= data["points_lost"]
        elif event.code in ("empty_hotel", "vip_penalty"):
            mine["points"] -= data["points_lost"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_log_accounts_for_every_resource(path: Path) -> None:
    recorded = read(path)
    game = TITLE.new_game(recorded["players"], RecordedChance(recorded["setup"]))
    held = [{name: player[name] for name in GOODS} for player in game.form()["players"]]
    for seat, move, *chance in recorded["moves"]:
        booked(game.play(seat, move, RecordedChance(chance[0] if chance else [])), held)
        players = game.form()["players"]
        assert held == [{name: player[name] for name in GOODS} for player in players], move
        assert all(min(goods.values()) >= 0 for goods in held)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_card_is_lost_or_doubled(path: Path) -> None:
    recorded = read(path)
    game = TITLE.new_game(recorded["players"], RecordedChance(recorded["setup"]))
    cards = TITLE.default_cards()
    for seat, move, *chance in recorded["moves"]:
        game.play(seat, move, RecordedChance(chance[0] if chance else []))
        form = game.form()
        lying = [card for card in [*form["station"], *form["guest_deck"]] if card]
        events, goals = list(form["event_deck"]), list(form["goal_deck"])
        for player in form["players"]:
            lying += [room["card"] for room in player["rooms"] if room] + player["checked_out"]
            events += player["events"] + player["played_events"]
            goals += player["goals"] + player["played_goals"]
        assert sorted(lying) == sorted([*cards["guests"], *cards["vips"]])
        assert sorted(events) == sorted(cards["events"])
        assert sorted(goals) == sorted(cards["goals"])
