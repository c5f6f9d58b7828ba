"""Whole matches of Ski Fest through the table's own buttons, on a wide screen and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import play_as_guest, wait_for_table
from tests.browser.skifest_player import PRIMARY, State, act, open_match, play_on, sit_down, state

pytestmark = pytest.mark.browser


def sums(page: Page) -> list[list[int]]:
    """The break-down of the final score, a row for each source, the totals last."""
    found: list[list[int]] = page.locator(".sk-sums tr").evaluate_all(
        """rows => rows.slice(1)
             .map(row => [...row.querySelectorAll("td")].map(cell => Number(cell.textContent)))"""
    )
    return found


def expect_adds_up(page: Page, seats: int) -> None:
    rows = sums(page)
    assert len(rows) == 8
    assert [len(row) for row in rows] == [seats] * 8
    assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
    assert sorted(rows[-1]) == sorted(int(text) for text in page.locator(".final-points").all_inner_texts())


def test_a_guest_plays_a_whole_match_of_two_against_the_ai(visit: Visit) -> None:
    page = visit()
    play_as_guest(page)
    open_match(page, "easy")
    expect(page.locator(".hand [data-card]")).to_have_count(7)
    done = play_on(page)
    assert any(step.startswith("Ski ") for step in done)
    assert any(step.startswith("Ride to") for step in done)
    assert any(step.startswith("Go to the ") for step in done)
    expect(page.locator("[data-final]")).to_contain_text("win")
    expect_adds_up(page, 2)
    page.get_by_role("button", name="Look at the mountain").click()
    expect(page.locator(".mountain")).to_be_visible()
    page.goto(page.url)
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()


def tap(page: Page, now: State) -> str:
    """As `act`, but the train is in a tab of its own on a phone."""
    wants_cards = (
        now["mine"] and not now["runs"] and not now["targets"] and not now["places"] and now["phase"] == "ski"
    )
    if wants_cards and not now["primary"] and not now["lifts"] and not now["draws"]:
        page.locator('[data-part="take"]').click()
        return "tab"
    return act(page, now)


def test_a_match_of_four_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    play_as_guest(page)
    open_match(page, "easy", "easy", "easy")
    play_on(page, step=tap)
    expect_adds_up(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert state(page)["final"]


def test_two_people_play_a_whole_match_in_two_browsers(visit: Visit) -> None:
    host, guest = visit(), visit(size=PHONE, touch=True)
    for page in (host, guest):
        play_as_guest(page)
    open_match(host, "open")
    sit_down(guest, host.url)
    wait_for_table(host)

    def by_device(page: Page, now: State) -> str:
        return tap(page, now) if page is guest else act(page, now)

    done = play_on(host, guest, step=by_device)
    assert any(step.startswith("Ski ") for step in done)
    assert any(step.startswith("Go to the ") for step in done)
    for page in (host, guest):
        expect(page.locator("[data-final]")).to_be_visible()
        expect_adds_up(page, 2)
    assert sums(host) == sums(guest)
    expect(guest.locator("#table")).to_have_attribute("data-version", str(state(host)["version"]))
    assert host.locator(".ai").count() == guest.locator(".ai").count() == 0


def test_the_first_turn_by_keyboard_alone_and_without_barriers(visit: Visit) -> None:
    page = visit()
    play_as_guest(page)
    open_match(page, "easy")
    play_on(page, until=lambda now: bool(now["mine"] and now["lifts"]))
    page.keyboard.press("1")
    expect(page.locator(PRIMARY)).to_contain_text("Ride to A")
    page.keyboard.press("Escape")
    expect(page.locator('[data-go="cancel"]')).to_have_count(0)
    page.locator('.plate[data-lift="B"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(PRIMARY)).to_contain_text("Ride to B")
    page.keyboard.press("Escape")
    # The plate of a run that can't be skied says why.
    page.locator('.plate[data-run="fang"]').focus()
    expect(page.locator(".map-look")).to_contain_text("Fang starts at D, and you stand in the valley")
    page.keyboard.press("1")
    expect(page.locator(PRIMARY)).to_contain_text("Ride to A")
    page.keyboard.press("Enter")
    expect(page.locator('[data-skier="0"]')).to_have_attribute("aria-label", "your skier at A")
    for theme in ("light", "dark"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found = Axe().run(page).response["violations"]
        assert [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")] == []
