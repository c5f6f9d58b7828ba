"""Who plays."""

from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser, UserManager
from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.names import MAX_LENGTH, name_key, tidy


class User(AbstractUser):
    """A person with an account, or a guest who can become one.

    A guest has no password and no mail address. Others see `display_name`; `username` is to log in with.
    """

    display_name = models.CharField(_("display name"), max_length=MAX_LENGTH)
    # Kept by save(): two accounts never have names that look alike.
    name_key = models.CharField(max_length=4 * MAX_LENGTH, unique=True, editable=False)
    is_guest = models.BooleanField(_("guest"), default=False)

    objects: ClassVar[UserManager["User"]] = UserManager()

    class Meta(AbstractUser.Meta):
        indexes = [models.Index(fields=["is_guest", "last_login"], name="accounts_guest_age")]

    def __str__(self) -> str:
        return self.display_name

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Save, with the key of the display name; without a name it is called like its username."""
        if not self.display_name:
            self.display_name = free_name(self.username)
        self.display_name = tidy(self.display_name)
        self.name_key = name_key(self.display_name) or self.username
        fields = kwargs.get("update_fields")
        if fields is not None and "display_name" in fields:
            kwargs["update_fields"] = {*fields, "name_key"}
        super().save(*args, **kwargs)

    def get_full_name(self) -> str:
        """What others see."""
        return self.display_name

    def get_short_name(self) -> str:
        """What others see."""
        return self.display_name

    @property
    def initial(self) -> str:
        """The letter on the seat mark and the account button."""
        return self.display_name[:1].upper()


def name_taken(name: str, but: User | None = None) -> bool:
    """Whether another account than `but` has this display name or one that looks like it."""
    others = User.objects.filter(name_key=name_key(name))
    if but is not None:
        others = others.exclude(pk=but.pk)
    return others.exists()


def free_name(wish: str) -> str:
    """`wish`, cut to length, with a number behind it when someone has it already."""
    wish = tidy(wish)[:MAX_LENGTH]
    number = 2
    name = wish
    while name_taken(name):
        tail = f" {number}"
        name = wish[: MAX_LENGTH - len(tail)] + tail
        number += 1
    return name
