"""Pushes to the live tables. Called when a transaction has committed, never before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import transaction
from redis.exceptions import RedisError

from games.core.jsontypes import JsonDict
from games.models import Match
from games.services import present

if TYPE_CHECKING:
    from games.services.table import Table

log = structlog.get_logger(__name__)


def table_group(public_id: str) -> str:
    """All connections to a table."""
    return f"match.{public_id}"


def seat_group(public_id: str, seat: int | None) -> str:
    """The connections that look through the eyes of a seat, or of a spectator (`None`)."""
    return f"{table_group(public_id)}.watch" if seat is None else f"{table_group(public_id)}.seat.{seat}"


def push(table: Table) -> None:
    """Push the version in hand: to each person's seat its own view, to spectators what is public. Each is
    made once.
    """
    match = table.match
    events: list[tuple[str, JsonDict]] = []
    eyes = [seat.number for seat in table.seats if seat.user_id is not None and not seat.resigned]
    for seat in (*eyes, None):
        viewer = present.Viewer(seat, seat, None)
        frame = present.view_message(table, viewer, new_lines_only=True)
        events.append(
            (seat_group(match.public_id, seat), {"type": "table.view", "frame": frame, "host": match.host_id})
        )
    if match.job == Match.Job.OFFICE:
        events.append((table_group(match.public_id), _frame({"type": "office", "waiting": True})))
    _send(events)


def push_thinking(match: Match, seats: list[int]) -> None:
    """Tell all at the table for which AI seats a job has begun to think."""
    frame = {"type": "thinking", "version": match.version, "seats": seats}
    _send([(table_group(match.public_id), _frame(frame))])


def push_to_seat(match: Match, seat: int, frame: JsonDict) -> None:
    """Send a message to those alone who look through the eyes of that seat."""
    _send([(seat_group(match.public_id, seat), _frame(frame))])


def seats_on_commit(match: Match) -> None:
    """Tell all connections, on commit, that seats changed: each finds its place anew and gets its view."""
    group = table_group(match.public_id)
    transaction.on_commit(lambda: _send([(group, {"type": "table.seats"})]), robust=True)


def seat_on_commit(match: Match, seat: int) -> None:
    """The same for the connections of one seat, whose settings changed."""
    group = seat_group(match.public_id, seat)
    transaction.on_commit(lambda: _send([(group, {"type": "table.seats"})]), robust=True)


def _frame(frame: JsonDict) -> JsonDict:
    return {"type": "table.frame", "frame": frame}


def _send(events: list[tuple[str, JsonDict]]) -> None:
    try:
        async_to_sync(_send_all)(events)
    except (RedisError, OSError) as problem:
        # What was committed stays; a client notices the gap with its next view.
        log.warning("push_failed", problem=str(problem))


async def _send_all(events: list[tuple[str, JsonDict]]) -> None:
    layer = get_channel_layer()
    for group, event in events:
        await layer.group_send(group, event)
