"""SKF-1: set-up, the row of four, the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.chance import SeededChance
from games.core.results import FormFault
from games.titles.skifest.title import TITLE
from tests.titles.skifest.support import Play, slope_cards

YETIS = ["yeti", "yeti", "yeti", "red-slalom"]


def cards(*names: str) -> list[dict[str, str]]:
    return [{"card": name} for name in names]


@pytest.mark.parametrize(
    ("seats", "mountain", "spaces"), [(2, "small", 7), (3, "large", 10), (4, "large", 10)]
)
def test_a_game_begins_as_the_rules_say(seats: int, mountain: str, spaces: int) -> None:
    form = TITLE.new_game(seats, SeededChance(11)).form()
    assert (form["map"], form["day"], form["round"], form["phase"]) == (mountain, 1, 1, "ski")
    assert form["weather"][0] == "sun"
    assert form["yeti"] is None
    tiles = Counter(run["style"] for run in form["runs"].values() if run["style"])
    assert sum(tiles.values()) == spaces
    assert max(tiles.values()) <= 2
    assert all(run["markers"] == [] for run in form["runs"].values())
    assert len(form["row"]) == len(form["gear_row"]) == 4
    assert form["row"].count("yeti") < 3
    for seat, player in enumerate(form["players"]):
        assert len(player["hand"]) == 7
        assert (player["at"], player["points"], player["fame"], player["gear"]) == ("V", 0, 0, [])
        assert player["arrived"] == form["turn_order"].index(seat)
    assert slope_cards(form).total() == 104
    assert slope_cards(form)["yeti"] == 14
    assert len(form["gear_deck"]) == 12
    assert (form["actions_left"], form["draws_left"], form["pending"], form["result"]) == (2, 0, [], None)


def test_the_first_player_is_drawn_and_the_others_follow_in_seat_order() -> None:
    firsts = set()
    for seed in range(20):
        form = TITLE.new_game(4, SeededChance(seed)).form()
        first = form["turn_order"][0]
        firsts.add(first)
        assert form["turn_order"] == [(first + step) % 4 for step in range(4)]
        assert form["active_seat"] == first
        assert form["seats_to_act"] == [first]
    assert firsts == {0, 1, 2, 3}


def test_weather_and_tiles_vary() -> None:
    forms = [TITLE.new_game(2, SeededChance(seed)).form() for seed in range(30)]
    assert {form["weather"][1] for form in forms} == {"sun", "ice", "snow"}
    assert {form["weather"][2] for form in forms} == {"sun", "ice", "snow"}
    assert len({form["runs"]["cocoa_trail"]["style"] for form in forms}) == 5


def test_two_to_four_players_and_no_options() -> None:
    for seats in (1, 5):
        with pytest.raises(FormFault):
            TITLE.new_game(seats, SeededChance(0))
    with pytest.raises(FormFault):
        TITLE.new_game(2, SeededChance(0), options={"short": True})


def test_three_yetis_face_up_wipe_the_row() -> None:
    play = Play(
        2,
        {"row": ["yeti", "yeti", "red-slalom", "red-moguls"], "discard": []},
        cards("yeti", "blue-moguls", "blue-slalom", "yellow-moguls", "red-halfpipe"),
    )
    play.do(0, "draw", source=2)
    assert play["row"] == ["blue-moguls", "blue-slalom", "yellow-moguls", "red-halfpipe"]
    assert play["discard"] == ["yeti", "yeti", "yeti", "red-moguls"]
    assert play.codes()[:3] == ["took_card", "row_card", "row_wiped"]


def test_a_wiped_row_of_yetis_is_dealt_at_most_ten_times() -> None:
    script = cards("yeti") + cards(*YETIS) * 10
    play = Play(2, {"row": ["yeti", "yeti", "red-slalom", "red-moguls"], "discard": []}, script)
    play.do(0, "draw", source=2)
    assert play.codes().count("row_wiped") == 10
    assert play["row"] == YETIS
    assert play["row_stays"] is True
    again = TITLE.load(play.game.form())
    assert TITLE.settle(again, SeededChance(1)) == []


def test_a_row_of_yetis_in_a_start_is_wiped_at_load() -> None:
    play = Play(2, {"row": YETIS, "discard": []}, cards("blue-moguls", "blue-slalom", "yeti", "red-halfpipe"))
    assert play["row"] == ["blue-moguls", "blue-slalom", "yeti", "red-halfpipe"]
    assert sorted(play["discard"]) == sorted(YETIS)


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    play = Play(
        2,
        {
            "row": ["red-slalom", "red-moguls", "yeti", "red-halfpipe"],
            "deck": [],
            "discard": ["blue-moguls"] * 5,
        },
    )
    play.do(0, "draw", source="deck")
    assert play["players.0.hand"] == ["blue-moguls"]
    assert (len(play["deck"]), play["discard"]) == (4, [])
    assert play.codes() == ["shuffled", "drew_cards"]


def test_a_row_that_cannot_be_refilled_closes_up_and_is_refilled_as_soon_as_cards_come() -> None:
    play = Play(
        2,
        {
            "row": ["red-slalom", "red-moguls", "blue-halfpipe", "red-halfpipe"],
            "deck": [],
            "discard": [],
            "players.0.at": "A",
            "players.0.hand": ["yellow-moguls", "yellow-slalom"],
        },
    )
    play.do(0, "draw", source=1)
    assert play["row"] == ["red-slalom", "blue-halfpipe", "red-halfpipe"]
    play.do(0, "draw", source=2)
    assert play["row"] == ["red-slalom", "blue-halfpipe"]
    play.do(0, "ski", run="nursery_mile", cards=["yellow-moguls", "yellow-slalom"], claim=False)
    assert sorted(play["row"]) == ["blue-halfpipe", "red-slalom", "yellow-moguls", "yellow-slalom"]
    assert (play["deck"], play["discard"]) == ([], [])


def test_a_short_row_in_a_start_is_refilled_at_load() -> None:
    play = Play(2, {"row": ["red-slalom"]}, cards("red-moguls", "yeti", "blue-slalom"))
    assert play["row"] == ["red-slalom", "red-moguls", "yeti", "blue-slalom"]


def test_there_is_no_hand_limit() -> None:
    play = Play(2, {"players.0.hand": ["red-slalom"] * 40})
    play.do(0, "draw", source="deck").do(0, "draw", source="deck")
    assert len(play["players.0.hand"]) == 42


def test_a_scripted_card_is_taken_out_of_the_deck_or_made_new() -> None:
    start = {"deck": ["red-slalom", "blue-moguls", "red-slalom"]}
    play = Play(2, start, cards("blue-moguls", "yellow-moguls"))
    play.do(0, "draw", source="deck").do(0, "draw", source="deck")
    assert play["players.0.hand"] == ["blue-moguls", "yellow-moguls"]
    assert play["deck"] == ["red-slalom", "red-slalom"]
