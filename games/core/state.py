"""The search's side of a title: a position on which choices are dense numbers.

A *choice* is one pick out of a short list. A person's *move* is one or more choices. A state is small, is
copied with ``copy_from`` into one working state, draws from its own generator while a search runs, and knows
nothing of JSON, words or events. This is the part of a title that is meant to be compiled: ``i64`` in
annotations is ``int`` when it runs as it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position as the search sees it. Titles subclass it; every attribute and method below is the contract.

    After construction and after each ``apply`` the state stands at the next real choice: automatic steps,
    chance and worker steps are done (on a table a worker step stops the game instead, see
    :class:`games.core.game.Game`).
    """

    # Kept here, so that the compiled search finds them also in a title that isn't compiled: a subclass with
    # slots doesn't name them again.
    __slots__ = ("actor", "count", "face", "fresh", "sealed", "seats")

    seats: i64
    """How many seats there are."""
    actor: i64
    """The seat whose choice is next, or -1 when the game is over. When several seats decide secretly at the
    same time, they
    decide one after the other here, none seeing what the others chose (see ``sealed``)."""
    count: i64
    """How many choices the actor has: ``0..count-1``, all legal, at least 1 while the game goes on."""
    face: i64
    """A small number that names the kind of decision (phase and sub-step). Nodes of a search tree with other
    faces never mix."""
    fresh: bool
    """Whether the next choice is the first one of a move."""
    sealed: bool
    """Whether the present choice is hidden from the others until a reveal: a search must not let their
    replies depend on it."""

    @abstractmethod
    def apply(self, choice: i64) -> None:
        """Make ``choice`` (0..count-1, unchecked) for ``actor`` and run on to the next real choice."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def copy_from(self, other: State) -> None:
        """Become a copy of ``other`` (same title, same number of seats) without allocating."""

    @abstractmethod
    def focus(self, seat: i64) -> None:
        """Let ``seat``, one of those that must act now, be the actor. Only between moves."""

    @abstractmethod
    def reseed(self, seed: int) -> None:
        """Set the state's own generator (any integer), which serves chance and ``suggest`` during a
        search."""

    @abstractmethod
    def determinize(self, seat: i64) -> None:
        """Draw anew, with the state's own generator, all that ``seat`` does not know, consistent with what it
        knows (-1: a spectator). From then on the state is one to search in: worker steps run through."""

    def set_temper(self, seat: i64, temper: i64) -> None:  # noqa: B027 - a title need know no tempers
        """Let ``seat`` play by a temper from now on: -1 careful, 0 balanced, 1 bold. It shows in ``suggest``,
        ``greedy`` and ``rewards``, and copies keep it. A title that knows no tempers plays balanced.
        """

    @abstractmethod
    def random_choice(self) -> i64:
        """A uniform choice, 0..count-1, from the state's own generator."""

    @abstractmethod
    def suggest(self) -> i64:
        """The informed playout policy's choice for ``actor``; uses only what that seat may know, and the own
        generator."""

    @abstractmethod
    def greedy(self) -> i64:
        """The best choice by a look one step ahead, without search; uses only what the actor may know."""

    @abstractmethod
    def playout(self, informed: bool) -> i64:
        """Play to the end, by ``suggest`` or uniformly. Returns the number of choices made.

        By ``suggest`` a title may stop before, where it can tell how the game will probably end
        (:meth:`chances`).
        """

    @abstractmethod
    def rewards(self) -> list[float]:
        """Of a finished game: for each seat 0 to 1, mostly the share of the win, a little the margin. Where
        ``playout`` stops early: what may be expected of them."""

    def doubt(self) -> float:
        """How much of a search's usual exploration suits this title's rewards: 1, or less where ``playout``
        stops early, so that rewards differ less than those of finished games.
        """
        return 1.0

    def chances(self) -> list[float]:
        """Where ``playout`` stopped before the end: for each seat how probable a win is. A title whose
        playouts never stop early needs none.
        """
        raise NotImplementedError
