"""One supervised process."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from config.serve.parent import BoundToParent

FIRST_DELAY_S = 0.5
LONGEST_DELAY_S = 30.0
# A process that ran this long had started well: the next restart is quick again.
SETTLED_S = 30.0
LOG_LIMIT_BYTES = 10 * 1024 * 1024


@dataclass
class Child:
    """A process with its log file, its way to stop, and the pause before it is started again.

    `stage` says what it builds on: everything of a lower stage starts before it and stops after it.
    `patience` is how many seconds it gets between SIGTERM and SIGKILL.
    """

    name: str
    command: Sequence[str]
    log: Path
    environment: Mapping[str, str]
    stage: int = 0
    patience: float = 5.0
    niceness: int = 0
    pass_fds: tuple[int, ...] = ()
    process: "subprocess.Popen[bytes] | None" = field(default=None, init=False)
    delay: float = field(default=FIRST_DELAY_S, init=False)
    started: float = field(default=0.0, init=False)
    start_at: float = field(default=0.0, init=False)

    def start(self) -> None:
        """Start the process in a process group of its own, so that a Ctrl-C reaches the supervisor alone."""
        self.turn_log()
        bind = BoundToParent()

        def prepare() -> None:
            bind()
            if self.niceness:
                os.nice(self.niceness)

        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                list(self.command),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=dict(self.environment),
                start_new_session=True,
                pass_fds=self.pass_fds,
                preexec_fn=prepare,
            )
        self.started = time.monotonic()

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    def fell(self) -> str | None:
        """None while the process runs or waits to be started again; else how it ended, told once.

        What it left of its group is killed, and the time of its next start is set.
        """
        if self.process is None or self.process.poll() is None:
            return None
        code = self.process.returncode
        self._kill_group(signal.SIGKILL)
        self.process = None
        now = time.monotonic()
        if now - self.started >= SETTLED_S:
            self.delay = FIRST_DELAY_S
        self.start_at = now + self.delay
        self.delay = min(self.delay * 2, LONGEST_DELAY_S)
        return f"killed by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def start_again_when_due(self) -> bool:
        """Start a fallen process whose pause is over; whether it was started."""
        if self.process is not None or time.monotonic() < self.start_at:
            return False
        self.start()
        return True

    def ask_to_stop(self) -> None:
        """Send SIGTERM to the process itself; it ends its own children."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()

    def end(self) -> bool:
        """Make sure that nothing of the process's group is left; True if it had gone by itself."""
        if self.process is None:
            return True
        clean = self.process.poll() is not None
        self._kill_group(signal.SIGKILL)
        self.process.wait()
        self.process = None
        return clean

    def _kill_group(self, number: int) -> None:
        assert self.process is not None
        try:
            os.killpg(self.process.pid, number)
        except (ProcessLookupError, PermissionError):
            return

    def turn_log(self) -> None:
        """Keep the log short: past the limit its content moves to `NAME.log.1`, even while it is written."""
        self.log.parent.mkdir(parents=True, exist_ok=True)
        if self.log.exists() and self.log.stat().st_size > LOG_LIMIT_BYTES:
            shutil.copyfile(self.log, self.log.with_name(self.log.name + ".1"))
            os.truncate(self.log, 0)

    def last_words(self) -> str:
        """The last line of the log that says something, for a message; empty if there is none."""
        try:
            with self.log.open("rb") as log:
                log.seek(max(0, self.log.stat().st_size - 4096))
                lines = log.read().decode("utf-8", "replace").splitlines()
        except OSError:
            return ""
        return next((line.strip() for line in reversed(lines) if line.strip()), "")
