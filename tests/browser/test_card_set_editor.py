"""The editor of card sets in a real browser: rows, drawings and total follow what is typed."""

from collections.abc import Callable

import pytest
from django.urls import reverse
from playwright.sync_api import Page, expect

from games.models import CardSet

pytestmark = pytest.mark.browser
LAST = "[data-row]:last-child"


@pytest.fixture
def editor(editor_of: Callable[[str], Page]) -> Page:
    """The page of Boutique's card set."""
    page = editor_of("boutique")
    expect(page.locator(".guest-card")).to_have_count(16)
    return page


def total(page: Page, text: str) -> None:
    expect(page.locator("[data-total]")).to_have_text(text)


def test_total_words_and_drawing_follow_what_is_typed(editor: Page) -> None:
    total(editor, "28 of 28 cards")
    editor.fill("[name=guests-0-copies]", "5")
    total(editor, "31 of 28 cards: 3 too many")
    row = editor.locator("[data-row]").first
    assert row.locator("use").count() == 1
    editor.fill("[name=guests-0-first_nights]", "3")
    editor.fill("[name=guests-0-second_nights]", "2")
    row.get_by_label("Side by side").check()
    row.get_by_label("Breakfast").check()
    expect(row.locator("legend")).to_have_text(
        "Card 1: Two rooms side by side, 3 nights and 2 nights, with breakfast"
    )
    tokens = row.locator("use").evaluate_all("all => all.map(use => use.getAttribute('href'))")
    assert sorted(tokens) == ["#link"] * 2 + ["#tk-bc"] * 3 + ["#tk-bs"] * 2


def test_drawings_say_the_same_as_the_server(editor: Page) -> None:
    drawn = editor.locator(".guest-card").evaluate_all(
        "all => all.map(svg => svg.getAttribute('aria-label'))"
    )
    editor.goto(
        editor.url.split("/admin/")[0]
        + reverse("admin:games_cardrevision_change", args=[CardSet.objects.get().published.pk])
    )
    said = [text.split("×", 1)[1].strip() for text in editor.locator(".guest-list p").all_inner_texts()]
    assert said == drawn


def test_a_row_is_added_filled_removed_and_taken_back_by_keyboard(editor: Page) -> None:
    editor.locator("[data-add]").focus()
    editor.keyboard.press("Enter")
    expect(editor.locator("[name=guests-16-copies]")).to_be_focused()
    editor.keyboard.type("2")
    editor.keyboard.press("Tab")
    editor.keyboard.press("Tab")
    expect(editor.locator("[name=guests-16-first_nights]")).to_be_focused()
    editor.keyboard.press("ControlOrMeta+a")
    editor.keyboard.type("4")
    total(editor, "30 of 28 cards: 2 too many")
    editor.locator(f"{LAST} [data-remove]").focus()
    editor.keyboard.press("Enter")
    total(editor, "28 of 28 cards")
    expect(editor.locator(f"{LAST} .guest-gone")).to_contain_text("Removed: One room, 4 nights")
    expect(editor.locator(f"{LAST} [data-restore]")).to_be_focused()
    editor.keyboard.press("Enter")
    expect(editor.locator(f"{LAST} legend")).to_have_text("Card 17: One room, 4 nights")
    total(editor, "30 of 28 cards: 2 too many")


def test_a_refused_save_loses_no_row_and_no_removal(editor: Page) -> None:
    editor.click("[data-add]")
    editor.fill("[name=guests-16-first_nights]", "0")
    editor.locator("[data-row]").nth(2).locator("[data-remove]").click()
    editor.click("[name=_save]")
    expect(editor.locator("[data-problems]")).to_be_focused()
    expect(editor.locator("#id_guests-16-first_nights_error")).to_contain_text("A stay of no nights")
    expect(editor.locator("[name=guests-16-first_nights]")).to_have_value("0")
    expect(editor.locator("[data-row]").nth(2).locator(".guest-gone")).to_be_visible()
    total(editor, "26 of 28 cards: 2 too few")


def test_the_editor_fits_a_phone(editor: Page) -> None:
    editor.set_viewport_size({"width": 390, "height": 844})
    editor.wait_for_function("document.documentElement.scrollWidth === 390")
    remove = editor.locator("[data-row]").first.get_by_role("button", name="Remove")
    remove.scroll_into_view_if_needed()
    expect(remove).to_be_in_viewport(ratio=1)
