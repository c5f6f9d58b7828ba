"""The assistant's tab Now: legal moves with their effects, made or filled in by a press; on a phone too."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.test_rules_dialog import sit_down

pytestmark = pytest.mark.browser

SLUGS = ["boutique", "skifest", "snowplanner"]


def open_now(page: Page) -> None:
    """By keyboard alone."""
    page.keyboard.press("/")
    # The dialog puts the focus there itself, when it is drawn.
    expect(page.locator("[data-ask]")).to_be_focused()
    page.get_by_role("tab", name="Ask").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Now")).to_be_focused()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_move_is_made_from_the_list_by_keyboard(visit: Visit, slug: str) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, slug)
    if slug == "skifest":
        expect(page.locator(".act:not(.waiting)")).to_be_visible()
    open_now(page)
    play = page.locator("[data-now]").first
    expect(play).to_be_visible()
    rule = page.locator(".now-rules button").first
    number = rule.locator(".rule").inner_text()
    rule.press("Enter")
    expect(page.locator(f'[data-para="{number}"] .prose')).to_be_visible()
    page.get_by_role("tab", name="Now").click()
    before = int(page.locator("#table").get_attribute("data-version") or 0)
    play.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function(
        "then => Number(document.querySelector('#table').dataset.version) > then", arg=before
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_a_phone_has_room_for_it(visit: Visit, slug: str) -> None:
    page = visit(size=PHONE, touch=True)
    sit_down(page, slug)
    if slug == "skifest":
        expect(page.locator(".act:not(.waiting)")).to_be_visible()
    page.locator("nav.tabs").get_by_role("button", name="Rules").tap()
    page.get_by_role("button", name="All rules").tap()
    page.get_by_role("tab", name="Now").tap()
    expect(page.locator("[data-now]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(
        "(panel => panel.scrollWidth <= panel.clientWidth)(document.querySelector('#as-panel'))"
    )
    found = Axe().run(page).response["violations"]
    assert [fault["id"] for fault in found if fault["impact"] in ("serious", "critical")] == []
