"""The policy's numbers, from ``weights.json``: found by self-play (``python -m ai.tune boutique``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from games.core.weights import Values, flat, read_weights

FILE: Final = read_weights(Path(__file__).with_name("weights.json"))
TEMPERS: Final = ("balanced", "bold", "careful")
"""What the two bits of a seat's temper mean."""
MINDS: Final = [bytes(flat(FILE.values(style))) for style in TEMPERS]
"""By temper, the list that ``tactics`` knows its way in."""


def use(values: Values) -> None:
    """Let all seats that have no temper believe these values from now on, in the whole process."""
    MINDS[0] = bytes(flat(values))
