"""Play without search: sensible, and blind to what its seat may not know."""

from __future__ import annotations

import pytest

from ai.arena import Contest, play, summary
from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.title import TITLE
from tests.titles.snowplanner.desk import Desk, grid


def test_greedy_beats_random_nearly_always() -> None:
    contest = Contest("snowplanner", 2, 12, ("greedy", "random"), 3)
    figures = summary(contest, play(contest))
    assert figures["win_share"][0] > 0.95
    assert figures["score_mean"][0] > 30


def test_the_policy_does_not_see_what_is_hidden() -> None:
    chance = SeededChance(5)
    game = TITLE.new_game(3, chance)
    compared = 0
    while game.outcome() is None:
        seat = game.seats_to_act()[0]
        picked = set()
        for seed in (1, 2):
            state = game.determinize(seat, seed).state
            assert isinstance(state, SnowState)
            state.focus(seat)
            state.reseed(9)
            picked.add((state.count, state.greedy(), state.suggest()))
        assert len(picked) == 1
        compared += 1
        known = game.determinize(seat, 1)
        known.state.focus(seat)
        work, choices = known.state.clone(), [known.state.greedy()]
        while (move := known.move_of(seat, choices)) is None:
            work.apply(choices[-1])
            choices.append(work.greedy())
        game.play(seat, move, chance)
    assert compared > 60


@pytest.mark.parametrize(
    ("start", "extra"),
    [
        ({}, 0.0),
        ({"players.0.goals": ["all_lit"]}, 0.0),
        ({"players.0.played_goals": ["word_of_mouth"], "players.0.likes": 7}, 1.0),
        ({"players.0.played_goals": ["word_of_mouth"], "players.0.likes": 8}, 0.0),
        ({"players.1.played_goals": ["word_of_mouth"]}, 0.0),
        ({"players.0.goals": ["word_of_mouth"]}, 0.15),
        ({"players.0.goals": ["word_of_mouth"], **grid(blue=[3, 5, 7])}, 0.6),
    ],
)
def test_a_like_is_worth_more_to_who_has_a_goal_for_it(start: JsonDict, extra: float) -> None:
    state = Desk(start).game.state
    assert isinstance(state, SnowState)
    state.survey.read(state, 0)
    assert state.survey.like == pytest.approx(extra)
