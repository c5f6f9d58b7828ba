"""How django-allauth makes and checks accounts here."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django import forms
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.models import User, free_name, name_taken
from accounts.names import check_display_name, tidy

NAME_TAKEN = _("This name, or one that looks like it, is taken; choose another.")
USERNAME_SIGNS = _("Use letters, digits, dots and dashes only, without blanks.")
_SHOWN_ONLY = frozenset(" '’")


class AccountAdapter(DefaultAccountAdapter):
    """A new account is shown under its username, so a username must do as a display name."""

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """The tidy username. Raises ValidationError if it can't be a name here or is taken."""
        username = tidy(username)
        # First in our words: Django's name signs that are refused here, ours for shown names allow blanks.
        if set(username) & _SHOWN_ONLY:
            raise ValidationError(USERNAME_SIGNS, code="characters")
        try:
            check_display_name(username)
        except ValidationError as fault:
            if fault.code != "characters":
                raise
            raise ValidationError(USERNAME_SIGNS, code="characters") from None
        username = super().clean_username(username, shallow)
        user = getattr(self.request, "user", None) if self.request else None
        own = user if isinstance(user, User) else None
        if not shallow and name_taken(username, but=own):
            raise ValidationError(NAME_TAKEN, code="username_taken")
        return str(username)

    def save_user(self, request: HttpRequest, user: User, form: forms.BaseForm, commit: bool = True) -> User:
        """The account of a sign-up form. Should someone take its name just then, it gets a number."""
        super().save_user(request, user, form, commit=False)
        user.display_name = user.username
        if commit:
            try:
                with transaction.atomic():
                    user.save()
            except IntegrityError:
                user.display_name = free_name(user.username)
                user.save()
        return user

    def get_user_search_fields(self) -> list[str]:
        """Where the user search of staff looks."""
        return ["username", "email", "display_name"]

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send one of the mails of `templates/account/email/`, addressed by display name."""
        user = context.get("user")
        super().send_mail(template_prefix, email, {**context, "name": getattr(user, "display_name", "")})
