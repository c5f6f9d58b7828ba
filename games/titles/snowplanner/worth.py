"""What things are worth to a seat now, in points: the ground of play without search.

All functions look only at what lies open and at the seat's own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner.placing import tile_gain
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.weights import GUEST
from games.titles.snowplanner.words import (
    BIT,
    BONUS,
    CROISSANTS,
    ON_EVENT,
    ON_GUEST,
    POPCOUNT,
    R_CARDS,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_TILE,
    R_WINDOWS,
    RESOLUTION,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

COVER: Final = 0.45
"""What one more Window adds by stays and patterns, a round."""
OPENING: Final = 1.2
"""What the space of a Window chosen freely adds by its bonus."""
TOWARDS_TALENT: Final = 0.45
"""A Talent's whole pattern, a round to come."""
TOWARDS_GOAL: Final = 3.0
"""A Goal's whole layout."""
TOWARDS_VIP: Final = 0.8
"""The whole pattern of a VIP on the Station."""
UNPAID: Final = 2.0
"""What a unit that can't be paid costs (SNP-5.1)."""


def wanting(p: Position, seat: i64) -> i64:
    """How many units this round's card will ask of the seat beyond what it has; negative: so many are
    spare."""
    card = p.round_card
    resource: i64 = p.t.owe_resource[card]
    if resource < 0 or p.phase >= RESOLUTION:
        return -99
    return p.owed(seat, card) - p.res[seat * 5 + resource]


def gain_worth(p: Position, seat: i64, gain: i64) -> float:
    """All verbs of a gain of the card table."""
    t = p.t
    total = t.gain_value[p.round * t.gain_count + gain]
    short = wanting(p, seat)
    if short > 0:
        resource: i64 = t.owe_resource[p.round_card]
        amount: i64 = t.gain_amount[gain * 5 + resource]
        if amount > 0:
            total += (UNPAID - t.price[p.round * 5 + resource]) * float(min(amount, short))
    windows: i64 = t.gain_windows[gain]
    if windows > 0:
        empty: i64 = 9 - POPCOUNT[p.windows(seat)]
        total += best_window(p, seat) * float(min(windows, empty))
    if t.gain_guests[gain] > 0 and p.free_room(seat) >= 0:
        total += GUEST
    return total


def spend_worth(p: Position, seat: i64, resource: i64, amount: i64) -> float:
    """What spending so much of a resource costs: dear as far as the round's card will ask for it
    (SNP-5.1)."""
    if amount <= 0:
        return 0.0
    price = p.t.price[p.round * 5 + resource]
    dear: i64 = 0
    if p.t.owe_resource[p.round_card] == resource:
        dear = max(0, min(amount, wanting(p, seat) + amount))
    return price * float(amount) + (UNPAID - price) * float(dear)


def cost_worth(p: Position, seat: i64, cost: list[int]) -> float:
    """What paying a cost is worth."""
    total = 0.0
    for resource in range(5):
        if cost[resource] > 0:
            total += spend_worth(p, seat, resource, cost[resource])
    return total


def window_worth(p: Position, seat: i64, colour: i64) -> float:
    """One more Window of a colour: its row in the Bonuses to come, stays, patterns, less what it makes one
    owe
    (SNP-6.3)."""
    count: i64 = POPCOUNT[p.win[seat * 3 + colour - 1]]
    phases = float(9 - p.round if p.phase < BONUS else 8 - p.round)
    row = p.t.row_value
    at = colour * 10 + count
    now = row[at + 1] - row[at]
    later = row[at + 2] - row[at + 1]
    worth = phases * (0.75 * now + 0.3 * later + COVER)
    return worth - 0.5 if p.round < 8 else worth - 1.0


def best_window(p: Position, seat: i64) -> float:
    """A Window of the best colour."""
    return max(window_worth(p, seat, 1), window_worth(p, seat, 2), window_worth(p, seat, 3))


def position_worth(p: Position, seat: i64, position: i64) -> float:
    """Covering a position: its bonus, and how far it brings the Talent, Goals in hand, and Station VIPs."""
    t = p.t
    worth = gain_worth(p, seat, t.grid_bonus[position])
    covered: i64 = p.windows(seat)
    left = float(8 - p.round)
    talent: i64 = p.talent[seat]
    if talent >= 0:
        worth += step_worth(covered, t.talent_pattern[talent], position, TOWARDS_TALENT * left)
    for goal in p.goals[seat]:
        worth += step_worth(covered, t.goal_layout[goal], position, TOWARDS_GOAL)
    for card in p.station:
        if card >= t.guests:
            worth += step_worth(covered, t.pattern[card], position, TOWARDS_VIP)
    return worth


def step_worth(covered: i64, pattern: i64, position: i64, full: float) -> float:
    """A share of what a pattern is worth, more the fewer positions are missing."""
    missing: i64 = pattern & ~covered
    if missing & BIT[position] == 0:
        return 0.0
    return full / float(POPCOUNT[missing])


def stay_chance(p: Position, seat: i64, requirement: i64) -> float:
    """How likely a requirement will be met when it counts."""
    if requirement < 0:
        return 0.0
    need = p.t.requirements[requirement]
    base = seat * 3
    blue: i64 = POPCOUNT[p.win[base]]
    orange: i64 = POPCOUNT[p.win[base + 1]]
    green: i64 = POPCOUNT[p.win[base + 2]]
    lacking: i64 = max(0, need[3] - blue - orange - green, need[0] - blue, need[1] - orange, need[2] - green)
    for resource in range(5):
        if p.res[seat * 5 + resource] < need[6 + resource]:
            lacking += 1
    if need[5] & ~p.windows(seat) or need[4] > p.bingos(seat):
        lacking += 2
    if lacking == 0:
        return 0.95
    return 0.5 if lacking == 1 else 0.2 if lacking == 2 else 0.05


def card_worth(p: Position, seat: i64, card: i64) -> float:
    """A guest or VIP of the Station, for the nights that it may stay."""
    t = p.t
    left: i64 = 9 - p.round
    nights: i64 = min(3, left)
    worth = 0.0
    chance = 1.0
    number: i64 = p.round
    for night in range(nights):
        at = card * 3 + night
        gain = t.reward[at]
        worth += chance * (t.gain_value[number * t.gain_count + gain] + 2.0 * float(t.gain_windows[gain]))
        stays = stay_chance(p, seat, t.stay[at])
        worth -= chance * (1.0 - stays) * float(t.penalty[card])
        chance *= stays
        number += 1
        if chance < 0.15:
            break
    if card >= t.guests and left > 3:
        worth += chance * 2.0 * float(min(3, left - 3))
    worth -= spend_worth(p, seat, CROISSANTS, t.cost[card])
    if p.occupied(seat) == 0:
        worth += 3.0
    talent: i64 = p.talent[seat]
    if talent >= 0 and t.left_on[talent] == ON_GUEST:
        worth += 0.5
    for goal in p.played_goals[seat]:
        if t.goal_per[goal] <= 2:
            worth += 0.5 * float(t.goal_points[goal])
    return worth


def best_cards(p: Position, seat: i64) -> list[float]:
    """The best card that could be taken from the first positions, by their number 0 to 6; 0: none."""
    best = 0.0
    found = [0.0] * 7
    free = p.free_room(seat) >= 0
    for position in range(6):
        card = p.station[position]
        if free and p.takeable(seat, card):
            best = max(best, card_worth(p, seat, card))
        found[position + 1] = best
    return found


def goal_worth(p: Position, seat: i64, goal: i64) -> float:
    """A Goal played now: what it brings today, and what it may still grow."""
    now = p.goal_value(seat, goal)
    room = float(p.t.goal_max[goal] - now)
    grows = 0.55 if p.t.goal_per[goal] != 0 else 0.28
    return float(now) + min(room, grows * float(8 - p.round))


def event_worth(p: Position, seat: i64, event: i64) -> float:
    """An Event played now, its cost and what the Talent and Goals make of it included."""
    t = p.t
    worth = gain_worth(p, seat, t.event_effect[event]) - cost_worth(p, seat, t.event_cost[event])
    for goal in p.played_goals[seat]:
        if t.goal_per[goal] == 3:
            worth += 0.5 * float(t.goal_points[goal])
    return worth + talent_gift(p, seat, ON_EVENT) + 0.2


def reward_worth(p: Position, seat: i64, area: i64, space: i64, reward: i64) -> float:
    """A reward as ``placing.rewards`` packs it, its cost and the Talent's gift included."""
    if reward < 0:
        return 0.0
    t = p.t
    index = reward // 256
    kind: i64 = t.reward_kind[area][index]
    gain: i64 = t.reward_gain[area][index]
    worth = talent_gift(p, seat, area) - cost_worth(p, seat, t.reward_cost[area][index])
    if kind == R_TILE:
        return worth + gain_worth(p, seat, tile_gain(p, space))
    if kind == R_WINDOWS:
        empty: i64 = 9 - POPCOUNT[p.windows(seat)]
        return worth + (best_window(p, seat) + OPENING) * float(min(gain, empty))
    if kind == R_CARDS:
        one = best_cards(p, seat)[t.reward_limit[area][index]]
        two = gain > 1 and p.occupied(seat) < p.rooms - 1
        return worth + (1.5 * one if two else one)
    if kind == R_PLAY_EVENT:
        return worth + event_worth(p, seat, reward % 256 - 1)
    if kind == R_PLAY_GOAL:
        return worth + goal_worth(p, seat, reward % 256 - 1)
    return worth + gain_worth(p, seat, gain)


def talent_gift(p: Position, seat: i64, trigger: i64) -> float:
    """What the Talent gives for this."""
    talent: i64 = p.talent[seat]
    if talent < 0:
        return 0.0
    t = p.t
    gift = 0.0
    if t.left_on[talent] == trigger:
        gift += t.gain_value[p.round * t.gain_count + t.left_gain[talent]]
    pattern = t.talent_pattern[talent]
    if t.right_on[talent] == trigger and p.windows(seat) & pattern == pattern:
        gift += t.gain_value[p.round * t.gain_count + t.right_gain[talent]]
    return gift


def area_values(p: Position, seat: i64, area: i64, snow: i64, tickets: i64) -> list[float]:
    """By value 0 to 6: the best reward that a die of this value could take in the area (0.0: none), after
    ``snow``
    and ``tickets`` went into the penalty (SNP-3.3)."""
    t = p.t
    best = [0.0] * 7
    space: i64 = p.next_space(area)
    at = seat * 5
    cards: list[float] = []
    for index in range(len(t.threshold[area])):
        cost = t.reward_cost[area][index]
        if p.res[at] - snow < cost[0] or p.res[at + 1] - tickets < cost[1]:
            continue
        if p.res[at + 2] < cost[2] or p.res[at + 3] < cost[3] or p.res[at + 4] < cost[4]:
            continue
        from_value: i64 = t.threshold[area][index]
        kind: i64 = t.reward_kind[area][index]
        if kind == R_PLAY_EVENT:
            for event in p.events[seat]:
                price = t.event_cost[event]
                if (
                    p.res[at] - snow >= price[0]
                    and p.res[at + 1] - tickets >= price[1]
                    and p.res[at + 2] >= price[2]
                    and p.res[at + 3] >= price[3]
                    and p.res[at + 4] >= price[4]
                ):
                    worth = reward_worth(p, seat, area, space, index * 256 + event + 1)
                    raise_from(best, max(from_value, t.event_level[event]), worth)
        elif kind == R_PLAY_GOAL:
            covered: i64 = p.windows(seat)
            for goal in p.goals[seat]:
                if covered & t.goal_layout[goal] == t.goal_layout[goal]:
                    raise_from(best, from_value, reward_worth(p, seat, area, space, index * 256 + goal + 1))
        elif kind == R_CARDS:
            if not cards:
                cards = best_cards(p, seat)
            one = cards[t.reward_limit[area][index]]
            if one > 0.0:
                two = t.reward_gain[area][index] > 1 and p.occupied(seat) < p.rooms - 1
                raise_from(best, from_value, talent_gift(p, seat, area) + (1.5 * one if two else one))
        elif kind != R_WINDOWS or p.has_window_space(seat):
            raise_from(best, from_value, reward_worth(p, seat, area, space, index * 256))
    return best


def raise_from(best: list[float], value: i64, worth: float) -> None:
    """Let every value from this one on be worth at least so much."""
    while value <= 6:
        if worth > best[value]:
            best[value] = worth
        value += 1
