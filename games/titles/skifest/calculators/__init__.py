"""Skull Canyon: Ski Fest at the real table, worked out by the engine's own functions."""

from games.titles.skifest.calculators.run import RUN
from games.titles.skifest.calculators.scoring import SCORING

CALCULATORS = (RUN, SCORING)
