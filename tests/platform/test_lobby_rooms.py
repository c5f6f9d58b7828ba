"""From an open table to the start: join, invite, leave, close, the host's AIs; then resign and the result."""

import re
from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from games.models import Match
from games.views import titles

MakeMatch = Callable[..., Match]


@pytest.fixture(autouse=True)
def offered(lots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The little game counts as one with a board for the browser."""
    monkeypatch.setattr(titles, "has_board", lambda slug: True)


def browser(user: User) -> Client:
    """A browser in which that user is logged in."""
    client = Client()
    client.force_login(user)
    return client


def text(client: Client, path: str) -> str:
    return client.get(path, follow=True).content.decode()


def seats(match: Match) -> list[str]:
    return [seat.user.display_name if seat.user else seat.kind for seat in match.seats.order_by("number")]


def url(match: Match, *rest: str) -> str:
    return "/".join(["/m", match.public_id, *rest, ""])


def test_the_waiting_room_shows_seats_and_the_invite_link_to_its_players(
    alda: User, bela: User, make_match: MakeMatch
) -> None:
    match = make_match(alda, None, None)
    own, other = text(browser(alda), url(match)), text(browser(bela), url(match))
    assert "2 seats are open" in own
    assert f"http://testserver/m/{match.public_id}/join/{match.invite}/" in own
    assert "Close the table" in own
    assert "Sit down" in other
    assert match.invite not in other
    assert "Close the table" not in other


def test_sitting_down_at_a_public_table_starts_it_when_it_is_full(
    alda: User, bela: User, make_match: MakeMatch
) -> None:
    match = make_match(alda, None, None)
    browser(bela).post(url(match, "join"), {"seat": "2"})
    assert seats(match) == ["Alda", "open", "Bela"]
    response = Client().post(url(match, "join"))
    assert response["Location"] == url(match)
    match.refresh_from_db()
    assert match.is_running
    assert User.objects.filter(is_guest=True).count() == 1


def test_a_taken_seat_or_a_full_table_is_told(alda: User, bela: User, make_match: MakeMatch) -> None:
    match = make_match(alda, None, None)
    client = browser(bela)
    page = client.post(url(match, "join"), {"seat": "0"}, follow=True).content.decode()
    assert "That seat is taken" in page
    full = make_match(alda, "easy")
    page = client.post(url(full, "join"), follow=True).content.decode()
    assert "already begun" in page


def test_nobody_becomes_a_guest_for_a_match_that_has_begun(alda: User, make_match: MakeMatch) -> None:
    match = make_match(alda, "easy")
    page = Client().post(url(match, "join"), follow=True).content.decode()
    assert "already begun" in page
    assert not User.objects.filter(is_guest=True).exists()


def test_a_private_table_is_closed_to_all_without_its_link(
    alda: User, bela: User, make_match: MakeMatch
) -> None:
    match = make_match(alda, None, visibility="private")
    wrong = url(match, "join", "x" * len(match.invite))
    for client in (Client(), browser(bela)):
        assert client.get(url(match)).status_code == 404
        assert client.post(url(match, "join")).status_code == 404
        assert client.get(wrong).status_code == 404
        assert client.post(wrong).status_code == 404
        assert client.get(url(match, "room"))["HX-Refresh"] == "true"
        assert client.get(url(match, "log")).status_code == 404
    for what in ("leave", "close", "resign", "seat/1"):
        assert browser(bela).post(url(match, what)).status_code == 404
    assert not User.objects.filter(is_guest=True).exists()
    running = make_match(alda, "easy", visibility="private")
    assert browser(bela).get(url(running)).status_code == 404


def test_an_invite_link_shows_the_table_and_seats_a_guest_in_one_click(
    alda: User, make_match: MakeMatch
) -> None:
    match = make_match(alda, None, visibility="private")
    client, link = Client(), url(match, "join", match.invite)
    page = text(client, link)
    assert "Alda invites you" in page
    assert "Sit down as a guest" in page
    assert not User.objects.filter(is_guest=True).exists()
    client.post(link)
    match.refresh_from_db()
    assert match.is_running
    assert client.get(url(match)).status_code == 200


def test_an_invite_link_seats_a_member_as_itself(alda: User, bela: User, make_match: MakeMatch) -> None:
    match = make_match(alda, None, None, visibility="private")
    client, link = browser(bela), url(match, "join", match.invite)
    assert "Sit down as Bela" in text(client, link)
    client.post(link)
    assert seats(match) == ["Alda", "Bela", "open"]
    assert client.get(link)["Location"] == url(match)


def test_an_invite_to_a_match_that_began_says_so(alda: User, bela: User, make_match: MakeMatch) -> None:
    match = make_match(alda, "easy")
    assert "already begun" in text(browser(bela), url(match, "join", match.invite))


def test_log_in_from_an_invite_comes_back_to_it(alda: User, make_match: MakeMatch) -> None:
    match = make_match(alda, None, visibility="private")
    link = url(match, "join", match.invite)
    assert f"/accounts/login/?next={link}" in text(Client(), link)


def test_leaving_frees_the_seat_and_the_host_hands_the_table_on(
    alda: User, bela: User, make_match: MakeMatch
) -> None:
    match = make_match(alda, bela, None)
    browser(alda).post(url(match, "leave"))
    match.refresh_from_db()
    assert seats(match) == ["open", "Bela", "open"]
    assert match.host == bela
    page = browser(bela).post(url(match, "leave"), follow=True).content.decode()
    assert "The table is closed" in page
    assert not Match.objects.exists()


def test_only_the_host_closes_the_table(alda: User, bela: User, make_match: MakeMatch) -> None:
    match = make_match(alda, bela, None)
    page = browser(bela).post(url(match, "close"), follow=True).content.decode()
    assert "Only the host" in page
    browser(alda).post(url(match, "close"))
    assert not Match.objects.exists()
    assert "Nothing here" in text(browser(bela), url(match))


def test_the_host_gives_seats_to_ais_and_frees_them(alda: User, make_match: MakeMatch) -> None:
    match, client = make_match(alda, None, None), browser(alda)
    client.post(url(match, "seat", "1"), {"level": "hard"})
    assert match.seats.get(number=1).ai_level == "hard"
    client.post(url(match, "seat", "1"), {"free": "1"})
    assert seats(match) == ["Alda", "open", "open"]
    client.post(url(match, "seat", "1"), {"level": "easy"})
    client.post(url(match, "seat", "2"), {"level": "normal"})
    match.refresh_from_db()
    assert match.is_running


@pytest.mark.parametrize(
    ("who", "seat", "data", "told"),
    [
        ("bela", "2", {"level": "easy"}, "Only the host"),
        ("alda", "2", {"level": "genius"}, "one of these levels"),
        ("alda", "2", {}, "one of these levels"),
        ("alda", "1", {"level": "easy"}, "Someone sits there"),
        ("alda", "1", {"free": "1"}, "Someone sits there"),
        ("alda", "7", {"level": "easy"}, "Someone sits there"),
    ],
)
def test_what_the_host_may_not_do_changes_nothing(
    alda: User, bela: User, make_match: MakeMatch, who: str, seat: str, data: dict[str, str], told: str
) -> None:
    match = make_match(alda, bela, None)
    client = browser({"alda": alda, "bela": bela}[who])
    assert told in client.post(url(match, "seat", seat), data, follow=True).content.decode()
    assert seats(match) == ["Alda", "Bela", "open"]


def test_the_waiting_room_refreshes_itself_until_the_match_begins(
    alda: User, bela: User, make_match: MakeMatch
) -> None:
    match, client = make_match(alda, None, None), browser(alda)
    found = re.search(r'hx-get="([^"]+/room/[^"]*)"', text(client, url(match)))
    assert found
    assert client.get(found[1]).status_code == 204
    browser(bela).post(url(match, "join"))
    update = client.get(found[1])
    assert "Bela" in update.content.decode()
    browser(alda).post(url(match, "seat", "2"), {"level": "easy"})
    assert client.get(found[1])["HX-Refresh"] == "true"


def test_a_player_is_asked_before_it_resigns(alda: User, bela: User, make_match: MakeMatch) -> None:
    match, client = make_match(alda, bela), browser(alda)
    assert "The match ends at once" in text(client, url(match, "resign"))
    match.refresh_from_db()
    assert match.is_running
    client.post(url(match, "resign"))
    match.refresh_from_db()
    assert match.is_finished
    page = text(browser(bela), url(match))
    assert "You won" in page
    assert "resigned" in page


def test_with_more_people_the_others_play_on(
    alda: User, bela: User, person: Callable[[str], User], make_match: MakeMatch
) -> None:
    match, client = make_match(alda, bela, person("Cilla")), browser(alda)
    assert "The others play on" in text(client, url(match, "resign"))
    client.post(url(match, "resign"))
    match.refresh_from_db()
    assert match.is_running
    assert match.seats.get(number=0).resigned
    assert client.get(url(match, "resign"))["Location"] == url(match)


def test_who_does_not_sit_there_resigns_nothing(alda: User, bela: User, make_match: MakeMatch) -> None:
    match = make_match(alda, "easy")
    assert browser(bela).post(url(match, "resign"))["Location"] == url(match)
    match.refresh_from_db()
    assert match.is_running


@pytest.mark.parametrize("what", ["join", "leave", "close", "seat/0"])
def test_what_changes_a_table_takes_a_post(alda: User, make_match: MakeMatch, what: str) -> None:
    match = make_match(alda, None)
    assert browser(alda).get(url(match, what)).status_code == 405
    assert seats(match) == ["Alda", "open"]


def test_an_unknown_table_is_not_found(client: Client, alda: User) -> None:
    for name in ("nothing", "%00", "a" * 3000, "a.b", "%F0%9F%8E%B2"):
        for path in ("", "join/token/", "log/", "export/"):
            assert client.get(f"/m/{name}/{path}").status_code == 404
    assert client.get("/m/nothing/room/")["HX-Refresh"] == "true"
    assert browser(alda).post("/m/nothing/leave/").status_code == 404
