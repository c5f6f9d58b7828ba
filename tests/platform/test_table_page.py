"""The page of a table, its log and its export: to whom they show what."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from games.core.chance import RecordedChance
from games.models import Match
from games.services.lobby import resign
from games.services.submit import submit
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import CARDS, LOTS, PICKS
from tests.platform.wire import move_id


@pytest.fixture
def alone(make_match: MakeMatch, alda: User, bela: User) -> Match:
    """A private running match in which Alda has picked."""
    match = make_match(alda, bela, visibility="private")
    submit(match.pk, None, alda, {"type": "pick", "number": PICKS[0]}, move_id(), match.version)
    return match


def browser(user: User | None) -> Client:
    client = Client()
    if user is not None:
        client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_the_page_carries_the_same_view_as_the_line(alone: Match, alda: User, bela: User) -> None:
    page = browser(bela).get(f"/m/{alone.public_id}/")
    html = page.content.decode()
    assert page.status_code == 200
    assert f'data-ws="/ws/match/{alone.public_id}/"' in html
    assert "no-store" in page["Cache-Control"]
    initial = html.split('<script id="initial" type="application/json">')[1].split("</script>")[0]
    message = json.loads(initial)
    assert (message["type"], message["version"], message["match"]["you"]) == ("view", alone.version + 1, 1)
    assert message["view"]["picks"] == [None, None]
    assert str(PICKS[0]) not in html
    assert str(PICKS[0]) in browser(alda).get(f"/m/{alone.public_id}/").content.decode()


@pytest.mark.parametrize("part", ["", "log/", "export/"])
def test_a_private_table_is_not_there_for_others(
    alone: Match, person: Callable[[str], User], part: str
) -> None:
    for user in (None, person("Stranger")):
        assert browser(user).get(f"/m/{alone.public_id}/{part}").status_code == 404
        assert browser(user).get(f"/m/nothing-here/{part}").status_code == 404


def test_log_and_export_of_a_match_in_progress_keep_the_secrets_of_others(
    alone: Match, alda: User, bela: User
) -> None:
    for part in ("log/", "export/"):
        assert str(PICKS[0]) in browser(alda).get(f"/m/{alone.public_id}/{part}").content.decode()
        shown = browser(bela).get(f"/m/{alone.public_id}/{part}").content.decode()
        assert "Alda picked" in shown
        assert [secret for secret in (PICKS[0], *CARDS) if str(secret) in shown] == []


def test_the_log_turns_pages_and_takes_no_nonsense(alone: Match, alda: User) -> None:
    alda_sees = browser(alda)
    assert "The match begins." not in alda_sees.get(f"/m/{alone.public_id}/log/?before=1").content.decode()
    for before in ("x", "-1", "9" * 30, "²"):
        page = alda_sees.get(f"/m/{alone.public_id}/log/", {"before": before})
        assert "The match begins." in page.content.decode()


def test_the_export_of_a_finished_match_replays_it(make_match: MakeMatch, queue: Queue, alda: User) -> None:
    match = make_match("easy", "easy", host=alda)
    queue.run_all()
    answer = browser(None).get(f"/m/{match.public_id}/export/")
    data = answer.json()
    assert answer["Content-Disposition"].endswith(f'chalet-{match.public_id}.json"')
    chance = RecordedChance([given for entry in data["log"] for given in entry["chance"]])
    game = LOTS.new_game(2, chance, data["cards"])
    for entry in data["log"][1:]:
        if entry["kind"] == "office":
            game.run_job(chance)
        else:
            game.play(entry["seat"], entry["move"], chance)
    assert game.view(None) == data["final"]
    assert data["match"]["result"]["winners"] == list(game.outcome().winners)
    match.refresh_from_db()
    assert str(match.chance[1][0]) not in answer.content.decode()


def test_an_open_table_shows_the_invite_to_those_who_sit_there_only(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, None)
    assert match.invite in browser(alda).get(f"/m/{match.public_id}/").content.decode()
    for user in (bela, None):
        assert match.invite not in browser(user).get(f"/m/{match.public_id}/").content.decode()


def test_a_finished_match_shows_its_result_and_on_wish_its_table(
    alone: Match, alda: User, bela: User
) -> None:
    resign(alone.pk, alda)
    assert 'id="table"' not in browser(bela).get(f"/m/{alone.public_id}/").content.decode()
    assert 'id="table"' in browser(bela).get(f"/m/{alone.public_id}/?board").content.decode()
