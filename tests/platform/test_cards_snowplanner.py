"""Snow Planner's card set in the admin, through the pages: saved, refused, published, played."""

import copy
import random

import pytest
from django.urls import reverse

from games.core.chance import SeededChance
from games.core.registry import get_title
from games.forms.cards import editor_for
from games.models import CardSet
from games.services.cards import load_shipped, save_draft
from tests.contract.matches import sensible_move
from tests.platform.card_sets import EDIT, PUBLISH, form, page, staff

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("permissions")]
SLUG = "snowplanner"


@pytest.fixture
def shipped() -> dict:
    return get_title(SLUG).default_cards()


@pytest.fixture
def card_set() -> CardSet:
    return load_shipped(SLUG).revision.card_set


def with_new_cards(cards: dict) -> dict:
    """Another Event that trains, a changed guest, a Talent less, five Events dealt."""
    cards = copy.deepcopy(cards)
    cards["events"]["quiet_morning"] = {
        "name": "Quiet Morning",
        "level": 3,
        "cost": {"likes": 1},
        "effect": {"window": {"green": 2}, "train": 1},
    }
    cards["guests"]["ski_pupil"]["stay"][0] = {"bingo": 1, "pay": {"snow": 1}, "pattern": [1, 9]}
    del cards["talents"]["greeter"]
    cards["setup"]["events"] = 5
    return cards


def test_the_page_shows_each_card_drawn_and_in_fields(card_set: CardSet) -> None:
    answer = staff(*PUBLISH).get(page(card_set))
    assert answer.status_code == 200
    assert answer.text.count('class="snow-face is-') == 103 + 9 + 7
    for there in (
        'name="vips-9-stay_3-verb"',
        "Fiscal Year End",
        'name="setup-part_time_face"',
        "window:blue",
    ):
        assert there in answer.text
    assert "is wrong" not in answer.text
    assert "{&quot;" not in answer.text


def test_the_page_brings_no_script_or_style_inline(card_set: CardSet) -> None:
    shown = staff(*PUBLISH).get(page(card_set)).text
    editor = shown[shown.index("data-snow") : shown.index('id="revisions-h"')]
    for inline in ("<script", "<style", " style=", " onclick=", " oninput=", "javascript:"):
        assert inline not in editor


def test_publishing_makes_a_revision_that_is_played_with(card_set: CardSet, shipped: dict) -> None:
    client = staff(*PUBLISH)
    wanted = with_new_cards(shipped)
    asked = client.post(page(card_set), form(card_set, wanted, "_publish"), follow=True)
    assert asked.redirect_chain == [(page(card_set, "publish"), 302)]
    for said in ("Quiet Morning", "Set-up: events dealt", "Windows on 1 and 9", "Talent “Greeter”"):
        assert said in asked.text
    card_set.refresh_from_db()
    done = client.post(
        page(card_set, "publish"), {"note": "Quieter", "draft_version": card_set.draft_version}, follow=True
    )
    assert "Published revision 2. New matches use it." in done.text
    cards = card_set.revisions.get(number=2).cards
    assert cards == wanted
    chance = SeededChance(2)
    game = get_title(SLUG).new_game(4, chance, cards)
    assert all(len(game.view(seat)["players"][seat]["events"]) == 5 for seat in range(4))
    source = random.Random(2)
    while game.outcome() is None:
        seat = game.seats_to_act()[0]
        game.play(seat, sensible_move(game, seat, source), chance)


def test_an_invalid_post_saves_nothing_and_keeps_what_was_typed(card_set: CardSet, shipped: dict) -> None:
    data = form(card_set, with_new_cards(shipped), "_publish")
    data |= {
        "guests-0-reward_2-verb": ["fly", "snow"],
        "guests-0-reward_2-amount": ["7", "plenty"],
        "vips-0-pattern": ["1", "11"],
        "goals-0-per": "moon",
        "setup-unlock_points": "ten",
    }
    answer = staff(*PUBLISH).post(page(card_set), data)
    assert answer.status_code == 200
    for said in (
        "Nothing was saved",
        "“fly” is no verb",
        "not “plenty”",
        "“11”: outside the grid",
        "“moon” is",
    ):
        assert said in answer.text
    for kept in (
        '<option value="fly" selected>',
        'value="plenty"',
        'value="11" checked',
        '<option value="moon" selected',
        'value="ten"',
        'value="Quiet Morning"',
    ):
        assert kept in answer.text
    for way in ('href="#guests-0"', 'href="#vips-0"', 'href="#goals-0"', 'href="#setup"'):
        assert way in answer.text
    card_set.refresh_from_db()
    assert card_set.draft == shipped


def test_too_few_cards_are_kept_as_a_draft_but_not_published(card_set: CardSet, shipped: dict) -> None:
    client = staff(*PUBLISH)
    fewer = copy.deepcopy(shipped)
    fewer["setup"]["goals"] = 4
    answer = client.post(page(card_set), form(card_set, fewer, "_publish"))
    assert "The draft is saved, but can&#x27;t be published: one thing is wrong" in answer.text
    assert "Goals: has 12 cards, four players are dealt 16" in answer.text
    card_set.refresh_from_db()
    assert card_set.draft == fewer
    assert card_set.revisions.count() == 1
    assert "four players are dealt 16" in client.get(page(card_set)).text


def test_discarding_and_restoring_tell_the_cards_in_words(card_set: CardSet, shipped: dict) -> None:
    save_draft(card_set, with_new_cards(shipped), card_set.draft_version)
    client = staff(*PUBLISH)
    for step in ("discard", "restore"):
        assert client.get(page(card_set, step)).status_code == 200
    assert "Event “Quiet Morning”" in client.get(page(card_set, "discard")).text
    client.post(page(card_set, "discard"))
    card_set.refresh_from_db()
    assert card_set.draft == shipped


def test_who_may_only_look_sees_the_cards_drawn_without_fields(card_set: CardSet) -> None:
    client = staff("view_cardset", "view_cardrevision")
    newest = card_set.published
    for address in (page(card_set), reverse("admin:games_cardrevision_change", args=[newest.pk])):
        shown = client.get(address).text
        assert shown.count('class="snow-face is-') == 103 + 9
        assert "Alpine Duchess" in shown
        assert 'name="guests-0-name"' not in shown


def test_a_card_is_drawn_for_those_who_may_edit(card_set: CardSet, shipped: dict) -> None:
    data = {**editor_for(SLUG).data_of(shipped), "card": "events-1", "events-1-name": "Lost Mitten"}
    answer = staff(*EDIT).post(page(card_set, "draw"), data)
    assert answer.status_code == 200
    assert "Lost Mitten" in answer.text
    assert 'aria-label="5 Tickets"' in answer.text
    assert staff(*EDIT).post(page(card_set, "draw"), {"card": "events-x"}).status_code == 404
    assert staff("view_cardset").post(page(card_set, "draw"), data).status_code == 403
    card_set.refresh_from_db()
    assert card_set.draft == shipped
