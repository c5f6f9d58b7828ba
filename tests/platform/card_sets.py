"""Card sets for tests: shipped ones, people who may edit them, and what their forms send."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.forms.cards import editor_for
from games.models import CardSet

EDIT = ("view_cardset", "change_cardset")
PUBLISH = (*EDIT, "add_cardrevision", "view_cardrevision")


def staff(*permissions: str) -> Client:
    """The browser of a new user of the admin who may do just that."""
    user = User.objects.create_user(f"staff{User.objects.count()}", is_staff=True)
    user.user_permissions.set(
        Permission.objects.filter(content_type__app_label="games", codename__in=permissions)
    )
    client = Client()
    client.force_login(user)
    return client


def page(card_set: CardSet, step: str = "change") -> str:
    """The address of a card set's page in the admin."""
    return reverse(f"admin:games_cardset_{step}", args=[card_set.pk])


def form(card_set: CardSet, cards: dict, button: str = "_save", **more: Any) -> dict[str, Any]:
    """What the page sends with these cards in its fields when a button is pressed."""
    data = editor_for(card_set.title).data_of(cards)
    return data | {"draft_version": card_set.draft_version, button: ""} | more


def typed(slug: str, cards: dict, fields: dict[str, Any]) -> Any:
    """An editor of the cards with some fields typed over; ``None``: not sent."""
    editor = editor_for(slug)
    data = editor.data_of(cards) | fields
    return editor({key: value for key, value in data.items() if value is not None})
