"""The policy's numbers, ``weights.json``, in hundredths of a point (``python -m ai.tune snowplanner``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from games.core.weights import read_weights

FILE: Final = read_weights(Path(__file__).with_name("weights.json"))
