"""``manage.py ladder``: every pair once, intervals, and an interrupted ladder that goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from ai.ladder import LADDER, Ladder, climb
from ai.levels import LEVELS
from games.core.registry import get_title

QUICK = ("--agents", "random,greedy,mcts:iterations=3", "--games", "6", "--workers", "1")


def ladder(*args: str) -> list[str]:
    out = StringIO()
    call_command("ladder", "boutique", *args, stdout=out)
    return out.getvalue().strip().splitlines()


def test_it_plays_every_pair_and_prints_a_table_and_one_json_object() -> None:
    lines = ladder(*QUICK, "--json")
    found: dict[str, Any] = json.loads(lines[-1])
    assert {tuple(pair["agents"]) for pair in found["pairs"]} == {
        ("greedy", "random"),
        ("mcts:iterations=3", "random"),
        ("mcts:iterations=3", "greedy"),
    }
    assert set(found["levels"]) == set(LEVELS)
    assert found["levels"]["hard"]["iterations"] == LEVELS["hard"].budget(get_title("boutique"))
    for pair in found["pairs"]:
        assert pair["games"] == 6
        assert 0.0 <= pair["ci95"][0] <= pair["share"] <= pair["ci95"][1] <= 1.0
    rows = [line for line in lines if line.startswith(("| greedy", "| mcts"))]
    assert len(rows) == 2
    assert all(line.count("|") == 4 for line in rows)


def test_all_levels_play_unless_others_are_named() -> None:
    assert ("random", "greedy", *LEVELS) == LADDER


def test_at_a_larger_table_one_sits_among_the_others() -> None:
    contests = dict(Ladder("boutique", 3, 3, ("greedy", "easy", "normal"), 1).contests())
    assert contests["normal", "easy"].agents == ("normal", "easy", "easy")


def test_a_pair_that_was_played_is_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    plan = Ladder("boutique", 2, 4, ("random", "greedy", "policy"), 1)
    played: list[object] = []
    first = climb(plan, each=played.append, kept=kept)
    assert len(played) == 12
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join(lines[:2]) + "\n")
    played.clear()
    again = climb(plan, each=played.append, kept=kept)
    assert len(played) == 4
    assert [(rung.agents, rung.share) for rung in again] == [(rung.agents, rung.share) for rung in first]
    other = Ladder("boutique", 2, 4, plan.agents, 2)
    played.clear()
    climb(other, each=played.append, kept=kept)
    assert len(played) == 12


def test_far_pairs_may_play_fewer_games_than_neighbours(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    quick = ("--workers", "1", "--resume", str(kept))
    ladder("--agents", "random,policy", "--games", "5", *quick)
    lines = ladder(
        "--agents", "random,greedy,policy,easy", "--games", "4", "--far-games", "2", "--json", *quick
    )
    found: dict[str, Any] = json.loads(lines[-1])
    assert {tuple(pair["agents"]): pair["games"] for pair in found["pairs"]} == {
        ("greedy", "random"): 4,
        ("policy", "greedy"): 4,
        ("easy", "policy"): 4,
        ("policy", "random"): 5,
        ("easy", "greedy"): 2,
        ("easy", "random"): 2,
    }, "and a pair that has played more than enough stands as it is"
    assert lines[0].startswith("2 to 5 games a pair")
    assert " of 2 " in next(line for line in lines if line.startswith("| easy"))


def test_more_games_than_were_played_are_played(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    agents = ("random", "greedy")
    climb(Ladder("boutique", 2, 2, agents, 1), kept=kept)
    assert climb(Ladder("boutique", 2, 4, agents, 1), kept=kept)[0].games == 4
    assert climb(Ladder("boutique", 2, 3, agents, 1), kept=kept)[0].games == 4, "the longer of two results"


@pytest.mark.parametrize(
    "change",
    [{"slip": 0.5}, {"whim": 0.5}, {"whole_moves": False}],
    ids=lambda change: next(iter(change)),
)
def test_a_level_that_was_changed_plays_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any]
) -> None:
    kept = tmp_path / "ladder.jsonl"
    plan = Ladder("boutique", 2, 2, ("random", "greedy"), 1)
    climb(plan, kept=kept)
    monkeypatch.setitem(LEVELS, "hard", replace(LEVELS["hard"], **change))
    played: list[object] = []
    climb(plan, each=played.append, kept=kept)
    assert len(played) == 2


def test_results_of_an_older_form_are_passed_over(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    plan = Ladder("boutique", 2, 2, ("random", "greedy"), 1)
    climb(plan, kept=kept)
    form = json.loads(kept.read_text())
    form["iterations"] = form.pop("levels")
    kept.write_text(json.dumps(form) + "\n")
    assert climb(plan, kept=kept)[0].games == 2
    assert len(kept.read_text().splitlines()) == 2, "played, and kept beside it"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--agents", "greedy"), "at least two"),
        (("--agents", "greedy,greedy"), "each once"),
        (("--agents", "greedy,genius"), "no agent 'genius'"),
        (("--players", "9"), "2 to 6 players"),
        (("--games", "0"), "at least 1 game"),
        (("--far-games", "0"), "far pairs must be at least 1"),
        (("--workers", "0"), "1 to 256"),
    ],
)
def test_wrong_options_are_refused_in_words(args: tuple[str, ...], says: str) -> None:
    with pytest.raises(CommandError, match=says):
        ladder(*args)
