"""A site that a test starts as processes, and what it asks the machine about them."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from config.env import BASE_DIR

PATIENCE_S = 120.0


def until(ready: Callable[[], Any], what: str, seconds: float = PATIENCE_S) -> Any:
    """The first true answer of `ready`; fails with `what` when there is none within `seconds`."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        answer = ready()
        if answer:
            return answer
        time.sleep(0.05)
    raise AssertionError(f"waited {seconds:.0f} s in vain: {what}")


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def processes_of(folder: Path) -> dict[int, str]:
    """Living processes (no zombies) that were started for a data folder: number and command line."""
    mark = f"CHALET_VAR={folder}\0".encode()
    found = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit() or int(entry.name) == os.getpid():
            continue
        try:
            # Valkey writes its title over its environment: it is known by where it runs.
            ours = (
                mark in (entry / "environ").read_bytes() + b"\0"
                or folder in (entry / "cwd").readlink().parents
            )
            if ours and not _is_zombie(entry):
                found[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
    return found


def _is_zombie(entry: Path) -> bool:
    return (entry / "stat").read_text().rpartition(")")[2].split()[0] == "Z"


class Site:
    """`manage.py serve` on a folder and port of its own, with what it printed in a file."""

    def __init__(self, folder: Path, port: int | None = None, **environment: str) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.output = folder.parent / f"{folder.name}-{self.port}.out"
        dropped = {
            "DATABASE_URL",
            "REDIS_URL",
            "REDIS_PREFIX",
            "CHALET_TEST_OWNER",
            "DJANGO_ALLOW_ASYNC_UNSAFE",
        }
        self.environment = {name: value for name, value in os.environ.items() if name not in dropped}
        self.environment |= {
            "CHALET_VAR": str(folder),
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DEBUG": "1",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def manage(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Run a management command on the folder to its end."""
        return subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=BASE_DIR,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S * 2,
            check=False,
        )

    def serve(self) -> "subprocess.CompletedProcess[str]":
        """Start the site where it must refuse to start; its exit code and words."""
        return self.manage("serve", "--port", str(self.port), "--workers", "1")

    def start(self) -> "Site":
        """Start the site in the background."""
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "serve", "--port", str(self.port), "--workers", "1"],
                cwd=BASE_DIR,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        return self

    def said(self, words: str) -> bool:
        """Whether the site printed `words`."""
        return words in self.output.read_text()

    def wait_for(self, words: str) -> None:
        """Wait until the site has printed `words`."""
        until(lambda: self.said(words), f"{words!r} in:\n{self.output.read_text()}")

    def health(self) -> dict[str, Any]:
        """What `/healthz/` says; empty when nothing answers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz/")
            answer: dict[str, Any] = json.loads(connection.getresponse().read())
            return answer
        except (OSError, http.client.HTTPException, ValueError):
            return {}
        finally:
            connection.close()

    def workers(self) -> set[str]:
        """Names of the living workers, without the host."""
        return {name.partition("@")[0] for name in self.health().get("workers", [])}

    def process_with(self, *words: str) -> list[int]:
        """Numbers of the site's processes whose command line has all the words, oldest first."""
        found = processes_of(self.folder)
        return sorted(number for number, line in found.items() if all(word in line for word in words))

    def signal(self, number: signal.Signals) -> int:
        """Send the supervisor a signal and wait for its end; its exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE_S)

    def close(self) -> None:
        """End the supervisor if it is still there."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE_S)


@contextmanager
def running(site: Site) -> Iterator[Site]:
    """The site, answering; gone afterwards."""
    try:
        site.start().wait_for("The site answers at")
        yield site
    finally:
        site.close()
