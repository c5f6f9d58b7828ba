"""A sensible player, for playouts and as a bot: it plans the run that brings most for the actions it takes.

A plan is a run, with a marker or not; its steps are cards, lifts, the run. The policy takes the first step of
the best plan, and is asked again after it. Worth is counted in hundredths of a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest import weights as w
from games.titles.skifest.names import MAJORITY, MAJORITY_ALL
from games.titles.skifest.policy_cards import (
    avalanche_gain,
    count_choice,
    draw_choice,
    give_choice,
    set_choice,
)
from games.titles.skifest.policy_village import buy_choice, visit_choice
from games.titles.skifest.position import (
    BASES,
    FACE_BUY,
    FACE_CARDS,
    FACE_DISCARD,
    FACE_DRAW,
    FACE_HOLD,
    FACE_SET,
    FACE_SLIDE,
    FACE_TURN,
    FACE_VISIT,
    KIND_COUNT,
    YETI,
    Position,
    bump,
)
from games.titles.skifest.slopes import (
    cards_for,
    cards_for_claim,
    has_free_lift,
    is_open,
    largest_set,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

_NOISE: Final = 60
"""How far playouts stray from the best plan."""
_NONE: Final = -1000000
_MAJORITY: Final[list[int]] = list(MAJORITY)


def best_choice(s: Position) -> i64:
    """The best choice for the actor, from what it may know."""
    return _choice(s, 0)


def playout_choice(s: Position) -> i64:
    """A good choice for the actor, with some variety."""
    return _choice(s, _NOISE)


def _choice(s: Position, noise: i64) -> i64:
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
        return 0 if avalanche_gain(s, seat, s.at[seat]) > 0 else 1
    if face == FACE_VISIT:
        return visit_choice(s, noise)
    if face == FACE_DISCARD:
        return give_choice(s, seat)
    if face == FACE_BUY:
        return buy_choice(s, noise)
    return _yeti_choice(s, seat)


def left_today(s: Position, seat: i64) -> i64:
    """Actions that a seat still has today, those of its present turn with them."""
    left = 2 * (4 - s.round)
    if seat == s.active:
        return left + s.actions
    return left + 2 if s.place_of[seat] > s.place_of[s.active] else left


def _turn_choice(s: Position, seat: i64, noise: i64) -> i64:
    """The first step of the best plan."""
    today = left_today(s, seat)
    blast = _find(s, o.BLAST)
    if blast >= 0:
        gain = avalanche_gain(s, seat, s.at[seat])
        if gain > (w.WEIGHTS[w.BLAST] if today > 2 else 0):
            return blast
    leave = _find(s, o.PASS)
    if s.actions == 0 and today == 0:
        return leave
    plan = best_plan(s, seat, today, noise)
    if plan >= 0:
        choice = _step_of(s, seat, plan >> 1, plan & 1)
        if choice >= 0:
            return choice
    if leave >= 0:
        return leave
    return draw_choice(s, seat) if s.options[0] < o.LIFT else 0


def _step_of(s: Position, seat: i64, run: i64, claim: i64) -> i64:
    """The next step of a plan: the run, else a lift once the cards are there; -1: take cards."""
    top = s.board.tops[run]
    here = s.at[seat]
    if top == here:
        return _find(s, (o.CLAIM if claim == 1 else o.RUN) + run)
    need = cards_for(s, seat, run)
    if claim == 1:
        need += cards_for_claim(s, seat, run)
    lift = s.board.first_lift[here][top]
    if lift < 0 or (s.actions > 0 and need > largest_set(s, seat)):
        return -1
    choice = _find(s, o.TICKET + lift)
    return choice if choice >= 0 else _find(s, o.LIFT + lift)


def _find(s: Position, option: i64) -> i64:
    for choice in range(s.count):
        if s.options[choice] == option:
            return choice
    return -1


def best_plan(s: Position, seat: i64, today: i64, noise: i64) -> i64:
    """The plan that brings most: a run times 2, plus 1 with a claim; -1 if none can be done in time.

    Args:
        today: actions that are left today.
        noise: up to so much is added to each plan at random.
    """
    board = s.board
    weights = w.WEIGHTS
    rides_from_here = board.lift_rides[s.at[seat]]
    rides_from_valley = board.lift_rides[board.valley]
    most = largest_set(s, seat)
    yetis = s.hand[seat * KIND_COUNT + YETI]
    left = today + 8 * (3 - s.day)
    card = _worth_of_a_card(s, seat, left)
    fame = w.FAME[s.day]
    marker_fame = fame * s.effect(seat, b.MARKER_FAME)
    free_rides: i64 = s.tickets[seat]
    if has_free_lift(s, seat):
        free_rides += 1
    _count_tops(s)
    best: i64 = -1
    best_worth: i64 = _NONE
    for level in range(3):
        fewer = s.effect(seat, b.FEWER_CARDS + level)
        need: i64 = b.NEED[level] - fewer if fewer < b.NEED[level] else 1
        value = 100 * b.POINTS[level] + fame * (b.FAME[level] + s.effect(seat, b.MORE_FAME + level))
        marker = marker_fame + _marker_worth(s, seat, level, -1)
        for run in board.runs_of[level]:
            top = board.tops[run]
            lifts: i64 = rides_from_here[top]
            now = lifts < b.UNREACHED and is_open(s, seat, run)
            if not now and s.day == 3:
                continue
            lifts = lifts - free_rides if lifts > free_rides else 0
            below = s.tops[run]
            for claim in range(2):
                cards = need
                worth = value
                if claim == 1:
                    if below < 0 or below == seat:
                        break
                    cards += cards_for_claim(s, seat, run)
                    worth += marker_fame + _marker_worth(s, seat, level, below)
                elif below < 0:
                    worth += marker
                style = s.styles[run]
                if style >= 0 and s.sums[seat * BASES + 3 + style] + yetis >= cards:
                    worth += fame * (b.FAME[level] + s.effect(seat, b.STYLE_FAME))
                trains: i64 = 0
                if cards > most:
                    trains = ((cards - most) * 100 + weights[w.TRAIN] - 1) // weights[w.TRAIN]
                steps = lifts + trains + 1
                if now and steps <= today:
                    if steps < today:
                        worth += weights[w.HEIGHT] * board.heights[board.bottoms[run]]
                elif s.day < 3:
                    steps = rides_from_valley[top] + trains + 1
                    worth -= weights[w.TOMORROW]
                else:
                    continue
                if steps > left:
                    continue
                worth -= card * (cards - 2 * trains) + weights[w.ACTION] * steps
                if noise > 0:
                    worth += s.below(noise)
                if worth > best_worth:
                    best_worth = worth
                    best = run * 2 + claim
    return best


def _worth_of_a_card(s: Position, seat: i64, left: i64) -> i64:
    """Cards are worth less the more one holds, and nothing at the end."""
    worth: i64 = w.WEIGHTS[w.CARD]
    many = s.hand_size[seat] - w.WEIGHTS[w.MANY_CARDS]
    if many > 0:
        worth -= 5 * many
        if worth < 20:
            worth = 20
    return worth * left // 8 if left < 8 else worth


def _count_tops(s: Position) -> None:
    """Top markers by seat and difficulty, and over all runs, into the position's scratch list."""
    counts = s.top_counts
    for at in range(s.seats * 4):
        counts[at] = 0
    for run in range(s.board.runs):
        seat = s.tops[run]
        if seat >= 0:
            bump(counts, seat * 4 + s.board.levels[run], 1)
            bump(counts, seat * 4 + 3, 1)


def _marker_worth(s: Position, seat: i64, level: i64, below: i64) -> i64:
    """What one more top marker is worth, for the majorities (SKF-5.1); more if taken from the leader."""
    counts = s.top_counts
    best: i64 = 0
    best_all: i64 = 0
    for other in range(s.seats):
        if other != seat:
            if counts[other * 4 + level] > best:
                best = counts[other * 4 + level]
            if counts[other * 4 + 3] > best_all:
                best_all = counts[other * 4 + 3]
    worth = _MAJORITY[level] * _share(counts[seat * 4 + level] - best)
    worth += MAJORITY_ALL * _share(counts[seat * 4 + 3] - best_all)
    if below < 0:
        return worth * w.WEIGHTS[w.MARKER] // 100
    if counts[below * 4 + level] == best:
        worth += worth // 2
    return worth * w.WEIGHTS[w.CLAIM] // 100


def _share(lead: i64) -> i64:
    at = lead + 3
    if at < 0:
        at = 0
    return w.LEAD[at] if at < len(w.LEAD) else w.LEAD[len(w.LEAD) - 1]


def _slide_choice(s: Position, seat: i64) -> i64:
    """Stay high while there is time to use it, else down to the valley."""
    time = left_today(s, seat)
    best: i64 = 0
    best_height: i64 = _NONE
    for choice in range(s.count):
        option = s.options[choice]
        place = s.at[seat] if option == o.STAY else s.board.bottoms[option - o.TO_RUN]
        height: i64 = s.board.heights[place]
        if time == 0:
            height = -height
        if height > best_height:
            best_height = height
            best = choice
    return best


def _yeti_choice(s: Position, seat: i64) -> i64:
    """The Yeti to where others stand who could ski, and away from my own way."""
    board = s.board
    best: i64 = 0
    best_worth: i64 = _NONE
    for choice in range(s.count):
        run = s.options[choice] - o.TO_RUN
        worth = s.below(10)
        for other in range(s.seats):
            if s.at[other] == board.tops[run] and left_today(s, other) > 0:
                value = 100 * b.POINTS[board.levels[run]]
                if s.hand_size[other] < b.NEED[board.levels[run]]:
                    value = value // 5
                worth += -value if other == seat else value
        if worth > best_worth:
            best_worth = worth
            best = choice
    return best
