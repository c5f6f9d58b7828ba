"""Hints: good moves, fairly compared, in words with the numbers of the position, blind to secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from ai.bots import InstinctBot
from ai.hints import Budget, candidates
from games.core import registry
from games.core.chance import SeededChance
from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.core.state import State
from tests.ai.toys import Lock, Nim

SMALL = Budget(search=60, branch=20, compare=20, seconds=30)
TITLES = sorted(registry.titles())


class OneMove:
    """As much of a game as hints ask of it: a toy's state, whose moves are so many choices."""

    def __init__(self, state: State, length: int) -> None:
        self.state = state
        self.length = length

    def determinize(self, seat: int, seed: int) -> OneMove:
        return self

    def move_of(self, seat: int, choices: Sequence[int]) -> JsonDict | None:
        return {"choices": list(choices)} if len(choices) == self.length else None

    def choices_of(self, seat: int, move: JsonDict) -> Any:
        return move["choices"]


def toy_game(state: State, length: int = 1) -> Game:
    return cast(Game, OneMove(state, length))


def positions(slug: str, seats: int, seed: int = 3, most: int = 400) -> list[tuple[Game, int]]:
    """One position of each kind of decision of a game played by greedy seats, with the seat that acts."""
    title = registry.get_title(slug)
    chance = SeededChance(seed)
    game = title.new_game(seats, chance)
    found: dict[int, tuple[Game, int]] = {}
    bot = InstinctBot("greedy")
    for step in range(most):
        if game.outcome() is not None:
            break
        if game.job() is not None:
            game.run_job(chance)
            continue
        seat = game.state.actor
        found.setdefault(game.state.face, (game.clone(), seat))
        game.play(seat, bot.choose(game, seat, step), chance)
    return list(found.values())


@pytest.mark.parametrize("slug", TITLES)
def test_every_kind_of_decision_has_hints_in_words(slug: str) -> None:
    title = registry.get_title(slug)
    for game, seat in positions(slug, 2)[:12]:
        own = title.from_view(game.view(seat), seat, 1)
        found = candidates(own, seat, 1, budget=SMALL)
        assert 1 <= len(found) <= 3
        for one in found:
            assert game.check(seat, one.move) == []
            advice = title.advise(own, seat, one.move)
            assert advice.label
            assert advice.gains
            assert "{}" not in advice.gains + advice.risks
        moves = [one.move for one in found]
        assert all(moves.count(move) == 1 for move in moves)


@pytest.mark.parametrize("slug", TITLES)
def test_hints_depend_on_nothing_that_the_seat_can_not_see(slug: str) -> None:
    """Two games that look the same to the seat give the same hints and the same words."""
    title = registry.get_title(slug)
    for game, seat in positions(slug, 2)[:4]:
        other = game.determinize(seat, 99)
        assert other.view(seat) == game.view(seat)
        answers: list[list[JsonDict]] = []
        for one in (game, other):
            own = title.from_view(one.view(seat), seat, 7)
            answers.append(
                [
                    {"move": each.move, "chance": each.chance, "advice": title.advise(own, seat, each.move)}
                    for each in candidates(own, seat, 7, budget=SMALL)
                ]
            )
        assert answers[0] == answers[1]


@pytest.mark.parametrize("slug", TITLES)
def test_the_words_do_not_tell_how_secrets_were_filled_in(slug: str) -> None:
    """However the secrets are filled in, the facts are the same."""
    title = registry.get_title(slug)
    for game, seat in positions(slug, 2)[:6]:
        own = title.from_view(game.view(seat), seat, 1)
        again = title.from_view(game.view(seat), seat, 2)
        for one in candidates(own, seat, 1, budget=SMALL):
            assert title.advise(own, seat, one.move) == title.advise(again, seat, one.move)


def test_the_forced_win_comes_first_and_wins_nearly_always() -> None:
    best, *others = candidates(toy_game(Nim(6)), 0, 1, budget=Budget(search=3000, compare=1500, seconds=30))
    assert best.move == {"choices": [1]}
    chances = [one.chance or 0.0 for one in (best, *others)]
    assert chances[0] > 0.9
    assert max(chances[1:]) < chances[0]


def test_moves_of_several_choices_differ_where_it_was_close() -> None:
    found = candidates(toy_game(Lock(), 3), 0, 1, budget=Budget(search=1500, compare=300, seconds=30))
    assert len(found) == 3
    assert found[0].move == {"choices": list(Lock.KEY)}


def test_a_move_that_was_made_is_weighed_too() -> None:
    made = {"choices": [0]}
    found = candidates(toy_game(Nim(6)), 0, 1, 1, Budget(search=500, compare=300, seconds=30), [made])
    assert [one.move for one in found] == [{"choices": [1]}, made]
    assert all(one.games >= 300 for one in found)


def test_the_same_position_and_seed_give_the_same_answer() -> None:
    (game, seat), *_ = positions("boutique", 2, most=1)
    assert candidates(game, seat, 4, budget=SMALL) == candidates(game, seat, 4, budget=SMALL)
