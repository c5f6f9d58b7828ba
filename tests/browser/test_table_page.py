"""What the table promises beside the rules: nothing typed is lost, any window, any input, no secret told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import (
    PRIMARY,
    easy_match,
    new_table,
    play_as_guest,
    play_on,
    press,
    state,
    wait_for_table,
    wait_until_drawn,
)

pytestmark = pytest.mark.browser
SECRETS = ("seed", "chance", "snapshot")


def own_die(page: Page, slot: str) -> Any:
    return page.locator(f'[data-slot="{slot}"]')


def turn_die(page: Page, slot: str, value: int) -> None:
    """Choose a face with the pointer."""
    own_die(page, slot).click()
    page.locator(f'.face:has(input[name="face-{slot}"])').nth(value - 1).click()


def test_a_reload_in_the_middle_of_a_turn_keeps_what_was_typed(visit: Visit) -> None:
    page = visit()
    easy_match(page)
    turn_die(page, "3", 5)
    turn_die(page, "breakfast", 2)
    expect(own_die(page, "3")).to_contain_text("500")
    page.reload()
    wait_for_table(page)
    expect(own_die(page, "3")).to_contain_text("500")
    expect(own_die(page, "breakfast")).to_contain_text("200")
    play_on(page, until=my_turn("price"))
    play_on(page, until=my_turn("planning"))
    for kind, members in (("Housekeeping", 0), ("Check-in", 0), ("Kitchen", 2)):
        page.get_by_role("spinbutton", name=kind).fill(str(members))
    expect(page.locator(PRIMARY)).to_contain_text("Hire 2 for 600")
    page.reload()
    wait_for_table(page)
    expect(page.get_by_role("spinbutton", name="Kitchen")).to_have_value("2")
    expect(page.locator(PRIMARY)).to_contain_text("Hire 2 for 600")


def test_a_push_leaves_what_is_typed(visit: Visit) -> None:
    host, other = visit(), visit()
    play_as_guest(host)
    play_as_guest(other)
    new_table(host, "me", "open")
    other.goto(host.url)
    other.get_by_role("button", name="Sit down").click()
    wait_for_table(host)
    wait_for_table(other)
    turn_die(host, "6", 4)
    other.locator(PRIMARY).click()
    expect(host.locator(".confirms .done")).to_have_count(1)
    expect(own_die(host, "6")).to_contain_text("400")
    # Confirmed prices may be changed until all have confirmed; then they are revealed to both at once.
    expect(other.locator(".hidden-face")).to_have_count(8)
    turn_die(other, "1", 6)
    other.locator(PRIMARY).click()
    # A button that only sends is off too: this says that the change is stored.
    expect(other.locator("#go-why")).to_have_text("Your prices are confirmed")
    host.locator(PRIMARY).click()
    expect(other.locator(".hidden-face")).to_have_count(0)
    for page, label in ((host, "Your hotel"), (other, "'s hotel")):
        expect(page.get_by_role("article", name=label).locator(".dice")).to_contain_text("400")
    expect(host.get_by_role("article", name="'s hotel").locator(".dice")).to_contain_text("600")


def test_the_keyboard_alone_plays(visit: Visit) -> None:
    page = visit()
    easy_match(page)
    own_die(page, "1").focus()
    page.keyboard.press("4")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".die-pop")).to_be_visible()
    page.keyboard.press("6")
    page.keyboard.press("Escape")
    expect(page.locator(".die-pop")).to_have_count(0)
    expect(own_die(page, "3")).to_be_focused()
    for slot, amount in (("1", "400"), ("2", "200"), ("3", "600")):
        expect(own_die(page, slot)).to_contain_text(amount)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    play_on(page, until=my_turn("price"), how=press)
    before = state(page)["version"]
    own_die(page, "7").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(PRIMARY)).to_contain_text("Set Sunday to 200")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("k")
    page.wait_for_function(
        "old => Number(document.querySelector('#table').dataset.version) > old", arg=before
    )
    play_on(page, until=my_turn("place"), how=press)
    page.keyboard.press("2")
    expect(page.locator(".option input").nth(1)).to_be_checked()
    expect(page.locator(".ghost").first).to_be_visible()
    before = state(page)["version"]
    page.keyboard.press("Enter")
    page.wait_for_function(
        "old => Number(document.querySelector('#table').dataset.version) > old", arg=before
    )
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", name="Ask about a rule")).to_be_focused()


def my_turn(phase: str) -> Callable[[dict[str, Any]], bool]:
    """Whether it is up to me, in that phase."""
    return lambda now: now["phase"] == phase and now["primary"]


def test_the_table_fits_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    easy_match(page)
    own_die(page, "5").tap()
    page.locator(".face-row .face").nth(2).tap()
    expect(own_die(page, "5")).to_contain_text("300")
    _assert_fits(page)
    play_on(page, until=my_turn("price"))
    _assert_fits(page)
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("list", name="Log, newest first")).to_contain_text("All prices are revealed")
    _assert_fits(page)
    page.get_by_role("button", name="Rules", exact=True).tap()
    expect(page.get_by_role("heading", name="Rules in play now")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).tap()
    play_on(page, until=my_turn("planning"))
    _assert_fits(page)
    play_on(page, until=lambda now: now["page"] != "table")
    _assert_fits(page)


def _assert_fits(page: Page) -> None:
    """Nothing is wider than the window, and what is pressed in the sheet is big enough for a thumb."""
    wait_until_drawn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    low = page.locator(
        ".sheet button, .sheet .option, .sheet .face, .tabs button, .appbar .icon-btn"
    ).evaluate_all(
        """all => all.filter(item => item.checkVisibility() && item.getBoundingClientRect().height < 44)
                     .map(item => item.outerHTML.slice(0, 120))"""
    )
    assert low == []


def test_those_who_watch_and_the_rival_see_no_secret(visit: Visit) -> None:
    host, other, watcher = visit(), visit(), visit()
    play_as_guest(host)
    play_as_guest(other)
    new_table(host, "me", "open")
    other.goto(host.url)
    other.get_by_role("button", name="Sit down").click()
    wait_for_table(host)
    frames: list[dict[str, Any]] = []
    watcher.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text)))
    )
    watcher.goto(host.url)
    wait_for_table(watcher)
    turn_die(host, "4", 6)
    host.locator(PRIMARY).click()
    expect(watcher.locator(".confirms .done")).to_have_count(1)
    expect(watcher.locator(".hidden-face")).to_have_count(16)
    expect(watcher.locator(PRIMARY)).to_have_count(0)
    initial = json.loads(
        watcher.locator("#initial").inner_text() or watcher.locator("#initial").text_content() or ""
    )
    views = [initial, *(frame for frame in frames if frame["type"] == "view")]
    assert len(views) >= 2
    for message in views:
        assert message["view"]["deck"] is None
        assert not set(SECRETS) & set(message["view"])
        assert all(player["prices"] is None for player in message["view"]["players"])
        assert message["match"]["you"] is None
    other.reload()
    wait_for_table(other)
    seen = first_view(other)["view"]
    assert [player["prices"] is None for player in seen["players"]] == [True, False]


def first_view(page: Page) -> dict[str, Any]:
    """The view that came with the page."""
    found: dict[str, Any] = json.loads(page.locator("#initial").text_content() or "")
    return found


def test_a_lost_line_is_said_and_comes_back_with_what_was_sent(visit: Visit) -> None:
    page = visit()
    sockets: list[WebSocketRoute] = []
    down = False

    def line(socket: WebSocketRoute) -> None:
        if down:
            socket.close(code=1001)
            return
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/ws/match/"), line)
    easy_match(page)
    turn_die(page, "2", 3)
    down = True
    sockets[-1].close(code=1001)
    expect(page.locator(".banner")).to_contain_text("The connection is down")
    expect(page.locator('[data-line="down"]')).to_be_visible()
    expect(own_die(page, "2")).to_contain_text("300")
    page.locator(PRIMARY).click()
    expect(page.locator(".banner")).to_contain_text("your move is sent as soon as the line is back")
    down = False
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator('#table:not([data-phase="prepare"])')).to_be_visible()
    expect(page.get_by_role("article", name="Your hotel").locator(".dice")).to_contain_text("300")


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    page = visit(size=size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    easy_match(page)
    _assert_accessible(page, "prepare")
    own_die(page, "3").click()
    _assert_accessible(page, "a die that is open")
    page.keyboard.press("Escape")
    for phase in ("price", "place", "planning"):
        play_on(page, until=my_turn(phase))
        _assert_accessible(page, phase)
    play_on(page, until=lambda now: now["page"] == "report" or now["final"])
    _assert_accessible(page, "report")


def _assert_accessible(page: Page, where: str) -> None:
    wait_until_drawn(page)
    found = Axe().run(page).response["violations"]
    serious = [
        f"{fault['id']}: {fault['help']} at {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]
    assert serious == [], where


@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
def test_no_window_of_a_laptop_is_scrolled_sideways(visit: Visit, slug: str) -> None:
    page = visit()
    page.locator(f"#quick-{slug}").click()
    wait_for_table(page)
    for width in (1041, 1280, 1341, 1366, 1389, 1440):
        page.set_viewport_size({"width": width, "height": 768})
        wait_until_drawn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        # A rival's line, however long the name of its temper is, stays in its panel.
        assert page.evaluate(
            "[...document.querySelectorAll('.opp')].every(panel => panel.scrollWidth <= panel.clientWidth)"
        )
