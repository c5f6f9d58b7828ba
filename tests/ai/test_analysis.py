"""Win chances by playing positions out: shares of the win, what moves change, and nothing hidden used."""

from __future__ import annotations

import pytest

from ai.analysis import Effort, chances, decided, look, shares
from ai.bots import InstinctBot
from games.core.chance import SeededChance
from games.core.game import Game
from games.core.registry import get_title

EFFORT = Effort(playouts=60, iterations=40, seconds=30.0)


def played(slug: str, moves: int, seats: int = 2, seed: int = 4) -> Game:
    """A game after so many moves of the policy."""
    title, chance = get_title(slug), SeededChance(seed)
    game = title.new_game(seats, chance)
    for number in range(moves):
        if game.job():
            game.run_job(chance)
        seat = game.state.actor
        game.play(seat, InstinctBot("policy").choose(game, seat, number), chance)
    return game


def at_staff(game: Game) -> bool:
    """Whether all choose their staff now."""
    return bool(game.form()["phase"] == "planning") and game.state.actor == 0


@pytest.mark.parametrize(
    ("rewards", "out", "wanted"),
    [
        ([0.9, 0.1], [], [1.0, 0.0]),
        ([0.5, 0.5], [], [0.5, 0.5]),
        ([0.9, 0.4, 0.3], [0], [0.0, 1.0, 0.0]),
        ([0.0, 0.9], [1], [1.0, 0.0]),
    ],
)
def test_who_has_the_best_reward_and_has_not_resigned_has_won(
    rewards: list[float], out: list[int], wanted: list[float]
) -> None:
    assert shares(rewards, out) == wanted


@pytest.mark.parametrize(
    ("slug", "seats"), [("boutique", 2), ("boutique", 4), ("skifest", 3), ("snowplanner", 2)]
)
def test_the_chances_of_a_position_add_up_and_come_again(slug: str, seats: int) -> None:
    game = played(slug, 12, seats)
    before = game.form()
    found = chances(game, EFFORT, 7)
    assert len(found.by_seat) == seats
    assert sum(found.by_seat) == pytest.approx(1)
    assert found.playouts >= EFFORT.playouts // seats * seats
    assert found == chances(game, EFFORT, 7)
    assert game.form() == before
    assert chances(game, EFFORT, 7, out=[0]).by_seat[0] == 0


def test_who_is_far_ahead_nearly_always_wins() -> None:
    game = played("boutique", 80)
    form = game.form()
    form["players"][1]["money"] = 300
    form["players"][0]["money"] = 60_000
    assert chances(game.title.load(form), EFFORT, 1).by_seat[0] > 0.9


def test_a_wasted_move_costs_and_the_better_one_is_named() -> None:
    game = next(game for game in (played("boutique", moves) for moves in range(24, 60)) if at_staff(game))
    waste = {"type": "hire", "housekeeping": 0, "kitchen": 0, "checkin": 0}
    found = decided(game, 0, waste, Effort(300, 200, 60.0), 3)
    assert found is not None
    assert found.better is not None
    assert game.check(0, found.better) == []
    assert found.cost > 0.1
    assert found.after[0] < found.before[0] - 0.1
    assert sum(found.after) == pytest.approx(1)
    seen = look(game, 0, waste, found.better, Effort(0, 300, 60.0), 3)
    assert seen is not None
    assert seen.better > seen.made


def test_what_another_has_chosen_in_secret_changes_nothing() -> None:
    cheap, dear = played("boutique", 0), played("boutique", 0)
    for game, price in ((cheap, 1), (dear, 6)):
        game.play(1, {"type": "set_prices", "prices": [price] * 7, "breakfast": price}, SeededChance(0))
    move = {"type": "set_prices", "prices": [3] * 7, "breakfast": 1}
    assert cheap.view(0) == dear.view(0)
    assert decided(cheap, 0, move, EFFORT, 5) == decided(dear, 0, move, EFFORT, 5)


def test_who_had_no_choice_decided_nothing() -> None:
    game = played("boutique", 0)
    move = {"type": "set_prices", "prices": [3] * 7, "breakfast": 1}
    for seat in (0, 1):
        game.play(seat, move, SeededChance(0))
    waits = 1 - game.seats_to_act()[0]
    assert decided(game, waits, {"type": "keep_prices"}, EFFORT, 1) is None
