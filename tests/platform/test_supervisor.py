"""The supervisor's own rules, on small processes instead of the site's."""

import os
import sys
from pathlib import Path

import pytest

from config.serve.child import LONGEST_DELAY_S, Child
from config.serve.lock import FolderLock, FolderTaken
from config.serve.supervisor import StopAsked, Supervisor
from tests.platform.sites import processes_of, until

STUBBORN = """
import signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print("ready", flush=True)
time.sleep(600)
"""
OBEDIENT = "import time; print('ready', flush=True); time.sleep(600)"


def python(folder: Path, name: str, code: str, stage: int = 0, patience: float = 10) -> Child:
    """A child that runs Python code, known by `folder` as the site's processes are."""
    return Child(
        name=name,
        command=[sys.executable, "-c", code],
        log=folder / "log" / f"{name}.log",
        environment={**os.environ, "CHALET_VAR": str(folder)},
        stage=stage,
        patience=patience,
    )


def ready(child: Child) -> None:
    """Wait until the child says so."""
    until(lambda: child.last_words() == "ready", f"{child.name} is ready")


def test_a_process_that_falls_again_and_again_waits_longer_each_time(tmp_path: Path) -> None:
    child = python(tmp_path, "falls", "raise SystemExit(3)")
    delays = []
    child.start()
    for _ in range(10):
        how = until(child.fell, "the end of the process")
        assert how == "ended with exit code 3"
        assert child.fell() is None, "an end is told once"
        assert not child.start_again_when_due(), "not before its pause is over"
        delays.append(child.delay)
        child.start_at = 0.0
        assert child.start_again_when_due()
    child.end()
    assert delays == sorted(delays)
    assert delays[0] < delays[3]
    assert delays[-1] == LONGEST_DELAY_S


def test_one_that_ignores_the_stop_is_killed_with_its_children_and_that_is_said(tmp_path: Path) -> None:
    said: list[str] = []
    supervisor = Supervisor(said.append)
    child = python(tmp_path, "stubborn", STUBBORN, patience=0.3)
    supervisor.start(child)
    ready(child)
    assert len(processes_of(tmp_path)) == 2
    supervisor.stop()
    until(lambda: not processes_of(tmp_path), "neither process is left")
    assert said == ["stubborn did not stop in time and was killed"]


def test_what_started_last_stops_first(tmp_path: Path) -> None:
    ended = tmp_path / "ended"
    code = f"""
import signal, sys
def stop(number, frame):
    with open({str(ended)!r}, "a") as file:
        file.write(sys.argv[1] + " ")
    sys.exit()
signal.signal(signal.SIGTERM, stop)
print("ready", flush=True)
while True:
    signal.pause()
"""
    supervisor = Supervisor(lambda line: None)
    for stage, name in enumerate(["first", "second", "third"]):
        child = python(tmp_path, name, code, stage=stage)
        child.command = [*child.command, name]
        supervisor.start(child)
        ready(child)
    supervisor.stop()
    assert ended.read_text().split() == ["third", "second", "first"]


def test_a_second_signal_ends_the_patience(tmp_path: Path) -> None:
    said: list[str] = []
    supervisor = Supervisor(said.append)
    child = python(tmp_path, "stubborn", STUBBORN, patience=600)
    supervisor.start(child)
    ready(child)
    supervisor.asked = 2
    supervisor.stop()
    until(lambda: not processes_of(tmp_path), "neither process is left")


def test_nothing_is_started_once_a_stop_was_asked_for(tmp_path: Path) -> None:
    supervisor = Supervisor(lambda line: None)
    supervisor.asked = 1
    with pytest.raises(StopAsked):
        supervisor.start(python(tmp_path, "late", OBEDIENT))
    assert processes_of(tmp_path) == {}


def test_a_long_log_is_turned_while_its_process_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("config.serve.child.LOG_LIMIT_BYTES", 100)
    child = python(
        tmp_path, "talks", "import time\nwhile True: print('x' * 50, flush=True); time.sleep(0.01)"
    )
    child.start()
    try:
        until(lambda: child.log.stat().st_size > 200, "a long log")
        child.turn_log()
        old = child.log.with_name("talks.log.1")
        assert old.stat().st_size > 200
        until(lambda: child.log.stat().st_size > 0, "new lines in the short log")
        assert child.log.read_bytes().startswith(b"x")
    finally:
        child.end()


def test_a_folder_has_one_holder_and_is_free_again_after_it(tmp_path: Path) -> None:
    one, other = FolderLock(tmp_path), FolderLock(tmp_path)
    one.take("the first")
    with pytest.raises(FolderTaken) as taken:
        other.take("the second")
    assert taken.value.holder == "the first"
    one.release()
    other.take("the second")
    other.release()
