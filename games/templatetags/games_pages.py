"""Template tags of the pages: the sprite of pieces, form controls, seat marks, money."""

import datetime
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from django import template
from django.forms import BoundField
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, ngettext

register = template.Library()

_STATIC = Path(__file__).resolve().parent.parent / "static" / "games"
_TEXT_INPUTS = {"text", "email", "password", "number", "search", "url"}


@register.simple_tag
@lru_cache(maxsize=1)
def sprite() -> SafeString:
    """All symbols of `pieces.svg` inline, so that the page's CSS colours what `<use href="#...">` shows; and
    the portraits of the AI seats.
    """
    return mark_safe(_inline(_STATIC / "pieces.svg") + _inline(_STATIC / "portraits.svg"))


@register.simple_tag
@lru_cache(maxsize=16)
def title_sprite(slug: str) -> SafeString:
    """The symbols of the title `slug` alone, `pieces-<slug>.svg`, inline too; nothing without that file."""
    path = _STATIC / f"pieces-{slug}.svg"
    return _inline(path) if path.is_file() else SafeString("")


def _inline(path: Path) -> SafeString:
    svg = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    head = '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"'
    # The file is part of the site, not of anyone's input.
    return mark_safe(svg.replace("<svg", head, 1).strip())


@register.filter
def control(field: BoundField) -> SafeString:
    """The field's control in the site's look; Django adds what ties it to its hint and errors."""
    attrs: dict[str, Any] = {}
    if field.widget_type in _TEXT_INPUTS:
        attrs["class"] = "input"
    elif field.widget_type == "select":
        attrs["class"] = "input select"
    return field.as_widget(attrs=attrs)


@register.filter
def amount(number: Any) -> str:
    """A sum of money or another number with the locale's thousands: 3100 is `3,100`; nothing for nothing."""
    if number is None or number == "":
        return ""
    text = number_format(int(number), decimal_pos=0, use_l10n=True, force_grouping=True)
    return str(text).replace("-", "−")


@register.filter
def ago(moment: datetime.datetime) -> str:
    """How long ago, in the largest fitting unit."""
    seconds = max(0.0, (timezone.now() - moment).total_seconds())
    if seconds < 60:
        return gettext("just now")
    if seconds < 3600:
        return gettext("%(n)d min ago") % {"n": seconds // 60}
    if seconds < 86400:
        return gettext("%(n)d h ago") % {"n": seconds // 3600}
    days = int(seconds // 86400)
    return ngettext("%(n)d day ago", "%(n)d days ago", days) % {"n": days}


@register.simple_tag
def icon(name: str, size: str = "") -> SafeString:
    """A decorative icon of the sprite; `size` is `s` for the small one."""
    return format_html(
        '<svg class="i{}" aria-hidden="true"><use href="#i-{}"/></svg>', " i-s" if size == "s" else "", name
    )


@register.simple_tag
def portrait(key: str, size: str = "") -> SafeString:
    """An AI's portrait, or the chip for a name without one; decoration, as its name stands next to it."""
    if not key:
        return icon("chip")
    return format_html('<svg class="portrait {}" aria-hidden="true"><use href="#ai-{}"/></svg>', size, key)


@register.inclusion_tag("games/partials/seat_mark.html")
def seat_mark(number: int, initial: str, small: bool = False) -> dict[str, Any]:
    """The house in a seat's colour with an initial. It is decoration: the name has to stand next to it."""
    return {"number": number, "initial": initial, "small": small}
