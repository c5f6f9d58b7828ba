"""The games app."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Matches, tables and jobs."""

    name = "games"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Connect the signal receivers."""
        from games import signals  # noqa: F401
