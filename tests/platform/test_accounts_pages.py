"""Every page about accounts and faults: it comes up, in the site's frame, and says what to do."""

import re

import pytest
from allauth.account.models import EmailAddress
from django.template.loader import render_to_string
from django.test import Client, RequestFactory

from accounts.models import User

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("clean_redis")]


@pytest.fixture
def member(client: Client) -> Client:
    """A browser with a full account logged in."""
    user = User.objects.create_user("alda", "alda@example.org", "snow-on-the-roof-7")
    EmailAddress.objects.create(user=user, email=user.email, primary=True, verified=True)
    client.force_login(user)
    return client


@pytest.fixture
def admin(client: Client) -> Client:
    """A browser with a superuser logged in."""
    client.force_login(User.objects.create_superuser("admin", "admin@example.org", "snow-on-the-roof-7"))
    return client


def assert_in_frame(page: str) -> None:
    """The site's own page: its header, one main heading, every field with a label."""
    assert '<header class="topbar">' in page
    assert len(re.findall(r"<h1[ >]", page)) == 1
    for field in re.findall(r'<(?:input|select|textarea)(?![^>]*type="hidden")[^>]*>', page):
        found = re.search(r'\bid="([^"]+)"', field)
        assert found or "radio" in field, field
        if found and f'for="{found[1]}"' not in page:
            assert re.search(rf'<label[^>]*>(?:(?!</label>).)*id="{found[1]}"', page, re.DOTALL), field


@pytest.mark.parametrize(
    "path",
    [
        "/accounts/login/",
        "/accounts/signup/",
        "/accounts/inactive/",
        "/accounts/confirm-email/",
        "/accounts/confirm-email/nonsense/",
        "/accounts/password/reset/",
        "/accounts/password/reset/done/",
        "/accounts/password/reset/key/1-nonsense/",
        "/accounts/password/reset/key/done/",
    ],
)
def test_pages_for_visitors(client: Client, path: str) -> None:
    page = client.get(path, follow=True)
    assert page.status_code == 200
    assert_in_frame(page.content.decode())


@pytest.mark.parametrize(
    "path",
    [
        "/accounts/logout/",
        "/accounts/email/",
        "/accounts/password/change/",
        "/accounts/reauthenticate/",
        "/me/",
        "/me/delete/",
        "/my/",
        "/new/",
        "/",
    ],
)
def test_pages_for_members(member: Client, path: str) -> None:
    page = member.get(path)
    assert page.status_code == 200
    assert_in_frame(page.content.decode())


@pytest.mark.parametrize("path", ["/accounts/password/set/", "/me/account/", "/accounts/logout/"])
def test_pages_for_guests(client: Client, path: str) -> None:
    client.post("/guest/")
    page = client.get(path)
    assert page.status_code == 200
    assert_in_frame(page.content.decode())


@pytest.mark.parametrize("name", ["400", "403", "403_csrf", "404", "429"])
def test_fault_pages_lead_back_to_the_lobby(name: str) -> None:
    for request in (None, RequestFactory().get("/")):
        page = render_to_string(f"{name}.html", request=request)
        assert_in_frame(page)
        assert 'href="/"' in page


def test_the_page_of_a_broken_server_needs_no_context() -> None:
    page = render_to_string("500.html")
    assert "Something broke" in page
    assert 'href="/"' in page


def test_an_unknown_page_is_told_in_the_sites_frame(client: Client) -> None:
    response = client.get("/nowhere/")
    assert response.status_code == 404
    assert "Nothing here" in response.content.decode()


def test_a_form_without_its_token_is_refused_with_a_reason() -> None:
    response = Client(enforce_csrf_checks=True).post("/guest/")
    assert response.status_code == 403
    assert "The form was too old" in response.content.decode()
    assert not User.objects.exists()


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_a_page_is_marked_with_the_language_it_is_in(client: Client, language: str) -> None:
    page = client.get("/accounts/login/", headers={"accept-language": language}).content.decode()
    assert '<html lang="en"' in page


def test_accounts_are_listed_and_shown_in_the_admin(admin: Client) -> None:
    user = User.objects.create_user("bela")
    assert "bela" in admin.get("/admin/accounts/user/").content.decode()
    assert admin.get(f"/admin/accounts/user/{user.pk}/change/").status_code == 200
    assert admin.get("/admin/accounts/user/add/").status_code == 200
