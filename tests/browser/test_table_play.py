"""Whole matches through the table's own buttons: against the AI, and two people against each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import (
    PRIMARY,
    easy_match,
    new_table,
    play_as_guest,
    play_on,
    quick_match,
    state,
    wait_for_table,
)

pytestmark = pytest.mark.browser


def final_scores(page: Page) -> list[str]:
    return page.locator(".final-money").all_inner_texts()


def test_a_guest_plays_a_whole_match_against_the_ai(visit: Visit) -> None:
    page = visit()
    quick_match(page)
    play_on(page)
    expect(page.locator("[data-final]")).to_contain_text("win")
    # The break-down adds up to the final score of each hotel.
    rows = page.locator(".sums tbody tr")
    expect(rows).to_have_count(6)
    numbers = page.locator(".sums tr").evaluate_all(
        """rows => rows.slice(1).map(row => [...row.querySelectorAll("td")]
             .map(cell => Number(cell.textContent.replace("−", "-").replace(/[^\\d-]/g, ""))))"""
    )
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]
    assert sorted(numbers[-1]) == sorted(int(score.replace(",", "")) for score in final_scores(page))
    expect(page.locator(".money")).to_be_visible()
    page.get_by_role("button", name="Week 1 report").click()
    expect(page.get_by_role("heading", name="The rating of week 1")).to_be_visible()
    expect(page.locator(".units")).to_have_count(6)


def test_two_people_play_each_other_to_the_end(visit: Visit) -> None:
    host, other = visit(), visit(size=PHONE, touch=True)
    play_as_guest(host)
    play_as_guest(other)
    new_table(host, "me", "open")
    other.goto(host.url)
    other.get_by_role("button", name="Sit down").click()
    for page in (host, other):
        wait_for_table(page)
    play_on(host, other)
    for page in (host, other):
        expect(page.locator("[data-final]")).to_be_visible()
    assert sorted(final_scores(host)) == sorted(final_scores(other))
    expect(other.locator("#table")).to_have_attribute("data-version", str(state(host)["version"]))


def test_who_resigns_ends_a_match_of_two(visit: Visit) -> None:
    page = visit()
    easy_match(page)
    page.get_by_label("Match menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_label("Match menu").click()
    page.get_by_role("listitem").get_by_role("button", name="Resign").click()
    page.locator('[data-confirm="resign"]').click()
    expect(page.locator("[data-final]")).to_contain_text("wins")
    expect(page.get_by_text("The others have resigned.")).to_be_visible()
    expect(page.locator(".outcome.won .ai")).to_be_visible()


def test_a_match_of_ais_can_be_watched(visit: Visit) -> None:
    page = visit(path="/")
    play_as_guest(page)
    new_table(page, "easy", "easy")
    wait_for_table(page)
    expect(page.get_by_text("You watch.")).to_be_visible()
    expect(page.locator(PRIMARY)).to_have_count(0)
    # In one look: nobody waits for those who watch.
    lit = '#table:not([data-phase="prepare"]) .board:not(:has(.hidden-face)) .lit'
    expect(page.locator(lit).first).to_be_visible()
