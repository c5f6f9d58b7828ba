"""What the table shows beside the view."""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.state import SnowState


def aids_of(p: SnowState, seat: int | None) -> JsonDict:
    """Aids."""
    return {}
