"""A refused move leads to its rule and, by its button, to a legal move: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import wait_until_drawn
from tests.browser.test_rules_dialog import sit_down

pytestmark = pytest.mark.browser

WRONG: dict[str, dict[str, Any]] = {
    "boutique": {"type": "set_prices", "prices": [9, 1, 2, 3, 4, 5, 6], "breakfast": 3},
    "skifest": {"type": "lift", "to": "E", "ticket": True},
    "snowplanner": {"type": "keep_talent", "talent": "nobody"},
}
RULES = {"boutique": "BHM-2.1", "skifest": "SKF-2.3", "snowplanner": "SNP-1.3"}


def err_once(page: Page, slug: str) -> None:
    """The page's next move arrives as one that the rules refuse, as if its form had let it through."""
    left = [WRONG[slug]]

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move" and left:
                message["move"] = left.pop()
            server.send(json.dumps(message))

        socket.on_message(send)

    page.route_web_socket("**/ws/match/**", pass_on)


def refused(page: Page, slug: str, keyboard: bool = False) -> None:
    """Get a move refused."""
    err_once(page, slug)
    sit_down(page, slug)
    if slug == "skifest":
        expect(page.locator(".act:not(.waiting)")).to_be_visible()
        if page.locator('[data-part="take"]').count():
            page.locator('[data-part="take"]').click()
        page.locator('[data-take="deck"]:not([aria-disabled="true"])').wait_for()
        page.locator('[data-take="deck"]').press("Enter") if keyboard else page.locator(
            '[data-take="deck"]'
        ).click()
        return
    if slug == "snowplanner":
        page.locator('input[name="talent"]').first.check(force=True)
        wait_until_drawn(page)
    if keyboard:
        page.keyboard.press("Enter")
    else:
        page.locator('[data-go="primary"]').first.click()


def version(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-version") or 0)


@pytest.mark.parametrize("slug", WRONG)
def test_a_refusal_leads_to_its_rule_and_to_a_legal_move(visit: Visit, slug: str) -> None:
    page = visit(size=DESKTOP)
    refused(page, slug)
    box = page.locator("[data-refusal]")
    expect(box).to_contain_text("That isn’t possible")
    expect(box).to_contain_text(RULES[slug])
    box.locator("[data-why]").click()
    expect(page.get_by_role("tab", name="Why")).to_have_attribute("aria-selected", "true")
    paragraph = page.locator(f'#as-panel [data-para="{RULES[slug]}"]')
    expect(paragraph.locator(".prose")).to_be_visible()
    page.keyboard.press("Escape")
    before = version(page)
    box.locator("[data-near]").first.click()
    page.wait_for_function(
        "before => Number(document.querySelector('#table').dataset.version) > before", arg=before
    )
    expect(box).to_have_count(0)


@pytest.mark.parametrize("slug", WRONG)
def test_by_keyboard_alone(visit: Visit, slug: str) -> None:
    page = visit(size=DESKTOP)
    refused(page, slug, keyboard=True)
    box = page.locator("[data-refusal]")
    expect(box).to_be_focused()
    before = version(page)
    page.keyboard.press("Tab")
    expect(box.locator("[data-near]").first).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('#table').dataset.version) > before", arg=before
    )


@pytest.mark.parametrize("slug", WRONG)
def test_on_a_phone_in_another_language(visit: Visit, slug: str) -> None:
    page = visit(size=PHONE, touch=True)
    page.context.add_cookies([{"name": "assistant_language", "value": "it", "url": page.url}])
    refused(page, slug)
    box = page.locator("[data-refusal]")
    expect(box.locator("ul").first).to_have_attribute("lang", "it")
    expect(box.locator("[data-near]").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    grave = [each for each in found.response["violations"] if each["impact"] in ("serious", "critical")]
    assert grave == []
