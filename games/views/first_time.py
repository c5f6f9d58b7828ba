"""What a player was told already, and the switch for being told."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, HttpResponseNotFound, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from games.services import first_time


@require_POST
@login_required
def seen(request: HttpRequest, slug: str, key: str) -> HttpResponse:
    """The situation was explained."""
    try:
        first_time.note_seen(request.user, slug, key)
    except first_time.NoSituation:
        return HttpResponseNotFound("There is no such situation in this game.")
    return HttpResponse(status=204)


@require_POST
@login_required
def switch(request: HttpRequest) -> HttpResponse:
    """Turn the help on (`on=1`) or off."""
    on = request.POST.get("on") == "1"
    first_time.switch(request.user, on)
    if request.headers.get("Accept", "").startswith("application/json"):
        return HttpResponse(status=204)
    messages.success(
        request,
        _("You will be told what you meet for the first time.") if on else _("First-time help is off."),
    )
    return HttpResponseRedirect(reverse("accounts:profile"))
