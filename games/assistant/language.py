"""Which language the rule assistant speaks to a person: chosen, remembered, or the browser’s own."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation.trans_real import parse_accept_lang_header

from games.assistant.books import LANGUAGES

LANGUAGE_COOKIE = "assistant_language"
_AGE_S = 365 * 24 * 3600


def assistant_language(request: HttpRequest) -> str:
    """The language of rules and refusals: of `?lang=`, else what is remembered, else the browser’s."""
    wish = str(request.GET.get("lang", ""))
    if wish in LANGUAGES:
        return wish
    return language_of(request.COOKIES, request.headers.get("Accept-Language", ""))


def language_of(cookies: Mapping[str, str], accepted: str = "") -> str:
    """The same by cookies and the header `Accept-Language` alone, as a WebSocket has them."""
    remembered = cookies.get(LANGUAGE_COOKIE, "")
    if remembered in LANGUAGES:
        return remembered
    for code, _ in parse_accept_lang_header(accepted.lower()):
        language = str(code).partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def remember_language(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """Keep the language that the address chose for this browser; caches learn that the page depends on it."""
    patch_vary_headers(response, ["Cookie", "Accept-Language"])
    wish = request.GET.get("lang", "")
    if wish in LANGUAGES and request.COOKIES.get(LANGUAGE_COOKIE) != wish:
        response.set_cookie(
            LANGUAGE_COOKIE, wish, max_age=_AGE_S, samesite="Lax", secure=settings.SESSION_COOKIE_SECURE
        )
    return response
