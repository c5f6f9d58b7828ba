"""The live table over a real WebSocket: what is pushed to whom, and what comes back after a gap."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator

from accounts.models import User
from config.asgi import application
from games.models import Match
from games.services import lobby
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import CARDS, PICKS
from tests.platform.wire import Line, until


def pick(number: int) -> dict[str, object]:
    return {"type": "pick", "number": number}


make = sync_to_async


async def test_each_commit_pushes_each_seat_its_own_view(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = await make(make_match)(alda, bela)
    start = match.version
    async with Line(match, alda) as a, Line(match, bela) as b, Line(match, None) as watch:
        for line in (a, b, watch):
            await line.view(start)
        assert (await a.move(start, pick(PICKS[0])))["type"] == "ack"
        own = await a.view(start + 1)
        other = await b.view(start + 1)
        public = await watch.view(start + 1)
    assert own["view"]["picks"] == [PICKS[0], None]
    assert other["view"]["picks"] == public["view"]["picks"] == [None, None]
    assert other["view"]["picked"] == [True, False]
    assert (own["match"]["you"], other["match"]["you"], public["match"]["you"]) == (0, 1, None)
    assert [own["log"][-1]["data"], public["log"][-1]["data"]] == [
        {"seat": 0, "number": PICKS[0]},
        {"seat": 0},
    ]
    assert public["log"][-1]["text"] == "Alda picked"
    assert own["aids"]["prompt"]["text"] == "Alda and Bela must act"


async def test_no_frame_holds_a_secret_of_others(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User], queue: Queue
) -> None:
    carla = await make(person)("Carla")
    match = await make(make_match)(alda, bela, carla, "easy")
    version = match.version
    async with Line(match, alda) as a, Line(match, bela) as b, Line(match, None) as watch:
        for number, line in enumerate((a, b)):
            await line.view(version)
            await line.move(version, pick(PICKS[number]))
        await make(queue.run_all)()
        for line in (a, b, watch):
            await line.ask(type="view")
            await line.ask(type="log")
            await line.drain()
        stored = await Match.objects.aget(pk=match.pk)
        assert stored.snapshot["picked"] == [True, True, False, True]
        seen = {line: "".join(line.raw) for line in (a, b, watch)}
    assert str(PICKS[0]) in seen[a]
    assert str(PICKS[1]) in seen[b]
    assert str(PICKS[0]) not in seen[b]
    assert str(PICKS[1]) not in seen[a]
    hidden = [*map(str, CARDS), stored.invite, str(stored.chance[1][0]), "job", "snapshot", "chance"]
    for secret in hidden:
        assert all(secret not in text for text in seen.values()), secret
    assert all(str(number) not in seen[watch] for number in PICKS)


async def test_after_a_gap_a_client_gets_the_present_view(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = await make(make_match)(alda, bela)
    start = match.version
    async with Line(match, alda) as a:
        await a.view(start)
        await a.move(start, pick(PICKS[0]))
    async with Line(match, bela) as b:
        await b.view(start + 1)
        await b.move(start, pick(PICKS[1]))
        await b.view(start + 2)
    async with Line(match, alda) as a:
        shown = await a.next("view")
        assert shown["version"] == start + 2
        assert shown["view"]["phase"] == "take"
        assert [line["code"] for line in shown["log"]] == ["table.started", "picked", "picked", "revealed"]
        assert [line["n"] for line in shown["log"]] == [1, 2, 3, 4]
        asked = await a.ask(type="view", have=start)
        assert (asked["version"], asked["log_from"]) == (start + 2, 1)


async def test_a_move_sent_again_after_the_line_was_down_counts_once(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = await make(make_match)(alda, bela)
    async with Line(match, alda) as a:
        first = await a.move(match.version, pick(PICKS[0]), "sent-twice")
    async with Line(match, bela) as b:
        await b.move(match.version, pick(PICKS[1]))
    async with Line(match, alda) as a:
        again = await a.move(match.version, pick(PICKS[0]), "sent-twice")
    assert first == again == {"type": "ack", "move_id": "sent-twice", "version": match.version + 1}
    stored = await Match.objects.aget(pk=match.pk)
    assert stored.version == match.version + 2


async def test_older_lines_come_in_pages(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = await make(make_match)(alda, bela)
    async with Line(match, alda) as a, Line(match, bela) as b:
        await a.move(match.version, pick(PICKS[0]))
        await b.move(match.version, pick(PICKS[0]))
        await a.view(match.version + 2)
        page = await a.ask(type="log", before=4, limit=2)
        assert [line["n"] for line in page["log"]] == [2, 3]
        assert (page["before"], page["log_from"]) == (4, 2)
        assert (await a.ask(type="log", before=1))["log"] == []


async def test_a_private_match_is_not_there_for_others(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User]
) -> None:
    match = await make(make_match)(alda, bela, visibility="private")
    nowhere, unreadable, long = (Match(public_id=name) for name in ("nothing-here", "\0", "x" * 300))
    stranger = await make(person)("Stranger")
    answers = []
    for shown, user in (
        *((match, stranger), (match, None), (nowhere, stranger)),
        *((unreadable, stranger), (long, stranger)),
    ):
        async with Line(shown, user) as line:
            answers.append(await line.next("error", "view"))
            assert await line.close_code() == 4404
    assert [answer["code"] for answer in answers] == ["no_match"] * 5
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("path", ["/", "/ws/", "/ws/none/", "/ws/match/", "/ws/match/a/b/", "/m/x/"])
async def test_a_connection_to_no_address_is_turned_away(path: str) -> None:
    headers = [(b"origin", b"http://localhost"), (b"host", b"localhost")]
    socket = WebsocketCommunicator(application, path, headers=headers)
    connected, _ = await socket.connect()
    assert not connected


async def test_spectators_see_what_is_public_and_change_nothing(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User]
) -> None:
    match = await make(make_match)(alda, bela)
    stranger = await make(person)("Stranger")
    async with Line(match, stranger) as line:
        assert (await line.view(match.version))["view"]["picks"] == [None, None]
        assert (await line.move(match.version, pick(PICKS[0])))["code"] == "not_seated"
        assert (await line.ask(type="resign"))["code"] == "not_seated"
        assert (await line.ask(type="setting", name="place_for_me", value=True))["code"] == "not_seated"
    stored = await Match.objects.aget(pk=match.pk)
    assert stored.version == match.version


async def test_all_see_who_is_there(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = await make(make_match)(alda, bela)
    async with Line(match, alda) as a:
        assert (await a.next("presence")) == {"type": "presence", "online": [0], "watching": 0}
        async with Line(match, bela) as b, Line(match, None):
            while (seen := await a.next("presence"))["watching"] == 0 or len(seen["online"]) < 2:
                pass
            assert seen == {"type": "presence", "online": [0, 1], "watching": 1}
            await b.drain()
            shown = await b.ask(type="view")
            assert [seat["online"] for seat in shown["match"]["seats"]] == [True, True]
        while (seen := await a.next("presence"))["online"] != [0] or seen["watching"]:
            pass


async def test_who_sits_down_while_watching_gets_the_seats_own_view(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = await make(make_match)(alda, None)
    async with Line(match, alda) as a, Line(match, bela) as b:
        waiting = await b.next("view")
        assert (waiting["view"], waiting["match"]["status"], waiting["match"]["you"]) == (None, "open", None)
        await a.next("view")
        await make(lobby.join)(match.pk, bela)
        while (shown := await b.next("view"))["match"]["you"] is None:
            pass
        assert (shown["match"]["you"], shown["match"]["status"], shown["version"]) == (1, "running", 1)
        await b.move(1, pick(PICKS[3]))
        assert (await b.view(2))["view"]["picks"] == [None, PICKS[3]]
        assert (await a.view(2))["view"]["picks"] == [None, None]


async def test_who_resigned_sees_no_more_secrets_and_moves_no_more(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User], queue: Queue
) -> None:
    carla = await make(person)("Carla")
    match = await make(make_match)(alda, bela, carla)
    async with Line(match, alda) as a, Line(match, bela) as b:
        await a.view(match.version)
        await a.send(type="resign")
        while (shown := await a.next("view"))["match"]["seats"][0]["resigned"] is False:
            pass
        assert shown["match"]["you"] == 0
        assert (await b.view(match.version + 1))["match"]["seats"][0]["resigned"] is True
        await make(queue.run_all)()
        stored = await Match.objects.aget(pk=match.pk)
        assert stored.snapshot["picked"] == [True, False, False]
        await a.drain()
        assert (await a.ask(type="view"))["view"]["picks"] == [None, None, None]
        assert (await a.move(stored.version, pick(PICKS[0])))["code"] == "not_your_seat"
        assert (await a.ask(type="resign"))["code"] == "resigned"


async def test_a_setting_shows_on_all_connections_of_its_seat_only(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = await make(make_match)(alda, bela)
    async with Line(match, alda) as a, Line(match, alda) as second, Line(match, bela) as b:
        for line in (a, second, b):
            await line.view(match.version)
        await a.send(type="setting", name="place_for_me", value=True)
        for line in (a, second):
            while not (await line.next("view"))["match"]["seats"][0]["place_for_me"]:
                pass
        assert (await b.ask(type="view"))["match"]["seats"][0]["place_for_me"] is False


async def test_the_table_shows_that_an_ai_thinks_and_then_its_move(
    make_match: MakeMatch, alda: User, queue: Queue
) -> None:
    match = await make(make_match)(alda, "easy")
    async with Line(match, alda) as a:
        await a.view(match.version)
        await make(queue.run_one)()
        assert await a.next("thinking") == {"type": "thinking", "version": match.version, "seats": [1]}
        assert (await a.view(match.version + 1))["view"]["picked"] == [False, True]


async def test_the_office_is_waited_for_and_its_report_is_pushed(
    make_match: MakeMatch, queue: Queue, alda: User
) -> None:
    match = await make(make_match)("easy", "easy", host=alda)
    async with Line(match, None) as watch:
        while queue[0].kind != "office":
            await make(queue.run_one)()
        assert await watch.next("office") == {"type": "office", "waiting": True}
        waiting = await watch.ask(type="view")
        assert waiting["waiting_for_office"] is True
        assert waiting["view"]["phase"] == "count"
        await make(queue.run_one)()
        report = await watch.view(waiting["version"] + 1)
        assert report["waiting_for_office"] is False
        assert report["log"][0]["code"] == "counted"


async def test_after_a_log_out_the_line_is_cut_before_anything_else_is_done(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = await make(make_match)(alda, bela)
    async with Line(match, alda) as a:
        await a.view(match.version)
        await make(a.client.logout)()
        await a.send(type="move", move_id="after-log-out", version=1, move=pick(PICKS[0]))
        assert await a.close_code() == 4401
    stored = await Match.objects.aget(pk=match.pk)
    assert stored.version == match.version


async def test_a_connection_that_ends_leaves_no_trace(make_match: MakeMatch, alda: User, bela: User) -> None:
    from games.services import presence

    match = await make(make_match)(alda, bela)
    async with Line(match, alda) as a:
        await a.next("presence")
    await until(lambda: presence.present(match.public_id) == ([], 0))
