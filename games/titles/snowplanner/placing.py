"""The Main phase: placing a die, its value and its rewards (SNP-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from games.titles.snowplanner.board import OP_END_TURN, OP_GUEST, OP_HIRE, OP_REFILL, OP_WINDOW
from games.titles.snowplanner.effects import raise_die
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.words import (
    OFFICE,
    ON_EVENT,
    PART_TIME,
    PLACED,
    R_CARDS,
    R_GAIN,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_TILE,
    R_WINDOWS,
    SNOW,
    TICKETS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACED_DIE: Final = 10
REWARD: Final = 11
PLAYED_EVENT: Final = 12
PLAYED_GOAL: Final = 13
HIRED: Final = 14
PAID: Final = 15
TRAINING: Final = 16
"""Codes of the journal."""


def value_of(face: i64, penalty: i64, snow: i64, tickets: i64) -> i64:
    """What a placed die is worth (SNP-3.2). May be below 1."""
    return min(face, face - penalty + 2 * snow + tickets)


def too_much(penalty: i64, snow: i64, tickets: i64) -> bool:
    """Whether the offset would reach the penalty without one of its units (SNP-3.2)."""
    offset = 2 * snow + tickets
    return (snow > 0 and offset - 2 >= penalty) or (tickets > 0 and offset - 1 >= penalty)


def offsets(penalty: i64, snow: i64, tickets: i64) -> list[int]:
    """All legal offsets that ``snow`` and ``tickets`` in hand can pay, each as Snow × 16 + Tickets, cheapest
    first (SNP-3.2)."""
    found: list[int] = []
    for some_snow in range(min(snow, (penalty + 1) // 2) + 1):
        for some_tickets in range(min(tickets, penalty) + 1):
            if not too_much(penalty, some_snow, some_tickets):
                found.append(some_snow * 16 + some_tickets)
    return found


def tile_gain(p: Position, space: i64) -> i64:
    """The gain of a Summit space now (SNP-3.5): the tile's from round 5 on, the printed one before."""
    if p.round >= p.t.tiles_from_round and p.tiles[space] >= 0:
        return p.t.tile_gain[p.tiles[space]]
    return p.t.reward_gain[8][0]


def can_pay(p: Position, seat: i64, costs: vec[i64], at: i64, snow: i64, tickets: i64) -> bool:
    """Whether the seat can pay the cost that begins ``at`` this place of ``costs`` after ``snow`` and
    ``tickets`` went into the penalty (SNP-3.3)."""
    base: i64 = seat * 5
    if p.res[base] - snow < costs[at] or p.res[base + 1] - tickets < costs[at + 1]:
        return False
    return (
        p.res[base + 2] >= costs[at + 2]
        and p.res[base + 3] >= costs[at + 3]
        and p.res[base + 4] >= costs[at + 4]
    )


def takeable_within(p: Position, seat: i64, limit: i64) -> bool:
    """Whether any card of the first ``limit`` Station positions could be taken (SNP-3.3, SNP-4.1)."""
    if p.free_room(seat) < 0:
        return False
    at = 0
    while at < limit and not p.takeable(seat, p.station[at]):
        at += 1
    return at < limit


def rewards(p: Position, seat: i64, area: i64, value: i64, snow: i64, tickets: i64) -> list[int]:
    """The rewards that may be chosen, each as index × 256 + card + 1 (card of an Event or Goal, else 0)
    (SNP-3.3)."""
    found: list[int] = []
    if value < 1:
        return found
    t = p.t
    first: i64 = t.first_reward[area]
    number: i64
    for number in range(first, t.first_reward[area + 1]):
        if t.thresholds[number] > value:
            continue
        if t.costly[number] and not can_pay(p, seat, t.costs, number * 5, snow, tickets):
            continue
        reward: i64 = (number - first) * 256
        kind: i64 = t.kinds[number]
        if kind == R_PLAY_EVENT:
            for event in p.events[seat]:
                card: i64 = event
                if t.event_level[card] <= value and can_pay(p, seat, t.event_costs, card * 5, snow, tickets):
                    found.append(reward + card + 1)
        elif kind == R_PLAY_GOAL:
            covered: i64 = p.windows(seat)
            for goal in p.goals[seat]:
                card = goal
                if t.goal_layout[card] & ~covered == 0:
                    found.append(reward + card + 1)
        elif kind == R_WINDOWS:
            if p.has_window_space(seat):
                found.append(reward)
        elif kind == R_CARDS:
            if takeable_within(p, seat, t.limits[number]):
                found.append(reward)
        else:
            found.append(reward)
    return found


def sure_tickets(p: Position, seat: i64, area: i64, space: i64, index: i64) -> i64:
    """Tickets that the reward and its Talent surely bring before the hire is paid (SNP-3.6)."""
    if index < 0:
        return 0
    sure = 0
    lists: list[int] = []
    kind = p.t.reward_kind[area][index]
    if kind == R_GAIN:
        lists.append(p.t.reward_gain[area][index])
    elif kind == R_TILE:
        lists.append(tile_gain(p, space))
    talent = p.talent[seat]
    if talent >= 0:
        if p.t.left_on[talent] == area:
            lists.append(p.t.left_gain[talent])
        pattern = p.t.talent_pattern[talent]
        if p.t.right_on[talent] == area and p.windows(seat) & pattern == pattern:
            lists.append(p.t.right_gain[talent])
    for gain in lists:
        flat = p.t.gains[gain]
        for at in range(0, len(flat), 2):
            if flat[at] == TICKETS:
                sure += flat[at + 1]
    return sure


def may_hire(p: Position, seat: i64, area: i64, value: i64, tickets: i64, sure: i64) -> bool:
    """Whether the Part-Time Die may be hired with this placement; ``sure``: Tickets the reward brings first
    (SNP-3.6)."""
    if area != OFFICE or p.pt_holder >= 0 or value < p.pt_face:
        return False
    return p.res[seat * 5 + TICKETS] - tickets + sure >= 1


def pay(p: Position, seat: i64, costs: vec[i64], at: i64) -> None:
    """Pay what begins ``at`` this place of ``costs``; the caller made sure that it is there."""
    resource: i64
    for resource in range(5):
        cost: i64 = costs[at + resource]
        if cost:
            p.res[seat * 5 + resource] -= cost
            p.note(PAID, seat, resource, cost, p.phase)


def place(p: Position, seat: i64, die: i64, area: i64, offset: i64, reward: i64, hire: bool) -> None:
    """Place a die (SNP-3.1) with an offset as in :func:`offsets`, for a reward as in :func:`rewards` (−1
    none), hiring or not."""
    snow, tickets = offset // 16, offset % 16
    space = p.next_space(area)
    face = p.face_of(seat, die)
    penalty = p.penalty(area, space)
    p.res[seat * 5 + SNOW] -= snow
    p.res[seat * 5 + TICKETS] -= tickets
    p.spaces[area * 4 + space] = seat * 100 + die * 10 + face
    p.find_next(area)
    if die == PART_TIME:
        p.pt_placed = True
    else:
        p.dstate[seat * 3 + die] = PLACED
    p.note(PLACED_DIE, seat, die, area, space, face, penalty, snow, tickets)
    p.push(OP_END_TURN, seat, 0, 0, 0)
    if hire:
        p.push(OP_HIRE, seat, 0, 0, 0)
    if reward >= 0:
        take_reward(p, seat, area, space, reward // 256, reward % 256 - 1)


def take_reward(p: Position, seat: i64, area: i64, space: i64, index: i64, card: i64) -> None:
    """Pay the cost, let the Talent give, then take the gain (SNP-3.3, SNP-4.6)."""
    t = p.t
    at: i64 = t.first_reward[area] + index
    kind: i64 = t.kinds[at]
    p.note(REWARD, seat, area, t.thresholds[at])
    if t.costly[at]:
        pay(p, seat, t.costs, at * 5)
    if kind == R_GAIN:
        p.fire(seat, area, t.takes[at])
        return
    if kind == R_TILE:
        p.fire(seat, area, tile_gain(p, space))
        return
    if kind == R_WINDOWS:
        p.push(OP_WINDOW, seat, t.takes[at], 0, 2)
    elif kind == R_CARDS:
        p.push(OP_REFILL, seat, 0, 0, 0)
        p.push(OP_GUEST, seat, t.takes[at], t.limits[at], 2)
    elif kind == R_PLAY_EVENT:
        play_event(p, seat, card)
    elif kind == R_PLAY_GOAL:
        p.goals[seat].remove(card)
        p.played_goals[seat].append(card)
        p.note(PLAYED_GOAL, seat, card)
    p.fire(seat, area, 0)


def play_event(p: Position, seat: i64, event: i64) -> None:
    """Pay an Event's cost, then the Talent gives, then its effect (SNP-3.5, SNP-4.6, SNP-4.8). Both wait for
    what the Talent may give for the area."""
    t = p.t
    if t.event_costly[event]:
        pay(p, seat, t.event_costs, event * 5)
    p.events[seat].remove(event)
    p.played_events[seat].append(event)
    p.note(PLAYED_EVENT, seat, event)
    p.fire(seat, ON_EVENT, t.event_effect[event], True)


def hire(p: Position, seat: i64) -> None:
    """Pay 1 Ticket; the Part-Time Die goes to the Worker Room (SNP-3.6)."""
    p.res[seat * 5 + TICKETS] -= 1
    p.pt_holder = seat
    p.note(HIRED, seat, p.pt_face)


def trainable(p: Position, seat: i64, die: i64, paid: bool) -> bool:
    """Whether a die could go up by one step, for Tickets (``paid``) or by an effect (SNP-3.4)."""
    if not p.in_room(seat, die) or p.face_of(seat, die) >= 6:
        return False
    return not paid or p.res[seat * 5 + TICKETS] >= p.training_cost(seat, die)


def train(p: Position, seat: i64, die: i64) -> None:
    """Training as a free action (SNP-3.4)."""
    cost = p.training_cost(seat, die)
    p.res[seat * 5 + TICKETS] -= cost
    p.note(TRAINING, seat, die, cost)
    raise_die(p, seat, die)


def end_turn(p: Position) -> None:
    """The next seat in turn order with a die left takes its turn; with none left the Main phase ends
    (SNP-3.1)."""
    at = p.place_of(p.active)
    for step in range(1, p.seats + 1):
        seat = p.order[(at + step) % p.seats]
        if p.has_die(seat):
            p.active = seat
            return
    p.active = -1
