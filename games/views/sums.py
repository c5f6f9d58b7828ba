"""Where a number came from, for the table: JSON in the reader's language."""

from __future__ import annotations

from django.http import Http404, HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.assistant.language import assistant_language
from games.core.jsontypes import JsonDict
from games.services import sums
from games.services.present import Viewer
from games.services.table import Table
from games.views.limits import refusal_json, too_often
from games.views.players import table_for


@never_cache
@require_safe
def line(request: HttpRequest, public_id: str, number: int) -> JsonResponse:
    """The sums of one line of the log: `{"sums": [...]}` (docs/live-protocol.md)."""
    if too_often(request, "sums"):
        return refusal_json(assistant_language(request))
    table, viewer = _look(request, public_id)
    found = sums.of_line(table, viewer, number)
    if found is None:
        raise Http404("There is no such line.")
    return JsonResponse({"sums": found, **_words(viewer)})


@never_cache
@require_safe
def standing(request: HttpRequest, public_id: str) -> JsonResponse:
    """What stands on the table now: the same."""
    if too_often(request, "sums"):
        return refusal_json(assistant_language(request))
    table, viewer = _look(request, public_id)
    return JsonResponse({"sums": sums.standing(table, viewer), **_words(viewer)})


def _words(viewer: Viewer) -> JsonDict:
    """The language of the sums, and the words around them."""
    return {"language": viewer.language, "labels": sums.labels(viewer.language)}


def _look(request: HttpRequest, public_id: str) -> tuple[Table, Viewer]:
    table, viewer = table_for(request, public_id)
    return table, viewer._replace(language=assistant_language(request))
