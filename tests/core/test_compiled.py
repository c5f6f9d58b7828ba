"""Compiled rules and search: the same games as plain Python, and never those of an older source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import games.compiled.__main__ as command
from games.compiled import build, loader
from games.compiled.groups import ROOT, find_groups


def needs_compiled() -> None:
    """Skip, with the reason, where not everything runs compiled."""
    if loader.switched_off():
        pytest.skip("CHALET_COMPILE=0: nothing is compiled")
    files, stale = loader.usable_files()
    if not files:
        pytest.skip(f"nothing is compiled: {build.missing() or 'run `make install`'}")
    if stale:
        pytest.skip(f"changed since it was compiled, run `make install`: {', '.join(stale)}")


def probed(switch: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-m", "tests.core.compiled_probe"],
        cwd=ROOT,
        env={**os.environ, "CHALET_COMPILE": switch},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return json.loads(run.stdout)


def test_compiled_and_plain_give_the_same_games_and_searches() -> None:
    needs_compiled()
    fast = probed("1")
    plain = probed("0")
    assert fast["modules"]
    assert all(all(modules) for modules in fast["modules"].values())
    assert not any(any(modules) for modules in plain["modules"].values())
    assert fast["games"] == plain["games"]


def test_every_package_of_the_kernel_is_a_group() -> None:
    groups = {group.name: group for group in find_groups()}
    assert {"core", "search", "boutique"} <= set(groups)
    assert groups["boutique"].needs == ("core",)
    assert "games/titles/boutique/tables.py" in groups["boutique"].sources
    assert "games/core/state.py" in groups["boutique"].sources
    assert "games/titles/boutique/texts.py" not in groups["boutique"].sources


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of a core and a title that needs it, built from the sources that it has."""
    sources = {
        "games/core/__init__.py": 'COMPILED = ("state",)\n',
        "games/core/state.py": "SIZE = 1\n",
        "games/titles/toy/__init__.py": 'COMPILED = ("rules",)\n',
        "games/titles/toy/rules.py": "from games.core.state import SIZE\n",
    }
    for name, text in sources.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    entries = {}
    for group in find_groups(tmp_path):
        kept = {source: loader.digest(tmp_path / source) for source in group.sources}
        entries[group.name] = build.entry(group, "k", kept)
        for file in entries[group.name]["modules"].values():
            library = tmp_path / loader.FOLDER / file
            library.parent.mkdir(parents=True, exist_ok=True)
            library.touch()
    manifest = {
        "suffix": loader.SUFFIX,
        "key": build.key_of(find_groups(tmp_path), tmp_path),
        "groups": entries,
    }
    (tmp_path / loader.MANIFEST).write_text(json.dumps(manifest))
    return tmp_path


def test_what_was_built_is_used_while_nothing_changed(project: Path) -> None:
    files, stale = loader.usable_files(project)
    assert {"games.core.state", "games.titles.toy.rules", "chalet_toy__mypyc"} <= set(files)
    assert stale == []
    assert build.is_current(find_groups(project), project)


def test_a_changed_source_is_never_shadowed(project: Path) -> None:
    (project / "games/titles/toy/rules.py").write_text("SIZE = 2\n")
    files, stale = loader.usable_files(project)
    assert "games.titles.toy.rules" not in files
    assert "games.core.state" in files
    assert stale == ["toy"]
    assert not build.is_current(find_groups(project), project)


def test_what_needs_a_changed_source_is_not_used_either(project: Path) -> None:
    (project / "games/core/state.py").write_text("SIZE = 2\n")
    assert loader.usable_files(project) == ({}, ["core", "toy"])


def test_a_source_that_is_gone_is_not_shadowed(project: Path) -> None:
    (project / "games/titles/toy/rules.py").unlink()
    assert "games.titles.toy.rules" not in loader.usable_files(project)[0]


def test_another_python_uses_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "SUFFIX", ".cpython-399.so")
    assert loader.usable_files(project) == ({}, [])


def test_a_broken_manifest_uses_nothing(project: Path) -> None:
    (project / loader.MANIFEST).write_text("{")
    assert loader.usable_files(project) == ({}, [])


def test_a_library_that_is_gone_uses_nothing(project: Path) -> None:
    next(iter((project / loader.FOLDER).rglob(f"*{loader.SUFFIX}"))).unlink()
    assert loader.usable_files(project) == ({}, ["core", "toy"])


def test_switched_off_nothing_is_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHALET_COMPILE", "0")
    monkeypatch.setattr(command, "build", None)
    assert command.main(strict=False) == 0
    assert "CHALET_COMPILE=0" in capsys.readouterr().out


def test_without_a_compiler_it_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CHALET_COMPILE", raising=False)
    monkeypatch.setenv("CC", "a-compiler-that-is-nowhere")
    monkeypatch.setattr(command, "is_current", lambda groups: False)
    monkeypatch.setattr(command, "build", None)
    assert command.main(strict=False) == 0
    assert "no C compiler (a-compiler-that-is-nowhere)" in capsys.readouterr().out
    assert command.main(strict=True) == 1


def test_nothing_is_built_or_said_when_nothing_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CHALET_COMPILE", raising=False)
    monkeypatch.setattr(command, "is_current", lambda groups: True)
    monkeypatch.setattr(command, "build", None)
    assert command.main(strict=False) == 0
    assert capsys.readouterr().out == ""


def test_a_failed_build_leaves_plain_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(groups: object) -> None:
        raise build.BuildFailed("line 1: no")

    monkeypatch.delenv("CHALET_COMPILE", raising=False)
    monkeypatch.setattr(command, "is_current", lambda groups: False)
    monkeypatch.setattr(command, "missing", lambda: None)
    monkeypatch.setattr(command, "failed_before", lambda groups: False)
    monkeypatch.setattr(command, "build", refuse)
    assert command.main(strict=False) == 0
    assert "line 1: no" in capsys.readouterr().out
    assert command.main(strict=True) == 1
