"""`manage.py bench ai`: matches on a scratch site, waits by level, nothing left behind."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import pytest

from games.benches.ai_waits import Moved, figures, moves_of, quantile
from tests.platform.sites import Site

EMPTY = {"wait_median_s": None, "wait_p95_s": None, "wait_max_s": 0.0}


def test_figures_are_by_level_and_know_who_still_waits() -> None:
    moves = [Moved("easy", number / 10, 0.5) for number in range(20)]
    found = figures(("easy", "hard", "normal"), moves, [("hard", 7.0)])
    assert found["moves"] == 20
    easy, hard, normal = (found["levels"][level] for level in ("easy", "hard", "normal"))
    assert (easy["moves"], easy["wait_median_s"], easy["wait_p95_s"], easy["wait_max_s"]) == (
        20,
        1.0,
        1.9,
        1.9,
    )
    assert (easy["took_median_s"], easy["took_p95_s"]) == (0.5, 0.5)
    assert (hard["moves"], hard["wait_median_s"], hard["wait_max_s"]) == (0, None, 7.0)
    assert normal.items() >= EMPTY.items()


def test_a_quantile_is_a_value_that_was_there() -> None:
    assert quantile([], 0.5) is None
    assert quantile([3.0], 0.95) == 3.0
    assert quantile([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0


def test_moves_are_read_from_the_workers_log() -> None:
    lines = [
        {"event": "ai_moved", "level": "info", "ai_level": "easy", "waited_s": 0.1, "took_s": 0.2},
        {"event": "ai_fallback", "ai_level": "easy"},
    ]
    assert moves_of(lines) == [Moved("easy", 0.1, 0.2)]


@pytest.mark.serve
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_matches_are_played_on_a_scratch_site_that_is_gone_afterwards(tmp_path: Path) -> None:
    folders = set(Path(tempfile.gettempdir()).glob("chalet-bench-*"))
    done = Site(tmp_path).manage(
        *("bench", "ai", "--matches", "3", "--seconds", "5", "--workers", "1"),
        *("--levels", "easy", "--json"),
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert (found["matches"], found["workers"], found["fallbacks"]) == (3, 1, 0)
    assert found["moves"] == found["levels"]["easy"]["moves"] > 0
    assert found["levels"]["easy"]["wait_max_s"] > 0
    left = set(Path(tempfile.gettempdir()).glob("chalet-bench-*")) - folders
    assert not left
    assert not (tmp_path / "db.sqlite3").exists(), "the site's own database was not touched"
