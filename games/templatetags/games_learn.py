"""The way to a title's tutorial."""

from __future__ import annotations

from typing import Any

from django import template

from games.tutorials import reading
from games.views.titles import Offer

register = template.Library()


@register.inclusion_tag("games/learn/button.html", takes_context=True)
def learn_button(context: dict[str, Any], offer: Offer) -> dict[str, Any]:
    """A button that begins or goes on with the tutorial; nothing for a title without one."""
    has = offer.slug in reading.slugs()
    minutes = reading.script(offer.slug).minutes if has else 0
    return {"offer": offer, "minutes": minutes, "csrf_token": context.get("csrf_token")}
