"""Judging a game before its end: playouts that stop, and what they are taken to be worth."""

from __future__ import annotations

from typing import cast

import pytest

from games.core.chance import SeededChance
from games.titles.snowplanner import outlook, playouts
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.title import TITLE
from games.titles.snowplanner.words import MAIN


def start(seats: int, seed: int) -> SnowState:
    """A new game as a search has it."""
    state = cast(SnowState, TITLE.new_game(seats, SeededChance(seed)).state).clone()
    state.reseed(seed)
    state.determinize(state.actor)
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_informed_playout_stops_where_the_next_round_begins(seats: int) -> None:
    state = start(seats, 4)
    for number in range(2, 9):
        assert state.playout(True) > seats
        assert (state.round, state.phase) == (number, MAIN)
        assert state.actor >= 0
        assert sum(state.chances()) == pytest.approx(1.0)
        assert all(0.0 <= reward <= 1.0 for reward in state.rewards())
    state.playout(True)
    assert state.actor == -1
    assert sum(state.rewards()) > 0.0


def test_the_nearer_the_end_the_better_it_is_foreseen() -> None:
    """Mean error of the difference of two seats' final scores, from rounds 2, 5 and 8."""
    errors: dict[int, float] = {2: 0.0, 5: 0.0, 8: 0.0}
    games = 60
    for seed in range(games):
        state = start(2, seed)
        expected: dict[int, list[float]] = {}
        for number in errors:
            playouts.informed(state, number - 1)
            expected[number] = []
            outlook.foresee(state, state.survey, expected[number], [])
        playouts.informed(state, 8)
        scores = [state.score(seat)[4] for seat in range(2)]
        for number, totals in expected.items():
            errors[number] += abs((totals[0] - totals[1]) - (scores[0] - scores[1])) / games
    assert errors[2] > errors[5] > errors[8]
    assert errors[8] < 6.0


def test_more_points_are_a_better_chance() -> None:
    for number in range(2, 9):
        state = start(2, 1)
        playouts.informed(state, number - 1)
        before = state.chances()[0]
        state.res[4] += 6
        assert state.chances()[0] > before
