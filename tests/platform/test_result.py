"""The result page of a finished match, with Boutique's break-down."""

import re
from random import Random

import pytest
from django.core.management import call_command
from django.db import transaction
from django.test import Client

from accounts.models import User
from games.core.registry import get_title
from games.models import Match
from games.services.create import SeatPlan, create_match
from games.services.lobby import resign
from games.services.table import Table, load, lock
from tests.platform.conftest import Queue

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("clean_redis")]


@pytest.fixture(autouse=True)
def cards(transactional_db: None, queue: Queue) -> None:
    """The shipped cards are loaded, and no broker is asked."""
    call_command("load_cards", verbosity=0)


def play_on(match: Match, random: Random) -> bool:
    """Make one random step; whether the match goes on."""
    with transaction.atomic():
        table = lock(match.pk)
        if table.game.job():
            table.run_job()
        else:
            seat = next(seat for seat in table.game.seats_to_act() if not table.times_moved(seat))
            table.play(seat, random_move(table, seat, random))
        table.save()
    return table.match.is_running


def random_move(table: Table, seat: int, random: Random) -> dict[str, object]:
    """A legal move of the seat, choice by choice."""
    tried = table.game.clone()
    choices: list[int] = []
    move = None
    while move is None:
        choices.append(random.randrange(tried.state.count))
        tried.state.apply(choices[-1])
        move = table.game.move_of(seat, choices)
    return move


def finished(user: User, seed: str) -> Match:
    match = create_match(user, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], seed=seed)
    random = Random(seed)
    for _ in range(2000):
        if not play_on(match, random):
            break
    match.refresh_from_db()
    assert match.is_finished
    return match


def page_of(user: User, match: Match) -> str:
    client = Client()
    client.force_login(user)
    return client.get(f"/m/{match.public_id}/").content.decode()


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_result_names_the_winner_and_breaks_down_each_week(alda: User, seed: str) -> None:
    match = finished(alda, seed)
    page = page_of(alda, match)
    view = load(match.pk).game.view(None)
    winners = match.result["winners"]
    heading = re.search(r"<h1[^>]*>(.*?)</h1>", page, re.DOTALL)
    assert heading
    if len(winners) == 2:
        assert "A draw between" in heading[1]
    else:
        assert ("You won" in heading[1]) == (winners == [0])
    assert page.count("The rating of week") == len(view["week_reports"])
    for player in view["players"]:
        assert f"{player['money']:,}" in page
    short = sum(
        amount > 0
        for report in view["week_reports"]
        for hotel in report["hotels"]
        for amount in hotel["short"].values()
    )
    assert len(re.findall(r"\d short</span>", page)) == short


def test_the_winner_stands_first(alda: User) -> None:
    match = finished(alda, "b")
    names = re.findall(r'class="panel place seat-(\d)', page_of(alda, match))
    assert int(names[0]) in match.result["winners"]
    assert sorted(names) == ["0", "1"]


def test_a_match_ended_by_resignation_says_so_and_shows_no_false_reason(alda: User) -> None:
    match = create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], seed="r")
    resign(match.pk, alda)
    page = page_of(alda, match)
    assert "because someone resigned" in page
    assert "Firn wins" in page or "Flake wins" in page
    assert "BHM-6.6" not in page


def test_the_final_table_can_still_be_looked_at(alda: User) -> None:
    match = finished(alda, "a")
    client = Client()
    client.force_login(alda)
    assert 'id="table"' in client.get(f"/m/{match.public_id}/?board").content.decode()


def test_the_lobby_shows_boutique_in_progress(client: Client, alda: User, bela: User) -> None:
    match = create_match(alda, "boutique", [SeatPlan("me"), SeatPlan("ai", "easy")], seed="live")
    random = Random(1)
    for _ in range(12):
        play_on(match, random)
    page = client.get("/").content.decode()
    assert re.search(r"Week 1, booking, \d+ of 10", page)
    assert 'class="c l"' in page
    client.force_login(alda)
    assert get_title("boutique").name in client.get("/").content.decode()
