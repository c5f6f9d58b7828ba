"""``manage.py simulate`` and ``bench``: their JSON, their determinism and what they say to wrong options."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from ai.arena import Contest, play, summary, tally
from ai.search import Settings
from ai.statistics import wilson

NAMES = [
    "game",
    "players",
    "games",
    "agents",
    "win_share",
    "ci95",
    "seat_share",
    "score_mean",
    "winning_score_mean",
    "decisions_mean",
    "cpu_s",
]


def simulate(*args: str) -> str:
    out = StringIO()
    call_command("simulate", "boutique", *args, stdout=out)
    return out.getvalue()


def results(*args: str) -> dict[str, Any]:
    last: dict[str, Any] = json.loads(simulate(*args, "--json").strip().splitlines()[-1])
    return last


def test_json_has_the_agreed_names_and_shares_that_add_up() -> None:
    found = results("--games", "6", "--agents", "greedy,random", "--seed", "3")
    assert list(found) == NAMES
    assert (found["game"], found["players"], found["games"]) == ("boutique", 2, 6)
    assert found["agents"] == ["greedy", "random"]
    assert sum(found["win_share"]) == pytest.approx(1.0, abs=1e-3)
    assert sum(found["seat_share"]) == pytest.approx(1.0, abs=1e-3)
    for share, (low, high) in zip(found["win_share"], found["ci95"], strict=True):
        assert 0.0 <= low <= share <= high <= 1.0
    assert found["winning_score_mean"] >= max(found["score_mean"])
    assert found["decisions_mean"] > 20
    assert found["cpu_s"] > 0


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    options = ("--games", "4", "--agents", "mcts:iterations=4,greedy")
    first, again, other = (results(*options, "--seed", seed) for seed in ("1", "1", "2"))
    del first["cpu_s"], again["cpu_s"], other["cpu_s"]
    assert first == again
    assert first != other


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    contest = Contest("boutique", 2, 4, ("greedy", "random"), 9)
    alone, shared = (
        [(r.number, r.points, r.scores, r.decisions) for r in play(contest, workers)] for workers in (1, 2)
    )
    assert alone == shared


@pytest.mark.parametrize("players", [3, 4, 6])
def test_fewer_agents_than_players_are_repeated(players: int) -> None:
    found = results("--games", "2", "--players", str(players), "--agents", "greedy,random")
    assert found["agents"] == ["greedy", "random"]
    assert len(found["win_share"]) == 2
    assert len(found["seat_share"]) == players
    assert sum(found["win_share"]) == pytest.approx(1.0, abs=1e-3)


def test_seats_are_rotated_so_that_each_agent_sits_everywhere() -> None:
    contest = Contest("boutique", 4, 4, ("greedy", "random", "policy"), 1)
    for seat in range(4):
        seated = [contest.seating(number)[seat] for number in range(4)]
        assert sorted(seated) == [0, 0, 1, 2]


def test_greedy_beats_random() -> None:
    contest = Contest("boutique", 2, 20, ("greedy", "random"), 1)
    found = summary(contest, play(contest))
    assert found["win_share"][0] >= 0.9


def test_won_drawn_and_lost_add_up() -> None:
    contest = Contest("boutique", 3, 6, ("greedy", "random"), 1)
    records = play(contest)
    for won, drawn, lost in tally(contest, records):
        assert won + drawn + lost == 6


def test_the_table_names_each_agent() -> None:
    text = simulate("--games", "2", "--agents", "greedy,random")
    assert "greedy" in text
    assert "random" in text
    assert "95 % interval" in text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "There is no game 'chess'"),
        (("boutique", "--players", "7"), "2 to 6 players, not 7"),
        (("boutique", "--players", "1"), "2 to 6 players, not 1"),
        (("boutique", "--games", "0"), "at least 1 game"),
        (("boutique", "--agents", "genius"), "there is no agent 'genius'"),
        (("boutique", "--agents", "mcts:iterations=many"), "whole number above 0"),
        (("boutique", "--agents", "random,random,random"), "3 agents don't fit"),
        (("boutique", "--agents", ","), "at least one agent"),
        (("boutique", "--workers", "0"), "must be 1 to"),
        (("boutique", "--workers", "99999"), "must be 1 to"),
    ],
)
def test_wrong_options_are_refused_in_one_line(args: tuple[str, ...], said: str) -> None:
    with pytest.raises(CommandError, match=said) as caught:
        call_command("simulate", *args, stdout=StringIO())
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e9"])
def test_a_bench_of_no_sensible_length_is_refused_in_one_line(seconds: str) -> None:
    with pytest.raises(CommandError, match="--seconds must be") as caught:
        call_command("bench", "engine", "boutique", f"--seconds={seconds}", stdout=StringIO())
    assert "\n" not in str(caught.value)


def test_bench_engine_prints_the_agreed_names() -> None:
    out = StringIO()
    call_command("bench", "engine", "boutique", "--seconds", "0.05", "--json", stdout=out)
    figures = json.loads(out.getvalue().strip().splitlines()[-1])
    assert list(figures) == [
        "playouts_per_cpu_s",
        "steps_per_cpu_s",
        "clone_us",
        "search_iterations_per_cpu_s",
        "compiled",
        "search_node_cap",
        "search_nodes",
        "search_node_bytes",
        "search_most_mb",
    ]
    assert 0 < figures["search_nodes"] <= figures["search_node_cap"] == Settings().node_cap
    assert figures["steps_per_cpu_s"] > figures["playouts_per_cpu_s"] > 0
    assert figures["clone_us"] > 0
    assert isinstance(figures["compiled"], bool)


def test_the_interval_of_a_clean_sweep_is_not_a_point() -> None:
    low, high = wilson(1.0, 100)
    assert low == pytest.approx(0.963, abs=1e-3)
    assert high == pytest.approx(1.0)
    low, high = wilson(0.5, 100)
    assert (low, high) == (pytest.approx(0.404, abs=1e-3), pytest.approx(0.596, abs=1e-3))
