"""Everything that runs by itself between two decisions: what is owed, the phases, forced decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.snowplanner import effects, placing, rounds, stays
from games.titles.snowplanner.board import (
    FRAME,
    OP_END_TURN,
    OP_GAIN,
    OP_GUEST,
    OP_HIRE,
    OP_MOVE_WINDOW,
    OP_PENALTY,
    OP_REFILL,
    OP_TRAIN,
    OP_WINDOW,
)
from games.titles.snowplanner.decisions import (
    F_COLOUR,
    F_FROM,
    F_GUEST,
    F_HIRE,
    F_OFFSET,
    F_PAY,
    F_PLACE,
    F_STAY,
    F_TALENT,
    F_TO,
    F_TRAIN,
    F_TURN,
    SKIPPED,
    TALENT_KEPT,
    TALENTS_OPEN,
    TRAINING,
    Decisions,
)
from games.titles.snowplanner.words import (
    BONUS,
    CHECK_OUT,
    MAIN,
    OVER,
    PAYMENT,
    RESOLUTION,
    TALENTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Flow(Decisions):
    """A position that runs on to its next decision."""

    # Asking.

    def _ask(self, seat: i64, face: i64, options: list[int]) -> None:
        self.actor = seat
        self.face = face
        self.options = options
        self.count = len(options)
        self.fresh = not (
            F_OFFSET <= face <= F_HIRE or face == F_TO or (face == F_PLACE and self.sel_colour > 0)
        )
        self.sealed = face == F_TALENT

    # Running on.

    def run(self) -> None:
        """Take all automatic steps up to the next real choice or the end."""
        while True:
            if self.agenda:
                if self._agenda_step():
                    return
            elif self.phase == OVER:
                self.actor = -1
                self.count = 0
                self.options = []
                return
            elif self._phase_step():
                return

    def _agenda_step(self) -> bool:
        """Do the top frame; true if it waits for a decision."""
        agenda = self.agenda
        top = len(agenda) - FRAME
        op: i64 = agenda[top]
        seat: i64 = agenda[top + 1]
        a: i64 = agenda[top + 2]
        b: i64 = agenda[top + 3]
        if op <= OP_TRAIN:
            return self._pending_step(op, seat, a, b, agenda[top + 4])
        if op == OP_GAIN:
            flat = self.t.gains[a]
            if b + 2 < len(flat):
                agenda[top + 3] = b + 2
            else:
                self.pop()
            effects.carry_out(self, seat, flat[b], flat[b + 1])
            return False
        self.pop()
        if op == OP_REFILL:
            effects.refill_station(self)
        elif op == OP_HIRE:
            placing.hire(self, seat)
        elif op == OP_PENALTY:
            stays.lose_penalty(self, seat, a)
        elif op == OP_END_TURN:
            placing.end_turn(self)
        return False

    def _pending_step(self, op: i64, seat: i64, left: i64, b: i64, flags: i64) -> bool:
        """Drop a pending decision without options, make one with a single option, else ask (flags 1: may be
        skipped)."""
        options = self.pending_options(op, seat, b, flags)
        skippable = flags & 1
        if left <= 0 or len(options) == skippable:
            self.pop()
            return False
        if op == OP_WINDOW:
            self.sel_colour = 0
            empty = self.empty_positions(seat)
            if b > 0:
                if len(empty) == 1 and not skippable:
                    self.place_window(seat, b, empty[0])
                    return False
                self._ask(seat, F_PLACE, options)
            else:
                self._ask(seat, F_COLOUR, options)
            return True
        if op == OP_GUEST:
            if len(options) == 1 and (self.lazy or self.occupied(seat) == self.rooms - 1):
                self.take_guest(seat, options[0], self.free_room(seat))
                return False
            self._ask(seat, F_GUEST, options)
            return True
        if op == OP_MOVE_WINDOW:
            empty = self.empty_positions(seat)
            if len(options) == 1 and len(empty) == 1:
                self.use_one()
                effects.move_window(self, seat, options[0], empty[0])
                return False
            self._ask(seat, F_FROM, options)
            return True
        self._ask(seat, F_TRAIN, options)
        return True

    def _phase_step(self) -> bool:
        if self.phase == MAIN:
            if self.active < 0:
                rounds.start_resolution(self)
                return False
            return self._turn_step()
        if self.phase == TALENTS:
            return self._talents_step()
        if self.phase == RESOLUTION:
            if self.step == 0:
                self.step = 1
                rounds.resolve(self, self.active)
            else:
                self._next_seat(RESOLUTION, PAYMENT)
            return False
        if self.phase == PAYMENT:
            return self._payment_step()
        if self.phase == BONUS:
            self._bonus_step()
            return False
        return self._check_out_step()

    def _next_seat(self, phase: i64, after: i64) -> None:
        """The same phase for the next seat in turn order, or the phase after it from the first seat on."""
        at = self.place_of(self.active) + 1
        self.rooms_done = 0
        self.step = 0
        if at < self.seats:
            self.phase = phase
            self.active = self.order[at]
        else:
            self.phase = after
            self.active = self.order[0]

    def _talents_step(self) -> bool:
        for seat in range(self.seats):
            if self.talent[seat] < 0 and len(self.talent_hand[seat]) == 1:
                self.keep_talent(seat, self.talent_hand[seat][0])
        for seat in range(self.seats):
            if self.talent[seat] < 0 and self.talent_hand[seat]:
                self._ask(seat, F_TALENT, list(self.talent_hand[seat]))
                return True
        self.note(TALENTS_OPEN)
        rounds.start_main(self)
        return False

    def keep_talent(self, seat: i64, talent: i64) -> None:
        """Keep one Talent; the other leaves the game unseen (SNP-1.3)."""
        self.talent[seat] = talent
        self.talent_hand[seat] = []
        self.note(TALENT_KEPT, seat, talent)

    def _turn_step(self) -> bool:
        seat = self.active
        if self.unlisted:
            self.actor = seat
            self.face = F_TURN
            return True
        options = self.turn_options(seat)
        if self.places == 1 and self._only_placement(seat, options[0]):
            return False
        if self.places == 0:
            placing.end_turn(self)
            return False
        self._ask(seat, F_TURN, options)
        return True

    def _only_placement(self, seat: i64, option: i64) -> bool:
        """Make the placement if it is the seat's only one in every detail; rare: one die, one area with a
        space."""
        dice = [die for die in range(4) if self.in_room(seat, die)]
        if len(dice) > 1:
            return False
        self.sel_die = option // 16
        self.sel_area = option % 16
        offsets = self.offset_options(seat)
        if len(offsets) > 1:
            return False
        self.sel_offset = offsets[0]
        rewards = self.reward_options(seat)
        self.sel_reward = rewards[0]
        if len(rewards) > 1 or self.hire_possible(seat):
            return False
        placing.place(self, seat, self.sel_die, self.sel_area, self.sel_offset, self.sel_reward, False)
        return True

    def _payment_step(self) -> bool:
        seat = self.active
        if self.step == 0:
            self.step = 1
            stays.start_payment(self, seat)
            return False
        rooms = stays.open_rooms(self, seat)
        if not rooms:
            self.phase = BONUS
            self.rooms_done = 0
            self.step = 0
            return False
        if len(rooms) == 1:
            stays.pay_room(self, seat, rooms[0])
            return False
        self._ask(seat, F_PAY, rooms + self._free_training(seat))
        return True

    def _bonus_step(self) -> None:
        seat = self.active
        if self.step == 0:
            self.step = 1
            stays.count_bonus(self, seat)
        elif self.step == 1:
            self.step = 2
            stays.place_late_windows(self, seat)
        else:
            self._next_seat(PAYMENT, CHECK_OUT)

    def _check_out_step(self) -> bool:
        seat = self.active
        rooms = stays.open_rooms(self, seat)
        if not rooms:
            if self.order[self.seats - 1] == seat:
                self.rooms_done = 0
                self.step = 0
                rounds.clean(self)
            else:
                self._next_seat(CHECK_OUT, CHECK_OUT)
            return False
        options: list[int] = []
        for room in rooms:
            options.append(room * 2)
            if self.can_stay(seat, room):
                options.append(room * 2 + 1)
        if len(options) == 1:
            stays.check_out(self, seat, rooms[0])
            return False
        self._ask(seat, F_STAY, options + self._free_training(seat))
        return True

    def _free_training(self, seat: i64) -> list[int]:
        return [TRAINING + die for die in range(4) if placing.trainable(self, seat, die, True)]

    def use_one(self) -> None:
        """One of the top pending decision is done; what is left of it may be skipped if it began as skippable
        or as a first one."""
        left = self.agenda[-3] - 1
        if left <= 0:
            self.pop()
        else:
            self.agenda[-3] = left
            if self.agenda[-1] & 2:
                self.agenda[-1] = 1

    def skip_pending(self, seat: i64) -> None:
        """Decline what is left of the pending decision on top."""
        self.note(SKIPPED, seat, self.agenda[-5])
        self.pop()

    def place_window(self, seat: i64, colour: i64, position: i64) -> None:
        """Place one Window (colour 1 to 3) on a position from 0, for the pending decision on top
        (SNP-4.4)."""
        self.sel_colour = 0
        self.use_one()
        effects.place_window(self, seat, colour, position)

    def take_guest(self, seat: i64, position: i64, room: i64) -> None:
        """Take a Station card (position from 0) into a room (from 0) for the pending decision on top
        (SNP-4.1)."""
        self.use_one()
        effects.take_guest(self, seat, position, room)
