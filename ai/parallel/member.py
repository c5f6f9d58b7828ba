"""One helper: takes one search after the other, and gives what its root tried."""

from __future__ import annotations

import contextlib
import socket
from time import monotonic, process_time

import structlog

from ai.parallel.wire import Hangup, receive, send
from ai.search import Search, Settings
from games.core.jsontypes import JsonDict
from games.core.registry import get_title

_log = structlog.get_logger(__name__)

QUIET_S = 30.0
"""A search that says nothing for so long is taken for gone."""
LONGEST_RUN_S = 20.0
"""Whatever was asked for: no move may take this long."""


def serve(listener: socket.socket) -> None:
    """Take searches for ever."""
    while True:
        connection, _ = listener.accept()
        with connection:
            connection.settimeout(QUIET_S)
            try:
                session(connection)
            except Hangup:
                continue
            except Exception as error:
                # The search that asked counts on one helper less; why is for the log.
                _log.exception("search_helper_failed", problem=type(error).__name__)


def session(connection: socket.socket) -> None:
    """Help with one move, until the other side hangs up.

    The first message is the position: ``title``, ``cards`` (``None``: the shipped set), ``view``, ``seat``,
    ``seed``, ``temper``, and ``lines`` and ``others`` (of the settings). Then come, not answered,
    ``{"plan": iterations}`` or ``{"vary": move, "at": place}`` for what is weighed next and
    ``{"advance": choice}``, and ``{"run": iterations, "deadline": seconds}``, answered with ``done``,
    ``cpu_s``, and ``tried`` and ``gained`` of the root's lines.

    Raises:
        Hangup: when the other side has.
    """
    send(connection, {"ready": True})
    search = open_search(receive(connection))
    lines = search.plan(0)
    while True:
        message = receive(connection)
        if "advance" in message:
            search.advance(int(message["advance"]))
            continue
        if "plan" in message:
            lines = search.plan(int(message["plan"]))
            continue
        if "vary" in message:
            lines = search.vary([int(choice) for choice in message["vary"]], int(message["at"])) or lines
            continue
        latest = monotonic() + LONGEST_RUN_S
        deadline = min(float(message["deadline"]) or latest, latest)
        started = process_time()
        done = search.run(int(message["run"]), deadline)
        # A search that had enough need not be told.
        with contextlib.suppress(Hangup):
            spent = process_time() - started
            send(connection, {"done": done, "cpu_s": spent, "tried": lines.tried, "gained": lines.gained})


def open_search(message: JsonDict) -> Search:
    """The search that the first message asks for."""
    title = get_title(message["title"])
    seat, seed = int(message["seat"]), int(message["seed"])
    game = title.from_view(message["view"], seat, seed, message["cards"]).determinize(seat, seed)
    game.state.set_temper(seat, int(message["temper"]))
    return Search(game.state, seat, seed, Settings(lines=int(message["lines"]), others=message["others"]))
