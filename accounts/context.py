"""What every page's frame shows: theme and the number of matches that wait."""

from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

THEME_COOKIE = "theme"
THEMES = ("light", "dark")


def theme_of(request: HttpRequest) -> str:
    """`light` or `dark` as chosen on this browser, or an empty text: the system decides."""
    theme = request.COOKIES.get(THEME_COOKIE, "")
    return theme if theme in THEMES else ""


def page(request: HttpRequest) -> dict[str, Any]:
    """Context of all templates. The count is asked from the database only if a template shows it."""

    def waiting() -> int:
        from games.views.waiting_for import count_waiting

        user = getattr(request, "user", None)
        return count_waiting(user) if user is not None and user.is_authenticated else 0

    return {"theme": theme_of(request), "matches_waiting": SimpleLazyObject(waiting)}
