"""Fitting the outlook: least squares on counts of hotels."""

from __future__ import annotations

import random

import pytest

from games.titles.snowplanner.fit import Row, collect, fit, solve
from games.titles.snowplanner.fitted import outlook_lists
from games.titles.snowplanner.survey import COUNTS


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


def test_known_weights_and_their_noise_are_found_again() -> None:
    rng = random.Random(1)
    known = [rng.uniform(-3, 3) for _ in range(COUNTS)]
    games: list[list[Row]] = []
    for _ in range(1500):
        rows = []
        for _ in range(2):
            seen = [rng.uniform(0, 5) for _ in known]
            rows.append((seen, sum(w * s for w, s in zip(known, seen, strict=True)) + rng.gauss(0, 2)))
        games.append(rows)
    weights, spread = fit(games)
    assert weights == pytest.approx(known, abs=0.15)
    assert spread == pytest.approx(2 * 2**0.5 / 1.702, rel=0.1)


def test_one_seed_gives_the_same_games_and_every_round_is_seen() -> None:
    found = collect(3, 5)
    assert found == collect(3, 5)
    assert [len(games) for games in found.values()] == [3] * 7
    assert [len(rows) for rows in found[2]] == [2, 3, 4]
    assert all(score > 0 for rows in found[8] for _, score in rows)


def test_the_shipped_weights_are_whole_and_surer_from_round_to_round() -> None:
    weights, spread = outlook_lists()
    assert len(weights) == 9 * COUNTS
    assert spread[2:] == sorted(spread[2:], reverse=True)
