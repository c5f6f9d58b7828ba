"""Someone who plays Boutique through the buttons of the table, and nothing else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

PATIENCE_S = 900.0
"""For a whole match, however slow the machine is."""
READY = "#table[data-ready]"
PRIMARY = '[data-go="primary"]'
ONWARD = '[data-go="onward"]'


def play_as_guest(page: Page) -> None:
    """Become a guest by the lobby's button."""
    page.get_by_role("button", name="Play as guest").first.click()
    expect(page.locator(".account")).to_be_visible()


def easy_match(page: Page) -> None:
    """A match of a guest against an AI that answers quickly."""
    play_as_guest(page)
    new_table(page, "me", "easy")
    wait_for_table(page)


def quick_match(page: Page) -> None:
    """A match against the AI, by the landing page's first button."""
    page.get_by_role("button", name="Play now against an AI: Boutique Hotel Manager").click()
    wait_for_table(page)


def new_table(page: Page, *seats: str) -> None:
    """Open a table with these seats ("me", "open", or an AI's level) by the form."""
    page.goto("/new/")
    for number, who in enumerate(seats):
        kind = who if who in ("me", "open") else "ai"
        page.locator(f"label:has(#seat-{number}-{kind})").click()
        if kind == "ai":
            page.select_option(f"#level-{number}", who)
    open_the_table(page)


def open_the_table(page: Page) -> None:
    """Send the form, and wait until the table has its address."""
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/m/[^/]+/$"))


def wait_for_table(page: Page) -> None:
    """Wait until the live table is drawn and its line is up."""
    page.locator(READY).wait_for()
    # A wide screen says so; a phone says only that it is not.
    expect(page.locator('[data-line="open"], .appbar:not(:has([data-line]))')).to_be_visible()


def state(page: Page) -> dict[str, Any]:
    """Where the table stands: version, phase, page, whether a button of mine can be pressed.

    It is read once what was pressed before has been drawn: a button that was just used must not look ready.
    """
    found: dict[str, Any] = page.evaluate(
        """async () => {
          await new Promise(requestAnimationFrame);
          const table = document.querySelector("#table");
          const open = ':not([aria-disabled="true"])';
          const ready = (name) => Boolean(document.querySelector(`[data-go="${name}"]${open}`));
          const {version, phase, page} = table.dataset;
          return {version: Number(version), phase, page, primary: ready("primary"), onward: ready("onward"),
                  final: Boolean(document.querySelector("[data-final]"))};
        }"""
    )
    return found


def hire_what_is_needed(page: Page) -> None:
    """Planning: take what the guests need, as far as it can be paid."""
    page.get_by_role("button", name="Hire what is needed").click()
    wait_until_drawn(page)


def wait_for_push(page: Page, version: int) -> None:
    """Wait until the table shows something newer than `version`."""
    page.wait_for_function(
        "old => Number(document.querySelector('#table').dataset.version) > old", arg=version
    )


def wait_until_drawn(page: Page) -> None:
    """Let the page draw what was typed: it draws once a frame."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def press(page: Page, now: dict[str, Any]) -> None:
    """Take the decision by the keyboard."""
    page.keyboard.press("Enter")


def act(page: Page, now: dict[str, Any]) -> None:
    """Take the decision on the table by its primary button, or go on from a report."""
    if now["onward"] and not now["primary"]:
        page.locator(ONWARD).click()
        return
    if now["phase"] == "planning":
        hire_what_is_needed(page)
    page.locator(PRIMARY).click()


def is_over(now: dict[str, Any]) -> bool:
    """Whether the final score is on the screen."""
    return bool(now["final"])


def play_on(
    *pages: Page,
    until: Callable[[dict[str, Any]], bool] = is_over,
    how: Callable[[Page, dict[str, Any]], None] = act,
    seconds: float = PATIENCE_S,
) -> None:
    """Let each of these players decide whenever it can, until one of them sees `until`."""
    deadline = time.monotonic() + seconds
    acted: dict[int, tuple[Any, ...]] = {}
    while time.monotonic() < deadline:
        for at, page in enumerate(pages):
            now = state(page)
            if until(now):
                return
            key = (now["version"], now["phase"], now["page"])
            if (now["primary"] or now["onward"]) and acted.get(at) != key:
                acted[at] = key
                how(page, now)
        pages[0].wait_for_timeout(30)
    raise AssertionError(f"the match did not get there in {seconds:.0f} s: {[state(page) for page in pages]}")
