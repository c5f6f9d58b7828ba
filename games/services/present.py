"""What leaves the server: messages made of the view of one seat, its aids and the log as it may read it.

Nothing here touches snapshot, chance or invite, so no secret can pass.
"""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, NamedTuple

from django.utils import timezone

from games.assistant import situations, why
from games.assistant.books import LANGUAGES
from games.core.jsontypes import JsonDict, Move
from games.core.registry import get_title
from games.core.results import Violation
from games.models import Match, Seat
from games.services import checkpoints
from games.services.lines import latest_lines, lines_of
from games.services.names import fill_names, portrait_of
from games.services.standing import PLACE_FOR_ME

if TYPE_CHECKING:
    from games.services.table import Table

THINKING_AGE = datetime.timedelta(seconds=60)
"""A job that began longer ago is taken for lost: nobody thinks any more."""


class Viewer(NamedTuple):
    """Who looks: the seat through whose eyes (`None`: a spectator's), where it sits, its account, and the
    language in which it reads rules and refusals.
    """

    seat: int | None
    you: int | None
    user_id: int | None
    language: str = LANGUAGES[0]


def viewer_of(table: Table, user_id: int | None, language: str = LANGUAGES[0]) -> Viewer | None:
    """How a user (`None`: nobody is logged in) may look at a table; `None` if it may not.

    Who sits there sees its own seat; everyone sees what is public of a public match, and the host of its own.
    Who resigned sees what is public: the AI that plays on has that seat's secrets now.
    """
    seat = table.seat_of(user_id)
    if seat is not None:
        return Viewer(None if seat.resigned else seat.number, seat.number, user_id, language)
    match = table.match
    if match.visibility == Match.Visibility.PUBLIC or (user_id is not None and match.host_id == user_id):
        return Viewer(None, None, user_id, language)
    return None


def view_message(table: Table, viewer: Viewer, new_lines_only: bool = False) -> JsonDict:
    """The message `view` of docs/live-protocol.md.

    Args:
        viewer: from :func:`viewer_of`.
        new_lines_only: bring the lines of the commit in hand instead of the last ones of the whole log.
    """
    match, seat, names = table.match, viewer.seat, table.names
    playing = not match.is_open
    if new_lines_only:
        log = lines_of(table.entries, table.title, names, seat)
    else:
        log = latest_lines(match, table.title, names, seat) if playing else []
    view = table.game.view(seat) if playing else None
    aids = fill_names(table.game.aids(seat), names) if playing else {}
    message: JsonDict = {
        "type": "view",
        "version": match.version,
        "match": match_info(table, viewer),
        "view": view,
        "aids": _in_language(aids, match.title, names, viewer.language),
        "situations": []
        if view is None or seat is None
        else situations.holding(match.title, view, seat, match.cards.cards),
        "log": log,
        "log_from": log[0]["n"] if log else match.lines + 1,
        "decision": decision_of(table, seat),
        "take_back": checkpoints.offer(table, seat),
        "thinking": thinking_seats(table),
        "waiting_for_office": match.job == Match.Job.OFFICE,
    }
    return message


def match_info(table: Table, viewer: Viewer) -> JsonDict:
    """MATCH of docs/live-protocol.md."""
    match = table.match
    return {
        "id": match.public_id,
        "game": match.title,
        "name": table.title.name,
        "status": match.status,
        "pace": match.pace,
        "visibility": match.visibility,
        "rated": match.rated,
        "seats": [
            _seat_info(seat, name, viewer, table.online)
            for seat, name in zip(table.seats, table.names, strict=True)
        ],
        "you": viewer.you,
        "host": viewer.user_id is not None and viewer.user_id == match.host_id,
        "created": match.created.isoformat(),
        "urls": {
            "lobby": "/",
            "rules": f"/rules/{match.title}/",
            "replay": f"/m/{match.public_id}/replay/",
            "sums": f"/m/{match.public_id}/sums/",
        },
        "result": match.result,
    }


def make_personal(message: JsonDict, viewer: Viewer, host_id: int | None) -> JsonDict:
    """A pushed view that was made for all who look through the same eyes, with what differs between them."""
    match = message["match"]
    seats = [{**seat, "you": seat["seat"] == viewer.you} for seat in match["seats"]]
    host = viewer.user_id is not None and viewer.user_id == host_id
    aids = _in_language(message["aids"], match["game"], [seat["name"] for seat in seats], viewer.language)
    return {**message, "match": {**match, "you": viewer.you, "host": host, "seats": seats}, "aids": aids}


def _in_language(aids: JsonDict, slug: str, names: list[str], language: str) -> JsonDict:
    """The aids, which the engine words in English, with their reasons in another language."""
    return aids if language == LANGUAGES[0] else why.reworded(aids, get_title(slug), names, language)


def decision_of(table: Table, seat: int | None) -> str | None:
    """The key of the decision that the seat has to make now; hints are for one decision."""
    if seat is None or not table.match.is_running or seat not in table.game.seats_to_act():
        return None
    return table.decision_key(seat)


def thinking_seats(table: Table) -> list[int]:
    """The AI seat that a job thinks for at present, as a list; empty if there is none."""
    match = table.match
    if match.job != Match.Job.AI or match.job_started is None:
        return []
    if match.job_started < timezone.now() - THINKING_AGE:
        return []
    return [seat for seat in table.ai_seats_due() if table.turn_key(seat) == match.job_key]


def violations_in_words(table: Table, violations: list[Violation], language: str) -> list[JsonDict]:
    """The engine's violations as the client gets them, in the reader's language."""
    return why.in_words(table.title, violations, table.names, language)


def nearest_moves(table: Table, seat: int, move: Move) -> list[JsonDict]:
    """Legal moves near a refused one, as options, with names filled in."""
    found: list[JsonDict] = fill_names(why.nearest_in_words(table.title, table.game, seat, move), table.names)
    return found


def _seat_info(seat: Seat, name: str, viewer: Viewer, online: set[int]) -> JsonDict:
    own = seat.number == viewer.you
    return {
        "seat": seat.number,
        "name": name,
        "initial": name[:1].upper(),
        "kind": seat.kind,
        "level": seat.ai_level or None,
        "style": seat.ai_style or None,
        "portrait": portrait_of(seat, name) or None,
        "you": own,
        "online": seat.number in online or seat.kind == Seat.Kind.AI,
        "resigned": seat.resigned,
        "place_for_me": own and bool(seat.setting(PLACE_FOR_ME)),
    }
