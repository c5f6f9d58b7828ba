"""Card sets: what new matches use, publishing, restoring. The only writer of drafts and revisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.db.models import F
from django.utils import timezone

from games.core.registry import get_title
from games.core.results import CardFault
from games.models.cards import CardRevision, CardSet, digest_of

SHIPPED_NAME = "House edition"
SHIPPED_NOTE = "The shipped cards."
RESTORED_NOTE = "The shipped cards, restored."


class FaultyCards(Exception):
    """A card set with which no game can be played; ``faults`` has all that is wrong, never empty."""

    def __init__(self, faults: Sequence[CardFault]) -> None:
        super().__init__("; ".join(f"{fault.path}: {fault.problem}" for fault in faults))
        self.faults = list(faults)


class StaleDraft(Exception):
    """The draft was changed by someone else since it was read."""


class Published(NamedTuple):
    """The revision that is current now, and whether it is a new one."""

    revision: CardRevision
    is_new: bool


def current_revision(slug: str) -> CardRevision:
    """The revision that new matches of the title ``slug`` use; the shipped cards are loaded if there is none.

    Raises:
        KeyError: if there is no such title.
    """
    title = get_title(slug)
    of_title = CardRevision.objects.filter(card_set__title=title.slug, card_set__is_default=True)
    newest = of_title.order_by("-number").first()
    return newest if newest is not None else load_shipped(title.slug).revision


def save_draft(card_set: CardSet, cards: Mapping[str, Any], version: int) -> None:
    """Keep ``cards`` as the draft, faults and all; ``version`` is the draft version that the editor had read.

    Raises:
        StaleDraft: if the draft has another version by now. Nothing is changed then.
    """
    changed = CardSet.objects.filter(pk=card_set.pk, draft_version=version).update(
        draft=cards, draft_version=F("draft_version") + 1, updated=timezone.now()
    )
    if not changed:
        raise StaleDraft
    card_set.refresh_from_db()


def discard_draft(card_set: CardSet) -> None:
    """Take the newest revision's cards as the draft again; nothing happens if there is no revision."""
    with transaction.atomic():
        locked = _locked(card_set)
        published = locked.published
        if published is not None:
            _replace_draft(locked, published.cards)
    card_set.refresh_from_db()


def publish(
    card_set: CardSet, user: AbstractBaseUser | None, note: str = "", version: int | None = None
) -> Published:
    """Make the stored draft a new revision, if it differs from the newest one.

    Args:
        card_set: whose draft is published, as the database has it.
        user: who publishes; ``None`` for a command.
        note: what changed and why, for the list of revisions (200 characters).
        version: the draft version that was looked at; ``None`` publishes whatever the draft is.

    Raises:
        StaleDraft: if the draft has another version by now.
        FaultyCards: with all faults; nothing is changed then.
    """
    with transaction.atomic():
        locked = _locked(card_set)
        if version is not None and locked.draft_version != version:
            raise StaleDraft
        faults = get_title(locked.title).card_faults(locked.draft)
        if faults:
            raise FaultyCards(faults)
        newest = locked.published
        if newest is not None and newest.digest == digest_of(locked.draft):
            return Published(newest, is_new=False)
        revision = CardRevision.objects.create(
            card_set=locked,
            number=newest.number + 1 if newest is not None else 1,
            cards=locked.draft,
            note=note,
            published_by=user,
        )
    return Published(revision, is_new=True)


def restore_shipped(slug: str, user: AbstractBaseUser | None = None, note: str = RESTORED_NOTE) -> Published:
    """Make the shipped cards the draft and, if they differ from it, the title's newest revision."""
    with transaction.atomic():
        first = load_shipped(slug)
        if first.is_new:
            return first
        locked = _locked(first.revision.card_set)
        _replace_draft(locked, get_title(slug).default_cards())
        return publish(locked, user, note)


def load_shipped(slug: str) -> Published:
    """See that the title has a default set with a revision: made from the shipped cards if it has none.

    What was edited or published is left alone.
    """
    cards = get_title(slug).default_cards()
    with transaction.atomic():
        card_set, _ = CardSet.objects.get_or_create(
            title=slug, is_default=True, defaults={"name": SHIPPED_NAME, "draft": cards}
        )
        locked = _locked(card_set)
        newest = locked.published
        if newest is not None:
            return Published(newest, is_new=False)
        revision = CardRevision.objects.create(card_set=locked, number=1, cards=cards, note=SHIPPED_NOTE)
    return Published(revision, is_new=True)


def _locked(card_set: CardSet) -> CardSet:
    """The set as stored, locked until the transaction ends: revisions are numbered one at a time."""
    return CardSet.objects.select_for_update().get(pk=card_set.pk)


def _replace_draft(locked: CardSet, cards: Mapping[str, Any]) -> None:
    if digest_of(locked.draft) != digest_of(cards):
        locked.draft = dict(cards)
        locked.draft_version += 1
        locked.save(update_fields=["draft", "draft_version", "updated"])
