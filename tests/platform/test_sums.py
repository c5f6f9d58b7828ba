"""Where did that come from: sums of log lines and of what stands on the table, for those who may see them."""

from __future__ import annotations

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from games.assistant.labels import labels
from games.models import LogEntry, Match
from games.services.create import SeatPlan, create_match
from games.services.table import load
from tests.platform.conftest import Queue
from tests.platform.finished import finished_match, play_out

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("clean_redis")]


@pytest.fixture(autouse=True)
def cards(transactional_db: None, queue: Queue) -> None:
    """The shipped cards are loaded, and no broker is asked."""
    call_command("load_cards", verbosity=0)


def line_of(match: Match, code: str) -> int:
    """The number of the first line of that kind."""
    for entry in LogEntry.objects.filter(match=match).order_by("number"):
        for offset, event in enumerate(entry.events):
            if event["code"] == code:
                return entry.first_line + offset
    raise AssertionError(f"no {code}")


def test_what_stands_is_the_sum_of_the_log_in_the_readers_language(alda: User, client: Client) -> None:
    match = finished_match(alda)
    client.force_login(alda)
    answer = client.get(f"/m/{match.public_id}/sums/?lang=de").json()
    assert answer["language"] == "de"
    assert answer["labels"]["total"] == "Summe"
    money = {found["seat"]: found for found in answer["sums"] if found["account"] == "money"}
    for seat, player in enumerate(load(match.pk).game.view(None)["players"]):
        assert money[seat]["total"] == player["money"]
        assert sum(line["value"] for line in money[seat]["lines"]) == player["money"]
        assert money[seat]["lines"][0] == {"label": "Zu Beginn", "value": 500, "rule": "BHM-1.2"}


def test_a_line_opens_into_its_sum_and_others_have_none(alda: User, client: Client) -> None:
    match = finished_match(alda)
    client.force_login(alda)
    paid = client.get(f"/m/{match.public_id}/sums/{line_of(match, 'staff_paid')}/").json()["sums"]
    assert [line["rule"] for line in paid[0]["lines"]] == ["BHM-4.1"] * len(paid[0]["lines"])
    assert client.get(f"/m/{match.public_id}/sums/{line_of(match, 'week_ended')}/").json()["sums"] == []
    assert client.get(f"/m/{match.public_id}/sums/{match.lines + 1}/").status_code == 404
    assert client.get(f"/m/{match.public_id}/sums/0/").status_code == 404


def test_the_result_and_the_log_show_the_sums(alda: User, client: Client) -> None:
    match = finished_match(alda)
    client.force_login(alda)
    result = client.get(f"/m/{match.public_id}/").content.decode()
    assert result.count('class="place-sums"') == 2
    assert '<a class="rule" href="/rules/boutique/BHM-4.1">' in result
    assert 'class="line-from"' in client.get(f"/m/{match.public_id}/log/").content.decode()


def test_who_asks_too_often_is_told_to_wait_in_their_language(
    alda: User, bela: User, client: Client, settings: Settings
) -> None:
    settings.ACCOUNT_RATE_LIMITS = {**settings.ACCOUNT_RATE_LIMITS, "sums": "2/m/user"}
    match = finished_match(alda)
    client.force_login(alda)
    one, all_of_it = f"/m/{match.public_id}/sums/1/?lang=it", f"/m/{match.public_id}/sums/?lang=it"
    assert [client.get(path).status_code for path in (one, all_of_it, one, all_of_it)] == [200, 200, 429, 429]
    refused = client.get(one)
    assert refused.json() == {"code": "rate_limited", "text": labels("it")["too_often"], "language": "it"}
    assert refused.headers["Retry-After"] == "60"
    # From the same address, but someone else.
    client.force_login(bela)
    assert client.get(one).status_code == 200


def test_a_stranger_sees_nothing_of_a_private_match(alda: User, client: Client) -> None:
    match = create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], visibility="private")
    play_out(match, most=20)
    line = line_of(match, "guest_asks")
    assert client.get(f"/m/{match.public_id}/sums/").status_code == 404
    assert client.get(f"/m/{match.public_id}/sums/{line}/").status_code == 404
    client.force_login(alda)
    assert client.get(f"/m/{match.public_id}/sums/{line}/").json()["sums"]
