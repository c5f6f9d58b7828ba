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


class StuckConfig(AppConfig):
    """Makes each search hang."""

    name = "tests.platform.stuck"

    def ready(self) -> None:
        """Replace the search."""
        SearchBot._move = hang  # type: ignore[method-assign]
