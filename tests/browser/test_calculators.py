"""Calculators at a real table in a browser: worked figures, links to share, a phone, and no network."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from games.titles.snowplanner.cards import shipped_cards
from tests.browser.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.browser

AXE_PAGES = ("/at-the-table/", "/at-the-table/boutique/staff/", "/at-the-table/snowplanner/stay/")
STARTS_PYTHON_MS = 300_000


def test_worked_figures_of_boutique_come_while_one_types(visit: Visit) -> None:
    page = visit("/at-the-table/boutique/stay/", size=DESKTOP)
    for name, pips in zip(
        ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "b"), (1, 1, 2, 3, 4, 6, 5, 2), strict=True
    ):
        page.locator(f"[name={name}]").fill(str(pips))
    result = page.locator("[data-answer]")
    expect(result).to_contain_text("The stay costs 200.")
    page.locator("[name=a]").fill("3")
    page.locator("[name=c]").select_option(label="Saturday")
    page.get_by_label("With breakfast").check()
    expect(result).to_contain_text("The stay costs 2,200.")
    expect(result.get_by_role("link", name="BHM-3.5").first).to_have_attribute(
        "href", re.compile("/rules/boutique/")
    )
    page.reload()
    expect(result).to_contain_text("The stay costs 2,200.")


def test_worked_figures_of_ski_fest_by_keyboard_on_a_phone(visit: Visit) -> None:
    page = visit("/at-the-table/skifest/run/", size=PHONE, touch=True)
    page.locator("[name=d]").select_option(label="blue")
    page.locator("[name=o]").select_option(label="another’s")
    markers = page.locator("[name=m]")
    markers.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("2")
    claim = page.get_by_label("I claim it")
    claim.focus()
    page.keyboard.press("Space")
    result = page.locator("[data-answer]")
    expect(result).to_contain_text("The run takes 6 cards.")
    page.get_by_label("Heated").check()
    expect(result).to_contain_text("The run takes 7 cards.")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_worked_figures_of_snow_planner(visit: Visit) -> None:
    kitchens = list(shipped_cards()["rounds"]).index("big_kitchens")
    page = visit(f"/at-the-table/snowplanner/owed/?r={kitchens}&c=1&s=1&p=4")
    expect(page.locator("[data-answer]")).to_contain_text("lose 4 points")
    page.goto("/at-the-table/snowplanner/training/")
    expect(page.locator("[data-answer]")).to_contain_text("That costs 9 Tickets.")


def test_a_wrong_entry_stays_and_is_named(visit: Visit) -> None:
    page = visit("/at-the-table/boutique/staff/")
    page.locator("[name=c1]").fill("9")
    fault = page.locator("#fault-c1")
    expect(fault).to_contain_text("whole number from 0 to 6")
    expect(page.locator("[name=c1]")).to_have_value("9")
    expect(page.locator("[name=c1]")).to_be_focused()
    page.locator("[name=c1]").fill("0")
    expect(fault).to_have_count(0)


def test_once_opened_it_works_without_a_network(visit: Visit) -> None:
    page = visit("/at-the-table/boutique/stay/?lang=de")
    page.locator("[data-kept]").wait_for(timeout=STARTS_PYTHON_MS)
    page.context.set_offline(True)
    page.locator("[name=a]").fill("3")
    result = page.locator("[data-answer]")
    expect(result).to_contain_text("Der Aufenthalt kostet 600.", timeout=STARTS_PYTHON_MS)
    expect(page.locator("[data-status]")).to_contain_text("Ohne Netz")
    page.goto("/at-the-table/skifest/scoring/?n=3&g1=3&g2=3&g3=1&f1=8")
    expect(page.locator("[name=g3]")).to_have_value("1", timeout=STARTS_PYTHON_MS)
    expect(page.locator("[data-answer]")).to_contain_text("Spieler 1 gewinnt.")


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    page = visit("/", size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    for path in AXE_PAGES:
        page.goto(path)
        serious = [
            f"{path}: {fault['id']} at {[node['html'][:160] for node in fault['nodes'][:3]]}"
            for fault in Axe().run(page).response["violations"]
            if fault["impact"] in ("serious", "critical")
        ]
        assert serious == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
