"""The search's side of Snow Planner: what must be decided next, as dense choices, and the automatic steps in between."""

from __future__ import annotations

from games.core.state import State
from games.titles.snowplanner import effects, hidden, placing, policy, rounds, stays
from games.titles.snowplanner.decisions import (
    F_COLOUR,
    F_FROM,
    F_GUEST,
    F_HIRE,
    F_OFFSET,
    F_PAY,
    F_PLACE,
    F_REWARD,
    F_STAY,
    F_TALENT,
    F_TO,
    F_TRAIN,
    F_TURN,
    SKIP,
    SKIPPED,
    TALENT_KEPT,
    TALENTS_OPEN,
    TRAINING,
    Decisions,
)
from games.titles.snowplanner.position import (
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
from games.titles.snowplanner.words import (
    BONUS,
    CHECK_OUT,
    MAIN,
    OVER,
    PAYMENT,
    RESOLUTION,
    TALENTS,
)


class SnowState(Decisions):
    """A position with its next decision, and everything that runs by itself in between."""

    # Copies.

    def clone(self) -> SnowState:
        copy = SnowState(self.t, self.seats)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, SnowState)
        self.copy_position(other)
        self.options[:] = other.options
        self.sel_die = other.sel_die
        self.sel_area = other.sel_area
        self.sel_offset = other.sel_offset
        self.sel_reward = other.sel_reward
        self.sel_colour = other.sel_colour
        self.sel_from = other.sel_from

    def focus(self, seat: int) -> None:
        if self.phase == TALENTS and seat != self.actor:
            self._ask(seat, F_TALENT, list(self.talent_hand[seat]))

    # Asking.

    def _ask(self, seat: int, face: int, options: list[int]) -> None:
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
        frame = self.agenda[-5:]
        op = frame[0]
        seat = frame[1]
        if op <= OP_TRAIN:
            return self._pending_step(op, seat, frame[2], frame[3], frame[4])
        if op == OP_GAIN:
            flat = self.t.gains[frame[2]]
            at = frame[3]
            if at + 2 < len(flat):
                self.agenda[-2] = at + 2
            else:
                self.pop()
            effects.carry_out(self, seat, flat[at], flat[at + 1])
            return False
        self.pop()
        if op == OP_REFILL:
            effects.refill_station(self)
        elif op == OP_HIRE:
            placing.hire(self, seat)
        elif op == OP_PENALTY:
            stays.lose_penalty(self, seat, frame[2])
        elif op == OP_END_TURN:
            placing.end_turn(self)
        return False

    def _pending_step(self, op: int, seat: int, left: int, b: int, flags: int) -> bool:
        """Drop a pending decision without options, make one with a single option, else ask (flags 1: may be skipped)."""
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
            if len(options) == 1 and self.occupied(seat) == self.rooms - 1:
                self.take_guest(seat, options[0], self.free_room(seat))
                return False
            self._ask(seat, F_GUEST, options)
            return True
        self._ask(seat, F_FROM if op == OP_MOVE_WINDOW else F_TRAIN, options)
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

    def _next_seat(self, phase: int, after: int) -> None:
        """The same phase for the next seat in turn order, or the phase after it from the first seat on."""
        at = self.order.index(self.active) + 1
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
            if self.talent[seat] < 0 and len(self.talent_hand[seat]) > 1:
                self._ask(seat, F_TALENT, list(self.talent_hand[seat]))
                return True
            if self.talent[seat] < 0 and self.talent_hand[seat]:
                self.keep_talent(seat, self.talent_hand[seat][0])
        self.note(TALENTS_OPEN)
        rounds.start_main(self)
        return False

    def keep_talent(self, seat: int, talent: int) -> None:
        """Keep one Talent; the other leaves the game unseen (SNP-1.3)."""
        self.talent[seat] = talent
        self.talent_hand[seat] = []
        self.note(TALENT_KEPT, seat, talent)

    def _turn_step(self) -> bool:
        seat = self.active
        options = self.turn_options(seat)
        places = [option for option in options if option < TRAINING]
        if len(places) == 1 and self._only_placement(seat, places[0]):
            return False
        if not places:
            placing.end_turn(self)
            return False
        self._ask(seat, F_TURN, options)
        return True

    def _only_placement(self, seat: int, option: int) -> bool:
        """Make the placement if it is the seat's only one in every detail; rare: one die, one area with a space."""
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
            if self.order[-1] == seat:
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

    def _free_training(self, seat: int) -> list[int]:
        return [TRAINING + die for die in range(4) if placing.trainable(self, seat, die, True)]

    # Choosing.

    def apply(self, choice: int) -> None:
        option = self.options[choice]
        seat = self.actor
        face = self.face
        if face == F_TURN:
            if option >= TRAINING:
                placing.train(self, seat, option - TRAINING)
                self.run()
                return
            self.sel_die = option // 16
            self.sel_area = option % 16
            self._ask_offset(seat)
        elif face == F_OFFSET:
            self.sel_offset = option
            self._ask_reward(seat)
        elif face == F_REWARD:
            self.sel_reward = option
            self._ask_hire(seat)
        elif face == F_HIRE:
            self._place(seat, option == 1)
        elif face == F_COLOUR and option != SKIP:
            self.sel_colour = option
            empty = self.empty_positions(seat)
            if len(empty) == 1:
                self.place_window(seat, option, empty[0])
                self.run()
            else:
                self._ask(seat, F_PLACE, empty)
        elif face == F_FROM and option != SKIP:
            self.sel_from = option
            self._ask_target(seat)
        else:
            self._apply_single(seat, face, option)
            self.run()

    def _apply_single(self, seat: int, face: int, option: int) -> None:
        """Decisions that one choice completes."""
        if face == F_TALENT:
            self.keep_talent(seat, option)
        elif option >= TRAINING:
            placing.train(self, seat, option - TRAINING)
        elif face == F_PAY:
            stays.pay_room(self, seat, option)
        elif face == F_STAY:
            if option & 1:
                stays.stay(self, seat, option // 2)
            else:
                stays.check_out(self, seat, option // 2)
        elif option == SKIP:
            self.skip_pending(seat)
        elif face == F_PLACE:
            self.place_window(seat, self.sel_colour if self.sel_colour else self.agenda[-2], option)
        elif face == F_GUEST:
            self.take_guest(seat, option, self.free_room(seat))
        elif face == F_TO:
            self.use_one()
            effects.move_window(self, seat, self.sel_from, option)
        elif face == F_TRAIN:
            self.use_one()
            effects.raise_die(self, seat, option)

    def use_one(self) -> None:
        """One of the top pending decision is done; what is left of it may be skipped if it began as skippable or as a first one."""
        left = self.agenda[-3] - 1
        if left <= 0:
            self.pop()
        else:
            self.agenda[-3] = left
            if self.agenda[-1] & 2:
                self.agenda[-1] = 1

    def skip_pending(self, seat: int) -> None:
        """Decline what is left of the pending decision on top."""
        self.note(SKIPPED, seat, self.agenda[-5])
        self.pop()

    def place_window(self, seat: int, colour: int, position: int) -> None:
        """Place one Window (colour 1 to 3) on a position from 0, for the pending decision on top (SNP-4.4)."""
        self.sel_colour = 0
        self.use_one()
        effects.place_window(self, seat, colour, position)

    def take_guest(self, seat: int, position: int, room: int) -> None:
        """Take a Station card (position from 0) into a room (from 0) for the pending decision on top (SNP-4.1)."""
        self.use_one()
        effects.take_guest(self, seat, position, room)

    def _ask_offset(self, seat: int) -> None:
        options = self.offset_options(seat)
        if len(options) > 1:
            self._ask(seat, F_OFFSET, options)
        else:
            self.sel_offset = options[0]
            self._ask_reward(seat)

    def _ask_reward(self, seat: int) -> None:
        options = self.reward_options(seat)
        if len(options) > 1:
            self._ask(seat, F_REWARD, options)
        else:
            self.sel_reward = options[0]
            self._ask_hire(seat)

    def _ask_hire(self, seat: int) -> None:
        if self.hire_possible(seat):
            self._ask(seat, F_HIRE, [0, 1])
        else:
            self._place(seat, False)

    def _place(self, seat: int, hire: bool) -> None:
        placing.place(self, seat, self.sel_die, self.sel_area, self.sel_offset, self.sel_reward, hire)
        self.run()

    def _ask_target(self, seat: int) -> None:
        empty = self.empty_positions(seat)
        if len(empty) > 1:
            self._ask(seat, F_TO, empty)
        else:
            self.use_one()
            effects.move_window(self, seat, self.sel_from, empty[0])
            self.run()

    # Searching.

    def determinize(self, seat: int) -> None:
        hidden.deal_anew(self, seat)

    def random_choice(self) -> int:
        return self.rnd(self.count)

    def suggest(self) -> int:
        return policy.suggest(self)

    def greedy(self) -> int:
        return policy.greedy(self)

    def playout(self, informed: bool) -> int:
        steps = 0
        while self.actor >= 0:
            if self.count == 1:
                self.apply(0)
            elif informed:
                self.apply(policy.suggest(self))
            else:
                self.apply(self.rnd(self.count))
            steps += 1
        return steps

    def rewards(self) -> list[float]:
        totals = [self.score(seat)[4] for seat in range(self.seats)]
        won = rounds.winners(self)
        best = max(totals)
        shares: list[float] = []
        for seat in range(self.seats):
            share = 1.0 / len(won) if seat in won else 0.0
            others = [totals[other] for other in range(self.seats) if other != seat]
            margin = totals[seat] - max(others) if others else best
            shares.append(0.8 * share + 0.2 * min(1.0, max(0.0, 0.5 + margin / 80.0)))
        return shares
