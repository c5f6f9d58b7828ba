"""Play without search: ``suggest`` for playouts, ``greedy`` the same without noise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.snowplanner import placing, worth
from games.titles.snowplanner.words import BIT, OFFICE, PART_TIME, SUMMIT, TICKETS

if TYPE_CHECKING:
    from games.titles.snowplanner.state import SnowState

SKIP = 99
TRAINING = 1000
FIRST = 20.0
"""A training that pays comes before any placement: it is free, the dice are placed afterwards."""


def suggest(s: SnowState) -> int:
    """A sensible choice with some noise; looks only at what the actor may know."""
    return choose(s, 0.6)


def greedy(s: SnowState) -> int:
    """The best choice by a look one step ahead."""
    return choose(s, 0.0)


def choose(s: SnowState, noise: float) -> int:
    """The choice with the highest worth in points, each with a random extra up to ``noise``."""
    best = 0
    best_worth = -1e9
    for choice in range(s.count):
        value = option_worth(s, s.options[choice])
        if noise > 0.0:
            value += noise * float(s.rnd(1024)) / 1024.0
        if value > best_worth:
            best = choice
            best_worth = value
    return best


def option_worth(s: SnowState, option: int) -> float:
    """What one option of the present decision is worth to the actor, in points."""
    seat = s.actor
    face = s.face
    if option >= TRAINING:
        return training_worth(s, seat, option - TRAINING)
    if option == SKIP:
        return 0.05
    if face == 1:
        return talent_worth(s, option)
    if face == 2:
        return placement_worth(s, seat, option // 16, option % 16)
    if face == 3:
        return offset_worth(s, seat, s.sel_die, s.sel_area, option)
    if face == 4:
        return worth.reward_worth(s, seat, s.sel_area, s.next_space(s.sel_area), option)
    if face == 5:
        return (1.5 if s.pt_face >= 3 else 0.8) if option else 0.0
    if face == 6:
        return worth.window_worth(s, seat, option)
    if face == 7:
        return worth.position_worth(s, seat, option)
    if face == 8:
        return worth.card_worth(s, seat, s.station[option])
    if face == 9:
        return move_gain(s, seat, option)
    if face == 10:
        return worth.position_worth(s, seat, option)
    if face == 11:
        return 0.5 + 0.1 * (6 - s.face_of(seat, option))
    if face == 12:
        return payment_worth(s, seat, option)
    return stay_worth(s, seat, option)


def talent_worth(s: SnowState, talent: int) -> float:
    """A Talent by its pattern's size and by how often its left side acts."""
    t = s.t
    often = 1.0 if t.left_on[talent] < 9 else 0.7
    size = 0.0
    for position in range(9):
        if t.talent_pattern[talent] & BIT[position]:
            size += 1.0
    return often + 3.0 / size


def training_worth(s: SnowState, seat: int, die: int) -> float:
    """A step of training: better rewards for the rounds to come, against its Tickets (SNP-3.4)."""
    cost = s.training_cost(seat, die)
    have = s.res[seat * 5 + TICKETS]
    price = 0.0
    for unit in range(cost):
        price += worth.resource_worth(s, seat, TICKETS, have - unit - 1)
    face = s.face_of(seat, die)
    rounds = 9 - s.round
    if die == PART_TIME:
        rounds = 1
    gain = 0.75 * rounds * (1.0 if face < 4 else 0.8)
    return FIRST + gain - price if gain > price else -5.0


def placement_worth(s: SnowState, seat: int, die: int, area: int) -> float:
    """The best that this die can do in this area, less its Snow and Tickets, less the die's worth
    elsewhere."""
    best = -1e9
    penalty = s.penalty(area, s.next_space(area))
    for offset in placing.offsets(penalty, s.res[seat * 5], s.res[seat * 5 + 1]):
        best = max(best, offset_worth(s, seat, die, area, offset))
    return best - 0.12 * s.face_of(seat, die)


def offset_worth(s: SnowState, seat: int, die: int, area: int, offset: int) -> float:
    """The best reward with this offset, less what the offset costs."""
    space = s.next_space(area)
    snow = offset // 16
    tickets = offset % 16
    value = placing.value_of(s.face_of(seat, die), s.penalty(area, space), snow, tickets)
    best = 0.0
    for reward in placing.rewards(s, seat, area, value, snow, tickets):
        best = max(best, worth.reward_worth(s, seat, area, space, reward))
    best -= worth.cost_worth(s, seat, [snow, tickets, 0, 0, 0])
    if area == OFFICE and s.pt_holder < 0 and value >= s.pt_face and s.res[seat * 5 + TICKETS] > tickets:
        best += 1.2
    if area == SUMMIT and s.round < 8:
        best += 0.4 * float(s.seats - 1) * (1.0 - 0.3 * space) * (0.5 if s.order[0] == seat else 1.0)
    return best


def move_gain(s: SnowState, seat: int, origin: int) -> float:
    """Taking a Window away from a position: good only if the position does little."""
    covered = s.windows(seat)
    loss = 0.0
    talent = s.talent[seat]
    if talent >= 0 and s.t.talent_pattern[talent] & BIT[origin]:
        loss += 0.5
    best = 0.0
    for position in range(9):
        if not covered & BIT[position]:
            gain = worth.position_worth(s, seat, position) - worth.gain_worth(
                s, seat, s.t.grid_bonus[position]
            )
            best = max(best, gain)
    return best - loss


def payment_worth(s: SnowState, seat: int, room: int) -> float:
    """Rooms that bring a guest or Windows pay first: what comes of it can still be used."""
    card = s.room_card[seat * s.rooms + room]
    flat = s.t.gains[s.t.reward[card * 3 + s.room_day[seat * s.rooms + room] - 1]]
    worth_first = 0.0
    for at in range(0, len(flat), 2):
        if flat[at] >= 5:
            worth_first += 1.0
    return worth_first


def stay_worth(s: SnowState, seat: int, option: int) -> float:
    """Staying another night against leaving (SNP-7.1, SNP-7.2)."""
    room = option // 2
    card = s.room_card[seat * s.rooms + room]
    day = s.room_day[seat * s.rooms + room]
    t = s.t
    if option & 1:
        if s.round >= 8:
            need = t.requirements[t.stay[card * 3 + day - 1]]
            return t.penalty[card] - worth.cost_worth(s, seat, need[6:11]) + 0.1
        next_day = min(3, day + 1)
        need = t.requirements[t.stay[card * 3 + day - 1]]
        gain = worth.gain_worth(s, seat, t.reward[card * 3 + next_day - 1])
        return gain + t.penalty[card] - worth.cost_worth(s, seat, need[6:11])
    if s.round >= 8:
        return 0.0
    return 0.8
