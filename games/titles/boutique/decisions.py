"""What a choice does: prices, a placement, a bid; then the next seat is asked, or the week goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.boutique import booking, walkins
from games.titles.boutique.tables import BOOKING, LOWEST, OPEN_BIDS, PRICES, SEAT, WAYS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState


def price(s: BoutiqueState, choice: i64) -> None:
    """Keep (0) or a die (1 to 8), then one of the five other values (BHM-3.2)."""
    slot: i64 = s.step
    if slot:
        hotel = s.hotels[s.actor]
        old: i64 = hotel.day_price(slot)
        value: i64 = choice + 1 if choice + 1 < old else choice + 2
        hotel.set_price(slot, value)
        if s.journal is not None:
            s.journal.append(("price_changed", s.actor, slot, old, value))
        booking.after_price(s)
    elif choice:
        s.step = choice
        s.count = 5
        s.face += 1
        s.fresh = False
    else:
        if s.journal is not None:
            s.journal.append(("prices_kept", s.actor))
        booking.after_price(s)


def place(s: BoutiqueState, choice: i64) -> None:
    """One of the distinct placements (BHM-3.8)."""
    booking.place(s, s.actor, WAYS[s.ways][choice], True)
    if s.pending:
        s.ask_place(LOWEST[s.pending])
    else:
        booking.guest_settled(s)


def prepare(s: BoutiqueState, choice: i64) -> None:
    """The eight price dice one after the other, Monday to Sunday, then breakfast (BHM-2.1)."""
    slot: i64 = s.step
    hotel = s.hotels[s.actor]
    if slot < 7:
        hotel.price = hotel.price + PRICES[6 * slot + choice] if slot else choice + 1
        s.step = slot + 1
        s.face = slot + 1
        s.fresh = False
        return
    hotel.breakfast = choice + 1
    s.priced |= SEAT[s.actor]
    s.pending &= ~SEAT[s.actor]
    if s.journal is not None:
        s.journal.append(("prices_set", s.actor, hotel.price, hotel.breakfast))
    if s.pending:
        s.ask_prepare(LOWEST[s.pending])
    else:
        booking.start(s)


def bid(s: BoutiqueState, choice: i64) -> None:
    """Nothing, the blank alone, or an amount; a high amount in a second step (BHM-7.1)."""
    amount: i64 = 0
    blank: bool = choice > 0
    if s.step:
        amount = OPEN_BIDS + 1 + choice
    elif choice == OPEN_BIDS + 2:
        s.step = 1
        s.face += 1
        s.fresh = False
        s.count = s.hotels[s.actor].money - OPEN_BIDS
        if s.count > 1:
            return
        amount = OPEN_BIDS + 1
    elif choice > 1:
        amount = choice - 1
    if amount:
        blank = not s.bare
    booking.bid(s, s.actor, amount, blank)
    if s.pending:
        s.ask_bid(LOWEST[s.pending])
    elif s.stage == BOOKING:
        booking.reveal_bids(s)
    else:
        walkins.reveal_rank_bids(s)
