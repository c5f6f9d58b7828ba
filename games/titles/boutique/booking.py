"""Booking: turns, guests, who wins them, bids and rooms (BHM-3, BHM-7). Functions on the kernel's state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.boutique import walkins, week
from games.titles.boutique.tables import BID, BOOKING, FACE_PLACE, LOWEST, NO_STAGE, PLACE, SEAT, WAYS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState

CARDS_A_PLAYER: Final = 5


def start(s: BoutiqueState) -> None:
    """All prices are set: reveal them, and let the first player begin (BHM-2.1, BHM-3.1)."""
    if s.journal is not None:
        s.journal.append(("prices_revealed",))
    s.stage = BOOKING
    s.turn = 0
    s.active = s.first
    s.ask_price()


def after_price(s: BoutiqueState) -> None:
    """The price decision is made: in booking the guests come, among the walk-ins the next in rank decides
    (BHM-3.3)."""
    if s.stage != BOOKING:
        walkins.next_in_rank(s)
        return
    die: i64 = s.roll()
    s.reveal(s.faces[die - 1])
    if s.journal is not None:
        s.journal.append(("guest_asks", s.active, die, s.checkin, s.card, quotes(s)))
    settle(s)


def quotes(s: BoutiqueState) -> tuple[tuple[int, int], ...]:
    """For the log: each seat still in, with its total price for the guests or -1 without availability
    (BHM-3.5)."""
    e = s.entry
    found: list[tuple[int, int]] = []
    for seat, hotel in enumerate(s.hotels):
        if (s.alive >> seat) & 1:
            found.append((seat, hotel.total(e) if WAYS[hotel.ways(e)] else -1))
    return tuple(found)


def settle(s: BoutiqueState) -> None:
    """The lowest total price of those with availability wins, then the best rating, then bids (BHM-3.6,
    BHM-3.7)."""
    e = s.entry
    best: i64 = 1 << 20
    stars: i64 = 0
    winners: i64 = 0
    ways: i64 = 0
    first: i64 = 0
    for seat, hotel in enumerate(s.hotels):
        total: i64 = hotel.total(e)
        if total <= best:
            found: i64 = hotel.ways(e)
            if WAYS[found]:
                if total < best or hotel.rating > stars:
                    best = total
                    stars = hotel.rating
                    winners = SEAT[seat]
                    ways = found
                    first = seat
                elif hotel.rating == stars:
                    winners |= SEAT[seat]
    if winners == 0:
        if s.journal is not None:
            s.journal.append(("guest_lost", s.card))
        guest_settled(s)
    elif winners == SEAT[first]:
        win(s, first, best, ways)
    else:
        s.phase = BID
        s.bidders = s.pending = winners
        s.blanks = 0
        if s.journal is not None:
            s.journal.append(("bid_asked", winners, best))
        s.ask_bid(LOWEST[winners])


def win(s: BoutiqueState, seat: i64, total: i64, ways: i64) -> None:
    """Pay the only winner at once, and block rooms if there is but one way (BHM-3.8)."""
    hotel = s.hotels[seat]
    hotel.money += total
    if s.journal is not None:
        s.journal.append(("guest_won", seat, s.card, s.checkin, total, s.budget))
    count: i64 = len(WAYS[ways])
    if count == 1:
        place(s, seat, WAYS[ways][0], False)
        guest_settled(s)
        return
    s.phase = PLACE
    s.pending = SEAT[seat]
    s.actor = seat
    s.ways = ways
    s.count = count
    s.face = FACE_PLACE + s.card * 7 + s.checkin
    s.sealed = False
    s.fresh = True
    s.step = 0


def win_together(s: BoutiqueState, winners: i64) -> None:
    """Pay the winners at once, and block rooms where there is but one way (BHM-3.8)."""
    e = s.entry
    s.pending = 0
    for seat, hotel in enumerate(s.hotels):
        if (winners >> seat) & 1:
            total: i64 = hotel.total(e)
            hotel.money += total
            if s.journal is not None:
                s.journal.append(("guest_won", seat, s.card, s.checkin, total, s.budget))
            ways: tuple[int, ...] = WAYS[hotel.ways(e)]
            if len(ways) == 1:
                place(s, seat, ways[0], False)
            else:
                s.pending |= SEAT[seat]
    if s.pending:
        s.phase = PLACE
        s.ask_place(LOWEST[s.pending])
    else:
        guest_settled(s)


def place(s: BoutiqueState, seat: i64, way: i64, chosen: bool) -> None:
    """Put the tokens of the guests on the board (BHM-3.9); ``chosen``: there was more than one way."""
    s.pending &= ~SEAT[seat]
    s.hotels[seat].put(s.entry, way)
    if s.journal is not None:
        s.journal.append(("rooms_blocked", seat, s.card, s.checkin, way, chosen))


def guest_settled(s: BoutiqueState) -> None:
    """The guests are placed or lost: the card is used, the next turn begins (BHM-3.1)."""
    if not s.lazy:
        s.used = [*s.used, s.card]
    s.card = s.checkin = -1
    s.budget = 0
    s.turn += 1
    if s.stage != BOOKING:
        walkins.next_guest(s)
    elif s.turn >= CARDS_A_PLAYER * s.alive_n:
        s.stage = NO_STAGE
        week.start_planning(s)
    else:
        seat: i64 = s.active + 1
        while not (s.alive >> seat) & 1:
            seat += 1
            if seat > s.seats:
                seat = 0
        s.active = seat
        s.ask_price()


def bid(s: BoutiqueState, seat: i64, amount: i64, blank: bool) -> None:
    """Lay a bid; it is final (BHM-7.1)."""
    s.hotels[seat].bid = amount
    if blank:
        s.blanks |= SEAT[seat]
    s.pending &= ~SEAT[seat]
    if s.journal is not None:
        s.journal.append(("bid_laid", seat, amount, blank))


def take_bids(s: BoutiqueState) -> None:
    """Reveal all bids; all amounts are lost (BHM-7.3). The hotels keep the amount in ``bid`` until it is
    cleared."""
    for seat, hotel in enumerate(s.hotels):
        if (s.bidders >> seat) & 1:
            hotel.money -= hotel.bid
    if s.journal is not None:
        bids: list[tuple[int, int, bool]] = []
        for seat, hotel in enumerate(s.hotels):
            if (s.bidders >> seat) & 1:
                bids.append((seat, hotel.bid, bool((s.blanks >> seat) & 1)))
        s.journal.append(("bids_revealed", tuple(bids), s.stage))
    s.bidders = s.blanks = 0


def reveal_bids(s: BoutiqueState) -> None:
    """The highest bid gets the guests; equal highest bids all get them (BHM-3.7)."""
    highest: i64 = -1
    winners: i64 = 0
    for seat, hotel in enumerate(s.hotels):
        if (s.bidders >> seat) & 1:
            if hotel.bid > highest:
                highest = hotel.bid
                winners = SEAT[seat]
            elif hotel.bid == highest:
                winners |= SEAT[seat]
    take_bids(s)
    for hotel in s.hotels:
        hotel.bid = 0
    win_together(s, winners)
