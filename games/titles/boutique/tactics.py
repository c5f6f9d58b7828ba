"""What a sensible player does: one function of the position and a list of weights, for playouts, guesses
and the greedy bot.

It sees what its seat may see and nothing else. The weights are data: ``weights.json``, found by self-play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.boutique.hotel import Hotel, count_on, peak
from games.titles.boutique.tables import (
    BID,
    BOOKING,
    EACH_NIGHT,
    LOW_BITS,
    NIGHT,
    OPEN_BIDS,
    PLACE,
    PLANNING,
    PREPARE,
    PRICE,
    TOP_BITS,
    WAYS,
)
from games.titles.boutique.weights import MINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState

# Where each weight lies in the list: the order of the file.
OPENING: Final = 0
"""By week, eight price dice to start with."""
DEMAND: Final = 16
"""How much each of the eight dice matters for the next guest."""
SPREAD: Final = 24
"""How far opening prices vary, each way."""
FLOOR: Final = 25
"""The lowest price to undercut a rival with."""
KEEP: Final = 26
"""A change that promises no more than this isn't made."""
NOISE: Final = 27
"""How much luck there is in which die to change while booking."""
RAISE: Final = 28
"""How much a rise counts against a cut, in halves."""
ALONE: Final = 29
"""The price of a night on which every rival is full."""
MATCH: Final = 30
"""Against a rival at the floor: 0 keep one's own price, 1 match it, 2 go up to ``GIVE_UP``."""
BREAKFAST_FLOOR: Final = 31
BUDGET_FIRST: Final = 32
"""The price of a night for walk-ins when first in rank, then when later."""
BUDGET_LATER: Final = 33
BUDGET_BREAKFAST: Final = 34
STARS_KEPT: Final = 35
"""By week, the stars that aren't risked for walk-ins."""
STARS_SPARED: Final = 37
"""By week, the stars that aren't saved on when hiring."""
MARGIN: Final = 39
"""By week and kind of staff, how often, in eighths, one more than the booked need is hired."""
BID_SHARE: Final = 45
"""The most that is bid for guests, in eighths of their price."""
RANK_WORTH: Final = 46
"""The most that is bid for the walk-in rank, in hundreds."""
EXPAND_AT: Final = 47
"""The money, in hundreds, from which a room is bought."""
UNDERCUT: Final = 48
WALKIN_NOISE: Final = 49
GIVE_UP: Final = 50

_MINDS: Final[list[bytes]] = MINDS


def mind(s: BoutiqueState, seat: i64) -> bytes:
    """The weights of a seat, by its temper."""
    if s.tempers == 0:
        return _MINDS[0]
    return _MINDS[(s.tempers >> (2 * seat)) & 3]


def choose(s: BoutiqueState, w: bytes, vary: bool) -> i64:
    """The policy's choice by the weights ``w``; ``vary``: one of several sane ones, drawn with the state's
    generator.
    """
    phase: i64 = s.phase
    if phase == PRICE:
        if s.step:
            return _new_value(s, w)
        return price_change(s, w, vary) & 15
    if phase == PLACE:
        return _best_way(s)
    if phase == PREPARE:
        spread: i64 = 0
        if vary:
            spread = w[SPREAD]
        return opening_price(s, w, s.step, spread) - 1
    if phase == BID:
        return _bid(s, w, vary)
    if phase == PLANNING:
        return _hire(s, w, vary)
    return _expand(s, w, vary)


def opening_price(s: BoutiqueState, w: bytes, slot: i64, spread: i64) -> i64:
    """The price to set on the die ``slot`` (from 0, breakfast 7) at the start of the week, give or take
    ``spread``.
    """
    price: i64 = w[OPENING + 8 * s.week - 8 + slot]
    if spread:
        price += s.below(2 * spread + 1) - spread
        if price < 1:
            return 1
        if price > 6:
            return 6
    return price


def price_change(s: BoutiqueState, w: bytes, vary: bool) -> i64:
    """Both steps of a price decision: the die to change plus 16 times its new value, or 0 to keep all."""
    return _booking_change(s, w, vary) if s.stage == BOOKING else _walkin_change(s, w, vary)


def _new_value(s: BoutiqueState, w: bytes) -> i64:
    """The second step of a change: the target of the chosen die, as one of the five other values."""
    slot: i64 = s.step
    hotel = s.hotels[s.actor]
    old: i64 = hotel.day_price(slot)
    target: i64 = (
        _booking_target(w, slot, old, _rival_price(s, slot))
        if s.stage == BOOKING
        else _walkin_target(s, w, hotel, slot)
    )
    if target < old:
        return target - 1
    if target > old:
        return target - 2
    if old == 1:
        return 0
    return old - 2


def _rival_price(s: BoutiqueState, slot: i64) -> i64:
    """The lowest price on that die among the others that could still take a guest on that night; 7 if
    there is none.
    """
    if slot == 8:
        return _rival_breakfast(s)
    return (_rival_nights(s) >> (6 * slot - 6)) & NIGHT


def _rival_breakfast(s: BoutiqueState) -> i64:
    """The lowest breakfast price among the others; 7 if there is none."""
    lowest: i64 = 7
    for seat, hotel in enumerate(s.hotels):
        if seat != s.actor and (s.alive >> seat) & 1 and hotel.breakfast < lowest:
            lowest = hotel.breakfast
    return lowest


def _rival_nights(s: BoutiqueState) -> i64:
    """For each night, 6 bits each, the lowest price among the others that could still take a guest; 7 if
    there is none.
    """
    lowest: i64 = 7 * EACH_NIGHT
    for seat, hotel in enumerate(s.hotels):
        if seat != s.actor and (s.alive >> seat) & 1:
            # A night with a free room keeps its highest bit; the price of a full one becomes 7.
            left: i64 = hotel.occupied ^ (hotel.open * EACH_NIGHT)
            free: i64 = (((left & ~TOP_BITS) + LOW_BITS) | left) & TOP_BITS
            price: i64 = hotel.price | (((free ^ TOP_BITS) >> 5) * 7)
            lower: i64 = ((((lowest | TOP_BITS) - price) & TOP_BITS) >> 5) * NIGHT
            lowest = (price & lower) | (lowest & ~lower)
    return lowest


def _booking_target(w: bytes, slot: i64, old: i64, rival: i64) -> i64:
    """Just below the rival's price, unless that is too low to be worth it."""
    if rival > 6:
        return w[ALONE]
    target: i64 = rival - w[UNDERCUT]
    floor: i64 = w[FLOOR]
    if slot == 8:
        floor = w[BREAKFAST_FLOOR]
    if target >= floor and target > 0:
        return target
    match: i64 = w[MATCH]
    if match == 0:
        return old
    if match == 1:
        return rival
    return w[GIVE_UP]


def _booking_change(s: BoutiqueState, w: bytes, vary: bool) -> i64:
    """The die whose change to its target promises most from the next guest, plus 16 times that target; 0 to
    keep all.
    """
    own = s.hotels[s.actor]
    full: i64 = own.open
    prices: i64 = own.price | (own.breakfast << 42)
    rivals: i64 = _rival_nights(s) | (_rival_breakfast(s) << 42)
    occupied: i64 = own.occupied
    noise: i64 = w[NOISE] + 1
    gain: i64 = w[RAISE]
    best: i64 = 0
    most: i64 = w[KEEP]
    slot: i64 = 0
    while slot < 8:
        slot += 1
        old: i64 = prices & NIGHT
        target: i64 = old
        if slot == 8 or occupied & NIGHT != full:
            target = _booking_target(w, slot, old, rivals & NIGHT)
        prices >>= 6
        rivals >>= 6
        occupied >>= 6
        if target == old:
            continue
        score: i64 = w[DEMAND + slot - 1]
        if target < old:
            score *= target
        else:
            score = (score * (target - old) * gain) >> 1
        # Luck is drawn only where it can still decide.
        if vary and score + noise > most + 1:
            score += s.below(noise)
        if score > most:
            most = score
            best = slot + 16 * target
    return best


def _walkin_target(s: BoutiqueState, w: bytes, own: Hotel, slot: i64) -> i64:
    """What budgets pay, or a deterrent where one more guest would cost stars that are needed."""
    if slot == 8:
        return w[BUDGET_BREAKFAST]
    # How many more staff another guest on that night would need at the most.
    more: i64 = 0
    if count_on(own.occupied, slot - 1) >= own.housekeeping:
        more += 1
    if count_on(own.square, slot - 1) >= own.checkin:
        more += 1
    if more > 0 and own.rating - own.missing() - more < w[STARS_KEPT + s.week - 1]:
        return 6
    return w[BUDGET_FIRST] if s.pos == 0 else w[BUDGET_LATER]


def _walkin_change(s: BoutiqueState, w: bytes, vary: bool) -> i64:
    """Today's die, tomorrow's or breakfast, whichever is farthest from what budgets pay, plus 16 times that
    target; 0 to keep all.
    """
    own = s.hotels[s.actor]
    day: i64 = s.day
    best: i64 = 0
    most: i64 = 0
    turn: i64
    for turn in range(3):
        slot: i64 = day + 1 + turn
        if turn == 2 or slot > 7:
            slot = 8
        old: i64 = own.day_price(slot)
        target: i64 = _walkin_target(s, w, own, slot)
        score: i64 = old - target if old > target else target - old
        if score == 0:
            continue
        score *= 3 if turn == 0 else 2
        if vary:
            score += s.below(w[WALKIN_NOISE] + 1)
        if score > most:
            most = score
            best = slot + 16 * target
    return best


def _best_way(s: BoutiqueState) -> i64:
    """The placement that closes most gaps: rooms whose neighbouring nights are taken."""
    e = s.entry
    occupied: i64 = s.hotels[s.actor].occupied
    beside: i64 = (occupied << 6) | (occupied >> 6)
    best: i64 = 0
    most: i64 = -1
    for index, way in enumerate(WAYS[s.ways]):
        nights: i64 = e.lo1 << (way & 7)
        if e.double:
            nights |= e.lo2 << (way >> 3)
        touch: i64 = nights & beside
        score: i64 = 0
        while touch:
            touch &= touch - 1
            score += 1
        if score > most:
            most = score
            best = index
    return best


def most_to_bid(s: BoutiqueState, own: Hotel, w: bytes) -> i64:
    """The highest sensible bid of a hotel, in hundreds: a share of what is at stake (BHM-7.1)."""
    worth: i64 = w[RANK_WORTH]
    if s.stage == BOOKING:
        worth = (own.total(s.entry) * w[BID_SHARE]) >> 3
    if worth > own.money:
        worth = own.money
    if worth > OPEN_BIDS:
        return OPEN_BIDS
    return worth


def _bid(s: BoutiqueState, w: bytes, vary: bool) -> i64:
    """Evenly spread up to the most, as in an auction that all pay; the blank card alone for 0."""
    if s.step:
        return 0
    most: i64 = most_to_bid(s, s.hotels[s.actor], w)
    amount: i64 = s.below(most + 1) if vary else most >> 1
    return amount + 1


def _hire(s: BoutiqueState, w: bytes, vary: bool) -> i64:
    need: i64 = staff_wanted(s, s.hotels[s.actor], w, s.step, vary)
    return need if need < s.count else s.count - 1


def staff_wanted(s: BoutiqueState, own: Hotel, w: bytes, step: i64, vary: bool) -> i64:
    """How many to hire of the kind ``step`` (housekeeping, kitchen, check-in), those before it being hired.

    The booked need with a margin for walk-ins, less the stars that may be spent (BHM-6.2).
    """
    spare: i64 = own.rating - w[STARS_SPARED + s.week - 1]
    margins: i64 = MARGIN + 3 * s.week - 3
    need: i64 = _with_margin(s, peak(own.occupied), own.rooms, w[margins], vary)
    if step:
        if need > own.housekeeping:
            spare -= need - own.housekeeping
        need = _with_margin(s, peak(own.brown), own.rooms, w[margins + 1], vary)
        if step > 1:
            if need > own.kitchen:
                spare -= need - own.kitchen
            need = _with_margin(s, peak(own.square), own.rooms, w[margins + 2], vary)
    if spare > 0:
        need -= spare
    if need < 0:
        return 0
    return need


def _with_margin(s: BoutiqueState, need: i64, rooms: i64, eighths: i64, vary: bool) -> i64:
    """One more than the need now and then, if there is a room to need it."""
    if need >= rooms:
        return need
    if vary:
        return need + 1 if s.below(8) < eighths else need
    return need + 1 if eighths >= 4 else need


def _expand(s: BoutiqueState, w: bytes, vary: bool) -> i64:
    """One room, if it leaves enough money."""
    money: i64 = s.hotels[s.actor].money
    if vary:
        money += s.below(11) - 5
    return 1 if money >= w[EXPAND_AT] else 0
