"""First-time help at the table: told once, with its rule behind it, and never again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import quick_match, wait_for_table

pytestmark = pytest.mark.browser
TIP = '.first-time[data-situation="set_prices"]'


def test_what_is_met_for_the_first_time_is_explained_once(visit: Visit) -> None:
    page = visit()
    quick_match(page)
    tip = page.locator(TIP)
    expect(tip).to_contain_text("Your prices for the week")
    # A decision may have the same heading: as landmarks they are told apart.
    expect(page.get_by_role("region", name="New to you: Your prices for the week")).to_be_visible()
    tip.get_by_role("button", name="More", exact=True).click()
    rules = page.get_by_role("dialog", name="How to play")
    expect(rules.locator('[data-para="BHM-2.1"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    # Reading more is no answer: it stays until it is put away.
    expect(tip).to_be_visible()
    with page.expect_response("**/help/seen/boutique/set_prices/"):
        tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    wait_for_table(page)
    expect(page.locator(TIP)).to_have_count(0)
