"""What happened, for the log."""

from __future__ import annotations

from games.core.results import Event
from games.titles.snowplanner.state import SnowState


def events_of(p: SnowState, journal: list[tuple[int, ...]]) -> list[Event]:
    return []
