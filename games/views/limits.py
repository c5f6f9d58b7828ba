"""How often a page may be asked that any visitor can ask for, and that costs the server something."""

from __future__ import annotations

from allauth.core import ratelimit
from django.http import HttpRequest, JsonResponse

from games.assistant.labels import labels

WAIT_S = "60"
"""What the answer tells a program to wait: the limits are by the minute."""


def too_often(request: HttpRequest, action: str) -> bool:
    """Count the request, also one that only reads; whether its limit was reached before.

    Args:
        action: `ACCOUNT_RATE_LIMITS` has limits by user under that name, and by address, for who isn't logged
            in, under the same with `_anonymous`: people at one address don't use up each other's.
    """
    known = request.user.is_authenticated
    name = action if known else f"{action}_anonymous"
    return ratelimit.consume_or_429(request, action=name, limit_get=True) is not None


def refusal_json(language: str) -> JsonResponse:
    """The answer to a script, with a sentence to show in the reader's language."""
    answer = {"code": "rate_limited", "text": labels(language)["too_often"], "language": language}
    return JsonResponse(answer, status=429, headers={"Retry-After": WAIT_S})
