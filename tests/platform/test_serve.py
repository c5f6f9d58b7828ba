"""`manage.py serve` starts, watches and stops the whole site, and says in one line why it can't."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from config.env import SOCKET_PATH_LIMIT, valkey_socket
from config.serve.lock import FolderLock
from config.serve.valkey import valkey_command, wait_until_answers
from tests.platform.sites import Site, processes_of, running, until

WORKERS = {"worker", "turns", "analyses"}

pytestmark = [
    pytest.mark.serve,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc; parent-death signals are Linux's"),
]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database, to be copied: migrating takes longer than most of the tests here."""
    folder = tmp_path_factory.mktemp("migrated")
    done = Site(folder).manage("migrate", "--verbosity", "0")
    assert done.returncode == 0, done.stderr
    return folder / "db.sqlite3"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, database: Path) -> Iterator[Site]:
    """One running site for the tests that leave it running."""
    folder = tmp_path_factory.mktemp("var")
    shutil.copy(database, folder)
    with running(Site(folder)) as answering:
        yield answering


@pytest.fixture
def folder(tmp_path: Path, database: Path) -> Path:
    """A data folder of the test's own, with a migrated database."""
    shutil.copy(database, tmp_path)
    return tmp_path


@pytest.fixture
def own_site(folder: Path) -> Iterator[Site]:
    """A running site for a test that ends it."""
    with running(Site(folder)) as answering:
        yield answering


def test_the_site_answers_with_database_redis_and_all_workers(site: Site) -> None:
    until(lambda: site.workers() == WORKERS, f"all workers in {site.health()}")
    health = site.health()
    assert (health["status"], health["database"], health["redis"]) == ("ok", "ok", "ok")


def test_embedded_valkey_listens_on_a_private_socket_in_the_folder(site: Site) -> None:
    mode = (site.folder / "valkey.sock").stat().st_mode
    assert mode & 0o077 == 0


def test_secret_key_is_made_once_and_only_its_owner_may_read_it(site: Site) -> None:
    key = site.folder / "secret_key"
    before = key.read_text()
    assert site.manage("check").returncode == 0
    assert key.read_text() == before
    assert len(before) >= 50
    assert key.stat().st_mode & 0o777 == 0o600


def test_second_serve_on_the_same_folder_says_so_and_ends(site: Site) -> None:
    second = Site(site.folder).serve()
    assert second.returncode == 1
    assert "already runs" in second.stderr
    assert f"http://localhost:{site.port}/" in second.stderr
    assert len(second.stderr.strip().splitlines()) == 1


def test_busy_port_is_said_in_one_line(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        late = Site(folder, port=taken.getsockname()[1])
        refused = late.serve()
    assert refused.returncode == 1
    assert f"Port {late.port}" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
    assert processes_of(late.folder) == {}


def test_database_without_its_tables_is_said_in_one_line(tmp_path: Path) -> None:
    refused = Site(tmp_path / "var").serve()
    assert refused.returncode == 1
    assert "migrate" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


def test_named_redis_that_is_away_is_said_in_one_line_without_its_password(folder: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"redis://user:geheim@127.0.0.1:{closed.getsockname()[1]}/0"
        refused = Site(folder, REDIS_URL=address).serve()
    assert refused.returncode == 1
    assert "does not answer" in refused.stderr
    assert "geheim" not in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


ONE_CORE = pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one core alone has no helpers")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("celery", "worker@"), "worker"),
        (("daphne",), "web"),
        (("valkey-server",), "valkey"),
        pytest.param(("config.serve.helpers",), "helpers", marks=ONE_CORE),
    ],
    ids=["worker", "web", "valkey", "helpers"],
)
def test_a_killed_process_is_started_again_and_said_in_one_line(
    site: Site, words: tuple[str, ...], name: str
) -> None:
    until(lambda: site.workers() == WORKERS, "all workers alive")
    old = set(site.process_with(*words))
    os.kill(min(old), signal.SIGKILL)
    site.wait_for(f"{name} killed by signal 9; starting it again")
    site.wait_for(f"{name} started again")
    until(lambda: not old & set(site.process_with(*words)), "the old processes are gone, pool included")
    until(lambda: site.health().get("status") == "ok", "database and Valkey answer again")
    until(lambda: site.workers() == WORKERS, "all workers alive again")


def test_sigterm_ends_everything_cleanly(own_site: Site) -> None:
    assert own_site.process_with("valkey-server")
    assert own_site.signal(signal.SIGTERM) == 0
    assert processes_of(own_site.folder) == {}
    assert own_site.said("Stopped.")
    assert not own_site.said("was killed")
    assert not (own_site.folder / "valkey.sock").exists()


def test_killing_the_supervisor_leaves_no_process_behind_and_the_folder_free(own_site: Site) -> None:
    until(lambda: own_site.workers() == WORKERS, "all workers alive")
    # Supervisor, Valkey, three workers with a process each, beat, web; the helpers and who forks them.
    helpers = (os.cpu_count() or 1) - 1
    assert len(processes_of(own_site.folder)) == 10 + (1 + helpers if helpers else 0)
    own_site.signal(signal.SIGKILL)
    until(lambda: not processes_of(own_site.folder), "no process is left", seconds=10)
    lock = FolderLock(own_site.folder)
    lock.take("the next one")
    lock.release()


def test_ctrl_c_ends_a_site_on_a_named_redis_which_starts_no_valkey(folder: Path, redis_server: str) -> None:
    named = Site(folder, REDIS_URL=redis_server, REDIS_PREFIX=f"{settings.REDIS_PREFIX}-guest")
    with running(named) as guest:
        assert guest.process_with("valkey-server") == []
        assert guest.signal(signal.SIGINT) == 0
    assert processes_of(folder) == {}
    assert named.said("Stopped.")


def test_folder_with_a_long_path_gets_its_socket_in_a_short_private_folder(tmp_path: Path) -> None:
    long = tmp_path / ("long-" * 25)
    long.mkdir()
    path = valkey_socket(long)
    assert len(os.fsencode(path)) <= SOCKET_PATH_LIMIT
    assert path.parent.stat().st_mode & 0o077 == 0
    assert valkey_socket(long) == path
    server = subprocess.Popen(valkey_command(path, long / "valkey"), stdout=subprocess.DEVNULL)
    try:
        assert wait_until_answers(f"unix://{path}", 10)
    finally:
        server.terminate()
        server.wait(10)
        path.parent.rmdir()
