"""Walk-ins: the rank, seven days of price changes, guests with a budget (BHM-5). Functions on the kernel's
state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.boutique import booking, week
from games.titles.boutique.tables import BID, LOWEST, SEAT, WALKINS, WAYS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState


def start(s: BoutiqueState) -> None:
    """Rank the players from least money to most; groups of equal money bid (BHM-5.1)."""
    s.stage = WALKINS
    s.turn = 0
    s.day = -1
    bidders: i64 = tied_seats(s)
    if bidders:
        s.phase = BID
        s.active = s.first
        s.bidders = s.pending = bidders
        s.blanks = 0
        if s.journal is not None:
            s.journal.append(("rank_bid_asked", bidders))
        s.ask_bid(LOWEST[bidders])
    else:
        _set_rank(s, _ranked(s))


def tied_seats(s: BoutiqueState) -> i64:
    """The set of all seats whose money equals that of another one still in."""
    tied: i64 = 0
    seat: i64
    other: i64
    for seat in range(s.seats):
        for other in range(seat):
            if (s.alive >> seat) & (s.alive >> other) & 1 and s.hotels[seat].money == s.hotels[other].money:
                tied |= SEAT[seat] | SEAT[other]
    return tied


def reveal_rank_bids(s: BoutiqueState) -> None:
    """In each group the higher bid ranks first; those still equal roll (BHM-5.1, BHM-7.3)."""
    order: list[int] = _ranked(s)
    money: list[int] = [hotel.money for hotel in s.hotels]
    booking.take_bids(s)
    ranked: list[int] = []
    at: i64 = 0
    while at < len(order):
        seat: i64 = order[at]
        tied: list[int] = [seat]
        at += 1
        while at < len(order):
            other: i64 = order[at]
            if money[other] != money[seat] or s.hotels[other].bid != s.hotels[seat].bid:
                break
            tied.append(other)
            at += 1
        ranked.extend(_by_dice(s, tied))
    for hotel in s.hotels:
        hotel.bid = 0
    _set_rank(s, ranked)


def _ranked(s: BoutiqueState) -> list[int]:
    """The seats still in by money, then by bid from high to low, then by seat."""
    keys: list[tuple[int, int, int]] = []
    for seat, hotel in enumerate(s.hotels):
        if (s.alive >> seat) & 1:
            keys.append((hotel.money, -hotel.bid, seat))
    keys.sort()
    return [key[2] for key in keys]


def _by_dice(s: BoutiqueState, tied: list[int]) -> list[int]:
    """Those tied roll in seat order; the higher comes first, a new tie is settled before the next lower one
    (BHM-5.1)."""
    if len(tied) == 1:
        return tied
    rolls: list[int] = [s.roll() for _ in tied]
    if s.journal is not None:
        s.journal.append(("rank_rolled", tuple(tied), tuple(rolls)))
    ranked: list[int] = []
    for value in range(6, 0, -1):
        again: list[int] = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == value]
        if again:
            ranked.extend(_by_dice(s, again))
    return ranked


def _set_rank(s: BoutiqueState, ranked: list[int]) -> None:
    """The rank holds for the whole phase (BHM-5.1)."""
    order: i64 = 0
    place: i64 = 0
    for seat in ranked:
        order |= seat << place
        place += 4
    s.order = order
    if s.journal is not None:
        s.journal.append(("ranked", tuple(ranked)))
    start_day(s)


def start_day(s: BoutiqueState) -> None:
    """A new day: as many guests as there are pairs of players, and the first in rank may change a price
    (BHM-5.2)."""
    s.day += 1
    s.waiting = s.alive_n // 2
    s.pos = 0
    s.active = s.order & 15
    if s.journal is not None:
        s.journal.append(("day_started", s.day, s.waiting))
    s.ask_price()


def next_in_rank(s: BoutiqueState) -> None:
    """The next player in rank may change a price; after the last the guests come (BHM-5.2)."""
    s.pos += 1
    if s.pos < s.alive_n:
        s.active = (s.order >> (4 * s.pos)) & 15
        s.ask_price()
    else:
        _guest(s)


def _guest(s: BoutiqueState) -> None:
    """Budget and card; the first hotel in rank with rooms at that price gets the guests (BHM-5.2,
    BHM-5.3)."""
    s.budget = s.roll()
    s.reveal(s.day)
    if s.journal is not None:
        s.journal.append(("walkin_asks", s.budget, s.day, s.card, booking.quotes(s)))
    e = s.entry
    limit: i64 = s.budget * e.room_nights
    order: i64 = s.order
    place: i64 = 0
    while place < s.alive_n:
        seat: i64 = order & 15
        hotel = s.hotels[seat]
        total: i64 = hotel.total(e)
        if total <= limit:
            ways: i64 = hotel.ways(e)
            if WAYS[ways]:
                booking.win(s, seat, total, ways)
                return
        order >>= 4
        place += 1
    if s.journal is not None:
        s.journal.append(("walkin_lost", s.card))
    booking.guest_settled(s)


def next_guest(s: BoutiqueState) -> None:
    """After a guest: the next one of the day, the next day, or the end of the week."""
    s.waiting -= 1
    if s.waiting > 0:
        _guest(s)
    elif s.day < 6:
        start_day(s)
    else:
        week.end(s)
