"""The data that is stored about a user, for the user."""

from typing import Any

from accounts.models import User
from games.models import FirstTimeHelp


def own_data(user: User) -> dict[str, Any]:
    """Account, addresses and the seats with their own moves, as JSON. Nothing of others, no secrets."""
    seats = user.seats.select_related("match").order_by("match__created")
    return {
        "account": {
            "username": user.username,
            "display_name": user.display_name,
            "guest": user.is_guest,
            "joined": user.date_joined.isoformat(),
            "last_login": user.last_login.isoformat() if user.last_login else None,
        },
        "addresses": [
            {"email": address.email, "confirmed": address.verified, "primary": address.primary}
            for address in user.emailaddress_set.order_by("pk")
        ],
        "first_time_help": FirstTimeHelp.objects.filter(user=user).values("on", "seen").first(),
        "tutorials": [
            {
                "game": lesson.title,
                "begun": lesson.begun.isoformat(),
                "finished": lesson.finished.isoformat() if lesson.finished else None,
                "step": lesson.step + 1,
                "moves": lesson.moves,
            }
            for lesson in user.lessons.order_by("title")
        ],
        "matches": [
            {
                "match": seat.match.public_id,
                "game": seat.match.title,
                "status": seat.match.status,
                "seat": seat.number,
                "created": seat.match.created.isoformat(),
                "finished": seat.match.finished.isoformat() if seat.match.finished else None,
                "moves": [
                    {"at": at.isoformat(), "move": move}
                    for at, move in seat.match.log.filter(seat=seat.number)
                    .exclude(move=None)
                    # The AI that plays on for who resigned chooses in secret.
                    .exclude(move_id__startswith="ai-")
                    .order_by("number")
                    .values_list("at", "move")
                ],
            }
            for seat in seats
        ],
    }
