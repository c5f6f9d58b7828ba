"""Processes that must not outlive the one that started them."""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1

# Loaded before any fork: a child between fork and exec should do as little as it can.
_libc = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


def die_with_parent() -> None:
    """Ask the kernel to kill the calling process when the thread that started it ends.

    Call it in the new process, first thing. It outlasts an exec. Off Linux it does nothing.
    """
    if _libc is not None:
        _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


class BoundToParent:
    """`die_with_parent` for a `preexec_fn`; also ends a child whose parent was gone before it could ask."""

    def __init__(self) -> None:
        self.parent = os.getpid()

    def __call__(self) -> None:
        die_with_parent()
        if os.getppid() != self.parent:
            os._exit(1)
