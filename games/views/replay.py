"""The replay of a finished match, and its analysis."""

from __future__ import annotations

from typing import Any, cast

from allauth.core import ratelimit
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_GET, require_http_methods, require_safe

from accounts.models import User
from games.core.jsontypes import JsonDict
from games.models import Analysis, Recording, RecordingPart
from games.services import analysis as analyses
from games.services import present, recording, work
from games.services.answers import TableError
from games.services.recording import Eyes
from games.services.table import Table
from games.views.players import table_for, visitor_of

KEEP_S = 3600
CANT_CANCEL = "Only who asked for the analysis, or who played, can stop it."


@never_cache
@require_safe
def replay(request: HttpRequest, public_id: str) -> HttpResponse:
    """The page that steps through a finished match; of any other one the way leads to its table."""
    table, viewer = table_for(request, public_id)
    match = table.match
    if not match.is_finished:
        return HttpResponseRedirect(match.get_absolute_url())
    stored = recording.ask(match)
    names = table.names
    initial: JsonDict = {
        "match": _match(table, viewer),
        "recording": _progress(stored),
        "analysis": analyses.progress(Analysis.objects.filter(match=match).first(), names),
        "part": recording.PART,
        "urls": {
            name: reverse(f"games:{name}", args=(match.public_id,))
            for name in ("frames", "replay_log", "recording", "analysis", "table")
        },
    }
    context = {"match": match, "title": table.title, "initial": initial}
    return render(request, "games/replay.html", context)


@never_cache
@require_http_methods(["GET", "POST"])
def recording_state(request: HttpRequest, public_id: str) -> HttpResponse:
    """How far the recording is; a POST takes it up again after a failure."""
    table, _ = _finished(request, public_id)
    stored = recording.ask(table.match)
    if request.method == "POST":
        refused = ratelimit.consume_or_429(request, action="analysis")
        if refused is not None:
            return refused
        work.again(stored)
    return JsonResponse(_progress(stored))


@require_GET
@gzip_page
def frames(request: HttpRequest, public_id: str) -> HttpResponse:
    """Positions from step `from` on, as many as are stored together, seen through `eyes`."""
    table, _ = _finished(request, public_id)
    first = request.GET.get("from", "")
    stored = Recording.objects.filter(match=table.match).first()
    if stored is None or not stored.is_done or not (first.isascii() and first.isdecimal() and len(first) < 7):
        raise Http404("There are no such steps.")
    try:
        found = recording.frames(stored, table, int(first), _eyes(request, table))
    except RecordingPart.DoesNotExist:
        raise Http404("There are no such steps.") from None
    return _kept(JsonResponse({"from": int(first), "frames": found}))


@require_GET
@gzip_page
def replay_log(request: HttpRequest, public_id: str) -> HttpResponse:
    """All lines of the log, seen through `eyes`."""
    table, _ = _finished(request, public_id)
    return _kept(JsonResponse({"log": recording.lines(table, _eyes(request, table))}))


@never_cache
@require_http_methods(["GET", "POST"])
def analysis(request: HttpRequest, public_id: str) -> HttpResponse:
    """How far the analysis is, with what came of it since the `have`-th point.

    A POST asks for it, or with `do=cancel` stops it.
    """
    table, viewer = _finished(request, public_id)
    have = request.GET.get("have", "")
    known = int(have) if have.isascii() and have.isdecimal() and len(have) < 7 else 0
    found = Analysis.objects.filter(match=table.match).first()
    if request.method == "POST":
        refused = ratelimit.consume_or_429(request, action="analysis")
        if refused is not None:
            return refused
        try:
            found = _asked(request, table, viewer, found)
        except TableError as error:
            return JsonResponse({"code": error.code, "text": error.text}, status=409)
    return JsonResponse(analyses.progress(found, table.names, known))


def _asked(
    request: HttpRequest, table: Table, viewer: present.Viewer, found: Analysis | None
) -> Analysis | None:
    user = visitor_of(request)
    if request.POST.get("do") != "cancel":
        return analyses.ask(table.match, cast(User, user) if user else None)
    if found is not None:
        if not analyses.may_cancel(found, table, viewer.user_id):
            raise TableError("not_yours", CANT_CANCEL)
        work.cancel(found)
    return found


def _finished(request: HttpRequest, public_id: str) -> tuple[Table, present.Viewer]:
    table, viewer = table_for(request, public_id)
    if not table.match.is_finished:
        raise Http404("The match isn't over.")
    return table, viewer


def _eyes(request: HttpRequest, table: Table) -> Eyes:
    eyes = recording.eyes_of(request.GET.get("eyes", recording.OPEN), len(table.seats))
    if eyes is None:
        raise Http404("There is no such seat.")
    return eyes


def _match(table: Table, viewer: present.Viewer) -> JsonDict:
    """The match as the board wants it; whose eyes see it is the page's choice."""
    info = present.match_info(table, viewer)
    return {**info, "sat": viewer.you, "finished": table.match.finished, "pace": table.match.pace}


def _progress(stored: Recording) -> JsonDict:
    return {
        "status": stored.status,
        "done": stored.done,
        "total": stored.total,
        "problem": stored.problem,
        "steps": stored.steps if stored.is_done else [],
    }


def _kept(response: Any) -> Any:
    # What is stored never changes; names do when an account goes, so not for ever.
    response["Cache-Control"] = f"private, max-age={KEEP_S}"
    return response
