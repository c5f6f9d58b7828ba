"""A tutorial's page: begun in one click, kept by account, skipped, resumed, and no match among others."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.utils.html import escape

from accounts.export import own_data
from accounts.models import User
from games.models import Lesson, Match, Seat
from games.tutorials import reading

pytestmark = pytest.mark.django_db
PAGE = "/learn/boutique/"
PRICES = {"type": "set_prices", "prices": [2, 2, 2, 3, 5, 4, 4], "breakfast": 2}


def begun(client: Client) -> dict[str, Any]:
    """Begin the tutorial; its first view."""
    assert client.post(PAGE).status_code == 302
    return tell(client, type="view")[-1]


def tell(client: Client, **message: Any) -> list[dict[str, Any]]:
    """Send a message as the page does; the frames."""
    response = client.post(f"{PAGE}step/", json.dumps(message), content_type="application/json")
    assert response.status_code == 200, response.content
    frames: list[dict[str, Any]] = response.json()["frames"]
    return frames


def turn(client: Client, do: str, at: int) -> dict[str, Any]:
    return tell(client, type="lesson", do=do, at=at)[-1]["lesson"]


def make(client: Client, move: dict[str, Any], version: int) -> list[dict[str, Any]]:
    return tell(client, type="move", move_id="abcdefgh-1", version=version, move=move)


def test_a_visitor_reads_what_it_is_about_and_begins_as_a_guest_in_one_click(client: Client) -> None:
    page = client.get(PAGE, headers={"Accept-Language": "de"}).content.decode()
    assert escape(reading.words("boutique", "de").learned[0]) in page
    assert "{p1}" not in page
    assert User.objects.count() == 0
    assert client.post(PAGE).status_code == 302
    assert User.objects.get().is_guest
    assert 'data-lesson="/learn/boutique/step/"' in client.get(PAGE).content.decode()


def test_the_lobby_leads_to_it_from_each_game(client: Client) -> None:
    page = client.get("/").content.decode()
    for slug in reading.slugs():
        assert f'action="/learn/{slug}/"' in page
    assert "Learn to play (6 minutes)" in page


def test_the_rulebook_leads_to_it_in_its_language(client: Client) -> None:
    assert 'href="/learn/boutique/?lang=de"' in client.get("/rules/boutique/?lang=de").content.decode()


def test_it_is_no_match(client: Client) -> None:
    begun(client)
    turn(client, "next", 0)
    assert not Match.objects.exists()
    assert not Seat.objects.exists()


def test_the_asked_move_leads_on_and_what_was_done_is_kept(client: Client) -> None:
    begun(client)
    turn(client, "next", 0)
    version = tell(client, type="view")[-1]["version"]
    ack, view = make(client, PRICES, version)
    assert ack["type"] == "ack"
    assert view["lesson"]["key"] == "change"
    assert view["view"]["players"][0]["prices"][4] == 5
    # Another visit, and another browser's tab, find it there.
    again = tell(client, type="view")[-1]
    assert again["lesson"]["key"] == "change"
    assert again["view"]["players"][0]["prices"][4] == 5
    assert [line["n"] for line in again["log"]] == sorted({line["n"] for line in again["log"]})


def test_another_legal_move_gets_a_gentle_word_and_changes_nothing(client: Client) -> None:
    begun(client)
    turn(client, "next", 0)
    version = tell(client, type="view")[-1]["version"]
    view, error = make(client, {**PRICES, "breakfast": 6}, version)
    assert error["code"] == "tutorial"
    assert error["move_id"] == "abcdefgh-1"
    assert view["lesson"]["key"] == "prices"
    assert view["lesson"]["gentle"] == reading.words("boutique", "en").steps["prices"]["why"]
    assert view["version"] == version
    assert tell(client, type="view")[-1]["lesson"]["gentle"] == ""


def test_a_move_while_something_is_to_be_read_is_asked_to_wait(client: Client) -> None:
    version = begun(client)["version"]
    view, _ = make(client, PRICES, version)
    assert view["lesson"]["gentle"] == reading.labels("en")["first_read"]
    assert view["lesson"]["at"] == 0


@pytest.mark.parametrize("slug", reading.slugs())
def test_what_can_be_done_and_what_can_not_is_told_in_it(client: Client, alda: User, slug: str) -> None:
    client.force_login(alda)
    client.post(f"/learn/{slug}/")
    at, steps = 0, reading.script(slug).steps

    def asked(**message: Any) -> dict[str, Any]:
        response = client.post(f"/learn/{slug}/step/", json.dumps(message), content_type="application/json")
        frame: dict[str, Any] = response.json()["frames"][-1]
        return frame

    while at < len(steps) - 1:
        assert (now := asked(type="now", language="de"))["type"] == "now"
        assert now["language"] == "de"
        move = steps[at].move
        if move is not None:
            assert now["groups"]
            why = asked(type="why", move=move)
            assert (why["type"], why["violations"]) == ("why", [])
        at = asked(type="lesson", do="skip", at=at)["lesson"]["at"]
    assert asked(type="now")["groups"] == []


def test_who_was_beyond_the_end_of_a_shorter_script_is_at_its_end(client: Client) -> None:
    begun(client)
    Lesson.objects.update(step=200)
    assert client.get(PAGE).status_code == 200
    assert tell(client, type="view")[-1]["lesson"]["kind"] == "end"
    assert turn(client, "back", 200)["kind"] == "end"
    last = len(reading.script("boutique").steps) - 1
    assert turn(client, "back", last)["at"] == last - 1


def test_an_illegal_move_is_refused_as_at_any_table(client: Client) -> None:
    begun(client)
    turn(client, "next", 0)
    version = tell(client, type="view")[-1]["version"]
    (refused,) = make(client, {**PRICES, "breakfast": 7}, version)
    assert refused["type"] == "refused"
    assert refused["violations"][0]["rule"] == "BHM-2.1"
    (malformed,) = make(client, {"type": "dance"}, version)
    assert malformed["code"] == "malformed"


def test_an_old_page_is_shown_where_it_stands(client: Client) -> None:
    version = begun(client)["version"]
    turn(client, "next", 0)
    error, view = make(client, PRICES, version)
    assert error["type"] == "error"
    assert view["lesson"]["key"] == "prices"
    # A second press of Next in that page doesn't skip a step.
    assert turn(client, "next", 0)["key"] == "prices"


def test_steps_are_skipped_gone_back_and_ended(client: Client) -> None:
    begun(client)
    assert turn(client, "next", 0)["key"] == "prices"
    assert turn(client, "next", 1)["key"] == "prices"  # a move isn't read over
    assert turn(client, "skip", 1)["key"] == "change"
    assert turn(client, "back", 2)["key"] == "prices"
    last = turn(client, "end", 1)
    assert last["kind"] == "end"
    assert last["learned"]
    assert Lesson.objects.get().finished is not None
    assert turn(client, "next", last["at"])["key"] == last["key"]


def test_it_starts_over_and_counts_its_runs(client: Client) -> None:
    first = begun(client)
    turn(client, "next", 0)
    assert client.post(PAGE, {"again": "1"}).status_code == 302
    again = tell(client, type="view")[-1]
    assert again["lesson"]["at"] == 0
    assert again["version"] > first["version"]
    assert again["match"]["id"] != first["match"]["id"]


def test_the_rival_keeps_its_secrets(client: Client) -> None:
    view = begun(client)
    assert view["view"]["players"][1]["prices"] is None
    assert view["view"]["deck"] is None
    page = client.get(PAGE).content.decode()
    assert '"prices": [3, 2, 3, 3, 2, 5, 4]' not in page


def test_it_is_in_the_data_that_one_can_take_along(client: Client) -> None:
    begun(client)
    turn(client, "next", 0)
    version = tell(client, type="view")[-1]["version"]
    make(client, PRICES, version)
    (lesson,) = own_data(User.objects.get())["tutorials"]
    assert lesson["game"] == "boutique"
    assert lesson["step"] == 3
    assert lesson["moves"] == {"prices": PRICES}
    assert lesson["finished"] is None


def test_each_has_its_own_way(client: Client) -> None:
    begun(client)
    turn(client, "next", 0)
    other = Client()
    assert begun(other)["lesson"]["at"] == 0
    assert tell(client, type="view")[-1]["lesson"]["at"] == 1


def test_the_end_offers_a_match_against_an_easy_ai(client: Client) -> None:
    begun(client)
    response = client.post("/quick/boutique/", {"level": "easy"})
    assert response.status_code == 302
    assert Seat.objects.get(kind=Seat.Kind.AI).ai_level == "easy"


@pytest.mark.parametrize(
    "message",
    [
        "nonsense",
        "[]",
        '{"type": "lesson"}',
        '{"type": "lesson", "do": "fly", "at": 0}',
        '{"type": "lesson", "do": "next", "at": "0"}',
        '{"type": "move"}',
    ],
)
def test_bad_messages_are_named(client: Client, message: str) -> None:
    begun(client)
    response = client.post(f"{PAGE}step/", message, content_type="application/json")
    assert response.status_code == 400
    assert response.json()["frames"][0]["type"] == "error"


def test_what_is_not_there_is_not_found(client: Client) -> None:
    assert client.get("/learn/chess/").status_code == 404
    assert client.post("/learn/chess/").status_code == 404
    assert client.post(f"{PAGE}step/", "{}", content_type="application/json").status_code == 404
    client.post("/accounts/guest/")
    assert client.post(f"{PAGE}step/", '{"type":"view"}', content_type="application/json").status_code == 404


def test_hints_and_resigning_are_no_part_of_it(client: Client) -> None:
    view = begun(client)
    assert view["decision"] is None
    (error,) = tell(client, type="resign")
    assert error["text"] == reading.labels("en")["not_here"]
