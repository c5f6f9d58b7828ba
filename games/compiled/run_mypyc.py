"""mypyc and the C compiler, in a process of their own: reads the groups (JSON) from its input."""

from __future__ import annotations

import json
import os
import sys

from mypyc.build import mypycify
from setuptools import Distribution

from games.compiled.build import OPTIMISE, WORK

# Without mypy's cache: mypyc 2.4 fails on what it reads back from it of classes with small-integer fields.
_OPTIONS = ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}"]

# Nobody replaces functions of these libraries by others of the same name: let the C compiler inline them.
_INLINE = ["-fvisibility=hidden", "-fno-semantic-interposition"]


def main() -> None:
    """Compile what is asked for into ``WORK``; leaves with an error if anything is refused."""
    groups: list[tuple[list[str], str | None]] = [(files, library) for files, library in json.load(sys.stdin)]
    extensions = mypycify(
        [*_OPTIONS, *(file for files, _ in groups for file in files)],
        opt_level=OPTIMISE,
        debug_level="0",
        separate=groups,
        target_dir=str(WORK / "c"),
    )
    for extension in extensions:
        # A warning of a compiler that mypyc doesn't know must not stop the build.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = flags if sys.platform == "win32" else flags + _INLINE
    distribution = Distribution({"name": "chalet", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
