"""From choices to moves and on to the next real choice: picks, the making of a move, automatic steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.skifest import options as o
from games.titles.skifest.evening import buy, end_turn, next_visitor, visit
from games.titles.skifest.piles import fill_gear_row, fill_row
from games.titles.skifest.position import (
    APRES,
    FACE_BUY,
    FACE_CARDS,
    FACE_DISCARD,
    FACE_DRAW,
    FACE_HOLD,
    FACE_SET,
    FACE_SLIDE,
    FACE_TURN,
    FACE_VISIT,
    FACE_YETI,
    KIND_COUNT,
    OVER,
    YETI,
    Position,
)
from games.titles.skifest.sets import one_set_only
from games.titles.skifest.slopes import (
    BY_BLAST,
    DECLINE,
    FROM_DECK,
    arm,
    cards_for,
    cards_for_claim,
    end_train,
    explode,
    hold_avalanche,
    move_yeti,
    ride,
    ski,
    slide,
    train,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAW: Final = 0  # a: place of the row, FROM_DECK or DECLINE
LIFT: Final = 1  # a: lift, b: 1 with a ticket
SKI: Final = 2  # a: run, b: 1 with a claim; spent: the cards
MOVE_YETI: Final = 3  # a: run
SLIDE: Final = 4  # a: run or -1
BLAST: Final = 5
HOLD: Final = 6  # a: 1 no avalanche
VISIT: Final = 7  # a: place; spent: the cards
BUY_GEAR: Final = 8  # a: gear or -1
PASS: Final = 9
ARM: Final = 10  # a: seat or -1

_FACES: Final = [FACE_SLIDE, FACE_YETI, FACE_HOLD, FACE_BUY]


def make(s: Position, seat: i64) -> None:
    """Make the move that the picks of ``seat`` say, without running on."""
    pick = s.pick
    if pick == DRAW:
        train(s, seat, s.pick_a)
    elif pick == LIFT:
        ride(s, seat, s.pick_a, s.pick_b == 1)
    elif pick == SKI:
        ski(s, seat, s.pick_a, s.pick_b == 1)
    elif pick == MOVE_YETI:
        move_yeti(s, seat, s.pick_a)
    elif pick == SLIDE:
        slide(s, seat, s.pick_a)
    elif pick == BLAST:
        explode(s, seat, BY_BLAST)
    elif pick == HOLD:
        hold_avalanche(s, seat, s.pick_a == 1)
    elif pick == VISIT:
        visit(s, seat, s.pick_a)
    elif pick == BUY_GEAR:
        buy(s, seat, s.pick_a)
    elif pick == PASS:
        end_turn(s)
    else:
        arm(s, seat, s.pick_a)


def present(s: Position) -> i64:
    """Turn to the decision that is due, whatever it is. Returns how many options it has, 0 and 1 too."""
    s.fresh = True
    if s.phase == OVER:
        s.actor = -1
        s.count = 0
        return 0
    seat = s.due()
    if s.pending:
        kind = s.pending[0] & 3
        s.count = o.pending_options(s, seat, kind)
        s.face = _FACES[kind]
    elif s.phase == APRES:
        s.count = o.village_options(s, seat)
        s.face = FACE_VISIT
    elif s.draws_left > 0:
        s.count = o.draw_options(s, seat)
        s.face = FACE_DRAW
    else:
        s.count = o.turn_options(s, seat)
        s.face = FACE_TURN
    s.actor = seat
    return s.count


def settle(s: Position) -> None:
    """Run all automatic steps, up to the next real choice or the end."""
    while True:
        count = present(s)
        if s.actor < 0:
            return
        if count == 0:
            _nothing_to_choose(s, s.actor, s.face)
        elif count > 1 or not _make_the_only_one(s, s.actor):
            return


def settle_loaded(s: Position) -> None:
    """Fill short rows as soon as cards are there, then :func:`settle`."""
    if s.phase != OVER:
        if not s.row_stays:
            fill_row(s)
        fill_gear_row(s)
    settle(s)


def _nothing_to_choose(s: Position, seat: i64, face: i64) -> None:
    """Drop what can't be decided, or end what can't go on."""
    if face == FACE_TURN:
        if s.actions > 0 and s.host is not None:
            s.host.note(s, "skipped", seat, s.actions, 0, 0)
        end_turn(s)
    elif face == FACE_DRAW:
        end_train(s, seat)
    elif face == FACE_BUY:
        s.pending.pop(0)
        next_visitor(s)
    else:
        s.pending.pop(0)
        if face == FACE_SLIDE and s.host is not None:
            s.host.note(s, "stayed", seat, 0, 0, 0)


def _make_the_only_one(s: Position, seat: i64) -> bool:
    """Make a decision that has exactly one option. Returns whether it was made.

    On a table equal cards in two places are two options, and so are two sets; a search goes on to the choice
    of the set, and takes any of equal cards.
    """
    option = s.options[0]
    kind = option - option % o.KIND
    if s.host is None:
        if not stage(s, seat, 0):
            return False
        make(s, seat)
        return True
    if kind == o.ROW and s.row.count(option - kind) > 1:
        return False
    if kind == o.RUN or kind == o.CLAIM:
        need = cards_for(s, seat, option - kind)
        if kind == o.CLAIM:
            need += cards_for_claim(s, seat, option - kind)
        if not one_set_only(s, seat, need):
            return False
    stage(s, seat, 0)
    make(s, seat)
    return True


def apply(s: Position, choice: i64) -> None:
    """Make a choice; when it completes a move, make that and run on. A dry position stops before."""
    seat = s.actor
    if stage(s, seat, choice):
        if s.dry:
            s.staged = True
            return
        make(s, seat)
        settle(s)


def stage(s: Position, seat: i64, choice: i64) -> bool:
    """Take a choice into the picks. Returns whether they make a whole move now."""
    option = s.options[choice]
    kind = option - option % o.KIND
    number = option - kind
    if kind == o.SET:
        basis = number >> 4
        return _begin_cards(s, seat, basis, number & 15)
    if kind == o.COUNT:
        return _count_cards(s, seat, number)
    if kind == o.CARD:
        return _give_card(s, seat, number)
    s.spent.clear()
    if kind == o.RUN or kind == o.CLAIM:
        return _begin_set(s, seat, number, 1 if kind == o.CLAIM else 0)
    if kind == o.PLACE:
        s.pick = VISIT
        s.pick_a = number
        s.pick_left = s.board.cost_cards[number]
        s.pick_cursor = 0
        return _next_card_to_give(s, seat)
    _pick_simple(s, kind, number)
    return True


def _pick_simple(s: Position, kind: i64, number: i64) -> None:
    """Moves of one choice."""
    s.pick_a = number
    if kind == o.DECK:
        s.pick = DRAW
        s.pick_a = FROM_DECK
    elif kind == o.ROW:
        s.pick = DRAW
        place = 0
        while s.row[place] != number:
            place += 1
        s.pick_a = place
    elif kind == o.DECLINE:
        s.pick = DRAW
        s.pick_a = DECLINE
    elif kind == o.LIFT or kind == o.TICKET:
        s.pick = LIFT
        s.pick_b = 1 if kind == o.TICKET else 0
    elif kind == o.TO_RUN:
        s.pick = MOVE_YETI if s.face == FACE_YETI else SLIDE
    elif kind == o.STAY:
        s.pick = SLIDE
        s.pick_a = -1
    elif kind == o.BLAST:
        s.pick = BLAST
    elif kind == o.ARM:
        s.pick = ARM
    elif kind == o.PASS:
        s.pick = PASS
    elif kind == o.HOLDING:
        s.pick = HOLD
    elif kind == o.GEAR:
        s.pick = BUY_GEAR
    else:
        s.pick = BUY_GEAR
        s.pick_a = -1


def _ask(s: Position, face: i64, count: i64) -> None:
    """The next choice within a move."""
    s.face = face
    s.count = count
    s.fresh = False


def _begin_set(s: Position, seat: i64, run: i64, claim: i64) -> bool:
    s.pick = SKI
    s.pick_a = run
    s.pick_b = claim
    s.pick_left = cards_for(s, seat, run)
    if claim == 1:
        s.pick_left += cards_for_claim(s, seat, run)
    count = o.set_options(s, seat, s.pick_left)
    if count == 1:
        return stage(s, seat, 0)
    _ask(s, FACE_SET, count)
    return False


def _begin_cards(s: Position, seat: i64, basis: i64, yetis: i64) -> bool:
    for kind in range(KIND_COUNT):
        s.chosen[kind] = 0
    if basis == o.YETIS_ALONE:
        s.chosen[YETI] = s.pick_left
        return _finish_set(s)
    s.chosen[YETI] = yetis
    s.pick_basis = basis
    s.pick_left -= yetis
    s.pick_cursor = 0
    return _next_count(s, seat)


def _next_count(s: Position, seat: i64) -> bool:
    """Go on to the next kind of which there is a choice how many."""
    kinds = o.KINDS_OF[s.pick_basis]
    hand = seat * KIND_COUNT
    later = 0
    for at in range(s.pick_cursor, len(kinds)):
        later += s.hand[hand + kinds[at]]
    while s.pick_cursor < len(kinds):
        kind = kinds[s.pick_cursor]
        have = s.hand[hand + kind]
        later -= have
        low = s.pick_left - later if s.pick_left > later else 0
        high = have if have < s.pick_left else s.pick_left
        if low < high:
            for number in range(low, high + 1):
                s.options[number - low] = o.COUNT + number
            s.pick_low = low
            _ask(s, FACE_CARDS, high - low + 1)
            return False
        s.chosen[kind] = low
        s.pick_left -= low
        s.pick_cursor += 1
    return _finish_set(s)


def _count_cards(s: Position, seat: i64, number: i64) -> bool:
    s.chosen[o.KINDS_OF[s.pick_basis][s.pick_cursor]] = number
    s.pick_left -= number
    s.pick_cursor += 1
    return _next_count(s, seat)


def _finish_set(s: Position) -> bool:
    for kind in range(KIND_COUNT):
        for _ in range(s.chosen[kind]):
            s.spent.append(kind)
    return True


def _next_card_to_give(s: Position, seat: i64) -> bool:
    """Cards paid in the village are chosen one by one, kinds ascending, so that each payment is one path."""
    if s.pick_left == 0:
        return True
    hand = seat * KIND_COUNT
    count = 0
    rest = 0
    for kind in range(KIND_COUNT - 1, s.pick_cursor - 1, -1):
        have = s.hand[hand + kind]
        for card in s.spent:
            if card == kind:
                have -= 1
        rest += have
        if have > 0 and rest >= s.pick_left:
            s.options[count] = o.CARD + kind
            count += 1
    if count == 1:
        return _give_card(s, seat, s.options[0] - o.CARD)
    _ask(s, FACE_DISCARD, count)
    return False


def _give_card(s: Position, seat: i64, kind: i64) -> bool:
    s.spent.append(kind)
    s.pick_left -= 1
    s.pick_cursor = kind
    return _next_card_to_give(s, seat)
