"""The way to a title's tutorial."""

from __future__ import annotations

from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from games.tutorials import reading
from games.views.titles import Offer

register = template.Library()


@register.inclusion_tag("games/learn/button.html", takes_context=True)
def learn_button(context: dict[str, Any], offer: Offer) -> dict[str, Any]:
    """A button that begins or goes on with the tutorial; nothing for a title without one."""
    has = offer.slug in reading.slugs()
    minutes = reading.script(offer.slug).minutes if has else 0
    return {"offer": offer, "minutes": minutes, "csrf_token": context.get("csrf_token")}


@register.simple_tag
def learn_link(slug: str, language: str) -> SafeString:
    """A link to a title's tutorial in the book's language; nothing for a title without one."""
    if slug not in reading.slugs():
        return SafeString("")
    address = f"{reverse('games:learn', args=(slug,))}?lang={language}"
    label = reading.labels(language)["tutorial"]
    sign = '<svg class="i" aria-hidden="true"><use href="#i-flag"/></svg>'
    return format_html('<a class="btn" href="{}">{}{}</a>', address, SafeString(sign), label)
