"""What the settings need from the machine: the folder for data, the secret key, where Redis is."""

import hashlib
import os
import secrets
import tempfile
import warnings
from pathlib import Path
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured
from environ.fileaware_mapping import FileAwareMapping


class Environment(environ.Env):
    """Reads NAME, or the file that NAME_FILE names, without leaving the file's content in the environment."""

    ENVIRON = FileAwareMapping(cache=False)


env = Environment()

BASE_DIR = Path(__file__).resolve().parent.parent

# The kernel keeps a socket's path in 108 bytes on Linux and 104 on macOS, with a closing zero.
SOCKET_PATH_LIMIT = 103


def var_dir() -> Path:
    """The folder of everything the site writes (CHALET_VAR, else `var/`), made when missing.

    Raises: SystemExit, in one line, if it can't be made.
    """
    folder = Path(env.str("CHALET_VAR", default="") or BASE_DIR / "var").expanduser().resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SystemExit(f"The folder {folder} can't be made: {error.strerror}. Set CHALET_VAR.") from None
    return folder


def database(var: Path) -> dict[str, Any]:
    """Django's settings of the database in DATABASE_URL, else of the SQLite file in `var`.

    Raises: SystemExit, in one line that leaves the address out (it may hold a password).
    """
    try:
        # The library's own warning would print the address as it understood it.
        with warnings.catch_warnings(action="ignore"):
            found: dict[str, Any] = env.db("DATABASE_URL", default=f"sqlite:///{var / 'db.sqlite3'}")
    except (ValueError, ImproperlyConfigured):
        found = {}
    if not str(found.get("ENGINE", "")).startswith("django.db.backends."):
        raise SystemExit("DATABASE_URL is no address like postgres://user:password@host:5432/name.")
    return found


def secret_key(var: Path) -> str:
    """The key in SECRET_KEY, else the one in `var/secret_key`, made once and readable by its owner alone.

    Several processes may come here at the same time: the first to link its file wins, all read the same.
    """
    given: str = env.str("SECRET_KEY", default="")
    if given:
        return given
    path = var / "secret_key"
    if not path.exists():
        handle, name = tempfile.mkstemp(dir=var, prefix=".secret_key-")
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(64))
        try:
            os.link(name, path)
        except FileExistsError:
            pass
        finally:
            os.unlink(name)
    return path.read_text(encoding="ascii").strip()


def valkey_socket(var: Path) -> Path:
    """Where the folder's embedded Valkey listens."""
    return local_socket(var, "valkey.sock")


def local_socket(var: Path, name: str) -> Path:
    """Where a process of the folder listens: in it, or in a private one if that path is too long."""
    path = var / name
    if len(os.fsencode(path)) <= SOCKET_PATH_LIMIT:
        return path
    digest = hashlib.sha256(os.fsencode(var)).hexdigest()[:12]
    folder = Path(tempfile.gettempdir()) / f"chalet-{os.getuid()}-{digest}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_uid != os.getuid():
        raise PermissionError(f"{folder} belongs to another user; set CHALET_VAR to a shorter path")
    return folder / name


def redis_url(var: Path) -> str:
    """REDIS_URL, else the address of the embedded Valkey (`unix://...`).

    Raises: SystemExit, in one line that leaves the address out (it may hold a password).
    """
    url = env.str("REDIS_URL", default="") or f"unix://{valkey_socket(var)}"
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise SystemExit("REDIS_URL is no address like redis://host:6379/0 or unix:///path/to/socket.")
    return str(url)


def with_database(url: str, number: int) -> str:
    """The same Redis server, database `number`: `redis://host:6379/0` gives `redis://host:6379/1` for 1."""
    if url.startswith("unix://"):
        return f"{url.split('?', 1)[0]}?db={number}"
    scheme, rest = url.split("://", 1)
    rest, _, query = rest.partition("?")
    host = rest.split("/", 1)[0]
    return f"{scheme}://{host}/{number}" + (f"?{query}" if query else "")


def database_number(url: str) -> int:
    """The database in a Redis address; 0 if it names none."""
    if url.startswith("unix://"):
        return 0
    tail = url.split("://", 1)[1].partition("?")[0].partition("/")[2]
    return int(tail) if tail.isdigit() else 0


def broker_url(url: str) -> str:
    """The address in the form that Celery's transport reads (`redis+socket://` for a unix socket)."""
    if url.startswith("unix://"):
        return "redis+socket://" + url.removeprefix("unix://").split("?", 1)[0]
    return url
