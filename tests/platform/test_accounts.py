"""Sign-up, log-in, passwords and addresses, through the pages people use."""

import re

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client

from accounts.models import User

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("clean_redis")]

PASSWORD = "snow-on-the-roof-7"
SIGN_UP = {"username": "alda", "email": "alda@example.org", "password1": PASSWORD}


@pytest.fixture
def alda() -> User:
    """A full account with a confirmed address."""
    user = User.objects.create_user("alda", "alda@example.org", PASSWORD)
    EmailAddress.objects.create(user=user, email=user.email, primary=True, verified=True)
    return user


def sign_up(client: Client, **changes: str) -> str:
    """Send the sign-up form; the page that comes back, empty if it led on."""
    response = client.post("/accounts/signup/", {**SIGN_UP, **changes})
    return response.content.decode() if response.status_code == 200 else ""


def is_logged_in(client: Client) -> bool:
    return "_auth_user_id" in client.session


def test_sign_up_makes_an_account_that_is_logged_in_and_gets_a_mail(client: Client) -> None:
    response = client.post("/accounts/signup/", SIGN_UP)
    assert response.status_code == 302
    assert response["Location"] == "/"
    user = User.objects.get(username="alda")
    assert (user.display_name, user.email, user.is_guest) == ("alda", "alda@example.org", False)
    assert is_logged_in(client)
    assert [message.to for message in mail.outbox] == [["alda@example.org"]]
    assert mail.outbox[0].subject == "Chalet: Confirm your email address"


def test_the_link_of_the_mail_confirms_the_address(client: Client) -> None:
    client.post("/accounts/signup/", SIGN_UP)
    link = re.search(r"https?://\S+(/accounts/confirm-email/\S+)", mail.outbox[0].body)
    assert link
    assert "alda@example.org" in client.get(link[1]).content.decode()
    client.post(link[1])
    assert EmailAddress.objects.get(email="alda@example.org").verified


def test_an_account_can_be_used_before_its_address_is_confirmed(client: Client) -> None:
    client.post("/accounts/signup/", SIGN_UP)
    assert client.get("/me/").status_code == 200


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"username": ""}, "required"),
        ({"username": "a"}, "2 to 24"),
        ({"username": "x" * 25}, "this one has 25"),
        ({"username": "al<b>da"}, "letters, digits, dots and dashes only"),
        ({"username": "al da"}, "without blanks"),
        ({"username": "normal-ai"}, "mistaken for an AI"),
        ({"username": "Admin"}, "mistaken for an AI"),
        ({"email": "nonsense"}, "valid email"),
        ({"password1": "12345678"}, "numeric"),
        ({"password1": "short"}, "too short"),
        ({"password1": "alda@example.org"}, "too similar"),
    ],
)
def test_a_bad_sign_up_says_what_is_wrong_and_keeps_the_rest(
    client: Client, changes: dict[str, str], told: str
) -> None:
    page = sign_up(client, **changes)
    assert told in page
    assert "aria-invalid" in page
    for name in {"username", "email"} - set(changes):
        assert f'value="{SIGN_UP[name]}"' in page
    assert not User.objects.exists()


@pytest.mark.parametrize("name", ["ALDA", "a.l.d.a", "аlda", "A1da", "älda"])
def test_a_name_that_looks_like_a_taken_one_is_refused(client: Client, alda: User, name: str) -> None:
    page = sign_up(client, username=name, email="other@example.org")
    assert "taken" in page or "already exists" in page or "letters" in page
    assert User.objects.count() == 1


def test_one_address_is_for_one_account(client: Client, alda: User) -> None:
    assert "already registered" in sign_up(client, username="bela")
    assert User.objects.count() == 1


@pytest.mark.parametrize("login", ["alda", "ALDA", "alda@example.org", " Alda@Example.org "])
def test_one_logs_in_by_name_or_address(client: Client, alda: User, login: str) -> None:
    response = client.post("/accounts/login/", {"login": login, "password": PASSWORD})
    assert response.status_code == 302
    assert is_logged_in(client)


def test_a_wrong_password_is_told_and_the_name_stays(client: Client, alda: User) -> None:
    page = client.post("/accounts/login/", {"login": "alda", "password": "wrong"}).content.decode()
    assert "not correct" in page
    assert 'value="alda"' in page
    assert not is_logged_in(client)


def test_many_wrong_passwords_are_stopped(client: Client, alda: User) -> None:
    for _ in range(6):
        client.post("/accounts/login/", {"login": "alda", "password": "wrong"})
    page = client.post("/accounts/login/", {"login": "alda", "password": PASSWORD}).content.decode()
    assert "Too many failed login attempts" in page
    assert not is_logged_in(client)


def test_log_in_leads_on_to_pages_of_this_site_only(client: Client, alda: User) -> None:
    data = {"login": "alda", "password": PASSWORD}
    assert client.post("/accounts/login/", {**data, "next": "/me/"})["Location"] == "/me/"
    client.logout()
    assert client.post("/accounts/login/", {**data, "next": "https://evil.example/"})["Location"] == "/"


def test_log_out_takes_a_post(client: Client, alda: User) -> None:
    client.force_login(alda)
    assert "Log out" in client.get("/accounts/logout/").content.decode()
    assert is_logged_in(client)
    client.post("/accounts/logout/")
    assert not is_logged_in(client)


def test_a_forgotten_password_is_set_anew_by_mail(client: Client, alda: User) -> None:
    assert client.post("/accounts/password/reset/", {"email": "alda@example.org"}).status_code == 302
    link = re.search(r"https?://\S+(/accounts/password/reset/key/\S+)", mail.outbox[0].body)
    assert link
    form = client.get(link[1], follow=True)
    new = "another-avalanche-9"
    done = client.post(form.request["PATH_INFO"], {"password1": new, "password2": new}, follow=True)
    assert "Password changed" in done.content.decode()
    alda.refresh_from_db()
    assert alda.check_password(new)
    assert "no longer works" in Client().get(link[1], follow=True).content.decode()


def test_asking_for_an_unknown_address_tells_nothing(client: Client, alda: User) -> None:
    known = client.post("/accounts/password/reset/", {"email": "alda@example.org"}, follow=True)
    unknown = client.post("/accounts/password/reset/", {"email": "nobody@example.org"}, follow=True)
    assert known.redirect_chain == unknown.redirect_chain


def test_the_password_is_changed_with_the_old_one(client: Client, alda: User) -> None:
    client.force_login(alda)
    new = "another-avalanche-9"
    data = {"oldpassword": "wrong", "password1": new, "password2": new}
    assert "current password" in client.post("/accounts/password/change/", data).content.decode()
    client.post("/accounts/password/change/", {**data, "oldpassword": PASSWORD})
    alda.refresh_from_db()
    assert alda.check_password(new)
    assert is_logged_in(client)


def test_a_new_address_takes_over_once_it_is_confirmed(client: Client, alda: User) -> None:
    client.post("/accounts/login/", {"login": "alda", "password": PASSWORD})
    client.post("/accounts/email/", {"email": "alda@new.example", "action_add": "1"})
    page = client.get("/accounts/email/").content.decode()
    assert "alda@example.org" in page
    assert "not confirmed yet" in page
    sent = [message for message in mail.outbox if message.to == ["alda@new.example"]]
    link = re.search(r"https?://\S+(/accounts/confirm-email/\S+)", sent[0].body)
    assert link
    client.post(link[1])
    alda.refresh_from_db()
    assert alda.email == "alda@new.example"
    assert EmailAddress.objects.filter(user=alda).count() == 1


def test_the_display_name_is_changed_on_the_profile(client: Client, alda: User) -> None:
    client.force_login(alda)
    client.post("/me/", {"display_name": "  Alda   of the   Alps "})
    alda.refresh_from_db()
    assert alda.display_name == "Alda of the Alps"
    assert alda.username == "alda"


@pytest.mark.parametrize(
    "name", ["", "A", "x" * 25, "a\u202eb", "Firn", "AI normal", "Former player", "--", "12", "bela"]
)
def test_a_bad_display_name_is_refused_and_shown_again(client: Client, alda: User, name: str) -> None:
    User.objects.create_user("bela")
    client.force_login(alda)
    response = client.post("/me/", {"display_name": name})
    assert response.status_code == 200
    page = response.content.decode()
    assert "id_display_name_error" in page
    assert '<span class="account-name">alda</span>' in page
    alda.refresh_from_db()
    assert alda.display_name == "alda"


def test_two_accounts_never_get_names_that_look_alike() -> None:
    first = User.objects.create_user("Ilva")
    second = User.objects.create_user("llva")
    assert first.display_name == "Ilva"
    assert second.display_name == "llva 2"
    assert first.name_key != second.name_key


def test_pages_of_the_account_ask_to_log_in_first(client: Client) -> None:
    for path in ("/me/", "/me/account/", "/me/delete/", "/me/data/", "/accounts/email/", "/my/", "/new/"):
        assert client.get(path)["Location"] == f"/accounts/login/?next={path}"


@pytest.mark.parametrize(
    "path",
    ["/accounts/login/", "/accounts/signup/", "/accounts/password/reset/", "/accounts/password/reset/done/"],
)
def test_pages_work_under_the_strict_policy(client: Client, path: str) -> None:
    page = client.get(path)
    assert "script-src 'self'" in page["Content-Security-Policy"]
    html = page.content.decode()
    assert not re.search(r"<(script|style)(?![^>]*\bsrc=)[^>]*>", html)
    assert not re.search(r"\s(style|on\w+)=", html)


def test_the_theme_is_kept_for_the_browser_without_scripts(client: Client) -> None:
    response = client.post("/theme/", {"theme": "dark", "next": "/accounts/login/"})
    assert response["Location"] == "/accounts/login/"
    assert '<html lang="en" data-theme="dark">' in client.get("/accounts/login/").content.decode()
    client.post("/theme/", {"theme": ""})
    assert "data-theme=" not in client.get("/accounts/login/").content.decode().split("<head>")[0]
    client.post("/theme/", {"theme": '"><b>'})
    assert "data-theme=" not in client.get("/accounts/login/").content.decode().split("<head>")[0]


def test_an_admin_made_on_the_command_line_may_have_any_name() -> None:
    assert User.objects.create_superuser("admin", "a@example.org", PASSWORD).display_name == "admin"
