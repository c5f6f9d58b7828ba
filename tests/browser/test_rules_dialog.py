"""Someone who has never played finds out at the table how the game is won, and what a rule's number means."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import play_as_guest, wait_for_table

pytestmark = pytest.mark.browser
GOALS = {
    "boutique": "Most money after two weeks",
    "skifest": "Most points after three days",
    "snowplanner": "Most points after eight rounds",
}


def sit_down(page: Page, slug: str) -> None:
    """A match against an AI by the lobby's tile."""
    play_as_guest(page)
    page.locator(f'form[action="/quick/{slug}/"] button').last.click()
    wait_for_table(page)


@pytest.mark.parametrize("slug", GOALS)
def test_the_table_says_how_the_game_is_won_and_what_a_number_means(visit: Visit, slug: str) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, slug)
    page.get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog", name="How to play")
    expect(dialog).to_contain_text(GOALS[slug])
    known = set(dialog.locator("[data-para] .rule").all_inner_texts())
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    shown = set(page.locator("#table .rule:visible").all_inner_texts())
    assert shown
    assert shown <= known
    number = page.locator(".log .rule, .act .rule, .sdock .rule").first
    asked = number.inner_text()
    number.click()
    expect(dialog.locator(f'[data-para="{asked}"]')).to_have_attribute("aria-current", "true")
    expect(dialog.locator(f'[data-para="{asked}"]')).to_be_in_viewport()


def test_on_a_phone_the_rules_tab_has_it_from_its_top(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    sit_down(page, "snowplanner")
    page.mouse.wheel(0, 400)
    page.locator("nav.tabs").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules in play now")).to_be_in_viewport()
    expect(page.locator(".guide-goal")).to_contain_text(GOALS["snowplanner"])
    page.get_by_role("button", name="All rules").click()
    expect(page.get_by_role("dialog", name="How to play")).to_contain_text("SNP-8.5")
