"""The nodes of a search tree, how a choice is selected at one, and how the way to one is named.

A node belongs to one seat's *knowledge*: all that this seat saw since the root (everyone's open choices
and its own hidden ones) plus the face of its decision. A hidden choice of another seat is not part of it,
so a reply in the tree can't depend on what the replying seat doesn't see.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

_LOW_BITS: Final = 31
_LOW_MASK: Final = (1 << 31) - 1
_MULTIPLIER: Final = 2_111_111_111
START: Final = 88_172_645_463
"""The knowledge at the root, before anything was seen."""


def mix(knowledge: i64, code: i64) -> i64:
    """The knowledge after one more thing was seen.

    A multiply-with-carry step on 62 bits: no product leaves 64 bits, so that it gives the same compiled
    and plain.

    Args:
        knowledge: 0 to 2**62-1.
        code: what was seen, 0 to 2**62-1.
    """
    knowledge ^= code
    return (knowledge & _LOW_MASK) * _MULTIPLIER + (knowledge >> _LOW_BITS)


@mypyc_attr(acyclic=True)
class Sight:
    """What one seat saw since the root, as a number (``known``), and what others don't know yet of its hidden
    choices (``pending``, 0: nothing).
    """

    known: i64
    pending: i64

    def __init__(self) -> None:
        self.known = START
        self.pending = 0


class Settings:
    """How a search weighs what it knows.

    Args:
        exploration: weight of the search for what was little tried, in units of reward (0 to 1).
        trust: share of that weight, 0 to 1, that goes to the choice the playout policy suggests; the rest
            is spread evenly.
        first_play: how much less than the node's mean an untried choice is taken to be worth.
        node_cap: the most nodes kept; beyond it iterations go on in the tree that there is.
        head_start: rewards that the greedy choice of the root gets for nothing where its choices are weighed
            by halving; the more they are tried, the less it counts.
        informed: whether playouts follow the title's policy; else they are uniform.
        lines: so many moves, or beginnings of moves, are weighed one by one at the root at the most, where a
            move is several choices; 0: the first choices alone.
        sweeps: how often bots go over a long move, weighing it with other choices at one place after the
            other, where those don't change what is chosen after them; 0: they choose from first to last.
        others: whether the choices of the other seats are searched as well; else they choose by the policy.

    The rest is there to be measured (``docs/ai-strength.md``), and on:

    Args:
        halving: whether the root's choices are weighed by sequential halving; else as at any node.
        secret: whether hidden choices are hidden in the tree until they are laid open.
        maxn: whether each seat seeks its own reward; else the others seek the searching seat's harm.
        margin: whether the reward is the title's, with the lead in it; else the share of the win alone.
        forced: whether a choice of one is made without a node.
        by_visits: without halving, whether the choice made most often is the best; else the one worth most.
        same_luck: whether each choice of the root meets the same deals in the same order.
    """

    def __init__(
        self,
        exploration: float = 2.5,
        trust: float = 0.5,
        first_play: float = 0.0,
        node_cap: int = 60_000,
        head_start: float = 3.0,
        informed: bool = True,
        lines: i64 = 64,
        sweeps: i64 = 4,
        others: bool = True,
        halving: bool = True,
        secret: bool = True,
        maxn: bool = True,
        margin: bool = True,
        forced: bool = True,
        by_visits: bool = True,
        same_luck: bool = True,
    ) -> None:
        self.exploration = exploration
        self.trust = trust
        self.first_play = first_play
        self.node_cap = node_cap
        self.head_start = head_start
        self.informed = informed
        self.lines = lines
        self.sweeps = sweeps
        self.others = others
        self.halving = halving
        self.secret = secret
        self.maxn = maxn
        self.margin = margin
        self.forced = forced
        self.by_visits = by_visits
        self.same_luck = same_luck


@mypyc_attr(acyclic=True)
class Node:
    """What came of the choices at one decision, from the point of view of the seat that decides.

    ``visits`` and ``sums`` are by choice: how often it was made, and the sum of that seat's rewards.
    ``total`` and ``worth`` are the same over all choices. ``offered`` counts how often each choice was
    there to be made; it stays empty while the number of choices never changed, as it then equals ``total``.
    """

    def __init__(self, count: i64) -> None:
        self.visits: list[float] = [0.0] * count
        self.sums: list[float] = [0.0] * count
        self.offered: list[float] = []
        self.total: float = 0.0
        self.worth: float = 0.0

    def offer(self, count: i64) -> None:
        """Note that ``count`` choices are there this time: another determinization can have more or fewer
        than the last.
        """
        width: i64 = len(self.visits)
        if count == width and not self.offered:
            return
        if not self.offered:
            self.offered = [self.total] * width
        if count > width:
            more = [0.0] * (count - width)
            self.visits.extend(more)
            self.sums.extend(more)
            self.offered.extend(more)
        choice: i64
        for choice in range(count):
            self.offered[choice] += 1.0

    def select(self, count: i64, suggested: i64, settings: Settings, doubt: float = 1.0) -> i64:
        """The choice to follow now, 0..count-1: what promises most, with allowance for what was little
        tried (PUCT).

        The policy's suggestion is drawn anew at each visit, for the very position of this iteration; over
        many visits this weighs the choices by the policy's probabilities, and each single time it fits the
        cards at hand.

        ``doubt``: how much of the settings' exploration suits the rewards (``State.doubt``).
        """
        visits = self.visits
        sums = self.sums
        unknown = self.worth / self.total - settings.first_play if self.total > 0.0 else 0.5
        exploration = settings.exploration * doubt
        even = exploration * (1.0 - settings.trust) / float(count)
        extra = exploration * settings.trust
        varies = len(self.offered) > 0
        scale = sqrt(self.total + 1.0)
        best: i64 = 0
        best_value = -1.0e9
        choice: i64
        for choice in range(count):
            tried = visits[choice]
            value = sums[choice] / tried if tried > 0.0 else unknown
            if varies:
                scale = sqrt(self.offered[choice] + 1.0)
            weight = even + extra if choice == suggested else even
            value += weight * scale / (1.0 + tried)
            if value > best_value:
                best_value = value
                best = choice
        return best

    def add(self, choice: i64, reward: float) -> None:
        """Count one iteration that made ``choice`` and ended with ``reward`` for the seat that decides."""
        self.visits[choice] += 1.0
        self.sums[choice] += reward
        self.total += 1.0
        self.worth += reward
