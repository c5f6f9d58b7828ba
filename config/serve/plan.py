"""Which processes make up the site, in the order of their start."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from config.serve.child import Child
from config.serve.valkey import valkey_command

# Jobs that someone waits for at a live table never queue behind turn-based ones: those have their own worker.
LIVE_QUEUES = "live,office,default"
# Hints share the worker of the turn-based matches, which takes from its queues in turn.
TURN_QUEUES = "turn,hint"
# What nobody waits for at a table has a worker that yields to all others.
ANALYSIS_QUEUES = "recording,analysis"
# The server hangs up on a WebSocket message above this; the consumer refuses much smaller ones in words.
MESSAGE_LIMIT_BYTES = 256 * 1024


@dataclass(frozen=True)
class Plan:
    """What `manage.py serve` was asked for, and where things lie.

    `socket` is the embedded Valkey's, None if a server was named; `listener` is the bound port's descriptor.
    `helpers` is how many processes may help long searches, and listen on `helpers_socket`.
    """

    var: Path
    listener: int
    workers: int
    socket: Path | None
    proxy: bool
    helpers_socket: Path
    helpers: int

    @property
    def logs(self) -> Path:
        """The folder of the processes' logs."""
        return self.var / "log"

    def _child(
        self, name: str, *command: str, stage: int, patience: float, niceness: int = 0, fd: int = -1
    ) -> Child:
        return Child(
            name=name,
            command=command,
            log=self.logs / f"{name}.log",
            environment={**os.environ, "CHALET_VAR": str(self.var), "PYTHONUNBUFFERED": "1"},
            stage=stage,
            patience=patience,
            niceness=niceness,
            pass_fds=(fd,) if fd >= 0 else (),
        )

    def _worker(self, name: str, queues: str, processes: int, niceness: int = 0) -> Child:
        return self._child(
            name,
            *(sys.executable, "-m", "celery", "-A", "config", "worker"),
            *("-n", f"{name}@%h", "-Q", queues, "-c", str(processes)),
            *("--without-gossip", "--without-mingle", "--loglevel", "INFO"),
            stage=1,
            # A warm stop lets running jobs end; a job that takes longer is queued again by the sweep.
            patience=10,
            niceness=niceness,
        )

    def _pool(self) -> list[Child]:
        """The helpers of long searches, where there are cores for them."""
        if self.helpers < 1:
            return []
        command = (sys.executable, "-m", "config.serve.helpers", str(self.helpers_socket), str(self.helpers))
        return [self._child("helpers", *command, stage=1, patience=3)]

    def valkey(self) -> Child | None:
        """The embedded Valkey, if there is to be one."""
        if self.socket is None:
            return None
        return self._child("valkey", *valkey_command(self.socket, self.var / "valkey"), stage=0, patience=3)

    def site(self) -> list[Child]:
        """The processes that need Redis: workers, beat, web."""
        beat = self._child(
            "beat",
            *(sys.executable, "-m", "celery", "-A", "config", "beat"),
            *("--pidfile", ""),
            stage=2,
            patience=3,
        )
        web = self._child(
            "web",
            *(sys.executable, "-m", "daphne", "--fd", str(self.listener), "-v", "0"),
            *("--application-close-timeout", "3", "--websocket-max-message-size", str(MESSAGE_LIMIT_BYTES)),
            *(("--proxy-headers",) if self.proxy else ()),
            "config.asgi:application",
            stage=2,
            patience=5,
            fd=self.listener,
        )
        return [
            *self._pool(),
            self._worker("worker", LIVE_QUEUES, self.workers),
            self._worker("turns", TURN_QUEUES, 1, niceness=5),
            self._worker("analyses", ANALYSIS_QUEUES, 1, niceness=15),
            beat,
            web,
        ]
