"""The search's side of Snow Planner: choices are made one by one, and the game runs on in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.state import State
from games.titles.snowplanner import effects, hidden, outlook, placing, playouts, policy, rounds, stays
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
    TRAINING,
)
from games.titles.snowplanner.flow import Flow
from games.titles.snowplanner.plan import Plan
from games.titles.snowplanner.survey import Survey
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.words import TALENTS

if TYPE_CHECKING:
    from mypy_extensions import i64


_DOUBT: Final = 0.16
"""Chances judged at the end of a round differ by so much less from choice to choice than wins do."""
_TASTE: Final = 0.1
"""How much of the reward is what a seat's temper likes: Goals if it is bold, Likes if it is careful."""
_GOALS: Final = 25.0
_LIKES: Final = 20.0
"""So many points by Goals, or Likes, are as much as it can like."""


class SnowState(Flow):
    """A position with its next decision, as the contract asks for it."""

    def __init__(self, table: CardTable, seats: int) -> None:
        super().__init__(table, seats)
        # Aids of play without search: read anew whenever they are used, so that copies needn't agree.
        self.survey = Survey(table.mind)
        self.plan = Plan()
        self.tempers: list[int] = [0] * seats
        """By seat. Replaced, never changed."""

    # Copies.

    def clone(self) -> SnowState:
        copy = SnowState(self.t, self.seats)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, SnowState)
        self.copy_position(other)
        self.options = other.options
        self.sel_die = other.sel_die
        self.sel_area = other.sel_area
        self.sel_offset = other.sel_offset
        self.sel_reward = other.sel_reward
        self.sel_colour = other.sel_colour
        self.sel_from = other.sel_from
        self.tempers = other.tempers

    def set_temper(self, seat: i64, temper: i64) -> None:
        """It shows in the rewards alone: a bold seat likes Goals, a careful one Likes."""
        self.tempers = [temper if other == seat else self.tempers[other] for other in range(self.seats)]

    def focus(self, seat: i64) -> None:
        if self.count == 0:
            self.run()
        if self.phase == TALENTS and seat != self.actor:
            self._ask(seat, F_TALENT, list(self.talent_hand[seat]))

    # Choosing.

    def apply(self, choice: i64) -> None:
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

    def determinize(self, seat: i64) -> None:
        hidden.deal_anew(self, seat)

    def random_choice(self) -> i64:
        return self.rnd(self.count)

    def suggest(self) -> i64:
        return policy.suggest(self)

    def greedy(self) -> i64:
        return policy.greedy(self)

    def playout(self, informed: bool) -> i64:
        """By the policy only to the end of the running round, from where ``outlook`` tells the rest."""
        return playouts.informed(self, self.round) if informed else playouts.uniform(self)

    def rewards(self) -> list[float]:
        """Before the end only where a round begins: of how the game will probably end."""
        totals: list[float] = []
        chances: list[float] = []
        if self.actor < 0:
            won = rounds.winners(self)
            for seat in range(self.seats):
                totals.append(float(self.score(seat)[4]))
                chances.append(1.0 / len(won) if seat in won else 0.0)
        else:
            outlook.foresee(self, self.survey, totals, chances)
        shares: list[float] = []
        for seat in range(self.seats):
            margin = outlook.lead(totals, seat)
            reward = 0.8 * chances[seat] + 0.2 * min(1.0, max(0.0, 0.5 + margin / 80.0))
            if self.tempers[seat] != 0:
                score = self.score(seat)
                liked = score[1] / _GOALS if self.tempers[seat] > 0 else score[2] / _LIKES
                reward = (1.0 - _TASTE) * reward + _TASTE * min(1.0, liked)
            shares.append(reward)
        return shares

    def doubt(self) -> float:
        return _DOUBT

    def chances(self) -> list[float]:
        chances: list[float] = []
        outlook.foresee(self, self.survey, [], chances)
        return chances
