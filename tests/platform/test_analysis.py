"""The analysis of a finished match: bit by bit, resumed, cancelled, failed, asked again; what is told."""

from __future__ import annotations

import datetime
import re
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from accounts.models import User
from ai.analysis import Effort
from ai.bots import InstinctBot
from games import tasks
from games.models import Analysis, Match
from games.services import analysis as analyses
from games.services import recording, turning, work
from games.services.answers import TableError
from games.services.create import SeatPlan, create_match
from games.services.table import load
from tests.platform.conftest import Queue
from tests.platform.finished import finished_match, play_out, short_match

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("clean_redis")]
SMALL = Effort(playouts=24, iterations=20, seconds=5.0)

Sent = list[tuple[str, int, int]]


@pytest.fixture(autouse=True)
def sent(transactional_db: None, queue: Queue, monkeypatch: pytest.MonkeyPatch) -> Sent:
    """The jobs that were queued. Cards are loaded, no broker is asked, and little is reckoned."""
    call_command("load_cards", verbosity=0)
    jobs: Sent = []

    def keep(piece: work.Work) -> bool:
        jobs.append((type(piece).__name__, piece.match_id, piece.done))  # type: ignore[attr-defined]
        return True

    monkeypatch.setattr(work, "send", keep)
    monkeypatch.setattr(analyses, "_effort", lambda steps: SMALL)
    monkeypatch.setattr(analyses, "LOOK", SMALL)
    return jobs


@pytest.fixture
def match(alda: User) -> Match:
    return finished_match(alda)


def work_off(sent: Sent, most: int = 400) -> int:
    """Do the queued jobs until there are none; how many they were."""
    done = 0
    while sent:
        kind, match_id, at = sent.pop(0)
        task = tasks.record if kind == "Recording" else tasks.analyse
        task.apply((match_id, at), throw=True)
        done += 1
        assert done < most
    return done


def test_it_reckons_every_step_and_finds_turning_points(match: Match, alda: User, sent: Sent) -> None:
    analyses.ask(match, alda)
    work_off(sent)
    found = Analysis.objects.get(match=match)
    assert found.is_done
    assert len(found.points) == match.entries
    for point in found.points:
        assert sum(point["c"]) == pytest.approx(1, abs=0.001)
    winners = match.result["winners"]
    assert [seat for seat, share in enumerate(found.points[-1]["c"]) if share > 0] == winners
    assert any(point["m"] for point in found.points)
    steps = [item["step"] for item in found.turning]
    assert steps == sorted(steps)
    told = analyses.progress(found, load(match.pk).names)
    assert all("{p" not in item["text"] + item["title"] for item in told["turning"])


@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
def test_turning_points_say_why_as_a_hint_would(alda: User, slug: str) -> None:
    match = short_match(alda, slug, seed="w")
    kept = recording.ask(match)
    while kept.goes_on:
        recording.record(match.pk, kept.done)
        kept.refresh_from_db()
    table = load(match.pk)
    positions = analyses._Positions(kept, table)
    points: list[dict[str, Any]] = [{"c": [0.5, 0.5], "n": 99, "m": None, "chance": False}] * match.entries
    looks = []
    for step in range(1, match.entries - 1):
        entry, game = positions.entry(step), positions.game(step - 1)
        if entry.seat is None or entry.seat not in game.seats_to_act():
            continue
        better = InstinctBot("greedy").choose(game, entry.seat, 1)
        made = {"seat": entry.seat, "before": [0.2, 0.2], "after": [0.5, 0.5], "cost": 0.0, "doubt": 0.01}
        points[step] = {**points[step], "m": {**made, "better": better}}
        looks.append({"step": step, "made": 0.4, "better": 0.5, "doubt": 0.005})
    found = turning.points(table, Analysis(match=match, points=points, looks=looks), positions)
    assert {item["kind"] for item in found} == {"mistake", "strong"}
    for item in found:
        game, seat = positions.game(item["step"] - 1), item["seat"]
        is_better = item["kind"] == "mistake"
        move = points[item["step"]]["m"]["better"] if is_better else positions.entry(item["step"]).move
        seen = table.title.from_view(game.view(seat), seat, 1, match.cards.cards)
        assert item["why"]["gains"]
        assert item["why"]["risks"] == table.title.advise(seen, seat, move).risks
        says = r"It wins about 10 games in a hundred more than “.+”\." if is_better else ""
        assert re.fullmatch(says, item["why"]["against"])


def test_an_analysis_from_before_there_were_reasons_is_told_as_it_was(match: Match) -> None:
    old = {"step": 3, "kind": "strong", "seat": 0, "by": 0.1, "chance": 0.6, "better": None}
    old |= {"title": "{p0} finds a strong move", "text": "It wins."}
    stored = Analysis.objects.create(match=match, status=Analysis.Status.DONE, turning=[old])
    told = analyses.progress(stored, ["Alda", "Bela"])
    assert told["turning"] == [old | {"title": "Alda finds a strong move"}]


def test_small_slices_and_one_large_one_find_the_same(
    match: Match, alda: User, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SLICE_S", 0.0)
    analyses.ask(match, alda)
    assert work_off(sent) > match.entries
    first = Analysis.objects.get(match=match)
    small = (first.points, first.looks, first.turning)
    first.delete()
    monkeypatch.setattr(analyses, "SLICE_S", 1000.0)
    analyses.ask(match, alda)
    assert work_off(sent) == 1
    again = Analysis.objects.get(match=match)
    assert (again.points, again.looks, again.turning) == small


def test_who_asks_again_gets_the_stored_one(match: Match, alda: User, bela: User, sent: Sent) -> None:
    analyses.ask(match, alda)
    analyses.ask(match, bela)
    assert [kind for kind, _, _ in sent].count("Analysis") == 1
    work_off(sent)
    analyses.ask(match, bela)
    assert sent == []
    assert Analysis.objects.get().asked_by == alda


def test_a_killed_worker_is_followed_by_one_that_goes_on(
    match: Match, alda: User, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SLICE_S", 0.0)
    analyses.ask(match, alda)
    for _ in range(12):
        work_off(sent[:1])
        sent.pop(0)
    lost = Analysis.objects.get()
    assert lost.done > 5
    sent.clear()
    silent = timezone.now() - 2 * work.LEASE
    Analysis.objects.update(status="working", touched=silent)
    assert work.sweep() == 1
    assert sent == [("Analysis", match.pk, lost.done)]
    assert work.sweep() == 0
    work_off(sent)
    found = Analysis.objects.get()
    assert found.is_done
    assert found.points[: lost.done] == lost.points


def test_a_job_of_another_state_does_nothing(match: Match, alda: User, sent: Sent) -> None:
    analyses.ask(match, alda)
    assert not analyses.analyse(match.pk, 7)
    assert not analyses.analyse(match.pk + 1, 0)
    Analysis.objects.update(status="working", touched=timezone.now())
    assert not analyses.analyse(match.pk, 0), "another job is at it"
    Analysis.objects.update(touched=timezone.now() - datetime.timedelta(minutes=1))
    assert analyses.analyse(match.pk, 0), "that one is dead"


def test_it_stops_when_cancelled_and_goes_on_when_asked(
    match: Match, alda: User, bela: User, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SLICE_S", 0.0)
    path = f"/m/{match.public_id}/analysis/"
    mine, other = Client(), Client()
    mine.force_login(alda)
    other.force_login(bela)
    assert mine.post(path, {"do": "start"}).json()["status"] == "queued"
    for _ in range(5):
        work_off([sent.pop(0)])
    assert other.post(path, {"do": "cancel"}).status_code == 409
    stopped = mine.post(path, {"do": "cancel"}).json()
    assert stopped["status"] == "cancelled"
    assert stopped["done"] > 1
    work_off(sent)
    assert Analysis.objects.get().status == "cancelled"
    assert other.post(path, {"do": "start"}).json()["status"] == "queued"
    work_off(sent)
    assert Analysis.objects.get().is_done


def test_after_failures_in_a_row_it_says_so_and_can_be_asked_again(
    match: Match, alda: User, sent: Sent, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = analyses.chances

    def broken(*_: object) -> list[float]:
        raise ZeroDivisionError

    monkeypatch.setattr(analyses, "chances", broken)
    analyses.ask(match, alda)
    work_off(sent)
    found = Analysis.objects.get()
    assert (found.status, found.failures) == ("failed", work.MOST_FAILURES)
    assert "try again" in found.problem
    monkeypatch.setattr(analyses, "chances", right)
    analyses.ask(match, alda)
    work_off(sent)
    assert Analysis.objects.get().is_done


def test_only_new_points_are_sent(match: Match, alda: User, sent: Sent) -> None:
    path = f"/m/{match.public_id}/analysis/"
    client = Client()
    assert client.get(path).json()["status"] == "none"
    analyses.ask(match, alda)
    work_off(sent)
    told = client.get(f"{path}?have=90").json()
    assert told["from"] == 90
    assert len(told["points"]) == match.entries - 90
    assert {"c", "m"} == set(told["points"][0])


def test_a_running_match_and_one_played_alone_have_none(alda: User) -> None:
    running = play_out(
        create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], seed="e"), most=3
    )
    with pytest.raises(TableError, match="isn’t over"):
        analyses.ask(running, alda)
    alone = finished_match(alda, "snowplanner", seats=1)
    with pytest.raises(TableError, match="played alone"):
        analyses.ask(alone, alda)
    assert not Analysis.objects.exists()


def test_live_queues_never_wait_for_it() -> None:
    from config.serve import plan

    analysis = set(plan.ANALYSIS_QUEUES.split(","))
    assert analysis == {work.RECORDING_QUEUE, work.ANALYSIS_QUEUE}
    assert not analysis & {*plan.LIVE_QUEUES.split(","), *plan.TURN_QUEUES.split(",")}
