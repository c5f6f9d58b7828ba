"""BHM-1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.chance import SeededChance
from games.core.registry import get_title
from games.titles.boutique.cards import default_cards

TITLE = get_title("boutique")


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_hotel_opens_three_rooms_with_three_stars_and_500(seats: int) -> None:
    form = TITLE.new_game(seats, SeededChance(3)).form()
    assert form["phase"] == "prepare"
    assert form["seats_to_act"] == list(range(seats))
    for player in form["players"]:
        assert (player["rooms"], player["rating"], player["money"]) == (3, 3, 500)
        assert player["board"] == player["beyond"] == [[""] * 7] * 3


@pytest.mark.parametrize(("seats", "boxes"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_box_of_28_cards_for_each_pair_of_players(seats: int, boxes: int) -> None:
    form = TITLE.new_game(seats, SeededChance(3)).form()
    assert len(form["deck"]) == 28 * boxes
    kinds = Counter(str(card) for card in form["deck"])
    assert set(kinds.values()) <= {boxes, 2 * boxes, 3 * boxes}
    assert form["used"] == []


def test_the_first_player_is_drawn_by_the_seed() -> None:
    firsts = {TITLE.new_game(6, SeededChance(seed)).form()["first_seat"] for seed in range(60)}
    assert firsts == set(range(6))


def test_the_die_days_of_the_card_set_are_used() -> None:
    cards = {**default_cards(), "die_days": [7, 7, 1, 2, 3, 4]}
    assert TITLE.card_faults(cards) == []
    assert TITLE.new_game(2, SeededChance(1), cards).form()["card_faces"] == [7, 7, 1, 2, 3, 4]


def test_the_house_deck_is_the_documented_one() -> None:
    guests = default_cards()["guests"]
    assert sum(card["copies"] for card in guests) == 28
    assert sum(card["copies"] for card in guests if card["breakfast"]) == 13
    assert sum(card["copies"] for card in guests if card["adjacent"]) == 5
    assert sum(card["copies"] for card in guests if len(card["stays"]) == 2) == 12


def faults(**changes: object) -> list[str]:
    """The faults of the house set with the first card changed."""
    cards = default_cards()
    cards["guests"][0].update(changes)
    return [f"{fault.path}: {fault.problem}" for fault in TITLE.card_faults(cards)]


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"stays": [[0, 0]]}, "guests.0.stays.0.1"),
        ({"stays": []}, "guests.0.stays"),
        ({"stays": [[0, 1], [0, 1], [0, 1]]}, "guests.0.stays"),
        ({"stays": [[-1, 1]]}, "guests.0.stays.0.0"),
        ({"stays": [[5, 4]]}, "guests.0.stays.0"),
        ({"stays": [[0]]}, "guests.0.stays.0"),
        ({"copies": 0}, "guests.0.copies"),
        ({"copies": 3}, "guests"),
        ({"adjacent": True}, "guests.0.adjacent"),
        ({"breakfast": 1}, "guests.0.breakfast"),
        ({"colour": "red"}, "guests.0.colour"),
        ({"stays": [[0, 1], [1, 1]], "adjacent": True}, "guests.0.adjacent"),
    ],
)
def test_a_faulty_card_is_named_with_what_is_wrong(changes: dict[str, object], path: str) -> None:
    found = faults(**changes)
    assert [fault.split(": ")[0] for fault in found] == [path]


@pytest.mark.parametrize(
    ("days", "path"),
    [([1, 2, 3, 4, 5, 8], "die_days.5"), ([0, 2, 3, 4, 5, 6], "die_days.0"), ([1, 2], "die_days")],
)
def test_a_day_outside_the_week_is_named(days: list[int], path: str) -> None:
    found = TITLE.card_faults({**default_cards(), "die_days": days})
    assert [fault.path for fault in found] == [path]


def test_all_faults_are_listed_not_only_the_first() -> None:
    cards = default_cards()
    cards["guests"][0]["stays"] = [[0, 0]]
    cards["guests"][1]["copies"] = 9
    cards["die_days"][2] = 9
    assert [fault.path for fault in TITLE.card_faults(cards)] == [
        "guests.0.stays.0.1",
        "guests",
        "die_days.2",
    ]
