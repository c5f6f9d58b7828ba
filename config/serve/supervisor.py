"""Starts the site's processes in order, watches them, starts fallen ones again, stops all in reverse."""

import http.client
import os
import select
import signal
import time
from collections.abc import Callable
from types import FrameType

from config.serve.child import Child

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
TICK_S = 0.5
LOG_CHECK_S = 60.0


class StopAsked(Exception):
    """A signal asked the supervisor to stop while it was starting."""


class Supervisor:
    """Holds the children. `say` prints one line to the person who started the site."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.children: list[Child] = []
        self.asked = 0
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._reader, False)
        os.set_blocking(self._writer, False)
        self._next_log_check = 0.0

    def listen_to_signals(self) -> None:
        """From now on Ctrl-C, SIGTERM and SIGHUP ask for a stop, and a child's end wakes the watch."""
        signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        for number in SIGNALS:
            signal.signal(number, self._stop_asked)
        signal.signal(signal.SIGCHLD, lambda number, frame: None)

    def _stop_asked(self, number: int, frame: FrameType | None) -> None:
        self.asked += 1

    def _pause(self, seconds: float) -> None:
        """Wait, but only until the next signal."""
        select.select([self._reader], [], [], seconds)
        try:
            os.read(self._reader, 4096)
        except BlockingIOError:
            return

    def start(self, child: Child) -> None:
        """Start a child and watch it from now on."""
        if self.asked:
            raise StopAsked
        child.start()
        self.children.append(child)

    def wait_until(self, ready: Callable[[], bool], seconds: float) -> bool:
        """Look after the children until `ready()` (True) or for `seconds` at most (False).

        Raises: StopAsked.
        """
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.asked:
                raise StopAsked
            if ready():
                return True
            self.look_after()
            self._pause(0.1)
        return False

    def look_after(self) -> None:
        """Report what fell, start again what is due, keep the logs short."""
        for child in self.children:
            how = child.fell()
            if how is not None:
                pause = max(0.0, child.start_at - time.monotonic())
                self.say(f"{child.name} {how}; starting it again in {pause:.1f} s (see {child.log})")
            elif child.start_again_when_due():
                self.say(f"{child.name} started again")
        now = time.monotonic()
        if now >= self._next_log_check:
            self._next_log_check = now + LOG_CHECK_S
            for child in self.children:
                child.turn_log()

    def watch(self) -> None:
        """Look after the children until a stop is asked for."""
        while not self.asked:
            self.look_after()
            self._pause(TICK_S)

    def stop(self) -> None:
        """Stop the children, highest stage first. A second signal ends the patience with all of them."""
        for stage in sorted({child.stage for child in self.children}, reverse=True):
            stopping = [child for child in self.children if child.stage == stage]
            for child in stopping:
                child.ask_to_stop()
            asked_at = time.monotonic()
            while any(child.running for child in stopping) and self.asked <= 1:
                late = time.monotonic() - asked_at
                if all(late >= child.patience for child in stopping if child.running):
                    break
                self._pause(0.05)
            for child in stopping:
                if not child.end():
                    self.say(f"{child.name} did not stop in time and was killed")
        self.children.clear()


def site_answers(host: str, port: int, host_header: str) -> bool:
    """Whether `/healthz/` on the port says now that database and Redis answer."""
    connection = http.client.HTTPConnection(host, port, timeout=2)
    try:
        connection.request("GET", "/healthz/", headers={"Host": host_header})
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
