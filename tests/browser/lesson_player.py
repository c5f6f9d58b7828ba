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


def show_row(page: Page) -> None:
    """On a phone the train's row is behind a tab."""
    if page.locator('[data-part="take"]').count():
        page.locator('[data-part="take"]').click()


def take(page: Page, card: str) -> None:
    """Take a card of the row, or from the deck."""
    show_row(page)
    page.locator(f'[data-take="{card}"]').click()


def plate(page: Page, name: str) -> None:
    """Choose a lift or a run on the map."""
    page.locator(f".plate{name}").first.focus()
    page.keyboard.press("Enter")
    drawn(page)


def ski(page: Page, run: str, note: str = "") -> None:
    """Choose a run, and the set that says this."""
    plate(page, f'[data-run="{run}"]')
    if note:
        page.locator(".sets .set").filter(has_text=note).first.click()


def claim(page: Page, run: str) -> None:
    """Choose a run and to put a marker on top."""
    plate(page, f'[data-run="{run}"]')
    page.locator(".switch.claim").click()


def go_to(page: Page, place: str) -> None:
    """Choose a place of the village, with a card where it asks for one."""
    page.locator(f'.street [data-place="{place}"]').click()
    drawn(page)
    if page.locator(f'{PRIMARY}[aria-disabled="true"]').count():
        page.locator('.hand [data-card][aria-pressed="false"]').first.click()


SKIFEST: dict[str, Callable[[Page], None]] = {
    "train": lambda page: take(page, "0"),
    "second": lambda page: take(page, "deck"),
    "lift": lambda page: plate(page, '[data-lift="A"]'),
    "style": lambda page: ski(page, "cocoa_trail", "style bonus"),
    "claim": lambda page: claim(page, "nursery_mile"),
    "yeti": lambda page: ski(page, "ember", "Yeti moves"),
    "block": lambda page: page.locator(".targets label").filter(has_text="Ravine").click(),
    "avalanche": lambda page: ski(page, "cocoa_trail", "avalanche"),
    "school": lambda page: go_to(page, "ski_school"),
    "shed": lambda page: go_to(page, "blasting_shed"),
    "hotel": lambda page: go_to(page, "hotel"),
    "gear": lambda page: page.locator(".targets label").filter(has_text="Goggles").click(),
    "black": lambda page: ski(page, "fang"),
}


def show(page: Page, tab: str) -> None:
    """Turn to a tab of the phone's page, if there are tabs."""
    button = page.locator("nav.tabs").get_by_role("button", name=tab)
    if button.count():
        button.click()
        drawn(page)


def put(page: Page, die: int, area: str, more: str = "") -> None:
    """Choose a die and an area, and press something more of the form."""
    if page.locator(f'.dock-dice [data-die="{die}"][aria-pressed="true"]').count() == 0:
        page.locator(f'.dock-dice [data-die="{die}"]').click()
        drawn(page)
    page.locator(f'[data-area="{area}"]').first.click()
    drawn(page)
    if more:
        page.locator(more).first.click()


def take_card(page: Page, position: int) -> None:
    """Choose a card of the Station."""
    page.locator(".guests > *").nth(position - 1).locator(".take").click()


SNOWPLANNER: dict[str, Callable[[Page], None]] = {
    "talent": lambda page: page.locator(".tal-pick").first.click(),
    "place": lambda page: put(page, 1, "ticket_office"),
    "train": lambda page: page.locator('[data-train="0"]').first.click(),
    "offset": lambda page: put(page, 0, "slope", '[data-reward="3"]'),
    "station": lambda page: put(page, 0, "station"),
    "guest": lambda page: take_card(page, 2),
    "workshop": lambda page: put(page, 1, "workshop"),
    "window": lambda page: page.locator('[data-cell="5"]').first.click(),
    "vip": lambda page: take_card(page, 3),
    "owed": lambda page: put(page, 1, "ticket_office"),
    "goal": lambda page: put(page, 0, "office", '[data-reward="3"]'),
}
BEFORE = {"boutique": BOUTIQUE, "skifest": SKIFEST, "snowplanner": SNOWPLANNER}
"""By game and step, what is chosen before the primary button is pressed."""


AT_ONCE = {("skifest", "train"), ("skifest", "second"), ("snowplanner", "train")}
"""Steps whose choice is the move."""


def do_step(page: Page, slug: str) -> None:
    """Do what the step asks, and wait for the next one."""
    key = step_of(page)
    if kind_of(page) == "read":
        page.locator('[data-lesson="next"]').click()
    else:
        BEFORE[slug].get(key, lambda page: None)(page)
        drawn(page)
        if (slug, key) not in AT_ONCE:
            page.locator(PRIMARY).first.click()
    expect(page.locator(".lesson")).not_to_have_attribute("data-step", key)
