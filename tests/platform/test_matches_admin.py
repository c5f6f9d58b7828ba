"""Matches in the admin: everything to look at, nothing to edit, no secret, and a way to queue a job again."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.models import LogEntry, Match
from games.services.lobby import resign
from games.services.submit import submit
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import CARDS, PICKS
from tests.platform.wire import move_id


@pytest.fixture
def office(client: Client, lots: str) -> Client:
    """A browser of an admin."""
    client.force_login(User.objects.create_superuser("root", "root@example.org", "x", display_name="Root"))
    return client


def page(office: Client, kind: str, pk: int) -> str:
    return office.get(reverse(f"admin:games_{kind}_change", args=[pk])).content.decode()


def test_a_running_match_shows_no_secret(
    office: Client, make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    submit(match.pk, None, alda, {"type": "pick", "number": PICKS[0]}, move_id(), match.version)
    match.refresh_from_db()
    entry = LogEntry.objects.get(match=match, kind="move")
    shown = page(office, "match", match.pk) + page(office, "logentry", entry.pk)
    shown += office.get(reverse("admin:games_match_changelist")).content.decode()
    shown += office.get(reverse("admin:games_logentry_changelist")).content.decode()
    assert match.public_id in shown
    secrets = [str(PICKS[0]), str(CARDS[0]), str(match.chance[1][0]), match.invite]
    assert [secret for secret in secrets if secret in shown] == []


@pytest.mark.parametrize(
    ("kind", "lookup", "offered"),
    [
        ("match", "snapshot__deck__0", False),
        ("match", "chance__isnull", False),
        ("match", "chance__1__0", False),
        ("match", "invite__startswith", False),
        ("match", "seats__settings__place_for_me", False),
        ("match", "host__password__startswith", False),
        ("logentry", "move__number", False),
        ("logentry", "events__0__data__number", False),
        ("logentry", "chance__isnull", False),
        ("logentry", "match__snapshot__isnull", False),
        ("match", "status__exact", True),
        ("match", "created__year", True),
        ("logentry", "match__title__exact", True),
    ],
)
def test_a_list_cannot_be_asked_whether_a_secret_is_this_or_that(
    office: Client, kind: str, lookup: str, offered: bool
) -> None:
    answer = office.get(reverse(f"admin:games_{kind}_changelist"), {lookup: "1"})
    assert (answer.status_code != 400) is offered


def test_a_finished_match_shows_its_state_but_never_the_generator(
    office: Client, make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    resign(match.pk, alda)
    shown = page(office, "match", match.pk)
    assert str(CARDS[0]) in shown
    assert str(match.chance[1][0]) not in shown


def test_nothing_can_be_edited_added_or_deleted(
    office: Client, make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    entry = LogEntry.objects.get(match=match)
    for kind, pk in (("match", match.pk), ("logentry", entry.pk)):
        assert (
            office.post(reverse(f"admin:games_{kind}_change", args=[pk]), {"status": "open"}).status_code
            == 403
        )
        assert (
            office.post(reverse(f"admin:games_{kind}_delete", args=[pk]), {"post": "yes"}).status_code == 403
        )
        assert office.get(reverse(f"admin:games_{kind}_add")).status_code == 403
    assert Match.objects.get(pk=match.pk).is_running


def test_a_stuck_job_is_queued_again(office: Client, make_match: MakeMatch, alda: User, queue: Queue) -> None:
    match = make_match(alda, "easy")
    lost = queue.pop()
    answer = office.post(
        reverse("admin:games_match_changelist"),
        {"action": "queue_job_again", "_selected_action": [match.pk]},
        follow=True,
    )
    assert queue == [lost]
    assert f"Queued again: {match.public_id}" in answer.content.decode()
