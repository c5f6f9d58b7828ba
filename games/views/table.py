"""The page of a table, its log and its export."""

from __future__ import annotations

from typing import Any

from django.contrib.messages import get_messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.assistant.language import assistant_language
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.models import LogEntry, Match
from games.services import first_time, present
from games.services.checkpoints import undone_lines
from games.services.lines import MOST, latest_lines
from games.services.sums import of_event
from games.services.table import Table, load
from games.views.result import result_context
from games.views.rooms import room_context


@never_cache
@require_safe
def table(request: HttpRequest, public_id: str) -> HttpResponse:
    """The waiting room, the live table or the result, as the match stands; `?board` shows a finished match's
    table.
    """
    shown, viewer = _look(request, public_id)
    match = shown.match
    context: dict[str, Any] = {
        "match": match,
        "table": shown,
        "viewer": viewer,
        "title": shown.title,
        "initial": present.view_message(shown, viewer),
        "socket": f"/ws/match/{match.public_id}/",
        "invite_url": _invite_url(request, shown, viewer),
    }
    if match.is_open:
        return render(request, "games/waiting.html", {**context, **room_context(request, shown, viewer)})
    if match.is_finished and "board" not in request.GET:
        return render(request, "games/result.html", {**context, **result_context(request, shown, viewer)})
    # The live table draws the whole page: what is to be said goes to it, else it would wait for a later page.
    said = " ".join(str(message) for message in get_messages(request))
    told = first_time.for_table(request.user, match.title, assistant_language(request))
    context |= {"said": said, "first_time": told if viewer.seat is not None else None}
    return render(request, "games/table.html", context)


@never_cache
@require_safe
def log(request: HttpRequest, public_id: str) -> HttpResponse:
    """The log as the reader may see it, the newest lines last; `?before=<line>` turns to older ones."""
    shown, viewer = _look(request, public_id)
    before = request.GET.get("before", "")
    lines = latest_lines(
        shown.match,
        shown.title,
        shown.names,
        viewer.seat,
        before=int(before) if before.isdecimal() and len(before) < 10 else None,
        limit=MOST,
    )
    older = lines[0]["n"] if lines and lines[0]["n"] > 1 else None
    undone = undone_lines(shown.match.pk)
    for line in lines:
        line["undone"] = line["n"] in undone
        if line["sums"] and not line["undone"]:
            line["from"] = of_event(shown, Event(line["code"], line["rule"], line["data"]), "en")
    context = {"match": shown.match, "title": shown.title, "lines": lines, "older": older}
    return render(request, "games/log.html", context)


@never_cache
@require_safe
def export(request: HttpRequest, public_id: str) -> HttpResponse:
    """As JSON: of a match in progress the reader's own view, of a finished one all that makes it replay."""
    shown, viewer = _look(request, public_id)
    data = _whole(shown, viewer) if shown.match.is_finished else present.view_message(shown, viewer)
    response = JsonResponse(data, json_dumps_params={"ensure_ascii": False})
    response["Content-Disposition"] = f'attachment; filename="chalet-{shown.match.public_id}.json"'
    return response


def _whole(shown: Table, viewer: present.Viewer) -> JsonDict:
    """A finished match: cards, moves and what chance gave. The generator itself stays here."""
    match = shown.match
    entries = LogEntry.objects.filter(match=match).order_by("number")
    return {
        "match": present.match_info(shown, viewer),
        "rules_version": match.rules_version,
        "form_version": shown.title.form_version,
        "options": match.options,
        "cards": match.cards.cards,
        "final": shown.game.view(None),
        "log": [
            {
                "number": entry.number,
                "version": entry.version,
                "at": entry.at.isoformat(),
                "kind": entry.kind,
                "seat": entry.seat,
                "move": entry.move,
                "chance": entry.chance,
                "events": entry.events,
            }
            for entry in entries
        ],
    }


def _look(request: HttpRequest, public_id: str) -> tuple[Table, present.Viewer]:
    """The table and who looks. Raises Http404 alike for a table that isn't there and one that isn't for this
    reader.
    """
    match_id = Match.objects.filter(public_id=public_id).values_list("pk", flat=True).first()
    if match_id is None:
        raise Http404("There is no such table.")
    shown = load(match_id)
    viewer = present.viewer_of(shown, request.user.pk, assistant_language(request))
    if viewer is None:
        raise Http404("There is no such table.")
    return shown, viewer


def _invite_url(request: HttpRequest, shown: Table, viewer: present.Viewer) -> str | None:
    """The link to sit down by, for those who sit there and the host, while seats are open."""
    match = shown.match
    invites = viewer.you is not None or (viewer.user_id is not None and viewer.user_id == match.host_id)
    if not match.is_open or not invites:
        return None
    return request.build_absolute_uri(f"/m/{match.public_id}/join/{match.invite}/")
