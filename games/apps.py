"""The games app."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Matches, tables and jobs."""

    name = "games"
    default_auto_field = "django.db.models.BigAutoField"
