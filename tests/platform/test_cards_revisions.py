"""Card sets in the database: published revisions never change, and matches keep theirs."""

import copy
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, transaction

from accounts.models import User
from games.core.registry import get_title
from games.models import CardRevision, CardSet, Match
from games.models.cards import ImmutableRevision, digest_of
from games.services.cards import (
    FaultyCards,
    StaleDraft,
    current_revision,
    discard_draft,
    load_shipped,
    publish,
    restore_shipped,
    save_draft,
)

pytestmark = pytest.mark.django_db
SLUG = "boutique"


@pytest.fixture
def shipped() -> dict:
    return get_title(SLUG).default_cards()


@pytest.fixture
def card_set() -> CardSet:
    return load_shipped(SLUG).revision.card_set


def edited(cards: dict) -> dict:
    """Faultless cards that differ: face 6 of the white die means Wednesday."""
    return {**copy.deepcopy(cards), "die_days": [1, 2, 3, 4, 5, 3]}


def keep(card_set: CardSet, cards: dict) -> None:
    save_draft(card_set, cards, card_set.draft_version)


def run(*arguments: str) -> str:
    out = StringIO()
    call_command("load_cards", *arguments, stdout=out)
    return out.getvalue()


def test_publishing_makes_a_new_revision_and_leaves_the_old_one(card_set: CardSet, shipped: dict) -> None:
    user = User.objects.create_user("editor")
    keep(card_set, edited(shipped))
    published = publish(card_set, user, "Wednesdays")
    assert published.is_new
    assert (published.revision.number, published.revision.note) == (2, "Wednesdays")
    assert published.revision.published_by == user
    assert published.revision.cards == edited(shipped)
    assert card_set.revisions.get(number=1).cards == shipped
    assert current_revision(SLUG) == published.revision


def test_a_draft_is_not_played_with_before_it_is_published(card_set: CardSet, shipped: dict) -> None:
    keep(card_set, edited(shipped))
    assert card_set.has_unpublished_changes
    assert current_revision(SLUG).cards == shipped


def test_publishing_without_a_change_makes_no_revision(card_set: CardSet) -> None:
    published = publish(card_set, None)
    assert (published.is_new, published.revision.number) == (False, 1)
    assert card_set.revisions.count() == 1


def test_a_match_keeps_the_revision_it_began_with(card_set: CardSet, shipped: dict) -> None:
    match = Match.objects.create(title=SLUG, rules_version=1, cards=current_revision(SLUG))
    keep(card_set, edited(shipped))
    publish(card_set, None)
    match.refresh_from_db()
    assert match.cards.number == 1
    assert match.cards.cards == shipped
    later = Match.objects.create(title=SLUG, rules_version=1, cards=current_revision(SLUG))
    assert later.cards.number == 2


def test_faulty_cards_are_refused_with_all_their_faults(card_set: CardSet, shipped: dict) -> None:
    faulty = copy.deepcopy(shipped)
    faulty["guests"][0]["copies"] += 1
    faulty["die_days"][2] = 9
    keep(card_set, faulty)
    with pytest.raises(FaultyCards) as caught:
        publish(card_set, None)
    assert {fault.path.split(".")[0] for fault in caught.value.faults} == {"guests", "die_days"}
    assert caught.value.faults == get_title(SLUG).card_faults(faulty)
    assert card_set.revisions.count() == 1


def test_what_was_looked_at_is_what_gets_published(card_set: CardSet, shipped: dict) -> None:
    keep(card_set, edited(shipped))
    seen = card_set.draft_version
    save_draft(card_set, {**shipped, "die_days": [2, 2, 3, 4, 5, 6]}, seen)
    with pytest.raises(StaleDraft):
        publish(card_set, None, version=seen)
    assert card_set.revisions.count() == 1


def test_two_editors_notice_each_other(card_set: CardSet, shipped: dict) -> None:
    mine, theirs = CardSet.objects.get(pk=card_set.pk), CardSet.objects.get(pk=card_set.pk)
    keep(mine, edited(shipped))
    with pytest.raises(StaleDraft):
        keep(theirs, {**shipped, "die_days": [2, 2, 3, 4, 5, 6]})
    card_set.refresh_from_db()
    assert card_set.draft == edited(shipped)


@pytest.mark.parametrize(
    "change",
    [
        lambda revision: revision.save(),
        lambda revision: revision.delete(),
        lambda revision: CardRevision(
            pk=revision.pk, card_set=revision.card_set, number=1, cards={"guests": []}
        ).save(),
        lambda revision: CardRevision.objects.update(note="changed"),
        lambda revision: CardRevision.objects.filter(pk=revision.pk).delete(),
        lambda revision: CardRevision.objects.bulk_update([revision], ["note"]),
        lambda revision: revision.card_set.revisions.update(note="changed"),
        lambda revision: CardRevision.objects.update_or_create(pk=revision.pk, defaults={"note": "changed"}),
        lambda revision: CardRevision.objects.bulk_create(
            [revision], update_conflicts=True, update_fields=["note"], unique_fields=["id"]
        ),
        lambda revision: revision.card_set.delete(),
    ],
    ids=[
        "save",
        "delete",
        "save over its key",
        "update of all",
        "delete by query",
        "bulk update",
        "update through the set",
        "update or create",
        "upsert",
        "delete of its set",
    ],
)
def test_a_published_revision_cannot_be_changed(card_set: CardSet, shipped: dict, change) -> None:
    revision = card_set.revisions.get()
    revision.note = "changed"
    with pytest.raises((ImmutableRevision, IntegrityError)), transaction.atomic():
        change(revision)
    revision.refresh_from_db()
    assert (revision.cards, revision.digest) == (shipped, digest_of(shipped))
    assert revision.note != "changed"


def test_numbers_are_unique_within_a_set(card_set: CardSet, shipped: dict) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        CardRevision.objects.create(card_set=card_set, number=1, cards=shipped)


def test_a_revision_outlives_the_account_that_published_it(card_set: CardSet, shipped: dict) -> None:
    user = User.objects.create_user("editor")
    keep(card_set, edited(shipped))
    revision = publish(card_set, user).revision
    user.delete()
    revision.refresh_from_db()
    assert revision.published_by is None
    assert revision.cards == edited(shipped)


def test_the_digest_does_not_depend_on_the_order_of_keys(shipped: dict) -> None:
    assert digest_of(shipped) == digest_of(dict(reversed(shipped.items())))
    assert digest_of(shipped) != digest_of(edited(shipped))


def test_a_new_match_finds_cards_even_before_they_were_loaded(shipped: dict) -> None:
    assert current_revision(SLUG).cards == shipped
    with pytest.raises(KeyError):
        current_revision("no-such-game")


def test_discarding_takes_the_draft_back_to_what_is_published(card_set: CardSet, shipped: dict) -> None:
    keep(card_set, edited(shipped))
    discard_draft(card_set)
    assert card_set.draft == shipped
    assert not card_set.has_unpublished_changes


def test_restoring_publishes_the_shipped_cards_and_drops_the_draft(card_set: CardSet, shipped: dict) -> None:
    keep(card_set, edited(shipped))
    publish(card_set, None)
    keep(card_set, {**shipped, "die_days": [2, 2, 3, 4, 5, 6]})
    restored = restore_shipped(SLUG)
    card_set.refresh_from_db()
    assert (restored.is_new, restored.revision.number) == (True, 3)
    assert restored.revision.cards == card_set.draft == shipped
    assert [again.is_new for again in (restore_shipped(SLUG), restore_shipped(SLUG))] == [False, False]


def test_load_cards_loads_once(shipped: dict) -> None:
    assert "boutique: shipped cards published as revision 1" in run(SLUG)
    assert "left alone" in run(SLUG)
    assert "left alone" in run()
    assert CardRevision.objects.get(card_set__title=SLUG).cards == shipped


def test_load_cards_never_overwrites_edits(card_set: CardSet, shipped: dict) -> None:
    keep(card_set, edited(shipped))
    publish(card_set, None)
    keep(card_set, {**shipped, "die_days": [2, 2, 3, 4, 5, 6]})
    run()
    card_set.refresh_from_db()
    assert card_set.draft["die_days"][0] == 2
    assert current_revision(SLUG).number == 2


def test_load_cards_restores_when_told(card_set: CardSet, shipped: dict) -> None:
    keep(card_set, edited(shipped))
    publish(card_set, None)
    assert "published as revision 3" in run(SLUG, "--restore")
    assert "revision 3 has the shipped cards already" in run(SLUG, "--restore")
    assert current_revision(SLUG).cards == shipped


def test_load_cards_names_a_game_that_is_not_there() -> None:
    with pytest.raises(CommandError, match=r"no game chess.*boutique"):
        run("chess")
