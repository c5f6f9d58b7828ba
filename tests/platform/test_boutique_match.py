"""Whole matches of Boutique through the services, as they are played on the site."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from accounts.models import User
from ai.bots import InstinctBot
from games.core.chance import RecordedChance
from games.core.registry import get_title
from games.models import LogEntry, Match
from games.services import present
from games.services.answers import Ack
from games.services.create import SeatPlan, create_match
from games.services.lobby import join
from games.services.settings import set_setting
from games.services.submit import submit
from games.services.table import Table, load
from tests.platform.conftest import Queue
from tests.platform.wire import move_id


@pytest.fixture
def site(transactional_db: None, clean_redis: str, queue: Queue) -> Queue:
    """A database that commits, and the jobs that were queued."""
    return queue


def human_moves(match: Match, users: list[User]) -> Iterator[Table]:
    """Play greedily for people until only jobs are left; the table before each move."""
    greedy = InstinctBot("greedy")
    while True:
        table = load(match.pk)
        seats = {table.seat_of(user.pk).number: user for user in users}
        owing = [seat for seat in table.game.seats_to_act() if seat in seats and not table.times_moved(seat)]
        if not table.match.is_running or not owing:
            return
        yield table
        view = table.game.view(owing[0])
        known = table.title.from_view(view, owing[0], 1, table.match.cards.cards)
        move = greedy.choose(known, owing[0], 1)
        answer = submit(match.pk, None, seats[owing[0]], move, move_id(), table.match.version)
        assert isinstance(answer, Ack), answer


def replayed(match: Match) -> dict[str, object]:
    entries = list(LogEntry.objects.filter(match=match).order_by("number"))
    chance = RecordedChance([given for entry in entries for given in entry.chance])
    game = get_title("boutique").new_game(match.seats.count(), chance, match.cards.cards)
    for entry in entries[1:]:
        events = game.run_job(chance) if entry.kind == "office" else game.play(entry.seat, entry.move, chance)
        assert [event.to_json() for event in events] == entry.events
    assert chance.left == 0
    return game.form()


def test_a_match_of_ais_ends_and_replays_from_its_log(site: Queue, alda: User) -> None:
    match = create_match(alda, "boutique", [SeatPlan("ai", "easy")] * 2)
    site.run_all(1000)
    match.refresh_from_db()
    assert match.is_finished
    weeks = len(match.snapshot["week_reports"])
    assert LogEntry.objects.filter(match=match, kind="office").count() == weeks
    # A hotel that slips may close after the first week already.
    assert weeks == 2 or match.result["reason"] in ("last_hotel", "draw")
    assert replayed(match) == match.snapshot


def test_people_and_an_ai_play_to_the_end_and_no_view_tells_a_secret(
    site: Queue, alda: User, bela: User, person: Callable[[str], User]
) -> None:
    match = create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("open"), SeatPlan("ai", "easy")])
    join(match.pk, bela)
    set_setting(match.pk, bela.pk, "place_for_me", True)
    looked = 0
    while Match.objects.get(pk=match.pk).is_running:
        for table in human_moves(match, [alda, bela]):
            looked += 1
            assert_open_facts_only(table)
        assert site, "people owe nothing, so a job must be due"
        site.run_all(1000)
    match.refresh_from_db()
    assert looked > 30
    placed = LogEntry.objects.filter(match=match, seat=1, move__type="place")
    assert {entry.kind for entry in placed} == {"standing"}
    assert match.is_finished
    assert match.result["scores"] == [player["money"] for player in match.snapshot["players"]]
    assert replayed(match) == match.snapshot


def assert_open_facts_only(table: Table) -> None:
    form = table.game.form()
    for eyes in (0, 1, None):
        message = present.view_message(table, present.Viewer(eyes, eyes, None))
        view = message["view"]
        assert view["deck"] is None
        for seat, (shown, player) in enumerate(zip(view["players"], form["players"], strict=True)):
            if seat != eyes and form["phase"] == "prepare":
                assert (shown["prices"], shown["breakfast"]) == (None, None)
            if seat != eyes and form["phase"] == "planning":
                assert shown["staff"] is None
            assert shown["money"] == player["money"]
        for seat, bid in view["bids"].items():
            assert int(seat) == eyes or bid["amount"] is None
        assert "{p" not in json.dumps(message)
