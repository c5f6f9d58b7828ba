"""Someone who has never played finds out at the table how the game is won, and what a rule's number means."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
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
    # The list is of the short texts until the book is here, and its lines are used again for the long ones.
    expect(dialog.locator(".asks").first).to_be_visible()
    known = set(dialog.locator("[data-para] .rule").all_inner_texts())
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    shown = set(page.locator("#table .rule:visible").all_inner_texts())
    assert shown
    assert shown <= known
    numbers = page.locator(".log .rule, .act .rule, .sdock .rule")
    asked = numbers.first.inner_text()
    # The log may have got a line above it meanwhile.
    numbers.filter(has_text=re.compile(f"^{re.escape(asked)}$")).first.click()
    expect(dialog.locator(f'[data-para="{asked}"]')).to_have_attribute("aria-current", "true")
    expect(dialog.locator(f'[data-para="{asked}"]')).to_be_in_viewport()


def test_on_a_phone_the_rules_tab_has_it_from_its_top(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    sit_down(page, "snowplanner")
    page.evaluate("scrollTo(0, 400)")
    page.locator("nav.tabs").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules in play now")).to_be_in_viewport()
    expect(page.locator(".guide-goal")).to_contain_text(GOALS["snowplanner"])
    page.get_by_role("button", name="All rules").click()
    expect(page.get_by_role("dialog", name="How to play")).to_contain_text("SNP-8.5")


def test_a_question_is_asked_and_a_rule_is_read_by_keyboard_alone(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, "boutique")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", name="Ask about a rule")).to_be_focused()
    page.keyboard.type("chi vince se il prezzo è uguale")
    page.keyboard.press("Enter")
    answers = page.locator(".as-answers li")
    expect(answers.filter(has_text="BHM-3.7")).to_be_visible()
    expect(answers.first.locator("mark")).to_be_visible()
    answers.filter(has_text="BHM-3.7").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    rule = page.locator('[data-para="BHM-3.7"]')
    expect(rule).to_contain_text("Prezzi uguali")
    page.get_by_role("tab", name="Ask").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Now")).to_be_focused()
    expect(page.get_by_role("tabpanel")).to_contain_text("Set your prices for the week")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_phone_has_room_for_the_assistant(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    sit_down(page, "skifest")
    page.locator("nav.tabs").get_by_role("button", name="Rules").tap()
    page.get_by_role("button", name="All rules").tap()
    page.get_by_role("button", name="Deutsch").tap()
    page.get_by_role("searchbox").fill("zwei Yetis")
    page.get_by_role("button", name="Fragen").tap()
    page.locator(".as-answers").get_by_role("button", name="SKF-2.8").tap()
    expect(page.locator('[data-para="SKF-2.8"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]


def test_without_the_book_the_short_text_is_shown(visit: Visit) -> None:
    page = visit(size=DESKTOP)
    sit_down(page, "boutique")
    page.route("**/rules/**", lambda route: route.abort())
    page.locator(".log .rule", has_text="BHM-2.1").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The whole text can’t be reached now.")
    expect(dialog).to_contain_text("Everyone turns eight dice at once")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_assistant(visit: Visit, scheme: str) -> None:
    page = visit(size=DESKTOP)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    sit_down(page, "snowplanner")
    page.keyboard.press("/")
    expect(page.locator("[data-ask]")).to_be_focused()
    expect(page.locator(".asks").first).to_be_visible()
    assert_accessible(page, "what can be asked")
    page.keyboard.type("bingo")
    page.keyboard.press("Enter")
    expect(page.locator(".as-answers li").first).to_be_visible()
    assert_accessible(page, "answers")
    page.locator(".as-answers button").first.click()
    expect(page.locator("[data-para] .prose")).to_be_visible()
    assert_accessible(page, "a rule")
    page.get_by_role("tab", name="Now").click()
    expect(page.locator("[data-now]").first).to_be_visible()
    assert_accessible(page, "what can be done now")


def assert_accessible(page: Page, where: str) -> None:
    serious = [
        f"{fault['id']} at {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in Axe().run(page, {"include": [["#rules-dialog"]]}).response["violations"]
        if fault["impact"] in ("serious", "critical")
    ]
    assert serious == [], where
