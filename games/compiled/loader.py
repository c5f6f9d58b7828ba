"""Import of compiled modules in place of their sources, as long as they were built from these very sources.

``games`` and ``ai`` install the finder before anything else of them is imported. ``CHALET_COMPILE=0`` leaves
it out.
"""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = Path("build/compiled")
MANIFEST = FOLDER / "manifest.json"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


class CompiledFinder(MetaPathFinder):
    """Finds the modules that were compiled, by name.

    Args:
        files: the library file of each module.
    """

    def __init__(self, files: dict[str, str]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def switched_off() -> bool:
    """Whether ``CHALET_COMPILE=0`` asks for plain Python."""
    return os.environ.get("CHALET_COMPILE", "1").strip().lower() in ("0", "no", "off", "false")


def digest(file: Path) -> str:
    """What a source is recognised by; empty if it is gone."""
    try:
        return sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


def read_manifest(root: Path = ROOT) -> dict[str, Any]:
    """What was built last; empty if nothing was, or not for this Python."""
    try:
        manifest = json.loads((root / MANIFEST).read_text())
    except (OSError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) and manifest.get("suffix") == SUFFIX else {}


def usable_files(root: Path = ROOT) -> tuple[dict[str, str], list[str]]:
    """The library file of each module that can be used, and the groups whose sources changed since.

    A group can be used while all its sources are those it was built from, and all groups it needs can.
    """
    manifest = read_manifest(root)
    groups: dict[str, Any] = manifest.get("groups", {})
    sources = {source for group in groups.values() for source in group["sources"]}
    now = {source: digest(root / source) for source in sources}
    fresh = {
        name
        for name, group in groups.items()
        if all(now[source] == wanted for source, wanted in group["sources"].items())
    }
    files: dict[str, str] = {}
    stale = []
    for name, group in groups.items():
        if {name, *group["needs"]} <= fresh:
            files |= {module: str(root / FOLDER / file) for module, file in group["modules"].items()}
        else:
            stale.append(name)
    if not all(Path(file).exists() for file in files.values()):
        return {}, sorted(groups)
    return files, stale


def install() -> None:
    """Use what is compiled and up to date from now on, and say so if something is not. Done once."""
    if switched_off() or any(isinstance(finder, CompiledFinder) for finder in sys.meta_path):
        return
    files, stale = usable_files()
    if stale:
        names = ", ".join(stale)
        print(
            f"Changed since it was compiled, so run as plain Python until `make install`: {names}.",
            file=sys.stderr,
        )
    sys.meta_path.insert(0, CompiledFinder(files))


def is_compiled(module: str) -> bool:
    """Whether an imported module runs compiled."""
    return (getattr(sys.modules[module], "__file__", None) or "").endswith(SUFFIX)
