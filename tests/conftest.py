"""What all tests share: an embedded Valkey, unless REDIS_URL names a server."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from django.conf import settings

from config.env import database_number, with_database
from config.serve.parent import BoundToParent
from config.serve.valkey import valkey_command, wait_until_answers


@pytest.fixture(scope="session", autouse=True)
def redis_server() -> Iterator[str]:
    """The address of the server that jobs, pushes and cache use in this test process."""
    if not settings.REDIS_EMBEDDED:
        yield settings.REDIS_URL
        _forget_keys()
        return
    socket = Path(settings.REDIS_URL.removeprefix("unix://"))
    with (settings.VAR / "valkey.log").open("wb") as log:
        server = subprocess.Popen(
            valkey_command(socket, settings.VAR / "valkey"),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            preexec_fn=BoundToParent(),
        )
    try:
        assert wait_until_answers(settings.REDIS_URL, 10), (settings.VAR / "valkey.log").read_text()
        yield settings.REDIS_URL
    finally:
        server.terminate()
        server.wait(10)


@pytest.fixture
def clean_redis(redis_server: str) -> str:
    """The server's address, with nothing of earlier tests left on it (rate limits, jobs, cache)."""
    _forget_keys()
    return redis_server


def _forget_keys() -> None:
    """Remove this process's keys, and nothing else: a named server may be someone's."""
    number = database_number(settings.REDIS_URL)
    for url in (settings.REDIS_URL, with_database(settings.REDIS_URL, number + 1)):
        with redis.Redis.from_url(url) as client:
            keys = list(client.scan_iter(match=f"{settings.REDIS_PREFIX}*", count=1000))
            if keys:
                client.delete(*keys)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the data folder that the test settings made; under other settings it is not ours."""
    if settings.SETTINGS_MODULE == "tests.settings":
        shutil.rmtree(settings.VAR, ignore_errors=True)
