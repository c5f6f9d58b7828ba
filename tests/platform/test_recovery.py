"""The whole site as processes: a match goes on by itself after its worker was killed while an AI thought."""

from __future__ import annotations

import http.client
import json
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.platform.rawsocket import RawSocket
from tests.platform.sites import Site, running, until

pytestmark = [
    pytest.mark.serve,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc; parent-death signals are Linux's"),
]

MAKE_MATCH = """
from accounts.models import User
from games.services.create import SeatPlan, create_match
host, _ = User.objects.get_or_create(username="host")
print("match", create_match(host, "boutique", [SeatPlan("ai", "{level}")] * 2).public_id)
"""
PATIENCE_S = 90.0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A running site with a database of its own."""
    folder = tmp_path_factory.mktemp("var")
    migrated = Site(folder).manage("migrate", "--verbosity", "0")
    assert migrated.returncode == 0, migrated.stderr
    with running(Site(folder)) as answering:
        yield answering


def make_match(site: Site, level: str) -> str:
    """A match of two AIs; its public id."""
    done = site.manage("shell", "-c", MAKE_MATCH.format(level=level))
    assert done.returncode == 0, done.stderr
    return done.stdout.split("match ")[1].split()[0]


def look(site: Site, public_id: str) -> dict[str, Any]:
    """The match as a spectator sees it; empty while the site doesn't answer."""
    connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=10)
    try:
        connection.request("GET", f"/m/{public_id}/export/")
        found: dict[str, Any] = json.loads(connection.getresponse().read())
        return found
    except (OSError, http.client.HTTPException, ValueError):
        return {}
    finally:
        connection.close()


def test_a_match_of_ais_is_played_by_the_workers_to_its_end(site: Site) -> None:
    match = make_match(site, "easy")
    ended = until(
        lambda: (seen := look(site, match)).get("match", {}).get("status") == "finished" and seen,
        "the match is over",
        PATIENCE_S,
    )
    assert ended["match"]["result"]["reason"] in ("money", "rating", "draw", "last_hotel")
    assert sum(entry["kind"] == "office" for entry in ended["log"]) == len(ended["final"]["week_reports"]) > 0


def test_what_a_worker_plays_is_pushed_to_the_sockets_of_the_web_process(site: Site) -> None:
    match = make_match(site, "easy")
    here = f"http://127.0.0.1:{site.port}"
    with RawSocket(site.port, f"/ws/match/{match}/", here) as line:
        assert line.status == 101
        version = line.next("view")["version"]
        for wrong, code in (("", "malformed"), ("x" * 20_000, "too_large")):
            line.send_text(wrong)
            assert line.next("error")["code"] == code
        thinking = line.next("thinking")
        assert thinking["version"] >= version
        assert len(thinking["seats"]) == 1
        assert line.next("view")["version"] > version
    with RawSocket(site.port, f"/ws/match/{match}/", "http://elsewhere.example") as foreign:
        assert foreign.status == 403


def test_a_worker_killed_while_an_ai_thinks_costs_no_match(site: Site) -> None:
    match = make_match(site, "hard")
    thinking = until(lambda: (seen := look(site, match)).get("thinking") and seen, "an AI thinks", PATIENCE_S)
    for number in site.process_with("celery", "worker@"):
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            continue
    site.wait_for("worker started again")
    until(
        lambda: look(site, match).get("version", 0) > thinking["version"] + 1,
        "the match goes on by itself",
        PATIENCE_S,
    )


def test_a_search_that_never_ends_is_killed_and_the_match_goes_on(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    stuck = Site(tmp_path_factory.mktemp("stuck"), DJANGO_SETTINGS_MODULE="tests.platform.stuck.settings")
    migrated = stuck.manage("migrate", "--verbosity", "0")
    assert migrated.returncode == 0, migrated.stderr
    with running(stuck):
        match = make_match(stuck, "normal")
        until(
            lambda: look(stuck, match).get("version", 0) > 1,
            "the seat moves without its search",
            PATIENCE_S,
        )
        words = (stuck.folder / "log" / "worker.log").read_text()
        assert "Hard time limit" in words
        assert "ai_fallback" in words
        assert "the search did not end" in words
