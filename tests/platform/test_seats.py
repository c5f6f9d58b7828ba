"""Tables before, during and after: create, join, leave, resign, and accounts that go."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from accounts.export import own_data
from accounts.models import User
from games.models import LogEntry, Match, Seat
from games.services import live, lobby
from games.services.answers import TableError
from games.services.create import SeatPlan, create_match
from games.services.names import FORMER_PLAYER, fill_names, seat_names
from games.services.submit import submit
from games.services.table import load
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import PICKS
from tests.platform.wire import move_id

Person = Callable[[str], User]


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(TableError) as caught:
        call()
    assert caught.value.text.endswith(".")
    return caught.value.code


def test_a_full_table_starts_and_an_open_one_waits(make_match: MakeMatch, alda: User, bela: User) -> None:
    assert make_match(alda, "easy").is_running
    match = make_match(alda, None)
    assert (match.status, match.version, match.snapshot) == ("open", 0, None)
    started = lobby.join(match.pk, bela)
    assert (started.status, started.version, started.job) == ("running", 1, "")
    assert started.started is not None


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("unknown_game", {"title": "chess"}),
        ("bad_seats", {"seats": [SeatPlan("me")]}),
        ("bad_seats", {"seats": [SeatPlan("open")] * 5}),
        ("bad_seats", {"seats": [SeatPlan("me"), SeatPlan("me")]}),
        ("bad_seats", {"seats": [SeatPlan("me"), SeatPlan("human")]}),
        ("bad_level", {"seats": [SeatPlan("me"), SeatPlan("ai", "divine")]}),
        ("bad_choice", {"visibility": "secret"}),
        ("bad_choice", {"pace": "slow"}),
    ],
)
def test_an_impossible_table_is_not_made(lots: str, alda: User, code: str, change: dict[str, object]) -> None:
    wish = {"title": "lots", "seats": [SeatPlan("me"), SeatPlan("open")], **change}
    assert code_of(lambda: create_match(alda, **wish)) == code
    assert not Match.objects.exists()


def test_a_private_table_is_joined_by_its_token_only(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = make_match(alda, None, visibility="private")
    for invite in (None, "", "wrong", "ünrichtig"):
        assert code_of(lambda invite=invite: lobby.join(match.pk, bela, invite)) == "no_match"
    assert lobby.join(match.pk, bela, match.invite).is_running


def test_one_sits_once_and_only_on_open_seats(
    make_match: MakeMatch, alda: User, bela: User, person: Person
) -> None:
    match = make_match(alda, None, None, "easy")
    lobby.join(match.pk, alda)
    assert Seat.objects.filter(match=match, user=alda).count() == 1
    assert code_of(lambda: lobby.join(match.pk, bela, seat=0)) == "seat_taken"
    assert code_of(lambda: lobby.join(match.pk, bela, seat=9)) == "seat_taken"
    lobby.join(match.pk, bela, seat=2)
    assert Seat.objects.get(match=match, user=bela).number == 2
    lobby.join(match.pk, person("Carla"))
    assert code_of(lambda: lobby.join(match.pk, person("Dora"))) == "started"


def test_a_host_who_leaves_hands_the_table_on_and_the_last_one_closes_it(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, None, None)
    lobby.join(match.pk, bela)
    assert lobby.leave(match.pk, alda) is True
    match.refresh_from_db()
    assert match.host == bela
    assert code_of(lambda: lobby.leave(match.pk, alda)) == "not_seated"
    assert lobby.leave(match.pk, bela) is False
    assert not Match.objects.filter(pk=match.pk).exists()
    assert code_of(lambda: lobby.leave(match.pk, bela)) == "no_match"


def test_a_running_match_is_not_left_but_resigned(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = make_match(alda, bela)
    assert code_of(lambda: lobby.leave(match.pk, alda)) == "started"
    ended = lobby.resign(match.pk, alda)
    assert ended.result == {"winners": [1], "reason": "resignation", "scores": None, "resigned": [0]}
    assert [line["code"] for line in LogEntry.objects.get(kind="resign").events] == [
        "table.resigned",
        "table.ended",
    ]
    assert code_of(lambda: lobby.resign(match.pk, bela)) == "over"


def test_an_ai_plays_on_for_who_resigned_and_ranks_last(
    make_match: MakeMatch, alda: User, bela: User, person: Person, queue: Queue
) -> None:
    carla = person("Carla")
    match = make_match(alda, bela, carla)
    submit(match.pk, None, alda, {"type": "pick", "number": PICKS[0]}, move_id(), match.version)
    lobby.resign(match.pk, alda)
    players = {1: bela, 2: carla}
    while (table := load(match.pk)).match.is_running:
        queue.run_all()
        table = load(match.pk)
        owing = [seat for seat in table.game.seats_to_act() if seat in players]
        if not owing:
            continue
        phase = table.game.state.phase
        seat = next((seat for seat in owing if not table.times_moved(seat)), owing[0])
        # The seat that resigned gets by far the most points.
        move = {"pick": {"number": PICKS[2]}, "take": {"count": 1}, "place": {"rooms": [1, 2]}}[phase]
        submit(match.pk, None, players[seat], {"type": phase, **move}, move_id(), table.match.version)
    result = table.match.result
    assert max(result["scores"]) == result["scores"][0]
    assert 0 not in result["winners"]
    assert result["resigned"] == [0]
    assert table.match.result["reason"] == "points"


def test_who_resigned_is_not_told_what_the_ai_chooses_in_secret(
    make_match: MakeMatch, alda: User, bela: User, person: Person, queue: Queue
) -> None:
    match = make_match(alda, bela, person("Carla"))
    lobby.resign(match.pk, alda)
    queue.run_all()
    picked = LogEntry.objects.get(match=match, kind="move")
    assert picked.seat == 0
    assert own_data(alda)["matches"][0]["moves"] == []


def test_a_connection_that_is_older_than_the_resignation_sees_what_is_public(
    make_match: MakeMatch, alda: User, bela: User, person: Person
) -> None:
    match = make_match(alda, bela, person("Carla"))
    pick = {"type": "pick", "number": PICKS[0]}
    submit(match.pk, None, alda, pick, move_id(), match.version)
    place = live.find_place(match.public_id, alda.pk, "en")
    assert place is not None

    def told(**message: object) -> str:
        return json.dumps(live.answer(place, alda, message))

    assert str(PICKS[0]) in told(type="log")
    lobby.resign(match.pk, alda)
    assert str(PICKS[0]) not in told(type="log")
    assert "not_seated" in told(type="why", move=pick)


def test_when_a_single_seat_stays_or_no_person_does_the_match_ends(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    alone = make_match(alda, "easy", "easy")
    assert lobby.resign(alone.pk, alda).result["winners"] == [1, 2]
    match = make_match(alda, bela, "easy")
    assert lobby.resign(match.pk, alda).is_running
    ended = lobby.resign(match.pk, bela)
    assert (ended.status, ended.result["winners"], ended.job) == ("finished", [2], "")


def test_a_deleted_account_leaves_its_matches_without_its_name(
    make_match: MakeMatch, alda: User, bela: User, person: Person
) -> None:
    finished = make_match(alda, bela)
    lobby.resign(finished.pk, bela)
    running = make_match(alda, bela, person("Carla"))
    waiting = make_match(alda, None)
    shared = make_match(alda, None, None)
    lobby.join(shared.pk, bela)
    alda.delete()
    assert not Match.objects.filter(pk=waiting.pk).exists()
    shared.refresh_from_db()
    assert (shared.host, shared.seats.get(number=0).kind) == (bela, "open")
    for match in (finished, running):
        table = load(match.pk)
        assert table.names[:2] == [FORMER_PLAYER, "Bela"]
        assert table.seats[0].name_at_end == ""
    assert load(running.pk).seats[0].resigned
    assert load(running.pk).match.is_running


def test_a_match_that_begins_while_an_account_is_deleted_does_not_wait_for_it(
    make_match: MakeMatch, alda: User, bela: User, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match(alda, bela, None)
    carla, leave = person("Carla"), lobby.leave

    def late(match_id: int, user: User) -> bool:
        lobby.join(match_id, carla)
        return leave(match_id, user)

    monkeypatch.setattr(lobby, "leave", late)
    alda.delete()
    table = load(match.pk)
    assert table.match.is_running
    assert table.seats[0].resigned
    assert not any(seat.user is None and not seat.played_by_ai for seat in table.seats)


def test_ai_seats_have_names_of_their_own(make_match: MakeMatch, alda: User) -> None:
    match = make_match(alda, "easy", "easy", "normal")
    names = seat_names(list(match.seats.order_by("number")))
    assert names[0] == "Alda"
    assert len(set(names)) == 4


def test_names_are_put_into_texts_once() -> None:
    names = ["{p1}", "Bela"]
    assert fill_names({"a": ["{p0} beats {p1}", 3, None, "{p7}"]}, names) == {
        "a": ["{p1} beats Bela", 3, None, "{p7}"]
    }
