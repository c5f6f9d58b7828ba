"""Boutique as the search plays it: luck that comes alike, hidden things guessed sensibly, a policy that is
sane.
"""

from __future__ import annotations

from typing import cast

import pytest

from games.core.chance import SeededChance
from games.core.registry import get_title
from games.titles.boutique import policy
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BOOKING, OVER, PLANNING, PREPARE, PRICE


def start(seats: int = 2) -> BoutiqueState:
    """A new game as a search has it."""
    state = cast(BoutiqueState, get_title("boutique").new_game(seats, SeededChance(4)).state).clone()
    state.determinize(0)
    return state


def until(state: BoutiqueState, phase: int, week: int = 1) -> BoutiqueState:
    """Plays on by the policy to the first choice of a phase."""
    while state.phase != OVER and not (state.phase == phase and state.week == week):
        state.apply(state.suggest())
    assert state.phase == phase
    return state


def test_with_one_seed_guests_come_alike_whatever_was_chosen() -> None:
    state = until(start(), PRICE)
    guests: list[list[tuple[int, int]]] = []
    for slot in (0, 3):
        twin = state.clone()
        twin.reseed(99)
        seen = []
        for _ in range(4):
            drawn = (twin.drawn, twin.drawn2)
            turn = twin.turn
            if slot and twin.phase == PRICE:
                twin.apply(slot)
            while twin.turn == turn and twin.stage == BOOKING:
                twin.apply(twin.suggest() if twin.phase != PRICE or twin.step else 0)
            seen.append((twin.drawn & ~drawn[0], twin.drawn2 & ~drawn[1]))
        guests.append(seen)
    assert guests[0] == guests[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_playouts_by_the_policy_end_and_nobody_gives_the_game_away(seats: int) -> None:
    left = 0
    for seed in range(20):
        state = start(seats)
        state.reseed(seed)
        assert state.playout(True) > 20 * seats
        rewards = state.rewards()
        assert all(0.0 <= reward <= 1.0 for reward in rewards)
        assert (state.winners >> rewards.index(max(rewards))) & 1
        left += seats - state.alive_n
    assert left <= 20 * seats * 0.2, "a sane player seldom loses all its stars"


def test_the_reward_grows_with_the_lead() -> None:
    state = start()
    state.phase = OVER
    state.winners = 1
    state.hotels[1].money = 20
    found = []
    for money in (21, 30, 45):
        state.hotels[0].money = money
        found.append(state.rewards()[0])
    assert found == sorted(found)
    assert found[0] > 0.5
    assert found[-1] < 1.0
    state.winners = 3
    state.hotels[0].money = 20
    assert state.rewards() == [pytest.approx(0.5), pytest.approx(0.5)]


def test_guesses_leave_ones_own_choices_alone_and_vary_the_others() -> None:
    state = start()
    for _ in range(8):
        state.apply(4)
    assert state.phase == PREPARE
    own = state.hotels[0].price
    seen = set()
    for seed in range(60):
        state.reseed(seed)
        state.determinize(1)
        seen.add(state.hotels[0].price)
        assert all(1 <= state.hotels[0].day_price(slot) <= 6 for slot in range(1, 9))
    assert len(seen) > 15
    twin = start()
    for _ in range(8):
        twin.apply(4)
    twin.determinize(0)
    assert twin.hotels[0].price == own


def test_guessed_staff_is_affordable() -> None:
    state = until(start(), PLANNING)
    while state.actor == 0 and state.phase == PLANNING:
        state.apply(state.count - 1)
    for seed in range(50):
        state.reseed(seed)
        policy.guess_hidden(state, 1)
        hotel = state.hotels[0]
        assert 3 * (hotel.housekeeping + hotel.kitchen + hotel.checkin) <= hotel.money


def test_the_greedy_choice_uses_no_luck() -> None:
    state = start()
    while state.phase != OVER:
        choices = set()
        for seed in (1, 2, 3):
            twin = state.clone()
            twin.reseed(seed)
            choices.add(twin.greedy())
        assert len(choices) == 1
        state.apply(choices.pop())
