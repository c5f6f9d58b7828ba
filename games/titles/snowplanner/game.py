"""A game of Snow Planner at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from games.core.chance import Chance
from games.core.game import Game, Title
from games.core.jsontypes import JsonDict, Move
from games.core.results import Event, GameError, IllegalMove, MoveFault, Outcome, Violation
from games.titles.snowplanner import aids, effects, placing, rounds, stays
from games.titles.snowplanner.board import OP_TRAIN
from games.titles.snowplanner.checks import check
from games.titles.snowplanner.decisions import (
    F_COLOUR,
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
from games.titles.snowplanner.events import events_of
from games.titles.snowplanner.form import form_of, result_form, seats_to_act
from games.titles.snowplanner.moves import check_fields, die_form, die_number, legal_moves, place_form
from games.titles.snowplanner.reasons import named
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.view import view_of
from games.titles.snowplanner.words import AREAS, COLOURS, OVER, R_PLAY_EVENT, R_PLAY_GOAL


class SnowGame(Game):
    """The table's side; ``state`` is the search's."""

    title: ClassVar[Title]

    def __init__(self, state: SnowState) -> None:
        self.state: SnowState = state

    @property
    def seats(self) -> int:
        return self.state.seats

    def seats_to_act(self) -> list[int]:
        return seats_to_act(self.state)

    def job(self) -> str | None:
        return None

    def run_job(self, chance: Chance) -> list[Event]:
        raise GameError("Snow Planner has no worker's step")

    def outcome(self) -> Outcome | None:
        if self.state.phase != OVER:
            return None
        totals = tuple(float(self.state.score(seat)[4]) for seat in range(self.seats))
        won = rounds.winners(self.state)
        return Outcome(tuple(won), self.reason_among(won, range(self.seats)), totals)

    def merit(self, seat: int) -> tuple[float, ...]:
        """Points, then VIPs in rooms, then Windows (SNP-8.5)."""
        state = self.state
        return (
            float(state.score(seat)[4]),
            float(state.vips_in_rooms(seat)),
            float(state.counted(seat, 8, True)),
        )

    def reason_among(self, winners: Sequence[int], seats: Sequence[int]) -> str:
        """What decided among these seats: ``points``, a ``tie_break``, or nothing, ``shared`` (SNP-8.5)."""
        if len(winners) > 1:
            return "shared"
        return "points" if self.decided_at(winners[0], seats) == 0 else "tie_break"

    def result(self) -> JsonDict | None:
        """The break-down of the scores once the game is over."""
        return result_form(self.state)

    def form(self) -> JsonDict:
        return form_of(self.state)

    def view(self, seat: int | None) -> JsonDict:
        return view_of(self.state, seat)

    def aids(self, seat: int | None) -> JsonDict:
        return aids.aids_of(self.state, seat)

    def legal_moves(self, seat: int) -> Iterator[JsonDict]:
        """Every legal move of ``seat`` now; empty if it may not act."""
        if seat in self.seats_to_act():
            yield from legal_moves(self.state, seat)

    def check(self, seat: int, move: Move) -> list[Violation]:
        checked = check_fields(move)
        if isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise MoveFault(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return [named(violation, self.state.t.names) for violation in check(self.state, seat, checked)]

    def settle(self, chance: Chance) -> list[Event]:
        """Run the automatic steps that are due."""
        return self._run(chance, self.state.run)

    def play(self, seat: int, move: Move, chance: Chance) -> list[Event]:
        violations = self.check(seat, move)
        if violations:
            raise IllegalMove(violations)

        def make() -> None:
            self._make(seat, move)
            self.state.run()

        return self._run(chance, make)

    def _run(self, chance: Chance, step: Callable[[], None]) -> list[Event]:
        """Run kernel steps with the table's chance, all or nothing; gives what happened."""
        state = self.state
        state.lazy = False
        before = state.clone()
        state.chance = chance
        state.journal = []
        try:
            step()
            return events_of(state, state.journal)
        except BaseException:
            state.copy_from(before)
            raise
        finally:
            state.journal = None
            state.chance = None

    def _make(self, seat: int, move: Move) -> None:
        """Make a legal move; automatic steps follow elsewhere."""
        state = self.state
        kind = move["type"]
        if kind == "keep_talent":
            state.keep_talent(seat, state.t.talents.index(move["talent"]))
        elif kind == "place":
            self._place(seat, move)
        elif kind == "train":
            die = die_number(move["die"])
            if state.agenda and state.agenda[-5] == OP_TRAIN:
                state.use_one()
                effects.raise_die(state, seat, die)
            else:
                placing.train(state, seat, die)
        elif kind == "window":
            state.place_window(seat, COLOURS.index(move["colour"]), move["position"] - 1)
        elif kind == "guest":
            state.take_guest(seat, move["position"] - 1, move["room"] - 1)
        elif kind == "move_window":
            state.use_one()
            effects.move_window(state, seat, move["from"] - 1, move["to"] - 1)
        elif kind == "pay_room":
            stays.pay_room(state, seat, move["room"] - 1)
        elif kind == "stay":
            (stays.stay if move["stay"] else stays.check_out)(state, seat, move["room"] - 1)
        else:
            state.skip_pending(seat)

    def _place(self, seat: int, move: Move) -> None:
        state = self.state
        area = AREAS.index(move["area"])
        offset = move["snow"] * 16 + move["tickets"]
        placing.place(
            state,
            seat,
            die_number(move["die"]),
            area,
            offset,
            self._reward(area, move),
            bool(move.get("hire")),
        )

    def _reward(self, area: int, move: Move) -> int:
        """The reward of a placement as the kernel packs it."""
        if move["reward"] is None:
            return -1
        table = self.state.t
        index = table.threshold[area].index(move["reward"])
        kind = table.reward_kind[area][index]
        card = -1
        if kind == R_PLAY_EVENT:
            card = table.events.index(move["event"])
        elif kind == R_PLAY_GOAL:
            card = table.goals.index(move["goal"])
        return index * 256 + card + 1

    def choices_of(self, seat: int, move: Move) -> list[int]:
        work = self.state.clone()
        work.focus(seat)
        choices: list[int] = []
        for wanted in self._wanted(work, seat, move):
            if wanted in work.options:
                choices.append(work.options.index(wanted))
                work.apply(choices[-1])
        return choices

    def _wanted(self, work: SnowState, seat: int, move: Move) -> Iterator[int]:
        """The options that a move picks, one after the other; those that were not asked for are passed over
        by the caller."""
        kind = move["type"]
        if kind == "keep_talent":
            yield work.t.talents.index(move["talent"])
        elif kind == "place":
            die = die_number(move["die"])
            area = AREAS.index(move["area"])
            twin = next(
                other
                for other in range(die + 1)
                if work.in_room(seat, other)
                and (other == die or (die < 3 and work.face_of(seat, other) == work.face_of(seat, die)))
            )
            yield twin * 16 + area
            if work.face == F_OFFSET:
                yield move["snow"] * 16 + move["tickets"]
            if work.face == F_REWARD and not work.fresh:
                yield self._reward(area, move)
            if work.face == F_HIRE and not work.fresh:
                yield int(bool(move.get("hire")))
        elif kind == "train":
            die = die_number(move["die"])
            if work.face == F_TRAIN:
                yield die
            else:
                same = [
                    other
                    for other in range(die + 1)
                    if work.in_room(seat, other) and work.face_of(seat, other) == work.face_of(seat, die)
                ]
                yield TRAINING + (same[0] if die < 3 and work.face == F_TURN else die)
        elif kind == "window":
            if work.face == F_COLOUR:
                yield COLOURS.index(move["colour"])
            if work.face == F_PLACE:
                yield move["position"] - 1
        elif kind == "guest":
            yield move["position"] - 1
        elif kind == "move_window":
            yield move["from"] - 1
            if work.face == F_TO:
                yield move["to"] - 1
        elif kind == "pay_room":
            yield move["room"] - 1
        elif kind == "stay":
            yield (move["room"] - 1) * 2 + int(move["stay"])
        else:
            yield SKIP

    def move_of(self, seat: int, choices: Sequence[int]) -> JsonDict | None:
        if not choices:
            return None
        work = self.state.clone()
        work.focus(seat)
        first_face, first = work.face, work.options[choices[0]]
        if first_face == F_TURN and first < TRAINING:
            return self._placement_of(work, seat, choices)
        if first == SKIP:
            return {"type": "skip"}
        if first >= TRAINING:
            return {"type": "train", "die": die_form(first - TRAINING)}
        if first_face == F_TALENT:
            return {"type": "keep_talent", "talent": work.t.talents[first]}
        if first_face == F_PAY:
            return {"type": "pay_room", "room": first + 1}
        if first_face == F_STAY:
            return {"type": "stay", "room": first // 2 + 1, "stay": bool(first & 1)}
        if first_face == F_GUEST:
            return {"type": "guest", "position": first + 1, "room": work.free_room(seat) + 1}
        if first_face == F_TRAIN:
            return {"type": "train", "die": die_form(first)}
        if first_face == F_PLACE:
            return {"type": "window", "colour": COLOURS[work.agenda[-2]], "position": first + 1}
        return self._two_picks(work, seat, first, choices)

    def _two_picks(self, work: SnowState, seat: int, first: int, choices: Sequence[int]) -> JsonDict | None:
        """A Window's colour and place, or a moved Window's two places; the second is forced with one empty
        space."""
        empty = work.empty_positions(seat)
        colour = work.face == F_COLOUR
        if len(empty) == 1:
            second = empty[0]
        elif len(choices) < 2:
            return None
        else:
            second = empty[choices[1]]
        if colour:
            return {"type": "window", "colour": COLOURS[first], "position": second + 1}
        return {"type": "move_window", "from": first + 1, "to": second + 1}

    def _placement_of(self, work: SnowState, seat: int, choices: Sequence[int]) -> JsonDict | None:
        hire = False
        for choice in choices:
            if work.face == F_HIRE:
                hire = bool(work.options[choice])
            if work.face == F_HIRE or (
                work.face == F_REWARD and not self._asks_hire(work, seat, work.options[choice])
            ):
                reward = work.sel_reward if work.face == F_HIRE else work.options[choice]
                return place_form(work, work.sel_die, work.sel_area, work.sel_offset, reward, hire)
            before = work.clone()
            work.apply(choice)
            if work.fresh or work.actor != seat or work.face not in (F_OFFSET, F_REWARD, F_HIRE):
                return self._finished_placement(before, seat, choice)
        return None

    @staticmethod
    def _asks_hire(work: SnowState, seat: int, reward: int) -> bool:
        probe = work.clone()
        probe.sel_reward = reward
        return probe.hire_possible(seat)

    @staticmethod
    def _finished_placement(before: SnowState, seat: int, choice: int) -> JsonDict:
        """The placement that the last choice completed, with what was forced after it."""
        option = before.options[choice]
        if before.face == F_TURN:
            before.sel_die, before.sel_area = option // 16, option % 16
            before.sel_offset = before.offset_options(seat)[0]
            before.sel_reward = before.reward_options(seat)[0]
        elif before.face == F_OFFSET:
            before.sel_offset = option
            before.sel_reward = before.reward_options(seat)[0]
        return place_form(
            before, before.sel_die, before.sel_area, before.sel_offset, before.sel_reward, False
        )

    def clone(self) -> SnowGame:
        return SnowGame(self.state.clone())

    def determinize(self, seat: int | None, seed: int) -> SnowGame:
        from games.titles.snowplanner.view import state_from_view

        state = state_from_view(self.view(seat), seat, seed, self.state.t)
        state.run()
        return SnowGame(state)
