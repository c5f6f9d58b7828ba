"""Where did that come from: amounts and log lines of all three games open into their sums."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import wait_for_table
from tests.platform.sites import Site

pytestmark = pytest.mark.browser

PLAYED = {"boutique": 60, "skifest": 55, "snowplanner": 60}
"""So many steps into a match there are lines and amounts of many kinds."""
AMOUNT = {"boutique": "money", "skifest": "points", "snowplanner": "points"}
MAKE = """
import json
from django.test import Client
from accounts.models import User
from games.services.create import SeatPlan, create_match
from tests.platform.finished import play_out
user, _ = User.objects.get_or_create(username="sums")
client = Client()
client.force_login(user)
plans = [SeatPlan("me"), SeatPlan("ai", "easy")]
match = play_out(create_match(user, "{slug}", plans, seed="a"), most={steps})
print(json.dumps([match.public_id, client.cookies["sessionid"].value]))
"""


def sit_in(visit: Visit, site: Site, slug: str, size: dict[str, int], steps: int) -> Page:
    """The table of a match that has been played so far."""
    done = site.manage("shell", "-v", "0", "-c", MAKE.format(slug=slug, steps=steps))
    assert done.returncode == 0, done.stderr
    match, session = json.loads(done.stdout.strip().splitlines()[-1])
    page = visit(size=size)
    address = f"http://127.0.0.1:{site.port}"
    page.context.add_cookies([{"name": "sessionid", "value": session, "url": address}])
    page.goto(f"/m/{match}/")
    return page


ADDS_UP = """table => {
  const cells = document.querySelector(table)?.querySelectorAll("td") ?? [];
  const values = [...cells].map((cell) => Number(cell.textContent.replace("−", "-").replace(/[,+]/g, "")));
  const total = values.length > 1 ? values.pop() : values[0];
  return values.length > 0 && values.reduce((sum, value) => sum + value) === total;
}"""


def assert_adds_up(page: Page, table: str) -> None:
    """The parts of the first such table make its total; a move of another's has it fetched once more."""
    page.wait_for_function(ADDS_UP, arg=table)


def assert_accessible(page: Page) -> None:
    faults = Axe().run(page).response["violations"]
    assert [fault["id"] for fault in faults if fault["impact"] in ("serious", "critical")] == []


@pytest.mark.parametrize("slug", sorted(PLAYED))
def test_amounts_and_lines_open_by_keyboard_and_lead_to_their_rules(
    visit: Visit, site: Site, slug: str
) -> None:
    page = sit_in(visit, site, slug, DESKTOP, PLAYED[slug])
    wait_for_table(page)
    amount = page.locator(f'[data-sum="0-{AMOUNT[slug]}"]').first
    amount.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("#sums-dialog")
    expect(dialog.locator(".sum-lines").first).to_be_visible()
    assert_adds_up(page, "#sums-dialog .sum-lines")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(amount).to_be_focused()

    line = page.locator(".log-panel .sum-open").first
    line.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".line-sums .sum-lines").first).to_be_visible()
    assert_adds_up(page, ".line-sums .sum-lines")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator(".line-sums")).to_have_count(0)

    amount.click()
    rule = dialog.locator("a.rule").first
    wanted = rule.inner_text()
    rule.click()
    expect(page.locator("#rules-dialog")).to_be_visible()
    expect(page.locator("#rules-dialog [data-para]")).to_contain_text(wanted)
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("slug", sorted(PLAYED))
def test_they_open_on_a_phone(visit: Visit, site: Site, slug: str) -> None:
    page = sit_in(visit, site, slug, PHONE, PLAYED[slug])
    wait_for_table(page)
    page.locator(".tabs button", has_text="Log").click()
    page.locator(".sum-open").first.click()
    expect(page.locator(".line-sums .sum-lines").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(page)


def test_the_result_and_the_whole_log_have_them_too(visit: Visit, site: Site) -> None:
    page = sit_in(visit, site, "boutique", PHONE, 3000)
    page.locator(".place-sums summary").first.click()
    assert_adds_up(page, ".place-sums .sum-lines")
    assert_accessible(page)
    page.get_by_role("link", name="Log", exact=True).click()
    page.locator(".line-from summary").first.click()
    assert_adds_up(page, ".line-from[open] .sum-lines")
    assert_accessible(page)
