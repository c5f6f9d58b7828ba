"""Guests: accounts made in one click, without password or mail address."""

import datetime
import secrets

from django.contrib.auth import login
from django.db import IntegrityError, transaction
from django.db.models import CASCADE, Q
from django.http import HttpRequest
from django.utils import timezone

from accounts.models import User
from accounts.names import random_guest_name

# A guest can only come back with the session's cookie, so it is kept long.
SESSION_AGE = datetime.timedelta(days=365)
# After this time without a visit a guest that never sat at a table is removed.
UNUSED_AGE = datetime.timedelta(days=7)
_TRIES = 20


def create_guest() -> User:
    """A new guest with a friendly random name that nobody has."""
    for _ in range(_TRIES):
        guest = User(
            username=f"guest-{secrets.token_hex(8)}", display_name=random_guest_name(), is_guest=True
        )
        guest.set_unusable_password()
        try:
            with transaction.atomic():
                guest.save()
        except IntegrityError:
            continue
        return guest
    # Nearly all short names are taken: a longer number behind the name is free for sure.
    guest.display_name = f"Guest {secrets.randbelow(10**12)}"
    guest.save()
    return guest


def log_in_as_guest(request: HttpRequest) -> User:
    """A new guest, logged in for a year on this browser."""
    guest = create_guest()
    login(request, guest, backend="django.contrib.auth.backends.ModelBackend")
    request.session.set_expiry(SESSION_AGE)
    return guest


def remove_unused_guests(now: datetime.datetime | None = None) -> int:
    """Delete the guests without seats and tables who were away for UNUSED_AGE; how many they were."""
    before = (now or timezone.now()) - UNUSED_AGE
    away = Q(last_login__lt=before) | Q(last_login=None, date_joined__lt=before)
    unused = User.objects.filter(away, is_guest=True)
    for relation in User._meta.related_objects:
        # What would outlive the guest is others' too; its own progress and preferences go with it.
        if relation.related_model._meta.app_label == "games" and relation.on_delete is not CASCADE:
            unused = unused.filter(**{relation.name: None})
    _, deleted = unused.delete()
    return deleted.get(User._meta.label, 0)
