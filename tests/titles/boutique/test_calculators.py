"""The calculators of Boutique Hotel Manager give what the rules give."""

from __future__ import annotations

import pytest

from games.assistant.calculators import Answer
from tests.assistant.test_calculators import filled

WORKED = {"d1": 1, "d2": 1, "d3": 2, "d4": 3, "d5": 4, "d6": 6, "d7": 5, "b": 2}


def answer(name: str, **entries: object) -> Answer:
    """What one answers."""
    found = filled("boutique", name, **entries)
    assert found.answer is not None, found.faults
    return found.answer


def values(found: Answer) -> list[str]:
    """The right column of its sum."""
    return [line.value for line in found.lines]


@pytest.mark.parametrize(
    ("stay", "total"),
    [
        ({"a": 2, "c": 1}, "200"),
        ({"a": 2, "c": 1, "f": 1}, "600"),
        ({"a": 3, "c": 6, "f": 1}, "2,200"),
        ({"a": 2, "c": 1, "r": 2, "l": 1, "e": 1}, "300"),
    ],
)
def test_price_of_a_stay(stay: dict[str, int], total: str) -> None:
    """BHM-3.5."""
    found = answer("stay", **WORKED, **stay)
    assert found.headline == f"The stay costs {total}."
    assert values(found)[-1] == total


def test_a_budget_counts_every_room_and_night() -> None:
    """BHM-5.3."""
    assert answer("stay", **WORKED, a=2, c=1, f=1, g=3).headline.endswith("It fits the budget.")
    assert answer("stay", **WORKED, a=2, c=1, f=1, g=2).headline.endswith("It doesn’t fit the budget.")


@pytest.mark.parametrize(
    ("entries", "headline"),
    [
        ({"t1": 500, "t2": 400}, "Hotel 2 gets the guests."),
        ({"t1": 400, "t2": 400, "s1": 4}, "Hotel 1 gets the guests."),
        ({"t1": 300, "t2": 400, "r1": 0}, "Hotel 2 gets the guests."),
        ({"r1": 0, "r2": 0}, "No hotel has the rooms: the guests are lost."),
        ({"b1": 100, "b2": 200}, "Equal price and stars: Hotel 2 gets the guests with the highest bid."),
        (
            {"n": 3, "b1": 200, "b2": 200, "b3": 100},
            "Equal bids: Hotel 1 and Hotel 2 get the guests, and each is paid in full.",
        ),
        ({"n": 3, "t3": 100}, "Hotel 3 gets the guests."),
    ],
)
def test_who_gets_the_guests(entries: dict[str, int], headline: str) -> None:
    """BHM-3.6, BHM-3.7."""
    assert answer("guests", **entries).headline == headline


def test_staff_and_stars() -> None:
    """BHM-6.1, BHM-6.2: the need is the fullest day's, spare staff helps nobody."""
    week = {"h1": 1, "h5": 2, "c1": 1, "c5": 2, "k5": 2}
    found = answer("staff", **week, sh=3, sk=2, sc=1)
    assert found.headline == "1 short: 1 star lost."
    assert values(found) == ["0", "0", "−1", "1,800", "2"]
    assert answer("staff", **week, sh=2, sk=2, sc=2).headline == "Nothing is short: 1 star gained."
    assert answer("staff", **week, sk=1).headline == "No star is left: the hotel closes."


def test_more_squares_than_rooms_are_refused() -> None:
    assert list(filled("boutique", "staff", h1=2, c1=3).faults) == ["c1"]


def test_rank_of_the_walk_ins() -> None:
    """BHM-5.1: least money, then bids, then rolls."""

    def order(**entries: int) -> list[str]:
        return [line.label for line in answer("rank", **entries).lines]

    assert order(m1=800, m2=500) == ["1. Hotel 2", "2. Hotel 1"]
    assert order(m1=500, m2=500, b2=100) == ["1. Hotel 2", "2. Hotel 1"]
    assert order(n=3, m1=500, m2=500, m3=400, d1=2, d2=5) == ["1. Hotel 3", "2. Hotel 2", "3. Hotel 1"]
    assert answer("rank", m1=500, m2=500).headline == "Still equal: Hotel 1 and Hotel 2 roll the white die."
    again = answer("rank", m1=500, m2=500, d1=4, d2=4)
    assert again.headline == "Equal rolls among Hotel 1 and Hotel 2: roll again."
    assert list(filled("boutique", "rank", m1=500, m2=500, b1=600).faults) == ["b1"]


def test_final_ranking() -> None:
    """BHM-6.6, BHM-6.3."""
    assert answer("final", m1=5000, m2=6000).headline == "Hotel 2 wins."
    assert answer("final", m1=5000, m2=5000, s2=4).headline == "Hotel 2 wins."
    assert answer("final", m1=5000, m2=5000).headline == "A draw between Hotel 1 and Hotel 2."
    out = answer("final", n=3, m1=9000, i1=0, m2=100, m3=200)
    assert [line.label for line in out.lines] == ["1. Hotel 3", "2. Hotel 2", "3. Hotel 1"]
    assert list(filled("boutique", "final", i1=0, i2=0).faults) == ["i1"]
