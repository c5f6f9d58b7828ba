"""The editor of Ski Fest's cards in a browser: both maps are drawn as they are typed, with what is wrong."""

import shutil
from collections.abc import Iterator

import pytest
from django.urls import reverse
from playwright.sync_api import Page, expect, sync_playwright

from accounts.models import User
from games.services.cards import load_shipped

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium found"),
    pytest.mark.django_db(transaction=True),
]


@pytest.fixture
def editor(live_server, monkeypatch: pytest.MonkeyPatch, client) -> Iterator[Page]:
    """The page of Ski Fest's card set, opened by someone who may do everything."""
    # Playwright's loop runs in this thread; the database is used by this test alone.
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
    card_set = load_shipped("skifest").revision.card_set
    client.force_login(User.objects.create_superuser("root", "root@example.org", "secret"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context()
        context.add_cookies(
            [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}]
        )
        page = context.new_page()
        failures: list[str] = []
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.goto(live_server.url + reverse("admin:games_cardset_change", args=[card_set.pk]))
        expect(page.locator(".ski-map")).to_have_count(2)
        yield page
        assert failures == []
        browser.close()


def test_deck_and_maps_follow_what_is_typed(editor: Page) -> None:
    total = editor.locator("[data-total]")
    expect(total).to_have_text("104 cards")
    editor.fill("[name=slope-yeti]", "10")
    expect(total).to_have_text("100 cards")
    small = editor.locator('[data-map="small"]')
    expect(small.locator(".ski-map .run")).to_have_count(16)
    faults = small.locator("[data-map-faults]")
    expect(faults).to_be_hidden()
    editor.fill("[name=small-places-1-height]", "2")
    expect(faults).to_contain_text("Lift A to D: D isn’t higher than A.")
    editor.fill("[name=small-places-1-height]", "1")
    expect(faults).to_be_hidden()
    runs = small.locator('[data-list="small-runs"]')
    runs.locator("[data-add]").click()
    for name, value in {"key": "new_run", "name": "New Run", "top": "H", "bottom": "V"}.items():
        editor.fill(f"[name=small-runs-16-{name}]", value)
    expect(small.locator(".ski-map .run")).to_have_count(17)
    runs.locator("[data-row]").last.locator("[data-remove]").click()
    expect(small.locator(".ski-map .run")).to_have_count(16)


def test_a_refused_save_says_why_beside_the_row(editor: Page) -> None:
    editor.fill("[name=large-runs-0-bottom]", "Z")
    editor.click("[name=_save]")
    expect(editor.locator("[data-problems]")).to_be_focused()
    expect(editor.locator("#id_large-runs-0-bottom_error")).to_contain_text("no place of this map")
