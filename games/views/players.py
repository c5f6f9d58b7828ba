"""Who asks, on pages where a newcomer becomes a guest by the very click that sits down."""

from __future__ import annotations

from typing import cast

from allauth.core import ratelimit
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from accounts.guests import log_in_as_guest
from accounts.models import User
from games.models import Match
from games.services.present import Viewer, viewer_of
from games.services.table import Table, load


def player_of(request: HttpRequest) -> User | HttpResponse:
    """Who is logged in, else a new guest; or the answer that refuses one guest too many from an address."""
    if request.user.is_authenticated:
        return cast(User, request.user)
    refused = ratelimit.consume_or_429(request, action="guest")
    if refused is not None:
        return refused
    guest = log_in_as_guest(request)
    messages.success(request, _("Welcome! At the table you are “%(name)s”.") % {"name": guest.display_name})
    return guest


def visitor_of(request: HttpRequest) -> User | None:
    """Who is logged in, if anyone."""
    return cast(User, request.user) if request.user.is_authenticated else None


def match_or_404(public_id: str) -> Match:
    """The match of that public id. Raises Http404."""
    try:
        return Match.objects.get(public_id=public_id)
    except Match.DoesNotExist:
        raise Http404(public_id) from None


def table_for(request: HttpRequest, public_id: str) -> tuple[Table, Viewer]:
    """The table and how the reader may look at it. Raises Http404, also when the reader may not."""
    table = load(match_or_404(public_id).pk)
    user = visitor_of(request)
    viewer = viewer_of(table, user.pk if user else None)
    if viewer is None:
        raise Http404(public_id)
    return table, viewer
