"""`manage.py serve`: the whole site as one process to start and to stop."""

import contextlib
import os
import socket
from argparse import ArgumentParser
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import DEFAULT_DB_ALIAS, OperationalError, connections
from django.db.migrations.executor import MigrationExecutor

from config.env import valkey_socket
from config.serve.lock import FolderLock, FolderTaken
from config.serve.plan import Plan
from config.serve.supervisor import StopAsked, Supervisor, site_answers
from config.serve.valkey import answers

REDIS_WAIT_S = 10.0
SITE_WAIT_S = 90.0
# Each is a process of its own: a slip of the hand must not bring the machine down.
MOST_WORKERS = 256


class Command(BaseCommand):
    """Starts, watches and stops Valkey, the workers, beat and the web server."""

    help = "Start the whole site: embedded Valkey (unless REDIS_URL is set), workers, beat and web server."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare --port, --host and --workers."""
        parser.add_argument("--port", type=int, default=8000, help="port of the site (8000)")
        parser.add_argument("--host", default="127.0.0.1", help="IPv4 address to listen on (127.0.0.1)")
        parser.add_argument(
            "--workers", type=int, default=os.cpu_count() or 1, help="processes for live jobs (one per core)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Run until a signal asks for the end.

        Raises: CommandError, in one line, when the site can't be started here.
        """
        host, port, workers = options["host"], options["port"], options["workers"]
        if not 1 <= workers <= MOST_WORKERS:
            raise CommandError(f"--workers must be 1 to {MOST_WORKERS}.")
        lock = FolderLock(settings.VAR)
        try:
            lock.take(f"process {os.getpid()}, http://{_shown(host)}:{port}/")
        except FolderTaken as taken:
            where = f" ({taken.holder})" if taken.holder else ""
            raise CommandError(f"The site already runs on {settings.VAR}{where}.") from None
        try:
            self._check_ready()
            with _listen(host, port) as listener:
                self._run(host, listener, workers)
        finally:
            lock.release()

    def _check_ready(self) -> None:
        """Refuse to start on a database that lacks migrations, or without collected static files."""
        connection = connections[DEFAULT_DB_ALIAS]
        try:
            executor = MigrationExecutor(connection)
            missing = executor.migration_plan(executor.loader.graph.leaf_nodes())
        except OperationalError as error:
            raise CommandError(f"The database does not answer: {str(error).splitlines()[0]}") from None
        finally:
            connection.close()
        if missing:
            raise CommandError("The database is not up to date: run `manage.py migrate`, or `make run`.")
        if not settings.DEBUG and not (settings.STATIC_ROOT / "staticfiles.json").exists():
            raise CommandError("Static files are missing: run `manage.py collectstatic`, or `make run`.")
        if not settings.REDIS_EMBEDDED and not answers(settings.REDIS_URL):
            raise CommandError(f"Redis at {_without_password(settings.REDIS_URL)} does not answer.")

    def _run(self, host: str, listener: socket.socket, workers: int) -> None:
        port = listener.getsockname()[1]
        plan = Plan(
            var=settings.VAR,
            listener=listener.fileno(),
            workers=workers,
            socket=valkey_socket(settings.VAR) if settings.REDIS_EMBEDDED else None,
            proxy=settings.TLS,
            helpers_socket=settings.HELPERS_SOCKET,
            helpers=min(MOST_WORKERS, (os.cpu_count() or 1) - 1),
        )
        supervisor = Supervisor(self._say)
        supervisor.listen_to_signals()
        try:
            self._say("Starting the site ...")
            valkey = plan.valkey()
            if valkey is not None:
                supervisor.start(valkey)
                if not supervisor.wait_until(lambda: answers(settings.REDIS_URL), REDIS_WAIT_S):
                    raise CommandError(f"The embedded Valkey does not answer: {valkey.last_words()}")
            for child in plan.site():
                supervisor.start(child)
            reach = "127.0.0.1" if host == "0.0.0.0" else host
            if supervisor.wait_until(lambda: site_answers(reach, port, _own_name()), SITE_WAIT_S):
                self._say(f"The site answers at http://{_shown(host)}:{port}/")
                self._say(f"Ctrl-C stops it. Logs: {plan.logs}")
            else:
                self._say(f"The site does not answer yet; see {plan.logs}")
            supervisor.watch()
        except StopAsked:
            pass
        finally:
            self._say("Stopping ...")
            supervisor.stop()
        self._say("Stopped.")

    def _say(self, line: str) -> None:
        # Whoever read this may be gone, and with them the terminal: that must not keep us from stopping.
        with contextlib.suppress(OSError):
            self.stdout.write(line)
            self.stdout.flush()


def _listen(host: str, port: int) -> socket.socket:
    """The bound and listening port, held by the supervisor so that it outlasts a fallen web server.

    Raises: CommandError when it is taken or not ours to take.
    """
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(512)
    except (OSError, OverflowError) as error:
        listener.close()
        why = getattr(error, "strerror", None) or str(error)
        raise CommandError(f"Port {port} on {host} can't be used: {why}. Try --port.") from None
    return listener


def _own_name() -> str:
    """A host name the site accepts, for asking it how it is."""
    name = next(iter(settings.ALLOWED_HOSTS), "localhost")
    return "localhost" if name == "*" else name.removeprefix(".")


def _shown(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0") else host


def _without_password(url: str) -> str:
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
