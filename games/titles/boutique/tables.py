"""Numbers and look-up tables of the kernel: nights as packed words, cards by check-in day, placements by free
rooms.

A *night word* holds seven nights of 6 bits, Monday lowest; a bit of a night is a room. A week and the nights
beyond its Sunday are two such words. A *price word* has the same seven fields with the day's price in each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.jsontypes import Json, JsonDict

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_ROOMS: Final = 6
"""A board has six rooms at most (BHM-1.1)."""
FIRST_ROOMS: Final = 3
MOST_STARS: Final = 5
BOLD: Final = 1
CAREFUL: Final = 2
"""Tempers, as a position keeps them; 0 is balanced."""
LAST_NIGHT: Final = 8
"""The latest night after the check-in day that a card may use, so that all nights of a stay fit on board and
margin."""

PREPARE: Final = 0
PRICE: Final = 1
PLACE: Final = 2
BID: Final = 3
PLANNING: Final = 4
END_OF_WEEK: Final = 5
EXPAND: Final = 6
OVER: Final = 7
PHASES: Final = ("prepare", "price", "place", "bid", "planning", "end_of_week", "expand", "over")

NO_STAGE: Final = 0
BOOKING: Final = 1
WALKINS: Final = 2
STAGES: Final = (None, "booking", "walkins")

FACE_HIRE: Final = 8
FACE_EXPAND: Final = 11
FACE_BID: Final = 12
FACE_RANK: Final = 14
FACE_PRICE: Final = 16
FACE_WALKIN: Final = 18
FACE_PLACE: Final = 32
"""Faces: 0–7 the price slots, then a number for each sub-step; placements have a face for each card and
day."""

OPEN_BIDS: Final = 9
"""Bids up to this many hundreds are one choice; a higher one takes a second choice, to keep the branching
small."""

DIE_DAYS: Final = [0, 1, 2, 3, 4, 5]
"""The check-in days of the white die's faces, unless a card set says otherwise. Replaced, never changed."""
NO_CARDS: Final[list[int]] = []
"""An empty pile. Replaced, never changed."""

MULTIPLIER: Final = 771645345
MODULUS: Final = 1073741789
"""The kernel's generator (L'Ecuyer, 1999): below 2^30, so that plain Python multiplies and divides single
digits."""

BIT: Final[list[int]] = [1 << n for n in range(62)]
"""Powers of two: a table, since a shifted literal is 32 bits wide once compiled."""
SEAT: Final = bytes(1 << seat for seat in range(6))
"""The set of one seat."""
POP: Final = bytes(bin(n).count("1") for n in range(64))

NIGHT: Final = 63
ALL_NIGHTS: Final = (1 << 42) - 1
EACH_NIGHT: Final = 0b000001000001000001000001000001000001000001
"""The lowest bit of each night."""
TOP_BITS: Final = 32 * EACH_NIGHT
LOW_BITS: Final = 31 * EACH_NIGHT
PEAKS: Final = bytes(max(POP[two & 63], POP[two >> 6]) for two in range(4096))
"""Of two nights side by side, the number of rooms on the fuller one."""


def _placements() -> tuple[list[tuple[int, ...]], int, int, int, int]:
    """All ways to give rooms, by the sets of free rooms; a way is the first room plus 8 times the second
    (from 0)."""
    rooms = range(MAX_ROOMS)
    single = [tuple(a for a in rooms if f >> a & 1) for f in range(64)]
    same = [
        tuple(a + 8 * b for a in rooms for b in rooms if a < b and f >> a & 1 and f >> b & 1)
        for f in range(64)
    ]
    same_adjacent = [tuple(w for w in ways if w // 8 - w % 8 == 1) for ways in same]
    two = [
        tuple(a + 8 * b for a in rooms if f >> a & 1 for b in rooms if b != a and g >> b & 1)
        for f in range(64)
        for g in range(64)
    ]
    two_adjacent = [tuple(w for w in ways if abs(w // 8 - w % 8) == 1) for ways in two]
    return [*single, *same, *same_adjacent, *two, *two_adjacent], 64, 128, 192, 192 + 4096


_PLACEMENTS: Final = _placements()
WAYS: Final[list[tuple[int, ...]]] = _PLACEMENTS[0]
_SAME: Final = _PLACEMENTS[1]
_SAME_ADJACENT: Final = _PLACEMENTS[2]
_TWO: Final = _PLACEMENTS[3]
_TWO_ADJACENT: Final = _PLACEMENTS[4]

LOWEST: Final = bytes(max(0, (mask & -mask).bit_length() - 1) for mask in range(64))
"""The lowest member of a set of seats."""
PRICES: Final[list[int]] = [value << 6 * day for day in range(7) for value in range(1, 7)]
"""A price word's field by ``6 * day + value - 1``."""


class Entry:
    """A guest card on a check-in day, ready for the kernel: which nights each room stay takes, and what
    counts for its price."""

    lo1: i64
    """The first room stay's nights of this week, the lowest bit of each night."""
    hi1: i64
    """Its nights beyond Sunday."""
    full1: i64
    """Its nights of this week with every bit of a night: what must be free in one room, and the fields of its
    prices."""
    over1: i64
    """Its nights beyond Sunday with every bit of a night."""
    short1: bool
    """Whether it has three nights at most and none beyond Sunday: the usual case, with a quicker test."""
    shift1: i64
    mask1: i64
    """For a short room stay: where its nights begin in a word, and its nights from there."""
    square_lo1: i64
    square_hi1: i64
    lo2: i64
    hi2: i64
    full2: i64
    over2: i64
    short2: bool
    shift2: i64
    mask2: i64
    square_lo2: i64
    square_hi2: i64
    beyond: i64
    """Room-nights beyond Sunday, which cost Sunday's price (BHM-3.5)."""
    room_nights: i64
    brown: bool
    double: bool
    same: bool
    adjacent: bool
    base: i64
    """Where the card's placements begin in ``WAYS``."""
    link_lo: i64
    link_hi: i64

    def __init__(self, stays: list[list[int]], breakfast: bool, adjacent: bool, day: int) -> None:
        self.lo1, self.hi1, self.square_lo1, self.square_hi1 = _nights(stays[0], day)
        self.full1 = self.lo1 * NIGHT
        self.over1 = self.hi1 * NIGHT
        self.double = len(stays) == 2
        self.lo2 = self.hi2 = self.square_lo2 = self.square_hi2 = 0
        if self.double:
            self.lo2, self.hi2, self.square_lo2, self.square_hi2 = _nights(stays[1], day)
        self.full2 = self.lo2 * NIGHT
        self.over2 = self.hi2 * NIGHT
        self.shift1, self.mask1, self.short1 = _window(self.full1, self.over1, self.square_lo1)
        self.shift2, self.mask2, self.short2 = _window(self.full2, self.over2, self.square_lo2)
        self.same = self.double and stays[0] == stays[1]
        self.adjacent = adjacent and self.double
        self.beyond = bin(self.hi1).count("1") + bin(self.hi2).count("1")
        self.room_nights = sum(stay[1] for stay in stays)
        self.brown = breakfast
        if not self.double:
            self.base = 0
        elif self.same:
            self.base = _SAME_ADJACENT if self.adjacent else _SAME
        else:
            self.base = _TWO_ADJACENT if self.adjacent else _TWO
        self.link_lo = self.lo1 & self.lo2 if self.adjacent else 0
        self.link_hi = self.hi1 & self.hi2 if self.adjacent else 0


def _nights(stay: list[int], day: int) -> tuple[int, int, int, int]:
    """The nights and the check-in night of a room stay whose guests come on ``day`` (0 = Monday), this week's
    and beyond."""
    first, nights = stay
    word = sum(1 << 6 * (day + first + n) for n in range(nights))
    square = 1 << 6 * (day + first)
    return word & ALL_NIGHTS, word >> 42, square & ALL_NIGHTS, square >> 42


def _window(full: int, over: int, square: int) -> tuple[int, int, bool]:
    """Where the nights begin, the nights moved there, and whether they are three at most, all of this
    week."""
    shift = square.bit_length() - 1 if square else 0
    return shift, full >> shift, over == 0 and full >> shift < 1 << 18


NOBODY: Final = Entry([[0, 1]], False, False, 0)
"""Stands where an entry is needed while no guests are on the table."""


class CardTable:
    """All kinds of guest cards that a game has seen, each with an index that never changes; it only grows."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        """By ``kind * 7 + day``."""
        self.forms: list[JsonDict] = []
        self._known: dict[tuple[object, ...], int] = {}

    def copy(self) -> CardTable:
        """An independent table with the same kinds."""
        copy = CardTable()
        copy.entries = self.entries[:]
        copy.forms = self.forms[:]
        copy._known = self._known.copy()
        return copy

    def kind(self, card: Json) -> int:
        """The index of a well-formed card (``stays``, ``breakfast``, ``adjacent``), a new one if it is
        new."""
        stays = [[int(first), int(nights)] for first, nights in card["stays"]]
        key = (tuple(map(tuple, stays)), card["breakfast"], card["adjacent"])
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = len(self.forms)
            self.forms.append({"stays": stays, "breakfast": card["breakfast"], "adjacent": card["adjacent"]})
            self.entries.extend(Entry(stays, card["breakfast"], card["adjacent"], day) for day in range(7))
        return known

    def form(self, kind: int) -> JsonDict:
        """The card as JSON, a new object."""
        card = self.forms[kind]
        return {
            "stays": [list(stay) for stay in card["stays"]],
            "breakfast": card["breakfast"],
            "adjacent": card["adjacent"],
        }
