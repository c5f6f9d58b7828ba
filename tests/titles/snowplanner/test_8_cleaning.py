"""SNP-8: Cleaning, the end and the score."""

from __future__ import annotations

import pytest

from games.core.jsontypes import JsonDict
from tests.titles.snowplanner.desk import Desk, dice, grid, have, rooms, station

ROW = ("ski_pupil", "sled_racer", "day_tripper", "card_writer", "bus_driver", "trail_walker")
STOP = rooms(("ski_pupil", 3), ("sled_racer", 3))


def cleaned(start: JsonDict, players: int = 1, chance: tuple[JsonDict, ...] = ()) -> Desk:
    """The last Check-out decision of a round, and what follows."""
    last = {"active_seat": players - 1, "seats_to_act": [players - 1], "turn_order": list(range(players))}
    stop = rooms(("pianist", 3), ("ice_skater", 3), seat=players - 1)
    desk = Desk({**last, **stop, **start}, players=players, phase="check_out", chance=chance)
    return desk.do(players - 1, "stay", room=1, stay=False)


def test_the_two_oldest_go_under_the_deck_and_the_row_refills() -> None:
    desk = cleaned(station(*ROW) | {"guest_deck": ["map_maker", "old_skier", "pianist"]})
    assert desk["station"] == [*ROW[2:], "map_maker", "old_skier"]
    assert desk["guest_deck"] == ["pianist", "ski_pupil", "sled_racer"]


def test_a_short_row_loses_its_oldest_too_and_an_empty_deck_brings_them_back() -> None:
    desk = cleaned(station("ski_pupil", "sled_racer", "bus_driver") | {"guest_deck": []})
    assert desk["station"] == ["bus_driver", "ski_pupil", "sled_racer", None, None, None]
    desk = cleaned(station("ski_pupil") | {"guest_deck": ["map_maker"]})
    assert desk["station"] == ["map_maker", "ski_pupil", None, None, None, None]
    desk = cleaned(station() | {"guest_deck": []})
    assert desk["station"] == [None] * 6


def test_cleaning_draws_guests_first_and_then_the_round_card() -> None:
    script = ({"guest": "film_maker"}, {"guest": "aunt_baker"}, {"round": "deep_snow"})
    desk = cleaned(station(*ROW), chance=script)
    assert desk["station"][4:] == ["film_maker", "aunt_baker"]
    assert desk["round_card"] == "deep_snow"
    assert desk.chance.left == []


def test_the_summit_decides_who_is_first() -> None:
    a, b = {"seat": 0, "die": 0, "face": 2}, {"seat": 1, "die": 0, "face": 2}
    placed = {f"players.{seat}.dice.{die}.state": "placed" for seat in (0, 1) for die in (0, 1)}
    desk = cleaned(placed | {"areas.summit": [b, a, {"seat": 1, "die": 1, "face": 3}]}, players=4)
    assert desk["turn_order"] == [1, 0, 2, 3]
    assert desk["active_seat"] == 1
    desk = cleaned(
        {
            **placed,
            "areas.summit": [{"seat": 2, "die": "part_time", "face": 4}, None, None],
            "part_time": {"face": 4, "holder": 2},
        },
        players=4,
    )
    assert desk["turn_order"] == [2, 0, 1, 3]
    assert desk["part_time"] == {"face": 4, "holder": None}
    assert cleaned({}, players=4)["turn_order"] == [0, 1, 2, 3]


def test_the_others_follow_in_their_order_so_far() -> None:
    start = {"turn_order": [2, 0, 3, 1], "active_seat": 1, "seats_to_act": [1]}
    start |= rooms(("pianist", 3), ("ice_skater", 3), seat=1) | {"players.3.dice.0.state": "placed"}
    start |= {"areas.summit": [{"seat": 3, "die": 0, "face": 2}, None, None]}
    desk = Desk(start, players=4, phase="check_out").do(1, "stay", room=1, stay=False)
    assert desk["turn_order"] == [3, 2, 0, 1]


def test_dice_return_with_their_faces() -> None:
    start = {
        "players.0.dice": [
            {"face": 5, "state": "placed"},
            {"face": 1, "state": "placed"},
            {"face": 2, "state": "locked"},
        ]
    }
    start |= {"areas.slope": [{"seat": 0, "die": 0, "face": 5}, None]}
    desk = cleaned(start)
    assert [(die["face"], die["state"]) for die in desk["players.0.dice"]] == [
        (5, "room"),
        (1, "room"),
        (2, "locked"),
    ]
    assert desk["areas.slope"] == [None, None]


def over(start: JsonDict, players: int = 2) -> Desk:
    """The end of round 8."""
    last = {"round": 8, "season": "year_end", "round_card": "fiscal_year_end", "round_deck": []}
    none = {f"players.{seat}.talent": None for seat in range(players)}
    empty: JsonDict = {}
    for seat in range(players):
        empty |= have(seat)
    return Desk({**last, **none, **empty, **start}, players=players, phase="check_out")


def test_after_round_8_the_game_is_over() -> None:
    desk = over(have(points=3) | station(*ROW))
    assert desk["phase"] == "over"
    assert desk["active_seat"] is None
    assert desk["seats_to_act"] == []
    assert desk["round"] == 8
    assert desk["station"] == list(ROW)
    assert desk.refuses(0, "skip") == {"SNP-3.1", "SNP-8.1"}
    outcome = desk.game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert desk.game.title.load(desk.game.form()).form() == desk.game.form()


def test_the_score_is_points_goals_likes_and_a_third_of_the_stock_on_the_sum() -> None:
    start = have(points=30, likes=4, snow=2, tickets=5, croissants=4)
    start |= {"players.0.played_goals": ["full_register", "word_of_mouth"], "players.0.goals": ["all_lit"]}
    start |= {"players.0.checked_out": ["pianist"] * 6}
    scores = over(start)["result"]["scores"]
    assert scores[0] == {"points": 30, "goals": 12, "likes": 4, "stock": 3, "total": 49}
    assert over(have(snow=1, tickets=1))["result.scores.0.stock"] == 0


def test_ties_go_to_vips_in_rooms_then_windows_then_are_shared() -> None:
    tie = have(points=5) | have(1, points=5)
    assert over(tie)["result.winners"] == [0, 1]
    assert over(tie | grid(blue=[1], seat=1))["result.winners"] == [1]
    vip = rooms(("weather_star", 1), seat=0) | grid(green=[1])
    desk = over(tie | vip | grid(blue=[1, 2], seat=1))
    desk.do(0, "stay", room=1, stay=True)
    assert desk["result.winners"] == [0]
    outcome = desk.game.outcome()
    assert outcome is not None
    assert outcome.reason == "tie_break"


def test_a_solo_game_just_scores() -> None:
    assert over(have(points=7), players=1)["result"] == {
        "winners": [0],
        "scores": [{"points": 7, "goals": 0, "likes": 0, "stock": 0, "total": 7}],
    }


OUT = {"players.0.checked_out": ["star_chef", "pianist", "ski_pupil"]}
STAYING = rooms(("weather_star", 2), ("ski_pupil", 1)) | grid(green=[1])


@pytest.mark.parametrize(
    ("goal", "start", "points"),
    [
        ("full_register", OUT, 6),
        ("full_register", {"players.0.checked_out": ["pianist"] * 5}, 8),
        ("house_of_stars", OUT, 4),
        ("house_of_stars", {"players.0.checked_out": ["star_chef"] * 4}, 12),
        ("show_season", {"players.0.played_events": ["ski_show", "lost_glove"]}, 4),
        ("show_season", {"players.0.played_events": ["ski_show"] * 5}, 8),
        ("blue_front", grid(blue=[4, 5, 6]), 6),
        ("blue_front", grid(blue=[3, 4, 5, 6, 7]), 8),
        ("amber_front", grid(orange=[4], blue=[1]), 2),
        ("green_front", grid(green=[4, 9]), 4),
        ("straight_lines", grid(blue=[1, 2, 3]), 4),
        ("straight_lines", grid(blue=[1, 2, 3, 5, 7, 9]), 8),
        ("straight_lines", grid(blue=[1, 2], green=[3]), 0),
        ("word_of_mouth", have(likes=5), 5),
        ("word_of_mouth", have(likes=9), 8),
        ("stocked_cellar", have(snow=2, tickets=2, croissants=1), 2),
        ("stocked_cellar", have(snow=9, tickets=9), 8),
        ("all_lit", grid([1, 2], [3], [9]), 4),
        ("all_lit", grid(blue=range(1, 10)), 9),
        ("trained_team", dice(5, 6, 4), 6),
        ("trained_team", dice(5, 6, 6), 9),
        ("trained_team", dice(4, 4, part_time=6), 0),
    ],
)
def test_what_each_goal_scores(goal: str, start: JsonDict, points: int) -> None:
    desk = over(start | {"players.0.played_goals": [goal]}, players=1)
    assert desk["result.scores.0.goals"] == points


@pytest.mark.parametrize(("goal", "points"), [("no_vacancy", 6), ("house_of_stars", 4)])
def test_goals_that_count_rooms(goal: str, points: int) -> None:
    desk = over(STAYING | {"players.0.played_goals": [goal]}, players=1)
    desk.do(0, "stay", room=1, stay=True).do(0, "stay", room=2, stay=True)
    assert desk["result.scores.0.goals"] == points


PRINTED = {
    "full_register": [1, 4, 7],
    "house_of_stars": [2, 5, 8],
    "show_season": [3, 6, 9],
    "blue_front": [1, 2, 3],
    "amber_front": [4, 5, 6],
    "green_front": [7, 8, 9],
    "straight_lines": [1, 5, 9],
    "word_of_mouth": [3, 5, 7],
    "stocked_cellar": [1, 3, 7, 9],
    "all_lit": [2, 4, 6, 8],
    "trained_team": [5, 8],
    "no_vacancy": [2, 5],
}


@pytest.mark.parametrize("goal", PRINTED)
def test_each_goal_has_its_layout(goal: str) -> None:
    start = dice(3, 3) | {"players.0.goals": [goal]}
    desk = Desk(start | grid(green=PRINTED[goal]))
    assert desk.refuses_place(0, "office", 3, goal=goal) == set()
    for missing in PRINTED[goal]:
        rest = [position for position in PRINTED[goal] if position != missing]
        assert Desk(start | grid(green=rest)).refuses_place(0, "office", 3, goal=goal) == {"SNP-4.5"}


@pytest.mark.parametrize(
    ("per", "points"),
    [
        ("vip", 2),
        ("room", 0),
        ("checked_out", 3),
        ("event", 1),
        ("like", 4),
        ("window_blue", 3),
        ("window_orange", 1),
        ("window_green", 0),
        ("window_any", 4),
        ("bingo", 1),
        ("stock", 5),
        ("die5", 2),
    ],
)
def test_an_own_goal_counts_by_any_of_the_words(per: str, points: int) -> None:
    cards = {"goals": {"test_goal": {"layout": [1], "per": per, "divisor": 1, "points": 1, "max": 99}}}
    start: JsonDict = (
        have(likes=4, snow=1, tickets=2, croissants=2) | grid(blue=[1, 2, 3], orange=[5]) | dice(5, 6)
    )
    start |= {
        "players.0.checked_out": ["star_chef", "opera_star", "pianist"],
        "players.0.played_events": ["ski_show"],
    }
    start |= {"players.0.played_goals": ["test_goal"], "round": 8, "round_card": "fiscal_year_end"}
    assert Desk(start, players=1, cards=cards, phase="check_out")["result.scores.0.goals"] == points
