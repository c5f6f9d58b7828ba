"""The AI app."""

from django.apps import AppConfig


class AiConfig(AppConfig):
    """Bots and search."""

    name = "ai"
