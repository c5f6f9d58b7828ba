"""SKF-2.4 to 2.7: runs, style, claims and the Yeti. The rules' worked figures 1 to 3 are here."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.skifest.support import Play

RED = [
    "red-slalom",
    "red-moguls",
    "red-halfpipe",
    "red-ski_cross",
    "red-slopestyle",
    "red-slalom",
    "red-moguls",
]


def at(place: str, hand: list[str], **more: Any) -> JsonDict:
    return {"players.0.at": place, "players.0.hand": hand, **more}


def refused(play: Play, run: str, cards: list[str], claim: bool = False) -> set[str]:
    return play.rules(0, "ski", run=run, cards=cards, claim=claim)


@pytest.mark.parametrize(
    ("place", "run", "cards", "points", "fame", "end"),
    [("A", "nursery_mile", 2, 2, 1, "V"), ("D", "ravine", 4, 4, 2, "B"), ("D", "fang", 7, 8, 3, "V")],
)
def test_a_run_takes_its_cards_and_gives_points_and_fame(
    place: str, run: str, cards: int, points: int, fame: int, end: str
) -> None:
    play = Play(2, at(place, RED))
    play.do(0, "ski", run=run, cards=RED[:cards], claim=False)
    assert (play["players.0.points"], play["players.0.fame"], play["players.0.at"]) == (points, fame, end)
    assert play[f"runs.{run}.markers"] == [0]
    assert play["players.0.hand"] == sorted(RED[cards:])
    assert play["discard"] == RED[:cards]
    assert play["players.0.arrived"] == 2


def test_worked_figure_1_one_yeti_must_move() -> None:
    start = at("A", ["red-slalom", "red-moguls", "yeti"])
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=["red-slalom", "red-moguls"], claim=False)
    assert (play["players.0.points"], play["players.0.fame"], play["pending"]) == (2, 1, [])
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=["red-slalom", "yeti"], claim=False)
    assert (play["players.0.points"], play["players.0.fame"]) == (2, 1)
    assert play["pending"] == [{"seat": 0, "kind": "move_yeti"}]


def test_worked_figure_2_double_fame_needs_every_card_in_the_runs_style() -> None:
    start = at(
        "A",
        ["red-moguls", "blue-moguls", "red-slalom", "yeti", "yeti"],
        **{"runs.cocoa_trail.style": "moguls"},
    )
    for cards, fame in (
        (["red-moguls", "blue-moguls"], 2),
        (["red-moguls", "red-slalom"], 1),
        (["red-moguls", "yeti"], 2),
        (["yeti", "yeti"], 2),
    ):
        play = Play(2, start).do(0, "ski", run="cocoa_trail", cards=cards, claim=False)
        assert (play["players.0.points"], play["players.0.fame"]) == (2, fame), cards


@pytest.mark.parametrize(
    ("mine", "theirs", "cards"),
    [([], [], 6), (["trail_map"], [], 5), ([], ["heated_gloves"], 7), (["trail_map"], ["heated_gloves"], 6)],
)
def test_worked_figure_3_what_a_claim_takes(mine: list[str], theirs: list[str], cards: int) -> None:
    start = at(
        "A", RED, **{"runs.larch_lane.markers": [0, 1], "players.0.gear": mine, "players.1.gear": theirs}
    )
    play = Play(2, start)
    for number in range(1, 8):
        wanted = set() if number == cards else {"SKF-2.6"}
        assert refused(play, "larch_lane", RED[:number], claim=True) == wanted, number
    play.do(0, "ski", run="larch_lane", cards=RED[:cards], claim=True)
    assert play["runs.larch_lane.markers"] == [0, 1, 0]
    plain = Play(2, start).do(0, "ski", run="larch_lane", cards=RED[:4], claim=False)
    assert plain["runs.larch_lane.markers"] == [0, 1]
    assert plain["players.0.points"] == 4


def test_a_trail_map_never_brings_a_claim_below_no_cards_more() -> None:
    start = at("A", RED, **{"runs.larch_lane.markers": [1], "players.0.gear": ["trail_map"]})
    play = Play(2, start).do(0, "ski", run="larch_lane", cards=RED[:4], claim=True)
    assert play["runs.larch_lane.markers"] == [1, 0]


def test_a_wrong_number_with_a_claim_breaks_the_rule_of_claims_on_a_run_without_markers_too() -> None:
    play = Play(2, at("A", RED))
    assert refused(play, "nursery_mile", RED[:3], claim=True) == {"SKF-2.4", "SKF-2.6"}
    assert refused(play, "nursery_mile", RED[:3], claim=False) == {"SKF-2.4"}
    assert refused(play, "nursery_mile", RED[:2], claim=True) == set()


def test_yetis_alone_and_any_mix_of_one_colour_or_style_are_sets() -> None:
    hand = ["red-slalom", "red-moguls", "blue-slalom", "yellow-moguls", "yeti", "yeti"]
    play = Play(2, at("A", hand))
    for cards in (
        ["yeti", "yeti"],
        ["red-slalom", "red-moguls"],
        ["red-slalom", "blue-slalom"],
        ["yellow-moguls", "yeti"],
    ):
        assert refused(play, "nursery_mile", cards) == set(), cards
    for cards in (["red-slalom", "yellow-moguls"], ["blue-slalom", "red-moguls"]):
        assert refused(play, "nursery_mile", cards) == {"SKF-2.4"}, cards


def test_what_is_no_set_for_this_run_is_refused() -> None:
    play = Play(2, at("A", [*RED, "blue-slalom", "yellow-slalom"]))
    assert refused(play, "nursery_mile", RED[:3]) == {"SKF-2.4"}
    assert refused(play, "nursery_mile", RED[:1]) == {"SKF-2.4"}
    assert refused(play, "nursery_mile", []) == {"SKF-2.4"}
    assert refused(play, "nursery_mile", ["blue-moguls", "blue-slalom"]) == {"SKF-2.4"}
    assert refused(play, "nursery_mile", ["blue-slalom", "blue-slalom"]) == {"SKF-2.4"}
    assert refused(play, "larch_lane", ["red-moguls", "red-slalom", "red-slalom", "blue-slalom"]) == {
        "SKF-2.4"
    }


def test_one_skis_from_the_top_only() -> None:
    play = Play(2, at("A", RED))
    assert refused(play, "duckling", RED[:2]) == {"SKF-2.4"}
    assert refused(play, "balcony", RED[:2]) == {"SKF-2.4"}
    assert refused(play, "postman", RED[:2]) == {"SKF-2.4"}
    assert refused(
        Play(2, at("A", RED, actions_left=0, **{"players.0.explosives": 1})), "larch_lane", RED[:4]
    ) == {"SKF-2.1"}


def test_anyone_may_ski_a_claimed_run_and_needs_no_claim() -> None:
    start = at("A", RED, **{"runs.nursery_mile.markers": [1]})
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=RED[:2], claim=False)
    assert play["runs.nursery_mile.markers"] == [1]
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=RED[:3], claim=True)
    assert play["runs.nursery_mile.markers"] == [1, 0]
    assert (play["players.0.points"], play["players.0.fame"]) == (2, 1)


def test_the_first_marker_is_placed_by_itself_whatever_is_declared() -> None:
    for claim in (True, False):
        play = Play(2, at("A", RED)).do(0, "ski", run="nursery_mile", cards=RED[:2], claim=claim)
        assert play["runs.nursery_mile.markers"] == [0]


def test_nobody_claims_under_its_own_top_marker() -> None:
    play = Play(2, at("A", RED, **{"runs.nursery_mile.markers": [1, 0]}))
    assert refused(play, "nursery_mile", RED[:4], claim=True) == {"SKF-2.6"}
    assert refused(play, "nursery_mile", RED[:2], claim=True) == {"SKF-2.6"}
    play.do(0, "ski", run="nursery_mile", cards=RED[:2], claim=False)
    assert play["runs.nursery_mile.markers"] == [1, 0]


def test_the_whole_set_of_a_claim_is_one_set() -> None:
    hand = ["red-slalom", "red-moguls", "blue-slalom"]
    play = Play(2, at("A", hand, **{"runs.nursery_mile.markers": [1]}))
    assert refused(play, "nursery_mile", hand, claim=True) == {"SKF-2.4"}


def test_the_style_bonus_counts_claim_cards_too() -> None:
    hand = ["red-moguls", "blue-moguls", "yellow-moguls", "red-slalom"]
    start = at("A", hand, **{"runs.cocoa_trail.style": "moguls", "runs.cocoa_trail.markers": [1]})
    play = Play(2, start).do(0, "ski", run="cocoa_trail", cards=hand[:3], claim=True)
    assert play["players.0.fame"] == 2
    play = Play(2, start)
    assert refused(play, "cocoa_trail", ["red-moguls", "red-slalom", "yellow-moguls"], claim=True) == {
        "SKF-2.4"
    }


def test_the_yeti_goes_anywhere_without_a_sign_but_where_it_is() -> None:
    start = at("A", ["red-slalom", "yeti"], yeti="ravine")
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=["red-slalom", "yeti"], claim=False)
    assert play["seats_to_act"] == [0]
    for run in ("nursery_mile", "duckling", "ravine", "postman"):
        assert play.rules(0, "move_yeti", run=run) == {"SKF-2.7"}, run
    for kind, fields in (("draw", {"source": "deck"}), ("lift", {"to": "A", "ticket": False}), ("pass", {})):
        assert play.rules(0, kind, **fields) == {"SKF-2.7"}
    assert play.rules(0, "slide", run="duckling") == {"SKF-2.7"}
    assert play.rules(1, "draw", source="deck") == {"SKF-2.1", "SKF-2.7"}
    play.do(0, "move_yeti", run="north_wall")
    assert (play["yeti"], play["pending"], play["actions_left"]) == ("north_wall", [], 1)


def test_a_closed_run_is_closed_to_all_until_the_yeti_moves() -> None:
    play = Play(2, at("A", RED, yeti="cocoa_trail"))
    assert refused(play, "cocoa_trail", RED[:2]) == {"SKF-2.7"}
    assert refused(play, "nursery_mile", RED[:2]) == set()


def test_the_yeti_stays_overnight() -> None:
    start = {"yeti": "fang", "round": 4, "active_seat": 1, "actions_left": 1}
    play = Play(2, start).do(1, "lift", to="A", ticket=False)
    play.do(0, "visit", place="hotel").do(1, "visit", place="hotel")
    assert (play["day"], play["yeti"]) == (2, "fang")


def test_moving_the_yeti_when_none_is_owed_is_refused() -> None:
    assert Play(2).rules(0, "move_yeti", run="fang") == {"SKF-2.7"}


def test_a_yeti_moved_with_the_last_action_ends_the_turn() -> None:
    start = at("A", ["red-slalom", "yeti"], actions_left=1)
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=["yeti", "red-slalom"], claim=False)
    assert (play["active_seat"], play["actions_left"]) == (0, 0)
    play.do(0, "move_yeti", run="fang")
    assert (play["active_seat"], play["actions_left"]) == (1, 2)
