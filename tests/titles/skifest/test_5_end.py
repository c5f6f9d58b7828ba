"""SKF-5: the final scoring. The rules' worked figures 4 and 5 are here."""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.titles.skifest.title import TITLE
from tests.titles.skifest.support import Play

GREEN = ["nursery_mile", "cocoa_trail", "duckling", "postman", "sunny_side", "balcony", "crossing", "lantern"]
BLUE = ["larch_lane", "cable_cut", "chamois", "ravine", "ember", "quarry", "tin_roof", "gully"]
BLACK = ["fang", "long_shadow", "widows_stair", "skull_drop"]


def over(players: int, tops: dict[str, int] | None = None, **more: object) -> Play:
    """A game that ends with the last player's lift; all stand on the mountain: nobody gains valley fame."""
    start: JsonDict = {"day": 3, "round": 4, "active_seat": players - 1, "actions_left": 1}
    start |= {f"players.{seat}.at": "A" for seat in range(players)}
    start |= {f"runs.{run}.markers": [(seat + 1) % players, seat] for run, seat in (tops or {}).items()}
    start |= {key.replace("__", "."): value for key, value in more.items()}
    return Play(players, start).do(players - 1, "lift", to="D", ticket=False)


def tops(runs: list[str], *counts: int) -> dict[str, int]:
    seats = [seat for seat, count in enumerate(counts) for _ in range(count)]
    return dict(zip(runs, seats, strict=False))


def majorities(play: Play, name: str) -> list[int]:
    return [score["majorities"][name] for score in play["result.scores"]]


def test_the_game_is_over_after_the_third_day() -> None:
    play = over(2)
    assert (play["phase"], play["seats_to_act"], play["active_seat"]) == ("over", [], None)
    assert (play["day"], play["round"]) == (3, 4)
    assert play.game.outcome() is not None
    assert play.rules(0, "draw", source="deck") == {"SKF-5.1", "SKF-2.1"}
    assert play.rules(0, "arm", after=None) == {"SKF-5.1", "SKF-2.1"}


def test_worked_figure_4_majorities_are_shared_and_rounded_down() -> None:
    play = over(3, tops(GREEN, 3, 3, 1))
    assert majorities(play, "green") == [4, 4, 0]
    assert majorities(play, "blue") == [0, 0, 0]
    assert majorities(play, "black") == [0, 0, 0]
    play = over(3, tops(GREEN, 2, 2, 2) | tops(BLUE, 1, 1, 1) | tops(BLACK, 1, 1, 1))
    assert majorities(play, "all") == [1, 1, 1]
    assert majorities(play, "green") == [2, 2, 2]
    assert majorities(play, "black") == [1, 1, 1]


def test_a_clear_majority_takes_it_all() -> None:
    play = over(3, tops(GREEN, 1, 2, 0) | tops(BLUE, 0, 0, 3) | tops(BLACK, 1, 0, 0))
    assert [majorities(play, name) for name in ("green", "blue", "black", "all")] == [
        [0, 8, 0],
        [0, 0, 6],
        [4, 0, 0],
        [0, 0, 4],
    ]


def test_worked_figure_5_three_fame_make_a_point() -> None:
    play = over(2, players__0__fame=8, players__1__fame=9)
    assert [score["fame"] for score in play["result.scores"]] == [2, 3]


def test_the_total_is_points_gear_fame_and_majorities() -> None:
    more = {"players.0.points": 30, "players.0.fame": 8, "players.0.gear": ["lucky_hat", "trail_map"]}
    play = over(2, {"fang": 0, "duckling": 1}, **more)
    assert play["result.scores"][0] == {
        "points": 30,
        "gear": 5,
        "fame": 2,
        "majorities": {"green": 0, "blue": 0, "black": 4, "all": 2},
        "total": 43,
    }
    assert play["result.winners"] == [0]


def test_most_points_wins() -> None:
    play = over(3, players__1__points=5)
    outcome = play.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "points", (0.0, 5.0, 0.0))


def test_a_tie_goes_to_more_fame() -> None:
    play = over(2, players__0__fame=4, players__1__fame=3)
    outcome = play.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "fame")


def test_a_tie_with_equal_fame_goes_to_more_top_markers() -> None:
    play = over(
        2,
        {
            "fang": 0,
            "nursery_mile": 1,
            "duckling": 0,
            "crossing": 0,
            "ravine": 1,
            "ember": 1,
            "larch_lane": 1,
        },
    )
    scores = play["result.scores"]
    gap = scores[1]["total"] - scores[0]["total"]
    tops_by_seat = [3, 4]
    assert tops_by_seat[1] > tops_by_seat[0]
    level = over(
        2,
        {
            "fang": 0,
            "nursery_mile": 1,
            "duckling": 0,
            "crossing": 0,
            "ravine": 1,
            "ember": 1,
            "larch_lane": 1,
        },
        **{"players.0.points": max(0, gap), "players.1.points": max(0, -gap)},
    )
    outcome = level.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "markers")
    assert outcome.scores[0] == outcome.scores[1]


def test_a_tie_in_all_is_shared() -> None:
    play = over(3)
    outcome = play.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, play["result.winners"]) == ((0, 1, 2), "shared", [0, 1, 2])


def test_valley_fame_of_the_third_day_counts() -> None:
    play = over(2, players__0__fame=2, players__0__at="V")
    assert play["result.scores"][0]["fame"] == 1


def test_a_finished_game_loads_and_stays_finished() -> None:
    form = over(2, {"fang": 0}).game.form()
    game = TITLE.load(form)
    assert game.form() == form
    assert game.seats_to_act() == []
