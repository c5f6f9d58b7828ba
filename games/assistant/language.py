"""The language of rulebooks, refusals and calculators for one reader."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.utils.translation.trans_real import parse_accept_lang_header

from games.assistant.books import LANGUAGES

COOKIE = "assistant_language"
A_YEAR_S = 365 * 24 * 3600


def assistant_language(request: HttpRequest) -> str:
    """``en``, ``it`` or ``de``: what the address asks for (``?lang=``), else what was chosen before, else
    the first of these that the browser names, else English.
    """
    for wanted in (request.GET.get("lang"), request.COOKIES.get(COOKIE)):
        if wanted in LANGUAGES:
            return str(wanted)
    for tag, _quality in parse_accept_lang_header(request.headers.get("Accept-Language", "")):
        if tag.split("-")[0] in LANGUAGES:
            return tag.split("-")[0]
    return LANGUAGES[0]


def remember_language(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """Keep the language that the address asked for, if it did, in a cookie for a year."""
    wanted = request.GET.get("lang")
    if wanted in LANGUAGES and request.COOKIES.get(COOKIE) != wanted:
        response.set_cookie(COOKIE, wanted, max_age=A_YEAR_S, samesite="Lax", secure=request.is_secure())
    return response
