"""The rulebooks and the rule assistant, for everyone: books, single rules, one page to print, and answers."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from games.assistant.ask import Reply, ask, examples
from games.assistant.books import LANGUAGES, Book, books, slugs
from games.assistant.labels import labels, language_names
from games.assistant.language import LANGUAGE_COOKIE, assistant_language, remember_language
from games.assistant.shown import contents_json, paragraph_json, reply_json
from games.views.limits import WAIT_S, refusal_json, too_often

ANSWERS = 6
"""How many are given; the first three are shown whole."""
SHOWN_WHOLE = 3


@require_safe
def shelf(request: HttpRequest) -> HttpResponse:
    """All rulebooks, and a question to all of them."""
    language, answers = _answers(request, None)
    context = _frame(request, language, reverse("games:rules"))
    context |= {"shelf": [books(slug)[language] for slug in slugs()], **answers}
    return _page(request, "games/rules/shelf.html", context)


@require_safe
def rulebook(request: HttpRequest, slug: str) -> HttpResponse:
    """A book with its contents, glossary and a question to it. With htmx the answers alone."""
    if slug not in slugs():
        return _missing(request)
    language, answers = _answers(request, slug)
    context = _frame(request, language, reverse("games:rulebook", args=[slug]))
    context |= {"book": books(slug)[language], **answers}
    return _page(request, "games/rules/book.html", context | {"whole_book": slug})


@require_safe
def printed(request: HttpRequest, slug: str) -> HttpResponse:
    """A whole book on one page, as it is printed."""
    if slug not in slugs():
        return _missing(request)
    language = assistant_language(request)
    context = _frame(request, language, reverse("games:rules_print", args=[slug]))
    context |= {"book": books(slug)[language], "whole_book": slug}
    return remember_language(request, render(request, "games/rules/print.html", context))


@require_safe
def rule(request: HttpRequest, slug: str, rule: str) -> HttpResponse:
    """One rule: an address that stays."""
    if slug not in slugs():
        return _missing(request)
    language = assistant_language(request)
    book = books(slug)[language]
    proper = rule.upper().rstrip("/")
    if proper in book.paragraphs and proper != rule:
        here = reverse("games:rule", args=[slug, proper])
        return HttpResponsePermanentRedirect(here + _tail(request, language))
    if proper not in book.paragraphs:
        if any(chapter.id == proper for chapter in book.chapters):
            tail = _tail(request, language)
            return HttpResponsePermanentRedirect(f"{reverse('games:rulebook', args=[slug])}{tail}#{proper}")
        return _missing(request, book)
    before, after = book.around(proper)
    paragraph = book.paragraphs[proper]
    context = _frame(request, language, reverse("games:rule", args=[slug, proper]))
    context |= {
        "book": book,
        "paragraph": paragraph,
        "chapter": next(chapter for chapter in book.chapters if chapter.id == paragraph.chapter),
        "related": [book.paragraphs[other] for other in paragraph.related],
        "before": before,
        "after": after,
    }
    return remember_language(request, render(request, "games/rules/rule.html", context))


@require_safe
def rule_json(request: HttpRequest, slug: str, rule: str) -> HttpResponse:
    """One rule for the table."""
    language = assistant_language(request)
    book = books(slug)[language] if slug in slugs() else None
    if book is None or rule not in book.paragraphs:
        known = list(book.paragraphs) if book else list(slugs())
        return JsonResponse({"error": "There is no such rule.", "there_are": known}, status=404)
    answer = paragraph_json(book, book.paragraphs[rule]) | {"labels": labels(language)}
    return _varied(JsonResponse(answer))


@require_safe
def ask_json(request: HttpRequest, slug: str) -> HttpResponse:
    """Answers for the table; without a question what the book has, and a language chosen for that is kept."""
    if slug not in slugs():
        return JsonResponse({"error": "There is no such rulebook.", "there_are": list(slugs())}, status=404)
    question = request.GET.get("q", "").strip()
    language = assistant_language(request)
    if not question:
        book = books(slug)[language]
        answer = contents_json(book) | {"labels": labels(language), "languages": language_names()}
        return remember_language(request, JsonResponse(answer))
    if too_often(request, "ask"):
        return refusal_json(language)
    reply = _reply(request, question, slug)
    return _varied(JsonResponse(reply_json(reply) | {"labels": labels(reply.language)}))


def _varied(response: HttpResponse) -> HttpResponse:
    patch_vary_headers(response, ["Cookie", "Accept-Language"])
    return response


def _reply(request: HttpRequest, question: str, slug: str | None) -> Reply:
    """In the language of the question; one that is chosen with the question holds."""
    chosen = request.GET.get("lang") or None
    return ask(question, slug, chosen, preferred=assistant_language(request), limit=ANSWERS)


def _answers(request: HttpRequest, slug: str | None) -> tuple[str, dict[str, Any]]:
    """The page's language, which is that of its answers if it has a question; what is asked in the address,
    and the answers to it, or that it was asked too often.
    """
    question = request.GET.get("q", "")
    language = assistant_language(request)
    refused = bool(question.strip()) and too_often(request, "ask")
    if question.strip() and not refused:
        reply: Reply | None = _reply(request, question.strip(), slug)
    else:
        reply = ask("", slug, language) if "q" in request.GET and not refused else None
    language = reply.language if reply else language
    return language, {
        "question": question,
        "refused": refused,
        "reply": reply,
        "first": reply.found[:SHOWN_WHOLE] if reply else (),
        "weaker": reply.found[SHOWN_WHOLE:] if reply else (),
        "examples": examples(slug, language),
    }


def _frame(request: HttpRequest, language: str, path: str) -> dict[str, Any]:
    """What all pages of the rules show: words, languages with their addresses, the games."""
    query = request.GET.copy()
    switches = []
    for code, name in language_names().items():
        query["lang"] = code
        switches.append({"code": code, "name": name, "url": f"{path}?{query.urlencode()}"})
    site = f"{request.scheme}://{request.get_host()}"
    return {
        "nav": "rules",
        "language": language,
        "labels": labels(language),
        "lang_tail": _tail(request, language),
        "switches": switches,
        "canonical": f"{site}{path}?lang={language}",
        "alternates": [(code, f"{site}{path}?lang={code}") for code in LANGUAGES],
        "default_url": f"{site}{path}",
        "games": [books(slug)[language] for slug in slugs()],
    }


def _tail(request: HttpRequest, language: str) -> str:
    """What keeps a chosen language in the addresses of a page, also where no cookie does."""
    remembered = request.COOKIES.get(LANGUAGE_COOKIE) == language
    return f"?lang={language}" if request.GET.get("lang") == language and not remembered else ""


def _page(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    """A page with answers, or its answers alone if it is there already."""
    if getattr(request, "htmx", False) and not request.htmx.history_restore_request:
        template = "games/rules/answers.html"
    response = render(request, template, context)
    if context["refused"]:
        response.status_code, response["Retry-After"] = 429, WAIT_S
    return remember_language(request, response)


def _missing(request: HttpRequest, book: Book | None = None) -> HttpResponse:
    """Says what there is instead."""
    language = assistant_language(request)
    context = _frame(request, language, reverse("games:rules")) | {"book": book}
    return remember_language(request, render(request, "games/rules/missing.html", context, status=404))
