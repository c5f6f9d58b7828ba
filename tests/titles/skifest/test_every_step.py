"""What must hold at each step of games at random."""

from __future__ import annotations

import json

import pytest

from games.core.chance import RecordedChance, SeededChance
from games.titles.skifest.title import TITLE
from tests.titles.skifest.support import NAMES, gear_cards, random_games, random_move, slope_cards

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_made_or_lost(seats: int) -> None:
    cards = TITLE.default_cards()
    for game, _ in random_games(seats, 6):
        form = game.form()
        assert slope_cards(form) == {kind: n for kind, n in cards["slope"].items() if n}
        assert gear_cards(form) == {card["key"]: 1 for card in cards["gear"]}


@pytest.mark.parametrize("seats", SEATS)
def test_the_form_survives_json_and_loads_to_the_same_choices(seats: int) -> None:
    for game, _ in random_games(seats, 4, seed=1):
        form = json.loads(json.dumps(game.form()))
        again = TITLE.load(form)
        assert again.form() == form
        assert again.state.count == game.state.count
        assert again.state.options[: again.state.count] == game.state.options[: game.state.count]
        assert TITLE.settle(again, SeededChance(5)) == []
        assert again.form() == form


@pytest.mark.parametrize("seats", SEATS)
def test_choices_and_moves_say_the_same(seats: int) -> None:
    for game, _ in random_games(seats, 3, seed=2):
        if game.outcome() is not None:
            continue
        seat = game.state.actor
        for first in range(game.state.count):
            choices = [first]
            trial = game.state.clone()
            move = game.move_of(seat, choices)
            while move is None:
                trial.apply(choices[-1])
                choices.append(trial.below(trial.count))
                move = game.move_of(seat, choices)
            assert game.check(seat, move) == []
            again = game.move_of(seat, game.choices_of(seat, move))
            assert again is not None
            assert {**again, "cards": None} == {**move, "cards": None}
            assert sorted(again.get("cards", [])) == sorted(move.get("cards", []))


@pytest.mark.parametrize("seats", SEATS)
def test_a_clone_plays_on_without_touching_the_game(seats: int) -> None:
    for game, _ in random_games(seats, 2, seed=3):
        if game.outcome() is not None:
            continue
        form = game.form()
        copy = game.clone()
        copy.play(game.state.actor, random_move(game, game.state.clone().below), SeededChance(1))
        assert game.form() == form
        assert copy.form() != form


@pytest.mark.parametrize("seats", SEATS)
def test_a_recorded_game_replays_to_the_same_form(seats: int) -> None:
    chance = SeededChance(f"replay {seats}")
    game = TITLE.new_game(seats, chance)
    log = []
    while game.outcome() is None:
        seat = game.state.actor
        move = random_move(game, game.state.clone().below)
        game.play(seat, move, chance)
        log.append((seat, move))
    again_chance = RecordedChance(chance.take())
    again = TITLE.new_game(seats, again_chance)
    for seat, move in log:
        again.play(seat, move, again_chance)
    assert again.form() == game.form()
    assert again_chance.left == 0


@pytest.mark.parametrize("seats", SEATS)
def test_aids_offer_only_legal_moves_and_events_have_texts(seats: int) -> None:
    for game, events in random_games(seats, 2, seed=4):
        for event in events:
            for reader in (None, *range(seats)):
                seen = event.seen_by(reader)
                assert seen is not None
                assert TITLE.event_text(seen, NAMES)
                assert event.rule.startswith("SKF-")
        for seat in (None, *range(seats)):
            aids = game.aids(seat)
            json.dumps(aids)
            assert aids["prompt"]["text"]
            assert bool(aids["options"]) == (seat is not None and seat in game.seats_to_act())
            for option in aids["options"]:
                assert game.check(seat, option["move"]) == []
                assert option["label"]
                assert option["rule"].startswith("SKF-")


def test_the_same_seed_gives_the_same_game() -> None:
    forms = [[game.form() for game, _ in random_games(3, 1, seed=6)] for _ in range(2)]
    assert forms[0] == forms[1]
