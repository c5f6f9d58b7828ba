"""The lobby: what it shows to whom, a new table from its form, a match in one click, my matches."""

import re
from collections.abc import Callable
from uuid import uuid4

import pytest
from django.test import Client

from accounts.models import User
from games.models import Match, Seat
from games.services.submit import submit
from games.views import titles

MakeMatch = Callable[..., Match]
TWO = {
    "game": "lots",
    "seat-0": "me",
    "seat-1": "ai",
    "level-1": "easy",
    "pace": "live",
    "visibility": "public",
}


@pytest.fixture(autouse=True)
def offered(lots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The little game counts as one with a board for the browser."""
    monkeypatch.setattr(titles, "has_board", lambda slug: True)


@pytest.fixture
def alda_client(alda: User) -> Client:
    """Alda's browser."""
    client = Client()
    client.force_login(alda)
    return client


def html(client: Client, path: str = "/", **headers: str) -> str:
    response = client.get(path, headers=headers)
    assert response.status_code == 200
    return response.content.decode()


def part(page: str, key: str) -> str:
    """The section with that id."""
    found = re.search(rf'<section[^>]*\bid="{key}".*?</section>', page, re.DOTALL)
    assert found, f"no section {key}"
    return found[0]


def test_a_visitor_sees_the_games_open_tables_and_live_matches(
    client: Client, alda: User, bela: User, make_match: MakeMatch
) -> None:
    waiting, live = make_match(alda, None), make_match(alda, bela)
    page = html(client)
    assert "Play now against an AI" in page
    assert "Play as guest" in page
    assert waiting.public_id in part(page, "open-tables")
    assert live.public_id in part(page, "live-tables")
    assert "new-table" not in page


def test_private_tables_are_not_listed(client: Client, alda: User, bela: User, make_match: MakeMatch) -> None:
    private = [make_match(alda, None, visibility="private"), make_match(alda, bela, visibility="private")]
    page = html(client)
    for match in private:
        assert match.public_id not in page
        assert match.invite not in page


def test_titles_without_a_board_are_not_offered(
    alda_client: Client, alda: User, make_match: MakeMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, None)
    monkeypatch.setattr(titles, "has_board", lambda slug: False)
    page = html(Client())
    assert "/quick/lots/" not in page
    assert match.public_id not in page
    response = alda_client.post("/new/", {**TWO, "action": "create"})
    assert response.status_code == 422
    assert Client().post("/quick/lots/").status_code == 404
    assert Match.objects.count() == 1


def test_matches_that_wait_for_me_come_first_and_are_counted(
    alda_client: Client, alda: User, bela: User, make_match: MakeMatch
) -> None:
    waits, others = make_match(alda, bela), make_match(alda, bela)
    assert submit_pick(others, alda) == "ack"
    page = html(alda_client)
    turns = part(page, "turns")
    assert "1 match waits for you" in turns
    assert f'id="turn-{waits.public_id}"' in turns
    assert f'id="other-{others.public_id}"' in turns
    assert "<title>1 match waits for you: Chalet</title>" in page
    assert "1 match waits for you" in part_of_header(html(alda_client, "/my/"))


def part_of_header(page: str) -> str:
    return page.split("<header", 1)[1].split("</header>", 1)[0]


def submit_pick(match: Match, user: User) -> str:
    """Alda, on seat 0, makes the first secret pick."""
    move = {"type": "pick", "number": 481516}
    return str(submit(match.pk, 0, user, move, str(uuid4()), match.version).frame()["type"])


def test_a_match_i_resigned_does_not_wait_for_me(
    alda_client: Client, alda: User, bela: User, person: Callable[[str], User], make_match: MakeMatch
) -> None:
    match = make_match(alda, bela, person("Cilla"))
    assert "1 match waits" in html(alda_client)
    alda_client.post(f"/m/{match.public_id}/resign/")
    assert "waits for you" not in html(alda_client)


def test_the_lobby_shows_no_secret(
    alda_client: Client, alda: User, bela: User, make_match: MakeMatch
) -> None:
    match = make_match(bela, alda)
    move = {"type": "pick", "number": 481516}
    assert submit(match.pk, 0, bela, move, str(uuid4()), match.version).frame()["type"] == "ack"
    for page in (html(alda_client), html(Client()), html(alda_client, "/my/")):
        assert "481516" not in page
        assert match.invite not in page


def test_the_refresh_brings_only_what_changed(
    alda_client: Client, alda: User, bela: User, make_match: MakeMatch
) -> None:
    page = html(alda_client)
    found = re.search(r'hx-get="(/lobby/live/[^"]*)"', page)
    assert found
    news = found[1].replace("&amp;", "&")
    assert alda_client.get(news).status_code == 204
    match = make_match(bela, None)
    update = html(alda_client, news)
    assert match.public_id in part(update, "open-tables")
    assert 'id="turns"' not in update
    assert 'id="live-tables"' not in update
    again = re.search(r'hx-get="(/lobby/live/[^"]*)"', update)
    assert again
    assert alda_client.get(again[1].replace("&amp;", "&")).status_code == 204


def test_a_visitors_lobby_refreshes_too(client: Client, alda: User, make_match: MakeMatch) -> None:
    found = re.search(r'hx-get="(/lobby/live/[^"]*)"', html(client))
    assert found
    news = found[1].replace("&amp;", "&")
    assert client.get(news).status_code == 204
    match = make_match(alda, None)
    assert match.public_id in html(client, news)


def test_a_refreshed_part_can_still_be_used(alda: User, bela: User, make_match: MakeMatch) -> None:
    make_match(bela, None)
    client = Client(enforce_csrf_checks=True)
    client.force_login(alda)
    update = html(client, "/lobby/live/")
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', part(update, "open-tables"))
    action = re.search(r'action="(/m/[^"]+/join/)"', update)
    assert token
    assert action
    assert client.post(action[1], {"csrfmiddlewaretoken": token[1]}).status_code == 302


def test_a_new_table_against_an_ai_begins_at_once(alda_client: Client, alda: User) -> None:
    response = alda_client.post("/new/", {**TWO, "action": "create"})
    match = Match.objects.get()
    assert response["Location"] == f"/m/{match.public_id}/"
    assert match.is_running
    assert [(seat.kind, seat.user, seat.ai_level) for seat in match.seats.order_by("number")] == [
        ("human", alda, ""),
        ("ai", None, "easy"),
    ]


def test_a_new_table_with_an_open_seat_waits(alda_client: Client) -> None:
    alda_client.post("/new/", {**TWO, "seat-1": "open", "pace": "turn", "visibility": "private"})
    match = Match.objects.get()
    assert (match.status, match.pace, match.visibility) == ("open", "turn", "private")
    assert "Your table waits for players" in html(alda_client)


def test_ais_alone_can_be_watched(alda_client: Client, alda: User) -> None:
    alda_client.post("/new/", {**TWO, "seat-0": "ai", "level-0": "hard"})
    match = Match.objects.get()
    assert match.is_running
    assert match.host == alda
    assert not Seat.objects.filter(user=alda).exists()
    assert match.public_id in part(html(alda_client), "live-tables")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seat-1": "me"}, "one seat only"),
        ({"seat-0": "open"}, "Take a seat yourself"),
        ({"seat-0": "sofa"}, "Choose who sits here"),
        ({"level-1": "genius"}, "Choose a level"),
        ({"game": "chess"}, "one of the games shown"),
        ({"pace": "hasty"}, "hasty is not one of the available choices"),
        ({"visibility": ""}, "required"),
        ({f"seat-{number}": "ai" for number in range(2, 9)}, "there are 9 seats here"),
    ],
)
def test_a_bad_form_is_shown_again_with_what_is_wrong_and_nothing_lost(
    alda_client: Client, changes: dict[str, str], told: str
) -> None:
    response = alda_client.post("/new/", {**TWO, "pace": "turn", **changes})
    assert response.status_code == 422
    page = response.content.decode()
    assert told in page
    if "pace" not in changes:
        assert re.search(r'name="pace" value="turn" checked', page)
    if "seat-1" not in changes:
        assert re.search(r'name="seat-1" value="ai" checked', page)
    if "level-1" not in changes:
        assert '<option value="easy" selected>' in page
    assert not Match.objects.exists()


def test_seats_are_added_and_removed_without_scripts_and_all_is_kept(alda_client: Client) -> None:
    page = alda_client.post("/new/", {**TWO, "pace": "turn", "action": "add"}).content.decode()
    assert page.startswith("<!doctype html>")
    assert re.search(r'name="seat-2" value="open" checked', page)
    assert re.search(r'name="pace" value="turn" checked', page)
    three = {**TWO, "seat-2": "open", "level-2": "normal", "action": "remove-0"}
    page = alda_client.post("/new/", three).content.decode()
    assert re.search(r'name="seat-0" value="ai" checked', page)
    assert re.search(r'name="seat-1" value="open" checked', page)
    assert 'name="seat-2"' not in page
    assert not Match.objects.exists()


def test_with_htmx_only_the_form_comes_back(alda_client: Client) -> None:
    response = alda_client.post("/new/", {**TWO, "action": "add"}, headers={"HX-Request": "true"})
    assert response.content.decode().lstrip().startswith('<form class="panel new" id="new-table"')


@pytest.mark.parametrize(
    "action", ["remove-9", "remove-x", "remove-", "dance", "remove-0", f"remove-{'9' * 5000}"]
)
def test_odd_row_actions_change_nothing(alda_client: Client, action: str) -> None:
    page = alda_client.post("/new/", {**TWO, "action": action}).content.decode()
    assert re.search(r'name="seat-1" value="ai" checked', page)


def test_one_click_seats_a_newcomer_against_an_ai(client: Client) -> None:
    response = client.post("/quick/lots/")
    match, guest = Match.objects.get(), User.objects.get()
    assert response["Location"] == f"/m/{match.public_id}/"
    assert guest.is_guest
    assert match.is_running
    assert [seat.user for seat in match.seats.order_by("number")] == [guest, None]
    assert match.seats.get(number=1).ai_level == "normal"


def test_too_many_tables_in_a_minute_are_refused(alda_client: Client) -> None:
    answers = [alda_client.post("/quick/lots/").status_code for _ in range(21)]
    assert answers == [302] * 20 + [429]
    assert alda_client.post("/new/", TWO).status_code == 429
    assert Match.objects.count() == 20


def test_one_click_of_a_member_makes_no_guest(alda_client: Client, alda: User) -> None:
    alda_client.post("/quick/lots/")
    assert User.objects.count() == 1
    assert Match.objects.get().host == alda


def test_an_unknown_game_makes_no_guest(client: Client) -> None:
    assert client.post("/quick/chess/").status_code == 404
    assert not User.objects.exists()


def test_my_matches_are_paged_with_the_newest_first(
    alda_client: Client, alda: User, bela: User, make_match: MakeMatch
) -> None:
    matches = [make_match(alda, bela) for _ in range(3)] + [make_match(alda, None) for _ in range(19)]
    first = html(alda_client, "/my/")
    second = html(alda_client, "/my/?page=2")
    assert "22 matches" in first
    assert "Page 2 of 2" in second
    assert first.index(matches[-1].public_id) < first.index(matches[-2].public_id)
    assert matches[0].public_id in second
    assert "Page 1 of 2" in html(alda_client, "/my/?page=nonsense")


def test_my_matches_tell_how_they_stand(
    alda_client: Client, alda: User, bela: User, make_match: MakeMatch
) -> None:
    lost = make_match(alda, bela)
    assert "your turn" in html(alda_client, "/my/")
    alda_client.post(f"/m/{lost.public_id}/resign/")
    assert ">lost<" in html(alda_client, "/my/")
    client = Client()
    client.force_login(bela)
    assert "won" in html(client, "/my/")


def test_an_empty_list_says_what_to_do(alda_client: Client) -> None:
    assert "Find a game" in html(alda_client, "/my/")
