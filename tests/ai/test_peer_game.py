"""Titles as games of OpenSpiel keep that library's contract, and tell a player nothing it may not know."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is an extra: pip install -r requirements-peer.txt"
)

from ai.peer_bots import FEWEST, OursBot, PeerBot, Purse  # noqa: E402
from games.core.chance import SeededChance  # noqa: E402
from games.core.registry import get_title, titles  # noqa: E402

SLUGS = sorted(titles())


def spiel(slug: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"chalet(title={slug},players={players})")


def dealt(slug: str, choices: int, deal: int = 7) -> Any:
    """The state after a deal and so many choices, each the last of its list."""
    state = spiel(slug).new_initial_state()
    state.apply_action(deal)
    for _ in range(choices):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("slug", SLUGS)
def test_openspiels_own_test_of_a_game_passes(slug: str) -> None:
    pyspiel.random_sim_test(spiel(slug), 2, True, False)


@pytest.mark.parametrize("slug", SLUGS)
def test_more_than_two_players_pass_it_too(slug: str) -> None:
    pyspiel.random_sim_test(spiel(slug, 3), 1, False, False)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("choices", [0, 3, 11, 30])
def test_a_resampled_state_looks_the_same_to_its_player(slug: str, choices: int) -> None:
    state = dealt(slug, choices)
    player = state.current_player()
    for seed in range(20):
        other = state.resample(player, seed)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("slug", SLUGS)
def test_resampled_states_go_on_differently(slug: str) -> None:
    state = dealt(slug, 0)
    player = state.current_player()
    ends = set()
    for seed in range(6):
        other = state.resample(player, seed)
        made = 0
        while not other.is_terminal():
            made += 3
            other.apply_action(made % len(other.legal_actions()))
        ends.add(tuple(other.returns()))
    assert len(ends) > 1


def test_a_copy_is_independent() -> None:
    state = dealt("boutique", 5)
    before = state.information_state_string(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert copy.information_state_string(0) != before


def test_a_hidden_choice_is_in_nobody_elses_information_state() -> None:
    states = []
    for first in (0, 1):
        state = dealt("boutique", 0)
        chooser = state.current_player()
        state.apply_action(state.legal_actions()[first])
        states.append(state)
    one, two = states
    other = 1 - chooser
    assert one.information_state_string(other) == two.information_state_string(other)
    assert one.information_state_string(chooser) != two.information_state_string(chooser)


@pytest.mark.parametrize("fast", [False, True])
def test_both_sides_make_legal_moves_and_leave_the_game_alone(fast: bool) -> None:
    game = get_title("boutique").new_game(2, SeededChance(3))
    before = game.form()
    for bot in (PeerBot("boutique", 2, 0.005, fast), OursBot(0.005)):
        for seat in game.seats_to_act():
            assert game.check(seat, bot.choose(game, seat, 5)) == []
        assert bot.purse.moves == 2
        assert bot.purse.spent_s > 0
    assert game.form() == before


def test_a_purse_evens_out_what_moves_took_too_much() -> None:
    purse = Purse(budget_s=1.0, cost_s=0.01)
    assert purse.iterations(purse.begin()) == 100
    purse.spend(1.5, 100)
    assert purse.begin() == pytest.approx(0.5)
    purse.spend(0.0, 0)
    assert purse.begin() == pytest.approx(1.5)
    assert FEWEST > 1, "one simulation alone leaves OpenSpiel's bot without a choice"
