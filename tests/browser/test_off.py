"""Controls that are off say why, in the reader's language: on a tap, on focus, on hover."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Visit
from tests.browser.player import PRIMARY
from tests.browser.snow_player import tap
from tests.browser.test_rules_dialog import sit_down
from tests.browser.test_snowplanner_table import first_turn

pytestmark = pytest.mark.browser


def test_a_press_and_the_focus_tell_the_rule_in_the_language_of_the_reader(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    page.context.add_cookies([{"name": "assistant_language", "value": "de", "url": page.url}])
    first_turn(page)
    tap(page, ".dock-dice .die-b")
    tap(page, '[data-area="slope"]')
    reward = page.locator(".pk[data-off]").last
    reward.click(force=True)
    why = page.locator(".off-why")
    expect(why.locator("p").first).to_have_attribute("lang", "de")
    expect(why.locator(".rule").first).to_have_text("SNP-3.3")
    expect(reward.locator("input")).not_to_be_checked()
    page.locator(PRIMARY).focus()
    expect(why).to_be_hidden()
    reward.locator("input").focus()
    expect(why).to_be_visible()
    expect(reward.locator("input")).to_have_attribute("aria-describedby", "off-why")
    why.locator(".rule").first.click()
    expect(page.locator("#as-panel [data-para]").first).to_be_visible()


def test_what_the_page_alone_keeps_off_says_so_on_hover(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, "boutique")
    page.locator("[data-off-text]").first.hover(force=True)
    expect(page.locator(".off-why")).to_contain_text("already")
    page.mouse.move(2, 2)
    expect(page.locator(".off-why")).to_be_hidden()
