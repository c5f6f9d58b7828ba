"""The calculators of Snow Planner give what the rules give."""

from __future__ import annotations

import pytest

from games.assistant.calculators import Answer
from games.titles.snowplanner.cards import shipped_cards
from tests.assistant.test_calculators import filled

CARDS = shipped_cards()
BLUE, ORANGE, GREEN = 1, 2, 3


def number(kind: str, key: str) -> int:
    """A card's number in its list."""
    return list(CARDS[kind]).index(key)


def answer(name: str, **entries: int) -> Answer:
    """What one answers."""
    found = filled("snowplanner", name, **entries)
    assert found.answer is not None, found.faults
    return found.answer


def value(found: Answer, label: str) -> str:
    """The value of the line with this label."""
    return next(line.value for line in found.lines if line.label == label)


def offsets(found: Answer) -> list[str]:
    """What may be spent, with the value that it gives."""
    return [line.label for line in found.lines if line.rule == "SNP-3.2"]


def test_value_of_a_die() -> None:
    """SNP-3.2: the smaller of the face and the face with penalty and offset; no unit too many."""
    assert offsets(answer("die", f=4, p=2, s=2, t=1)) == [
        "Nothing spent: value 2",
        "1 Ticket spent: value 3",
        "1 Snow spent: value 4",
    ]
    assert "1 Snow spent: value 4" in offsets(answer("die", f=4, p=1, s=1, t=0))
    assert "2 Snow spent: value 4" in offsets(answer("die", f=4, p=3, s=2, t=1))
    assert "1 Snow and 1 Ticket spent: value 4" in offsets(answer("die", f=4, p=3, s=2, t=1))


def test_rewards_within_reach_stand_out() -> None:
    """SNP-3.3, SNP-3.5."""
    found = answer("die", f=5, p=2, s=0, t=1, a=8 - 1)
    assert [(line.label, line.strong) for line in found.lines if line.rule == "SNP-3.5"] == [
        ("From 1", True),
        ("From 3", True),
    ]
    weak = answer("die", f=1, p=2, s=0, t=0, a=0)
    assert not any(line.strong for line in weak.lines)
    assert weak.headline == "A 1 on a 2-space: up to value −1."


@pytest.mark.parametrize(
    ("entries", "cost"), [({"a": 2, "z": 5}, "9 Tickets"), ({"a": 3, "z": 5, "p": 1}, "5 Tickets")]
)
def test_cost_of_training(entries: dict[str, int], cost: str) -> None:
    """SNP-3.4."""
    assert answer("training", **entries).headline == f"That costs {cost}."


def test_a_die_is_not_trained_down() -> None:
    assert list(filled("snowplanner", "training", a=4, z=3).faults) == ["z"]


def test_bonus_table() -> None:
    """SNP-6.3: every row of the table."""
    found = answer("bonus", b=0, o=4, g=2)
    assert value(found, "Orange: 4") == "3 Tickets and 1 Croissant"
    assert value(found, "Green: 2") == "1 point"
    for letter, colour in (("b", "blue"), ("o", "orange"), ("g", "green")):
        for count, row in enumerate(CARDS["bonus_table"][colour]):
            entries = {"b": 0, "o": 0, "g": 0} | {letter: count}
            gained = value(answer("bonus", **entries), f"{colour.capitalize()}: {count}")
            assert all(str(units) in gained for units in row.values())
            assert (gained == "nothing") == (not row)
    assert list(filled("snowplanner", "bonus", b=4, o=4, g=4).faults) == ["g"]


def test_round_card_owed() -> None:
    """SNP-5.1."""
    kitchens = number("rounds", "big_kitchens")
    found = answer("owed", r=kitchens, c=1, s=1, p=4)
    assert value(found, "Owed") == "3 Croissants"
    assert found.headline == "Big Kitchens asks 3 Croissants: you pay what you can and lose 4 points."
    assert "lose 3 points" in answer("owed", r=kitchens, c=1, s=1, p=3).headline
    repairs = answer("owed", r=number("rounds", "lift_repairs"), c=5, s=9, p=0)
    assert repairs.headline == "Lift Repairs asks 8 Tickets: you can pay."
    fans = answer("owed", r=number("rounds", "fan_crowds"), l=5, s=4, p=0)
    assert value(fans, "Owed") == "4 Tickets"
    assert answer("owed", r=number("rounds", "deep_snow")).headline.startswith("Deep Snow gives each player")


def test_whether_a_guest_stays() -> None:
    """SNP-7.1."""
    driver = number("guests", "bus_driver")
    assert answer("stay", c=driver, d=1, w1=ORANGE).headline == "Bus Driver stays: Day 2 next."
    assert answer("stay", c=driver, d=2, w1=ORANGE).headline == "Bus Driver checks out."
    assert answer("stay", c=driver, d=3, w1=ORANGE).headline == "Bus Driver was at Day 3 and checks out."


def test_whether_a_vip_stays() -> None:
    """SNP-7.2: it may have to be paid, and its penalty is told."""
    duchess = len(CARDS["guests"]) + number("vips", "alpine_duchess")
    windows = {f"w{space}": GREEN for space in range(1, 6)}
    assert answer("stay", c=duchess, d=3, k=1, **windows).headline == "Alpine Duchess stays: Day 3 next."
    gone = answer("stay", c=duchess, d=3, k=0, **windows)
    assert value(gone, "Penalty of the VIP") == "−4 points"


def test_final_score() -> None:
    """SNP-8.5, SNP-4.8."""
    assert answer("scoring", p=50, l=4, s=3, t=4, k=1).headline == "56 points in all."
    register = number("goals", "full_register") + 1
    found = answer("scoring", p=10, g1=register, o=2, q=1)
    assert value(found, "Full Register") == "6"
    assert found.headline == "16 points in all."
    assert list(filled("snowplanner", "scoring", g1=register, g2=register).faults) == ["g2"]
    assert list(filled("snowplanner", "scoring", g1=register, r=2, v=2).faults) == ["v"]
