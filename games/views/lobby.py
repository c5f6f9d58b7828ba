"""The lobby: what waits for me, open tables, live matches, a new table, the games."""

from __future__ import annotations

import hashlib
from typing import Any, cast

from allauth.core import ratelimit
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from accounts.models import User
from games.forms.new_table import AI, ME, NewTableForm
from games.models import Match, Seat
from games.services.answers import TableError
from games.services.create import SeatPlan, create_match
from games.services.table import Table
from games.views.cards import MatchCard, live_card, open_card, turn_card
from games.views.players import player_of, visitor_of
from games.views.titles import offers
from games.views.waiting_for import own_seat, running_of, tables_of, with_seats

OPEN_SHOWN = 20
LIVE_SHOWN = 6
PER_PAGE = 20
PARTS = ("turns", "open", "live")


def _turns(user: User | None) -> dict[str, Any]:
    """The user's running matches: those that wait for it, and the others."""
    turns: list[MatchCard] = []
    others: list[MatchCard] = []
    for table in running_of(user) if user else ():
        seat = own_seat(table, user)
        if seat.owes:
            turns.append(turn_card(table, user, seat))
        else:
            others.append(open_card(table, user))
    # The frame's count is of the same moment, and need not be asked again.
    return {"turns": turns, "others": others, "matches_waiting": len(turns)}


def _open(user: User | None, only: str) -> dict[str, Any]:
    """Tables that wait for players: those where the user sits or is host, and those it can join."""
    waiting = Match.objects.filter(status=Match.Status.OPEN, title__in=offers())
    mine = Match.objects.none()
    free = waiting.filter(visibility=Match.Visibility.PUBLIC, seats__kind=Seat.Kind.OPEN).distinct()
    if user:
        own = Match.objects.filter(seats__user=user) | Match.objects.filter(host=user)
        keys = own.filter(status=Match.Status.OPEN).values("pk")
        mine = waiting.filter(pk__in=keys)
        free = free.exclude(pk__in=keys)
    if only:
        free = free.filter(title=only)
    return {
        "mine": [open_card(table, user) for table in tables_of(with_seats(mine))],
        "open_cards": [
            open_card(table, user) for table in tables_of(with_seats(free).order_by("-created")[:OPEN_SHOWN])
        ],
        "offers": list(offers().values()),
        "only": only,
    }


def _live(user: User | None) -> dict[str, Any]:
    """Public matches that are being played by others, the liveliest first."""
    running = Match.objects.filter(
        status=Match.Status.RUNNING, visibility=Match.Visibility.PUBLIC, title__in=offers()
    )
    if user:
        running = running.exclude(pk__in=Seat.objects.filter(user=user).values("match"))
    tables = tables_of(with_seats(running).order_by("-changed")[:LIVE_SHOWN])
    return {"live_cards": [live_card(table) for table in tables], "live_count": running.count()}


def _context(request: HttpRequest) -> dict[str, Any]:
    user = visitor_of(request)
    only = request.GET.get("game", "")
    only = only if only in offers() else ""
    return {"nav": "play", **_turns(user), **_open(user, only), **_live(user)}


def _parts(request: HttpRequest, context: dict[str, Any], oob: bool) -> dict[str, SafeString]:
    """The parts that refresh themselves, as HTML. Those for members only are left out for visitors."""
    parts = PARTS if request.user.is_authenticated else PARTS[1:]
    return {
        part: cast(
            SafeString, render_to_string(f"games/lobby/{part}.html", {**context, "oob": oob}, request=request)
        )
        for part in parts
    }


def _digest(context: dict[str, Any], part: str) -> str:
    """A short sign that changes with what a part shows; the token in its forms doesn't count."""
    html = render_to_string(f"games/lobby/{part}.html", context)
    return hashlib.sha256(html.encode()).hexdigest()[:12]


def _with_digests(request: HttpRequest, context: dict[str, Any]) -> dict[str, str]:
    parts = PARTS if request.user.is_authenticated else PARTS[1:]
    digests = {part: _digest({**context, "user": request.user}, part) for part in parts}
    query = "&".join(f"{part}={digest}" for part, digest in digests.items())
    context["digests"] = query + (f"&game={context['only']}" if context["only"] else "")
    return digests


@never_cache
@require_GET
def lobby(request: HttpRequest) -> HttpResponse:
    """The start page; for visitors with a word of welcome instead of their own matches."""
    context = _context(request)
    _with_digests(request, context)
    context["form"] = NewTableForm(game=context["only"])
    return render(request, "games/lobby.html", context)


@never_cache
@require_GET
def lobby_live(request: HttpRequest) -> HttpResponse:
    """The parts of the lobby that changed since the page has them; nothing (204) if none did."""
    context = _context(request)
    digests = _with_digests(request, context)
    changed = [part for part, digest in digests.items() if request.GET.get(part) != digest]
    if not changed:
        return HttpResponse(status=204)
    parts = _parts(request, context, oob=True)
    context["changed"] = [parts[part] for part in changed]
    return render(request, "games/lobby/update.html", context)


@login_required
def new_table(request: HttpRequest) -> HttpResponse:
    """The form of a new table, also its rows' buttons; makes the table when all is well and goes there."""
    if request.method != "POST":
        return render(
            request, "games/new.html", {"form": NewTableForm(game=request.GET.get("game", "")), "nav": "play"}
        )
    action = request.POST.get("action", "create")
    form = NewTableForm(request.POST)
    if action != "create":
        form = _edited(form, action)
        template = "games/partials/new_table.html" if request.htmx else "games/new.html"  # type: ignore[attr-defined]
        return render(request, template, {"form": form, "nav": "play"})
    if form.is_valid():
        refused = ratelimit.consume_or_429(request, action="new_table", user=request.user)
        if refused is not None:
            return refused
        plans = [
            SeatPlan(row.who, row.level, row.style) if row.who == AI else SeatPlan(row.who)
            for row in form.rows
        ]
        try:
            match = create_match(
                cast(User, request.user),
                form.cleaned_data["game"],
                plans,
                visibility=form.cleaned_data["visibility"],
                pace=form.cleaned_data["pace"],
            )
        except TableError as error:
            form.add_error(None, error.text)
        else:
            return HttpResponseRedirect(match.get_absolute_url())
    return render(request, "games/new.html", {"form": form, "nav": "play"}, status=422)


def _edited(form: NewTableForm, action: str) -> NewTableForm:
    """The form after a button of its rows: all that was chosen is kept, nothing is checked yet."""
    form.edit_rows(action)
    edited = NewTableForm(
        initial={name: form.data.get(name) for name in ("pace", "visibility") if form.data.get(name)},
        game=str(form.data.get("game", "")),
    )
    edited.rows = form.rows
    edited.fit_rows()
    return edited


@require_POST
def quick(request: HttpRequest, slug: str) -> HttpResponse:
    """A match of two against an AI, of level normal unless `level` says another, in one click; a visitor
    becomes a guest by it.
    """
    if slug not in offers():
        raise Http404(slug)
    player = player_of(request)
    if isinstance(player, HttpResponse):
        return player
    refused = ratelimit.consume_or_429(request, action="new_table", user=player)
    if refused is not None:
        return refused
    try:
        match = create_match(player, slug, [SeatPlan(ME), SeatPlan(AI, request.POST.get("level", "normal"))])
    except TableError as error:
        messages.error(request, error.text)
        return HttpResponseRedirect("/")
    return HttpResponseRedirect(match.get_absolute_url())


@login_required
def my_matches(request: HttpRequest) -> HttpResponse:
    """All my matches, the newest first, by pages."""
    user = cast(User, request.user)
    mine = Match.objects.filter(pk__in=Seat.objects.filter(user=user).values("match")) | Match.objects.filter(
        host=user
    )
    page = Paginator(with_seats(mine).order_by("-changed", "-pk"), PER_PAGE).get_page(request.GET.get("page"))
    cards = []
    for match in page.object_list:
        table = Table(match, list(match.seats.all()))
        seat = table.seat_of(user.pk)
        card = open_card(table, user)
        card.waits = seat is not None and seat.owes
        cards.append(card)
    context = {"nav": "matches", "page": page, "cards": cards, "title": _("My matches")}
    return render(request, "games/my_matches.html", context)
