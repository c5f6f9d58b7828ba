"""What things are worth in points, by a rough reckoning: the ground of play without search.

All functions look only at what lies open and at the seat's own hand. The weights are tuned by self-play.
"""

from __future__ import annotations

from games.titles.snowplanner.placing import takeable_within, tile_gain
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.words import (
    BIT,
    CROISSANTS,
    FULL,
    LIKES,
    ON_GUEST,
    POPCOUNT,
    R_CARDS,
    R_GAIN,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_TILE,
    R_WINDOWS,
    RESOLUTION,
    TICKETS,
    V_DRAW_EVENT,
    V_GUEST,
    V_TRAIN,
    V_WINDOW,
)

BASE = [0.62, 0.5, 0.85, 1.02, 1.0]
"""A Snow, a Ticket, a Croissant, a Like, a point in the middle of the game."""
END = [0.34, 0.34, 0.34, 1.0, 1.0]
"""The same when nothing can be spent any more (SNP-8.5)."""
GUEST = 3.0
"""A guest that an effect brings: fixed, since a guest's own reward may be another guest."""
EMPTY_SPACE = 0.35
"""What a covered position adds by patterns, layouts and stays, a round."""


def resource_worth(p: Position, seat: int, resource: int, have: int) -> float:
    """One more unit of a resource, ``have`` being there already: it may save 2 points of what is owed
    (SNP-5.1)."""
    card = p.round_card
    asked = resource < 4 and p.phase < RESOLUTION and card >= 0 and p.t.owe_resource[card] == resource
    if asked and have < p.owed(seat, card):
        return 2.0
    left = 8 - p.round
    if left == 0:
        return END[resource] if p.phase >= RESOLUTION else 0.5 * (END[resource] + BASE[resource])
    if resource == TICKETS and left == 1:
        return 0.8
    over = 1.0 if have < 8 else 0.7
    return BASE[resource] * over if resource < LIKES else BASE[resource]


def gain_worth(p: Position, seat: int, gain: int) -> float:
    """All verbs of a gain of the card table."""
    flat = p.t.gains[gain]
    total = 0.0
    for at in range(0, len(flat), 2):
        total += verb_worth(p, seat, flat[at], flat[at + 1])
    return total


def verb_worth(p: Position, seat: int, verb: int, amount: int) -> float:
    """One verb of a gain."""
    if verb < 5:
        total = 0.0
        have = p.res[seat * 5 + verb]
        for unit in range(amount):
            total += resource_worth(p, seat, verb, have + unit)
        return total
    if verb < V_GUEST:
        empty = 9 - POPCOUNT[p.windows(seat)]
        colour = verb - V_WINDOW
        one = window_worth(p, seat, colour) if colour else best_window(p, seat)
        return one * min(amount, empty)
    if verb == V_GUEST:
        return GUEST if p.free_room(seat) >= 0 else 0.0
    if verb == V_DRAW_EVENT:
        return (1.3 if p.round < 7 else 0.3 if p.round == 7 else 0.0) * amount
    if verb == V_TRAIN:
        return 0.35 * (8 - p.round) * amount
    return 0.3


def window_worth(p: Position, seat: int, colour: int) -> float:
    """One more Window of a colour: its row in the Bonuses to come, stays, patterns, less what it makes one
    owe (SNP-6.3)."""
    count = POPCOUNT[p.win[seat * 3 + colour - 1]]
    phases = 9 - p.round if p.phase < 4 else 8 - p.round
    row = p.t.bonus_row[colour]
    now = row_worth(p, seat, row[min(6, count + 1)]) - row_worth(p, seat, row[min(6, count)])
    later = row_worth(p, seat, row[min(6, count + 2)]) - row_worth(p, seat, row[min(6, count + 1)])
    worth = phases * (0.75 * now + 0.3 * later + EMPTY_SPACE)
    return worth - 0.4 if p.round < 8 else worth


def row_worth(p: Position, seat: int, gain: int) -> float:
    """A row of the Bonus table, by the base worth of what it gives."""
    flat = p.t.gains[gain]
    total = 0.0
    for at in range(0, len(flat), 2):
        if flat[at] < 5:
            total += BASE[flat[at]] * flat[at + 1]
    return total


def best_window(p: Position, seat: int) -> float:
    """A Window of the best colour."""
    return max(window_worth(p, seat, 1), window_worth(p, seat, 2), window_worth(p, seat, 3))


def position_worth(p: Position, seat: int, position: int) -> float:
    """Covering a position: its bonus, and how far it brings the Talent, Goals in hand, and Station VIPs."""
    t = p.t
    worth = gain_worth(p, seat, t.grid_bonus[position])
    covered = p.windows(seat)
    talent = p.talent[seat]
    if talent >= 0:
        worth += step_worth(covered, t.talent_pattern[talent], position, 0.45 * (8 - p.round))
    for goal in p.goals[seat]:
        worth += step_worth(covered, t.goal_layout[goal], position, 3.0)
    for card in p.station:
        if card >= t.guests:
            worth += step_worth(covered, t.pattern[card], position, 0.8)
    return worth


def step_worth(covered: int, pattern: int, position: int, full: float) -> float:
    """A share of what a pattern is worth, more the fewer positions are missing."""
    missing = pattern & ~covered
    if not missing & BIT[position]:
        return 0.0
    return full / POPCOUNT[missing & FULL]


def stay_chance(p: Position, seat: int, requirement: int) -> float:
    """How likely a requirement will be met when it counts."""
    if requirement < 0:
        return 0.0
    need = p.t.requirements[requirement]
    base = seat * 3
    counts = [POPCOUNT[p.win[base]], POPCOUNT[p.win[base + 1]], POPCOUNT[p.win[base + 2]]]
    lacking = max(0, need[3] - counts[0] - counts[1] - counts[2])
    for colour in range(3):
        lacking = max(lacking, need[colour] - counts[colour])
    for resource in range(4):
        if p.res[seat * 5 + resource] < need[6 + resource]:
            lacking += 1
    if need[5] & ~p.windows(seat) or need[4] > p.bingos(seat):
        lacking += 2
    return (0.95, 0.5, 0.2, 0.05)[min(3, lacking)]


def card_worth(p: Position, seat: int, card: int) -> float:
    """A guest or VIP of the Station, for the rounds that it may stay."""
    t = p.t
    rounds = 9 - p.round
    worth = 0.0
    chance = 1.0
    vip = card >= t.guests
    for night in range(rounds if vip else min(3, rounds)):
        day = min(3, night + 1)
        worth += chance * gain_worth(p, seat, t.reward[card * 3 + day - 1])
        stays = stay_chance(p, seat, t.stay[card * 3 + day - 1])
        worth -= chance * (1.0 - stays) * t.penalty[card]
        chance *= stays
        if chance < 0.1:
            break
    worth -= t.cost[card] * BASE[CROISSANTS]
    if p.occupied(seat) == 0:
        worth += 3.0
    talent = p.talent[seat]
    if talent >= 0 and t.left_on[talent] == ON_GUEST:
        worth += 0.5
    for goal in p.played_goals[seat]:
        if t.goal_per[goal] <= 2:
            worth += 0.5 * t.goal_points[goal]
    return worth


def best_card(p: Position, seat: int, limit: int) -> float:
    """The best card that could be taken from the first ``limit`` positions, or 0."""
    if p.free_room(seat) < 0:
        return 0.0
    best = 0.0
    for position in range(limit):
        card = p.station[position]
        if p.takeable(seat, card):
            best = max(best, card_worth(p, seat, card))
    return best


def goal_worth(p: Position, seat: int, goal: int) -> float:
    """A Goal played now: what it brings today, and what it may still grow."""
    now = p.goal_value(seat, goal)
    room = p.t.goal_max[goal] - now
    return now + min(float(room), 0.55 * (8 - p.round) * (1.0 if p.t.goal_per[goal] != 0 else 0.5))


def reward_worth(p: Position, seat: int, area: int, space: int, reward: int) -> float:
    """A reward as ``placing.rewards`` packs it, its cost and the Talent's gift included."""
    if reward < 0:
        return 0.0
    t = p.t
    index = reward // 256
    kind = t.reward_kind[area][index]
    worth = talent_gift(p, seat, area) - cost_worth(p, seat, t.reward_cost[area][index])
    if kind == R_GAIN:
        return worth + gain_worth(p, seat, t.reward_gain[area][index])
    if kind == R_TILE:
        return worth + gain_worth(p, seat, tile_gain(p, space))
    if kind == R_WINDOWS:
        empty = 9 - POPCOUNT[p.windows(seat)]
        return worth + (best_window(p, seat) + 0.8) * min(t.reward_gain[area][index], empty)
    if kind == R_CARDS:
        limit = t.reward_limit[area][index]
        one = best_card(p, seat, limit)
        two = (
            t.reward_gain[area][index] > 1
            and p.occupied(seat) < p.rooms - 1
            and takeable_within(p, seat, limit)
        )
        return worth + one + (0.5 * one if two else 0.0)
    if kind == R_PLAY_EVENT:
        event = reward % 256 - 1
        return (
            worth
            + gain_worth(p, seat, t.event_effect[event])
            - cost_worth(p, seat, t.event_cost[event])
            + 0.2
        )
    if kind == R_PLAY_GOAL:
        return worth + goal_worth(p, seat, reward % 256 - 1)
    return worth


def cost_worth(p: Position, seat: int, cost: list[int]) -> float:
    """What paying costs."""
    total = 0.0
    for resource in range(5):
        for unit in range(cost[resource]):
            total += resource_worth(p, seat, resource, p.res[seat * 5 + resource] - unit - 1)
    return total


def talent_gift(p: Position, seat: int, trigger: int) -> float:
    """What the Talent gives for this."""
    talent = p.talent[seat]
    if talent < 0:
        return 0.0
    t = p.t
    gift = 0.0
    if t.left_on[talent] == trigger:
        gift += gain_worth(p, seat, t.left_gain[talent])
    pattern = t.talent_pattern[talent]
    if t.right_on[talent] == trigger and p.windows(seat) & pattern == pattern:
        gift += gain_worth(p, seat, t.right_gain[talent])
    return gift
