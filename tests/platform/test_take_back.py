"""Taking back against AIs: the position before my last decision, with the same luck to come."""

from __future__ import annotations

from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from games.core.jsontypes import JsonDict
from games.core.replay import Played, replay
from games.models import Checkpoint, LogEntry, Match
from games.services import ai_turn, checkpoints, lobby, recording, work
from games.services.answers import Ack, Answer, Fault, TableError
from games.services.submit import submit
from games.services.table import load
from games.services.take_back import take_back
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import LOTS, PICKS
from tests.platform.wire import Line, move_id

make = sync_to_async


def offered(match: Match) -> JsonDict:
    """What the person's view says of a take-back."""
    offer = checkpoints.offer(load(match.pk), 0)
    assert offer is not None
    return offer


def play(match: Match, user: User, move: JsonDict, seat: int = 0) -> Answer:
    match.refresh_from_db()
    answer = submit(match.pk, seat, user, move, move_id(), match.version)
    match.refresh_from_db()
    return answer


def pick(match: Match, user: User, number: int = PICKS[0]) -> Answer:
    return play(match, user, {"type": "pick", "number": number})


def legal(match: Match, seat: int = 0) -> JsonDict:
    """A move for whatever the seat has to decide."""
    phase = load(match.pk).game.form()["phase"]
    moves = {
        "pick": {"type": "pick", "number": PICKS[seat]},
        "take": {"type": "take", "count": 2},
        "place": {"type": "place", "rooms": [1, 2]},
    }
    return moves[phase]


def refused(match: Match, user: User, to: int) -> str:
    with pytest.raises(TableError) as error:
        take_back(match.pk, user, to)
    return error.value.code


def play_on(match: Match, queue: Queue, user: User, moves: int) -> None:
    """Let the person make so many moves, and the AIs answer each."""
    made = 0
    queue.run_all()
    while made < moves and match.is_running:
        match.refresh_from_db()
        if match.is_running and 0 in load(match.pk).game.seats_to_act():
            assert isinstance(play(match, user, legal(match)), Ack)
            made += 1
        queue.run_all()
        match.refresh_from_db()


def test_the_position_before_my_last_decision_is_on_the_table_again(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy")
    queue.run_all()
    before = load(match.pk)
    pick(match, alda)
    queue.run_all()
    match.refresh_from_db()
    version, entries = match.version, match.entries
    take_back(match.pk, alda, offered(match)["to"])
    after = load(match.pk)
    assert after.game.form() == before.game.form()
    assert after.match.chance == before.match.chance
    assert after.match.version == version + 1
    assert after.match.entries == entries + 1
    assert after.game.seats_to_act() == before.game.seats_to_act()


def test_the_same_luck_comes_again(make_match: MakeMatch, queue: Queue, alda: User) -> None:
    match = make_match(alda, "easy")
    play_on(match, queue, alda, 2)
    last = LogEntry.objects.filter(match=match).order_by("-number").first()
    assert last is not None
    first_form = load(match.pk).game.form()
    to = offered(match)["to"]
    undone = list(LogEntry.objects.filter(match=match, number__gt=to).order_by("number"))
    take_back(match.pk, alda, to)
    number = LogEntry.objects.filter(match=match).count()
    play_on(match, queue, alda, 1)
    again = list(LogEntry.objects.filter(match=match, number__gt=number).order_by("number"))
    assert [(one.seat, one.move, one.chance) for one in again] == [
        (one.seat, one.move, one.chance) for one in undone
    ]
    assert load(match.pk).game.form() == first_form


def test_several_decisions_can_be_taken_back_one_after_the_other(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy")
    queue.run_all()
    start = load(match.pk).game.form()
    play_on(match, queue, alda, 4)
    for _ in range(4):
        take_back(match.pk, alda, offered(match)["to"])
    assert load(match.pk).game.form() == start
    assert checkpoints.offer(load(match.pk), 0) is None
    assert refused(match, alda, 0) == "nothing"


def test_the_log_is_only_added_to_and_what_holds_of_it_replays(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy", "normal")
    play_on(match, queue, alda, 3)
    whole = list(LogEntry.objects.filter(match=match).order_by("number").values("number", "move", "events"))
    take_back(match.pk, alda, offered(match)["to"])
    take_back(match.pk, alda, offered(match)["to"])
    play_on(match, queue, alda, 2)
    entries = list(LogEntry.objects.filter(match=match).order_by("number"))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    kept = [{"number": one.number, "move": one.move, "events": one.events} for one in entries[: len(whole)]]
    assert kept == whole
    assert sum(entry.kind == "take_back" for entry in entries) == 2
    held = checkpoints.counting(entries)
    start, *rest = held
    played = [Played(one.seat if one.move else None, one.move, one.chance) for one in rest]
    *_, last = replay(LOTS, 3, start.chance, played)
    assert last.form() == load(match.pk).game.form()


def test_a_wish_that_comes_twice_is_granted_once(make_match: MakeMatch, queue: Queue, alda: User) -> None:
    match = make_match(alda, "easy")
    play_on(match, queue, alda, 3)
    to = offered(match)["to"]
    take_back(match.pk, alda, to)
    assert refused(match, alda, to) == "stale"


def test_what_an_ai_thinks_about_meanwhile_is_stale(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, "easy")
    queue.run_all()
    while not queue:
        play(match, alda, legal(match))
    job = queue.pop()
    before = offered(match)["to"]
    real = ai_turn.think

    def think_long(*args: Any) -> JsonDict:
        move = real(*args)
        take_back(match.pk, alda, before)
        return move

    monkeypatch.setattr(ai_turn, "think", think_long)
    assert ai_turn.play_ai_turn(job.match, job.version) is False
    assert LogEntry.objects.filter(match=match).order_by("-number")[0].kind == "take_back"
    assert 0 in load(match.pk).game.seats_to_act()


def test_it_is_for_one_person_against_ais_only(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = make_match(alda, bela)
    pick(match, alda)
    assert checkpoints.offer(load(match.pk), 0) is None
    assert not Checkpoint.objects.exists()
    assert refused(match, alda, 1) == "among_people"
    # Neither when an AI plays on for the other.
    three = make_match(alda, bela, "easy")
    lobby.resign(three.pk, bela)
    assert refused(three, alda, 1) == "among_people"


def test_it_is_refused_with_the_reason(make_match: MakeMatch, queue: Queue, alda: User, bela: User) -> None:
    match = make_match(alda, "easy")
    queue.run_all()
    pick(match, alda)
    to = offered(match)["to"]
    assert refused(match, bela, to) == "not_seated"
    Match.objects.filter(pk=match.pk).update(rated=True)
    assert refused(match, alda, to) == "rated"
    assert checkpoints.offer(load(match.pk), 0) is None
    Match.objects.filter(pk=match.pk).update(rated=False)
    lobby.resign(match.pk, alda)
    assert refused(match, alda, to) == "over"
    assert refused(make_match(alda, None), alda, 1) == "not_started"


def test_a_finished_match_stands_and_keeps_no_positions(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy")
    play_on(match, queue, alda, 100)
    assert match.is_finished
    assert not Checkpoint.objects.exists()
    assert checkpoints.offer(load(match.pk), 0) is None


def test_only_so_many_positions_are_kept(
    make_match: MakeMatch, alda: User, queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "DEPTH", 2)
    match = make_match(alda, "easy")
    play_on(match, queue, alda, 4)
    assert Checkpoint.objects.filter(match=match).count() == 2


def test_a_move_that_counted_keeps_its_answer_after_it_was_taken_back(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = make_match(alda, "easy")
    queue.run_all()
    match.refresh_from_db()
    ident, version = move_id(), match.version
    first = submit(match.pk, 0, alda, {"type": "pick", "number": PICKS[0]}, ident, version)
    take_back(match.pk, alda, offered(match)["to"])
    assert submit(match.pk, 0, alda, {"type": "pick", "number": PICKS[1]}, ident, version) == first
    late = submit(match.pk, 0, alda, {"type": "pick", "number": PICKS[1]}, move_id(), version)
    assert isinstance(late, Fault)
    assert late.code == "stale"


async def test_over_the_line_the_view_says_what_is_taken_back(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = await make(make_match)(alda, "easy")
    await make(queue.run_all)()
    async with Line(match, alda) as line, Line(match, None) as watch:
        now = await line.ask(type="view")
        assert now["take_back"] is None
        await line.move(now["version"], {"type": "pick", "number": PICKS[0]})
        await make(queue.run_all)()
        moved = await line.view(now["version"] + 1)
        assert moved["take_back"]["text"].startswith("Your last move")
        await line.send(type="take_back", to=moved["take_back"]["to"])
        while True:
            back = await line.next("view")
            if back["log"] and back["log"][-1]["code"] == "table.taken_back":
                break
        assert back["view"] == now["view"]
        assert back["log"][-1]["text"] == "Alda takes back the last move."
        assert back["log"][-1]["data"]["from"] == now["log"][-1]["n"] + 1
        await watch.drain()
        assert '"take_back": {"to"' not in "".join(watch.raw)
        assert (await line.ask(type="take_back", to=moved["take_back"]["to"]))["code"] == "nothing"


def test_the_log_page_strikes_what_was_taken_back(
    make_match: MakeMatch, queue: Queue, alda: User, client: Client
) -> None:
    match = make_match(alda, "easy")
    queue.run_all()
    pick(match, alda)
    take_back(match.pk, alda, offered(match)["to"])
    client.force_login(alda)
    page = client.get(f"/m/{match.public_id}/log/").content.decode()
    assert "<s>Alda picked" in page
    assert "<s>The match begins" not in page


def test_a_replay_goes_back_with_the_match(
    make_match: MakeMatch, queue: Queue, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "send_on_commit", lambda *_: None)
    match = make_match(alda, "easy")
    play_on(match, queue, alda, 2)
    to = offered(match)["to"]
    take_back(match.pk, alda, to)
    back = match.entries + 1
    play_on(match, queue, alda, 100)
    assert match.is_finished
    made = recording.ask(match)
    assert recording.record(match.pk, 0)
    made.refresh_from_db()
    assert made.status == "done"
    table = load(match.pk)
    positions = [recording.position(made, table, number - 1).form() for number in (to, back)]
    assert positions[0] == positions[1]
    assert recording.position(made, table, match.entries - 1).form() == table.game.form()
