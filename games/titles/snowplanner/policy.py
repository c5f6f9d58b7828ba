"""Play without search: ``suggest`` for playouts, ``greedy`` the same without noise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner import placing, worth
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
from games.titles.snowplanner.words import (
    BIT,
    EVENT_HALL,
    OFFICE,
    PART_TIME,
    SUMMIT,
    TICKETS,
    V_WINDOW,
    WORKSHOP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.snowplanner.state import SnowState

FIRST: Final = 20.0
"""A training that pays comes before any placement: it is free, the dice are placed afterwards."""
NOISE: Final = 0.6
"""The most that ``suggest`` adds to a choice by chance, in points."""
STEP_LOW: Final = 0.65
"""A step of training of a die below 4, a round to come."""
STEP_HIGH: Final = 0.5
"""The same from 4 on."""
ELSEWHERE: Final = 0.12
"""What a pip of a die is worth in the other areas."""
NO_VALUES: Final[list[float]] = []


def suggest(s: SnowState) -> i64:
    """A sensible choice with some noise; looks only at what the actor may know."""
    return choose(s, NOISE)


def greedy(s: SnowState) -> i64:
    """The best choice by a look one step ahead."""
    return choose(s, 0.0)


def choose(s: SnowState, noise: float) -> i64:
    """The choice with the highest worth in points, each with a random extra up to ``noise``."""
    if s.face == F_TURN:
        return choose_placement(s, noise)
    best: i64 = 0
    best_worth = -1e9
    count: i64 = s.count
    choice: i64 = 0
    while choice < count:
        value = option_worth(s, s.options[choice])
        if noise > 0.0:
            value += noise * float(s.rnd(1024)) / 1024.0
        if value > best_worth:
            best = choice
            best_worth = value
        choice += 1
    return best


def choose_placement(s: SnowState, noise: float) -> i64:
    """Die and area, or training: what each area could bring is reckoned once for all dice."""
    seat: i64 = s.actor
    values: list[list[float]] = [NO_VALUES] * 9
    best: i64 = 0
    best_worth = -1e9
    choice: i64 = -1
    for option in s.options:
        choice += 1
        if option >= TRAINING:
            value = training_worth(s, seat, option - TRAINING)
        else:
            area: i64 = option % 16
            if not values[area]:
                values[area] = worth.area_values(s, seat, area, 0, 0)
            die: i64 = option // 16
            value = placement_worth(s, seat, die, area, values[area]) - ELSEWHERE * float(
                s.face_of(seat, die)
            )
        if noise > 0.0:
            value += noise * float(s.rnd(1024)) / 1024.0
        if value > best_worth:
            best = choice
            best_worth = value
    return best


def placement_worth(s: SnowState, seat: i64, die: i64, area: i64, values: list[float]) -> float:
    """The best that this die can do in this area, less its Snow and Tickets."""
    penalty: i64 = s.penalty(area, s.next_space(area))
    if penalty == 0:
        return offset_worth(s, seat, die, area, 0, penalty, values)
    best = -1e9
    for offset in placing.offsets(penalty, s.res[seat * 5], s.res[seat * 5 + 1]):
        best = max(best, offset_worth(s, seat, die, area, offset, penalty, values))
    return best


def offset_worth(
    s: SnowState, seat: i64, die: i64, area: i64, offset: i64, penalty: i64, values: list[float]
) -> float:
    """The best reward with this offset, less what the offset costs. ``values``: of the area without an
    offset."""
    snow = offset // 16
    tickets = offset % 16
    value: i64 = placing.value_of(s.face_of(seat, die), penalty, snow, tickets)
    if offset > 0 and area in (WORKSHOP, EVENT_HALL):
        values = worth.area_values(s, seat, area, snow, tickets)
    best = values[value] if value > 0 else 0.0
    if offset > 0:
        best -= worth.spend_worth(s, seat, 0, snow) + worth.spend_worth(s, seat, TICKETS, tickets)
    if area == OFFICE and s.pt_holder < 0 and value >= s.pt_face and s.res[seat * 5 + TICKETS] > tickets:
        best += 1.2
    if area == SUMMIT and s.round < 8:
        first = 0.5 if s.order[0] == seat else 1.0
        best += 0.4 * float(s.seats - 1) * (1.0 - 0.3 * float(s.next_space(area))) * first
    return best


def option_worth(s: SnowState, option: i64) -> float:
    """What one option of the present decision is worth to the actor, in points."""
    seat: i64 = s.actor
    face: i64 = s.face
    if option >= TRAINING:
        return training_worth(s, seat, option - TRAINING)
    if option == SKIP:
        return 0.05
    if face == F_REWARD:
        return worth.reward_worth(s, seat, s.sel_area, s.next_space(s.sel_area), option)
    if face in (F_PLACE, F_TO):
        return worth.position_worth(s, seat, option)
    if face == F_COLOUR:
        return worth.window_worth(s, seat, option)
    if face == F_GUEST:
        return worth.card_worth(s, seat, s.station[option])
    if face == F_OFFSET:
        penalty: i64 = s.penalty(s.sel_area, s.next_space(s.sel_area))
        values = worth.area_values(s, seat, s.sel_area, option // 16, option % 16)
        return offset_worth(s, seat, s.sel_die, s.sel_area, option, penalty, values)
    if face == F_HIRE:
        if option == 0:
            return 0.0
        return 1.5 if s.pt_face >= 3 else 0.8
    if face == F_PAY:
        return payment_worth(s, seat, option)
    if face == F_FROM:
        return move_worth(s, seat, option)
    if face == F_TRAIN:
        return 0.5 + 0.1 * float(6 - s.face_of(seat, option))
    if face == F_TALENT:
        return talent_worth(s, option)
    return stay_worth(s, seat, option)


def talent_worth(s: SnowState, talent: i64) -> float:
    """A Talent by its pattern's size and by how often its left side acts."""
    often = 1.0 if s.t.left_on[talent] < 9 else 0.7
    size: i64 = 1
    for position in range(9):
        if s.t.talent_pattern[talent] & BIT[position]:
            size += 1
    return often + 3.0 / float(size)


def training_worth(s: SnowState, seat: i64, die: i64) -> float:
    """A step of training: better rewards for the rounds to come, against its Tickets (SNP-3.4)."""
    price = worth.spend_worth(s, seat, TICKETS, s.training_cost(seat, die))
    rounds: i64 = 1 if die == PART_TIME else 9 - s.round
    gain = (STEP_LOW if s.face_of(seat, die) < 4 else STEP_HIGH) * float(rounds)
    return FIRST + gain - price if gain > price else -5.0


def move_worth(s: SnowState, seat: i64, origin: i64) -> float:
    """Taking a Window away from a position: good only if the position does little."""
    covered: i64 = s.windows(seat)
    loss = 0.0
    talent: i64 = s.talent[seat]
    if talent >= 0 and s.t.talent_pattern[talent] & BIT[origin]:
        loss = 0.5
    best = 0.0
    for position in range(9):
        if covered & BIT[position] == 0:
            bonus = worth.gain_worth(s, seat, s.t.grid_bonus[position])
            best = max(best, worth.position_worth(s, seat, position) - bonus)
    return best - loss


def payment_worth(s: SnowState, seat: i64, room: i64) -> float:
    """Rooms that bring a guest or Windows pay first: what comes of it can still be used."""
    card: i64 = s.room_card[seat * s.rooms + room]
    flat = s.t.gains[s.t.reward[card * 3 + s.room_day[seat * s.rooms + room] - 1]]
    first = 0.0
    for at in range(0, len(flat), 2):
        if flat[at] >= V_WINDOW:
            first += 1.0
    return first


def stay_worth(s: SnowState, seat: i64, option: i64) -> float:
    """Staying another night against leaving (SNP-7.1, SNP-7.2)."""
    t = s.t
    at = seat * s.rooms + option // 2
    card: i64 = s.room_card[at]
    if option & 1 == 0:
        return 0.0 if s.round >= 8 else 0.8
    day: i64 = s.room_day[at]
    need = t.requirements[t.stay[card * 3 + day - 1]]
    kept = float(t.penalty[card])
    for resource in range(5):
        kept -= t.price[s.round * 5 + resource] * float(need[6 + resource])
    if s.round >= 8:
        return kept + 0.1
    gain = t.reward[card * 3 + min(3, day + 1) - 1]
    return kept + t.gain_value[(s.round + 1) * t.gain_count + gain] + 1.5 * float(t.gain_windows[gain])
