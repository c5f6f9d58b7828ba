"""A refusal on the wire: in the reader's language, with legal moves that come near."""

from __future__ import annotations

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from games.core.jsontypes import JsonDict
from games.models import Match
from games.services.create import SeatPlan, create_match
from games.services.lobby import join
from games.services.table import load
from tests.platform.conftest import Queue
from tests.platform.wire import Line

DEAR = {
    "boutique": {"type": "set_prices", "prices": [9, 1, 2, 3, 4, 5, 6], "breakfast": 3},
    "skifest": {"type": "lift", "to": "E", "ticket": True},
    "snowplanner": {"type": "keep_talent", "talent": "nobody"},
}


def a_match(alda: User, bela: User, slug: str) -> tuple[Match, User]:
    """A match of two people, and the one who has to move."""
    match = create_match(alda, slug, [SeatPlan("me"), SeatPlan("open")], seed="why")
    match = join(match.pk, bela)
    return match, (alda, bela)[load(match.pk).game.seats_to_act()[0]]


@pytest.mark.parametrize("slug", sorted(DEAR))
async def test_a_refused_move_brings_moves_that_count(
    clean_redis: str, queue: Queue, alda: User, bela: User, slug: str
) -> None:
    match, who = await sync_to_async(a_match)(alda, bela, slug)
    async with Line(match, who) as line:
        view = await line.view(match.version)
        told = {}
        for language in ("it", "de", "en"):
            refused = await line.move(match.version, DEAR[slug], language=language)
            assert refused["type"] == "refused", refused
            told[language] = [violation["text"] for violation in refused["violations"]]
            assert refused["nearest"][0]["move"]["type"] in (DEAR[slug]["type"], "draw")
            assert "{p" not in str(refused)
        assert len({tuple(texts) for texts in told.values()}) == 3
        played = await line.move(view["version"], refused["nearest"][0]["move"])
        assert played["type"] == "ack", played


async def test_a_language_that_there_is_not_is_malformed(
    clean_redis: str, queue: Queue, alda: User, bela: User
) -> None:
    match, who = await sync_to_async(a_match)(alda, bela, "boutique")
    async with Line(match, who) as line:
        answer = await line.move(match.version, DEAR["boutique"], language="fr")
        assert answer["code"] == "malformed"


def _lifts(message: JsonDict) -> list[str]:
    """Why lifts can't be ridden, one reason each."""
    return [lift["why"][0]["text"] for lift in message["aids"]["lifts"] if lift["why"]]


async def test_reasons_beside_the_view_are_told_in_the_language_that_is_asked_for(
    clean_redis: str, queue: Queue, alda: User, bela: User
) -> None:
    match, who = await sync_to_async(a_match)(alda, bela, "skifest")
    async with Line(match, who) as line:
        english = _lifts(await line.view(match.version))
        await line.send(type="view", language="it")
        italian = _lifts(await line.view(match.version))
        await line.send(type="view")
        assert _lifts(await line.view(match.version)) == italian
    assert english
    assert all(one != other for one, other in zip(english, italian, strict=True))


def test_the_page_speaks_the_language_of_the_browser(
    clean_redis: str, queue: Queue, client: Client, alda: User, bela: User
) -> None:
    match, who = a_match(alda, bela, "skifest")
    client.force_login(who)
    address = f"/m/{match.public_id}/"
    said = [
        _lifts(client.get(address, headers={"accept-language": language}).context["initial"])
        for language in ("en", "de-AT,de;q=0.9", "it")
    ]
    assert all(said)
    assert len(set(map(tuple, said))) == 3


async def test_a_control_that_is_off_asks_what_keeps_its_move_from_being_made(
    clean_redis: str, queue: Queue, alda: User, bela: User
) -> None:
    match, who = await sync_to_async(a_match)(alda, bela, "boutique")
    async with Line(match, who) as line, Line(match, None) as watch:
        await line.send(type="why", move=DEAR["boutique"], language="it")
        told = await line.next("why", "error")
        assert told["move"] == DEAR["boutique"]
        assert (told["language"], told["violations"][0]["rule"]) == ("it", "BHM-2.1")
        legal = {**DEAR["boutique"], "prices": [1] * 7}
        await line.send(type="why", move=legal)
        assert (await line.next("why", "error"))["violations"] == []
        await line.send(type="why", move={"type": "fly"})
        assert (await line.next("why", "error"))["code"] == "malformed"
        await watch.send(type="why", move=legal)
        assert (await watch.next("why", "error"))["code"] == "not_seated"
        assert (await line.move(match.version, legal))["type"] == "ack", "asking has made no move"
