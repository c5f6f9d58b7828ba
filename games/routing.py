"""Addresses of the live tables."""

from collections.abc import Awaitable, Callable
from typing import Any

from django.urls import URLPattern, path, re_path

from games.consumers import TableConsumer


async def nowhere(scope: Any, receive: Any, send: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
    """Turn a connection to an address that is none away: the handshake is answered with 403."""
    await send({"type": "websocket.close"})


websocket_urlpatterns: list[URLPattern] = [
    path("ws/match/<str:public_id>/", TableConsumer.as_asgi()),
    re_path("", nowhere),
]
