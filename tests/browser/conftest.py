"""The whole site as processes, with a data folder of its own, and browsers that look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.test import Client
from django.urls import reverse
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from pytest_django.live_server_helper import LiveServer

from accounts.models import User
from games.services.cards import load_shipped
from tests.platform.sites import Site, running

# The first has no window and no toolbars to draw: it needs half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
# For all that is waited for: a machine with much else to do is several times slower.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say why nothing runs where there is no browser."""
    if CHROMIUM is None:
        missing = pytest.mark.skip(reason="no chromium found: install it, or set CHROMIUM to its path")
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(missing)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """`manage.py serve` as people run it: hardened, with hashed static files."""
    folder = tmp_path_factory.mktemp("site")
    site = Site(folder / "var", DEBUG="", STATIC_ROOT=str(folder / "static"))
    for command in (("migrate", "--no-input"), ("load_cards",), ("collectstatic", "--no-input")):
        done = site.manage(*command, "--verbosity", "0")
        assert done.returncode == 0, done.stdout + done.stderr
    with running(site):
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each person in it has a context of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Opens a new person's page on the site; a fault of a script in any of them fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", size: dict[str, int] = DESKTOP, touch: bool = False) -> Page:
        context = browser.new_context(
            viewport=size, has_touch=touch, reduced_motion="reduce", base_url=f"http://127.0.0.1:{site.port}"
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if _is_fault(message.text) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture(scope="session", autouse=True)
def database_beside_the_loop() -> Iterator[None]:
    """Playwright's loop runs in this thread: Django must not take the tests beside it for a part of it.
    Sites don't inherit this.
    """
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    yield
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]


@pytest.fixture
def editor_of(browser: Browser, live_server: LiveServer, client: Client) -> Iterator[Callable[[str], Page]]:
    """Opens the admin's page of a title's card set, as someone who may do everything."""
    client.force_login(User.objects.create_superuser("root", "root@example.org", "secret"))
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_MS)
    session = client.cookies["sessionid"].value
    context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
    faults: list[str] = []

    def open_page(slug: str) -> Page:
        card_set = load_shipped(slug).revision.card_set
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(live_server.url + reverse("admin:games_cardset_change", args=[card_set.pk]))
        return page

    yield open_page
    context.close()
    assert faults == []


def _is_fault(text: str) -> bool:
    """What the content security policy or a script complains about."""
    return "Content Security Policy" in text or "Uncaught" in text
