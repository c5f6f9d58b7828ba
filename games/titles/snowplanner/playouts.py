"""Whole games to the end: what a search does most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.snowplanner import placing, policy
from games.titles.snowplanner.decisions import F_TURN
from games.titles.snowplanner.words import OFFICE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.snowplanner.state import SnowState


def informed(s: SnowState, last: i64) -> i64:
    """Play by the policy to the end of round ``last``, a turn's placement in one go; returns the number of
    choices, a placement counting as one."""
    choices: i64 = 0
    s.unlisted = True
    while s.actor >= 0 and s.round <= last:
        choices += 1
        if s.face == F_TURN:
            turn(s)
        else:
            s.apply(policy.suggest(s))
    s.unlisted = False
    return choices


def turn(s: SnowState) -> None:
    """The actor's turn as planned: train a die or place one."""
    seat: i64 = s.actor
    plan = s.plan
    s.survey.read(s, seat)
    plan.turn(s, s.survey, s.survey.mind.noise)
    if plan.train >= 0:
        placing.train(s, seat, plan.train)
    elif plan.die < 0:
        placing.end_turn(s)
    else:
        hire = False
        if plan.area == OFFICE:
            s.sel_die = plan.die
            s.sel_area = plan.area
            s.sel_offset = plan.offset
            s.sel_reward = plan.reward
            hire = s.hire_possible(seat)
        placing.place(s, seat, plan.die, plan.area, plan.offset, plan.reward, hire)
    s.run()


def uniform(s: SnowState) -> i64:
    """Play to the end at random; returns the number of choices."""
    choices: i64 = 0
    while s.actor >= 0:
        s.apply(s.rnd(s.count))
        choices += 1
    return choices
