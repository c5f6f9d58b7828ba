"""Card sets: the working copy that is edited, and the published revisions that matches are played with."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models


class ImmutableRevision(ValidationError):
    """Someone tried to change or delete a published revision."""

    def __init__(self) -> None:
        super().__init__(
            "A published revision is never changed or deleted: matches use it. Publish a new one.",
            code="immutable",
        )


def digest_of(cards: Mapping[str, Any]) -> str:
    """The SHA-256 of a card set in canonical JSON (hex); the order of keys does not matter."""
    text = json.dumps(cards, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


class CardSet(models.Model):
    """The cards of one title as they are being edited. New matches of the title use its default set."""

    title = models.SlugField("game", max_length=40, help_text="The game these cards belong to.")
    name = models.CharField(max_length=60)
    draft = models.JSONField(
        default=dict, help_text="The working copy: nobody plays with it before it is published."
    )
    draft_version = models.PositiveIntegerField(
        default=1, help_text="Goes up with every change of the draft, so that two editors notice each other."
    )
    is_default = models.BooleanField("used for new matches", default=True)
    updated = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("title", "name")
        verbose_name = "card set"
        constraints = (
            models.UniqueConstraint(fields=("title", "name"), name="cardset_name_once_per_title"),
            models.UniqueConstraint(
                fields=("title",), condition=models.Q(is_default=True), name="cardset_one_default_per_title"
            ),
        )

    def __str__(self) -> str:
        return f"{self.title}: {self.name}"

    @property
    def published(self) -> CardRevision | None:
        """The newest revision, or ``None`` before the first."""
        return self.revisions.order_by("-number").first()

    @property
    def has_unpublished_changes(self) -> bool:
        """Whether the draft differs from the newest revision."""
        published = self.published
        return published is None or published.digest != digest_of(self.draft)


class RevisionQuerySet(models.QuerySet["CardRevision"]):
    """Revisions are added and read; whatever would change many at once is refused."""

    def update(self, **kwargs: Any) -> NoReturn:
        """Refused. Raises ImmutableRevision."""
        raise ImmutableRevision

    def delete(self) -> NoReturn:
        """Refused. Raises ImmutableRevision."""
        raise ImmutableRevision

    def bulk_update(self, objs: Iterable[CardRevision], *args: Any, **kwargs: Any) -> NoReturn:
        """Refused. Raises ImmutableRevision."""
        raise ImmutableRevision

    def bulk_create(self, objs: Iterable[CardRevision], *args: Any, **kwargs: Any) -> list[CardRevision]:
        """Add revisions. Raises ImmutableRevision if conflicts are to be solved by overwriting."""
        if kwargs.get("update_conflicts"):
            raise ImmutableRevision
        return super().bulk_create(objs, *args, **kwargs)


class CardRevision(models.Model):
    """Cards as they were published: numbered within their set, and never changed afterwards.

    Only the database itself may touch a row: when the account of ``published_by`` is deleted, its name goes.
    """

    card_set = models.ForeignKey(CardSet, on_delete=models.PROTECT, related_name="revisions")
    number = models.PositiveIntegerField()
    cards = models.JSONField()
    digest = models.CharField(max_length=64, editable=False)
    note = models.CharField(max_length=200, blank=True, help_text="What changed, and why.")
    published_at = models.DateTimeField(auto_now_add=True)
    published_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )

    objects = RevisionQuerySet.as_manager()

    class Meta:
        ordering = ("card_set", "-number")
        verbose_name = "card revision"
        constraints = (
            models.UniqueConstraint(fields=("card_set", "number"), name="cardrevision_number_once_per_set"),
        )

    def __str__(self) -> str:
        return f"{self.card_set}, revision {self.number}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Add this revision, with the digest of its cards. Raises ImmutableRevision if it is stored."""
        if not self._state.adding:
            raise ImmutableRevision
        self.digest = digest_of(self.cards)
        # An INSERT whatever the key says: an object made with the key of a stored one must not overwrite it.
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refused. Raises ImmutableRevision."""
        raise ImmutableRevision
