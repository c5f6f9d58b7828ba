"""The fields of a position and its smallest changes. The flow of the game is in other modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.chance import Chance, ChanceFault
from games.core.jsontypes import Json
from games.core.state import State
from games.titles.skifest.board import EFFECTS, Board
from games.titles.skifest.names import KIND_OF

if TYPE_CHECKING:
    from mypy_extensions import i64

YETI: Final = 15
KIND_COUNT: Final = 16
BASES: Final = 8
"""What a set can have in common: three colours (0–2) and five styles (3–7)."""

SKI: Final = 0
APRES: Final = 1
OVER: Final = 2

SLIDE: Final = 0
MOVE_YETI: Final = 1
HOLD: Final = 2
BUY: Final = 3

FACE_TURN: Final = 0
FACE_DRAW: Final = 1
FACE_SET: Final = 2
FACE_CARDS: Final = 3
FACE_YETI: Final = 4
FACE_SLIDE: Final = 5
FACE_HOLD: Final = 6
FACE_VISIT: Final = 7
FACE_DISCARD: Final = 8
FACE_BUY: Final = 9

MAX_OPTIONS: Final = 64
_WORD: Final = 0xFFFFFFFF


def bump(values: list[int], at: i64, by: i64) -> None:
    """Add to a number of a list; quicker than ``+=`` once compiled."""
    value: i64 = values[at]
    values[at] = value + by


class Note:
    """Something that happened; what the numbers are is up to the code (see ``table``)."""

    def __init__(
        self, code: str, seat: int, a: int, b: int, c: int, spent: list[int], order: list[int]
    ) -> None:
        self.code: str = code
        self.seat: int = seat
        self.a: int = a
        self.b: int = b
        self.c: int = c
        self.spent: list[int] = spent
        """The cards that were paid for it."""
        self.order: list[int] = order
        """The turn order by then."""


class Host:
    """Deals what a table's chance says, and notes what happens. A position in a search has none.

    Args:
        chance: where shuffles and scripted cards come from.
        listening: whether to take notes.
    """

    def __init__(self, chance: Chance, listening: bool) -> None:
        self.chance = chance
        self.listening: bool = listening
        self.notes: list[Note] = []

    def next_card(self, position: Position) -> i64:
        """Take the next card off the slope deck, which isn't empty. Returns its kind."""
        return _take(self.chance.reveal("card"), position.deck, KIND_OF, "slope card")

    def next_gear(self, position: Position) -> i64:
        """Take the next card off the gear deck, which isn't empty."""
        keys = {key: gear for gear, key in enumerate(position.board.gear_keys)}
        return _take(self.chance.reveal("gear"), position.gear_deck, keys, "gear card")

    def shuffle(self, position: Position) -> None:
        """Make the discards the new deck."""
        order = self.chance.permutation(len(position.discard))
        self.note(position, "shuffled", -1, len(order), 0, 0)
        position.deck.extend([position.discard[at] for at in order])
        position.discard.clear()

    def note(self, position: Position, code: str, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Something happened."""
        if self.listening:
            self.notes.append(Note(code, seat, a, b, c, list(position.spent), list(position.order)))


def _take(wanted: Json | None, deck: list[int], numbers: dict[str, int], what: str) -> i64:
    """The deck's next card, or the scripted one: out of the deck if it lies there, else made new."""
    if wanted is None:
        return deck.pop()
    if not isinstance(wanted, str) or wanted not in numbers:
        raise ChanceFault(f"{wanted!r} is no {what}")
    number = numbers[wanted]
    if number in deck:
        deck.pop(len(deck) - 1 - deck[::-1].index(number))
    return number


class Position(State):
    """All that changes in a game. Lists by seat have one number a seat, hands and effects one row a seat."""

    def __init__(self, board: Board, seats: i64) -> None:
        self.board: Board = board
        self.host: Host | None = None
        self.seats = seats
        self.actor = -1
        self.count = 0
        self.face = FACE_TURN
        self.fresh = True
        self.sealed = False
        self.generator: i64 = 0x9E3779B9
        self.phase: i64 = SKI
        self.day: i64 = 1
        self.round: i64 = 1
        self.active: i64 = 0
        self.actions: i64 = 2
        self.draws_left: i64 = 0
        self.yeti: i64 = -1
        self.order: list[int] = list(range(seats))
        self.place_of: list[int] = list(range(seats))
        """A seat's index in the turn order."""
        self.weather: list[int] = [0, 0, 0]
        self._make_seats(seats)
        self._make_piles(board)
        self._make_picks()

    def _make_seats(self, seats: i64) -> None:
        self.points: list[int] = [0] * seats
        self.fame: list[int] = [0] * seats
        self.at: list[int] = [self.board.valley] * seats
        self.arrived: list[int] = list(range(seats))
        self.tickets: list[int] = [0] * seats
        self.explosives: list[int] = [0] * seats
        self.armed: list[int] = [-1] * seats
        self.rode: list[int] = [0] * seats
        self.trained: list[int] = [0] * seats
        self.gear: list[list[int]] = [[] for _ in range(seats)]
        self.gear_worth: list[int] = [0] * seats
        self.effects: list[int] = [0] * (seats * EFFECTS)
        self.village: list[int] = [0] * seats
        self.hand: list[int] = [0] * (seats * KIND_COUNT)
        self.hand_size: list[int] = [0] * seats
        self.sums: list[int] = [0] * (seats * BASES)
        self.known: list[int] = [0] * (seats * KIND_COUNT)
        """Cards of a hand that all saw when they were taken: at least so many are still there."""

    def _make_piles(self, board: Board) -> None:
        self.marks: list[int] = [0] * board.runs
        """How many markers lie on a run."""
        self.tops: list[int] = [-1] * board.runs
        """Whose marker is on top, -1 for none."""
        self.stacks: list[int] = [1] * board.runs
        """The seats of the markers, two bits each, below a leading 1; the lowest marker first."""
        self.styles: list[int] = [-1] * board.runs
        self.row: list[int] = []
        self.row_stays: bool = False
        """Whether three or more Yetis lie in the row because it was dealt ten times (SKF-1.4)."""
        self.deck: list[int] = []
        """Slope cards, the next one last; in a search (no host) the order means nothing."""
        self.discard: list[int] = []
        self.gear_row: list[int] = []
        self.gear_deck: list[int] = []
        self.spaces: list[int] = [-1] * (7 * 3)
        """Seats on the village's spaces, three a place."""
        self.hotel: list[int] = []
        self.pending: list[int] = []
        """Decisions owed, seat × 4 + kind, the first one first."""

    def _make_picks(self) -> None:
        self.options: list[int] = [0] * MAX_OPTIONS
        self.dry: bool = False
        """A dry position stops before a move is made: what the move is can be read from the picks."""
        self.staged: bool = False
        self.pick: i64 = 0
        self.pick_a: i64 = 0
        self.pick_b: i64 = 0
        self.pick_left: i64 = 0
        self.pick_cursor: i64 = 0
        self.pick_low: i64 = 0
        self.pick_basis: i64 = 0
        self.chosen: list[int] = [0] * KIND_COUNT
        self.spent: list[int] = []
        self.top_counts: list[int] = [0] * (self.seats * 4)
        """Scratch of the policy."""

    def copy_position(self, other: Position) -> None:
        """Become a copy of ``other``, which has the same board and seats; the host is not copied."""
        self.actor = other.actor
        self.count = other.count
        self.face = other.face
        self.fresh = other.fresh
        self.generator = other.generator
        self.phase = other.phase
        self.day = other.day
        self.round = other.round
        self.active = other.active
        self.actions = other.actions
        self.draws_left = other.draws_left
        self.yeti = other.yeti
        self.order[:] = other.order
        self.place_of[:] = other.place_of
        self.weather[:] = other.weather
        self.points[:] = other.points
        self.fame[:] = other.fame
        self.at[:] = other.at
        self.arrived[:] = other.arrived
        self.tickets[:] = other.tickets
        self.explosives[:] = other.explosives
        self.armed[:] = other.armed
        self.rode[:] = other.rode
        self.trained[:] = other.trained
        for seat in range(self.seats):
            self.gear[seat][:] = other.gear[seat]
        self.gear_worth[:] = other.gear_worth
        self.effects[:] = other.effects
        self.village[:] = other.village
        self.hand[:] = other.hand
        self.hand_size[:] = other.hand_size
        self.sums[:] = other.sums
        self.known[:] = other.known
        self.marks[:] = other.marks
        self.tops[:] = other.tops
        self.stacks[:] = other.stacks
        self.styles[:] = other.styles
        self.row[:] = other.row
        self.row_stays = other.row_stays
        self.deck[:] = other.deck
        self.discard[:] = other.discard
        self.gear_row[:] = other.gear_row
        self.gear_deck[:] = other.gear_deck
        self.spaces[:] = other.spaces
        self.hotel[:] = other.hotel
        self.pending[:] = other.pending
        self.options[:] = other.options
        self.pick = other.pick
        self.pick_a = other.pick_a
        self.pick_b = other.pick_b
        self.pick_left = other.pick_left
        self.pick_cursor = other.pick_cursor
        self.pick_low = other.pick_low
        self.pick_basis = other.pick_basis
        self.chosen[:] = other.chosen
        self.spent[:] = other.spent

    def below(self, size: i64) -> i64:
        """A number 0 to ``size`` - 1 from the position's own generator (xorshift, 32 bits)."""
        x = self.generator
        x ^= (x << 13) & _WORD
        x ^= x >> 17
        x ^= (x << 5) & _WORD
        self.generator = x
        return (x * size) >> 32

    def gain(self, seat: i64, kind: i64) -> None:
        """A card comes to a hand."""
        bump(self.hand, seat * KIND_COUNT + kind, 1)
        bump(self.hand_size, seat, 1)
        if kind != YETI:
            base = seat * BASES
            bump(self.sums, base + kind // 5, 1)
            bump(self.sums, base + 3 + kind % 5, 1)

    def lose(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand. Which of equal cards it is nobody knows, so that a seen one may be gone."""
        at = seat * KIND_COUNT + kind
        bump(self.hand, at, -1)
        bump(self.hand_size, seat, -1)
        if self.known[at] > 0:
            bump(self.known, at, -1)
        if kind != YETI:
            base = seat * BASES
            bump(self.sums, base + kind // 5, -1)
            bump(self.sums, base + 3 + kind % 5, -1)

    def add_gear(self, seat: i64, gear: i64) -> None:
        """Gear comes to a seat; its effect holds from now on."""
        board = self.board
        self.gear[seat].append(gear)
        bump(self.gear_worth, seat, board.gear_points[gear])
        bump(self.effects, seat * EFFECTS + board.gear_effects[gear], board.gear_amounts[gear])

    def effect(self, seat: i64, effect: i64) -> i64:
        """A seat's number for an effect, 0 if it has none."""
        return self.effects[seat * EFFECTS + effect]

    def set_order(self, order: list[int]) -> None:
        """The turn order, for a day."""
        self.order[:] = order
        for place in range(self.seats):
            self.place_of[order[place]] = place

    def due(self) -> i64:
        """The seat that must choose now, or -1 when the game is over."""
        if self.phase == OVER:
            return -1
        return self.pending[0] >> 2 if self.pending else self.active
