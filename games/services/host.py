"""What the host of a table may do before the match begins."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User
from ai.levels import LEVELS, STYLES
from games.models import Match, Seat
from games.services import publish
from games.services.answers import TableError
from games.services.create import BAD_STYLE, MIXED, style_of
from games.services.start import start_if_full
from games.services.table import Table, lock


def close(match_id: int, user: User) -> None:
    """Take the table away with all who sit there.

    Raises:
        TableError: `no_match`, `not_host`, `started`.
    """
    with transaction.atomic():
        table = _hosted(match_id, user)
        publish.seats_on_commit(table.match)
        table.match.delete()


def seat_ai(match_id: int, user: User, seat: int, level: str, style: str = MIXED) -> Match:
    """Give an open seat, or an AI's, to an AI of that level and style; the match starts when it was the last
    one.

    Raises:
        TableError: `no_match`, `not_host`, `started`, `bad_level`, `bad_style`, `seat_taken`.
    """
    if level not in LEVELS:
        raise TableError("bad_level", f"An AI plays at one of these levels: {', '.join(LEVELS)}.")
    if style not in (*STYLES, MIXED):
        raise TableError("bad_style", BAD_STYLE)
    return _change_seat(match_id, user, seat, Seat.Kind.AI, level, style_of(style))


def free_seat(match_id: int, user: User, seat: int) -> Match:
    """Send an AI away, so that its seat is open.

    Raises:
        TableError: `no_match`, `not_host`, `started`, `seat_taken`.
    """
    return _change_seat(match_id, user, seat, Seat.Kind.OPEN, "", "")


def _change_seat(match_id: int, user: User, number: int, kind: Seat.Kind, level: str, style: str) -> Match:
    with transaction.atomic():
        table = _hosted(match_id, user)
        place = next((seat for seat in table.seats if seat.number == number), None)
        if place is None or place.kind == Seat.Kind.HUMAN:
            raise TableError("seat_taken", "Someone sits there. Choose another seat.")
        place.kind, place.ai_level, place.ai_style = kind, level, style
        place.save(update_fields=["kind", "ai_level", "ai_style"])
        if not start_if_full(match_id):
            publish.seats_on_commit(table.match)
    table.match.refresh_from_db()
    return table.match


def _hosted(match_id: int, user: User) -> Table:
    try:
        table = lock(match_id)
    except Match.DoesNotExist:
        raise TableError("no_match", "There is no such table. It may have been closed.") from None
    if table.match.host_id != user.pk:
        raise TableError("not_host", "Only the host of the table can do this.")
    if not table.match.is_open:
        raise TableError("started", "The match has already begun.")
    return table
