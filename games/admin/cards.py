"""Card sets and their revisions in the admin: the lists, and the page of a revision."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.db.models import Count, QuerySet
from django.forms.widgets import Script
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from unfold.admin import ModelAdmin
from unfold.decorators import display

from games.admin.cardset_pages import DraftPages, title_name
from games.forms.cards import changes, editor_for, parts_of
from games.models import CardRevision, CardSet


@admin.register(CardSet)
class CardSetAdmin(DraftPages, ModelAdmin):
    """The cards of each game. Sets come from ``load_cards``; they are edited here and never deleted."""

    list_display = ("game", "name", "newest", "state", "matches", "updated")
    list_display_links = ("game", "name")
    list_filter = ("title",)

    class Media:
        css = {"all": ("games/admin/cards.css",)}
        js = (Script("games/admin/page.js", type="module"),)

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardSet]:
        """Sets with the number of matches that were begun with any of their revisions."""
        return super().get_queryset(request).annotate(match_count=Count("revisions__matches"))

    @display(description="Game", ordering="title")
    def game(self, card_set: CardSet) -> str:
        """The game's name."""
        return title_name(card_set.title)

    @display(description="Newest revision")
    def newest(self, card_set: CardSet) -> str:
        """The number that new matches get."""
        published = card_set.published
        return str(published.number) if published is not None else "none yet"

    @display(description="Draft", label={"same as published": "success", "has changes": "warning"})
    def state(self, card_set: CardSet) -> str:
        """Whether there is something to publish."""
        return "has changes" if card_set.has_unpublished_changes else "same as published"

    @display(description="Matches", ordering="match_count")
    def matches(self, card_set: CardSet) -> int:
        """How many matches use a revision of this set."""
        return card_set.match_count

    def get_urls(self) -> list[URLPattern]:
        """The pages for publishing, restoring, discarding and drawing beside the usual ones."""
        mine = [
            path(
                f"<path:object_id>/{step}/",
                self.admin_site.admin_view(getattr(self, f"{step}_view")),
                name=f"games_cardset_{step}",
            )
            for step in ("publish", "restore", "discard", "draw")
        ]
        return mine + super().get_urls()

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Sets are made from what a game ships."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: CardSet | None = None) -> bool:
        """Matches are played with them."""
        return False


@admin.register(CardRevision)
class CardRevisionAdmin(ModelAdmin):
    """Published revisions, to be looked at: their cards, what changed, how many matches use them."""

    list_display = ("game", "card_set_name", "number", "published_at", "published_by", "note", "matches")
    list_display_links = ("game", "number")
    list_filter = ("card_set__title",)
    search_fields = ("note",)
    actions = None

    class Media:
        css = {"all": ("games/admin/cards.css",)}

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardRevision]:
        """Revisions with the number of their matches."""
        revisions = super().get_queryset(request).select_related("card_set", "published_by")
        return revisions.annotate(match_count=Count("matches"))

    @display(description="Game", ordering="card_set__title")
    def game(self, revision: CardRevision) -> str:
        """The game's name."""
        return title_name(revision.card_set.title)

    @display(description="Card set", ordering="card_set__name")
    def card_set_name(self, revision: CardRevision) -> str:
        """The set's name."""
        return revision.card_set.name

    @display(description="Matches", ordering="match_count")
    def matches(self, revision: CardRevision) -> int:
        """How many matches were begun with it."""
        return revision.match_count

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """The page of one revision: nothing on it can be changed."""
        revision = self.get_object(request, object_id)
        if revision is None:
            return self._get_obj_does_not_exist_redirect(request, self.opts, object_id)
        if request.method == "POST" or not self.has_view_permission(request, revision):
            raise PermissionDenied
        slug = revision.card_set.title
        before = revision.card_set.revisions.filter(number__lt=revision.number).order_by("-number").first()
        editor = editor_for(slug)
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": f"{title_name(slug)}: {revision.card_set.name}, revision {revision.number}",
            "original": revision,
            "previous": before,
            "changes": changes(slug, before.cards, revision.cards) if before is not None else [],
            "editor_class": editor,
            "media": self.media + editor.from_cards(revision.cards).media
            if editor is not None
            else self.media,
            "parts": parts_of(slug, revision.cards),
            **(editor.view_context(revision.cards) if editor is not None else {}),
            **(extra_context or {}),
        }
        return TemplateResponse(request, "admin/games/cardrevision/page.html", context)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Revisions are made by publishing."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: CardRevision | None = None) -> bool:
        """Revisions are immutable."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: CardRevision | None = None) -> bool:
        """Revisions are immutable."""
        return False
