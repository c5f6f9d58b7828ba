"""How a game will probably end, judged at the beginning of a round: a playout needn't go on to the end.

A seat's final score is taken to be a sum of what is seen of its hotel, each count with a weight by round. The
weights are data (``data/outlook.json``), fitted to games of the policy with itself by
``python -m games.titles.snowplanner.fit``.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from games.titles.snowplanner import worth
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.survey import COUNTS, Survey
from games.titles.snowplanner.words import LIKES, LOCKED, POINTS, POPCOUNT


def look(p: Position, v: Survey, seat: i64, seen: vec[float]) -> None:
    """Fill ``seen`` with the counts of a seat at the beginning of a round."""
    t = p.t
    v.read(p, seat)
    own: i64 = seat * 5
    seen[0] = 1.0
    seen[1] = float(p.res[own + POINTS])
    seen[2] = float(v.snow)
    seen[3] = float(v.tickets)
    seen[4] = float(v.croissants)
    seen[5] = float(p.res[own + LIKES])
    seen[6] = v.mind.row_value[10 + v.blue]
    seen[7] = v.mind.row_value[20 + v.orange]
    seen[8] = v.mind.row_value[30 + v.green]
    seen[9] = float(v.windows)
    low = 0.0
    high = 0.0
    die: i64
    for die in range(3):
        face: i64 = p.dface[seat * 3 + die]
        if p.dstate[seat * 3 + die] != LOCKED:
            low += float(face)
            if face >= 5:
                high += 1.0
    seen[10] = low
    seen[11] = high
    seen[12] = 0.0 if p.dstate[seat * 3 + 2] == LOCKED else 1.0
    income = 0.0
    room: i64
    for room in range(p.rooms):
        card: i64 = p.room_card[seat * p.rooms + room]
        if card >= 0:
            income += worth.nights_worth(p, v, card, p.room_day[seat * p.rooms + room])
    seen[13] = income
    seen[14] = float(v.rooms_taken)
    seen[15] = float(p.vips_in_rooms(seat))
    seen[16] = float(len(p.out[seat]))
    seen[17] = float(len(p.events[seat]))
    seen[18] = float(len(p.played_events[seat]))
    goals = 0.0
    growing = 0.0
    for goal in p.played_goals[seat]:
        goals += float(p.goal_value(seat, goal))
        growing += 1.0
    seen[19] = goals
    seen[20] = growing
    near = 0.0
    for goal in p.goals[seat]:
        near += 1.0 / float(1 + POPCOUNT[t.goal_layout[goal] & ~v.covered])
    seen[21] = near
    seen[22] = 0.0
    if v.talent >= 0:
        seen[22] = 1.0 / float(1 + POPCOUNT[t.talent_pattern[v.talent] & ~v.covered])
    seen[23] = float(p.place_of(seat))


def final_score(p: Position, v: Survey, seat: i64) -> float:
    """The total that the seat will probably have, in points, at the beginning of a round."""
    seen = v.seen
    look(p, v, seat, seen)
    weights = p.t.outlook
    first: i64 = p.round * COUNTS
    total = 0.0
    number: i64
    for number in range(COUNTS):
        total += weights[first + number] * seen[number]
    return total


def foresee(p: Position, v: Survey, totals: list[float], chances: list[float]) -> None:
    """Append, for each seat, its probable total and its chance to win, at the beginning of a round."""
    most = -1.0e9
    seat: i64
    expected: list[float] = []
    for seat in range(p.seats):
        total = final_score(p, v, seat)
        expected.append(total)
        if total > most:
            most = total
    spread = p.t.spread[p.round]
    whole = 0.0
    for total in expected:
        whole += exp((total - most) / spread)
    for total in expected:
        totals.append(total)
        chances.append(exp((total - most) / spread) / whole)


def lead(totals: list[float], seat: i64) -> float:
    """By how many points a seat is ahead of the best of the others (alone: all its points)."""
    other = -1.0e9
    number: i64
    for number in range(len(totals)):
        if number != seat and totals[number] > other:
            other = totals[number]
    return totals[seat] - other if other > -1.0e9 else totals[seat]
