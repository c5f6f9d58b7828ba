"""The editor of Ski Fest's cards in a browser: both maps are drawn as they are typed, with what is wrong."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


@pytest.fixture
def editor(editor_of: Callable[[str], Page]) -> Page:
    """The page of Ski Fest's card set."""
    page = editor_of("skifest")
    expect(page.locator(".ski-map")).to_have_count(2)
    return page


def test_deck_and_maps_follow_what_is_typed(editor: Page) -> None:
    total = editor.locator("[data-total]")
    expect(total).to_have_text("104 cards")
    editor.fill("[name=slope-yeti]", "10")
    expect(total).to_have_text("100 cards")
    small = editor.locator('[data-map="small"]')
    expect(small.locator(".ski-map .run")).to_have_count(16)
    faults = small.locator("[data-map-faults]")
    expect(faults).to_be_hidden()
    editor.fill("[name=small-places-1-height]", "2")
    expect(faults).to_contain_text("Lift A to D: D isn’t higher than A.")
    editor.fill("[name=small-places-1-height]", "1")
    expect(faults).to_be_hidden()
    runs = small.locator('[data-list="small-runs"]')
    runs.locator("[data-add]").click()
    for name, value in {"key": "new_run", "name": "New Run", "top": "H", "bottom": "V"}.items():
        editor.fill(f"[name=small-runs-16-{name}]", value)
    expect(small.locator(".ski-map .run")).to_have_count(17)
    runs.locator("[data-row]").last.locator("[data-remove]").click()
    expect(small.locator(".ski-map .run")).to_have_count(16)


def test_a_refused_save_says_why_beside_the_row(editor: Page) -> None:
    editor.fill("[name=large-runs-0-bottom]", "Z")
    editor.click("[name=_save]")
    expect(editor.locator("[data-problems]")).to_be_focused()
    expect(editor.locator("#id_large-runs-0-bottom_error")).to_contain_text("no place of this map")
