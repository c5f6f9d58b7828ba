"""One player's hotel in the kernel: money, stars, prices, staff and the tokens on the board, packed in
words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from games.titles.boutique.tables import NIGHT, PEAKS, POP, WAYS, Entry

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN_ROOMS: Final[list[int]] = [(1 << n) - 1 for n in range(7)]
"""The word of a night with that many rooms."""


@mypyc_attr(acyclic=True)
class Hotel:
    """A hotel. Money is in hundreds; words of nights and prices are described in :mod:`tables`."""

    __slots__ = (
        *("bid", "breakfast", "brown", "brown2", "checkin", "housekeeping", "kitchen", "link", "link2"),
        *("money", "occupied", "occupied2", "open", "price", "rating", "rooms", "square", "square2"),
    )

    money: i64
    rating: i64
    rooms: i64
    open: i64
    """The word of a night with all open rooms; 0 once the hotel has left the game, so that it has no
    availability."""
    price: i64
    """The seven day prices, 6 bits each."""
    breakfast: i64
    housekeeping: i64
    kitchen: i64
    checkin: i64
    bid: i64
    """The amount bid, in hundreds, while a bid runs."""
    occupied: i64
    occupied2: i64
    square: i64
    square2: i64
    brown: i64
    brown2: i64
    link: i64
    link2: i64

    def __init__(self) -> None:
        self.money = 5
        self.rating = 3
        self.rooms = 3
        self.open = 7
        self.price = 0b000001000001000001000001000001000001000001
        self.breakfast = 1
        self.housekeeping = self.kitchen = self.checkin = 0
        self.bid = 0
        self.occupied = self.occupied2 = self.square = self.square2 = self.brown = self.brown2 = 0
        self.link = self.link2 = 0

    def copy_from(self, other: Hotel) -> None:
        """Become a copy of ``other``, but for the link markers, which no rule asks about."""
        self.money = other.money
        self.rating = other.rating
        self.rooms = other.rooms
        self.open = other.open
        self.price = other.price
        self.breakfast = other.breakfast
        self.housekeeping = other.housekeeping
        self.kitchen = other.kitchen
        self.checkin = other.checkin
        self.bid = other.bid
        self.occupied = other.occupied
        self.occupied2 = other.occupied2
        self.square = other.square
        self.square2 = other.square2
        self.brown = other.brown
        self.brown2 = other.brown2

    def ways(self, e: Entry) -> i64:
        """The index in ``WAYS`` of all placements of the guests in this hotel (BHM-3.4, BHM-3.10)."""
        busy: i64
        if e.short1:
            busy = (self.occupied >> e.shift1) & e.mask1
            busy |= (busy >> 6) | (busy >> 12)
        else:
            busy = _folded((self.occupied & e.full1) | (self.occupied2 & e.over1))
        if not e.double or e.same:
            return e.base + (self.open & ~busy)
        free: i64 = self.open & ~busy
        if e.short2:
            busy = (self.occupied >> e.shift2) & e.mask2
            busy |= (busy >> 6) | (busy >> 12)
        else:
            busy = _folded((self.occupied & e.full2) | (self.occupied2 & e.over2))
        return e.base + free * 64 + (self.open & ~busy)

    def total(self, e: Entry) -> i64:
        """The total price of the stay in hundreds (BHM-3.5). A word modulo 63 is the sum of its 6-bit
        fields."""
        total: i64 = (self.price & e.full1) % 63
        if e.brown:
            total += self.breakfast * e.room_nights
        if e.double:
            total += (self.price & e.full2) % 63
        if e.beyond:
            total += e.beyond * (self.price >> 36)
        return total

    def put(self, e: Entry, way: i64) -> None:
        """Block the rooms of a placement: a square on the night of check-in, circles after it (BHM-3.9)."""
        room: i64 = way & 7
        nights: i64 = e.lo1 << room
        self.square |= e.square_lo1 << room
        if e.double:
            second: i64 = way >> 3
            nights |= e.lo2 << second
            self.square |= e.square_lo2 << second
            if e.adjacent:
                lower: i64 = min(room, second)
                self.link |= e.link_lo << lower
                self.link2 |= e.link_hi << lower
        self.occupied |= nights
        if e.brown:
            self.brown |= nights
        if e.beyond:
            self._put_beyond(e, way)

    def _put_beyond(self, e: Entry, way: i64) -> None:
        """The nights after Sunday are kept beside the board."""
        nights: i64 = (e.hi1 << (way & 7)) | (e.hi2 << (way >> 3))
        self.square2 |= (e.square_hi1 << (way & 7)) | (e.square_hi2 << (way >> 3))
        self.occupied2 |= nights
        if e.brown:
            self.brown2 |= nights

    def turn_week(self) -> None:
        """Staff off, tokens off, and the nights kept beside the board go on it (BHM-2.2)."""
        self.housekeeping = self.kitchen = self.checkin = 0
        self.occupied, self.occupied2 = self.occupied2, 0
        self.square, self.square2 = self.square2, 0
        self.brown, self.brown2 = self.brown2, 0
        self.link, self.link2 = self.link2, 0

    def set_rooms(self, rooms: i64) -> None:
        """Open that many rooms."""
        self.rooms = rooms
        self.open = OPEN_ROOMS[rooms]

    def leave(self) -> None:
        """Take all tokens and staff off a hotel that leaves the game, and close its rooms (BHM-6.3)."""
        self.open = 0
        self.turn_week()
        self.turn_week()

    def missing(self) -> i64:
        """How many members of staff are missing for the week's need, over all kinds (BHM-6.2)."""
        short: i64 = 0
        lack: i64 = peak(self.occupied) - self.housekeeping
        if lack > 0:
            short += lack
        lack = peak(self.brown) - self.kitchen
        if lack > 0:
            short += lack
        lack = peak(self.square) - self.checkin
        if lack > 0:
            short += lack
        return short

    def day_price(self, slot: i64) -> i64:
        """The price on die ``slot``: 1 to 7 a day, 8 breakfast."""
        if slot == 8:
            return self.breakfast
        return (self.price >> (6 * slot - 6)) & NIGHT

    def set_price(self, slot: i64, value: i64) -> None:
        """Turn die ``slot`` (1 to 7 a day, 8 breakfast) to ``value``."""
        if slot == 8:
            self.breakfast = value
        else:
            shift: i64 = 6 * slot - 6
            self.price += (value - ((self.price >> shift) & NIGHT)) << shift


def _folded(busy: i64) -> i64:
    """The rooms that are set on any night of a word."""
    busy |= busy >> 24
    busy |= busy >> 12
    return (busy | (busy >> 6)) & NIGHT


def peak(word: i64) -> i64:
    """The highest number of rooms set on one night of a word: the week's need of that kind (BHM-6.1)."""
    highest: i64 = 0
    while word:
        count: i64 = PEAKS[word & 4095]
        if count > highest:
            highest = count
        word >>= 12
    return highest


def count_on(word: i64, day: i64) -> i64:
    """The number of rooms set on one night, ``day`` from 0."""
    return POP[(word >> (6 * day)) & NIGHT]


def ways_list(index: i64) -> tuple[int, ...]:
    """The placements that :meth:`Hotel.ways` names, each the first room plus 8 times the second, from 0."""
    return WAYS[index]
