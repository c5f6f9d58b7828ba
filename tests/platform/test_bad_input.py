"""Bad input over a real WebSocket: each kind gets a clear error, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from asgiref.sync import sync_to_async

from accounts.models import User
from games.consumers import BURST, PATIENCE_WITH_FLOODS, PER_SECOND, Allowance
from games.models import LogEntry, Match
from games.services import messages
from games.services.lobby import resign
from tests.platform.conftest import MakeMatch
from tests.platform.lots import PICKS
from tests.platform.wire import Line, move_id

PICK = {"type": "pick", "number": PICKS[0]}


class Bench(NamedTuple):
    """A match and Alda's line to it."""

    match: Match
    line: Line


@pytest_asyncio.fixture
async def bench(make_match: MakeMatch, alda: User, bela: User) -> AsyncIterator[Bench]:
    """A match whose stored state must be the same afterwards."""
    match = await sync_to_async(make_match)(alda, bela)
    async with Line(match, alda) as line:
        await line.view(match.version)
        yield Bench(match, line)
        # The connection lives on and the match is as it was.
        await line.drain()
    after = await Match.objects.aget(pk=match.pk)
    fields = ("version", "entries", "lines", "snapshot", "chance", "decision", "status", "result")
    assert [getattr(after, name) for name in fields] == [getattr(match, name) for name in fields]
    assert await LogEntry.objects.filter(match=match).acount() == match.entries


def move_message(**changes: Any) -> dict[str, Any]:
    message = {"type": "move", "move_id": "some-move-id", "version": 1, "move": PICK, **changes}
    return {name: value for name, value in message.items() if value is not ...}


@pytest.mark.parametrize(
    "text",
    [
        " ",
        "move",
        "{",
        "[]",
        "null",
        "3",
        '"move"',
        '{"type":"ping"} x',
        '{"type":"view","have":NaN}',
        '{"type":"view","have":Infinity}',
        "[" * 16000,
        '{"type":"view","have":' + "9" * 5000 + "}",
        '{"a":' * 3000,
    ],
)
async def test_what_is_no_json_object_is_malformed(bench: Bench, text: str) -> None:
    await bench.line.send_text(text)
    answer = await bench.line.next("error")
    assert (answer["code"], answer["move_id"]) == ("malformed", None)


async def test_binary_frames_are_malformed(bench: Bench) -> None:
    await bench.line.send_bytes(b'{"type":"ping"}')
    assert (await bench.line.next("error"))["code"] == "malformed"


@pytest.mark.parametrize(
    "kind", ["undo", "", "MOVE", None, 3, ["move"], {"move": 1}, "table.view", "table_seats"]
)
async def test_an_unknown_type_is_named_so(bench: Bench, kind: Any) -> None:
    answer = await bench.line.ask(type=kind)
    assert answer["code"] == "unknown_type"
    assert "ping" in answer["text"]


@pytest.mark.parametrize(
    "message",
    [
        move_message(extra=1),
        move_message(user=1),
        move_message(move=...),
        move_message(move_id=...),
        move_message(version=...),
        move_message(move=[PICK]),
        move_message(move="pick"),
        move_message(move=None),
        move_message(move={"type": "pick", "number": 10**4299}),
        move_message(move={"type": "place", "rooms": [1, -(10**400)]}),
        move_message(move={"type": "place", "rooms": json.loads("[" * 500 + "]" * 500)}),
        move_message(version="1"),
        move_message(version=1.0),
        move_message(version=True),
        move_message(version=-1),
        move_message(version=2**40),
        move_message(version=None),
        move_message(move_id=7),
        move_message(move_id=""),
        move_message(move_id="short"),
        move_message(move_id="x" * 65),
        move_message(move_id="nul\x00nul-nul"),
        move_message(move_id="ai-0-1-0"),
        move_message(seat="0"),
        {"type": "view", "have": "all"},
        {"type": "view", "since": 3},
        {"type": "log", "before": -1},
        {"type": "log", "limit": 0},
        {"type": "log", "limit": 100000},
        {"type": "setting", "name": "place_for_me"},
        {"type": "setting", "name": "place_for_me", "value": 1},
        {"type": "setting", "name": "place_for_me", "value": "true"},
        {"type": "setting", "name": "resigned", "value": True},
        {"type": "setting", "name": ["place_for_me"], "value": True},
        {"type": "resign", "seat": 1},
        {"type": "ping", "again": True},
        {"type": "ping", "x" * 2000: 1},
    ],
)
async def test_missing_unknown_and_wrong_fields_are_malformed(bench: Bench, message: dict[str, Any]) -> None:
    answer = await bench.line.ask(**message)
    assert answer["code"] == "malformed", answer
    assert len(answer["text"]) < 200


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "fly"},
        {"type": None},
        {"type": ["pick"]},
        {"type": "pick"},
        {"type": "pick", "number": "1"},
        {"type": "pick", "number": PICKS[0], "seat": 1},
        {"type": "place", "rooms": {"1": 2}},
        {"number": PICKS[0]},
    ],
)
async def test_what_is_no_move_of_the_game_is_malformed(bench: Bench, move: Any) -> None:
    ident = move_id()
    answer = await bench.line.move(bench.match.version, move, ident)
    assert (answer["code"], answer["move_id"]) == ("malformed", ident)


@pytest.mark.parametrize("size", [messages.LARGEST_BYTES + 1, 200_000])
async def test_a_frame_over_the_limit_is_too_large_and_nothing_else(bench: Bench, size: int) -> None:
    message = json.dumps(move_message(version=bench.match.version))
    await bench.line.send_text(message + " " * (size - len(message)))
    assert (await bench.line.next("error"))["code"] == "too_large"


async def test_the_limit_counts_bytes_and_a_frame_of_just_that_size_is_read(bench: Bench) -> None:
    await bench.line.send_text("é" * (messages.LARGEST_BYTES // 2 + 1))
    assert (await bench.line.next("error"))["code"] == "too_large"
    message = '{"type":"ping"}'
    await bench.line.send_text(message + " " * (messages.LARGEST_BYTES - len(message)))
    await bench.line.next("pong")


@pytest.mark.parametrize("version", [0, 2, 99])
async def test_a_version_of_another_decision_is_stale(bench: Bench, version: int) -> None:
    answer = await bench.line.move(version, PICK)
    assert answer["code"] == "stale"
    assert "choose again" in answer["text"]


async def test_a_move_out_of_turn_is_refused_by_the_rules(bench: Bench) -> None:
    answer = await bench.line.move(bench.match.version, {"type": "take", "count": 1})
    assert answer["type"] == "refused"
    assert answer["version"] == bench.match.version
    assert [violation["rule"] for violation in answer["violations"]] == ["LOT-1"]


async def test_a_move_for_another_seat_is_refused(bench: Bench) -> None:
    for seat in (1, 7):
        assert (await bench.line.move(bench.match.version, PICK, seat=seat))["code"] == "not_your_seat"


async def test_a_match_one_does_not_sit_in_takes_no_move(bench: Bench, person: Any) -> None:
    stranger = await sync_to_async(person)("Stranger")
    for user in (stranger, None):
        async with Line(bench.match, user) as line:
            assert (await line.move(bench.match.version, PICK))["code"] == "not_seated"
            assert (await line.move(bench.match.version, PICK, seat=0))["code"] == "not_seated"


async def test_a_match_that_has_not_begun_takes_no_move(make_match: MakeMatch, alda: User) -> None:
    match = await sync_to_async(make_match)(alda, None)
    async with Line(match, alda) as line:
        assert (await line.move(0, PICK))["code"] == "not_started"
        assert (await line.ask(type="resign"))["code"] == "not_started"


async def test_who_has_resigned_is_told_so(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User]
) -> None:
    match = await sync_to_async(make_match)(alda, bela, await sync_to_async(person)("Carla"))
    await sync_to_async(resign)(match.pk, alda)
    async with Line(match, alda) as line:
        version = (await line.next("view"))["version"]
        assert (await line.move(version, PICK))["code"] == "not_your_seat"
        assert (await line.ask(type="resign"))["code"] == "resigned"
        assert (await line.ask(type="setting", name="place_for_me", value=True))["code"] == "resigned"


async def test_a_match_that_is_over_takes_no_move(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = await sync_to_async(make_match)(alda, bela)
    await sync_to_async(resign)(match.pk, bela)
    async with Line(match, alda) as line:
        shown = await line.next("view")
        assert shown["match"]["result"]["winners"] == [0]
        assert (await line.move(shown["version"], PICK))["code"] == "over"
        assert (await line.ask(type="resign"))["code"] == "over"
        assert (await line.ask(type="setting", name="place_for_me", value=True))["code"] == "over"


async def test_too_many_messages_are_refused_and_a_flood_is_cut_off(
    make_match: MakeMatch, alda: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the answers take so long that the allowance would come back meanwhile.
    monkeypatch.setattr("games.consumers.PER_SECOND", 0)
    match = await sync_to_async(make_match)(alda, None)
    async with Line(match, alda) as line:
        for _ in range(2 * BURST + PATIENCE_WITH_FLOODS):
            await line.send(type="ping")
        assert (await line.next("error"))["code"] == "rate_limited"
        assert await line.close_code() == 4429


def test_the_allowance_comes_back_with_time() -> None:
    now = [0.0]
    allowance = Allowance(BURST, PER_SECOND, lambda: now[0])
    assert [allowance.take() for _ in range(BURST + 2)] == [True] * BURST + [False, False]
    assert allowance.refused == 2
    now[0] = 0.5
    assert [allowance.take() for _ in range(6)] == [True] * 5 + [False]
    assert allowance.refused == 1
