"""Pages of one's own account, and the guest's one click."""

from typing import Any, cast

from allauth.account.internal.flows.email_verification import send_verification_email_to_address
from allauth.account.models import EmailAddress
from allauth.core import ratelimit
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout, update_session_auth_hash
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from accounts.context import THEME_COOKIE
from accounts.deletion import delete_account
from accounts.export import own_data
from accounts.forms import DeleteAccountForm, DisplayNameForm, ThemeForm, UpgradeForm
from accounts.guests import log_in_as_guest
from accounts.models import User
from games.services import first_time

THEME_AGE_S = 365 * 24 * 3600


def safe_next(request: HttpRequest, default: str) -> str:
    """Where the form or link wants to go next if that is on this site, else `default` (a URL or its name)."""
    wish = request.POST.get("next") or request.GET.get("next") or ""
    ours = url_has_allowed_host_and_scheme(
        wish, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return wish if ours else resolve_url(default)


def _user(request: HttpRequest) -> User:
    return cast(User, request.user)


@require_POST
def play_as_guest(request: HttpRequest) -> HttpResponse:
    """Make a guest, log it in, go on. Someone who is logged in just goes on."""
    going = safe_next(request, settings.LOGIN_REDIRECT_URL)
    if request.user.is_authenticated:
        return HttpResponseRedirect(going)
    refused = ratelimit.consume_or_429(request, action="guest")
    if refused is not None:
        return refused
    guest = log_in_as_guest(request)
    messages.success(request, _("Welcome! At the table you are “%(name)s”.") % {"name": guest.display_name})
    return HttpResponseRedirect(going)


@require_POST
def set_theme(request: HttpRequest) -> HttpResponse:
    """Keep the theme for this browser and go back to the page."""
    form = ThemeForm(request.POST)
    response = HttpResponseRedirect(safe_next(request, settings.LOGIN_REDIRECT_URL))
    if form.is_valid() and form.cleaned_data["theme"]:
        response.set_cookie(
            THEME_COOKIE,
            form.cleaned_data["theme"],
            max_age=THEME_AGE_S,
            samesite="Lax",
            secure=settings.SESSION_COOKIE_SECURE,
        )
    elif form.is_valid():
        response.delete_cookie(THEME_COOKIE, samesite="Lax")
    return response


@login_required
def profile(request: HttpRequest) -> HttpResponse:
    """One's own page; a POST changes the display name."""
    user = _user(request)
    form = DisplayNameForm(request.POST if request.method == "POST" else None, instance=user)
    if request.method == "POST":
        if form.is_valid() and form.try_save():
            messages.success(request, _("At the table you are now “%(name)s”.") % {"name": user.display_name})
            return redirect("accounts:profile")
        # The page's frame must go on showing the name that holds.
        request.user = User.objects.get(pk=user.pk)
    address = EmailAddress.objects.filter(user=user, primary=True).first()
    context = {"form": form, "address": address, "first_time_help": first_time.is_on(user)}
    return render(request, "accounts/profile.html", context)


@login_required
def upgrade(request: HttpRequest) -> HttpResponse:
    """A guest becomes a full account and stays logged in."""
    user = _user(request)
    if not user.is_guest:
        return redirect("accounts:profile")
    form = UpgradeForm(request.POST if request.method == "POST" else None, request=request)
    if request.method == "POST":
        refused = ratelimit.consume_or_429(request, action="signup")
        if refused is not None:
            return refused
        if form.is_valid() and form.try_save(user):
            update_session_auth_hash(request, user)
            request.session.set_expiry(settings.SESSION_COOKIE_AGE)
            address = EmailAddress.objects.get(user=user, primary=True)
            send_verification_email_to_address(request, address, signup=True)
            messages.success(request, _("Your account is ready, with all your matches in it."))
            return redirect("accounts:profile")
    return render(request, "accounts/upgrade.html", {"form": form})


@login_required
def delete(request: HttpRequest) -> HttpResponse:
    """Ask for confirmation, then delete the account and log out."""
    user = _user(request)
    form = DeleteAccountForm(request.POST if request.method == "POST" else None, user=user)
    if request.method == "POST":
        refused = ratelimit.consume_or_429(request, action="delete_account", user=user)
        if refused is not None:
            return refused
        if form.is_valid():
            delete_account(user)
            logout(request)
            messages.success(request, _("Your account is deleted. Thank you for playing."))
            return redirect(settings.LOGOUT_REDIRECT_URL)
    return render(request, "accounts/delete.html", {"form": form})


@login_required
@require_GET
def data(request: HttpRequest) -> HttpResponse:
    """All that is stored about the user, as a JSON file."""
    answer: dict[str, Any] = own_data(_user(request))
    return JsonResponse(
        answer,
        json_dumps_params={"indent": 2, "ensure_ascii": False},
        headers={"Content-Disposition": 'attachment; filename="chalet-my-data.json"'},
    )
