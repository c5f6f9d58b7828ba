"""The app of settings and processes: it owns `manage.py serve`'s signals and no models."""

from django.apps import AppConfig


class ConfigConfig(AppConfig):
    """Wires the workers' signs of life when Django starts."""

    name = "config"

    def ready(self) -> None:
        """Connect the signal receivers."""
        from config import heartbeat  # noqa: F401
