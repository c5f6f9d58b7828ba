"""Help when something is met for the first time: what a player was told already."""

from __future__ import annotations

from typing import Any

from django.db import transaction

from games.assistant.situations import in_words, known
from games.core.jsontypes import JsonDict
from games.models import FirstTimeHelp


class NoSituation(Exception):
    """There is no such situation in this game."""


def for_table(user: Any, slug: str, language: str) -> JsonDict | None:
    """What the table needs: ``words`` by key, and the keys ``seen``. ``None``: the player wants none.

    One query.
    """
    stored = FirstTimeHelp.objects.filter(user=user).first() if user.is_authenticated else None
    if not user.is_authenticated or (stored is not None and not stored.on):
        return None
    seen = [] if stored is None else stored.seen
    mine = [entry.partition(":")[2] for entry in seen if entry.startswith(f"{slug}:")]
    return {"words": in_words(slug, language), "seen": mine}


def note_seen(user: Any, slug: str, key: str) -> None:
    """Keep that a situation was explained to the player. Raises NoSituation."""
    if key not in known(slug):
        raise NoSituation
    with transaction.atomic():
        FirstTimeHelp.objects.get_or_create(user=user)
        stored = FirstTimeHelp.objects.select_for_update().get(user=user)
        entry = f"{slug}:{key}"
        if entry not in stored.seen:
            stored.seen = [*stored.seen, entry]
            stored.save(update_fields=["seen"])


def switch(user: Any, on: bool) -> None:
    """Turn the help on or off; turned on it begins anew."""
    FirstTimeHelp.objects.update_or_create(user=user, defaults={"on": on, **({"seen": []} if on else {})})


def is_on(user: Any) -> bool:
    """Whether the player is told what it meets for the first time."""
    return not FirstTimeHelp.objects.filter(user=user, on=False).exists()
