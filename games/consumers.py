"""The live table: one WebSocket a page. It holds no game: it reads frames, calls the services, passes pushes
on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import structlog
from asgiref.sync import sync_to_async
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncJsonWebsocketConsumer

from games.assistant.language import language_of
from games.core.jsontypes import JsonDict
from games.services import live, presence, present, publish
from games.services.answers import Fault
from games.services.messages import BadFrame, read_frame
from games.services.submit import NO_MATCH

log = structlog.get_logger(__name__)

CLOSE_LOGGED_OUT = 4401
CLOSE_NO_MATCH = 4404
CLOSE_FLOOD = 4429
BURST = 40
PER_SECOND = 10
PATIENCE_WITH_FLOODS = 50


NOW_BURST = 8
NOW_PER_SECOND = 1
"""What can be done now is worked out anew each time: asked for by hand, not by the dozen."""


class Allowance:
    """How many messages a connection may send: `burst` at once, then `per_second`."""

    def __init__(
        self,
        burst: int,
        per_second: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._burst = burst
        self._per_second = per_second
        self._left = float(burst)
        self._at = clock()
        self.refused = 0

    def take(self) -> bool:
        """Take one; whether it was there. `refused` counts those in a row that were not."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        self.refused = 0
        return True


class TableConsumer(AsyncJsonWebsocketConsumer):
    """A connection of a player or a spectator to one table (docs/live-protocol.md)."""

    place: live.Place | None = None
    renewing: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Accept; then show the table, or say that there is none for this user."""
        self.public_id: str = self.scope["url_route"]["kwargs"]["public_id"]
        self.allowance = Allowance(BURST, PER_SECOND)
        self.allowance_for_now = Allowance(NOW_BURST, NOW_PER_SECOND)
        accepted = dict(self.scope["headers"]).get(b"accept-language", b"")
        self.language = language_of(self.scope.get("cookies", {}), accepted.decode("latin-1"))
        await self.accept()
        await self._take_place()
        if self.place is not None:
            self.renewing = asyncio.create_task(self._renew_presence())

    async def disconnect(self, code: int) -> None:
        """Leave the groups and tell the others."""
        if self.renewing is not None:
            self.renewing.cancel()
        place, self.place = self.place, None
        if place is None:
            return
        await self._leave_groups(place)
        await sync_to_async(presence.leave, thread_sensitive=False)(
            self.public_id, self.channel_name, place.viewer.you
        )
        await self._tell_presence()

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None, **_: Any) -> None:
        """Answer one frame of the client."""
        if self.place is None:
            return
        if not self.allowance.take():
            await self.send_json(Fault("rate_limited", "Too many messages. Wait a second.").frame())
            if self.allowance.refused >= PATIENCE_WITH_FLOODS:
                await self.close(CLOSE_FLOOD)
            return
        if not await self._still_logged_in():
            await self.close(CLOSE_LOGGED_OUT)
            return
        try:
            message = read_frame(text_data, bytes_data)
        except BadFrame as bad:
            await self.send_json(bad.fault.frame())
            return
        self._speak(message.get("language"))
        if message["type"] == "now" and not self.allowance_for_now.take():
            await self.send_json(Fault("rate_limited", "You ask very often. Wait a second.").frame())
            return
        await self._answer(message)

    def _speak(self, language: str | None) -> None:
        """From now on reasons are told in that language."""
        if language is None or self.place is None:
            return
        self.language = language
        self.place = self.place._replace(viewer=self.place.viewer._replace(language=language))

    async def _still_logged_in(self) -> bool:
        """Whether the session that opened the connection still lives; it ends with a log-out in any tab."""
        if not self.scope["user"].is_authenticated:
            return True
        session = self.scope["session"]
        return bool(await database_sync_to_async(session.exists, thread_sensitive=False)(session.session_key))

    async def _answer(self, message: JsonDict) -> None:
        if message["type"] == "ping":
            await self.send_json({"type": "pong"})
        elif message["type"] == "view":
            await self._take_place()
        elif self.place is not None:
            answer = await database_sync_to_async(live.answer, thread_sensitive=False)(
                self.place, self.scope["user"], message
            )
            if answer is not None:
                await self.send_json(answer)

    async def _take_place(self) -> None:
        """Find where this user stands now, join the groups of that place, and show what is seen from
        there.
        """
        before = self.place
        place = await self._find_place()
        if place is not None and (before is None or before.viewer.seat != place.viewer.seat):
            # First the groups, then the view once more: no push between the two is missed.
            await self.channel_layer.group_add(publish.table_group(self.public_id), self.channel_name)
            await self.channel_layer.group_add(
                publish.seat_group(self.public_id, place.viewer.seat), self.channel_name
            )
            place = await self._find_place() or place
        if before is not None and (place is None or before.viewer.seat != place.viewer.seat):
            await self.channel_layer.group_discard(
                publish.seat_group(self.public_id, before.viewer.seat), self.channel_name
            )
        if place is None:
            await self._turn_away(before)
            return
        self.place = place
        await self.send_json(place.view)
        if before is None or before.viewer.you != place.viewer.you:
            if before is not None:
                await sync_to_async(presence.leave, thread_sensitive=False)(
                    self.public_id, self.channel_name, before.viewer.you
                )
            await sync_to_async(presence.enter, thread_sensitive=False)(
                self.public_id, self.channel_name, place.viewer.you
            )
            await self._tell_presence()

    async def _find_place(self) -> live.Place | None:
        user = self.scope["user"]
        return await database_sync_to_async(live.find_place, thread_sensitive=False)(
            self.public_id, user.pk if user.is_authenticated else None, self.language
        )

    async def _turn_away(self, before: live.Place | None) -> None:
        if before is not None:
            await self.channel_layer.group_discard(publish.table_group(self.public_id), self.channel_name)
        await self.send_json(Fault("no_match", NO_MATCH).frame())
        await self.close(CLOSE_NO_MATCH)

    async def _leave_groups(self, place: live.Place) -> None:
        await self.channel_layer.group_discard(publish.table_group(self.public_id), self.channel_name)
        await self.channel_layer.group_discard(
            publish.seat_group(self.public_id, place.viewer.seat), self.channel_name
        )

    # --- presence ------------------------------------------------------------------------------------------

    async def _renew_presence(self) -> None:
        while True:
            await asyncio.sleep(presence.RENEW_S)
            if self.place is not None:
                await sync_to_async(presence.enter, thread_sensitive=False)(
                    self.public_id, self.channel_name, self.place.viewer.you
                )

    async def _tell_presence(self) -> None:
        online, watching = await sync_to_async(presence.present, thread_sensitive=False)(self.public_id)
        frame = {"type": "presence", "online": online, "watching": watching}
        await self.channel_layer.group_send(
            publish.table_group(self.public_id), {"type": "table.frame", "frame": frame}
        )

    # --- pushes --------------------------------------------------------------------------------------------

    async def table_view(self, event: JsonDict) -> None:
        """A new version, made for all who look through the same eyes."""
        if self.place is not None:
            await self.send_json(present.make_personal(event["frame"], self.place.viewer, event["host"]))

    async def table_frame(self, event: JsonDict) -> None:
        """A message that is the same for all at the table."""
        if self.place is not None:
            await self.send_json(event["frame"])

    async def table_seats(self, event: JsonDict) -> None:
        """Seats changed: perhaps this user's too."""
        if self.place is not None:
            await self._take_place()
