"""Building with mypyc: one library for each group, only where something changed."""

from __future__ import annotations

import fcntl
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from games.compiled.groups import ROOT, Group, find_groups
from games.compiled.loader import FOLDER, MANIFEST, SUFFIX, digest, read_manifest

LOG = FOLDER / "log.txt"
WORK = FOLDER / "work"
"""C files, objects and libraries as they are built; kept so that a small change builds little."""
OPTIMISE = "3"


class BuildFailed(Exception):
    """mypyc or the C compiler refused. The whole output is in ``LOG``."""


def missing() -> str | None:
    """What is missing to compile, in words, or ``None``."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"no C compiler ({command[0]})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "no C headers of Python (on Debian: the package python3.11-dev)"
    return None


def key_of(groups: list[Group], root: Path = ROOT) -> str:
    """A name for all that a build comes from: the sources and the recipe."""
    sources = sorted({source for group in groups for source in group.sources})
    parts = [
        recipe(),
        *(f"{group.name} {' '.join(group.modules)}" for group in groups),
        *(f"{source} {digest(root / source)}" for source in sources),
    ]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def recipe() -> str:
    """A name for how a build is made: after a change of it nothing that was made before is used again."""
    parts = [
        SUFFIX,
        version("mypy"),
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
        digest(Path(__file__)),
        digest(Path(__file__).with_name("run_mypyc.py")),
    ]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def is_current(groups: list[Group], root: Path = ROOT) -> bool:
    """Whether the last build is of the present sources."""
    return read_manifest(root).get("key") == key_of(groups, root)


def failed_before(groups: list[Group], root: Path = ROOT) -> bool:
    """Whether these very sources were tried and refused."""
    return read_manifest(root).get("failed") == key_of(groups, root)


@contextmanager
def alone(root: Path = ROOT) -> Iterator[None]:
    """Hold back a second build of the same folder until this one is done."""
    (root / FOLDER).mkdir(parents=True, exist_ok=True)
    with (root / FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(groups: list[Group], root: Path = ROOT) -> None:
    """Compile the groups, and have them used from now on.

    Runs that began before keep what they loaded: libraries are never written over, each build has a folder
    of its own.

    Raises:
        BuildFailed: with the last lines of the output.
    """
    key = key_of(groups, root)
    sources = {group.name: {path: digest(root / path) for path in group.sources} for group in groups}
    made_by = root / WORK / "recipe"
    if not made_by.exists() or made_by.read_text() != recipe():
        shutil.rmtree(root / WORK, ignore_errors=True)
        made_by.parent.mkdir(parents=True)
        made_by.write_text(recipe())
    run = subprocess.run(
        [sys.executable, "-m", "games.compiled.run_mypyc"],
        cwd=root,
        input=json.dumps([[list(group.files), group.library] for group in groups]),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "CHALET_COMPILE": "0"},
    )
    (root / LOG).write_text(run.stdout)
    if run.returncode:
        _write(root, {**read_manifest(root), "suffix": SUFFIX, "failed": key})
        raise BuildFailed("\n".join(run.stdout.splitlines()[-15:]))
    if key_of(groups, root) != key:
        raise BuildFailed("A source was changed meanwhile. Run it again.")
    folder = root / FOLDER / key
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / WORK / "lib", folder)
    _write(
        root,
        {
            "suffix": SUFFIX,
            "key": key,
            "groups": {group.name: entry(group, key, sources[group.name]) for group in groups},
        },
    )
    for other in (root / FOLDER).iterdir():
        if other.is_dir() and other not in (folder, root / WORK):
            shutil.rmtree(other, ignore_errors=True)


def entry(group: Group, key: str, sources: dict[str, str]) -> dict[str, Any]:
    """A group's part of the manifest: ``sources`` as they were built, each with its digest."""
    library = f"{group.library}__mypyc"
    modules = {module: f"{key}/{module.replace('.', '/')}{SUFFIX}" for module in group.modules}
    return {
        "needs": list(group.needs),
        "sources": sources,
        "modules": {library: f"{key}/{library}{SUFFIX}", **modules},
    }


def _write(root: Path, manifest: dict[str, Any]) -> None:
    beside = (root / MANIFEST).with_suffix(".new")
    beside.write_text(json.dumps(manifest, indent=1))
    beside.replace(root / MANIFEST)


def groups_to_build() -> list[Group]:
    """The project's groups."""
    return find_groups(ROOT)
