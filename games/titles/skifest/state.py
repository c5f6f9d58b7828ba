"""The position as the search sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.chance import Chance
from games.core.state import State
from games.titles.skifest.board import Board
from games.titles.skifest.evening import leaders, top_markers, totals
from games.titles.skifest.play import apply, settle
from games.titles.skifest.policy import best_choice, playout_choice
from games.titles.skifest.position import BASES, KIND_COUNT, YETI, Host, Position, bump

if TYPE_CHECKING:
    from mypy_extensions import i64

_MARGIN: Final = 40.0
"""A lead of so many points counts as much as a lead can."""
_WIN_SHARE: Final = 0.8
_TASTE: Final = 0.1
"""How much of the reward is what a seat's temper likes: top markers if it is bold, gear if it is careful."""
_MARKERS: Final = 8.0
_GEAR: Final = 12.0
"""So many top markers, or so much worth of gear, are as much as it can like."""


class SkifestState(Position):
    """A position on which choices are dense numbers; ``play`` and ``options`` say what they mean."""

    def __init__(self, board: Board, seats: i64) -> None:
        super().__init__(board, seats)
        self._pool: list[int] = [0] * KIND_COUNT
        self._hidden: list[int] = [0] * seats
        self.tempers: list[int] = [0] * seats
        """By seat. Replaced, never changed."""

    @property
    def chance(self) -> Chance | None:
        """A table's chance to deal from, in place of the own generator; ``None`` in a search."""
        return None if self.host is None else self.host.chance

    @chance.setter
    def chance(self, chance: Chance | None) -> None:
        self.host = None if chance is None else Host(chance, False)

    def apply(self, choice: i64) -> None:
        apply(self, choice)

    def clone(self) -> SkifestState:
        copy = SkifestState(self.board, self.seats)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, SkifestState)
        self.copy_position(other)
        self.tempers = other.tempers

    def set_temper(self, seat: i64, temper: i64) -> None:
        """It shows in the rewards alone: a bold seat likes markers on top, a careful one gear."""
        self.tempers = [temper if other == seat else self.tempers[other] for other in range(self.seats)]

    def focus(self, seat: i64) -> None:
        """Only one seat decides at a time here, so there is nothing to turn to.

        Raises:
            ValueError: for another seat than the one that must act.
        """
        if seat != self.actor:
            raise ValueError(f"seat {seat} has nothing to decide, seat {self.actor} has")

    def reseed(self, seed: int) -> None:
        mixed = ((seed ^ (seed >> 32)) & 0xFFFFFFFF) * 0x45D9F3B & 0xFFFFFFFF
        mixed = (mixed ^ (mixed >> 16)) * 0x45D9F3B & 0xFFFFFFFF
        mixed = mixed ^ (mixed >> 16)
        self.generator = mixed if mixed > 0 else 0x9E3779B9
        self.below(2)

    def determinize(self, seat: i64) -> None:
        """Deal anew the deck and what is not known of the others' hands; with -1, of all hands.

        Cards that a seat took face up stay in its hand (SKF-1.7). The result depends on nothing hidden.
        """
        self._gather_hidden(seat)
        deck = self.deck
        for other in range(self.seats):
            for _ in range(self._hidden[other]):
                at = self.below(len(deck))
                self.gain(other, deck[at])
                last = deck.pop()
                if at < len(deck):
                    deck[at] = last
        self.gear_deck.sort()
        if self.actor >= 0 and self.actor != seat and self.fresh:
            # What the actor can choose hangs on the hand it now holds.
            settle(self)

    def _gather_hidden(self, seat: i64) -> None:
        """Put together, by kind, the deck and the hidden cards of all hands but that of ``seat``."""
        pool = self._pool
        for kind in range(KIND_COUNT):
            pool[kind] = 0
        for kind in self.deck:
            bump(pool, kind, 1)
        for other in range(self.seats):
            self._hidden[other] = 0
            if other == seat:
                continue
            for kind in range(KIND_COUNT):
                at = other * KIND_COUNT + kind
                extra = self.hand[at] - self.known[at]
                if extra > 0:
                    bump(pool, kind, extra)
                    bump(self._hidden, other, extra)
                    bump(self.hand, at, -extra)
                    if kind != YETI:
                        bump(self.sums, other * BASES + kind // 5, -extra)
                        bump(self.sums, other * BASES + 3 + kind % 5, -extra)
            bump(self.hand_size, other, -self._hidden[other])
        deck = self.deck
        deck.clear()
        for kind in range(KIND_COUNT):
            for _ in range(pool[kind]):
                deck.append(kind)

    def random_choice(self) -> i64:
        return self.below(self.count)

    def suggest(self) -> i64:
        return playout_choice(self)

    def greedy(self) -> i64:
        return best_choice(self)

    def playout(self, informed: bool) -> i64:
        steps = 0
        while self.actor >= 0:
            apply(self, playout_choice(self) if informed else self.below(self.count))
            steps += 1
        return steps

    def rewards(self) -> list[float]:
        points = totals(self)
        winners = leaders(self)
        rewards = []
        for seat in range(self.seats):
            best_other = max(points[other] for other in range(self.seats) if other != seat)
            lead = max(-1.0, min(1.0, (points[seat] - best_other) / _MARGIN))
            share = 1.0 / len(winners) if seat in winners else 0.0
            reward = _WIN_SHARE * share + (1.0 - _WIN_SHARE) * (0.5 + 0.5 * lead)
            if self.tempers[seat] != 0:
                liked = float(self.gear_worth[seat]) / _GEAR
                if self.tempers[seat] > 0:
                    liked = float(top_markers(self, seat)) / _MARKERS
                reward = (1.0 - _TASTE) * reward + _TASTE * min(1.0, liked)
            rewards.append(reward)
        return rewards
