"""Matches of Snow Planner through the table's own buttons: alone, against an AI, on a phone with three."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import play_as_guest
from tests.browser.snow_player import open_match, play_on

pytestmark = pytest.mark.browser

FEWEST = 17
"""Decisions of a match: the Talent, and two dice in each of eight rounds."""


def expect_adds_up(page: Page, seats: int) -> None:
    """Both break-downs: the parts of the score, and where the points on the track came from."""
    expect(page.locator(".sums")).to_have_count(2)
    tables: list[list[list[int]]] = page.locator(".sums").evaluate_all(
        """tables => tables.map(table => [...table.querySelectorAll("tbody tr, tfoot tr")].map(row =>
             [...row.querySelectorAll("td")].map(cell => Number(cell.textContent.replace("−", "-")))))"""
    )
    for *parts, total in tables:
        assert len(total) == seats
        assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert tables[0][0] == tables[1][-1]
    assert tables[0][-1] == [int(text) for text in page.locator(".final-money").all_inner_texts()]


def test_a_guest_plays_a_whole_match_alone(visit: Visit) -> None:
    page = visit()
    play_as_guest(page)
    open_match(page)
    assert play_on(page) >= FEWEST
    expect(page.locator("[data-final]")).to_contain_text("points")
    expect_adds_up(page, 1)
    expect(page.locator(".snp-curve circle")).to_have_count(9)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".facade")).to_be_visible()
    page.goto(page.url)
    expect(page.get_by_role("heading", name="What makes up the score")).to_be_visible()


def test_a_guest_plays_a_whole_match_of_two_against_the_ai(visit: Visit) -> None:
    page = visit()
    play_as_guest(page)
    open_match(page, "easy")
    assert play_on(page) >= FEWEST
    expect(page.locator("[data-final]")).to_contain_text("win")
    expect_adds_up(page, 2)


def test_a_match_of_four_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    play_as_guest(page)
    open_match(page, "easy", "easy", "easy")
    play_on(page, until=lambda now: now["round"] >= 3)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.locator(".tabs button", has_text="Rivals").click()
    expect(page.locator(".opp")).to_have_count(3)
    page.locator(".opp summary").first.click()
    page.get_by_role("button", name="Look at this hotel").first.click()
    expect(page.locator(".ph-hotel .facade")).to_be_visible()
    page.locator(".tabs button").first.click()
    play_on(page)
    expect(page.locator(".final-money")).to_have_count(4)
    expect_adds_up(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
