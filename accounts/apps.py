"""The accounts app."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Users, guests and profiles."""

    name = "accounts"
    default_auto_field = "django.db.models.BigAutoField"
