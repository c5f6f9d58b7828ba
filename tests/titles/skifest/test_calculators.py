"""The calculators of Ski Fest give what the rules give."""

from __future__ import annotations

import pytest

from games.assistant.calculators import Answer
from tests.assistant.test_calculators import filled

GREEN, BLUE, BLACK = 0, 1, 2


def answer(name: str, **entries: int) -> Answer:
    """What one answers."""
    found = filled("skifest", name, **entries)
    assert found.answer is not None, found.faults
    return found.answer


def value(found: Answer, label: str) -> str:
    """The value of the line that begins with this label."""
    return next(line.value for line in found.lines if line.label.startswith(label))


@pytest.mark.parametrize(
    ("entries", "cards"),
    [
        ({"d": GREEN}, "2 cards"),
        ({"d": BLUE, "o": 2, "m": 2}, "4 cards"),
        ({"d": BLUE, "o": 2, "m": 2, "c": 1}, "6 cards"),
        ({"d": BLUE, "o": 2, "m": 2, "c": 1, "t": 1}, "5 cards"),
        ({"d": BLUE, "o": 2, "m": 2, "c": 1, "h": 1}, "7 cards"),
        ({"d": BLUE, "o": 2, "m": 2, "c": 1, "h": 1, "t": 1}, "6 cards"),
        ({"d": BLUE, "w": 1}, "3 cards"),
        ({"d": BLACK, "k": 1}, "5 cards"),
        ({"d": BLACK, "o": 1, "m": 3}, "7 cards"),
        ({"d": GREEN, "o": 2, "m": 1, "c": 1, "t": 1}, "2 cards"),
    ],
)
def test_cards_for_a_run_and_its_claim(entries: dict[str, int], cards: str) -> None:
    """SKF-2.4, SKF-2.6."""
    assert answer("run", **entries).headline == f"The run takes {cards}."


@pytest.mark.parametrize(
    ("entries", "points", "fame"),
    [
        ({"d": GREEN, "n": 1}, "2 points", "1 fame"),
        ({"d": GREEN, "x": 2}, "2 points", "2 fame"),
        ({"d": GREEN, "x": 1}, "2 points", "1 fame"),
        ({"d": BLACK, "x": 2, "g": 1}, "8 points", "7 fame"),
        ({"d": GREEN, "x": 2, "e": 1, "g": 1, "s": 1}, "2 points", "5 fame"),
        ({"d": GREEN, "o": 1, "s": 1}, "2 points", "1 fame"),
    ],
)
def test_points_and_fame(entries: dict[str, int], points: str, fame: str) -> None:
    """SKF-2.4, SKF-2.5: gear is added after doubling."""
    found = answer("run", **entries)
    assert value(found, "Points") == points
    assert value(found, "Fame") == fame


@pytest.mark.parametrize(
    ("yetis", "whistle", "rule"), [(1, 0, "SKF-2.7"), (2, 0, "SKF-2.8"), (2, 1, "SKF-4")]
)
def test_what_yetis_do(yetis: int, whistle: int, rule: str) -> None:
    """SKF-2.7, SKF-2.8."""
    assert answer("run", d=BLUE, n=yetis, y=whistle).lines[-1].rule == rule


def test_majorities_are_shared() -> None:
    """SKF-5.1: green 3, 3, 1 give 4 each to the first two; 8 fame are 2 points."""
    found = answer("scoring", n=3, g1=3, g2=3, g3=1, f1=8, p1=10)
    assert value(found, "Player 1: majority (green)") == "4"
    assert value(found, "Player 2: majority (green)") == "4"
    assert value(found, "Player 1: fame") == "2"
    assert found.headline == "Player 1 wins."


def test_a_tie_goes_to_fame_and_then_to_top_markers() -> None:
    """SKF-5.2."""
    assert answer("scoring", p1=10, p2=10, f2=1).headline == "Player 2 wins."
    assert answer("scoring", p1=10, p2=10).headline == "Player 1 and Player 2 share the win."


def test_more_top_markers_than_runs_are_refused() -> None:
    assert list(filled("skifest", "scoring", k1=4, k2=2).faults) == ["k2"]
