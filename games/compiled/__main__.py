"""``python -m games.compiled [--strict]``: compile the rules and the search where it can be done and is due.

Says in one line what it does; says nothing when nothing is due. Without a compiler, or when the build fails,
everything runs as plain Python; with ``--strict`` a failed build is an error.
"""

from __future__ import annotations

import sys
from time import monotonic

from games.compiled.build import (
    LOG,
    BuildFailed,
    alone,
    build,
    failed_before,
    groups_to_build,
    is_current,
    missing,
)
from games.compiled.loader import switched_off

PLAIN = "rules and search run as plain Python, only slower"


def main(strict: bool) -> int:
    """Compile if due. Returns the exit code."""
    if switched_off():
        print(f"Not compiled (CHALET_COMPILE=0): {PLAIN}.")
        return 0
    groups = groups_to_build()
    if is_current(groups):
        return 0
    lack = missing()
    if lack is not None:
        print(f"Not compiled, {lack}: {PLAIN}.")
        return 1 if strict else 0
    with alone():
        if is_current(groups):
            return 0
        if failed_before(groups) and not strict:
            print(f"Not compiled, as the last try failed (see {LOG}): {PLAIN}.")
            return 0
        print("Compiling rules and search (CHALET_COMPILE=0 leaves it out) ...", end=" ", flush=True)
        started = monotonic()
        try:
            build(groups)
        except BuildFailed as failure:
            print(f"failed, so {PLAIN}. The end of {LOG}:\n{failure}")
            return 1 if strict else 0
        print(f"done in {monotonic() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main(strict="--strict" in sys.argv[1:]))
