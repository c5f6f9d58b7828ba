"""Forms of accounts. What the site's field template needs (labels, hints, autocomplete) is set here."""

from typing import Any

from allauth.account import forms as allauth_forms
from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.account.utils import setup_user_email
from django import forms
from django.contrib.auth import get_user_model
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from accounts.adapters import NAME_TAKEN
from accounts.models import User, name_taken
from accounts.names import MAX_LENGTH, MIN_LENGTH, check_display_name, tidy

USERNAME_HINT = format_lazy(
    _("{min} to {max} characters: letters, digits, dots and dashes. Others see it at the table."),
    min=MIN_LENGTH,
    max=MAX_LENGTH,
)
PASSWORD_HINT = _("At least 8 characters, not only digits, and not one that everybody uses.")


class LoginForm(allauth_forms.LoginForm):
    """Log in by username or mail address."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = _("Username or email")
        self.fields["login"].widget.attrs.update(
            autocomplete="username", autocapitalize="none", spellcheck="false"
        )
        # The template has the link beside the field.
        self.fields["password"].help_text = ""


class SignupForm(allauth_forms.SignupForm):
    """Make an account; the username is the first display name."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        username = self.fields["username"]
        username.help_text = USERNAME_HINT
        username.widget.attrs.update(maxlength=MAX_LENGTH, autocapitalize="none", spellcheck="false")
        self.fields["email"].help_text = _("For a forgotten password only. We send one mail to confirm it.")
        self.fields["password1"].help_text = PASSWORD_HINT


class DisplayNameForm(forms.ModelForm):
    """Change the name that others see."""

    class Meta:
        model = User
        fields = ("display_name",)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["display_name"]
        field.label = _("Name at the table")
        field.help_text = format_lazy(
            _("{min} to {max} characters. Running matches show the new name too."),
            min=MIN_LENGTH,
            max=MAX_LENGTH,
        )
        field.widget.attrs.update(autocomplete="nickname")

    def clean_display_name(self) -> str:
        """The tidy name, free and fit to be shown."""
        name = tidy(self.cleaned_data["display_name"])
        check_display_name(name)
        if name_taken(name, but=self.instance):
            raise ValidationError(NAME_TAKEN, code="name_taken")
        return name

    def try_save(self) -> bool:
        """Save; False, with an error at the field, if the name was taken in the same moment."""
        try:
            with transaction.atomic():
                self.save()
        except IntegrityError:
            self.add_error("display_name", NAME_TAKEN)
            self.instance.refresh_from_db()
            return False
        return True


class UpgradeForm(forms.Form):
    """Turn a guest into a full account; it stays the same user, so all matches stay too."""

    username = forms.CharField(
        label=_("Username"),
        help_text=USERNAME_HINT,
        max_length=MAX_LENGTH,
        widget=forms.TextInput({"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}),
    )
    email = forms.EmailField(
        label=_("Email"),
        help_text=_("For a forgotten password only. We send one mail to confirm it."),
        widget=forms.EmailInput({"autocomplete": "email"}),
    )
    password1 = forms.CharField(
        label=_("Password"),
        help_text=PASSWORD_HINT,
        strip=False,
        widget=forms.PasswordInput({"autocomplete": "new-password"}),
    )

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.request = request

    def clean_username(self) -> str:
        """A free username that may be shown."""
        return str(get_adapter(self.request).clean_username(self.cleaned_data["username"]))

    def clean_email(self) -> str:
        """The address in small letters, not in use by another account."""
        email = str(get_adapter(self.request).clean_email(self.cleaned_data["email"].lower()))
        if EmailAddress.objects.filter(email__iexact=email).exists() or (
            User.objects.filter(email__iexact=email).exists()
        ):
            raise ValidationError(
                _("An account with this address exists. Log out as a guest and log in to that one."),
                code="email_taken",
            )
        return email

    def clean(self) -> dict[str, Any]:
        """Check the password against what was typed in the other fields too."""
        cleaned = super().clean() or {}
        password = cleaned.get("password1")
        if password:
            future = get_user_model()(username=cleaned.get("username", ""), email=cleaned.get("email", ""))
            try:
                get_adapter(self.request).clean_password(password, user=future)
            except ValidationError as error:
                self.add_error("password1", error)
        return cleaned

    def try_save(self, user: User) -> bool:
        """Make the guest a full account; False, with an error at the field, if its name is gone."""
        user.username = user.display_name = self.cleaned_data["username"]
        user.email = self.cleaned_data["email"]
        user.is_guest = False
        user.set_password(self.cleaned_data["password1"])
        try:
            with transaction.atomic():
                user.save()
                setup_user_email(self.request, user, [])
        except IntegrityError:
            self.add_error("username", NAME_TAKEN)
            user.refresh_from_db()
            return False
        return True


class DeleteAccountForm(forms.Form):
    """Confirm that the account goes: by password, or by a tick for a guest, who has none."""

    password = forms.CharField(
        label=_("Your password"),
        strip=False,
        widget=forms.PasswordInput({"autocomplete": "current-password"}),
    )
    sure = forms.BooleanField(
        label=_("Delete this guest account for good"),
        error_messages={"required": _("Tick the box to confirm that the account shall be deleted.")},
    )

    def __init__(self, *args: Any, user: User, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user
        del self.fields["sure" if user.has_usable_password() else "password"]

    def clean_password(self) -> str:
        """The account's own password."""
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise ValidationError(_("This isn't your password; the account is untouched."), code="wrong")
        return password


class ThemeForm(forms.Form):
    """Light, dark, or what the system says (empty)."""

    theme = forms.ChoiceField(
        choices=[("", _("System")), ("light", _("Light")), ("dark", _("Dark"))], required=False
    )
