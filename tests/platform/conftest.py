"""A small game, people and a queue that tests empty by hand."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from asgiref.sync import SyncToAsync
from django.apps import apps
from django.contrib.auth.management import create_permissions
from django.db import connections
from django.db.models.signals import post_migrate

from accounts.models import User
from games import tasks
from games.core import registry
from games.models import Match
from games.services import jobs
from games.services.create import SeatPlan, create_match
from tests.platform.lots import LOTS

REAL_SEND = jobs.send


class Job(NamedTuple):
    """A job as it was queued."""

    kind: str
    match: int
    version: int
    pace: str


class Queue(list[Job]):
    """Stands in for the broker: jobs wait here until a test lets the worker work."""

    def run_one(self) -> Job:
        """Do the oldest job."""
        job = self.pop(0)
        task = tasks.office if job.kind == Match.Job.OFFICE else tasks.ai_turn
        task.apply((job.match, job.version), throw=True)
        return job

    def run_all(self, most: int = 500) -> int:
        """Do jobs until none is left; how many they were."""
        done = 0
        while self:
            self.run_one()
            done += 1
            assert done <= most, "the jobs don't come to an end"
        return done


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> Queue:
    """The jobs that were queued, instead of a broker."""
    waiting = Queue()

    def keep(
        kind: str, match_id: int, version: int, pace: str, countdown: float = 0, priority: int = 0
    ) -> bool:
        waiting.append(Job(str(kind), match_id, version, pace))
        return True

    monkeypatch.setattr(jobs, "send", keep)
    return waiting


@pytest.fixture
def lots(monkeypatch: pytest.MonkeyPatch, transactional_db: None, clean_redis: str, queue: Queue) -> str:
    """Makes the little game the only title; its slug. With a database that commits."""
    monkeypatch.setattr(registry, "titles", lambda: {"lots": LOTS})
    return "lots"


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None) -> None:
    """Clearing the tables after a test makes no permissions anew, which takes longer than most tests."""
    post_migrate.disconnect(dispatch_uid="django.contrib.auth.management.create_permissions")


@pytest.fixture
def permissions(db: None) -> None:
    """Makes the permissions of our own models, for tests that grant them."""
    create_permissions(apps.get_app_config("games"), verbosity=0)


@pytest.fixture(scope="session")
def async_connections(django_db_setup: None) -> Iterator[None]:
    """Closes what asynchronous tests leave open in other threads, before the database is dropped."""
    yield
    # Connections of threads that have ended; the library for testing sockets keeps them from being closed.
    gc.collect()
    SyncToAsync.single_thread_executor.submit(connections.close_all).result(10)


@pytest.fixture
def person(transactional_db: None, async_connections: None) -> Callable[[str], User]:
    """Makes users by name."""

    def make(name: str) -> User:
        return User.objects.create_user(username=name.lower(), display_name=name)

    return make


@pytest.fixture
def alda(person: Callable[[str], User]) -> User:
    """A user who sits on seat 0 of most matches here."""
    return person("Alda")


@pytest.fixture
def bela(person: Callable[[str], User]) -> User:
    """A user who sits on seat 1 of most matches here."""
    return person("Bela")


MakeMatch = Callable[..., Match]


@pytest.fixture
def make_match(lots: str) -> MakeMatch:
    """Makes a match of the little game: users sit where they are given, texts are AI levels, `None` is an
    open seat.
    """
    from games.services.lobby import join

    def make(*seats: User | str | None, host: User | None = None, **options: object) -> Match:
        owner = host or next(seat for seat in seats if isinstance(seat, User))
        plans = [SeatPlan("ai", seat) if isinstance(seat, str) else SeatPlan("open") for seat in seats]
        if owner in seats:
            plans[seats.index(owner)] = SeatPlan("me")
        match = create_match(owner, "lots", plans, seed="platform", **options)  # type: ignore[arg-type]
        for number, seat in enumerate(seats):
            if isinstance(seat, User) and seat != owner:
                match = join(match.pk, seat, match.invite, number)
        return match

    return make
