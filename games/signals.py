"""What the games do when something happens elsewhere."""

from typing import Any

from django.conf import settings
from django.db.models.signals import pre_delete
from django.dispatch import receiver

from games.models import Seat
from games.services import lobby


@receiver(pre_delete, sender=settings.AUTH_USER_MODEL, dispatch_uid="games_user_goes")
def user_goes(instance: Any, **_: Any) -> None:
    """However an account is deleted: no match waits for it for ever, and finished ones forget its name."""
    lobby.give_up_all(instance)
    Seat.objects.filter(user=instance).exclude(name_at_end="").update(name_at_end="")
