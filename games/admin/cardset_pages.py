"""The pages of one card set: edit the draft, publish it, restore the shipped cards, discard the draft."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import Count
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse

from games.core.jsontypes import JsonDict
from games.core.registry import get_title, titles
from games.forms.cards import CardEditor, changes, editor_for, parts_of
from games.forms.cards_confirm import NoteForm
from games.models import CardRevision, CardSet
from games.models.cards import digest_of
from games.services.cards import (
    RESTORED_NOTE,
    FaultyCards,
    Published,
    StaleDraft,
    discard_draft,
    publish,
    restore_shipped,
    save_draft,
)

STALE = (
    "Someone else changed this draft after you opened the page. What you typed is still here: "
    "save again to replace their version, or open the page anew to see it."
)


def title_name(slug: str) -> str:
    """The name of a title; its slug if the game isn't installed any more."""
    return titles()[slug].name if slug in titles() else slug


class DraftPages:
    """The views of a card set, for its ModelAdmin."""

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Edit the draft with the title's editor; saving it as it is, or on the way to publishing it."""
        card_set = self.get_object(request, object_id)
        if card_set is None:
            return self._get_obj_does_not_exist_redirect(request, self.opts, object_id)
        editor_class = editor_for(card_set.title)
        may_edit = editor_class is not None and self.has_change_permission(request, card_set)
        if not may_edit:
            if not self.has_view_permission(request, card_set) or request.method == "POST":
                raise PermissionDenied
            return self._page(request, card_set, None)
        if request.method == "POST":
            return self._save(request, card_set, editor_class(request.POST))
        editor = editor_class.from_cards(card_set.draft)
        problems = _problems(card_set, editor) if editor.is_valid() else []
        return self._page(request, card_set, editor, problems)

    def _save(self, request: HttpRequest, card_set: CardSet, editor: CardEditor) -> HttpResponse:
        if not editor.is_valid():
            return self._page(
                request, card_set, editor, ["Nothing was saved: put right what is marked below."]
            )
        cards = editor.cards()
        if digest_of(cards) != digest_of(card_set.draft):
            version = request.POST.get("draft_version", "")
            try:
                save_draft(card_set, cards, int(version) if version.isdecimal() else 0)
            except StaleDraft:
                card_set.refresh_from_db()
                return self._page(request, card_set, editor, [STALE])
            self.log_change(request, card_set, "Saved the draft.")
        faults = get_title(card_set.title).card_faults(cards)
        if faults:
            wrong = "one thing is" if len(faults) == 1 else f"{len(faults)} things are"
            note = f"The draft is saved, but can't be published: {wrong} wrong, see below."
            return self._page(request, card_set, editor, [note, *editor.place(faults)])
        if "_publish" not in request.POST:
            messages.success(request, "The draft is saved. Matches use it once it is published.")
            return HttpResponseRedirect(_address("change", card_set))
        if not card_set.has_unpublished_changes:
            messages.info(
                request, "There is nothing to publish: the draft is the same as the newest revision."
            )
            return HttpResponseRedirect(_address("change", card_set))
        return HttpResponseRedirect(_address("publish", card_set))

    def publish_view(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Show what publishing would change; with a POST, publish."""
        card_set = self._editable(request, object_id)
        self._may_publish(request)
        newest = card_set.published
        form = NoteForm(request.POST or None, initial={"draft_version": card_set.draft_version})
        problems: list[str] = []
        if request.method == "POST" and form.is_valid():
            try:
                published = publish(
                    card_set, request.user, form.cleaned_data["note"], form.cleaned_data["draft_version"]
                )
            except StaleDraft:
                problems = ["The draft was changed meanwhile. Look at the changes again, then publish."]
                form = NoteForm({"note": form.cleaned_data["note"], "draft_version": card_set.draft_version})
            except FaultyCards as faulty:
                problems = [f"{fault.path}: {fault.problem}" for fault in faulty.faults]
            else:
                return self._published(request, card_set, published, "Published")
        return self._confirm(
            request,
            card_set,
            problems=problems,
            form=form,
            title="Publish new revision",
            text="New matches will use these cards. Matches that have begun keep the revision they have.",
            button=f"Publish revision {newest.number + 1 if newest is not None else 1}",
            changes=changes(card_set.title, newest.cards if newest is not None else None, card_set.draft),
        )

    def restore_view(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Show what restoring the shipped cards would change; with a POST, restore them."""
        card_set = self._editable(request, object_id)
        self._may_publish(request)
        newest = card_set.published
        form = NoteForm(
            request.POST or None, initial={"draft_version": card_set.draft_version, "note": RESTORED_NOTE}
        )
        if request.method == "POST" and form.is_valid():
            published = restore_shipped(card_set.title, request.user, form.cleaned_data["note"])
            return self._published(request, card_set, published, "Restored the shipped cards as")
        return self._confirm(
            request,
            card_set,
            form=form,
            title="Restore the shipped set",
            text="The shipped cards become the newest revision, and the draft is replaced by them. "
            "Older revisions stay, and so do the matches that use them.",
            button="Restore the shipped set",
            changes=changes(
                card_set.title,
                newest.cards if newest is not None else None,
                get_title(card_set.title).default_cards(),
            ),
        )

    def discard_view(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Show what discarding the draft would lose; with a POST, discard it."""
        card_set = self._editable(request, object_id)
        newest = card_set.published
        if newest is None:
            raise PermissionDenied("Before the first revision there is nothing to go back to.")
        if request.method == "POST":
            discard_draft(card_set)
            self.log_change(request, card_set, f"Discarded the draft for revision {newest.number}.")
            messages.success(request, f"The draft is revision {newest.number} again.")
            return HttpResponseRedirect(_address("change", card_set))
        return self._confirm(
            request,
            card_set,
            title="Discard draft",
            text=f"What was changed since revision {newest.number} is lost.",
            button="Discard draft",
            changes=changes(card_set.title, card_set.draft, newest.cards),
        )

    def draw_view(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """One card, drawn from its fields as they are typed; nothing is saved."""
        card_set = self._editable(request, object_id)
        editor_class = editor_for(card_set.title)
        drawn = editor_class.drawn(request.POST) if editor_class is not None else None
        if drawn is None:
            raise Http404("There is no such card.")
        return HttpResponse(drawn)

    def _published(
        self, request: HttpRequest, card_set: CardSet, published: Published, verb: str
    ) -> HttpResponse:
        number = published.revision.number
        if published.is_new:
            note = f": {published.revision.note}" if published.revision.note else "."
            self.log_change(request, card_set, f"{verb} revision {number}{note}")
            messages.success(request, f"{verb} revision {number}. New matches use it.")
        else:
            self.log_change(request, card_set, f"Set the draft to revision {number}.")
            messages.info(request, f"No new revision was needed: revision {number} has these cards.")
        return HttpResponseRedirect(_address("change", card_set))

    def _editable(self, request: HttpRequest, object_id: str) -> CardSet:
        card_set = self.get_object(request, object_id)
        if not self.has_change_permission(request, card_set):
            raise PermissionDenied
        if card_set is None:
            raise Http404("There is no such card set.")
        return card_set

    def _may_publish(self, request: HttpRequest) -> None:
        if not request.user.has_perm("games.add_cardrevision"):
            raise PermissionDenied

    def _page(
        self,
        request: HttpRequest,
        card_set: CardSet,
        editor: CardEditor | None,
        problems: list[str] | None = None,
    ) -> HttpResponse:
        """The page of a set: the editor, or for those who may only look, its cards; its revisions below."""
        editor_class = editor_for(card_set.title)
        media = self.media
        shown: JsonDict = {}
        if editor_class is not None:
            media += (editor or editor_class.from_cards(card_set.draft)).media
            shown = {} if editor is not None else editor_class.view_context(card_set.draft)
        context = {
            **self.admin_site.each_context(request),
            **shown,
            "opts": self.opts,
            "title": f"{title_name(card_set.title)}: {card_set.name}",
            "original": card_set,
            "editor": editor,
            "editor_class": editor_class,
            "parts": parts_of(card_set.title, card_set.draft),
            "problems": problems or [],
            "may_edit": self.has_change_permission(request, card_set),
            "may_publish": request.user.has_perm("games.add_cardrevision"),
            "has_changes": card_set.has_unpublished_changes,
            "newest": card_set.published,
            "history": _history(card_set),
            "may_see_revisions": self.admin_site.get_model_admin(CardRevision).has_view_permission(request),
            "media": media,
        }
        return TemplateResponse(request, "admin/games/cardset/page.html", context)

    def _confirm(self, request: HttpRequest, card_set: CardSet, **context: Any) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "original": card_set,
            "media": self.media,
            "subtitle": str(card_set),
            **context,
        }
        return TemplateResponse(request, "admin/games/cardset/confirm.html", context)


def _problems(card_set: CardSet, editor: CardEditor) -> list[str]:
    """What is wrong with a stored draft; what belongs to a field is put beside it."""
    faults = get_title(card_set.title).card_faults(editor.cards())
    homeless = editor.place(faults)
    return ["This draft can't be published yet: see what is marked below.", *homeless] if faults else []


def _history(card_set: CardSet) -> list[dict[str, Any]]:
    """The revisions, newest first, each with what it changed and how many matches use it."""
    counted = card_set.revisions.select_related("published_by").annotate(match_count=Count("matches"))
    # Said here, since a query that counts has no order of its own.
    revisions = list(counted.order_by("-number"))
    older: list[CardRevision | None] = [*revisions[1:], None]
    return [
        {
            "revision": revision,
            "changes": changes(card_set.title, before.cards, revision.cards) if before is not None else None,
        }
        for revision, before in zip(revisions, older, strict=False)
    ]


def _address(step: str, card_set: CardSet) -> str:
    return reverse(f"admin:games_cardset_{step}", args=[card_set.pk])
