"""The search itself: one call runs all iterations.

Open loop: a node is reached by a sequence of choices, whatever dice and cards came between them. Single
observer: each iteration draws anew what the searching seat doesn't know. Several players: each seat
    maximises its own reward.
(P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012.)
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import TYPE_CHECKING, Final

from ai.search.lines import Lines, beginnings, greedy_move, variants
from ai.search.tree import START, Node, Settings, Sight, mix
from games.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

_SAME: Final = 1e-9
_CLOCK_EVERY: Final = 8
_SETTLED_EVERY: Final = 16
_LEAST_TRIES: Final = 48
"""So many iterations for each choice of the root are enough to weigh all of them; with fewer the tree picks
some first."""
_LEAST_OF_A_LINE: Final = 16
"""With fewer iterations for each move the root weighs first choices alone."""
_FIRST_LOOK: Final = 16
"""After so many tries, and again whenever they have doubled, choices that are far behind are left."""
_NO_CHOICES: Final[list[int]] = []
_ACTOR_CODE: Final = 1 << 8
_CHOICE_CODE: Final = 1 << 24
_HIDDEN_CODE: Final = 1 << 40


def share_of_win(rewards: list[float], seat: i64) -> float:
    """The seat's share of the win, which is most of a reward: 1 alone, split among equals, else 0."""
    own = rewards[seat]
    level = 0.0
    for reward in rewards:
        if reward > own + _SAME:
            return 0.0
        if reward > own - _SAME:
            level += 1.0
    return 1.0 / level


class Search:
    """A search for one seat's move, which may take several choices: the tree is kept from one choice to
    the next.

    Args:
        state: the position; the search works on copies. What ``seat`` doesn't know in it is never used.
        seat: the seat that must choose now.
        seed: any integer; the same state, seat, seed and iterations give the same result.
        settings: how to weigh.
    """

    _seat: i64
    _seed: i64
    _deals: i64

    def __init__(self, state: State, seat: int, seed: int, settings: Settings) -> None:
        self._seat = seat
        self._settings = settings
        self._doubt = state.doubt()
        self._seed = mix(START, seed & ((1 << 61) - 1))
        self._deals = mix(self._seed, START)
        self._root = state.clone()
        self._root.focus(seat)
        # Once for all: what the seat doesn't know is gone from the root, and copies of it are made the
        # short way.
        self._root.reseed(self._seed)
        self._root.determinize(seat)
        self._work = self._root.clone()
        self._nodes: dict[int, Node] = {}
        self._root_sights = [Sight() for _ in range(state.seats)]
        self._sights = [Sight() for _ in range(state.seats)]
        self._path: list[Node] = []
        self._path_choice: list[int] = []
        self._path_seat: list[int] = []
        self._won: dict[int, tuple[float, int]] = {}
        self._dealt: dict[int, int] = {}
        self._lines: Lines | None = None
        self.iterations = 0

    @property
    def position(self) -> State:
        """The position that is searched now: the given one with the choices of :meth:`advance`. Not to be
        changed.
        """
        return self._root

    @property
    def nodes(self) -> int:
        """How many nodes are kept."""
        return len(self._nodes)

    def plan(self, iterations: int) -> Lines:
        """Decide what the root weighs, for so many iterations: whole moves if there are few of them, else
        beginnings as long as they are few. :meth:`run` does so if it wasn't done.
        """
        most: i64 = min(self._settings.lines, iterations // _LEAST_OF_A_LINE)
        lines = beginnings(self._root, self._seat, self._seed, most)
        self._lines = lines
        return lines

    def greedy_move(self) -> list[int]:
        """The choices of the move that is greedy all along."""
        return greedy_move(self._root, self._seat, self._seed)

    def vary(self, move: list[int], at: int) -> Lines | None:
        """Weigh a whole move next, and those that differ from it in the choice ``at`` that place.

        Returns:
            ``None``, with nothing changed, if what comes after that choice would be of another kind.
        """
        lines = variants(self._root, self._seat, self._seed, move, at)
        if lines is not None:
            self._lines = lines
            self._deals = mix(self._deals, START)
        return lines

    def run(self, iterations: int, deadline: float = 0.0, only: list[int] | None = None) -> int:
        """Run up to ``iterations`` more.

        Args:
            deadline: the time (``time.monotonic`` seconds) at which to stop, looked at every few
                iterations; 0: none.
            only: a move, or its beginning, that all of them make, to learn more of it; ``None``: the search
                chooses.

        Returns:
            How many were run: fewer than asked for at the deadline, or when it is clear which choice is best.
        """
        if self._root.count <= 1:
            return 0
        collecting = gc.isenabled()
        gc.disable()
        try:
            if only is not None:
                return self._grow(iterations, deadline, only)
            if not self._settings.halving:
                return self._grow(iterations, deadline, _NO_CHOICES)
            return self._halve(iterations, deadline)
        finally:
            if collecting:
                gc.enable()

    def _grow(self, iterations: int, deadline: float, only: list[int]) -> int:
        """Run iterations that choose at the root as at any node, or all begin with ``only``."""
        done = 0
        while done < iterations:
            if deadline > 0.0 and done % _CLOCK_EVERY == 0 and monotonic() >= deadline:
                break
            if not only and done % _SETTLED_EVERY == 0 and self._lead() > iterations - done:
                break
            self._iterate(only, -1)
            done += 1
        return done

    def _halve(self, iterations: int, deadline: float) -> int:
        """Sequential halving: try all choices of the root equally often, on equal deals, leave the worse
        half, and so on with the better one.

        What counts at the root is to find the best choice, not to do well while looking for it.
        (Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013.)
        """
        lines = self._lines
        if lines is None:
            lines = self.plan(iterations)
        ahead = list(range(len(lines.moves)))
        done = 0
        most = max(2, iterations // _LEAST_TRIES)
        if len(ahead) > most and lines.single:
            done = self._grow(iterations // 4, deadline, _NO_CHOICES)
            visits = self.visits()
            ahead.sort(key=lambda line: -visits[line])
            del ahead[most:]
        lines.ahead = ahead
        head_start = self._settings.head_start
        looks = _FIRST_LOOK
        while len(ahead) > 1 and done < iterations:
            rounds = (len(ahead) - 1).bit_length()
            tries = max(1, (iterations - done) // (rounds * len(ahead)))
            for _ in range(tries):
                for line in ahead:
                    late = deadline > 0.0 and done % _CLOCK_EVERY == 0 and monotonic() >= deadline
                    if late or done >= iterations:
                        return done
                    self._iterate(lines.moves[line], line)
                    done += 1
                if lines.tried[ahead[0]] >= looks:
                    looks *= 2
                    lines.leave_far_behind(head_start)
                    if len(ahead) == 1:
                        return done
            lines.leave_worse_half(head_start)
        return done

    def advance(self, choice: int) -> None:
        """Make ``choice`` at the root and search on below it. Only within one move, before anything is
        drawn or revealed.
        """
        hidden = self._root.sealed
        counted = self._root.count > 1
        face = self._root.face
        self._won.clear()
        self._dealt.clear()
        self._root.apply(choice)
        self._lines = None
        self._deals = mix(self._deals, choice + 1)
        if counted:
            self._see(self._root_sights, self._seat, face, choice, hidden)

    def visits(self) -> list[float]:
        """How often each choice of the root was made; all 0 before the first iteration."""
        count = self._root.count
        node = self._nodes.get(self._key(self._root_sights, self._seat, self._root.face))
        if node is None:
            return [0.0] * count
        return (node.visits + [0.0] * count)[:count]

    def values(self) -> list[float]:
        """The mean reward of each choice of the root, 0 to 1; 0 for those never made."""
        count = self._root.count
        node = self._nodes.get(self._key(self._root_sights, self._seat, self._root.face))
        if node is None:
            return [0.0] * count
        means = [
            node.sums[i] / node.visits[i] if node.visits[i] > 0.0 else 0.0 for i in range(len(node.visits))
        ]
        return (means + [0.0] * count)[:count]

    def won(self, choice: int) -> tuple[float, int]:
        """How many of the iterations that made ``choice`` at this root were won by the searching seat, a
        draw counting as its share, and how many there were.
        """
        return self._won.get(choice, (0.0, 0))

    def best(self) -> int:
        """The choice that came out first; -1 before the first iteration."""
        line = self.best_line()
        return line[0] if line else -1

    def best_line(self) -> list[int]:
        """The move, or its beginning, that came out first among those that were weighed; without halving the
        choice most often made at the root (of equals the one worth more). Empty before the first iteration
        with them.
        """
        lines = self._lines
        if lines is not None and lines.ahead:
            lines.rank(self._settings.head_start)
            # At the deadline some may not have been tried, and stand no worse than those that always lose.
            for line in lines.ahead:
                if lines.tried[line] > 0.0:
                    return lines.moves[line]
        if lines is not None and lines.settled == 0 and not lines.single:
            return []
        visits = self.visits()
        values = self.values()
        best = -1
        most = (0.0, 0.0)
        for choice in range(len(visits)):
            if visits[choice] <= 0.0:
                continue
            rank = (visits[choice], values[choice])
            if not self._settings.by_visits:
                rank = (values[choice], visits[choice])
            if best < 0 or rank > most:
                best = choice
                most = rank
        return [] if best < 0 else [best]

    def _lead(self) -> float:
        """By how many visits the first choice of the root leads the second."""
        first = 0.0
        second = 0.0
        for visits in self.visits():
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def _key(self, sights: list[Sight], seat: i64, face: i64) -> i64:
        return mix(sights[seat].known, face * _ACTOR_CODE + seat + 1)

    def _see(self, sights: list[Sight], actor: i64, face: i64, choice: i64, hidden: bool) -> None:
        """Let each seat know what it may of a choice: an open one all, a hidden one only who made it."""
        code: i64 = choice * _CHOICE_CODE + face * _ACTOR_CODE + actor + 1
        if hidden and self._settings.secret:
            own = sights[actor]
            own.known = mix(own.known, code)
            own.pending = mix(own.pending, code)
        else:
            for sight in sights:
                sight.known = mix(sight.known, code)

    def _reveal(self, sights: list[Sight]) -> None:
        """Let every seat know the hidden choices of the others, now that play is open again."""
        mark: i64 = 0
        for owner in sights:
            mark += _HIDDEN_CODE
            held: i64 = owner.pending
            if held != 0:
                owner.pending = 0
                for sight in sights:
                    if sight is not owner:
                        sight.known = mix(sight.known, held ^ mark)

    def _deal(self, planned: list[int], first: i64) -> int:
        """How many iterations began so before, which is the number of the next deal for them."""
        key: i64 = mix(START, first)
        at: i64
        for at in range(1, len(planned)):
            key = mix(key, planned[at])
        deal = self._dealt.get(key, 0)
        self._dealt[key] = deal + 1
        return deal

    def _iterate(self, planned: list[int], line: i64) -> None:
        """One iteration that begins with the choices ``planned``, those of ``line`` if it isn't -1."""
        work = self._work
        settings = self._settings
        nodes = self._nodes
        sights = self._sights
        path = self._path
        path_choice = self._path_choice
        path_seat = self._path_seat
        lines = self._lines
        path.clear()
        path_choice.clear()
        path_seat.clear()
        for seat, sight in enumerate(self._root_sights):
            sights[seat].known = sight.known
            sights[seat].pending = sight.pending
        root = self._root
        actor: i64 = self._seat
        face: i64 = root.face
        hidden = root.sealed
        key: i64 = self._key(sights, actor, face)
        node = nodes.get(key)
        if node is None:
            node = Node(root.count)
            nodes[key] = node
        root.reseed(mix(self._seed, self.iterations))
        choice: i64
        ahead: i64 = len(planned)
        choice = planned[0] if ahead > 0 else node.select(root.count, root.suggest(), settings, self._doubt)
        path.append(node)
        path_choice.append(choice)
        path_seat.append(actor)
        # Whatever is weighed at the root meets the same deals in the same order, so that less of what sets it
        # apart is luck.
        work.copy_from(root)
        deal = self.iterations
        if settings.same_luck:
            deal = int(lines.tried[line]) if lines is not None and line >= 0 else self._deal(planned, choice)
        work.reseed(mix(self._deals, deal))
        work.determinize(actor)
        work.apply(choice)
        self._see(sights, actor, face, choice, hidden)
        self.iterations += 1
        growing = True
        hidden_before = True
        at: i64 = 1
        while growing and work.actor >= 0:
            count: i64 = work.count
            if count == 1 and settings.forced:
                work.apply(0)
                at += 1
                continue
            hidden = work.sealed
            if hidden_before and not hidden:
                self._reveal(sights)
            hidden_before = hidden
            actor = work.actor
            face = work.face
            if actor != self._seat and not settings.others:
                choice = work.suggest()
                work.apply(choice)
                self._see(sights, actor, face, choice, hidden)
                at += 1
                continue
            key = self._key(sights, actor, face)
            node = nodes.get(key)
            if at < ahead:
                choice = planned[at]
                if node is None:
                    node = Node(count)
                    nodes[key] = node
                else:
                    node.offer(count)
            else:
                suggested: i64 = work.suggest()
                if node is None:
                    growing = False
                    if len(nodes) >= settings.node_cap:
                        break
                    node = Node(count)
                    nodes[key] = node
                    choice = suggested
                else:
                    node.offer(count)
                    choice = node.select(count, suggested, settings, self._doubt)
            at += 1
            path.append(node)
            path_choice.append(choice)
            path_seat.append(actor)
            work.apply(choice)
            self._see(sights, actor, face, choice, hidden)
        if work.actor >= 0:
            work.playout(settings.informed)
        rewards = work.rewards()
        share: float = work.chances()[self._seat] if work.actor >= 0 else share_of_win(rewards, self._seat)
        if not settings.margin:
            if work.actor >= 0:
                rewards = work.chances()
            else:
                rewards = [share_of_win(rewards, each) for each in range(len(rewards))]
        for i in range(len(path)):
            actor = path_seat[i]
            if settings.maxn or actor == self._seat:
                path[i].add(path_choice[i], rewards[actor])
            else:
                path[i].add(path_choice[i], 1.0 - rewards[self._seat])
        if lines is not None:
            if line < 0 and lines.single:
                line = path_choice[0]
            if line >= 0:
                lines.count(line, rewards[self._seat])
        first = path_choice[0]
        won, played = self._won.get(first, (0.0, 0))
        self._won[first] = (won + share, played + 1)
