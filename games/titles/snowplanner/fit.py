"""``python -m games.titles.snowplanner.fit``: fit the weights of ``outlook`` to games between policies.

Every run with the same seed and number of games gives the same file.
"""

from __future__ import annotations

import argparse
import datetime
import json
from math import sqrt

from librt.vecs import vec

from games.core.chance import SeededChance
from games.titles.snowplanner import outlook, playouts
from games.titles.snowplanner.cards import shipped_cards
from games.titles.snowplanner.fitted import FILE
from games.titles.snowplanner.setup import set_up
from games.titles.snowplanner.survey import COUNTS
from games.titles.snowplanner.table import CardTable

ROUNDS = range(2, 9)
KEEP = 1e-3
"""Ridge: keeps the weights of what hardly ever differs small."""
LOGISTIC = 1.702
"""The scale at which a logistic curve is nearest to a normal one."""

Row = tuple[list[float], float]


def collect(games: int, seed: int) -> dict[int, list[list[Row]]]:
    """By round, by game: for each seat its counts at the beginning of the round, and its final score."""
    table = CardTable(shipped_cards())
    seen = vec[float]([0.0] * COUNTS)
    found: dict[int, list[list[Row]]] = {number: [] for number in ROUNDS}
    for game in range(games):
        seats = 2 + game % 3
        state = set_up(table, seats, SeededChance(f"{seed}:{game}"))
        state.focus(state.order[0])
        state.reseed(seed * 1_000_003 + game)
        state.determinize(state.actor)
        counts: dict[int, list[list[float]]] = {}
        for number in ROUNDS:
            playouts.informed(state, number - 1)
            counts[number] = []
            for seat in range(seats):
                outlook.look(state, state.survey, seat, seen)
                counts[number].append(list(seen))
        playouts.informed(state, 8)
        scores = [float(state.score(seat)[4]) for seat in range(seats)]
        for number, rows in counts.items():
            found[number].append(list(zip(rows, scores, strict=True)))
    return found


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system of equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = rows[at][at]
        for below in range(at + 1, size):
            factor = rows[below][at] / pivot
            if factor:
                rows[below] = [b - factor * a for a, b in zip(rows[at], rows[below], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][col] * found[col] for col in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def fit(games: list[list[Row]]) -> tuple[list[float], float]:
    """Least squares of one round: the weights, and the spread of the differences between seats."""
    size = COUNTS
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    rows = [row for game in games for row in game]
    for seen, score in rows:
        for at, value in enumerate(seen):
            if value:
                right[at] += value * score
                line = matrix[at]
                for col in range(size):
                    line[col] += value * seen[col]
    for at in range(size):
        matrix[at][at] += KEEP * len(rows)
    weights = solve(matrix, right)
    square = 0.0
    pairs = 0
    for game in games:
        errors = [score - sum(w * s for w, s in zip(weights, seen, strict=True)) for seen, score in game]
        for at, error in enumerate(errors):
            for other in errors[:at]:
                square += (error - other) ** 2
                pairs += 1
    return weights, sqrt(square / pairs) / LOGISTIC


def main() -> None:
    """Fit and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000, help="how many games (6000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same weights (1)")
    options = parser.parse_args()
    found = collect(options.games, options.seed)
    weights = [[0.0] * COUNTS for _ in range(9)]
    spread = [1.0] * 9
    for number in ROUNDS:
        row, spread[number] = fit(found[number])
        weights[number] = [round(weight, 3) for weight in row]
        spread[number] = round(spread[number], 2)
        print(number, spread[number], weights[number])
    data = {
        "made": datetime.date.today().isoformat(),
        "games": options.games,
        "seed": options.seed,
        "spread": spread,
        "weights": weights,
    }
    FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
