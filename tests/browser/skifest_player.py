"""Someone who plays Ski Fest through the table's own buttons, cards and plates, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.player import PATIENCE_S, open_the_table, wait_for_table, wait_until_drawn

State = dict[str, Any]
PRIMARY = '[data-go="primary"]'
SMALL_HAND = 9


def open_match(page: Page, *seats: str) -> None:
    """Open a table of Ski Fest: the first seat is mine, the others are ``open`` or AIs of these levels."""
    page.goto("/new/?game=skifest")
    page.locator("label:has(#seat-0-me)").click()
    for number, who in enumerate(seats, start=1):
        if page.locator(f"#seat-{number}-ai").count() == 0:
            page.locator("#add-seat").click()
        if who == "open":
            page.locator(f"label:has(#seat-{number}-open)").click()
            continue
        page.locator(f"label:has(#seat-{number}-ai)").click()
        page.locator(f"#level-{number}").select_option(who)
    open_the_table(page)
    if "open" not in seats:
        wait_for_table(page)


def sit_down(page: Page, address: str) -> None:
    """Take the free seat of the table at this address."""
    page.goto(address)
    page.get_by_role("button", name="Sit down").click()
    wait_for_table(page)


def state(page: Page) -> State:
    """Where the table stands and what of it can be pressed now."""
    found: State = page.evaluate(
        """() => {
          const table = document.querySelector("#table");
          const all = (selector) => [...document.querySelectorAll(selector)];
          const primary = document.querySelector('[data-go="primary"]');
          return {
            version: Number(table.dataset.version), phase: table.dataset.phase, page: table.dataset.page,
            mine: !document.querySelector(".act.waiting") && Boolean(document.querySelector(".act")),
            sending: primary?.textContent.trim() === "Sending",
            primary: primary ? primary.getAttribute("aria-disabled") !== "true" : false,
            say: primary?.textContent.trim() ?? "",
            why: document.querySelector("#go-why")?.textContent ?? "",
            targets: all(".targets input").length,
            places: all(".st-house.legal button").length,
            runs: all(".plate.legal[data-run]").map((plate) => plate.dataset.run),
            lifts: all(".plate.legal[data-lift]").map((plate) => plate.dataset.lift),
            draws: all("[data-take]:not([aria-disabled])").map((card) => card.dataset.take),
            chosen: Boolean(document.querySelector('[data-go="cancel"]')),
            hand: all(".hand [data-card]").length,
            left: document.querySelector(".mine .tag.accent")?.textContent ?? "",
            final: Boolean(document.querySelector("[data-final]")),
          };
        }"""
    )
    return found


def give_cards(page: Page) -> None:
    """Choose cards of the hand until what is asked for is complete."""
    while page.locator(f'{PRIMARY}[aria-disabled="true"]').count():
        page.locator('.hand [data-card][aria-pressed="false"]').first.click()
        wait_until_drawn(page)


def _press_plate(page: Page, plate: str) -> bool:
    """Choose a plate of the map by keyboard; false if it went before it could be reached: look again."""
    try:
        page.locator(plate).first.focus(timeout=10_000)
    except PlaywrightTimeout:
        return False
    page.keyboard.press("Enter")
    return True


def act(page: Page, now: State) -> str:
    """Make the next step of the decision on the table; what it was."""
    if now["primary"] and now["say"] != "End the turn":
        page.locator(PRIMARY).click()
        return now["say"]
    if now["say"].startswith("Go to") and now["why"]:
        give_cards(page)
        return "cards"
    if now["targets"]:
        page.locator(".targets label").first.click()
        return "target"
    if now["places"]:
        page.locator(".st-house.legal button").first.click()
        return "place"
    if now["runs"]:
        return "run" if _press_plate(page, f'.plate[data-run="{now["runs"][-1]}"]') else "wait"
    if now["draws"] and (now["hand"] < SMALL_HAND or not now["lifts"]):
        page.locator(f'[data-take="{now["draws"][-1]}"]').click()
        return "draw"
    if now["lifts"]:
        return "lift" if _press_plate(page, ".plate[data-lift]") else "wait"
    if not now["say"]:
        return "wait"  # a card is on its way: nothing can be pressed until it is here
    page.locator(PRIMARY).click()
    return "end"


def is_over(now: State) -> bool:
    """Whether the final score is on the screen."""
    return bool(now["final"])


def play_on(
    *pages: Page, until: Callable[[State], bool] = is_over, seconds: float = PATIENCE_S, step: Any = act
) -> list[str]:
    """Let each of these players decide whenever it is its turn, until one sees `until`; what was done."""
    deadline = time.monotonic() + seconds
    done: list[str] = []
    acted: dict[Page, tuple[Any, ...]] = {}
    while time.monotonic() < deadline:
        for page in pages:
            now = state(page)
            if until(now):
                return done
            key = tuple(now[name] for name in ("version", "say", "why", "chosen", "primary", "page", "draws"))
            if now["mine"] and not now["sending"] and acted.get(page) != key:
                acted[page] = key
                done.append(step(page, now))
                wait_until_drawn(page)
                if done[-1] == "wait":
                    # Nothing was pressed: what looks the same again is still to be decided.
                    del acted[page]
            else:
                page.wait_for_timeout(25)
    stand = [state(page) for page in pages]
    raise AssertionError(f"the match did not get there in {seconds:.0f} s: {stand}, did {done[-6:]}")
