"""What a seat has and wants, read once for a decision: the numbers that play without search reckons with."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from games.titles.snowplanner.minds import Mind
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.words import BIT, BONUS, PART_TIME, PER_LIKE, POPCOUNT, RESOLUTION, ROOM

NOTHING: Final = -1
"""A pick that takes no reward."""
COUNTS: Final = 24
"""How many counts of a hotel ``outlook`` goes by."""
VALUES: Final = 7
"""Values of a placed die that count, 0 (nothing) to 6."""


class Survey:
    """One seat's side of a position. Made once for a state and read anew for each decision that needs it.

    ``best`` and ``pick`` hold by area × 7 + value what the best reward that a die of that value can take is
    worth in points, and which it is (as ``placing.rewards`` packs it, −1: none). Row 9 is for trying offsets.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        """What things are worth."""
        self.seat: i64 = 0
        self.round: i64 = 0
        self.snow: i64 = 0
        self.tickets: i64 = 0
        self.croissants: i64 = 0
        self.covered: i64 = 0
        """The mask of covered grid positions."""
        self.blue: i64 = 0
        self.orange: i64 = 0
        self.green: i64 = 0
        self.windows: i64 = 0
        self.rooms_taken: i64 = 0
        self.room_free = False
        self.owe: i64 = -1
        """The resource that this round's card will ask for, −1: none."""
        self.short: i64 = -99
        """How many units it asks beyond what the seat has; negative: so many are spare."""
        self.talent: i64 = -1
        self.prices: i64 = 0
        self.gains: i64 = 0
        """Where the round's rows begin in the table's lists ``price`` and ``gain_value``."""
        self.window = 0.0
        """A Window of the best colour."""
        self.like = 0.0
        """What Goals give for one more Like."""
        self.chance = 0.0
        """That the card asked for last is still there after its nights."""
        self.seen: vec[float] = vec[float]([0.0] * COUNTS)
        """What ``outlook`` counts."""
        self.best: vec[float] = vec[float]([0.0] * (10 * VALUES))
        self.pick: vec[i64] = vec[i64]([0] * (10 * VALUES))
        self.dice: vec[i64] = vec[i64]([0] * 4)
        self.faces: vec[i64] = vec[i64]([0] * 4)
        self.dice_count: i64 = 0
        """The dice in the Worker Room, with their faces; of own dice with equal faces the first stands for
        all (SNP-3.1)."""
        self.cards: vec[float] = vec[float]([0.0] * VALUES)
        """The best card that could be taken from the first so many Station positions; 0: none."""

    def read(self, p: Position, seat: i64) -> None:
        """Look at ``seat`` in this position."""
        t = p.t
        self.mind = t.mind
        self.seat = seat
        self.round = p.round
        self.snow = p.res[seat * 5]
        self.tickets = p.res[seat * 5 + 1]
        self.croissants = p.res[seat * 5 + 2]
        blue: i64 = p.win[seat * 3]
        orange: i64 = p.win[seat * 3 + 1]
        green: i64 = p.win[seat * 3 + 2]
        self.covered = blue | orange | green
        self.blue = POPCOUNT[blue]
        self.orange = POPCOUNT[orange]
        self.green = POPCOUNT[green]
        self.windows = self.blue + self.orange + self.green
        self.rooms_taken = p.occupied(seat)
        self.room_free = self.rooms_taken < p.rooms
        self.talent = p.talent[seat]
        self.prices = p.round * 5
        self.gains = p.round * t.gain_count
        self.owe = -1
        self.short = -99
        if p.phase < RESOLUTION:
            owe: i64 = t.owe_resource[p.round_card]
            if owe >= 0:
                self.owe = owe
                self.short = p.owed(seat, p.round_card) - p.res[seat * 5 + owe]
        self.like = self.like_worth(p)
        self.window = self.window_worth(p, 1, self.blue)
        value = self.window_worth(p, 2, self.orange)
        if value > self.window:
            self.window = value
        value = self.window_worth(p, 3, self.green)
        if value > self.window:
            self.window = value

    def window_worth(self, p: Position, colour: i64, count: i64) -> float:
        """One more Window of a colour of which there are ``count``: its row in the Bonuses to come, stays,
        patterns, less what it makes one owe (SNP-6.3)."""
        phases: i64 = 8 - p.round
        if p.phase < BONUS:
            phases += 1
        mind = self.mind
        row = mind.row_value
        at: i64 = colour * 10 + count
        now = row[at + 1] - row[at]
        later = row[at + 2] - row[at + 1]
        worth = float(phases) * (mind.row_now * now + mind.row_later * later + mind.cover[p.round])
        return worth - mind.owing if p.round < 8 else worth - mind.owing_last

    def like_worth(self, p: Position) -> float:
        """What played Goals, and the less sure the more their layouts lack those in hand, give for one more
        Like (SNP-8.5)."""
        t = p.t
        worth = 0.0
        for goal in p.played_goals[self.seat]:
            if t.goal_per[goal] == PER_LIKE and p.goal_value(self.seat, goal) < t.goal_max[goal]:
                worth += self.mind.goal_like * float(t.goal_points[goal]) / float(t.goal_divisor[goal])
        for goal in p.goals[self.seat]:
            if t.goal_per[goal] == PER_LIKE and p.goal_value(self.seat, goal) < t.goal_max[goal]:
                lacking: i64 = POPCOUNT[t.goal_layout[goal] & ~self.covered]
                share = self.mind.goal_like_held / float(1 + lacking)
                worth += share * float(t.goal_points[goal]) / float(t.goal_divisor[goal])
        return worth

    def gather_dice(self, p: Position) -> None:
        """Fill ``dice`` and ``faces``."""
        count: i64 = 0
        seen: i64 = 0
        own: i64 = self.seat * 3
        die: i64
        for die in range(3):
            face: i64 = p.dface[own + die]
            if p.dstate[own + die] == ROOM and (seen >> face) & 1 == 0:
                seen += BIT[face]
                self.dice[count] = die
                self.faces[count] = face
                count += 1
        if p.pt_holder == self.seat and not p.pt_placed:
            self.dice[count] = PART_TIME
            self.faces[count] = p.pt_face
            count += 1
        self.dice_count = count
