"""The titles that can be played in the browser, and the words and pictures they are offered with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from django.contrib.staticfiles import finders
from django.utils.translation import gettext_lazy as _

from games.core import registry
from games.core.game import Title


@dataclass(frozen=True, slots=True)
class Offer:
    """A title as the lobby shows it. Its texts are in templates of its own, `games/titles/<slug>/`."""

    title: Title

    @property
    def slug(self) -> str:
        """Its key."""
        return self.title.slug

    @property
    def name(self) -> str:
        """What it is called."""
        return self.title.name

    @property
    def short(self) -> str:
        """For narrow places: what follows a series' name and its colon, or the first word of a long name."""
        own = self.title.name.rpartition(": ")[2]
        return own.split()[0] if len(own) > 14 else own

    @property
    def seats(self) -> str:
        """For how many it is."""
        low, high = self.title.min_seats, self.title.max_seats
        return str(low) if low == high else str(_("%(low)d to %(high)d") % {"low": low, "high": high})

    @property
    def blurb(self) -> list[str]:
        """The template of the tile's sentence and facts, and what stands in for a missing one."""
        return title_templates(self.slug, "tile")


def title_templates(slug: str, part: str) -> list[str]:
    """The names of a title's own template for `part` and of the common one, to be tried in this order."""
    return [f"games/titles/{slug}/{part}.html", f"games/titles/{part}.html"]


@cache
def has_board(slug: str) -> bool:
    """Whether the browser can show the title; without a board it is for programs only."""
    return finders.find(f"games/boards/{slug}.js") is not None


def offers() -> dict[str, Offer]:
    """The titles that can be played here, by slug."""
    return {slug: Offer(title) for slug, title in registry.titles().items() if has_board(slug)}
