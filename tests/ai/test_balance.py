"""The figures of balance: what is counted, and the command that prints them."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from ai.arena import Contest
from ai.balance import study
from games.core.registry import titles


@pytest.mark.parametrize("slug", titles())
def test_every_title_has_figures_by_seat(slug: str) -> None:
    players = titles()[slug].min_seats
    figures = study(Contest(slug, players, 2, ("random",), 1))
    assert figures["games"] == 2
    assert sum(figures["seat_share"]) == pytest.approx(1, abs=0.001)
    assert all(
        low <= share <= high
        for share, (low, high) in zip(figures["seat_share"], figures["seat_ci95"], strict=True)
    )
    assert (
        figures["winning_score"]["p10"] <= figures["winning_score"]["mean"] <= figures["winning_score"]["p90"]
    )


def test_snow_planner_counts_areas_and_cards() -> None:
    figures = study(Contest("snowplanner", 3, 3, ("greedy",), 1))
    areas = figures["areas"]
    assert sum(area["share"] for area in areas.values()) == pytest.approx(1, abs=0.001)
    assert sum(area["placements"] for area in areas.values()) >= 3 * 3 * 8 * 2
    cards = figures["cards"]
    assert sum(use["taken"] for use in cards["talents"].values()) == 3 * 3
    for kind in ("guests", "vips", "events", "goals", "talents"):
        for use in cards[kind].values():
            assert use["played"] <= use["taken"]
            assert 1 <= use["offered"] <= 3
            if use["taken"]:
                low, high = use["win_taken_ci95"]
                assert low <= use["win_taken"] <= high
    assert sum(use["played"] for use in cards["events"].values()) > 0


def test_the_same_seed_gives_the_same_figures() -> None:
    contest = Contest("snowplanner", 2, 2, ("greedy",), 4)
    assert study(contest) == study(contest)


def test_the_command_prints_one_object_or_tables() -> None:
    out = StringIO()
    call_command("balance", "snowplanner", "--games", "2", "--players", "2", "--json", stdout=out)
    figures = json.loads(out.getvalue().splitlines()[-1])
    assert figures["game"] == "snowplanner"
    out = StringIO()
    call_command("balance", "snowplanner", "--games", "2", stdout=out)
    assert "talents" in out.getvalue()
    for wrong in (["chess"], ["snowplanner", "--players", "9"], ["snowplanner", "--agents", "genius"]):
        with pytest.raises(CommandError):
            call_command("balance", *wrong, stdout=StringIO())
