"""Snow Planner's card set in a real browser: cards by kind, one open at a time, drawn as they are typed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from games.models import CardSet

pytestmark = pytest.mark.browser


@pytest.fixture
def editor(editor_of: Callable[[str], Page]) -> Page:
    """The page of Snow Planner's card set."""
    page = editor_of("snowplanner")
    expect(page.locator("[data-tabs] [aria-current]")).to_have_text(re.compile("Guests"))
    return page


def tab(page: Page, name: str) -> None:
    page.locator("[data-tabs]").get_by_role("link", name=re.compile(f"^{name}")).click()


def opened(page: Page, card: str) -> Locator:
    """A card of the shown part, opened by keyboard."""
    place = page.locator(f"#{card}")
    place.locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(place.locator("details").first).to_have_attribute("open", "")
    return place


def test_cards_are_found_opened_drawn_added_removed_and_kept(editor: Page) -> None:
    # Looking, even searching, is no typing: only what would be lost keeps the page from being left.
    leave = "dispatchEvent(new Event('beforeunload', {cancelable: true}))"
    editor.locator("#guests-filter").fill("ski")
    assert editor.evaluate(leave)
    editor.locator("#guests-filter").fill("")

    # One part at a time, one card open at a time.
    expect(editor.locator("[data-section]:visible")).to_have_count(1)
    first = opened(editor, "guests-0")
    guest = opened(editor, "guests-1")
    expect(first.locator("details").first).not_to_have_attribute("open", "")

    # A row more, and the drawing follows.
    rows = guest.locator('[data-name="guests-1-reward_2"]')
    rows.locator("[data-verb-add]").click()
    select = rows.locator("select").nth(1)
    expect(select).to_be_focused()
    select.select_option(label="Window, green")
    rows.locator("input").nth(1).fill("3")
    expect(guest.locator("[data-face]").get_by_role("img", name="3 green Windows")).to_be_attached()
    assert not editor.evaluate(leave)
    rows.locator("[data-verb-remove]").first.click()
    expect(rows.locator("select")).to_have_count(1)
    guest.get_by_label("Name").fill("Sledge Racer")
    expect(guest.locator("[data-face] strong")).to_have_text("Sledge Racer")

    # The filter looks at what is drawn.
    editor.locator("#guests-filter").fill("3 green windows")
    expect(editor.locator("#guests [data-found]")).to_have_text("1 of 30 shown")
    editor.locator("#guests-filter").fill("")

    # Patterns are clicked; the numbers follow cards and set-up.
    tab(editor, "Goals")
    goal = opened(editor, "goals-0")
    goal.locator(".snow-place", has_text="9").click()
    expect(goal.locator("[data-face]").get_by_role("img", name="Windows on 1 4 7 9")).to_be_attached()
    tally = editor.locator("#goals [data-tally]")
    expect(tally).to_have_text("12 Goals, four players are dealt 8")
    editor.locator("#goals [data-add]").click()
    expect(editor.locator("[name=goals-12-name]")).to_be_focused()
    editor.keyboard.type("Snow Castle")
    expect(tally).to_have_text("13 Goals, four players are dealt 8")
    tab(editor, "Set-up")
    editor.locator("[name=setup-goals]").fill("4")
    tab(editor, "Goals")
    expect(tally).to_have_text("13 Goals, four players are dealt 16")
    expect(tally).to_have_attribute("data-state", "wrong")
    goal = opened(editor, "goals-1")
    goal.locator("[data-remove]").click()
    expect(tally).to_have_text("12 Goals, four players are dealt 16")
    expect(goal.locator(".guest-gone")).to_contain_text("Removed: Goal House of Stars")

    # A refused save loses nothing, and leads to what is wrong.
    tab(editor, "Guests")
    opened(editor, "guests-1")
    editor.locator("[name=guests-1-cost]").fill("5")
    editor.click("[name=_save]")
    expect(editor.locator("[data-problems]")).to_be_focused()
    expect(editor.locator("[name=goals-12-name]")).to_have_value("Snow Castle")
    expect(editor.locator("#goals-1 .cards-removed-mark")).to_be_checked()
    tab(editor, "Events")
    editor.locator(".snow-problems a").first.click()
    expect(editor.locator("#guests-1 summary").first).to_be_focused()
    expect(editor.locator("#id_guests-1-cost_error")).to_be_visible()
    editor.locator("[name=guests-1-cost]").fill("1")
    editor.locator("[name=setup-goals]").evaluate("field => { field.value = '2'; }")
    editor.click("[name=_save]")
    expect(editor.get_by_text("The draft is saved. Matches use it once it is published.")).to_be_visible()
    draft = CardSet.objects.get().draft
    assert draft["guests"]["sledge_racer"]["rewards"][1] == {"window": {"green": 3}}
    assert draft["goals"]["full_register"]["layout"] == [1, 4, 7, 9]
    assert "house_of_stars" not in draft["goals"]
    assert draft["goals"]["snow_castle"]["points"] == 2


def test_the_editor_fits_a_phone(editor: Page) -> None:
    editor.set_viewport_size({"width": 390, "height": 844})
    parts = (("Guests", "guests-0"), ("Areas", "areas-station"), ("VIPs", "vips-0"), ("Hotel", None))
    for name, card in parts:
        tab(editor, name)
        if card:
            opened(editor, card)
        editor.wait_for_function("document.documentElement.scrollWidth === 390")
    remove = editor.locator("#vips-0").get_by_role("button", name="Remove", exact=True)
    tab(editor, "VIPs")
    remove.scroll_into_view_if_needed()
    expect(remove).to_be_in_viewport(ratio=1)
