"""A position in numbers: its fields, copies, generator, decks and agenda."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from games.core.chance import Chance
from games.core.results import FormFault
from games.core.state import State
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.vectors import copy_numbers, numbers
from games.titles.snowplanner.words import (
    LOCKED,
    ROOM,
    TALENTS,
)

# Frames of the agenda: op, seat, a, b, c. The first four wait for a decision of their seat.
OP_WINDOW: Final = 0
"""a: how many are left, b: colour (0 any), c: 1 if it may be skipped."""
OP_GUEST: Final = 1
"""a: how many are left, b: last Station position allowed, c: 1 if it may be skipped."""
OP_MOVE_WINDOW: Final = 2
"""a: how many are left, c: 1."""
OP_TRAIN: Final = 3
"""a: how many steps are left, c: 1."""
OP_GAIN: Final = 4
"""a: number of the gain, b: where in its list to go on."""
OP_REFILL: Final = 5
OP_HIRE: Final = 6
OP_END_TURN: Final = 7
OP_PENALTY: Final = 8
"""a: points that a VIP's departure costs."""
FRAME: Final = 5


class Board(State):
    """Everything that a state's JSON form holds, as small numbers and flat lists.

    Per-seat lists are indexed ``seat * width + n``: five resources, three dice, three colour masks, and
    rooms. Decks hold the next
    card *last*. ``agenda`` is a stack of frames: what is owed before the phase goes on.
    """

    def __init__(self, table: CardTable, seats: int) -> None:
        self.t = table
        self.seats = seats
        self.actor = -1
        self.count = 0
        self.face = 0
        self.fresh = True
        self.sealed = False
        self.phase: i64 = TALENTS
        self.round: i64 = 1
        self.step: i64 = 0
        """Resolution, payment, bonus, check-out: 0 = the active seat's first step is still due, then 1
        (bonus: 2 at the end)."""
        self.active: i64 = -1
        self.order: vec[i64] = numbers(list(range(seats)))
        self.res: vec[i64] = numbers(table.start * seats)
        self.dface: vec[i64] = numbers(table.dice * seats)
        self.dstate: vec[i64] = numbers([ROOM, ROOM, LOCKED] * seats)
        self.pt_face: i64 = table.part_time_face
        self.pt_holder: i64 = -1
        self.pt_placed = False
        """Whether the Part-Time Die lies in an area."""
        self.win: vec[i64] = vec[i64]([0] * (3 * seats))
        self.rooms: i64 = table.rooms
        self.room_card: vec[i64] = vec[i64]([-1] * (self.rooms * seats))
        self.room_day: vec[i64] = vec[i64]([0] * (self.rooms * seats))
        self.rooms_done: i64 = 0
        self.out: list[list[int]] = [[] for _ in range(seats)]
        self.talent: vec[i64] = vec[i64]([-1] * seats)
        self.talent_hand: list[list[int]] = [[] for _ in range(seats)]
        self.events: list[list[int]] = [[] for _ in range(seats)]
        self.played_events: list[list[int]] = [[] for _ in range(seats)]
        self.goals: list[list[int]] = [[] for _ in range(seats)]
        self.played_goals: list[list[int]] = [[] for _ in range(seats)]
        self.station: vec[i64] = vec[i64]([-1] * 6)
        self.width: i64 = len(table.penalties[seats])
        """Spaces of an area other than the Summit, which has three."""
        self.spaces: vec[i64] = vec[i64]([-1] * (9 * 4))
        """By area × 4 + space: −1 free, else seat × 100 + die × 10 + face."""
        self.next_at: vec[i64] = vec[i64]([0] * 9)
        """By area: the leftmost available space, −1 = full."""
        self.stop_at_job = False
        """There is no worker's step here."""
        self.round_card: i64 = -1
        self.tiles: vec[i64] = vec[i64]([-1, -1, -1])
        self.tiles_open = False
        self.round_deck: list[int] = []
        self.guest_deck: list[int] = []
        self.event_deck: list[int] = []
        self.goal_deck: list[int] = []
        self.agenda: list[int] = []
        self.late: list[int] = []
        """Windows gained in the Bonus phase: colour, number, colour, number …"""
        self.seed: i64 = 1
        self.lazy = False
        """Search mode: the order of a deck is drawn when a card is, from the own generator."""
        self.chance: Chance | None = None
        self.journal: list[tuple[int, ...]] | None = None

    def rnd(self, size: i64) -> i64:
        """A number 0 to size − 1 from the state's own generator (xorshift, Marsaglia 2003)."""
        x = self.seed
        x = (x ^ (x << 13)) & 0xFFFFFFFF
        x ^= x >> 17
        x = (x ^ (x << 5)) & 0xFFFFFFFF
        self.seed = x
        return x % size

    def reseed(self, seed: int) -> None:
        x = (seed * 2654435761 + 97) & 0xFFFFFFFF
        self.seed = x if x else 88675123
        self.lazy = True
        self.chance = None

    def note(
        self,
        code: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
        g: i64 = 0,
        h: i64 = 0,
    ) -> None:
        """Keep what happened for the log; searches keep nothing."""
        if self.journal is not None:
            self.journal.append((code, a, b, c, d, e, f, g, h))

    def _copy_lists(self, other: Board) -> None:
        copy_numbers(self.order, other.order)
        copy_numbers(self.res, other.res)
        copy_numbers(self.dface, other.dface)
        copy_numbers(self.dstate, other.dstate)
        copy_numbers(self.win, other.win)
        copy_numbers(self.room_card, other.room_card)
        copy_numbers(self.room_day, other.room_day)
        copy_numbers(self.talent, other.talent)
        copy_numbers(self.station, other.station)
        copy_numbers(self.spaces, other.spaces)
        copy_numbers(self.next_at, other.next_at)
        copy_numbers(self.tiles, other.tiles)
        self.round_deck[:] = other.round_deck
        self.guest_deck[:] = other.guest_deck
        self.event_deck[:] = other.event_deck
        self.goal_deck[:] = other.goal_deck
        self.agenda[:] = other.agenda
        self.late[:] = other.late
        for seat in range(self.seats):
            self.out[seat][:] = other.out[seat]
            self.talent_hand[seat][:] = other.talent_hand[seat]
            self.events[seat][:] = other.events[seat]
            self.played_events[seat][:] = other.played_events[seat]
            self.goals[seat][:] = other.goals[seat]
            self.played_goals[seat][:] = other.played_goals[seat]

    def copy_position(self, other: Board) -> None:
        """Become a copy of ``other`` (same card table, same number of seats); chance and journal stay
        behind."""
        self.actor = other.actor
        self.count = other.count
        self.face = other.face
        self.fresh = other.fresh
        self.sealed = other.sealed
        self.phase = other.phase
        self.round = other.round
        self.step = other.step
        self.active = other.active
        self.pt_face = other.pt_face
        self.pt_holder = other.pt_holder
        self.pt_placed = other.pt_placed
        self.rooms_done = other.rooms_done
        self.round_card = other.round_card
        self.tiles_open = other.tiles_open
        self.seed = other.seed
        self.lazy = other.lazy
        self._copy_lists(other)

    # Decks and agenda.

    def draw(self, deck: list[int], kind: str, names: list[str]) -> i64:
        """The next card of a deck, which it leaves; −1 if the deck is empty. A script may name another card
        instead."""
        if not deck:
            return -1
        if self.lazy:
            at = self.rnd(len(deck))
            card = deck[at]
            deck[at] = deck[-1]
            deck.pop()
            return card
        return self._next(deck, kind, names)

    def draw_round(self) -> i64:
        """The next Round card; with none left the last one stays open. In a search ``determinize`` put the
        hidden
        ones in an order."""
        if not self.round_deck:
            return self.round_card
        return self._next(self.round_deck, "round", self.t.rounds)

    def _next(self, deck: list[int], kind: str, names: list[str]) -> i64:
        """The top card of a deck that is not empty, or the one that a script names in its place."""
        if self.chance is not None:
            named = self.chance.reveal(kind)
            if named is not None:
                if named not in names:
                    raise FormFault("chance", f"there is no {kind} card {named!r}")
                card = names.index(named)
                if card in deck:
                    deck.remove(card)
                else:
                    deck.pop()
                return card
        return deck.pop()

    def push(self, op: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Put a frame on top of the agenda."""
        self.agenda.append(op)
        self.agenda.append(seat)
        self.agenda.append(a)
        self.agenda.append(b)
        self.agenda.append(c)

    def pop(self) -> None:
        """Take the top frame off the agenda."""
        del self.agenda[-FRAME:]
