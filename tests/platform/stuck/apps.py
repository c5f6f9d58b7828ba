"""Replaces the search when the application starts."""

import signal
import time
from typing import Any

from django.apps import AppConfig

from ai.bots import SearchBot


def hang(*args: Any, **how: Any) -> Any:
    """Never returns, and lets no signal that can be blocked through."""
    signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    while True:
        time.sleep(60)


LIMIT_S = 6.0
"""Instead of the time that the longest search may take. Enough, on a busy machine, to come to the search."""


class StuckConfig(AppConfig):
    """Makes each search hang, and the worker lose its patience sooner."""

    name = "tests.platform.stuck"

    def ready(self) -> None:
        """Replace the search and the limit."""
        from games.tasks import ai_turn

        SearchBot._move = hang  # type: ignore[method-assign]
        ai_turn.soft_time_limit, ai_turn.time_limit = 0.75 * LIMIT_S, LIMIT_S
