"""First-time help is told once, to who sits at the table, in its language, and can be turned off."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from accounts.models import User
from games.models import FirstTimeHelp
from games.services import first_time

pytestmark = pytest.mark.django_db


@pytest.fixture
def alda() -> User:
    """Someone with an account."""
    return User.objects.create_user("alda", display_name="Alda")


@pytest.fixture
def browser(alda: User) -> Client:
    """Her browser."""
    client = Client()
    client.force_login(alda)
    return client


def test_what_was_seen_is_kept_once(browser: Client, alda: User) -> None:
    for _ in range(2):
        assert browser.post("/help/seen/boutique/tie_bid/").status_code == 204
    assert FirstTimeHelp.objects.get(user=alda).seen == ["boutique:tie_bid"]
    told = first_time.for_table(alda, "boutique", "de")
    assert told is not None
    assert told["seen"] == ["tie_bid"]
    assert told["words"]["tie_bid"]["title"] == "Gleicher Preis, gleiche Sterne: Ihr bietet"
    other = first_time.for_table(alda, "skifest", "en")
    assert other is not None
    assert other["seen"] == []


@pytest.mark.parametrize("path", ["boutique/nothing", "nothing/tie_bid"])
def test_what_does_not_exist_is_not_kept(browser: Client, path: str) -> None:
    assert browser.post(f"/help/seen/{path}/").status_code == 404
    assert not FirstTimeHelp.objects.exists()


def test_it_is_for_accounts_and_by_post(client: Client, browser: Client) -> None:
    assert client.post("/help/seen/boutique/tie_bid/").status_code == 302
    assert browser.get("/help/seen/boutique/tie_bid/").status_code == 405


def test_off_and_on_again(browser: Client, alda: User) -> None:
    browser.post("/help/seen/boutique/tie_bid/")
    browser.post("/help/first-time/", {"on": "0"})
    assert first_time.for_table(alda, "boutique", "en") is None
    assert "Turn on" in browser.get("/me/").content.decode()
    browser.post("/help/first-time/", {"on": "1"})
    told = first_time.for_table(alda, "boutique", "en")
    assert told is not None
    assert told["seen"] == []


def test_the_table_gets_it_for_who_sits_there(browser: Client, client: Client) -> None:
    address = browser.post("/quick/boutique/").headers["Location"]
    page = browser.get(address).content.decode()
    told = json.loads(re.findall(r'<script id="first-time"[^>]*>(.*?)</script>', page)[0])
    assert "set_prices" in told["words"]
    initial = json.loads(re.findall(r'<script id="initial"[^>]*>(.*?)</script>', page)[0])
    assert initial["situations"] == ["set_prices"]
    watched = client.get(address)
    if watched.status_code == 200:
        assert '<script id="first-time" type="application/json">null</script>' in watched.content.decode()
