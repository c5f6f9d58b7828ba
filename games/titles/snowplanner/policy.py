"""Play without search: ``suggest`` for playouts, ``greedy`` the same without noise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner import worth
from games.titles.snowplanner.decisions import (
    F_COLOUR,
    F_FROM,
    F_GUEST,
    F_HIRE,
    F_OFFSET,
    F_PAY,
    F_PLACE,
    F_REWARD,
    F_TALENT,
    F_TO,
    F_TRAIN,
    F_TURN,
    SKIP,
    TRAINING,
)
from games.titles.snowplanner.plan import training_worth
from games.titles.snowplanner.survey import Survey
from games.titles.snowplanner.words import POPCOUNT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.snowplanner.state import SnowState

FIRST: Final = 20.0
"""A training that pays comes before any placement: it is free, the dice are placed afterwards."""


def suggest(s: SnowState) -> i64:
    """A sensible choice with some noise; looks only at what the actor may know."""
    return choose(s, s.t.mind.noise)


def greedy(s: SnowState) -> i64:
    """The best choice by a look one step ahead."""
    return choose(s, 0.0)


def choose(s: SnowState, noise: float) -> i64:
    """The choice with the highest worth in points, each with a random extra up to ``noise``."""
    face: i64 = s.face
    if face == F_TURN:
        return choose_turn(s, noise)
    if F_OFFSET <= face <= F_TRAIN:
        s.survey.read(s, s.actor)
        if face == F_OFFSET:
            return choose_offset(s, noise)
        if face == F_REWARD:
            worth.rate_cards(s, s.survey)
    best: i64 = 0
    best_worth = -1e9
    choice: i64
    for choice in range(s.count):
        value = option_worth(s, s.options[choice])
        if noise > 0.0:
            value += noise * float(s.rnd(1024)) / 1024.0
        if value > best_worth:
            best = choice
            best_worth = value
    return best


def choose_offset(s: SnowState, noise: float) -> i64:
    """The offset of the best plan for the selected die and area."""
    s.plan.placement(s, s.survey, s.sel_die, s.sel_area, noise)
    choice: i64
    for choice in range(s.count):
        if s.options[choice] == s.plan.offset:
            return choice
    return 0


def choose_turn(s: SnowState, noise: float) -> i64:
    """Die and area, or training, of the best plan for the turn."""
    s.survey.read(s, s.actor)
    plan = s.plan
    plan.turn(s, s.survey, noise)
    wanted: i64 = plan.die * 16 + plan.area
    if plan.train >= 0:
        wanted = TRAINING + plan.train
    choice: i64
    for choice in range(s.count):
        if s.options[choice] == wanted:
            return choice
    return 0


def option_worth(s: SnowState, option: i64) -> float:
    """What one option of the present decision is worth to the actor, in points; the survey was read."""
    seat: i64 = s.actor
    face: i64 = s.face
    if option >= TRAINING:
        value = training_worth(s, s.survey, option - TRAINING)
        return FIRST + value if value > 0.0 else -5.0
    if option == SKIP:
        return 0.05
    if face == F_REWARD:
        return worth.reward_worth(s, s.survey, s.sel_area, s.next_at[s.sel_area], option)
    if face in (F_PLACE, F_TO):
        return worth.position_worth(s, s.survey, option)
    if face == F_COLOUR:
        return s.survey.window_worth(s, option, POPCOUNT[s.win[seat * 3 + option - 1]])
    if face == F_GUEST:
        return worth.card_worth(s, s.survey, s.station[option])
    if face == F_HIRE:
        return 1.0 if option == 1 else 0.0
    if face == F_PAY:
        return payment_worth(s, seat, option)
    if face == F_FROM:
        return move_worth(s, s.survey, option)
    if face == F_TRAIN:
        return 0.5 + 0.1 * float(6 - s.face_of(seat, option))
    if face == F_TALENT:
        return talent_worth(s, option)
    return stay_worth(s, seat, option)


def talent_worth(s: SnowState, talent: i64) -> float:
    """A Talent by its pattern's size and by how often its left side acts."""
    often = 1.0 if s.t.left_on[talent] < 9 else 0.7
    size: i64 = POPCOUNT[s.t.talent_pattern[talent]]
    return often + 3.0 / float(size + 1)


def move_worth(s: SnowState, v: Survey, origin: i64) -> float:
    """Taking a Window away from a position: good only if the position does little."""
    loss = 0.0
    if v.talent >= 0 and (s.t.talent_pattern[v.talent] >> origin) & 1:
        loss = 0.5
    best = 0.0
    position: i64
    for position in range(9):
        if (v.covered >> position) & 1 == 0:
            gain = worth.position_worth(s, v, position) - worth.gain_worth(s, v, s.t.grid_bonus[position])
            if gain > best:
                best = gain
    return best - loss


def payment_worth(s: SnowState, seat: i64, room: i64) -> float:
    """Rooms that bring a guest or Windows pay first: what comes of it can still be used."""
    at: i64 = seat * s.rooms + room
    return 0.0 if s.t.gain_plain[s.t.reward[s.room_card[at] * 3 + s.room_day[at] - 1]] else 1.0


def stay_worth(s: SnowState, seat: i64, option: i64) -> float:
    """Staying another night against leaving (SNP-7.1, SNP-7.2)."""
    t = s.t
    mind = t.mind
    at: i64 = seat * s.rooms + (option >> 1)
    card: i64 = s.room_card[at]
    if option & 1 == 0:
        return 0.0 if s.round >= 8 else mind.leave
    day: i64 = s.room_day[at]
    need: i64 = t.stay[card * 3 + day - 1] * 11 + 6
    kept = float(t.penalty[card])
    resource: i64
    for resource in range(5):
        kept -= mind.price[s.round * 5 + resource] * float(t.needs[need + resource])
    if s.round >= 8:
        return kept + 0.1
    if day < 3:
        day += 1
    gain: i64 = t.reward[card * 3 + day - 1]
    return (
        kept
        + mind.gain_value[(s.round + 1) * t.gain_count + gain]
        + mind.stay_window * float(t.gain_windows[gain])
    )
