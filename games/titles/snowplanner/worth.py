"""What things are worth to a seat now, in points: the ground of play without search.

All functions look only at what lies open and at the seat's own hand; ``v`` is the survey of the seat, just
read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from games.titles.snowplanner.placing import tile_gain
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.survey import NOTHING, VALUES, Survey
from games.titles.snowplanner.words import (
    CROISSANTS,
    LIKES,
    ON_EVENT,
    ON_GUEST,
    POPCOUNT,
    R_CARDS,
    R_GAIN,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_TILE,
    R_WINDOWS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

UNPAID: Final = 2.0
"""What a unit that can't be paid costs (SNP-5.1)."""


def gain_worth(p: Position, v: Survey, gain: i64) -> float:
    """All verbs of a gain of the card table."""
    t = p.t
    total = v.mind.gain_value[v.gains + gain]
    if v.short > 0:
        amount: i64 = t.gain_amount[gain * 5 + v.owe]
        if amount > 0:
            if amount > v.short:
                amount = v.short
            total += (UNPAID - v.mind.price[v.prices + v.owe]) * float(amount)
    if v.like > 0.0:
        total += v.like * float(t.gain_amount[gain * 5 + LIKES])
    windows: i64 = t.gain_windows[gain]
    if windows > 0:
        if windows > 9 - v.windows:
            windows = 9 - v.windows
        total += v.window * float(windows)
    if v.room_free and t.gain_guests[gain] > 0:
        total += v.mind.guest
    return total


def spend_worth(p: Position, v: Survey, resource: i64, amount: i64) -> float:
    """What spending so much of a resource costs: dear as far as the round's card will ask for it
    (SNP-5.1)."""
    if amount <= 0:
        return 0.0
    price = v.mind.price[v.prices + resource]
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
        worth += step_worth(covered, t.talent_pattern[v.talent], position, v.mind.towards_talent * left)
    for goal in p.goals[v.seat]:
        worth += step_worth(covered, t.goal_layout[goal], position, v.mind.towards_goal)
    at: i64
    for at in range(6):
        card: i64 = p.station[at]
        if card >= t.guests:
            worth += step_worth(covered, t.pattern[card], position, v.mind.towards_vip)
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


def nights_worth(p: Position, v: Survey, card: i64, day: i64) -> float:
    """What a card in a room will pay from ``day`` on (1 to 3), as long as it may stay, less its penalty."""
    t = p.t
    nights: i64 = 9 - p.round
    if nights > 4 - day:
        nights = 4 - day
    total = 0.0
    chance = 1.0
    penalty = float(t.penalty[card])
    values: i64 = v.gains
    night: i64
    for night in range(nights):
        at: i64 = card * 3 + day - 1 + night
        gain: i64 = t.reward[at]
        total += chance * (
            v.mind.gain_value[values + gain] + v.mind.guest_window * float(t.gain_windows[gain])
        )
        stays = stay_chance(p, v, t.stay[at])
        total -= chance * (1.0 - stays) * penalty
        chance *= stays
        values += t.gain_count
        if chance < 0.15:
            break
    v.chance = chance
    return total


def card_worth(p: Position, v: Survey, card: i64) -> float:
    """A guest or VIP of the Station, for the nights that it may stay."""
    t = p.t
    left: i64 = 9 - p.round
    worth = nights_worth(p, v, card, 1)
    if left > 3 and card >= t.guests:
        left -= 3
        if left > 3:
            left = 3
        worth += v.chance * v.mind.vip_later * float(left)
    worth -= spend_worth(p, v, CROISSANTS, t.cost[card])
    if v.rooms_taken == 0:
        worth += v.mind.empty
    if v.talent >= 0 and t.left_on[v.talent] == ON_GUEST:
        worth += v.mind.greeter
    for goal in p.played_goals[v.seat]:
        if t.goal_per[goal] <= 2:
            worth += v.mind.goal_guests * float(t.goal_points[goal])
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
    grows = v.mind.goal_grows_slowly
    if p.t.goal_per[goal] != 0:
        grows = v.mind.goal_grows
    grows *= float(8 - p.round)
    if grows > room:
        grows = room
    return float(now) + grows


def event_worth(p: Position, v: Survey, event: i64) -> float:
    """An Event played now, its cost and what the Talent and Goals make of it included."""
    t = p.t
    worth = gain_worth(p, v, t.event_effect[event])
    if t.event_costly[event]:
        resource: i64
        for resource in range(5):
            cost: i64 = t.event_costs[event * 5 + resource]
            if cost > 0:
                worth -= spend_worth(p, v, resource, cost)
    for goal in p.played_goals[v.seat]:
        if t.goal_per[goal] == 3:
            worth += v.mind.goal_guests * float(t.goal_points[goal])
    return worth + talent_gift(p, v, ON_EVENT) + v.mind.event_played


def talent_gift(p: Position, v: Survey, trigger: i64) -> float:
    """What the Talent gives for this."""
    if v.talent < 0:
        return 0.0
    t = p.t
    gift = 0.0
    if t.left_on[v.talent] == trigger:
        gift += v.mind.gain_value[v.gains + t.left_gain[v.talent]]
    if t.right_on[v.talent] == trigger and t.talent_pattern[v.talent] & ~v.covered == 0:
        gift += v.mind.gain_value[v.gains + t.right_gain[v.talent]]
    return gift


def cost_worth(p: Position, v: Survey, reward: i64) -> float:
    """What paying the cost of a reward (by its number in the table's ``costs``) is worth."""
    total = 0.0
    resource: i64
    for resource in range(5):
        cost: i64 = p.t.costs[reward * 5 + resource]
        if cost > 0:
            total += spend_worth(p, v, resource, cost)
    return total


def windows_worth(v: Survey, number: i64) -> float:
    """So many Windows, as far as they fit, in colours and on spaces of one's own choice."""
    if number > 9 - v.windows:
        number = 9 - v.windows
    return (v.window + v.mind.opening) * float(number)


def reward_worth(p: Position, v: Survey, area: i64, space: i64, reward: i64) -> float:
    """A reward as ``placing.rewards`` packs it, its cost and the Talent's gift included. Where it takes
    cards, ``cards`` was filled."""
    if reward < 0:
        return 0.0
    t = p.t
    at: i64 = t.first_reward[area] + (reward >> 8)
    kind: i64 = t.kinds[at]
    worth = talent_gift(p, v, area) - cost_worth(p, v, at)
    if kind == R_TILE:
        return worth + gain_worth(p, v, tile_gain(p, space))
    if kind == R_WINDOWS:
        return worth + windows_worth(v, t.takes[at])
    if kind == R_CARDS:
        return worth + cards_worth(p, v, t.takes[at], t.limits[at])
    if kind == R_PLAY_EVENT:
        return worth + event_worth(p, v, (reward & 255) - 1)
    if kind == R_PLAY_GOAL:
        return worth + goal_worth(p, v, (reward & 255) - 1)
    return worth + gain_worth(p, v, t.takes[at])


def affordable(p: Position, v: Survey, costs: vec[i64], at: i64, snow: i64, tickets: i64) -> bool:
    """Whether the seat could pay the cost that begins ``at`` this place of ``costs``, after ``snow`` and
    ``tickets`` went into a penalty."""
    own: i64 = v.seat * 5
    return (
        v.snow - snow >= costs[at]
        and v.tickets - tickets >= costs[at + 1]
        and v.croissants >= costs[at + 2]
        and p.res[own + 3] >= costs[at + 3]
        and p.res[own + 4] >= costs[at + 4]
    )


def rate_area(p: Position, v: Survey, area: i64, row: i64, snow: i64, tickets: i64) -> None:
    """Fill a row of ``best`` and ``pick`` with the rewards of an area, after ``snow`` and ``tickets`` went
    into the penalty (SNP-3.3)."""
    t = p.t
    best = v.best
    pick = v.pick
    base: i64 = row * VALUES
    at: i64
    for at in range(base, base + VALUES):
        best[at] = 0.0
        pick[at] = NOTHING
    gift = talent_gift(p, v, area)
    first: i64 = t.first_reward[area]
    number: i64
    for number in range(first, t.first_reward[area + 1]):
        sure = gift
        if t.costly[number]:
            if not affordable(p, v, t.costs, number * 5, snow, tickets):
                continue
            sure -= cost_worth(p, v, number)
        kind: i64 = t.kinds[number]
        reward: i64 = (number - first) << 8
        at = base + t.thresholds[number]
        if kind == R_PLAY_EVENT:
            for event in p.events[v.seat]:
                rate_event(p, v, event, base, t.thresholds[number], sure, reward, snow, tickets)
            continue
        if kind == R_PLAY_GOAL:
            for goal in p.goals[v.seat]:
                card: i64 = goal
                if t.goal_layout[card] & ~v.covered == 0:
                    worth = sure + goal_worth(p, v, card)
                    if worth > best[at]:
                        best[at] = worth
                        pick[at] = reward + card + 1
            continue
        if kind == R_GAIN:
            worth = sure + gain_worth(p, v, t.takes[number])
        elif kind == R_CARDS:
            if v.cards[t.limits[number]] <= 0.0:
                continue
            worth = sure + cards_worth(p, v, t.takes[number], t.limits[number])
        elif kind == R_WINDOWS:
            if v.windows >= 9:
                continue
            worth = sure + windows_worth(v, t.takes[number])
        else:
            worth = sure + gain_worth(p, v, tile_gain(p, p.next_at[area]))
        if worth > best[at]:
            best[at] = worth
            pick[at] = reward
    # A lower reward may be taken (SNP-3.3).
    most = 0.0
    choice: i64 = NOTHING
    for at in range(base, base + VALUES):
        if best[at] > most:
            most = best[at]
            choice = pick[at]
        else:
            best[at] = most
            pick[at] = choice


def rate_event(
    p: Position,
    v: Survey,
    event: i64,
    base: i64,
    threshold: i64,
    sure: float,
    reward: i64,
    snow: i64,
    tickets: i64,
) -> None:
    """Enter an Event of the hand into the row that begins at ``base`` if its cost could be paid."""
    t = p.t
    if t.event_costly[event] and not affordable(p, v, t.event_costs, event * 5, snow, tickets):
        return
    value: i64 = t.event_level[event]
    if value < threshold:
        value = threshold
    worth = sure + event_worth(p, v, event)
    if worth > v.best[base + value]:
        v.best[base + value] = worth
        v.pick[base + value] = reward + event + 1
