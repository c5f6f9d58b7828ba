"""Help at the table: a hint is asked for and played, a move is taken back."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import act, play_on, state, wait_for_push, wait_for_table, wait_until_drawn

pytestmark = pytest.mark.browser

READY = '[data-hint-state="ready"]'
ANSWER = f'{READY}, [data-hint-state="failed"]'
ANSWER_MS = 300_000


def against_an_ai(page: Page, slug: str) -> None:
    page.locator(f"#quick-{slug}").click()
    wait_for_table(page)


def ask(page: Page) -> None:
    """Ask for a hint, again if a busy machine let the worker fail, and wait for the answer."""
    if not page.locator("#hint-panel").count():
        page.locator("[data-hint]").first.click()
    for _ in range(3):
        page.locator(ANSWER).wait_for(timeout=ANSWER_MS)
        if page.locator(READY).count():
            return
        page.get_by_role("button", name="Ask again").click()
    page.locator(READY).wait_for(timeout=ANSWER_MS)


@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
def test_a_hint_gives_moves_with_their_chances_and_reasons(visit: Visit, slug: str) -> None:
    page = visit()
    against_an_ai(page, slug)
    ask(page)
    moves = page.locator(".hints > li")
    assert 1 <= moves.count() <= 3
    expect(moves.first.locator(".hint-chance")).to_contain_text("%")
    expect(moves.first.locator("p").first).not_to_be_empty()
    expect(page.locator("#hint-h")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#hint-panel")).to_have_count(0)
    # Asked again, the answer is the same and there at once.
    first = moves.first.locator("b").first
    page.locator("[data-hint]").first.click()
    expect(page.locator(READY)).to_be_visible()
    expect(first).not_to_be_empty()


@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
def test_a_hint_is_played_with_one_press(visit: Visit, slug: str) -> None:
    page = visit()
    against_an_ai(page, slug)
    ask(page)
    before = state(page)["version"]
    page.locator("[data-play-hint]").first.click()
    wait_for_push(page, before)
    # The position has moved on, so the hint for it is gone.
    expect(page.locator("#hint-panel")).to_have_count(0)
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_hint_fills_the_form_of_eight_dice(visit: Visit) -> None:
    page = visit()
    against_an_ai(page, "boutique")
    ask(page)
    label = page.locator(".hints > li b").first.inner_text()
    prices = [int(part.split()[-1]) for part in label.replace(";", ",").split(",")]
    page.locator("[data-fill-hint]").first.click()
    wait_until_drawn(page)
    shown = [page.locator(f'[data-slot="{slot}"]').first.inner_text() for slot in (*range(1, 8), "breakfast")]
    assert [int(text.split()[0]) for text in shown] == prices
    before = state(page)["version"]
    page.locator('[data-go="primary"]').click()
    wait_for_push(page, before)
    expect(page.locator(".refusal")).to_have_count(0)


def test_boutique_is_played_to_its_end_by_hints_alone(visit: Visit) -> None:
    page = visit()
    against_an_ai(page, "boutique")

    def by_hint(page: Page, now: dict[str, object]) -> None:
        if now["onward"] and not now["primary"]:
            act(page, now)
            return
        ask(page)
        page.locator("[data-play-hint]").first.click()
        # Others may move in the same decision meanwhile: it is mine that has to be over.
        expect(page.locator("#hint-panel")).to_have_count(0)

    play_on(page, how=by_hint, seconds=1800)
    expect(page.locator("[data-final]")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator("[data-take-back]")).to_have_count(0)


def test_on_a_phone_the_hint_lies_over_the_table_and_closes(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    against_an_ai(page, "boutique")
    ask(page)
    panel = page.locator("#hint-panel")
    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for theme in ("light", "dark"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found = Axe().run(page).response["violations"]
        assert [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")] == []
    page.get_by_role("button", name="Close the hint").click()
    expect(panel).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_focused()


def test_a_move_is_taken_back_after_a_question(visit: Visit) -> None:
    page = visit()
    against_an_ai(page, "boutique")
    expect(page.locator("[data-take-back]")).to_have_count(0)
    page.locator('[data-go="primary"]').click()
    play_on(page, until=lambda now: now["phase"] == "price" and bool(now["primary"]))
    first = page.locator(".log li p").first.inner_text()
    before = state(page)["version"]
    page.locator('[data-go="primary"]').click()
    play_on(page, until=lambda now: now["version"] > before and bool(now["primary"]))
    page.locator("[data-take-back]").first.click()
    dialog = page.locator("#take-back-dialog")
    expect(dialog).to_contain_text("Your last move")
    page.get_by_role("button", name="Leave it").click()
    expect(dialog).not_to_be_visible()
    version = state(page)["version"]
    page.locator("[data-take-back]").first.click()
    page.locator('[data-confirm="take-back"]').click()
    wait_for_push(page, version)
    expect(page.locator(".log li").first).to_contain_text("takes back the last move")
    expect(page.locator(".log li.undone").first).to_be_visible()
    held = page.locator(".log li:not(.undone) p").nth(1).inner_text()
    assert held == first
    assert state(page)["phase"] == "price"
