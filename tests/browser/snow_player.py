"""Someone who plays Snow Planner through the buttons of the table, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.player import PATIENCE_S, PRIMARY, open_the_table, wait_for_table, wait_until_drawn

DECLINE = '[data-go="K"]'
AREAS = ("workshop", "station", "event_hall", "ticket_office", "bakery", "office", "slope", "media", "summit")


def open_match(page: Page, *seats: str) -> None:
    """Open a table of Snow Planner: the first seat is mine, the others are AIs of these levels."""
    page.goto("/new/?game=snowplanner")
    page.locator("label:has(#seat-0-me)").click()
    if not seats:
        page.locator("#drop-1").click()
        expect(page.locator("#seat-1-ai")).to_have_count(0)
    for number, level in enumerate(seats, start=1):
        if page.locator(f"#seat-{number}-ai").count() == 0:
            page.locator("#add-seat").click()
        page.locator(f"label:has(#seat-{number}-ai)").click()
        page.locator(f"#level-{number}").select_option(level)
    open_the_table(page)
    wait_for_table(page)


def stand(page: Page) -> dict[str, Any]:
    """Where the table stands: what is to be decided by me (or null), and whether the final score is shown."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const table = document.querySelector("#table");
          const bar = document.querySelector(".sdock, .snp-sheet");
          const kind = [...(bar?.classList ?? [])].find((name) => name.startsWith("k-"))?.slice(2) ?? null;
          const go = document.querySelector('[data-go="primary"]');
          return {version: Number(table.dataset.version), phase: table.dataset.phase, kind,
                  round: Number(document.querySelector(".season .now")?.textContent ?? 0),
                  sending: go?.textContent.trim() === "Sending",
                  final: Boolean(document.querySelector("[data-final]"))};
        }"""
    )
    return found


def tap(page: Page, selector: str, number: int = 0) -> bool:
    """Press what `selector` finds, as a person would by its button; whether there was such a thing."""
    found = page.locator(selector)
    if found.count() <= number:
        return False
    found.nth(number).click()
    wait_until_drawn(page)
    return True


def place(page: Page, turn: int) -> None:
    """Put a die on an area, another one each turn, with the reward that is offered first."""
    if page.locator('.dock-dice [aria-pressed="true"]').count() == 0:
        tap(page, ".dock-dice .die-b")
    for step in range(len(AREAS)):
        area = AREAS[(turn + step) % len(AREAS)]
        if tap(page, f'[data-area="{area}"]'):
            return
    raise AssertionError("no area is open to the die")


def decide(page: Page, kind: str, turn: int) -> None:
    """Make the choice that the decision asks for, then press the button that says it."""
    if kind == "talents":
        tap(page, ".tal-pick")
    elif kind == "main":
        place(page, turn)
    elif kind == "window":
        tap(page, "[data-cell]", turn % 2 if page.locator("[data-cell]").count() > 1 else 0)
    elif kind == "train":
        tap(page, ".die-pk")
    elif kind == "move_window" or (kind == "guest" and not tap(page, ".guests .take")):
        page.locator(DECLINE).click()
        return
    page.locator(f'{PRIMARY}[aria-disabled="false"]').click()


def is_over(now: dict[str, Any]) -> bool:
    """Whether the final score is on the screen."""
    return bool(now["final"])


def play_on(
    page: Page,
    until: Callable[[dict[str, Any]], bool] = is_over,
    how: Callable[[Page, str, int], None] = decide,
    seconds: float = PATIENCE_S,
) -> int:
    """Decide whenever it is this player's turn, until `until`; returns the number of decisions."""
    deadline = time.monotonic() + seconds
    decided = 0
    shown = -1
    while time.monotonic() < deadline:
        now = stand(page)
        if until(now):
            return decided
        if now["kind"] is not None and not now["sending"] and now["version"] != shown:
            shown = now["version"]
            how(page, now["kind"], decided)
            decided += 1
        page.wait_for_timeout(20)
    raise AssertionError(f"the match did not get there in {seconds:.0f} s: {stand(page)}")
