"""Sums of single events, worked out by hand, where a rule caps or doubles something."""

from __future__ import annotations

import pytest

from games.assistant.calculators.say import Say
from games.assistant.sums import sums_of
from games.core.jsontypes import JsonDict
from games.core.results import Event

NAMES = ["Ada", "Bo"]
NOBODY = {"housekeeping": 0, "kitchen": 0, "checkin": 0}

Told = list[tuple[str, list[tuple[int, str]], int, int]]


def told(slug: str, code: str, rule: str, data: JsonDict) -> Told:
    """By sum the account, the values with their rules, the total and the change."""
    found = sums_of(slug, Event(code, rule, data), NAMES, Say("en"))
    return [
        (one.account, [(part.value, part.rule) for part in one.parts], one.total, one.change) for one in found
    ]


@pytest.mark.parametrize("rule", ["BHM-3.2", "BHM-5.2"])
def test_a_price_changes_by_the_rule_of_its_time(rule: str) -> None:
    data = {"seat": 0, "slot": 5, "before": 4, "value": 2}
    assert told("boutique", "price_changed", rule, data) == [("", [(400, "BHM-2.1"), (-200, rule)], 200, 200)]


@pytest.mark.parametrize(
    ("before", "short", "after", "parts"),
    [
        (3, NOBODY, 4, [(3, "BHM-6.2"), (1, "BHM-6.2")]),
        (5, NOBODY, 5, [(5, "BHM-6.2"), (1, "BHM-6.2"), (-1, "BHM-6.2")]),
        (4, {**NOBODY, "kitchen": 2, "checkin": 1}, 1, [(4, "BHM-6.2"), (-2, "BHM-6.2"), (-1, "BHM-6.2")]),
        (1, {**NOBODY, "housekeeping": 3}, 0, [(1, "BHM-6.2"), (-3, "BHM-6.2"), (2, "BHM-6.3")]),
    ],
)
def test_stars_stop_at_five_and_at_none(
    before: int, short: dict[str, int], after: int, parts: list[tuple[int, str]]
) -> None:
    data = {"seat": 1, "missing": sum(short.values()), "short": short, "before": before, "after": after}
    assert told("boutique", "rated", "BHM-6.2", data) == [("stars", parts, after, after - before)]


def test_style_doubles_the_fame_of_a_run_and_gear_adds_to_it() -> None:
    data = {"seat": 0, "name": "Fang", "points": 8, "run_fame": 3, "style": True, "fame": 8}
    data["gear_fame"] = [{"name": "Goggles", "fame": 2}]
    assert told("skifest", "skied", "SKF-2.5", data) == [
        ("points", [(8, "SKF-2.4")], 8, 8),
        ("fame", [(3, "SKF-2.4"), (3, "SKF-2.5"), (2, "SKF-4")], 8, 8),
    ]


def test_an_offset_never_lifts_a_die_above_its_face() -> None:
    data = {"seat": 0, "face": 4, "penalty": 1, "snow": 1, "tickets": 0, "value": 4}
    rule = "SNP-3.2"
    assert told("snowplanner", "die_placed", rule, data) == [
        ("", [(4, rule), (-1, rule), (2, rule), (-1, rule)], 4, 4),
        ("snow", [(-1, rule)], -1, -1),
    ]


def test_what_a_round_card_is_owed_and_points_that_are_not_there() -> None:
    data = {"seat": 0, "card": "x", "resource": "tickets", "base": 2, "owed": 4, "paid": 1, "points_lost": 5}
    rule = "SNP-5.1"
    assert told("snowplanner", "round_owed", rule, data) == [
        ("", [(2, rule), (2, rule)], 4, 4),
        ("tickets", [(-1, rule)], -1, -1),
        ("points", [(-6, rule), (1, rule)], -5, -5),
    ]
