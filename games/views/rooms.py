"""From the open table to the start, and giving up: join, invite, leave, close, the host's seats, resign."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, cast

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from accounts.models import User
from ai.levels import LEVELS, STYLES
from games.models import Match
from games.services import host, lobby
from games.services.answers import TableError
from games.services.create import MIXED
from games.services.present import Viewer
from games.services.table import Table, load
from games.views.cards import open_card
from games.views.players import match_or_404, player_of, table_for, visitor_of


def room_context(request: HttpRequest, table: Table, viewer: Viewer) -> dict[str, Any]:
    """What the waiting room shows, with the sign by which a change of it is known."""
    match = table.match
    sits = viewer.you is not None
    is_host = viewer.user_id is not None and viewer.user_id == match.host_id
    context: dict[str, Any] = {
        "match": match,
        "card": open_card(table, visitor_of(request)),
        "levels": [(name, level.label) for name, level in LEVELS.items()],
        "styles": [(MIXED, _("Mixed")), *((name, style.label) for name, style in STYLES.items())],
        "sits": sits,
        "hosts": is_host,
        "invite_url": request.build_absolute_uri(_invite_path(match)) if sits or is_host else None,
        "can_join": not sits and (is_host or match.visibility == Match.Visibility.PUBLIC),
    }
    html = render_to_string("games/partials/room.html", {**context, "user": request.user})
    context["digest"] = hashlib.sha256(html.encode()).hexdigest()[:12]
    return context


def _invite_path(match: Match) -> str:
    return f"/m/{match.public_id}/join/{match.invite}/"


@never_cache
@require_GET
def room(request: HttpRequest, public_id: str) -> HttpResponse:
    """The waiting room's changing part: 204 if the page has it, a fresh page once it began or closed."""
    try:
        table, viewer = table_for(request, public_id)
    except Http404:
        return HttpResponse(headers={"HX-Refresh": "true"})
    if not table.match.is_open:
        return HttpResponse(headers={"HX-Refresh": "true"})
    context = room_context(request, table, viewer)
    if request.GET.get("have") == context["digest"]:
        return HttpResponse(status=204)
    return render(request, "games/partials/room_live.html", context)


@require_POST
def join(request: HttpRequest, public_id: str) -> HttpResponse:
    """Sit down at a public table, as oneself or as a new guest."""
    return _sit_down(request, match_or_404(public_id), None)


@never_cache
def invite(request: HttpRequest, public_id: str, token: str) -> HttpResponse:
    """What an invite link leads to: the table with a button to sit down; a POST does it."""
    match = match_or_404(public_id)
    if not secrets.compare_digest(match.invite.encode(), token.encode()):
        raise Http404(public_id)
    if request.method == "POST":
        return _sit_down(request, match, token)
    table = load(match.pk)
    user = visitor_of(request)
    if user and table.seat_of(user.pk) is not None:
        return redirect("games:table", public_id)
    card = open_card(table, user)
    full = card.taken == len(card.seats)
    context = {"match": match, "card": card, "full": full, "here": request.path}
    return render(request, "games/join.html", context)


def _sit_down(request: HttpRequest, match: Match, token: str | None) -> HttpResponse:
    # Before a guest is made: nobody becomes one for a table that has no place.
    if match.visibility == Match.Visibility.PRIVATE and token is None and not _is_host(request, match):
        raise Http404(match.public_id)
    if not match.is_open and not request.user.is_authenticated:
        messages.error(request, _("This match has already begun. Look for another table in the lobby."))
        return redirect("games:lobby")
    player = player_of(request)
    if isinstance(player, HttpResponse):
        return player
    seat = request.POST.get("seat", "")
    try:
        lobby.join(match.pk, player, token, int(seat) if seat.isdecimal() and len(seat) < 4 else None)
    except TableError as error:
        messages.error(request, error.text)
        if error.code != "seat_taken":
            return redirect("games:lobby")
    return redirect("games:table", match.public_id)


def _is_host(request: HttpRequest, match: Match) -> bool:
    return request.user.is_authenticated and request.user.pk == match.host_id


@login_required
@require_POST
def leave(request: HttpRequest, public_id: str) -> HttpResponse:
    """Give one's seat up before the start."""
    match = table_for(request, public_id)[0].match
    try:
        stays = lobby.leave(match.pk, cast(User, request.user))
    except TableError as error:
        messages.error(request, error.text)
        return redirect("games:table", public_id)
    messages.success(request, _("You left the table.") if stays else _("The table is closed."))
    return redirect("games:lobby")


@login_required
@require_POST
def close(request: HttpRequest, public_id: str) -> HttpResponse:
    """The host takes the table away."""
    match = table_for(request, public_id)[0].match
    try:
        host.close(match.pk, cast(User, request.user))
    except TableError as error:
        messages.error(request, error.text)
        return redirect("games:table", public_id)
    messages.success(request, _("The table is closed."))
    return redirect("games:lobby")


@login_required
@require_POST
def set_seat(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """The host gives an open seat to an AI (`level`), or sends an AI away (`free`)."""
    match, user = table_for(request, public_id)[0].match, cast(User, request.user)
    try:
        if "free" in request.POST:
            host.free_seat(match.pk, user, number)
        else:
            host.seat_ai(
                match.pk, user, number, request.POST.get("level", ""), request.POST.get("style") or MIXED
            )
    except TableError as error:
        messages.error(request, error.text)
    return redirect("games:table", public_id)


@login_required
def resign(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask whether one really gives up; a POST does it."""
    table, viewer = table_for(request, public_id)
    if viewer.you is None or not table.match.is_running or table.seats[viewer.you].resigned:
        return redirect("games:table", public_id)
    if request.method == "POST":
        try:
            lobby.resign(table.match.pk, cast(User, request.user))
        except TableError as error:
            messages.error(request, error.text)
        else:
            messages.success(request, _("You resigned."))
        return redirect("games:table", public_id)
    card = open_card(table, visitor_of(request))
    goes_on = sum(not seat.resigned for seat in table.seats) > 2 and any(
        seat.kind == "human" and not seat.resigned and seat.number != viewer.you for seat in table.seats
    )
    return render(request, "games/resign.html", {"match": table.match, "card": card, "goes_on": goes_on})
