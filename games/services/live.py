"""What a live connection asks for, in one blocking call each: the consumer's side of the services."""

from __future__ import annotations

from typing import Any, NamedTuple

import structlog
from django.db import OperationalError

from games.core.jsontypes import JsonDict, Move
from games.models import Match
from games.services import explain, hints, lobby, present
from games.services.answers import Conflict, Fault, TableError
from games.services.lines import PAGE, latest_lines
from games.services.settings import set_setting
from games.services.submit import BUSY, NO_MATCH, NOT_SEATED, NOT_STARTED, submit
from games.services.table import Table, load
from games.services.take_back import take_back

log = structlog.get_logger(__name__)

FAILED = "Something went wrong on our side, and nothing has changed. Load the page again."


class Place(NamedTuple):
    """Where a connection stands: the match, who looks, and what it sees now."""

    match_id: int
    viewer: present.Viewer
    host_id: int | None
    view: JsonDict


def find_place(public_id: str, user_id: int | None, language: str) -> Place | None:
    """The place of a user (`None`: nobody) at a table and its view; `None` if there is none for that user."""
    table = _table(public_id)
    viewer = None if table is None else present.viewer_of(table, user_id, language)
    if table is None or viewer is None:
        return None
    return Place(table.match.pk, viewer, table.match.host_id, present.view_message(table, viewer))


def answer(place: Place, user: Any, message: JsonDict) -> JsonDict | None:
    """Do what a checked message other than `view` and `ping` asks for; its answer, if it has one.

    Whatever fails here fails for this message only: nothing has changed then, and the connection stays.
    """
    try:
        return _answer(place, user, message)
    except TableError as error:
        return Fault(error.code, error.text).frame()
    except (Conflict, OperationalError):
        return Fault("busy", BUSY, message.get("move_id")).frame()
    except Exception as problem:
        log.exception(
            "message_failed", match=place.match_id, kind=message["type"], problem=type(problem).__name__
        )
        return Fault("busy", FAILED, message.get("move_id")).frame()


def _answer(place: Place, user: Any, message: JsonDict) -> JsonDict | None:
    match message["type"]:
        case "move":
            return submit(
                place.match_id,
                message.get("seat"),
                user,
                message["move"],
                message["move_id"],
                message["version"],
                place.viewer.language,
            ).frame()
        case "why":
            return _why(place, message["move"])
        case "now":
            return _now(place)
        case "log":
            return _log(place, message.get("before"), message.get("limit") or PAGE)
        case "setting":
            set_setting(place.match_id, user.pk, message["name"], message["value"])
        case "hint":
            return hints.ask(place.match_id, user, message["version"])
        case "take_back":
            take_back(place.match_id, user, message["to"])
        case "resign":
            lobby.resign(place.match_id, user)
    return None


def _log(place: Place, before: int | None, limit: int) -> JsonDict:
    table, viewer = _look(place)
    lines = latest_lines(table.match, table.title, table.names, viewer.seat, before, limit)
    return {"type": "log", "before": before, "log": lines, "log_from": lines[0]["n"] if lines else None}


def _why(place: Place, move: Move) -> JsonDict:
    """What keeps the seat from making that move, which is not made."""
    table, viewer = _look(place)
    if viewer.seat is None:
        return Fault("not_seated", NOT_SEATED).frame()
    if table.match.is_open:
        return Fault("not_started", NOT_STARTED).frame()
    return explain.why(table, viewer.seat, move, viewer.language)


def _now(place: Place) -> JsonDict:
    """What can be done, from nothing but the view of who asks."""
    table, viewer = _look(place)
    if table.match.is_open:
        return Fault("not_started", NOT_STARTED).frame()
    return explain.now(table, viewer.seat, table.match.cards.cards, viewer.language)


def _look(place: Place) -> tuple[Table, present.Viewer]:
    """The table and how who asks may look at it now, as it may have resigned since. Raises TableError."""
    try:
        table = load(place.match_id)
    except Match.DoesNotExist:
        raise TableError("no_match", NO_MATCH) from None
    viewer = present.viewer_of(table, place.viewer.user_id, place.viewer.language)
    if viewer is None:
        raise TableError("no_match", NO_MATCH)
    return table, viewer


def _table(public_id: str) -> Table | None:
    if "\0" in public_id:
        return None  # PostgreSQL can't even be asked for it.
    match_id = Match.objects.filter(public_id=public_id).values_list("pk", flat=True).first()
    if match_id is None:
        return None
    try:
        return load(match_id)
    except Match.DoesNotExist:
        return None
