"""The replay of a finished match in a browser: stepping by keys, buttons and slider, and its analysis."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.platform.sites import Site

pytestmark = pytest.mark.browser
RECORDED_MS = 300_000
ANALYSED_MS = 900_000
MAKE = """
from accounts.models import User
from games.services import jobs
from tests.platform.finished import finished_match, short_match
jobs.send = lambda *args, **options: True
host, _ = User.objects.get_or_create(username="replayed", defaults={{"display_name": "Alda"}})
print("made", {call}.public_id)
"""


def make(site: Site, call: str) -> str:
    """The public id of a match that is made on the site by `call`, whose host is `host`."""
    done = site.manage("shell", "-v", "0", "-c", MAKE.format(call=call))
    found = re.search(r"^made (\S+)$", done.stdout, re.MULTILINE)
    assert found, done.stdout + done.stderr
    return found[1]


@pytest.fixture(scope="module")
def matches(site: Site) -> dict[str, str]:
    """Finished matches by title."""
    return {
        "boutique": make(site, "finished_match(host)"),
        "skifest": make(site, "short_match(host, 'skifest', 40)"),
        "snowplanner": make(site, "short_match(host, 'snowplanner', 40)"),
    }


def opened(page: Page) -> Page:
    """The page, once a step is drawn."""
    page.locator("#table[data-ready][data-step]").wait_for(timeout=RECORDED_MS)
    return page


def at(page: Page, step: int) -> None:
    """Wait until that step is shown."""
    expect(page.locator(f'#table[data-step="{step}"]')).to_be_visible()


def test_from_the_result_through_the_match_by_keys(visit: Visit, matches: dict[str, str]) -> None:
    page = visit(f"/m/{matches['boutique']}/")
    page.get_by_role("link", name="Replay and analysis").click()
    opened(page)
    at(page, 0)
    last = int(page.get_by_role("slider", name="Step", exact=True).get_attribute("max") or 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, step)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-said]")).to_contain_text("sets prices")
    page.keyboard.press("Shift+ArrowRight")
    at(page, 2)
    expect(page).to_have_url(re.compile(r"\?at=2&eyes=open$"))
    opened(page.reload() and page)
    at(page, 2)
    expect(page.locator(".board .hotel")).to_have_count(2)
    expect(page.locator("[data-go]")).to_have_count(0)


def test_buttons_slider_and_play(visit: Visit, matches: dict[str, str]) -> None:
    page = opened(visit(f"/m/{matches['boutique']}/replay/?at=20"))
    at(page, 20)
    page.get_by_role("button", name="A step back").click()
    at(page, 19)
    # Pressed again before the first press is drawn.
    page.locator("[data-step=back]").evaluate("button => { button.click(); button.click(); }")
    at(page, 17)
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    page.get_by_role("slider", name="Step", exact=True).fill("30")
    at(page, 30)
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('#table').dataset.step) >= 33")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = int(page.locator("#table").get_attribute("data-step") or 0)
    page.wait_for_timeout(1_000)
    at(page, stopped)


def test_sealed_prices_are_seen_by_their_own_eyes(visit: Visit, matches: dict[str, str]) -> None:
    page = opened(visit(f"/m/{matches['boutique']}/replay/?at=1"))
    expect(page.locator(".hidden-face")).to_have_count(0)
    mover = page.locator("[data-said]").inner_text()
    other = "0" if "Alda sets" not in mover else "1"
    page.locator("[data-eyes]").select_option(other)
    expect(page.locator("[data-said]")).to_contain_text("has set its prices")
    expect(page.locator(".hidden-face")).to_have_count(8)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
def test_each_title_is_read_only_fits_and_passes_axe(
    visit: Visit, matches: dict[str, str], slug: str, size: dict[str, int]
) -> None:
    page = opened(visit(f"/m/{matches[slug]}/replay/?at=10", size=size))
    for step in (11, 12, 13):
        page.keyboard.press("ArrowRight")
        at(page, step)
    expect(page.locator("[data-go], [data-said]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.emulate_media(color_scheme="dark" if slug == "skifest" else "light")
    _assert_accessible(page)


def test_the_analysis_is_watched_and_its_turning_points_opened(visit: Visit, site: Site) -> None:
    match = make(site, "short_match(host, 'boutique', 40, seed='t')")
    page = opened(visit(f"/m/{match}/replay/"))
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.get_by_role("progressbar", name="Analysis")).to_be_visible()
    expect(page.locator(".rp-chart")).to_be_visible(timeout=ANALYSED_MS)
    expect(page.locator('#table[data-analysis="done"]')).to_be_visible(timeout=ANALYSED_MS)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    # Who gave up at the end made the last swing, so there is at least the chart's end.
    page.keyboard.press("End")
    expect(page.locator(".rp-now li").first).to_contain_text(re.compile(r"(?<!\d)(0|100) %"))
    _assert_accessible(page)
    page.get_by_text("All numbers").click()
    expect(page.get_by_role("region", name="Win chances by step").get_by_role("row")).to_have_count(
        int(page.locator("#table").get_attribute("data-step") or 0) + 2
    )
    for point in page.locator("[data-turning]").all():
        point.click()
        at(page, int(point.get_attribute("data-turning") or -1))
    opened(page.reload() and page)
    expect(page.locator('#table[data-analysis="done"]')).to_be_visible()
    phone = opened(visit(f"/m/{match}/replay/", size=PHONE, touch=True))
    phone.get_by_role("button", name="Analysis").tap()
    expect(phone.locator(".rp-chart")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    _assert_accessible(phone)


def _assert_accessible(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert [
        f"{fault['id']}: {fault['help']} at {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ] == []
