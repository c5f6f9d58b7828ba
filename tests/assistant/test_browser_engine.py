"""The rules as Python in the browser gets them: sources and the standard library, nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from django.test import Client
from django.urls import reverse

from games.core.registry import titles

PLAY = """
import sys
sys.path.insert(0, {archive!r})
from games.core.chance import SeededChance
from games.core.registry import get_title
state = get_title({slug!r}).new_game(2, SeededChance(1)).state.clone()
state.determinize(state.actor)
state.reseed(1)
steps = state.playout(True)
print(steps, state.rewards())
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page of a calculator loads."""
    path = tmp_path_factory.mktemp("engine") / "engine.zip"
    path.write_bytes(Client().get(reverse("games:calculator_engine")).content)
    return path


@pytest.mark.parametrize("slug", sorted(titles()))
def test_every_game_runs_in_it_as_here(archive: Path, slug: str) -> None:
    folder = archive.parent / "chalet"
    if not folder.exists():
        subprocess.run([sys.executable, "-m", "zipfile", "-e", str(archive), str(folder)], check=True)
    found = [
        subprocess.run(
            [sys.executable, *options, "-c", PLAY.format(archive=str(where), slug=slug)],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for options, where in ((["-I", "-S"], folder), ([], Path.cwd()))
    ]
    assert found[0] == found[1]
    assert found[0]
