"""Settings of a seat."""

from __future__ import annotations

from typing import Any

from django.db import transaction

from games.models import Match
from games.services import publish
from games.services.answers import TableError
from games.services.standing import is_setting
from games.services.submit import NO_MATCH, NOT_SEATED, OVER, RESIGNED
from games.services.table import lock


def set_setting(match_id: int, user_id: int | None, name: str, value: Any) -> None:
    """Change a setting of the user's seat; a standing order that is due now is carried out at once.

    Raises:
        TableError: `no_match`, `not_seated`, `over`, `resigned`; `malformed` for an unknown name or a wrong
            value.
    """
    if not is_setting(name, value):
        raise TableError("malformed", "There is no such setting, or it can't have this value.")
    with transaction.atomic():
        try:
            table = lock(match_id)
        except Match.DoesNotExist:
            raise TableError("no_match", NO_MATCH) from None
        seat = table.seat_of(user_id)
        if seat is None:
            raise TableError("not_seated", NOT_SEATED)
        if table.match.is_finished:
            raise TableError("over", OVER)
        if seat.resigned:
            raise TableError("resigned", RESIGNED)
        seat.settings = {**seat.settings, name: value}
        seat.save(update_fields=["settings"])
        if table.match.is_running and table.follow_orders():
            table.save()
        else:
            publish.seat_on_commit(table.match, seat.number)
