"""AI seats: a level and a style that stay with the seat, a name, and a portrait of their own."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from accounts.models import User
from ai.levels import LEVELS, STYLES
from games.models import Match
from games.services import ai_turn, create, present
from games.services.answers import TableError
from games.services.create import MIXED, SeatPlan, create_match
from games.services.names import PORTRAITS, ai_words
from games.services.table import load
from tests.platform.conftest import MakeMatch, Queue

SPRITE = Path(settings.BASE_DIR, "games/static/games/portraits.svg").read_text()
TWO = {"game": "lots", "pace": "live", "visibility": "public", "seat-0": "me", "seat-1": "ai"}


@pytest.fixture
def alda_client(client: Client, alda: User, lots: str, monkeypatch: pytest.MonkeyPatch) -> Client:
    monkeypatch.setattr("games.views.titles.has_board", lambda slug: True)
    client.force_login(alda)
    return client


def test_every_name_of_an_ai_has_a_portrait_that_no_other_has() -> None:
    drawn = dict(re.findall(r'<symbol id="ai-(\w+)"[^>]*>(.*?)</symbol>', SPRITE))
    names = [name.lower() for level in LEVELS.values() for name in level.seat_names]
    assert sorted(drawn) == sorted(names) == sorted(PORTRAITS)
    assert len(set(drawn.values())) == len(drawn)


def test_the_form_gives_an_ai_its_style(alda_client: Client) -> None:
    alda_client.post("/new/", {**TWO, "level-1": "hard", "style-1": "bold"})
    seat = Match.objects.get().seats.get(number=1)
    assert (seat.ai_level, seat.ai_style) == ("hard", "bold")
    assert ai_words(seat) == "hard, bold"


def test_without_a_wish_a_style_is_drawn_for_each_seat(
    alda_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(("careful", "balanced"))
    monkeypatch.setattr(
        create.secrets, "choice", lambda styles: next(drawn) if set(styles) == set(STYLES) else ""
    )
    page = alda_client.get("/new/").content.decode()
    assert re.search(rf'<option value="{MIXED}" selected>', page)
    alda_client.post("/new/", {**TWO, "level-1": "normal", "style-1": MIXED})
    alda_client.post("/new/", {**TWO, "level-1": "normal"})
    seats = [match.seats.get(number=1) for match in Match.objects.order_by("pk")]
    assert [seat.ai_style for seat in seats] == ["careful", "balanced"]
    assert [ai_words(seat) for seat in seats] == ["normal, careful", "normal"]


def test_an_unknown_style_is_refused_and_the_rest_is_kept(alda_client: Client, alda: User) -> None:
    answer = alda_client.post("/new/", {**TWO, "level-1": "hard", "style-1": "angry"})
    assert answer.status_code == 422
    assert "Choose a style of the list." in answer.content.decode()
    assert re.search(r'<option value="hard" selected>', answer.content.decode())
    with pytest.raises(TableError, match="careful, balanced, bold"):
        create_match(alda, "lots", [SeatPlan("me"), SeatPlan("ai", "easy", "angry")])
    assert not Match.objects.exists()


def test_the_host_gives_a_free_seat_to_an_ai_of_a_style(
    alda_client: Client, alda: User, make_match: MakeMatch
) -> None:
    match = make_match(alda, None, None)
    seat = f"/m/{match.public_id}/seat/1/"
    alda_client.post(seat, {"level": "easy", "style": "careful"})
    assert match.seats.get(number=1).ai_style == "careful"
    room = alda_client.get(f"/m/{match.public_id}/").content.decode()
    assert "AI easy, careful" in room
    assert "#ai-flake" in room
    alda_client.post(seat, {"free": "1"})
    assert match.seats.get(number=1).ai_style == ""
    alda_client.post(seat, {"level": "easy", "style": "angry"})
    assert match.seats.get(number=1).kind == "open"


def test_the_table_is_told_level_style_and_portrait(alda: User, make_match: MakeMatch) -> None:
    match = make_match(alda, "normal")
    match.seats.filter(number=1).update(ai_style="bold")
    table = load(match.pk)
    person, ai = present.match_info(table, present.Viewer(0, 0, alda.pk))["seats"]
    assert (ai["name"], ai["level"], ai["style"], ai["portrait"]) == ("Firn", "normal", "bold", "firn")
    assert (person["level"], person["style"], person["portrait"]) == (None, None, None)


def test_the_ai_plays_in_its_style(
    alda: User, make_match: MakeMatch, queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, "normal")
    match.seats.filter(number=1).update(ai_style="careful")
    styles: list[object] = []
    real = ai_turn.choose

    def choose(*args: object, **how: object) -> object:
        styles.append(inspect.signature(real).bind(*args, **how).arguments["style"])
        return real(*args, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(ai_turn, "choose", choose)
    queue.run_one()
    assert styles == ["careful"]


def test_what_is_said_to_a_new_guest_is_said_at_the_table(alda_client: Client, lots: str) -> None:
    newcomer = Client()
    table = newcomer.post("/quick/lots/", follow=True)
    guest = User.objects.exclude(display_name="Alda").get()
    assert f"you are “{guest.display_name}”" in table.context["said"]
    assert "Welcome" not in newcomer.get("/").content.decode()
