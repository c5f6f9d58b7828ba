"""The position of Boutique Hotel Manager as the search sees it: small numbers, dense choices, its own
generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.chance import Chance
from games.core.state import State
from games.titles.boutique import decisions, playouts, policy, week
from games.titles.boutique.generator import stir
from games.titles.boutique.hotel import Hotel
from games.titles.boutique.tables import (
    BID,
    BIT,
    BOOKING,
    CAREFUL,
    DIE_DAYS,
    FACE_BID,
    FACE_EXPAND,
    FACE_HIRE,
    FACE_PLACE,
    FACE_PRICE,
    FACE_RANK,
    FACE_WALKIN,
    MODULUS,
    MULTIPLIER,
    NO_CARDS,
    NO_STAGE,
    NOBODY,
    OPEN_BIDS,
    PLACE,
    PLANNING,
    PREPARE,
    PRICE,
    WAYS,
    CardTable,
    Entry,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class BoutiqueState(State):
    """A position. Money is in hundreds, days and rooms count from 0, sets of seats are bit masks.

    ``lazy``: cards are not in a known order but drawn at random from those left (``cards`` less ``drawn``);
    on a table the order is in ``deck`` and ``used``.
    """

    __slots__ = (
        *("active", "alive", "alive_n", "bare", "bidders", "blanks", "budget", "card", "cards", "chance"),
        *("checkin", "day", "deck", "drawn", "drawn2", "entry", "faces", "first", "hotels", "journal"),
        *("lazy", "left", "luck", "order", "pending", "phase", "pos", "priced", "reason", "seed"),
        *(
            "staffed",
            "stage",
            "step",
            "stop_at_job",
            "table",
            "tempers",
            "turn",
            "used",
            "waiting",
            "ways",
            "week",
        ),
        "winners",
    )  # more attributes than a shared dictionary takes: slots are quicker

    hotels: list[Hotel]
    table: CardTable
    faces: list[int]
    """The check-in day, from 0, of each face of the white die (BHM-1.4)."""
    chance: Chance | None
    """Where dice and shuffles come from; ``None``: the own generator."""
    journal: list[tuple[object, ...]] | None
    """What happened, for the log; ``None`` in a search."""
    stop_at_job: bool
    lazy: bool
    phase: i64
    stage: i64
    week: i64
    day: i64
    turn: i64
    first: i64
    active: i64
    alive: i64
    alive_n: i64
    pending: i64
    """Who still has to decide in this phase: prices, staff, a bid or a placement."""
    priced: i64
    staffed: i64
    bidders: i64
    blanks: i64
    bare: bool
    """Whether the next bid of more than 0 leaves the blank card out; changes nothing but what the reveal
    shows (BHM-7.2)."""
    card: i64
    checkin: i64
    entry: Entry
    """The guests on the table, on their check-in day; of no meaning while there are none."""
    budget: i64
    order: i64
    """The walk-in rank, 4 bits a place, lowest first; -1 while there is none."""
    pos: i64
    waiting: i64
    """Walk-in guests still to settle today."""
    step: i64
    ways: i64
    """Where the placements to choose from are in ``WAYS``."""
    seed: i64
    """The own generator: for choices of the policy and guesses."""
    luck: i64
    """A second one for dice and cards: with one seed they come alike, whatever was chosen in between."""
    cards: list[int]
    left: i64
    drawn: i64
    drawn2: i64
    deck: list[int]
    used: list[int]
    tempers: i64
    """By seat, 2 bits each: 0 balanced, 1 bold, 2 careful."""
    winners: i64
    reason: i64
    """1 money, 2 rating, 3 draw, 4 last hotel."""

    def __init__(self, seats: int, table: CardTable) -> None:
        self.seats = seats
        self.table = table
        self.hotels = [Hotel() for _ in range(seats)]
        self.faces = DIE_DAYS
        self.chance = None
        self.journal = None
        self.stop_at_job = False
        self.lazy = False
        self.bare = False
        self.actor = -1
        self.count = 0
        self.face = 0
        self.fresh = True
        self.sealed = False
        self.phase = PREPARE
        self.stage = NO_STAGE
        self.week = 1
        self.day = -1
        self.turn = self.first = self.active = 0
        self.alive = BIT[seats] - 1
        self.alive_n = seats
        self.pending = self.priced = self.staffed = self.bidders = self.blanks = 0
        self.card = self.checkin = -1
        self.entry = NOBODY
        self.budget = 0
        self.order = -1
        self.pos = self.waiting = self.step = self.ways = 0
        self.seed = self.luck = 1
        self.cards = NO_CARDS
        self.left = self.drawn = self.drawn2 = 0
        self.deck = self.used = NO_CARDS
        self.tempers = 0
        self.winners = self.reason = 0

    def copy_from(self, other: State) -> None:
        """Become a copy of ``other``, chance and journal left out; a lazy copy has no deck and no link
        markers."""
        assert isinstance(other, BoutiqueState)
        self.table = other.table
        self.faces = other.faces
        self.stop_at_job = other.stop_at_job
        self.actor = other.actor
        self.count = other.count
        self.face = other.face
        self.fresh = other.fresh
        self.sealed = other.sealed
        self.phase = other.phase
        self.stage = other.stage
        self.week = other.week
        self.day = other.day
        self.turn = other.turn
        self.first = other.first
        self.active = other.active
        self.alive = other.alive
        self.alive_n = other.alive_n
        self.pending = other.pending
        self.priced = other.priced
        self.staffed = other.staffed
        self.bidders = other.bidders
        self.blanks = other.blanks
        self.card = other.card
        self.checkin = other.checkin
        self.entry = other.entry
        self.budget = other.budget
        self.order = other.order
        self.pos = other.pos
        self.waiting = other.waiting
        self.step = other.step
        self.ways = other.ways
        self.seed = other.seed
        self.luck = other.luck
        self.cards = other.cards
        self.left = other.left
        self.drawn = other.drawn
        self.drawn2 = other.drawn2
        self.tempers = other.tempers
        self.winners = other.winners
        self.reason = other.reason
        for seat, hotel in enumerate(self.hotels):
            hotel.copy_from(other.hotels[seat])
        if not other.lazy or not self.lazy:
            self.lazy = other.lazy
            self.deck = other.deck[:]
            self.used = other.used[:]
            for seat in range(self.seats):
                self.hotels[seat].link = other.hotels[seat].link
                self.hotels[seat].link2 = other.hotels[seat].link2

    def clone(self) -> BoutiqueState:
        """An independent copy, without chance and journal."""
        copy = BoutiqueState(self.seats, self.table)
        copy.lazy = self.lazy
        copy.copy_from(self)
        return copy

    # -- choices -------------------------------------------------------------------------------------------

    def apply(self, choice: i64) -> None:
        """Make ``choice`` for ``actor`` and run on to the next real choice."""
        phase: i64 = self.phase
        if phase == PRICE:
            decisions.price(self, choice)
        elif phase == PLACE:
            decisions.place(self, choice)
        elif phase == PREPARE:
            decisions.prepare(self, choice)
        elif phase == BID:
            decisions.bid(self, choice)
        elif phase == PLANNING:
            week.hire(self, choice)
        else:
            week.expand(self, choice)

    # -- questions -----------------------------------------------------------------------------------------

    def ask_prepare(self, seat: i64) -> None:
        """Let ``seat`` set its eight prices next."""
        self._ask(seat, 0, 6, True)

    def ask_price(self) -> None:
        """Let the active seat change a price next."""
        self.phase = PRICE
        self.actor = self.active
        self.face = FACE_PRICE if self.stage == BOOKING else FACE_WALKIN
        self.count = 9
        self.sealed = False
        self.step = 0
        self.fresh = True

    def ask_place(self, seat: i64) -> None:
        """Let ``seat`` choose rooms next."""
        self.ways = self.hotels[seat].ways(self.entry)
        self._ask(seat, FACE_PLACE + self.card * 7 + self.checkin, len(WAYS[self.ways]), False)

    def ask_bid(self, seat: i64) -> None:
        """Let ``seat`` bid next."""
        money: i64 = self.hotels[seat].money
        count: i64 = money + 2
        if money > OPEN_BIDS:
            count = OPEN_BIDS + 3
        self._ask(seat, FACE_BID if self.stage == BOOKING else FACE_RANK, count, True)

    def ask_hire(self, seat: i64) -> None:
        """Let ``seat`` choose its staff next; it can pay one member at least."""
        self._ask(seat, FACE_HIRE, min(6, self.hotels[seat].money // 3) + 1, True)

    def ask_expand(self, seat: i64, most: i64) -> None:
        """Let ``seat`` buy up to ``most`` rooms next."""
        self._ask(seat, FACE_EXPAND, most + 1, False)

    def _ask(self, seat: i64, face: i64, count: i64, sealed: bool) -> None:
        self.actor = seat
        self.face = face
        self.count = count
        self.sealed = sealed
        self.step = 0
        self.fresh = True

    def rest(self) -> None:
        """Nobody acts: a worker step, or the game is over."""
        self._ask(-1, 0, 0, False)

    def focus(self, seat: i64) -> None:
        """Let ``seat``, one of those that may act now, be the actor; also one that may still change what it
        confirmed."""
        phase: i64 = self.phase
        if seat == self.actor and self.step == 0:
            return
        if phase == PREPARE:
            self.ask_prepare(seat)
        elif phase == PLACE:
            self.ask_place(seat)
        elif phase == BID:
            self.ask_bid(seat)
        elif phase == PLANNING:
            self.ask_hire(seat)

    # -- chance --------------------------------------------------------------------------------------------

    def reseed(self, seed: int) -> None:
        """Set the own generator from any integer."""
        stirred: i64 = stir(seed)
        self.seed = (stirred >> 20) % (MODULUS - 1) + 1
        self.luck = stirred % (MODULUS - 1) + 1

    def below(self, size: i64) -> i64:
        """A number 0 to ``size - 1`` from the own generator."""
        self.seed = self.seed * MULTIPLIER % MODULUS
        return self.seed % size

    def random_choice(self) -> i64:
        """A uniform choice from the own generator."""
        self.seed = self.seed * MULTIPLIER % MODULUS
        return self.seed % self.count

    def roll(self) -> i64:
        """The white die, 1 to 6."""
        if self.chance is not None:
            return self.chance.die()
        self.luck = self.luck * MULTIPLIER % MODULUS
        return self.luck % 6 + 1

    def reveal(self, checkin: i64) -> None:
        """Draw a guest card and lay it on the table for guests who check in on that day (BHM-3.3)."""
        self.checkin = checkin
        self.card = self.draw()
        self.entry = self.table.entries[self.card * 7 + checkin]

    def draw(self) -> i64:
        """The next guest card's kind (BHM-1.3)."""
        if not self.lazy:
            return week.draw_from_deck(self)
        cards: list[int] = self.cards
        if self.left == 0:
            self.drawn = self.drawn2 = 0
            self.left = len(cards)
        total: i64 = len(cards)
        luck: i64 = self.luck
        drawn: i64 = self.drawn
        while True:
            luck = luck * MULTIPLIER % MODULUS
            card: i64 = luck % total
            if card < 60:
                if not (drawn >> card) & 1:
                    self.drawn = drawn | BIT[card]
                    break
            elif not (self.drawn2 >> (card - 60)) & 1:
                self.drawn2 |= BIT[card - 60]
                break
        self.luck = luck
        self.left -= 1
        return cards[card]

    # -- search --------------------------------------------------------------------------------------------

    def determinize(self, seat: i64) -> None:
        """Draw anew what ``seat`` (-1: a spectator) does not know: order of the deck, others' sealed
        choices."""
        policy.determinize(self, seat)

    def set_temper(self, seat: i64, temper: i64) -> None:
        """Let ``seat`` be careful (-1), balanced (0) or bold (1)."""
        if temper < 0:
            temper = CAREFUL
        self.tempers = (self.tempers & ~(3 << (2 * seat))) | (temper << (2 * seat))

    def suggest(self) -> i64:
        """The informed playout policy's choice."""
        return policy.suggest(self)

    def greedy(self) -> i64:
        """The best choice by a look one step ahead."""
        return policy.greedy(self)

    def rewards(self) -> list[float]:
        """Of a finished game: for each seat 0 to 1."""
        return policy.rewards(self)

    def playout(self, informed: bool) -> i64:
        """Play to the end, informed or uniformly; returns the number of choices."""
        return playouts.informed(self) if informed else playouts.uniform(self)
