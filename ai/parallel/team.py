"""A search with helpers: to whoever runs it, it is like any other search."""

from __future__ import annotations

import errno
import os
import socket
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import structlog

from ai.levels import Level
from ai.parallel.wire import Hangup, receive, send
from ai.search import Lines, Search, Settings
from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.core.state import State

_log = structlog.get_logger(__name__)

LONG_THINK_S = 3.0
"""Levels that may think for less than this ask no helper: `manage.py bench parallel` shows what asking
costs.
"""
_MOST_HELPERS = 256
_READY_S = 0.05
"""A helper that is free answers at once."""
_QUEUE_S = 0.005
"""Between two tries to come into the pool's queue."""
_GRACE = 1.0
"""How long a helper may take beyond our own part, as a share of that."""
_LEAST_GRACE_S = 0.1
_OFTEN = 0.8
"""Searches try the choices that are left in the end equally often, but for what they inherited."""
_LATE_S = 0.05
"""How long beyond the deadline a helper's answer is waited for."""


@dataclass(frozen=True, slots=True)
class Team:
    """Helpers that may be asked.

    Attributes:
        path: the pool's socket.
        most: at most so many of them.
        cards: the match's card set, ``None``: the shipped one.
        patience_s: how long each answer is waited for; ``None``: as long as a table should wait. With
            patience the result depends on the seed and the number of helpers alone.
    """

    path: Path
    most: int
    cards: JsonDict | None = None
    patience_s: float | None = None

    def search(
        self, game: Game, seat: int, seed: int, temper: int, settings: Settings | None = None
    ) -> TeamSearch:
        """A search of ``game`` as ``seat`` sees it, with the helpers that are free now. To be closed.

        Args:
            settings: of the search, ``None``: the usual ones. Helpers know of them only how many lines, and
                whether others search.
        """
        settings = settings or Settings()
        helpers = []
        for _ in range(self.most):
            helper = _call(self.path, self.patience_s or _READY_S)
            if helper is None:
                break
            helpers.append(helper)
        own = game.determinize(seat, seed)
        own.state.set_temper(seat, temper)
        search = TeamSearch(Search(own.state, seat, seed, settings), helpers, self.patience_s)
        view = game.view(seat) if helpers else None
        for number, helper in enumerate(helpers):
            search.tell(
                helper,
                {
                    "title": game.title.slug,
                    "cards": self.cards,
                    "view": view,
                    "seat": seat,
                    "seed": helper_seed(seed, number),
                    "temper": temper,
                    "lines": settings.lines,
                    "others": settings.others,
                },
            )
        return search


class TeamSearch:
    """Our own search and those of the helpers, with what all of them tried added up."""

    def __init__(self, own: Search, helpers: list[socket.socket], patience_s: float | None) -> None:
        self._own = own
        self._helpers = helpers
        self._patience_s = patience_s
        self._lines: Lines | None = None
        self.slowest_s = 0.0
        """CPU seconds of the helper that worked most in the last run."""
        self._found: dict[socket.socket, tuple[list[float], list[float]]] = {}

    @property
    def position(self) -> State:
        """As of a search alone."""
        return self._own.position

    @property
    def helpers(self) -> int:
        """How many there are still."""
        return len(self._helpers)

    def plan(self, iterations: int) -> Lines:
        """As of a search alone."""
        self._found.clear()
        for helper in list(self._helpers):
            self.tell(helper, {"plan": iterations})
        self._lines = self._own.plan(iterations)
        return self._lines

    def greedy_move(self) -> list[int]:
        """As of a search alone."""
        return self._own.greedy_move()

    def vary(self, move: list[int], at: int) -> Lines | None:
        """As of a search alone."""
        lines = self._own.vary(move, at)
        if lines is not None:
            self._lines = lines
            self._found.clear()
            for helper in list(self._helpers):
                self.tell(helper, {"vary": move, "at": at})
        return lines

    def run(self, iterations: int, deadline: float = 0.0) -> int:
        """Run up to ``iterations`` more, a part of them here. As of a search alone."""
        share = -(-iterations // (1 + len(self._helpers)))
        if self._lines is None and self.position.count > 1:
            self.plan(iterations)
        asked = list(self._helpers)
        for helper in asked:
            self.tell(helper, {"run": share, "deadline": deadline})
        started = monotonic()
        done = self._own.run(share, deadline)
        now = monotonic()
        latest = now + max(_LEAST_GRACE_S, (now - started) * _GRACE)
        self.slowest_s = 0.0
        if self._patience_s is not None:
            latest = now + self._patience_s
        elif deadline > 0.0:
            latest = min(latest, max(deadline, now) + _LATE_S)
        for helper in asked:
            if helper in self._helpers:
                done += self._hear(helper, latest)
        return done

    def advance(self, choice: int) -> None:
        """As of a search alone."""
        self._own.advance(choice)
        self._lines = None
        self._found.clear()
        for helper in list(self._helpers):
            self.tell(helper, {"advance": choice})

    def tallies(self) -> tuple[list[float], list[float]]:
        """For each line of the root how often all together tried it, and the sum of its rewards."""
        if self._lines is None:
            return [], []
        tried, gained = self._lines.tried[:], self._lines.gained[:]
        for more, sums in self._found.values():
            tried = [one + other for one, other in zip(tried, more, strict=True)]
            gained = [one + other for one, other in zip(gained, sums, strict=True)]
        return tried, gained

    def best_line(self) -> list[int]:
        """Of what all together tried about as often as any, the one worth most; empty before the first
        iteration. Alone: the search's own.
        """
        if self._lines is None or not self._found:
            return self._own.best_line()
        tried, gained = self.tallies()
        often = _OFTEN * max(tried)
        ranked = [
            (gained[line] / tried[line], -line)
            for line in range(len(tried))
            if tried[line] >= often and tried[line] > 0.0
        ]
        return self._lines.moves[-max(ranked)[1]] if ranked else []

    def close(self) -> None:
        """Let the helpers go."""
        for helper in self._helpers:
            helper.close()
        self._helpers = []

    def tell(self, helper: socket.socket, message: JsonDict) -> None:
        """Send a helper a message; one that is gone is let go."""
        try:
            send(helper, message)
        except Hangup as gone:
            self._lose(helper, gone)

    def _hear(self, helper: socket.socket, latest: float) -> int:
        helper.settimeout(max(0.001, latest - monotonic()))
        try:
            answer = receive(helper)
        except Hangup as gone:
            self._lose(helper, gone)
            return 0
        helper.settimeout(_GRACE)
        tried = [float(number) for number in answer["tried"]]
        if self._lines is None or len(tried) != len(self._lines.moves):
            self._lose(helper, Hangup("another position"))
            return 0
        self._found[helper] = (tried, [float(number) for number in answer["gained"]])
        self.slowest_s = max(self.slowest_s, float(answer["cpu_s"]))
        return int(answer["done"])

    def _lose(self, helper: socket.socket, why: Hangup) -> None:
        _log.warning("search_helper_lost", problem=str(why))
        helper.close()
        self._helpers.remove(helper)
        # What it found for this choice still counts.


def profits(level: Level) -> bool:
    """Whether a level thinks long enough for helpers."""
    return level.seconds >= LONG_THINK_S


def helper_seed(seed: int, number: int) -> int:
    """The seed of helper ``number`` (0 and up) in a search of ``seed``."""
    return (seed * _MOST_HELPERS + number + 1) & ((1 << 60) - 1)


def idle_cores() -> int:
    """How many cores have nothing to do at this moment, the one of the asking process not counted; 0 where
    the system doesn't say.
    """
    try:
        running = int(Path("/proc/loadavg").read_text(encoding="ascii").split()[3].partition("/")[0])
        cores = len(os.sched_getaffinity(0))
    except (OSError, ValueError, IndexError, AttributeError):
        return 0
    return max(0, cores - max(1, running))


def _call(path: Path, patience_s: float) -> socket.socket | None:
    """A helper that is free, or ``None``."""
    latest = monotonic() + patience_s
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.settimeout(patience_s)
    try:
        # A full queue refuses at once, whatever the timeout.
        while connection.connect_ex(str(path)) == errno.EAGAIN and monotonic() < latest:
            sleep(_QUEUE_S)
        receive(connection)
    except (OSError, Hangup):
        connection.close()
        return None
    connection.settimeout(_GRACE)
    return connection
