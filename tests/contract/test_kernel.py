"""For every title: the search's side. Copies, sealed choices, playouts and policies."""

from __future__ import annotations

import pytest

from games.core.registry import get_title
from games.core.state import State
from tests.contract.matches import TABLES, start

tables = pytest.mark.parametrize(("slug", "seats"), TABLES)


def search_state(slug: str, seats: int, seed: int) -> State:
    """A state as a search gets it."""
    match = start(get_title(slug), seats, seed)
    state = match.game.determinize(match.game.seats_to_act()[0], seed).state.clone()
    state.reseed(seed)
    state.determinize(0)
    return state


def trace(state: State, choices: list[int] | None = None) -> list[tuple[int, int, int, bool, bool]]:
    """What a search sees of each decision while a game is played uniformly."""
    seen = []
    while state.actor >= 0:
        seen.append((state.actor, state.count, state.face, state.fresh, state.sealed))
        choice = state.random_choice()
        if choices is not None:
            choices.append(choice)
        state.apply(choice)
    return seen


@tables
def test_playout_and_single_steps_are_the_same_game(slug: str, seats: int) -> None:
    for seed in range(40):
        state = search_state(slug, seats, seed)
        quick = state.clone()
        choices: list[int] = []
        trace(state, choices)
        assert quick.playout(False) == len(choices)
        assert quick.rewards() == state.rewards()
        assert quick.actor == -1
        for one, other in zip(seeds_of(quick), seeds_of(state), strict=True):
            assert one == other


def seeds_of(state: State) -> list[int]:
    """The generator's next values: equal only if both used it equally often."""
    state.count = 1000
    return [state.random_choice() for _ in range(3)]


@tables
def test_the_same_seed_gives_the_same_game_and_another_seed_another(slug: str, seats: int) -> None:
    state = search_state(slug, seats, 1)
    games = []
    for seed in (5, 5, 6):
        copy = state.clone()
        copy.reseed(seed)
        games.append(trace(copy))
    assert games[0] == games[1]
    assert games[0] != games[2]


@tables
def test_copy_from_makes_an_equal_and_independent_state(slug: str, seats: int) -> None:
    state = search_state(slug, seats, 2)
    work = search_state(slug, seats, 3)
    trace(work)
    for _ in range(5):
        work.copy_from(state)
        assert trace(work) == trace(state.clone())
    assert state.actor >= 0


@tables
def test_every_decision_has_choices_and_informed_games_end(slug: str, seats: int) -> None:
    for seed in range(10):
        state = search_state(slug, seats, seed)
        assert all(count >= 2 for _, count, _, _, _ in trace(state.clone()))
        assert state.clone().playout(True) > 0
        while state.actor >= 0:
            choice = state.greedy() if seed % 2 else state.suggest()
            assert 0 <= choice < state.count
            state.apply(choice)
