"""The recording of finished matches and the replay's pages: who sees what, and what is played only once."""

from __future__ import annotations

import json

import pytest
from django.core.management import call_command
from django.db import connection, transaction
from django.test import Client

from accounts.models import User
from games.models import LogEntry, Match, Recording, RecordingPart
from games.services import recording, work
from games.services.create import SeatPlan, create_match
from games.services.lobby import resign
from games.services.recording import PART, Eyes
from games.services.table import load
from games.services.take_back import take_back
from tests.platform.conftest import Queue
from tests.platform.finished import finished_match, play_out

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("clean_redis")]


@pytest.fixture(autouse=True)
def cards(transactional_db: None, queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped cards are loaded, and no broker is asked."""
    call_command("load_cards", verbosity=0)
    monkeypatch.setattr(work, "send", lambda piece: True)


@pytest.fixture
def match(alda: User) -> Match:
    return finished_match(alda)


def recorded(match: Match) -> Recording:
    found = recording.ask(match)
    recording.record(match.pk, found.done)
    found.refresh_from_db()
    return found


def get(path: str, user: User | None = None) -> tuple[int, str]:
    client = Client()
    if user is not None:
        client.force_login(user)
    answer = client.get(path)
    return answer.status_code, answer.content.decode()


@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
def test_every_step_is_recorded_as_it_was_played(alda: User, slug: str) -> None:
    match = finished_match(alda, slug)
    found = recorded(match)
    assert found.status == "done"
    assert found.done == found.total == match.entries == len(found.steps)
    forms = [form for part in found.parts.all() for form in part.forms]
    assert len(forms) == match.entries
    assert forms[-1] == match.snapshot
    table = load(match.pk)
    for eyes in (Eyes(0), Eyes(1), Eyes(None), Eyes(None, all_open=True)):
        frames = [
            frame
            for first in range(0, match.entries, PART)
            for frame in recording.frames(found, table, first, eyes)
        ]
        assert len(frames) == match.entries
        assert all("deck" not in frame["view"] or not any(frame["view"]["deck"] or []) for frame in frames)
    assert all(step["chapter"] for step in found.steps)


def test_a_killed_worker_is_followed_by_one_that_goes_on(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = recording.ask(match)
    create = RecordingPart.objects.create
    made = []

    def dies_at_the_second(**fields: object) -> RecordingPart:
        made.append(fields["first"])
        if len(made) == 2:
            raise MemoryError
        part: RecordingPart = create(**fields)
        return part

    monkeypatch.setattr(RecordingPart.objects, "create", dies_at_the_second)
    assert not recording.record(match.pk, 0)
    found.refresh_from_db()
    assert (found.status, found.done, found.failures) == ("queued", PART, 1)
    assert not recording.record(match.pk, 0), "a job that was queued for another state does nothing"
    assert recording.record(match.pk, PART)
    found.refresh_from_db()
    assert found.is_done
    assert made == sorted(made)
    assert [form for part in found.parts.all() for form in part.forms][-1] == match.snapshot


def test_a_log_that_leads_elsewhere_is_not_shown_and_says_why(match: Match, alda: User) -> None:
    Match.objects.filter(pk=match.pk).update(snapshot={**match.snapshot, "week": 1}, rules_version=99)
    found = recorded(match)
    assert found.status == "failed"
    assert "earlier version of the rules" in found.problem
    assert get(f"/m/{match.public_id}/replay/frames/?from=0", alda)[0] == 404
    status, page = get(f"/m/{match.public_id}/replay/", alda)
    assert status == 200
    assert "earlier version of the rules" in page


def test_an_older_rules_version_whose_moves_still_hold_replays(match: Match) -> None:
    Match.objects.filter(pk=match.pk).update(rules_version=99)
    assert recorded(match).is_done


def test_positions_in_an_older_form_are_recorded_anew(match: Match) -> None:
    old = recorded(match)
    Recording.objects.filter(pk=old.pk).update(form_version=0)
    new = recording.ask(match)
    assert new.pk != old.pk
    assert new.status == "queued"


def test_what_was_taken_back_is_seen_and_play_goes_on_from_before(alda: User) -> None:
    match = play_out(
        create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], seed="b"), most=9
    )
    entries = load_take_back(match, alda)
    match = play_out(match)
    assert match.is_finished
    found = recorded(match)
    assert found.is_done
    back = next(at for at, step in enumerate(found.steps) if step["kind"] == "take_back")
    forms = [form for part in found.parts.all() for form in part.forms]
    assert forms[back] == forms[entries - 1]


def load_take_back(match: Match, user: User) -> int:
    """Take the last decision back; how many entries the log had before it."""
    from games.models import Checkpoint
    from games.services import checkpoints

    table = load(match.pk)
    if checkpoints.last(table, 0) is None:
        with transaction.atomic():
            checkpoints.keep(table, 0)
        table = load(match.pk)
    entries = Checkpoint.objects.filter(match=match).latest("entries").entries
    take_back(match.pk, user, entries)
    return entries


def test_a_match_that_ended_by_resignation_replays(alda: User) -> None:
    match = play_out(
        create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], seed="c"), most=12
    )
    resign(match.pk, alda)
    match.refresh_from_db()
    found = recorded(match)
    assert found.is_done
    assert found.steps[-1]["kind"] == "resign"


def test_no_request_plays_anything(match: Match, alda: User, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(match)
    game = type(load(match.pk).game)

    def forbidden(*_: object) -> None:
        raise AssertionError("a request plays a game")

    monkeypatch.setattr(game, "play", forbidden)
    monkeypatch.setattr(game, "run_job", forbidden)
    for path in ("", "state/", "frames/?from=32&eyes=0", "log/?eyes=open"):
        assert get(f"/m/{match.public_id}/replay/{path}", alda)[0] == 200


def test_a_running_match_shows_none_of_it(alda: User) -> None:
    match = play_out(
        create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], seed="d"), most=9
    )
    client = Client()
    client.force_login(alda)
    answer = client.get(f"/m/{match.public_id}/replay/")
    assert (answer.status_code, answer["Location"]) == (302, f"/m/{match.public_id}/")
    for path in ("replay/state/", "replay/frames/?from=0&eyes=1", "replay/log/?eyes=1", "analysis/"):
        assert get(f"/m/{match.public_id}/{path}", alda)[0] == 404
    assert not Recording.objects.exists()


def test_a_private_match_is_seen_by_who_sat_there_alone(alda: User, bela: User) -> None:
    match = finished_match(alda)
    Match.objects.filter(pk=match.pk).update(visibility="private")
    recorded(match)
    for path in ("replay/", "replay/state/", "replay/frames/?from=0&eyes=0", "replay/log/", "analysis/"):
        address = f"/m/{match.public_id}/{path}"
        assert get(address, alda)[0] == 200
        assert get(address, bela)[0] == get(address)[0] == 404


def test_neither_seed_nor_generator_nor_chance_leaves_the_server(match: Match, alda: User) -> None:
    recorded(match)
    numbers = [str(number) for number in match.chance[1][:20]]
    shown = "".join(
        get(f"/m/{match.public_id}/replay/{path}", alda)[1]
        for path in ("", "state/", "frames/?from=0", "log/")
    )
    assert not any(number in shown for number in numbers)
    assert match.invite not in shown
    assert "shuffle" not in shown


def test_all_open_lays_sealed_choices_open_and_a_seat_sees_its_own(match: Match) -> None:
    found, table = recorded(match), load(match.pk)
    first = next(step for step, known in enumerate(found.steps) if known["kind"] == "move")
    mover = found.steps[first]["seat"]
    prices = {
        name: recording.frames(found, table, 0, eyes)[first]["view"]["players"][mover]["prices"]
        for name, eyes in {
            "own": Eyes(mover),
            "other": Eyes(1 - mover),
            "open": Eyes(None, all_open=True),
        }.items()
    }
    assert (
        prices["own"] == prices["open"] == LogEntry.objects.get(match=match, number=first + 1).move["prices"]
    )
    assert prices["other"] is None
    texts = {
        eyes: json.dumps(recording.lines(table, eyes))
        for eyes in (Eyes(mover), Eyes(1 - mover), Eyes(None, True))
    }
    assert "sets prices" in texts[Eyes(None, True)]
    assert len(recording.lines(table, Eyes(None, True))) >= len(recording.lines(table, Eyes(mover)))


def test_lines_that_an_earlier_version_wrote_hide_no_others(match: Match) -> None:
    entry = LogEntry.objects.filter(match=match, kind="move").first()
    assert entry is not None
    with connection.cursor() as cursor:
        old = json.dumps([{"code": "price_changed", "rule": "BHM-3.2", "data": {"of_old": 1}}])
        cursor.execute("UPDATE games_logentry SET events = %s WHERE id = %s", [old, entry.pk])
    texts = [line["text"] for line in recording.lines(load(match.pk), Eyes(0))]
    assert "Price changed (written by an earlier version of the game)." in texts
    assert len(texts) > match.entries


@pytest.mark.parametrize(
    "query",
    [
        "from=1&eyes=0",
        "from=-1",
        "from=x",
        "from=99999999",
        "from=0&eyes=7",
        "from=0&eyes=x",
        "from=0&eyes=00",
        f"from=0&eyes={'9' * 5000}",
        "",
    ],
)
def test_steps_and_eyes_that_are_none_are_not_found(match: Match, alda: User, query: str) -> None:
    recorded(match)
    assert get(f"/m/{match.public_id}/replay/frames/?{query}", alda)[0] == 404
