"""A client of the live table for tests, over the site's whole ASGI application."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.test import Client

from accounts.models import User
from config.asgi import application
from games.models import Match

PATIENCE_S = 5
_ids = itertools.count(1)


def move_id() -> str:
    """An id that no other move of this test process has."""
    return f"test-move-{next(_ids)}"


class Line:
    """A connection of one user (`None`: nobody). `raw` keeps every frame as it came."""

    def __init__(self, match: Match, user: User | None) -> None:
        self.path = f"/ws/match/{match.public_id}/"
        self.user = user
        self.raw: list[str] = []
        self.client = Client()

    async def __aenter__(self) -> Line:
        headers = []
        if self.user is not None:
            backend = "django.contrib.auth.backends.ModelBackend"
            await sync_to_async(self.client.force_login)(self.user, backend=backend)
            cookie = self.client.cookies["sessionid"].value
            headers.append((b"cookie", f"sessionid={cookie}".encode()))
        self.socket = WebsocketCommunicator(application, self.path, headers=headers)
        connected, _ = await self.socket.connect(timeout=PATIENCE_S)
        assert connected
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.disconnect(timeout=PATIENCE_S)

    async def send(self, **message: Any) -> None:
        await self.socket.send_json_to(message)

    async def send_text(self, text: str) -> None:
        await self.socket.send_to(text_data=text)

    async def send_bytes(self, data: bytes) -> None:
        await self.socket.send_to(bytes_data=data)

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; the ones before it are passed over."""
        while True:
            text = await self.socket.receive_from(timeout=PATIENCE_S)
            self.raw.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] in kinds:
                return message

    async def view(self, version: int) -> dict[str, Any]:
        """The view of that version or a later one, as soon as it comes."""
        while True:
            message = await self.next("view")
            if message["version"] >= version:
                return message

    async def move(self, version: int, move: Any, ident: str | None = None, **more: Any) -> dict[str, Any]:
        """Send a move; its answer."""
        await self.send(type="move", move_id=ident or move_id(), version=version, move=move, **more)
        return await self.next("ack", "refused", "error")

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message; the next answer that is no push of presence or thought."""
        await self.send(**message)
        return await self.next("view", "log", "error", "pong", "ack", "refused")

    async def drain(self) -> None:
        """Read what has been sent: a ping's answer comes after all of it."""
        await self.send(type="ping")
        await self.next("pong")

    async def close_code(self) -> int:
        """The code with which the server hangs up."""
        while True:
            event = await self.socket.receive_output(timeout=PATIENCE_S)
            if event["type"] == "websocket.close":
                return int(event["code"])


async def until(condition: Any) -> None:
    """Wait until a blocking condition holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not await sync_to_async(condition)():
            await asyncio.sleep(0.01)
