"""What can be done now, on the wire: for who sits there, for who watches, and not by the dozen."""

from __future__ import annotations

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games.consumers import NOW_BURST
from games.services.create import SeatPlan, create_match
from tests.platform.conftest import Queue
from tests.platform.test_why import a_match
from tests.platform.wire import Line


@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
async def test_who_has_to_move_is_told_moves_that_count(
    clean_redis: str, queue: Queue, alda: User, bela: User, slug: str
) -> None:
    match, who = await sync_to_async(a_match)(alda, bela, slug)
    async with Line(match, who) as line, Line(match, None) as watch:
        await line.send(type="now", language="de")
        told = await line.next("now", "error")
        assert (told["version"], told["language"]) == (match.version, "de")
        assert "{p" not in str(told)
        await watch.send(type="now")
        public = await watch.next("now")
        assert public["groups"] == []
        assert [rule["rule"] for rule in public["rules"]] == [rule["rule"] for rule in told["rules"]]
        assert public["rules"] != told["rules"], "titles are in the language of who asks"
        move = told["groups"][0]["options"][0]["move"]
        assert (await line.move(match.version, move))["type"] == "ack"


async def test_it_is_not_asked_by_the_dozen(
    clean_redis: str, queue: Queue, alda: User, bela: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the answers take so long that the allowance would come back meanwhile.
    monkeypatch.setattr("games.consumers.NOW_PER_SECOND", 0)
    match, who = await sync_to_async(a_match)(alda, bela, "boutique")
    async with Line(match, who) as line:
        for _ in range(NOW_BURST + 4):
            await line.send(type="now")
        answers = [await line.next("now", "error") for _ in range(NOW_BURST + 4)]
        assert [answer["code"] for answer in answers if answer["type"] == "error"].count("rate_limited") == 4
        await line.send(type="ping")
        await line.next("pong")


async def test_before_the_start_there_is_nothing_to_do(clean_redis: str, queue: Queue, alda: User) -> None:
    match = await sync_to_async(create_match)(alda, "boutique", [SeatPlan("me"), SeatPlan("open")])
    async with Line(match, alda) as line:
        await line.send(type="now")
        assert (await line.next("now", "error"))["code"] == "not_started"
