"""Card sets in the admin, page by page: who may do what, what is saved, what is refused and why."""

import copy

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.core.registry import get_title
from games.models import CardRevision, CardSet, Match
from games.services.cards import load_shipped, publish, save_draft
from tests.platform.card_sets import EDIT, PUBLISH, form, page, staff

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("permissions")]
SLUG = "boutique"


@pytest.fixture
def shipped() -> dict:
    return get_title(SLUG).default_cards()


@pytest.fixture
def card_set() -> CardSet:
    return load_shipped(SLUG).revision.card_set


def with_sundays(cards: dict) -> dict:
    return {**copy.deepcopy(cards), "die_days": [1, 2, 3, 4, 5, 7]}


def history(card_set: CardSet) -> list[str]:
    entries = LogEntry.objects.filter(object_id=str(card_set.pk)).order_by("pk")
    return [entry.change_message for entry in entries]


def test_the_list_names_each_game_with_its_newest_revision(card_set: CardSet) -> None:
    answer = staff("view_cardset").get(reverse("admin:games_cardset_changelist"))
    assert answer.status_code == 200
    assert get_title(SLUG).name in answer.text
    assert "same as published" in answer.text


def test_the_page_shows_the_draft_in_fields_and_no_json(card_set: CardSet) -> None:
    answer = staff(*PUBLISH).get(page(card_set))
    assert answer.status_code == 200
    assert 'name="guests-15-second_nights"' in answer.text
    assert 'name="die-face_6"' in answer.text
    assert "28 of 28 cards" in answer.text
    assert "die_days" not in answer.text


def test_saving_keeps_the_draft_and_changes_no_match(card_set: CardSet, shipped: dict) -> None:
    answer = staff(*EDIT).post(page(card_set), form(card_set, with_sundays(shipped)), follow=True)
    assert "The draft is saved" in answer.text
    assert "The draft has changes that aren’t published" in answer.text
    card_set.refresh_from_db()
    assert card_set.draft == with_sundays(shipped)
    assert card_set.revisions.count() == 1
    assert history(card_set) == ["Saved the draft."]


def test_publishing_shows_the_changes_first_and_then_makes_a_revision(
    card_set: CardSet, shipped: dict
) -> None:
    client = staff(*PUBLISH)
    data = form(card_set, with_sundays(shipped), "_publish")
    asked = client.post(page(card_set), data, follow=True)
    assert asked.redirect_chain == [(page(card_set, "publish"), 302)]
    assert "White die, face 6" in asked.text
    assert "Publish revision 2" in asked.text
    assert card_set.revisions.count() == 1
    card_set.refresh_from_db()
    confirmed = {"note": "Sundays too", "draft_version": card_set.draft_version}
    done = client.post(page(card_set, "publish"), confirmed, follow=True)
    assert "Published revision 2. New matches use it." in done.text
    revision = card_set.revisions.get(number=2)
    assert (revision.cards, revision.note) == (with_sundays(shipped), "Sundays too")
    assert revision.published_by == User.objects.get()
    assert history(card_set)[-1] == "Published revision 2: Sundays too"


def test_publishing_what_is_published_already_says_so(card_set: CardSet, shipped: dict) -> None:
    answer = staff(*PUBLISH).post(page(card_set), form(card_set, shipped, "_publish"), follow=True)
    assert "There is nothing to publish" in answer.text
    assert card_set.revisions.count() == 1


def test_an_invalid_post_saves_nothing_and_keeps_what_was_typed(card_set: CardSet, shipped: dict) -> None:
    data = form(card_set, with_sundays(shipped), "_publish")
    data |= {"guests-0-first_nights": "0", "guests-1-copies": "many", "die-face_2": "9"}
    answer = staff(*PUBLISH).post(page(card_set), data)
    assert answer.status_code == 200
    for said in ("Nothing was saved", "A stay of no nights", "whole number", "“9” is no day of the week"):
        assert said in answer.text
    for kept in ('value="many"', '<option value="9" selected>', '<option value="7" selected>Sunday'):
        assert kept in answer.text
    card_set.refresh_from_db()
    assert card_set.draft == shipped
    assert history(card_set) == []


def test_a_deck_of_the_wrong_size_is_kept_as_a_draft_but_not_published(
    card_set: CardSet, shipped: dict
) -> None:
    shipped["guests"][0]["copies"] = 4
    client = staff(*PUBLISH)
    answer = client.post(page(card_set), form(card_set, shipped, "_publish"))
    assert answer.status_code == 200
    (fault,) = get_title(SLUG).card_faults(shipped)
    for said in ("The draft is saved, but can&#x27;t be published", fault.problem, "30 of 28 cards"):
        assert said in answer.text
    assert card_set.revisions.count() == 1
    assert fault.problem in client.get(page(card_set)).text
    forced = client.post(page(card_set, "publish"), {"draft_version": card_set.draft_version + 1})
    assert fault.problem in forced.text
    assert card_set.revisions.count() == 1


def test_rows_can_be_added_and_removed(card_set: CardSet, shipped: dict) -> None:
    rows = len(shipped["guests"])
    data = form(card_set, shipped)
    data |= {"guests-0-DELETE": "on", "guests-TOTAL_FORMS": rows + 1}
    added = {"copies": 2, "first_from": 0, "first_nights": 4, "second_from": 0, "second_nights": ""}
    data |= {f"guests-{rows}-{name}": value for name, value in added.items()}
    staff(*EDIT).post(page(card_set), data)
    card_set.refresh_from_db()
    assert card_set.draft["guests"][:-1] == shipped["guests"][1:]
    assert card_set.draft["guests"][-1]["stays"] == [[0, 4]]


def test_two_editors_do_not_overwrite_each_other_unasked(card_set: CardSet, shipped: dict) -> None:
    data = form(card_set, with_sundays(shipped))
    theirs = {**shipped, "die_days": [2, 2, 3, 4, 5, 6]}
    save_draft(card_set, theirs, card_set.draft_version)
    client = staff(*EDIT)
    refused = client.post(page(card_set), data)
    assert "Someone else changed this draft" in refused.text
    assert '<option value="7" selected>Sunday' in refused.text
    card_set.refresh_from_db()
    assert card_set.draft == theirs
    client.post(page(card_set), data | {"draft_version": card_set.draft_version})
    card_set.refresh_from_db()
    assert card_set.draft == with_sundays(shipped)


def test_a_draft_changed_after_the_look_at_it_is_not_published(card_set: CardSet, shipped: dict) -> None:
    seen = card_set.draft_version
    save_draft(card_set, with_sundays(shipped), seen)
    answer = staff(*PUBLISH).post(page(card_set, "publish"), {"draft_version": seen, "note": "mine"})
    assert "The draft was changed meanwhile" in answer.text
    assert 'value="mine"' in answer.text
    assert f'value="{card_set.draft_version}"' in answer.text
    assert card_set.revisions.count() == 1


def test_restoring_asks_first_and_then_publishes_the_shipped_cards(card_set: CardSet, shipped: dict) -> None:
    save_draft(card_set, with_sundays(shipped), card_set.draft_version)
    publish(card_set, None)
    client = staff(*PUBLISH)
    asked = client.get(page(card_set, "restore"))
    assert "White die, face 6" in asked.text
    assert card_set.revisions.count() == 2
    done = client.post(
        page(card_set, "restore"), {"draft_version": card_set.draft_version, "note": "back"}, follow=True
    )
    assert "Restored the shipped cards as revision 3" in done.text
    assert card_set.published.cards == shipped
    assert history(card_set) == ["Restored the shipped cards as revision 3: back"]


def test_discarding_asks_first_and_then_drops_the_draft(card_set: CardSet, shipped: dict) -> None:
    save_draft(card_set, with_sundays(shipped), card_set.draft_version)
    client = staff(*EDIT)
    assert "White die, face 6" in client.get(page(card_set, "discard")).text
    card_set.refresh_from_db()
    assert card_set.has_unpublished_changes
    done = client.post(page(card_set, "discard"), follow=True)
    assert "The draft is revision 1 again" in done.text
    card_set.refresh_from_db()
    assert card_set.draft == shipped
    assert history(card_set) == ["Discarded the draft for revision 1."]


def test_the_revisions_are_listed_newest_first_with_changes_and_matches(
    card_set: CardSet, shipped: dict
) -> None:
    Match.objects.create(title=SLUG, rules_version=1, cards=card_set.revisions.get(number=1))
    save_draft(card_set, with_sundays(shipped), card_set.draft_version)
    publish(card_set, None, "Sundays too")
    answer = staff(*PUBLISH).get(page(card_set))
    newest, oldest = answer.context["history"]
    assert (newest["revision"].number, newest["revision"].match_count) == (2, 0)
    assert (oldest["revision"].number, oldest["revision"].match_count) == (1, 1)
    assert [tuple(change) for change in newest["changes"]] == [("White die, face 6", "Saturday", "Sunday")]
    assert "1 match uses it" in answer.text
    assert "Sundays too" in answer.text


def test_a_revision_can_be_looked_at_but_not_edited(card_set: CardSet, shipped: dict) -> None:
    save_draft(card_set, with_sundays(shipped), card_set.draft_version)
    revision = publish(card_set, None, "Sundays too").revision
    client = staff("view_cardrevision", "change_cardrevision", "delete_cardrevision")
    listed = client.get(reverse("admin:games_cardrevision_changelist"))
    assert "Sundays too" in listed.text
    address = reverse("admin:games_cardrevision_change", args=[revision.pk])
    shown = client.get(address)
    for said in (revision.digest, "Two rooms side by side", "Saturday", "Sunday"):
        assert said in shown.text
    assert "<textarea" not in shown.text
    assert client.post(address, {"note": "changed"}).status_code == 403
    for step in ("delete", "history"):
        answer = client.get(reverse(f"admin:games_cardrevision_{step}", args=[revision.pk]))
        assert answer.status_code == (403 if step == "delete" else 200)
    assert client.get(reverse("admin:games_cardrevision_add")).status_code == 403
    revision.refresh_from_db()
    assert revision.note == "Sundays too"


@pytest.mark.parametrize(
    ("permissions", "step", "allowed"),
    [
        ((), "change", False),
        (("view_cardset",), "publish", False),
        (("view_cardset",), "restore", False),
        (("view_cardset",), "discard", False),
        (("view_cardset", "add_cardrevision"), "publish", False),
        (EDIT, "publish", False),
        (EDIT, "restore", False),
        (EDIT, "discard", True),
        (PUBLISH, "publish", True),
        (PUBLISH, "restore", True),
    ],
)
def test_each_step_needs_its_permission(
    card_set: CardSet, shipped: dict, permissions: tuple[str, ...], step: str, allowed: bool
) -> None:
    save_draft(card_set, with_sundays(shipped), card_set.draft_version)
    client = staff(*permissions)
    assert client.get(page(card_set, step)).status_code == (200 if allowed else 403)
    if not allowed:
        data = form(card_set, shipped, note="")
        assert client.post(page(card_set, step), data).status_code == 403
        assert CardRevision.objects.count() == 1
        card_set.refresh_from_db()
        assert card_set.draft == with_sundays(shipped)


def test_who_may_only_look_sees_cards_without_fields(card_set: CardSet, shipped: dict) -> None:
    client = staff("view_cardset")
    answer = client.get(page(card_set))
    assert answer.status_code == 200
    assert "Two rooms side by side, 1 night each" in answer.text
    assert 'name="guests-0-copies"' not in answer.text
    assert client.post(page(card_set), form(card_set, with_sundays(shipped))).status_code == 403


def test_who_may_not_publish_gets_no_button_for_it(card_set: CardSet) -> None:
    answer = staff(*EDIT).get(page(card_set))
    assert 'name="_save"' in answer.text
    assert 'name="_publish"' not in answer.text
    assert page(card_set, "restore") not in answer.text


@pytest.mark.parametrize("step", ["change", "publish", "restore", "discard"])
def test_people_who_are_not_staff_are_sent_to_the_login(card_set: CardSet, step: str) -> None:
    user = User.objects.create_user("player")
    user.user_permissions.set(Permission.objects.filter(codename__in=PUBLISH))
    client = Client()
    for _ in range(2):
        answer = client.get(page(card_set, step))
        assert answer.status_code == 302
        assert answer["Location"].startswith(reverse("admin:login"))
        client.force_login(user)


@pytest.mark.parametrize("step", ["add", "delete"])
def test_sets_are_neither_added_nor_deleted_by_hand(card_set: CardSet, step: str) -> None:
    client = Client()
    client.force_login(User.objects.create_superuser("root"))
    arguments = [card_set.pk] if step == "delete" else []
    assert client.get(reverse(f"admin:games_cardset_{step}", args=arguments)).status_code == 403


def test_a_set_that_is_not_there_is_told_and_nothing_breaks(card_set: CardSet) -> None:
    client = staff(*PUBLISH)
    missing = CardSet(pk=card_set.pk + 100)
    assert client.get(page(missing)).status_code == 302
    for step in ("publish", "restore", "discard"):
        assert client.post(page(missing, step)).status_code == 404


def test_cards_of_a_game_without_an_editor_can_be_looked_at(shipped: dict) -> None:
    other = CardSet.objects.create(title="elsewhere", name="Other", draft={"a": [{"b": 2}]})
    answer = staff(*PUBLISH).get(page(other))
    assert answer.status_code == 200
    assert "no editor for the cards of this game" in answer.text
    assert "a.0.b" in answer.text


def test_the_pages_bring_no_script_or_style_of_their_own_inline(card_set: CardSet) -> None:
    answer = staff(*PUBLISH).get(page(card_set))
    ours = answer.text[answer.text.index('id="content-main"') : answer.text.index('id="revisions-h"')]
    assert "<script" not in ours
    assert "style=" not in ours
    assert " onclick" not in ours
