"""The pages of the rules in a browser: asking while typing, without scripts, and on a phone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.platform.sites import Site

pytestmark = pytest.mark.browser


def test_answers_come_while_one_types_and_have_an_address(visit: Visit) -> None:
    page = visit("/rules/boutique/", size=DESKTOP)
    page.keyboard.press("/")
    page.keyboard.type("breakfst per night")
    expect(page.locator("#answers .ans").first).to_contain_text("BHM-")
    page.wait_for_url(re.compile(r"/rules/boutique/\?q=breakfst.per.night|q=breakfst%20per%20night"))
    page.reload()
    expect(page.locator("#answers mark").first).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_value("breakfst per night")


def test_without_scripts_one_asks_and_reads(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=f"http://127.0.0.1:{site.port}")
    page = context.new_page()
    page.goto("/rules/")
    page.get_by_role("searchbox").fill("avalanche")
    page.get_by_role("button", name="Ask").click()
    page.locator("#answers a.rule").first.click()
    expect(page.locator("article.one-rule h1")).to_be_visible()
    page.get_by_role("link", name="Deutsch").click()
    expect(page.get_by_role("button", name="Fragen")).to_be_visible()
    page.goto("/rules/skifest/")
    expect(page.get_by_role("button", name="Fragen")).to_be_visible()
    context.close()


@pytest.mark.parametrize(
    "path", ["/rules/", "/rules/skifest/", "/rules/snowplanner/SNP-4.8", "/rules/boutique/?q=tie"]
)
def test_a_phone_shows_all_of_it(visit: Visit, path: str) -> None:
    page = visit(path, size=PHONE, touch=True)
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    page = visit("/rules/", size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    for path in ("/rules/", "/rules/boutique/?q=tie", "/rules/snowplanner/SNP-4.4", "/rules/skifest/print/"):
        page.goto(path)
        serious = [
            f"{fault['id']} at {[node['html'][:160] for node in fault['nodes'][:3]]}"
            for fault in Axe().run(page).response["violations"]
            if fault["impact"] in ("serious", "critical")
        ]
        assert serious == [], path
