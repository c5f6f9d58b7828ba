"""What the seat that is due can choose, as a dense list of options (kind × 256 + number)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.skifest import board as b
from games.titles.skifest.evening import may_visit
from games.titles.skifest.position import BASES, BUY, HOLD, KIND_COUNT, MAX_OPTIONS, MOVE_YETI, YETI, Position
from games.titles.skifest.slopes import (
    cards_for,
    cards_for_claim,
    has_free_lift,
    is_open,
    largest_set,
    may_arm,
    may_claim,
    third_card_left,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

KIND: Final = 256
DECK: Final = 0 * KIND
ROW: Final = 1 * KIND  # + kind of card: equal cards are one option
LIFT: Final = 2 * KIND  # + lift
TICKET: Final = 3 * KIND  # + lift
RUN: Final = 4 * KIND  # + run
CLAIM: Final = 5 * KIND  # + run
BLAST: Final = 6 * KIND
ARM: Final = 7 * KIND  # + seat
PASS: Final = 8 * KIND
DECLINE: Final = 9 * KIND
TO_RUN: Final = 10 * KIND  # + run, of a slide or for the Yeti
STAY: Final = 11 * KIND
HOLDING: Final = 12 * KIND  # + 0 avalanche, 1 none
PLACE: Final = 13 * KIND  # + village place
GEAR: Final = 14 * KIND  # + gear
NO_GEAR: Final = 15 * KIND
SET: Final = 16 * KIND  # + basis × 16 + Yetis
COUNT: Final = 17 * KIND  # + cards of the kind at the cursor
CARD: Final = 18 * KIND  # + kind of card

YETIS_ALONE: Final = BASES
"""The basis of a set of nothing but Yetis."""

_BIT: Final[list[int]] = [1 << kind for kind in range(KIND_COUNT)]
"""Powers of two: a table, since a shifted literal is 32 bits wide once compiled."""

KINDS_OF: Final[list[list[int]]] = [
    *[[colour * 5 + style for style in range(5)] for colour in range(3)],
    *[[colour * 5 + style for colour in range(3)] for style in range(5)],
]
"""The kinds of cards that fit a basis."""


def turn_options(s: Position, seat: i64) -> i64:
    """The options between actions: train, lifts, runs, free rides, explosives, the end of the turn (SKF-2.1).

    None at all means that the turn ends by itself.
    """
    count: i64 = 0
    options = s.options
    place = s.at[seat]
    free = has_free_lift(s, seat)
    if s.actions > 0:
        count = _draw_options(s, True)
        count = _lift_options(s, place, LIFT, count)
        if not free and s.tickets[seat] > 0:
            count = _lift_options(s, place, TICKET, count)
        count = _run_options(s, seat, place, count)
    elif free:
        count = _lift_options(s, place, LIFT, count)
    elif s.tickets[seat] > 0:
        count = _lift_options(s, place, TICKET, count)
    nothing_else = count == 0
    if s.explosives[seat] > 0:
        options[count] = BLAST
        count += 1
        if s.armed[seat] < 0:
            for after in s.order:
                if may_arm(s, seat, after):
                    options[count] = ARM + after
                    count += 1
    if count > 0 and (s.actions == 0 or nothing_else):
        options[count] = PASS
        count += 1
    return count


def _run_options(s: Position, seat: i64, place: i64, count: i64) -> i64:
    """Open runs from a place for which the hand has a set, with and without a claim."""
    runs = s.board.runs_at[place]
    if not runs:
        return count
    options = s.options
    most = largest_set(s, seat)
    for run in runs:
        need = cards_for(s, seat, run)
        if need <= most and is_open(s, seat, run):
            options[count] = RUN + run
            count += 1
            if may_claim(s, seat, run) and need + cards_for_claim(s, seat, run) <= most:
                options[count] = CLAIM + run
                count += 1
    return count


def draw_options(s: Position, seat: i64) -> i64:
    """The options for the next card of a train action; none if there is no card (SKF-2.2)."""
    count = _draw_options(s, False)
    if count > 0 and third_card_left(s, seat):
        s.options[count] = DECLINE
        count += 1
    return count


def _draw_options(s: Position, first: bool) -> i64:
    """Deck and row; a face-up Yeti only as the first card."""
    options = s.options
    count: i64 = 0
    if s.deck or s.discard:
        options[0] = DECK
        count = 1
    seen: i64 = 0
    for card in s.row:
        bit = _BIT[card]
        if seen & bit == 0 and (first or card != YETI):
            seen += bit
            options[count] = ROW + card
            count += 1
    return count


def _lift_options(s: Position, place: i64, kind: i64, count: i64) -> i64:
    for lift in s.board.lifts_at[place]:
        s.options[count] = kind + lift
        count += 1
    return count


def open_runs(s: Position, seat: i64) -> i64:
    """The options of a slide that are runs (SKF-2.8)."""
    count: i64 = 0
    for run in s.board.runs_at[s.at[seat]]:
        if is_open(s, seat, run):
            s.options[count] = TO_RUN + run
            count += 1
    return count


def pending_options(s: Position, seat: i64, kind: i64) -> i64:
    """The options of a decision that is owed; none for a slide without an open run, or gear one can't pay."""
    options = s.options
    count: i64 = 0
    if kind == MOVE_YETI:
        for run in range(s.board.runs):
            if run != s.yeti and not s.board.no_yeti[run]:
                options[count] = TO_RUN + run
                count += 1
    elif kind == HOLD:
        options[0] = HOLDING
        options[1] = HOLDING + 1
        count = 2
    elif kind == BUY:
        for gear in s.gear_row:
            if s.board.gear_costs[gear] <= s.fame[seat]:
                options[count] = GEAR + gear
                count += 1
        if count > 0:
            options[count] = NO_GEAR
            count += 1
    else:
        count = open_runs(s, seat)
        if count > 0 and s.effect(seat, b.STAY) > 0:
            options[count] = STAY
            count += 1
    return count


def village_options(s: Position, seat: i64) -> i64:
    """The places one may go to; the Hotel is always among them (SKF-3.2)."""
    count: i64 = 0
    for place in range(b.HOTEL + 1):
        if may_visit(s, seat, place):
            s.options[count] = PLACE + place
            count += 1
    return count


def set_options(s: Position, seat: i64, need: i64) -> i64:
    """The bases of a set of ``need`` cards and how many Yetis it has (SKF-2.4)."""
    options = s.options
    count: i64 = 0
    yetis = s.hand[seat * KIND_COUNT + YETI]
    sums = seat * BASES
    most = yetis if yetis < need else need - 1
    for stand_in in range(most + 1):
        rest = need - stand_in
        for basis in range(BASES):
            held: i64 = s.sums[sums + basis]
            if held >= rest and count < MAX_OPTIONS - 1:
                options[count] = SET + basis * 16 + stand_in
                count += 1
    if yetis >= need:
        options[count] = SET + YETIS_ALONE * 16
        count += 1
    return count
