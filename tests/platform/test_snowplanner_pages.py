"""What the pages around the table say of Snow Planner: pictures of the grids, and what decided a match."""

from __future__ import annotations

from typing import Any

import pytest
from django.template.loader import render_to_string

from games.core.chance import SeededChance
from games.core.registry import get_title
from games.templatetags.games_snowplanner import decided_by, season_scores, windows_of
from games.views.cards import SeatShown


def view_of(seats: int) -> dict[str, Any]:
    return get_title("snowplanner").new_game(seats, SeededChance(5)).view(None)


def score(total: int) -> dict[str, int]:
    return {"points": total - 3, "goals": 0, "likes": 2, "stock": 1, "total": total}


def test_each_player_has_a_house_with_its_windows() -> None:
    view = view_of(3)
    view["players"][1]["windows"] = ["blue", "", "orange", "", "green", "", "", "", "blue"]
    picture = render_to_string("games/titles/snowplanner/live.html", {"view": view})
    assert [picture.count(f'class="{kind}"') for kind in ("s0", "s1", "s2", "s3")] == [1, 1, 1, 0]
    assert [picture.count(f'class="{kind}"') for kind in ("wb", "wo", "wg", "we")] == [2, 1, 1, 23]
    assert windows_of(view["players"][1]) == 4


@pytest.mark.parametrize(
    ("totals", "winners", "how", "words"),
    [
        ([41], [0], "alone", "played alone"),
        ([41, 40], [0], "points", "Most points"),
        ([41, 41], [1], "tie", "VIPs in rooms, then Windows decided"),
        ([41, 41], [0, 1], "shared", "Level on points, VIPs and Windows"),
    ],
)
def test_the_result_says_what_decided(totals: list[int], winners: list[int], how: str, words: str) -> None:
    view = view_of(len(totals))
    view["result"] = {"winners": winners, "scores": [score(total) for total in totals]}
    assert decided_by(view) == how
    assert words in render_to_string("games/titles/snowplanner/reason.html", {"view": view})


def test_the_scores_stand_best_first_with_their_parts() -> None:
    view = view_of(2)
    view["result"] = {"winners": [1], "scores": [score(30), score(44)]}
    seats = [SeatShown(0, "Alda", "human"), SeatShown(1, "Firn", "ai")]
    lines = season_scores(view, seats)
    assert [line["seat"].name for line in lines] == ["Firn", "Alda"]
    assert [number for _label, number in lines[0]["parts"]] == [41, 0, 2, 1]
    assert season_scores({**view, "result": None}, seats) == []
