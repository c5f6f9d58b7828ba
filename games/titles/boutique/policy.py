"""How a sensible player plays: the playout policy, the greedy player, guesses at what is hidden, and the
reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.boutique.hotel import Hotel, count_on, peak
from games.titles.boutique.tables import (
    BID,
    BIT,
    BOOKING,
    EXPAND,
    OPEN_BIDS,
    PLACE,
    PLANNING,
    PREPARE,
    PRICE,
    WAYS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState

USUAL_PRICES: list[int] = [3, 3, 3, 3, 3, 4, 4, 2]
"""A sane price for each die, Monday to Sunday and breakfast, around which guesses vary."""
CARD_LIMIT = 120
"""As many cards as the kernel's two words of drawn cards hold."""


def suggest(s: BoutiqueState) -> i64:
    """The playout policy: sane, quick, varied."""
    phase: i64 = s.phase
    if phase == PRICE:
        return _price_choice(s, s.below(8) + 1)
    if phase == PLACE:
        return _best_way(s)
    if phase == PREPARE:
        return _usual_price(s, s.step) - 1
    if phase == BID:
        return _bid_choice(s, s.below(3))
    if phase == PLANNING:
        return _hire_choice(s, s.below(2))
    return 0


def greedy(s: BoutiqueState) -> i64:
    """The choice that looks best at once."""
    phase: i64 = s.phase
    if phase == PRICE:
        if s.step:
            return _price_choice(s, s.step)
        best: i64 = 0
        most: i64 = 0
        slot: i64
        for slot in range(1, 9):
            gain: i64 = _gain(s, slot)
            if gain > most:
                most = gain
                best = slot
        return best
    if phase == PLACE:
        return _best_way(s)
    if phase == PREPARE:
        return USUAL_PRICES[s.step] - 1
    if phase == BID:
        return _bid_choice(s, 1)
    if phase == PLANNING:
        return _hire_choice(s, 1)
    if phase == EXPAND and s.hotels[s.actor].money >= 40:
        return 1
    return 0


def _usual_price(s: BoutiqueState, slot: i64) -> i64:
    price: i64 = USUAL_PRICES[slot] + s.below(3) - 1
    return price


def _price_choice(s: BoutiqueState, slot: i64) -> i64:
    """Turn the die ``slot`` to its target, or keep if it shows it already; the second step finds the same
    target."""
    if s.step:
        slot = s.step
    old: i64 = s.hotels[s.actor].day_price(slot)
    target: i64 = _target(s, slot)
    if s.step:
        if target == old:
            return 0
        return target - 1 if target < old else target - 2
    return slot if target != old else 0


def _gain(s: BoutiqueState, slot: i64) -> i64:
    """A rough worth of turning a die to its target."""
    old: i64 = s.hotels[s.actor].day_price(slot)
    target: i64 = _target(s, slot)
    if target > old:
        return target - old
    return 2 * (old - target) + target if target < old else 0


def _target(s: BoutiqueState, slot: i64) -> i64:
    """Just below the cheapest rival with a free room; among the walk-ins what budgets pay, or deterrent when
    short of staff."""
    own = s.hotels[s.actor]
    if s.stage != BOOKING:
        return _walkin_target(s, own, slot)
    if slot == 8:
        return _undercut(own.breakfast, _cheapest(s, 8))
    if count_on(own.occupied, slot - 1) >= own.rooms:
        return own.day_price(slot)
    return _undercut(own.day_price(slot), _cheapest(s, slot))


def _undercut(price: i64, rival: i64) -> i64:
    if rival > 2:
        return rival - 1
    return price if price <= 2 else 2


def _cheapest(s: BoutiqueState, slot: i64) -> i64:
    """The lowest price on that die among the others who could still take a guest then; 7 if there is none."""
    lowest: i64 = 7
    for seat, hotel in enumerate(s.hotels):
        if seat != s.actor and (s.alive >> seat) & 1:
            price: i64 = hotel.day_price(slot)
            if price < lowest and (slot == 8 or count_on(hotel.occupied, slot - 1) < hotel.rooms):
                lowest = price
    return lowest


def _walkin_target(s: BoutiqueState, own: Hotel, slot: i64) -> i64:
    if slot == 8:
        return 2 if peak(own.brown) < own.kitchen else 6
    day: i64 = slot - 1
    if day < s.day:
        return own.day_price(slot)
    if count_on(own.occupied, day) < own.housekeeping and count_on(own.square, day) < own.checkin:
        return 3
    return 6


def _best_way(s: BoutiqueState) -> i64:
    """The placement that closes most gaps: rooms whose neighbouring nights are taken."""
    e = s.table.entries[s.card * 7 + s.checkin]
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


def _bid_choice(s: BoutiqueState, wish: i64) -> i64:
    """A modest amount, the blank card alone for 0."""
    if s.step:
        return 0
    amount: i64 = min(wish, min(s.hotels[s.actor].money, OPEN_BIDS))
    return amount + 1


def _hire_choice(s: BoutiqueState, margin: i64) -> i64:
    """The booked need, with a margin for walk-ins, within the money."""
    hotel = s.hotels[s.actor]
    need: i64
    if s.step == 0:
        need = peak(hotel.occupied)
        if need < hotel.rooms:
            need += margin
    elif s.step == 1:
        need = peak(hotel.brown)
        if need == 0:
            need = margin
    else:
        need = peak(hotel.square)
        if need <= 1:
            need += margin
    if s.step == 0:
        rest: i64 = hotel.money // 3 - peak(hotel.brown) - peak(hotel.square)
        if need > rest:
            need = max(peak(hotel.occupied), rest) if rest > 0 else peak(hotel.occupied)
    return min(need, s.count - 1)


def determinize(s: BoutiqueState, seat: i64) -> None:
    """Make the deck a lazy one and fill the others' sealed choices with sensible ones; ``seat`` -1 knows none
    of them."""
    if not s.lazy:
        seen: list[int] = sorted([*s.used, s.card] if s.card >= 0 else s.used)
        cards: list[int] = (sorted(s.deck) + seen)[:CARD_LIMIT]
        if not cards:
            cards = list(range(len(s.table.forms)))
        s.cards = cards
        s.left = min(len(s.deck), len(cards))
        s.drawn = s.drawn2 = 0
        index: i64
        for index in range(s.left, len(cards)):
            if index < 60:
                s.drawn |= BIT[index]
            else:
                s.drawn2 |= BIT[index - 60]
        s.lazy = True
        s.deck = []
        s.used = []
    phase: i64 = s.phase
    if phase != PREPARE and phase != BID and phase != PLANNING:
        return
    other: i64
    slot: i64
    for other in range(s.seats):
        if other == seat or not (s.alive >> other) & 1:
            continue
        hotel = s.hotels[other]
        if phase == PREPARE:
            hotel.price = 0
            for slot in range(7):
                hotel.price |= _usual_price(s, slot) << (6 * slot)
            hotel.breakfast = _usual_price(s, 7)
        elif phase == PLANNING:
            _guess_staff(s, hotel, (s.staffed >> other) & 1)
        elif (
            (s.bidders >> other) & 1
            and not (s.pending >> other) & 1
            and (hotel.bid or (s.blanks >> other) & 1)
        ):
            hotel.bid = min(hotel.money, s.below(4))
            s.blanks |= BIT[other]


def _guess_staff(s: BoutiqueState, hotel: Hotel, chosen: i64) -> None:
    hotel.housekeeping = hotel.kitchen = hotel.checkin = 0
    if not chosen:
        return
    left: i64 = hotel.money // 3
    hotel.housekeeping = min(min(6, peak(hotel.occupied) + s.below(2)), left)
    left -= hotel.housekeeping
    hotel.checkin = min(min(6, peak(hotel.square) + s.below(2)), left)
    left -= hotel.checkin
    hotel.kitchen = min(min(6, peak(hotel.brown) + s.below(2)), left)


def rewards(s: BoutiqueState) -> list[float]:
    """For each seat its share of the win, mixed with how far it is ahead of the best other (0.5 = level)."""
    winners: float = 0.0
    seat: i64
    other: i64
    for seat in range(s.seats):
        if (s.winners >> seat) & 1:
            winners += 1.0
    result: list[float] = []
    for seat in range(s.seats):
        won: float = 1.0 / winners if (s.winners >> seat) & 1 else 0.0
        margin: float = 0.0
        if (s.alive >> seat) & 1:
            rival: i64 = 0
            for other in range(s.seats):
                if other != seat and (s.alive >> other) & 1 and s.hotels[other].money > rival:
                    rival = s.hotels[other].money
            ahead: i64 = s.hotels[seat].money - rival
            margin = 0.5 + float(max(-20, min(20, ahead))) / 40.0
        result.append(0.8 * won + 0.2 * margin)
    return result
