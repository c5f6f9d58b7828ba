"""What things are worth to a seat now, in points: the ground of play without search.

All functions look only at what lies open and at the seat's own hand; ``v`` is the survey of the seat, just
read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner.placing import tile_gain
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.survey import NOTHING, VALUES, Survey
from games.titles.snowplanner.weights import GUEST
from games.titles.snowplanner.words import (
    CROISSANTS,
    ON_EVENT,
    ON_GUEST,
    POPCOUNT,
    R_CARDS,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_TILE,
    R_WINDOWS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

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


def gain_worth(p: Position, v: Survey, gain: i64) -> float:
    """All verbs of a gain of the card table."""
    t = p.t
    total = t.gain_value[v.gains + gain]
    if v.short > 0:
        amount: i64 = t.gain_amount[gain * 5 + v.owe]
        if amount > 0:
            if amount > v.short:
                amount = v.short
            total += (UNPAID - t.price[v.prices + v.owe]) * float(amount)
    windows: i64 = t.gain_windows[gain]
    if windows > 0:
        if windows > 9 - v.windows:
            windows = 9 - v.windows
        total += v.window * float(windows)
    if v.room_free and t.gain_guests[gain] > 0:
        total += GUEST
    return total


def spend_worth(p: Position, v: Survey, resource: i64, amount: i64) -> float:
    """What spending so much of a resource costs: dear as far as the round's card will ask for it
    (SNP-5.1)."""
    if amount <= 0:
        return 0.0
    price = p.t.price[v.prices + resource]
    worth = price * float(amount)
    if v.owe == resource:
        dear: i64 = v.short + amount
        if dear > amount:
            dear = amount
        if dear > 0:
            worth += (UNPAID - price) * float(dear)
    return worth


def step_worth(covered: i64, pattern: i64, position: i64, full: float) -> float:
    """A share of what a pattern is worth, more the fewer positions are missing."""
    missing: i64 = pattern & ~covered
    if (missing >> position) & 1 == 0:
        return 0.0
    return full / float(POPCOUNT[missing])


def position_worth(p: Position, v: Survey, position: i64) -> float:
    """Covering a position: its bonus, and how far it brings the Talent, Goals in hand, and Station VIPs."""
    t = p.t
    worth = gain_worth(p, v, t.grid_bonus[position])
    covered: i64 = v.covered
    if v.talent >= 0:
        left = float(8 - p.round)
        worth += step_worth(covered, t.talent_pattern[v.talent], position, TOWARDS_TALENT * left)
    for goal in p.goals[v.seat]:
        worth += step_worth(covered, t.goal_layout[goal], position, TOWARDS_GOAL)
    at: i64
    for at in range(6):
        card: i64 = p.station[at]
        if card >= t.guests:
            worth += step_worth(covered, t.pattern[card], position, TOWARDS_VIP)
    return worth


def stay_chance(p: Position, v: Survey, requirement: i64) -> float:
    """How likely a requirement will be met when it counts."""
    if requirement < 0:
        return 0.0
    needs = p.t.needs
    at: i64 = requirement * 11
    lacking: i64 = needs[at + 3] - v.windows
    lack: i64 = needs[at] - v.blue
    if lack > lacking:
        lacking = lack
    lack = needs[at + 1] - v.orange
    if lack > lacking:
        lacking = lack
    lack = needs[at + 2] - v.green
    if lack > lacking:
        lacking = lack
    if lacking < 0:
        lacking = 0
    resource: i64
    for resource in range(5):
        need: i64 = needs[at + 6 + resource]
        if need > 0 and p.res[v.seat * 5 + resource] < need:
            lacking += 1
    if needs[at + 5] & ~v.covered or (needs[at + 4] > 0 and needs[at + 4] > p.bingos(v.seat)):
        lacking += 2
    if lacking == 0:
        return 0.95
    if lacking == 1:
        return 0.5
    return 0.2 if lacking == 2 else 0.05


def card_worth(p: Position, v: Survey, card: i64) -> float:
    """A guest or VIP of the Station, for the nights that it may stay."""
    t = p.t
    left: i64 = 9 - p.round
    nights: i64 = 3
    if left < 3:
        nights = left
    worth = 0.0
    chance = 1.0
    penalty = float(t.penalty[card])
    values: i64 = v.gains
    night: i64
    for night in range(nights):
        at: i64 = card * 3 + night
        gain: i64 = t.reward[at]
        worth += chance * (t.gain_value[values + gain] + 2.0 * float(t.gain_windows[gain]))
        stays = stay_chance(p, v, t.stay[at])
        worth -= chance * (1.0 - stays) * penalty
        chance *= stays
        values += t.gain_count
        if chance < 0.15:
            break
    if left > 3 and card >= t.guests:
        left -= 3
        if left > 3:
            left = 3
        worth += chance * 2.0 * float(left)
    worth -= spend_worth(p, v, CROISSANTS, t.cost[card])
    if v.rooms_taken == 0:
        worth += 3.0
    if v.talent >= 0 and t.left_on[v.talent] == ON_GUEST:
        worth += 0.5
    for goal in p.played_goals[v.seat]:
        if t.goal_per[goal] <= 2:
            worth += 0.5 * float(t.goal_points[goal])
    return worth


def rate_cards(p: Position, v: Survey) -> None:
    """Fill ``cards``."""
    best = 0.0
    position: i64
    for position in range(6):
        card: i64 = p.station[position]
        if v.room_free and card >= 0 and p.takeable(v.seat, card):
            worth = card_worth(p, v, card)
            if worth > best:
                best = worth
        v.cards[position + 1] = best


def cards_worth(p: Position, v: Survey, number: i64, limit: i64) -> float:
    """Taking so many cards of the first positions, up to ``limit``; ``cards`` was filled."""
    if number > 1 and v.rooms_taken < p.rooms - 1:
        return 1.5 * v.cards[limit]
    return v.cards[limit]


def goal_worth(p: Position, v: Survey, goal: i64) -> float:
    """A Goal played now: what it brings today, and what it may still grow."""
    now: i64 = p.goal_value(v.seat, goal)
    room = float(p.t.goal_max[goal] - now)
    grows = 0.28
    if p.t.goal_per[goal] != 0:
        grows = 0.55
    grows *= float(8 - p.round)
    if grows > room:
        grows = room
    return float(now) + grows


def event_worth(p: Position, v: Survey, event: i64) -> float:
    """An Event played now, its cost and what the Talent and Goals make of it included."""
    t = p.t
    worth = gain_worth(p, v, t.event_effect[event])
    resource: i64
    for resource in range(5):
        cost: i64 = t.event_costs[event * 5 + resource]
        if cost > 0:
            worth -= spend_worth(p, v, resource, cost)
    for goal in p.played_goals[v.seat]:
        if t.goal_per[goal] == 3:
            worth += 0.5 * float(t.goal_points[goal])
    return worth + talent_gift(p, v, ON_EVENT) + 0.2


def talent_gift(p: Position, v: Survey, trigger: i64) -> float:
    """What the Talent gives for this."""
    if v.talent < 0:
        return 0.0
    t = p.t
    gift = 0.0
    if t.left_on[v.talent] == trigger:
        gift += t.gain_value[v.gains + t.left_gain[v.talent]]
    if t.right_on[v.talent] == trigger and t.talent_pattern[v.talent] & ~v.covered == 0:
        gift += t.gain_value[v.gains + t.right_gain[v.talent]]
    return gift


def reward_worth(p: Position, v: Survey, area: i64, space: i64, reward: i64) -> float:
    """A reward as ``placing.rewards`` packs it, its cost and the Talent's gift included. Where it takes
    cards, ``cards`` was filled."""
    if reward < 0:
        return 0.0
    t = p.t
    at: i64 = t.first_reward[area] + (reward >> 8)
    kind: i64 = t.kinds[at]
    takes: i64 = t.takes[at]
    worth = talent_gift(p, v, area)
    resource: i64
    for resource in range(5):
        cost: i64 = t.costs[at * 5 + resource]
        if cost > 0:
            worth -= spend_worth(p, v, resource, cost)
    if kind == R_TILE:
        return worth + gain_worth(p, v, tile_gain(p, space))
    if kind == R_WINDOWS:
        if takes > 9 - v.windows:
            takes = 9 - v.windows
        return worth + (v.window + OPENING) * float(takes)
    if kind == R_CARDS:
        return worth + cards_worth(p, v, takes, t.limits[at])
    if kind == R_PLAY_EVENT:
        return worth + event_worth(p, v, (reward & 255) - 1)
    if kind == R_PLAY_GOAL:
        return worth + goal_worth(p, v, (reward & 255) - 1)
    return worth + gain_worth(p, v, takes)


def affordable(p: Position, v: Survey, costs: i64, event: bool, snow: i64, tickets: i64) -> bool:
    """Whether the seat could pay a cost after ``snow`` and ``tickets`` went into a penalty. ``costs``: where
    it begins in the table's ``costs``, or for an ``event`` in its ``event_costs``."""
    of = p.t.costs
    if event:
        of = p.t.event_costs
    at: i64 = v.seat * 5
    return (
        v.snow - snow >= of[costs]
        and v.tickets - tickets >= of[costs + 1]
        and v.croissants >= of[costs + 2]
        and p.res[at + 3] >= of[costs + 3]
        and p.res[at + 4] >= of[costs + 4]
    )


def rate_area(p: Position, v: Survey, area: i64, row: i64, snow: i64, tickets: i64) -> None:
    """Fill a row of ``best`` and ``pick`` with the rewards of an area, after ``snow`` and ``tickets`` went
    into the penalty (SNP-3.3)."""
    t = p.t
    at: i64 = row * VALUES
    end: i64 = at + VALUES - 1
    while at <= end:
        v.best[at] = 0.0
        v.pick[at] = NOTHING
        at += 1
    at = row * VALUES
    space: i64 = p.next_at[area]
    first: i64 = t.first_reward[area]
    number: i64 = first
    while number < t.first_reward[area + 1]:
        kind: i64 = t.kinds[number]
        value: i64 = t.thresholds[number]
        reward: i64 = (number - first) << 8
        if not affordable(p, v, number * 5, False, snow, tickets):
            pass
        elif kind == R_PLAY_EVENT:
            for event in p.events[v.seat]:
                card: i64 = event
                if affordable(p, v, card * 5, True, snow, tickets):
                    level: i64 = t.event_level[card]
                    if level < value:
                        level = value
                    worth = reward_worth(p, v, area, space, reward + card + 1)
                    v.raise_from(at + level, end, worth, reward + card + 1)
        elif kind == R_PLAY_GOAL:
            for goal in p.goals[v.seat]:
                card = goal
                if t.goal_layout[card] & ~v.covered == 0:
                    worth = reward_worth(p, v, area, space, reward + card + 1)
                    v.raise_from(at + value, end, worth, reward + card + 1)
        elif kind == R_CARDS:
            if v.cards[t.limits[number]] > 0.0:
                worth = talent_gift(p, v, area) + cards_worth(p, v, t.takes[number], t.limits[number])
                v.raise_from(at + value, end, worth, reward)
        elif kind != R_WINDOWS or v.windows < 9:
            v.raise_from(at + value, end, reward_worth(p, v, area, space, reward), reward)
        number += 1
