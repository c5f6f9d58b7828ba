"""Guests, from one click to a full account; deleting accounts; the data of one's own."""

import datetime
import json
from collections.abc import Callable

import pytest
from django.conf import settings
from django.core import mail
from django.test import Client
from django.utils import timezone

from accounts.guests import UNUSED_AGE, create_guest
from accounts.models import User
from accounts.names import check_display_name, random_guest_name
from accounts.tasks import clean_guests
from config.celery import app
from games.models import Match, Seat
from games.services import first_time
from games.services.names import seat_names

pytestmark = pytest.mark.usefixtures("lots")

PASSWORD = "snow-on-the-roof-7"
UPGRADE = {"username": "okko", "email": "okko@example.org", "password1": PASSWORD}


@pytest.fixture
def guest(client: Client) -> User:
    """A guest, made by the button, logged in on `client`."""
    client.post("/guest/")
    return User.objects.get(is_guest=True)


def test_one_click_makes_a_guest_and_leads_on(client: Client) -> None:
    response = client.post("/guest/", {"next": "/me/"})
    assert response["Location"] == "/me/"
    guest = User.objects.get()
    assert guest.is_guest
    assert not guest.has_usable_password()
    assert guest.display_name in client.get("/me/").content.decode()


def test_a_guest_stays_for_long_on_its_browser(client: Client, guest: User) -> None:
    assert client.session.get_expiry_age() > 300 * 24 * 3600


def test_the_button_takes_a_post_and_never_leads_away(client: Client) -> None:
    assert client.get("/guest/").status_code == 405
    assert client.post("/guest/", {"next": "//evil.example/"})["Location"] == "/"


def test_who_is_logged_in_does_not_become_a_guest(client: Client, alda: User) -> None:
    client.force_login(alda)
    client.post("/guest/")
    assert not User.objects.filter(is_guest=True).exists()


def test_guests_from_one_address_are_limited() -> None:
    answers = {Client().post("/guest/").status_code for _ in range(31)}
    assert answers == {302, 429}
    page = Client().post("/guest/")
    assert "Too fast" in page.content.decode()
    assert User.objects.count() == 30


def test_guest_names_are_fit_to_be_shown() -> None:
    for _ in range(200):
        check_display_name(random_guest_name())


def test_a_guest_becomes_a_full_account_and_keeps_its_matches(
    client: Client, guest: User, make_match: Callable[..., Match]
) -> None:
    match = make_match(guest, "easy")
    response = client.post("/me/account/", UPGRADE, follow=True)
    assert "Your account is ready" in response.content.decode()
    user = User.objects.get(pk=guest.pk)
    assert (user.username, user.display_name, user.is_guest) == ("okko", "okko", False)
    assert match.seats.get(number=0).user == user
    assert "okko@example.org" in str(mail.outbox[0].to)
    other = Client()
    assert other.post("/accounts/login/", {"login": "okko", "password": PASSWORD}).status_code == 302
    assert match.public_id in other.get("/my/").content.decode()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"username": "Alda"}, "already exists"),
        ({"username": "a1da"}, "taken"),
        ({"email": "ALDA@example.org"}, "exists"),
        ({"email": ""}, "required"),
        ({"password1": "okko@example.org"}, "similar"),
    ],
)
def test_a_bad_upgrade_says_what_is_wrong_and_keeps_the_rest(
    client: Client, guest: User, changes: dict[str, str], told: str
) -> None:
    User.objects.create_user("alda", "alda@example.org")
    page = client.post("/me/account/", {**UPGRADE, **changes}).content.decode()
    assert told in page
    for name in {"username", "email"} - set(changes):
        assert f'value="{UPGRADE[name]}"' in page
    guest.refresh_from_db()
    assert guest.is_guest


def test_a_full_account_is_not_upgraded_again(client: Client, alda: User) -> None:
    client.force_login(alda)
    assert client.post("/me/account/", UPGRADE)["Location"] == "/me/"
    alda.refresh_from_db()
    assert alda.username == "alda"


def test_logging_out_warns_a_guest(client: Client, guest: User) -> None:
    assert "can't come back" in client.get("/accounts/logout/").content.decode()


def test_an_account_is_deleted_with_its_password_only(client: Client, alda: User) -> None:
    alda.set_password(PASSWORD)
    alda.save()
    client.force_login(alda)
    page = client.post("/me/delete/", {"password": "wrong"}).content.decode()
    assert "the account is untouched" in page
    assert client.post("/me/delete/", {}).status_code == 200
    assert User.objects.filter(pk=alda.pk).exists()
    client.post("/me/delete/", {"password": PASSWORD})
    assert not User.objects.filter(pk=alda.pk).exists()
    assert "_auth_user_id" not in client.session


def test_a_guest_confirms_by_a_tick(client: Client, guest: User) -> None:
    assert "Tick the box" in client.post("/me/delete/", {}).content.decode()
    client.post("/me/delete/", {"sure": "on"})
    assert not User.objects.exists()


def test_a_deleted_account_leaves_its_matches_without_its_name(
    client: Client, alda: User, bela: User, make_match: Callable[..., Match]
) -> None:
    running, open_table = make_match(alda, bela), make_match(bela, alda, None)
    hosted = make_match(alda, None)
    client.force_login(alda)
    client.post("/me/delete/", {"sure": "on"})
    running.refresh_from_db()
    assert running.is_finished
    assert running.result["winners"] == [1]
    assert running.seats.get(number=0).name_at_end == ""
    assert seat_names(list(running.seats.order_by("number"))) == ["Former player", "Bela"]
    assert open_table.seats.get(number=1).kind == Seat.Kind.OPEN
    assert not Match.objects.filter(pk=hosted.pk).exists()
    client.force_login(bela)
    page = client.get(f"/m/{running.public_id}/").content.decode()
    assert "Former player" in page
    assert "Alda" not in page


def test_the_data_of_ones_own_holds_account_matches_and_moves_of_no_one_else(
    client: Client, alda: User, bela: User, make_match: Callable[..., Match]
) -> None:
    match = make_match(alda, bela)
    client.force_login(alda)
    response = client.get("/me/data/")
    assert "attachment" in response["Content-Disposition"]
    data = json.loads(response.content)
    assert data["account"]["display_name"] == "Alda"
    assert [one["match"] for one in data["matches"]] == [match.public_id]
    text = response.content.decode()
    assert "Bela" not in text
    assert match.invite not in text


def test_every_job_of_the_timetable_exists() -> None:
    app.loader.import_default_modules()
    for entry in settings.CELERY_BEAT_SCHEDULE.values():
        assert entry["task"] in app.tasks


def test_old_guests_who_never_sat_down_are_cleaned_away(make_match: Callable[..., Match]) -> None:
    long_ago = timezone.now() - UNUSED_AGE - datetime.timedelta(hours=1)
    idle, seated, host, fresh = create_guest(), create_guest(), create_guest(), create_guest()
    member = User.objects.create_user("member")
    User.objects.exclude(pk=fresh.pk).update(last_login=long_ago, date_joined=long_ago)
    make_match(seated, "easy")
    make_match("easy", "easy", host=host)
    first_time.note_seen(idle, "boutique", "tie_bid")
    assert clean_guests() == 1
    assert set(User.objects.all()) == {seated, host, fresh, member}
    assert idle.pk not in User.objects.values_list("pk", flat=True)
