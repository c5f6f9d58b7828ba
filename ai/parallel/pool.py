"""The pool of helpers: forks them, and forks another one when one falls."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import structlog

from ai.parallel.member import serve
from games.core.registry import titles

_log = structlog.get_logger(__name__)

NICENESS = 5
"""Helpers give way to the searches that they help, and to the site."""
_PAUSE_S = 0.5
"""After a fall, so that a fault which fells every helper at once doesn't keep a core busy."""


def run_pool(path: Path, members: int, first: Callable[[], None], ready: Callable[[], None]) -> None:
    """Keep ``members`` helpers listening on the socket ``path`` until SIGTERM or SIGINT.

    Args:
        path: of the socket; what lies there from before is replaced.
        first: called first thing in each helper: it must see to it that the helper ends with its parent.
        ready: called when all are there.
    """
    with contextlib.suppress(FileNotFoundError):
        path.unlink()
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    mask = os.umask(0o177)
    try:
        listener.bind(str(path))
    finally:
        os.umask(mask)
    listener.listen(members)
    # Once for all of them: rules and cards are shared memory in the forks.
    titles()
    signal.signal(signal.SIGTERM, _end)
    signal.signal(signal.SIGINT, _end)
    children: set[int] = set()
    try:
        while len(children) < members:
            children.add(_fork(listener, first))
        ready()
        while True:
            fallen, status = os.wait()
            children.discard(fallen)
            _log.warning("search_helper_fell", process=fallen, code=os.waitstatus_to_exitcode(status))
            time.sleep(_PAUSE_S)
            children.add(_fork(listener, first))
    finally:
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        with contextlib.suppress(FileNotFoundError):
            path.unlink()


def _fork(listener: socket.socket, first: Callable[[], None]) -> int:
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        first()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
        serve(listener)
    finally:
        sys.stderr.flush()
        os._exit(code)


def _end(number: int, frame: FrameType | None) -> None:
    sys.exit(0)
