"""Sitting down, leaving and resigning."""

from __future__ import annotations

import secrets
from contextlib import suppress

from django.db import transaction

from accounts.models import User
from games.core.results import Event
from games.models import Match, Seat
from games.services import publish
from games.services.answers import TableError
from games.services.lines import ENDED, RESIGNED, STANDS_IN
from games.services.results import result_by_resignation
from games.services.start import start_if_full
from games.services.table import Table, lock


def join(match_id: int, user: User, invite: str | None = None, seat: int | None = None) -> Match:
    """Take an open seat; the match starts when it was the last one. Who already sits there stays where it is.

    Args:
        invite: the match's token; needed for a private table.
        seat: which open seat; the first one without it.

    Raises:
        TableError: `no_match` (also for a private one without its token), `started`, `full`, `seat_taken`.
    """
    with transaction.atomic():
        table = _locked(match_id)
        match = table.match
        if table.seat_of(user.pk) is not None:
            return match
        invited = invite is not None and secrets.compare_digest(match.invite.encode(), invite.encode())
        if match.visibility == Match.Visibility.PRIVATE and not invited and match.host_id != user.pk:
            raise TableError("no_match", "There is no such table, or the invitation isn't valid.")
        if not match.is_open:
            raise TableError("started", "This match has already begun. Look for another table in the lobby.")
        free = [place for place in table.seats if place.kind == Seat.Kind.OPEN]
        if not free:
            raise TableError("full", "All seats are taken. Look for another table in the lobby.")
        place = next((one for one in free if seat in (None, one.number)), None)
        if place is None:
            raise TableError("seat_taken", "That seat is taken. Choose another one.")
        place.kind, place.user = Seat.Kind.HUMAN, user
        place.save(update_fields=["kind", "user"])
        if not start_if_full(match_id):
            publish.seats_on_commit(match)
    match.refresh_from_db()
    return match


def leave(match_id: int, user: User) -> bool:
    """Give up one's seat, or one's table, before the start. Returns whether the table still exists.

    A host who leaves hands the table to the next person who sits there; without one, the table is closed.

    Raises:
        TableError: `no_match`, `not_seated`, `started` (then one can resign).
    """
    with transaction.atomic():
        table = _locked(match_id)
        match, place = table.match, table.seat_of(user.pk)
        if place is None and match.host_id != user.pk:
            raise TableError("not_seated", "You don't sit at this table.")
        if not match.is_open:
            raise TableError("started", "The match has begun. To end it for yourself, resign.")
        if place is not None:
            place.kind, place.user, place.settings = Seat.Kind.OPEN, None, {}
            place.save(update_fields=["kind", "user", "settings"])
        publish.seats_on_commit(match)
        if match.host_id == user.pk:
            heir = next((seat.user for seat in table.seats if seat.user is not None), None)
            if heir is None:
                match.delete()
                return False
            match.host = heir
            match.save(update_fields=["host"])
    return True


def start(match_id: int) -> bool:
    """Begin the match if all seats are taken, which joining does by itself. Returns whether it began now."""
    with transaction.atomic():
        return start_if_full(match_id)


def resign(match_id: int, user: User) -> Match:
    """Give up a running match.

    The match ends at once, and those who stay win, when a single seat stays or none of a person. Otherwise an
    AI of level normal plays on for the seat, which ranks last whatever it achieves.

    Raises:
        TableError: `no_match`, `not_seated`, `not_started`, `over`, `resigned`.
    """
    with transaction.atomic():
        table = _locked(match_id)
        match, place = table.match, table.seat_of(user.pk)
        if place is None:
            raise TableError("not_seated", "You don't sit at this table.")
        if match.is_open:
            raise TableError("not_started", "The match hasn't begun. You can leave the table.")
        if match.is_finished:
            raise TableError("over", "The match is over.")
        if place.resigned:
            raise TableError("resigned", "You have already resigned.")
        _resign(table, place)
    return match


def give_up_all(user: User) -> None:
    """Leave all open tables, resign all running matches, forget the name: before an account is deleted."""
    matches = Match.objects.filter(seats__user=user) | Match.objects.filter(host=user)
    for match in matches.exclude(status=Match.Status.FINISHED).distinct():
        # Both, whatever it is now: it may begin or end at this very moment.
        for give_up in (leave, resign):
            with suppress(TableError):
                give_up(match.pk, user)
    Seat.objects.filter(user=user).update(name_at_end="")


def _resign(table: Table, place: Seat) -> None:
    place.resigned = True
    place.save(update_fields=["resigned"])
    events = [Event(RESIGNED, "", {"seat": place.number})]
    staying = [seat for seat in table.seats if not seat.resigned]
    goes_on = len(staying) > 1 and any(seat.kind == Seat.Kind.HUMAN for seat in staying)
    if goes_on:
        events.append(Event(STANDS_IN, "", {"seat": place.number}))
    else:
        result = result_by_resignation(table.seats)
        table.finish(result)
        events.append(Event(ENDED, "", {"winners": result["winners"]}))
    table.record("resign", events, place.number)
    table.save()
    publish.seats_on_commit(table.match)


def _locked(match_id: int) -> Table:
    try:
        return lock(match_id)
    except Match.DoesNotExist:
        raise TableError("no_match", "There is no such table. It may have been closed.") from None
