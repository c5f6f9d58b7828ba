"""The next decision of a position: its options, as dense choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner import placing
from games.titles.snowplanner.board import OP_GUEST, OP_MOVE_WINDOW, OP_WINDOW
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.words import BIT, PART_TIME

if TYPE_CHECKING:
    from mypy_extensions import i64

F_TALENT: Final = 1
F_TURN: Final = 2
F_OFFSET: Final = 3
F_REWARD: Final = 4
F_HIRE: Final = 5
F_COLOUR: Final = 6
F_PLACE: Final = 7
F_GUEST: Final = 8
F_FROM: Final = 9
F_TO: Final = 10
F_TRAIN: Final = 11
F_PAY: Final = 12
F_STAY: Final = 13
"""Kinds of decisions: the ``face`` of a node."""

TALENTS_OPEN: Final = 40
TALENT_KEPT: Final = 41
SKIPPED: Final = 42
"""Codes of the journal."""

SKIP: Final = 99
"""The option that declines a pending decision."""
TRAINING: Final = 1000
"""Options of F_TURN, F_PAY and F_STAY from here on: train that die, a free action."""


class Decisions(Position):
    """A position with its next decision: ``options`` holds what each choice stands for.

    F_TALENT: a Talent. F_TURN: die × 16 + area. F_OFFSET, F_REWARD: as in ``placing``. F_HIRE: 0 or 1.
    F_COLOUR: 1 to 3. F_PLACE, F_FROM, F_TO: a
    grid position from 0. F_GUEST: a Station position from 0 (the lowest free room takes it: rooms do not
    differ). F_TRAIN: a die.
    F_PAY: a room. F_STAY: room × 2 + 1 to stay.
    """

    def __init__(self, table: CardTable, seats: int) -> None:
        super().__init__(table, seats)
        self.options: list[int] = []
        self.unlisted = False
        """Whether turns come without ``options``: within a playout that plans them whole."""
        self.places = 0
        """How many of the options of F_TURN are placements."""
        self.sel_die: i64 = 0
        self.sel_area: i64 = 0
        self.sel_offset: i64 = 0
        self.sel_reward: i64 = -1
        self.sel_colour: i64 = 0
        self.sel_from: i64 = 0

    def pending_options(self, op: i64, seat: i64, b: i64, flags: i64) -> list[int]:
        """The first choices of a pending decision, the one to decline (``SKIP``) last."""
        options: list[int] = []
        if op == OP_WINDOW:
            if self.has_window_space(seat):
                options = list(self.empty_positions(seat)) if b > 0 else [1, 2, 3]
        elif op == OP_GUEST:
            if self.free_room(seat) >= 0:
                options = [at for at in range(b) if self.takeable(seat, self.station[at])]
        elif op == OP_MOVE_WINDOW:
            if self.has_window_space(seat):
                covered = self.windows(seat)
                options = [at for at in range(9) if covered & BIT[at]]
        else:
            options = [die for die in range(4) if placing.trainable(self, seat, die, False)]
        if flags & 1:
            options.append(SKIP)
        return options

    def turn_options(self, seat: i64) -> list[int]:
        """Dice and areas, then dice to train; of own dice with equal faces the first stands for all (SNP-3.1,
        SNP-3.4)."""
        options: list[int] = []
        seen: i64 = 0
        for die in range(4):
            if not self.in_room(seat, die):
                continue
            if die != PART_TIME:
                bit: i64 = BIT[self.dface[seat * 3 + die]]
                if seen & bit:
                    continue
                seen |= bit
            for area in range(9):
                if self.next_at[area] >= 0:
                    options.append(die * 16 + area)
        self.places = len(options)
        seen = 0
        for die in range(4):
            if not placing.trainable(self, seat, die, True):
                continue
            if die != PART_TIME:
                face: i64 = BIT[self.dface[seat * 3 + die]]
                if seen & face:
                    continue
                seen |= face
            options.append(TRAINING + die)
        return options

    def offset_options(self, seat: i64) -> list[int]:
        """Legal, payable offsets of the selected die and area (SNP-3.2)."""
        penalty = self.penalty(self.sel_area, self.next_space(self.sel_area))
        return placing.offsets(penalty, self.res[seat * 5], self.res[seat * 5 + 1])

    def value(self, seat: i64) -> i64:
        """The value of the selected placement (SNP-3.2)."""
        penalty = self.penalty(self.sel_area, self.next_space(self.sel_area))
        face = self.face_of(seat, self.sel_die)
        return placing.value_of(face, penalty, self.sel_offset // 16, self.sel_offset % 16)

    def reward_options(self, seat: i64) -> list[int]:
        """Rewards of the selected placement, no reward (−1) first (SNP-3.3)."""
        snow = self.sel_offset // 16
        tickets = self.sel_offset % 16
        return [-1, *placing.rewards(self, seat, self.sel_area, self.value(seat), snow, tickets)]

    def hire_possible(self, seat: i64) -> bool:
        """Whether the selected placement and reward allow the hire (SNP-3.6)."""
        index = -1 if self.sel_reward < 0 else self.sel_reward // 256
        space = self.next_space(self.sel_area)
        sure = placing.sure_tickets(self, seat, self.sel_area, space, index)
        return placing.may_hire(self, seat, self.sel_area, self.value(seat), self.sel_offset % 16, sure)
