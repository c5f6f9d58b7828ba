"""Weights that a fit has written to ``data``. Not compiled: compiled modules don't lie beside their data."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "outlook.json"


@cache
def outlook_lists() -> tuple[list[float], list[float]]:
    """Weights of the probable final score, by round (0 to 8) × number of counts + count; and by round how far
    scores stray from it. Not to be changed."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return [weight for row in data["weights"] for weight in row], list(data["spread"])
