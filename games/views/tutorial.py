"""The tutorials: a short match on the real table, step by step."""

from __future__ import annotations

import json
from typing import Any, cast

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from games.assistant.labels import language_names
from games.assistant.language import assistant_language, remember_language
from games.core.jsontypes import JsonDict
from games.core.registry import get_title
from games.models import Lesson
from games.services import tutorial as tutorials
from games.services.messages import BadFrame, read_frame
from games.services.names import fill_names
from games.tutorials import reading
from games.views.players import player_of, visitor_of
from games.views.titles import offers


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def learn(request: HttpRequest, slug: str) -> HttpResponse:
    """The tutorial of a title where its reader left it; who has not begun finds what it is about.

    A POST begins it, a visitor becomes a guest by it; with `again` it starts over.
    """
    if slug not in reading.slugs() or slug not in offers():
        raise Http404(slug)
    if request.method == "POST":
        player = player_of(request)
        if isinstance(player, HttpResponse):
            return player
        tutorials.begin(player, slug, anew="again" in request.POST)
        return HttpResponseRedirect(reverse("games:learn", args=(slug,)))
    user = visitor_of(request)
    lesson = tutorials.find(user, slug) if user else None
    language = assistant_language(request)
    context = _about(slug, language) if lesson is None else _table(lesson, language)
    page = "games/learn/about.html" if lesson is None else "games/learn/table.html"
    return remember_language(request, render(request, page, context))


@require_POST
def step(request: HttpRequest, slug: str) -> HttpResponse:
    """A message of the page, as a live table takes it, and the frames that answer it."""
    user = visitor_of(request)
    if user is None or slug not in reading.slugs():
        raise Http404(slug)
    try:
        message = _message(request.body)
    except BadFrame as bad:
        return JsonResponse({"frames": [bad.fault.frame()]}, status=400)
    try:
        frames = tutorials.answer(user, slug, message, assistant_language(request))
    except Lesson.DoesNotExist:
        raise Http404(slug) from None
    return JsonResponse({"frames": frames})


def _message(body: bytes) -> JsonDict:
    """What the page sent: a turn of the tutorial, else a message of the live protocol. Raises BadFrame."""
    text = body.decode("utf-8", "replace")
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if isinstance(data, dict) and data.get("type") == "lesson":
        if data.get("do") in tutorials.TURNS and type(data.get("at")) is int:
            return cast(JsonDict, data)
        text = ""
    return read_frame(text, None)


def _about(slug: str, language: str) -> dict[str, Any]:
    script, labels = reading.script(slug), reading.labels(language)
    words = reading.words(slug, language)
    minutes = labels["minutes"].format(minutes=script.minutes, rivals=", ".join(script.rivals))
    return {
        "title": get_title(slug),
        "slug": slug,
        "lead": fill_names(words.lead, ("", *script.rivals)),
        "learned": words.learned,
        "labels": labels,
        "minutes": minutes,
        "language": language,
        "languages": language_names(),
    }


def _table(lesson: Lesson, language: str) -> dict[str, Any]:
    title = get_title(lesson.title)
    return {
        "title": title,
        "match": {"title": lesson.title, "cards": {"cards": title.default_cards()}},
        "initial": tutorials.view_message(lesson, language),
        "languages": language_names(),
        "said": "",
        "first_time": None,
    }
