"""How the lobby speaks of the games themselves: their short names, and how far a match of each is."""

import pytest
from django.template.loader import render_to_string

from accounts.models import User
from games.core.registry import get_title
from games.services.create import SeatPlan, create_match
from games.services.table import load
from games.views.cards import turn_card
from games.views.titles import Offer


@pytest.mark.parametrize(
    ("slug", "short"), [("boutique", "Boutique"), ("skifest", "Ski Fest"), ("snowplanner", "Snow Planner")]
)
def test_narrow_places_call_a_game_by_its_own_name(slug: str, short: str) -> None:
    assert Offer(get_title(slug)).short == short


@pytest.mark.parametrize(
    ("slug", "stand"),
    [
        ("boutique", "Week 1, prepare"),
        ("skifest", "Day 1 of 3, round 1 of 4"),
        ("snowplanner", "Choosing Talents"),
    ],
)
def test_a_match_that_waits_says_how_far_it_is(alda: User, slug: str, stand: str) -> None:
    match = create_match(alda, slug, [SeatPlan("me"), SeatPlan("ai", "easy")], seed="platform")
    table = load(match.pk)
    card = turn_card(table, alda, next(seat for seat in table.seats if seat.user_id == alda.pk))
    assert stand in render_to_string(card.progress_template, {"view": card.view, "aids": card.aids})
