"""A sensible player, for playouts and as a bot: it plans the run that brings most for the actions it takes.

Everything is in points. A plan is a run, with a marker or not; its steps are cards, lifts, the run. The policy takes the
first step of the best plan, and is asked again after it.
"""

from __future__ import annotations

from typing import Final

from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest.names import MAJORITY, MAJORITY_ALL
from games.titles.skifest.policy_cards import (
    avalanche_gain,
    count_choice,
    draw_choice,
    give_choice,
    set_choice,
)
from games.titles.skifest.policy_village import CARD_WORTH, FAME_WORTH, buy_choice, visit_choice
from games.titles.skifest.position import (
    FACE_BUY,
    FACE_CARDS,
    FACE_DISCARD,
    FACE_DRAW,
    FACE_HOLD,
    FACE_SET,
    FACE_SLIDE,
    FACE_TURN,
    FACE_VISIT,
    Position,
)
from games.titles.skifest.slopes import (
    cards_for,
    cards_for_claim,
    has_free_lift,
    is_open,
    largest_set,
    may_claim,
)

P = {"tr": 2, "h": 0.7, "late": 0.5, "lam": 1.4, "c": 0.7, "mk": 1.0}
_NOISE: Final = 0.3
"""How far playouts stray from the best plan."""
_HEIGHT: Final = 0.7
_BLAST_FROM: Final = 1.2
_LEAD: Final = [0.08, 0.15, 0.4, 0.4, 0.2, 0.08]
"""Share of a majority's points that one more top marker is worth, by my lead before it: -3, -2, … 2."""


def best_choice(s: Position) -> int:
    """The best choice for the actor, from what it may know."""
    return _choice(s, 0.0)


def playout_choice(s: Position) -> int:
    """A good choice for the actor, with some variety."""
    return _choice(s, _NOISE)


def _choice(s: Position, noise: float) -> int:
    if s.count == 1:
        return 0
    seat = s.actor
    face = s.face
    if face == FACE_TURN:
        return _turn_choice(s, seat, noise)
    if face == FACE_DRAW:
        return draw_choice(s, seat)
    if face == FACE_SET:
        return set_choice(s, seat, noise)
    if face == FACE_CARDS:
        return count_choice(s, seat)
    if face == FACE_SLIDE:
        return _slide_choice(s, seat)
    if face == FACE_HOLD:
        return 0 if avalanche_gain(s, seat, s.at[seat]) > 0.0 else 1
    if face == FACE_VISIT:
        return visit_choice(s, seat, noise)
    if face == FACE_DISCARD:
        return give_choice(s, seat)
    if face == FACE_BUY:
        return buy_choice(s, noise)
    return _yeti_choice(s, seat)


def left_today(s: Position, seat: int) -> int:
    """Actions that a seat still has today, those of its present turn with them."""
    left = 2 * (4 - s.round)
    if seat == s.active:
        return left + s.actions
    return left + 2 if s.place_of(seat) > s.place_of(s.active) else left


def marker_worth(s: Position, seat: int, run: int) -> float:
    """What a top marker of ``seat`` on a run is worth, for the majorities (SKF-5.1)."""
    level = s.board.levels[run]
    mine = 0
    mine_all = 0
    others = [0] * s.seats
    others_all = [0] * s.seats
    for other_run in range(s.board.runs):
        top = s.tops[other_run]
        if top == seat:
            mine_all += 1
            if s.board.levels[other_run] == level:
                mine += 1
        elif top >= 0:
            others_all[top] += 1
            if s.board.levels[other_run] == level:
                others[top] += 1
    worth = MAJORITY[level] * _share(mine - max(others)) + MAJORITY_ALL * _share(mine_all - max(others_all))
    if s.tops[run] >= 0 and others[s.tops[run]] == max(others):
        worth *= 1.5
    return worth*P["mk"]


def _share(lead: int) -> float:
    at = lead + 3
    if at < 0:
        at = 0
    return _LEAD[at] if at < len(_LEAD) else _LEAD[-1]


def _turn_choice(s: Position, seat: int, noise: float) -> int:
    """The first step of the best plan."""
    blast = _find(s, o.BLAST)
    today = left_today(s, seat)
    if blast >= 0:
        gain = avalanche_gain(s, seat, s.at[seat])
        if gain > (_BLAST_FROM if today > 2 else 0.0):
            return blast
    leave = _find(s, o.PASS)
    if s.actions == 0 and today == 0:
        return leave
    plan = best_plan(s, seat, today, noise)
    if plan >= 0:
        run = plan >> 1
        top = s.board.tops[run]
        if top == s.at[seat]:
            choice = _find(s, (o.CLAIM if plan & 1 else o.RUN) + run)
            if choice >= 0:
                return choice
        elif _missing(s, seat, run, plan & 1) == 0 or s.actions == 0:
            lift = s.board.first_lift[s.at[seat]][top]
            if lift >= 0:
                choice = _find(s, o.TICKET + lift)
                if choice < 0:
                    choice = _find(s, o.LIFT + lift)
                if choice >= 0:
                    return choice
    if leave >= 0:
        return leave
    if s.options[0] < o.LIFT:
        return draw_choice(s, seat)
    return 0


def _find(s: Position, option: int) -> int:
    for choice in range(s.count):
        if s.options[choice] == option:
            return choice
    return -1


def _missing(s: Position, seat: int, run: int, claim: int) -> int:
    """Cards still to be collected for a run."""
    need = cards_for(s, seat, run)
    if claim == 1:
        need += cards_for_claim(s, seat, run)
    missing = need - largest_set(s, seat)
    return missing if missing > 0 else 0


def best_plan(s: Position, seat: int, today: int, noise: float) -> int:
    """The run with the best return for an action, times 2, plus 1 with a claim; -1 if there is none to do."""
    board = s.board
    at = s.at[seat]
    most = largest_set(s, seat)
    left = today + 8 * (3 - s.day)
    card = _worth_of_a_card(s, seat, left)
    fame = FAME_WORTH[s.day]
    rides = s.tickets[seat]
    if has_free_lift(s, seat):
        rides += 1
    best = -1
    best_rate = -1000.0
    for run in range(board.runs):
        lifts = board.lift_rides[at][board.tops[run]]
        paid = lifts - rides if lifts > rides else 0
        level = board.levels[run]
        need = cards_for(s, seat, run)
        value = b.POINTS[level] + fame * (b.FAME[level] + s.effect(seat, b.MORE_FAME + level))
        for claim in range(2):
            cards = need
            worth = value
            if claim == 1:
                if not may_claim(s, seat, run):
                    break
                cards += cards_for_claim(s, seat, run)
            if claim == 1 or s.marks[run] == 0:
                worth += marker_worth(s, seat, run) + fame * s.effect(seat, b.MARKER_FAME)
            missing = cards - most if cards > most else 0
            trains = (missing * P["tr"] + 2) // 3
            steps = paid + trains + 1
            if steps <= today and is_open(s, seat, run):
                if today > steps:
                    worth += P["h"] * board.heights[board.bottoms[run]]
            elif s.day < 3:
                steps = board.lift_rides[board.valley][board.tops[run]] + trains + 1
                worth -= P["late"]
            else:
                continue
            if steps > left:
                continue
            rate = worth - card * (cards - 2 * trains) - P["lam"] * steps
            if noise > 0.0:
                rate += noise * s.below(1000) / 1000.0
            if rate > best_rate:
                best_rate = rate
                best = run * 2 + claim
    return best


def _worth_of_a_card(s: Position, seat: int, left: int) -> float:
    """Cards are worth less the more one holds, and nothing at the end."""
    size = s.hand_size[seat]
    worth = P["c"]
    if size > 9:
        worth -= 0.05 * (size - 9)
        if worth < 0.2:
            worth = 0.2
    if left < 8:
        worth = worth * left / 8.0
    return worth


def _slide_choice(s: Position, seat: int) -> int:
    """Stay high while there is time to use it."""
    best = 0
    best_height = -1
    for choice in range(s.count):
        option = s.options[choice]
        place = s.at[seat] if option == o.STAY else s.board.bottoms[option - o.TO_RUN]
        height = s.board.heights[place]
        if left_today(s, seat) == 0:
            height = -height + 9
        if height > best_height:
            best_height = height
            best = choice
    return best


def _yeti_choice(s: Position, seat: int) -> int:
    """The Yeti to where others stand who could ski, and away from my own way."""
    board = s.board
    best = 0
    best_worth = -1000.0
    for choice in range(s.count):
        run = s.options[choice] - o.TO_RUN
        worth = s.below(100) / 1000.0
        for other in range(s.seats):
            if s.at[other] == board.tops[run] and left_today(s, other) > 0:
                value = b.POINTS[board.levels[run]] * 1.0
                if s.hand_size[other] < b.NEED[board.levels[run]]:
                    value *= 0.2
                worth += -value if other == seat else value
        if worth > best_worth:
            best_worth = worth
            best = choice
    return best
