"""A site for a measurement: a folder, a database and a Valkey of its own, gone afterwards."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence

from config.env import BASE_DIR

_OWN = ("DATABASE_URL", "REDIS_URL", "REDIS_PREFIX", "CHALET_VAR")


class ScratchFault(Exception):
    """What ran on the scratch site failed; the text is its last words."""


def run_on_scratch_site(module: str, arguments: Sequence[str]) -> str:
    """Run a module's command line to its end, with settings that know the scratch site alone.

    The module starts what it needs of the site, and stops it. A Ctrl-C reaches it as well as us.

    Returns:
        What it printed.

    Raises:
        ScratchFault: if it ended with an error.
    """
    kept = {name: value for name, value in os.environ.items() if name not in _OWN and name[:-5] not in _OWN}
    with tempfile.TemporaryDirectory(prefix="chalet-bench-", ignore_cleanup_errors=True) as folder:
        own = {"CHALET_VAR": folder, "CHALET_LOG": "json", "DJANGO_SETTINGS_MODULE": "config.settings"}
        done = subprocess.run(
            [sys.executable, "-m", module, *arguments],
            cwd=BASE_DIR,
            env=kept | own,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
    if done.returncode:
        raise ScratchFault(f"{module} ended with exit code {done.returncode}; its words are above.")
    return done.stdout
