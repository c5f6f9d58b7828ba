"""A game of Snow Planner can be saved at any decision: what is loaded goes on as the game itself does."""

from __future__ import annotations

import random

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.titles.snowplanner.title import TITLE

PAIR: JsonDict = {"window": {"any": 1, "blue": 1}, "move_window": 1, "guest": 2, "likes": 1}
TRIGGERS = (
    "bonus",
    "checkout",
    "guest",
    "window",
    "event",
    "place(workshop)",
    "place(office)",
    "place(summit)",
)


def busy_cards(trigger: str) -> JsonDict:
    """Cards whose effects need decisions in every phase that can have one."""
    gain = {"points": 1, "move_window": 1} if trigger == "window" else PAIR
    guest = {
        "cost": 0,
        "rewards": [PAIR, {"window": {"any": 2}}, {"guest": 1, "points": 3}],
        "stay": [{}, {}],
    }
    talent = {"left": {"on": trigger, "gain": gain}, "right": {"on": trigger, "gain": gain}, "pattern": [5]}
    return {
        "guests": {f"busy_{number}": guest for number in range(3)},
        "talents": {"busy_a": talent, "busy_b": talent},
        "events": {"busy_event": {"level": 2, "cost": {}, "effect": {**PAIR, "train": 2, "snow": 2}}},
        "rounds": {"busy_round": {"season": "low", "gains": PAIR}},
        "summit_tiles": {"busy_tile": {**PAIR, "train": 1}},
    }


def busy_form(cards: JsonDict | None) -> JsonDict:
    form = TITLE.new_game(2, SeededChance(5), cards).form()
    form |= {"phase": "main", "active_seat": 0, "seats_to_act": [0], "turn_order": [0, 1]}
    form |= {"station": ["busy_0", "busy_1", "busy_2", "busy_0", "busy_1", "busy_2"]}
    form |= {"round": 4, "round_card": "busy_round", "summit_tiles": ["busy_tile"] * 3}
    form["guest_deck"] = ["busy_0", "busy_1", "busy_2"] * 10
    form["round_deck"] = form["round_deck"][-4:]
    for seat, talent in enumerate(("busy_a", "busy_b")):
        events = ["busy_event"] * 4
        form["players"][seat] |= {"talent": talent, "talent_hand": [], "events": events, "points": 9}
        form["players"][seat] |= {"snow": 9, "tickets": 9}
    return form


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_a_game_loaded_at_any_decision_goes_on_as_the_game_itself(trigger: str) -> None:
    cards = TITLE.own_cards(busy_cards(trigger))
    game = TITLE.load(busy_form(cards), cards)
    TITLE.settle(game, SeededChance(1))
    rng = random.Random(trigger)
    kinds: set[str] = set()
    for step in range(160):
        if not game.seats_to_act():
            break
        form = game.form()
        kinds |= {f"{form['phase']} {entry['kind']}" for entry in form["pending"]}
        loaded = TITLE.load(form, cards)
        TITLE.settle(loaded, SeededChance(step))
        assert loaded.form() == form, step
        seat = game.seats_to_act()[0]
        moves = [move for move in loaded.legal_moves(seat) if move["type"] != "skip"]
        assert moves, step
        move = rng.choice(moves)
        game.play(seat, move, SeededChance(step))
        loaded.play(seat, move, SeededChance(step))
        assert loaded.form() == game.form(), (step, move)
    assert {"payment window", "resolution window"} <= kinds
    if trigger in ("bonus", "checkout"):
        assert f"{trigger.replace('out', '_out')} window" in kinds
