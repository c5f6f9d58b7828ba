"""Someone who plays a tutorial by the table's own controls, as its steps ask."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

PRIMARY = '[data-go="primary"]'


def step_of(page: Page) -> str:
    """The key of the step that is shown."""
    return page.locator(".lesson").get_attribute("data-step") or ""


def kind_of(page: Page) -> str:
    """What the step wants: `read`, `move` or `end`."""
    return page.locator(".lesson").get_attribute("data-kind") or ""


def drawn(page: Page) -> None:
    """Let the page draw what was typed."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def turn_die(page: Page, slot: str, value: int) -> None:
    """Turn a price die of one's own hotel by keyboard."""
    page.locator(f'[data-slot="{slot}"]').first.focus()
    page.keyboard.press(str(value))
    page.keyboard.press("Escape")
    drawn(page)


BOUTIQUE: dict[str, Callable[[Page], None]] = {
    "prices": lambda page: turn_die(page, "5", 4),
    "change": lambda page: turn_die(page, "2", 1),
    "bid": lambda page: page.get_by_role("button", name="100 more").first.click(),
    "expand": lambda page: page.locator(".rooms-pick label").nth(1).click(),
    "last": lambda page: turn_die(page, "7", 4),
}
BEFORE = {"boutique": BOUTIQUE}
"""By game and step, what is chosen before the primary button is pressed."""


def do_step(page: Page, slug: str) -> None:
    """Do what the step asks, and wait for the next one."""
    key = step_of(page)
    if kind_of(page) == "read":
        page.locator('[data-lesson="next"]').click()
    else:
        BEFORE[slug].get(key, lambda page: None)(page)
        drawn(page)
        page.locator(PRIMARY).first.click()
    expect(page.locator(".lesson")).not_to_have_attribute("data-step", key)
