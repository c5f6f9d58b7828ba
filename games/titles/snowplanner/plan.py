"""A whole placement at once: which die goes where, with what offset, for which reward."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner import worth
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.survey import NOTHING, VALUES, Survey
from games.titles.snowplanner.words import (
    EVENT_HALL,
    OFFICE,
    PART_TIME,
    SNOW,
    SUMMIT,
    TICKETS,
    WORKSHOP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

TRIAL: Final = 9
"""The row of a survey for trying offsets."""


class Plan:
    """What a seat's turn should be: a die to train (``train``, −1: none), else a placement."""

    def __init__(self) -> None:
        self.train: i64 = -1
        self.die: i64 = -1
        self.area: i64 = 0
        self.offset: i64 = 0
        self.reward: i64 = NOTHING
        self.worth = 0.0

    def turn(self, p: Position, v: Survey, noise: float) -> None:
        """The best turn of the surveyed seat, each way with a random extra of up to ``noise`` points.

        Training that pays comes first: it is free, and the dice are placed afterwards (SNP-3.4).
        """
        v.gather_dice(p)
        self.train = best_training(p, v, noise)
        if self.train >= 0:
            return
        self.die = -1
        self.worth = -1.0e9
        worth.rate_cards(p, v)
        area: i64
        for area in range(9):
            if p.next_at[area] >= 0:
                self.look_at(p, v, area, -1, noise)

    def placement(self, p: Position, v: Survey, die: i64, area: i64, noise: float) -> None:
        """The best offset and reward for a die in an area."""
        self.die = -1
        self.worth = -1.0e9
        v.gather_dice(p)
        worth.rate_cards(p, v)
        self.look_at(p, v, area, die, noise)

    def look_at(self, p: Position, v: Survey, area: i64, only: i64, noise: float) -> None:
        """Compare all dice (or ``only`` this one) with all offsets in an area with the best so far."""
        space: i64 = p.next_at[area]
        penalty: i64 = p.penalty(area, space)
        worth.rate_area(p, v, area, area, 0, 0)
        extra = 0.0
        if area == SUMMIT and p.round < 8:
            extra = v.mind.lead * float(p.seats - 1) * (1.0 - 0.3 * float(space))
            if p.order[0] == v.seat:
                extra *= 0.5
        chance: i64 = 0
        if noise > 0.0:
            chance = p.rnd(0x100000000)
        self.try_dice(p, v, area, area, only, 0, penalty, extra, noise, chance)
        if penalty <= 0:
            return
        snow: i64 = 0
        while snow <= v.snow and 2 * snow < penalty + 2:
            tickets: i64 = 0
            while (tickets <= v.tickets and tickets <= penalty - 2 * snow) or tickets == 0:
                # Without any of its units an offset must not reach the penalty already (SNP-3.2).
                if snow + tickets > 0 and (snow == 0 or 2 * snow + tickets - 2 < penalty):
                    row: i64 = area
                    if area in (WORKSHOP, EVENT_HALL):
                        row = TRIAL
                        worth.rate_area(p, v, area, row, snow, tickets)
                    cost = worth.spend_worth(p, v, SNOW, snow) + worth.spend_worth(p, v, TICKETS, tickets)
                    offset: i64 = snow * 16 + tickets
                    self.try_dice(p, v, area, row, only, offset, penalty, extra - cost, noise, chance)
                tickets += 1
            snow += 1

    def try_dice(
        self,
        p: Position,
        v: Survey,
        area: i64,
        row: i64,
        only: i64,
        offset: i64,
        penalty: i64,
        extra: float,
        noise: float,
        chance: i64,
    ) -> None:
        """Compare all dice with one offset with the best so far. ``extra`` comes on top of the reward."""
        tickets: i64 = offset & 15
        help: i64 = 2 * (offset >> 4) + tickets
        if help > penalty:
            help = penalty
        best = v.best
        number: i64
        for number in range(v.dice_count):
            die: i64 = v.dice[number]
            if only >= 0 and die != only:
                continue
            face: i64 = v.faces[number]
            value: i64 = face - penalty + help
            found = extra - v.mind.elsewhere * float(face)
            if value > 0:
                found += best[row * VALUES + value]
                if area == OFFICE and p.pt_holder < 0 and value >= p.pt_face and v.tickets > tickets:
                    found += v.mind.hire
            if noise > 0.0:
                found += noise * float(chance & 255) / 256.0
                chance >>= 8
            if found > self.worth:
                self.worth = found
                self.die = die
                self.area = area
                self.offset = offset
                self.reward = NOTHING
                if value > 0:
                    self.reward = v.pick[row * VALUES + value]


def training_worth(p: Position, v: Survey, die: i64) -> float:
    """A step of training: better rewards for the rounds to come, against its Tickets (SNP-3.4)."""
    rounds: i64 = 1
    if die != PART_TIME:
        rounds = 9 - p.round
    step = v.mind.step_low
    if p.face_of(v.seat, die) >= 4:
        step = v.mind.step_high
    return step * float(rounds) - worth.spend_worth(p, v, TICKETS, p.training_cost(v.seat, die))


def best_training(p: Position, v: Survey, noise: float) -> i64:
    """The die whose next step of training is worth most, −1 if none is worth its Tickets."""
    best: i64 = -1
    best_worth = 0.0
    number: i64
    for number in range(v.dice_count):
        die: i64 = v.dice[number]
        if v.faces[number] >= 6 or p.training_cost(v.seat, die) > v.tickets:
            continue
        found = training_worth(p, v, die)
        if found > 0.0:
            if noise > 0.0:
                found += noise * float(p.rnd(256)) / 256.0
            if found > best_worth:
                best = die
                best_worth = found
    return best
