"""Who plays."""

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """A person with an account, or a guest who can become one."""

    display_name = models.CharField(max_length=40, blank=True)
    is_guest = models.BooleanField(default=False)
