"""The titles there are. A title is found by its folder: nothing is edited when one is added."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

import games.titles
from games.core.game import Title


@cache
def titles() -> dict[str, Title]:
    """All titles by slug, in alphabetical order. A folder of ``games.titles`` is one if it has a module
    ``title`` with ``TITLE``."""
    found: dict[str, Title] = {}
    for info in sorted(pkgutil.iter_modules(games.titles.__path__), key=lambda info: info.name):
        if info.ispkg:
            title: Title = import_module(f"games.titles.{info.name}.title").TITLE
            found[title.slug] = title
    return found


def get_title(slug: str) -> Title:
    """The title of that slug. Raises KeyError with the known slugs in its text."""
    try:
        return titles()[slug]
    except KeyError:
        raise KeyError(f"there is no game {slug!r}; there are: {', '.join(titles())}") from None
