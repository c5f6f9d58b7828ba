"""Taking an account away: its matches stay for the others, its name doesn't."""

from allauth.account.models import EmailAddress
from django.db import transaction

from accounts.models import User
from games.services import lobby


def delete_account(user: User) -> None:
    """Leave or close the user's open tables, resign its running matches, then delete the account.

    Its seats stay as those of a former player. A failure half-way leaves the account with the seats it has
    not yet given up; trying again goes on from there.
    """
    lobby.give_up_all(user)
    with transaction.atomic():
        EmailAddress.objects.filter(user=user).delete()
        user.delete()
