"""SNP-2: announcement."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.snowplanner.desk import Desk, rooms

LOW = ["deep_snow", "village_market", "locals_week"]
HIGH = ["encore", "big_kitchens", "snow_making"]
DECK = [*LOW, *HIGH, "fiscal_year_end"]


def at_the_end_of(number: int) -> Desk:
    """The last Check-out decision of a round with two players."""
    start: JsonDict = {
        "round": number,
        "round_deck": DECK[number - 1 :],
        "active_seat": 1,
        "seats_to_act": [1],
    }
    start |= {"summit_open": number >= 5, "season": season(number)}
    return Desk({**start, **rooms(("ski_pupil", 3), ("old_skier", 3), seat=1)}, phase="check_out")


def season(number: int) -> str:
    return "low" if number < 5 else "high" if number < 8 else "year_end"


@pytest.mark.parametrize("number", range(1, 8))
def test_the_next_round_card_covers_the_last(number: int) -> None:
    desk = at_the_end_of(number).do(1, "stay", room=1, stay=False)
    assert desk["round"] == number + 1
    assert desk["round_card"] == DECK[number - 1]
    assert desk["season"] == season(number + 1)
    assert len(desk["round_deck"]) == 8 - (number + 1)
    assert desk["phase"] == "main"


@pytest.mark.parametrize("number", [3, 4, 5])
def test_the_summit_tiles_open_in_round_5(number: int) -> None:
    desk = at_the_end_of(number).do(1, "stay", room=1, stay=False)
    assert desk["summit_open"] == (number + 1 >= 5)
    assert ("summit_opened" in desk.codes()) == (number == 4)
    assert (desk.game.view(0)["summit_tiles"][0] is None) == (number + 1 < 5)


def test_a_script_names_the_round_card() -> None:
    start: JsonDict = {
        "active_seat": 1,
        "seats_to_act": [1],
        **rooms(("ski_pupil", 3), ("old_skier", 3), seat=1),
    }
    desk = Desk(
        start, phase="check_out", chance=[{"guest": "pianist"}, {"guest": "ice_skater"}, {"round": "encore"}]
    )
    before = desk["round_deck"]
    desk.do(1, "stay", room=1, stay=False)
    assert desk["round_card"] == "encore"
    assert len(desk["round_deck"]) == len(before) - 1
    assert desk["station"][4:] == ["pianist", "ice_skater"]
    assert desk.chance.left == []


def test_with_no_round_card_left_the_last_one_stays_open() -> None:
    start: JsonDict = {"round_deck": [], **rooms(("ski_pupil", 3), ("old_skier", 3))}
    desk = Desk(start, players=1, phase="check_out").do(0, "stay", room=1, stay=False)
    assert desk["round"] == 2
    assert desk["round_card"] == "opening_week"
    assert desk.game.title.load(desk.game.form()).form() == desk.game.form()
