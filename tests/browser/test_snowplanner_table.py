"""The live table of Snow Planner in a browser: offsets and why not, keys alone, and what axe says of it."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import PRIMARY, play_as_guest, wait_until_drawn
from tests.browser.snow_player import decide, open_match, play_on, tap

pytestmark = pytest.mark.browser


def first_turn(page: Page) -> None:
    """A match alone, with a Talent kept."""
    play_as_guest(page)
    open_match(page)
    play_on(page, until=lambda now: now["kind"] == "main", how=decide)


def test_a_step_that_changes_nothing_is_refused_with_its_reason(visit: Visit) -> None:
    page = visit()
    first_turn(page)
    tap(page, ".dock-dice .die-b")
    tap(page, '[data-area="slope"]')
    expect(page.locator(".eq")).to_have_attribute("aria-label", "Die 2, minus penalty 0: value 2")
    expect(page.locator(".aft-r")).to_contain_text("1 → 2")
    page.locator(PRIMARY).click()
    expect(page.locator(".a-slope .sp.taken")).to_have_count(1)
    # The last die chooses itself; the second space of the Slope has a penalty of 1.
    tap(page, '[data-area="slope"]')
    expect(page.locator(".eq")).to_have_attribute("aria-label", "Die 3, minus penalty 1: value 2")
    more = page.locator('[data-step="snow1"]')
    more.click()
    expect(page.locator(".eq")).to_have_attribute(
        "aria-label", "Die 3, minus penalty 1, plus 2 for 1 Snow: value 3"
    )
    expect(page.locator(".pk:has(:checked) .th")).to_have_text("3")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)
    expect(page.locator(".off-why")).to_contain_text("SNP-3.2")
    page.keyboard.press("Escape")
    expect(page.locator(".eq")).to_have_count(0)
    expect(page.locator(PRIMARY)).to_have_attribute("aria-disabled", "true")


def test_a_round_by_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    play_as_guest(page)
    open_match(page)
    expect(page.locator(".tal-pick")).to_have_count(2)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(".dock-dice .die-b")).to_have_count(2)
    for key in ("1", "2", "1", "Enter"):
        page.keyboard.press(key)
        wait_until_drawn(page)
    expect(page.locator(".a-ticket_office .sp.taken")).to_have_count(1)
    page.keyboard.press("3")
    expect(page.locator("#act-h")).to_have_text("Place at the Bakery")
    page.keyboard.press("u")
    expect(page.locator(".eq")).to_have_count(0)
    page.keyboard.press("3")
    wait_until_drawn(page)
    page.keyboard.press("Enter")
    expect(page.locator(".season .now")).to_have_text("2")


def test_a_key_counts_that_comes_before_the_one_before_it_is_drawn(visit: Visit) -> None:
    page = visit()
    play_as_guest(page)
    open_match(page)
    expect(page.locator(".tal-pick")).to_have_count(2)
    second = page.locator(".tal-pick h3").nth(1).text_content() or ""
    page.evaluate(
        """() => ["2", "Enter"].forEach((key) =>
             document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))"""
    )
    expect(page.locator(".tal h4").first).to_have_text(second)


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    page = visit(size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    play_as_guest(page)
    open_match(page)
    tap(page, ".tal-pick")
    _assert_accessible(page, "Talents")
    play_on(page, until=lambda now: now["kind"] == "main")
    tap(page, ".dock-dice .die-b")
    tap(page, '[data-area="workshop"]')
    _assert_accessible(page, "a placement")
    if size == PHONE:
        for tab in ("Station", "Hotel", "Areas"):
            page.locator(".tabs button", has_text=tab).click()
            _assert_accessible(page, tab)
    play_on(page, until=lambda now: now["round"] == 2)
    _assert_accessible(page, "the second round")


def _assert_accessible(page: Page, where: str) -> None:
    wait_until_drawn(page)
    found = Axe().run(page).response["violations"]
    serious = [
        f"{fault['id']}: {fault['help']} at {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]
    assert serious == [], where
