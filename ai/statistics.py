"""The arithmetic of match results."""

from __future__ import annotations

from math import sqrt

_NORMAL_95 = 1.959963984540054


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of points (Wilson's score interval; a draw counts as part of a win,
    which widens it a little).

    Args:
        share: 0 to 1.
        games: how many games, at least 1.
    """
    square = _NORMAL_95**2
    scale = 1.0 + square / games
    centre = (share + square / (2 * games)) / scale
    spread = _NORMAL_95 * sqrt(max(0.0, share * (1.0 - share)) / games + square / (4 * games * games)) / scale
    return max(0.0, centre - spread), min(1.0, centre + spread)


def mean(values: list[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0
