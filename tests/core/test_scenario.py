"""The scenario runner: what holds, what fails, what is refused, and the exit codes of the command."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from games.core.jsontypes import JsonDict
from games.core.scenario import ScenarioFault, read, run

SET = {"type": "set_prices", "prices": [3] * 7, "breakfast": 3}


def scenario(**changes: Any) -> JsonDict:
    """A scenario that holds: seat 0 sets its prices."""
    return {
        "game": "boutique",
        "players": 2,
        "title": "prices are set",
        "rules": ["BHM-2.1"],
        "options": {},
        "start": {"first_seat": 0, "active_seat": 0},
        "chance": [],
        "moves": [{"seat": 0, "do": SET}],
        "expect": {"players.0.prices_set": True, "phase": "prepare"},
        **changes,
    }


def failures(**changes: Any) -> list[str]:
    """Why the scenario with these changes fails."""
    return run(read(json.dumps(scenario(**changes)))).failures


def refusal(**changes: Any) -> str:
    """Why the file with these changes is refused."""
    with pytest.raises(ScenarioFault) as fault:
        run(read(json.dumps(scenario(**changes))))
    return str(fault.value)


def test_a_scenario_that_holds() -> None:
    assert failures() == []
    assert failures(moves=[], expect={}) == []


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"expect": {"phase": "price"}}, 'phase is "prepare", expected "price"'),
        ({"expect": {"players.0.prices_set": 1}}, "players.0.prices_set is true, expected 1"),
        ({"expect": {"players.0.gold": 1}}, "there is no key 'gold'"),
        ({"expect": {"players.7.money": 1}}, "no index"),
        ({"chance": [{"die": 3}]}, "left over"),
        ({"moves": [{"seat": 0, "do": {"type": "keep_prices"}}]}, "move 0 is refused: BHM-2.1"),
        ({"refused": {"seat": 1, "do": SET, "rule": "BHM-2.1"}}, "is legal"),
        ({"refused": {"seat": 1, "do": {"type": "keep_prices"}, "rule": "BHM-3.2"}}, "not by BHM-3.2"),
    ],
)
def test_a_scenario_that_fails_says_why(changes: JsonDict, reason: str) -> None:
    (failure,) = failures(**changes)
    assert reason in failure


def test_chance_of_the_wrong_kind_fails() -> None:
    start = {
        "first_seat": 0,
        "active_seat": 0,
        "phase": "price",
        "stage": "booking",
        "seats_to_act": [0],
    }
    keep = [{"seat": 0, "do": {"type": "keep_prices"}}]
    card = {"guest": {"stays": [[0, 1]], "breakfast": False, "adjacent": False}}
    (failure,) = failures(start=start, moves=keep, chance=[card, {"die": 1}], expect={})
    assert "a die is due" in failure
    (failure,) = failures(start=start, moves=keep, chance=[{"die": 1}, {"die": 1}], expect={})
    assert "a guest is due" in failure
    (failure,) = failures(start=start, moves=keep, chance=[{"gear": "wax"}], expect={})
    assert "a die is due" in failure


def test_chance_goes_on_seeded_when_the_list_is_used_up() -> None:
    start = {"first_seat": 0, "active_seat": 0, "phase": "price", "stage": "booking", "seats_to_act": [0]}
    keep = [{"seat": 0, "do": {"type": "keep_prices"}}]
    forms = [
        run(read(json.dumps(scenario(start=start, moves=keep, chance=chance)))).game.form()
        for chance in ([], [], [{"die": 2}])
    ]
    assert forms[0] == forms[1]
    assert forms[2]["checkin_day"] == 2


def test_the_worker_step_runs_by_itself() -> None:
    start = {"first_seat": 0, "active_seat": 0, "phase": "end_of_week", "seats_to_act": [], "week": 2}
    assert failures(start=start, moves=[], expect={"phase": "over", "result.reason": "draw"}) == []


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 7}, "2 to 6 players"),
        ({"players": "2"}, "'players' must be a whole number"),
        ({"players": True}, "'players' must be a whole number"),
        ({"colour": 1}, "unknown key 'colour'"),
        ({"cards": {"guests": {}}}, "unknown key 'cards'"),
        ({"options": {"fast": True}}, "options.fast"),
        ({"start": {"players.0.gold": 1}}, "there is no key 'gold'"),
        ({"start": {"players.5.money": 100}}, "no index"),
        ({"start": {"players.0.money": 150}}, "players.0.money"),
        ({"start": {"phase": "place"}}, "stage"),
        ({"chance": [{"dice": 1}]}, "chance.0"),
        ({"chance": [{"die": 7}]}, "chance.0"),
        ({"chance": [{"die": 1, "guest": 1}]}, "chance.0"),
        ({"chance": [{"guest": {"stays": [[0, 0]], "breakfast": True, "adjacent": False}}]}, "chance.0"),
        ({"chance": [3]}, "chance.0"),
        ({"moves": [{"seat": 0, "do": {"type": "dance"}}]}, "no move of type 'dance'"),
        ({"moves": [{"seat": 0, "do": {"type": "bid", "amount": 100}}]}, "needs the field 'blank'"),
        ({"moves": [{"seat": 0, "do": {**SET, "note": ""}}]}, "no field 'note'"),
        ({"moves": [{"seat": 0, "do": {**SET, "breakfast": "2"}}]}, "'breakfast'"),
        ({"moves": [{"seat": 2, "do": SET}]}, "moves.0.seat"),
        ({"moves": [{"seat": 0, "do": SET, "why": 1}]}, "unknown key 'why'"),
        ({"moves": [{"seat": 0}]}, "lacks the key 'do'"),
        ({"moves": {}}, "'moves' must be a list"),
        ({"refused": {"seat": 0, "do": SET}}, "lacks the key 'rule'"),
        ({"refused": {"seat": 0, "do": {"type": "dance"}, "rule": "BHM-2.1"}}, "no move of type"),
        ({"expect": []}, "'expect' must be an object"),
        ({"rules": [1]}, "rule ids"),
        ({"expect": {"week": float("nan")}}, "NaN is no number"),
        ({"start": {"players.0.money": float("inf")}}, "Infinity is no number"),
    ],
)
def test_a_faulty_file_is_refused_with_the_reason(changes: JsonDict, reason: str) -> None:
    assert reason in refusal(**changes)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '{"game": "boutique"}', '{"game": "boutique", "game": "x"}']
)
def test_what_is_no_scenario_is_refused(text: str) -> None:
    with pytest.raises(ScenarioFault):
        read(text)


@pytest.mark.parametrize("key", ["start", "expect"])
@pytest.mark.parametrize("depth", [60, 700])
def test_a_deep_file_is_refused_wherever_it_is_deep(key: str, depth: int) -> None:
    text = json.dumps(scenario(**{key: {"week_reports": "deep"}})).replace(
        '"deep"', "[" * depth + "]" * depth
    )
    with pytest.raises(ScenarioFault, match="deep"):
        read(text)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A file that holds, one that fails, one with an unknown key and one that isn't there."""
    texts = {"good": scenario(), "bad": scenario(expect={"phase": "over"}), "broken": scenario(colour=1)}
    paths = {"missing": str(tmp_path / "missing.json")}
    for name, text in texts.items():
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(text))
        paths[name] = str(path)
    return paths


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["good"], 0),
        (["good", "bad"], 1),
        (["bad", "broken"], 2),
        (["missing"], 2),
        (["missing", "good", "bad"], 2),
    ],
)
def test_exit_codes_and_a_line_for_each_file(files: dict[str, str], names: list[str], code: int) -> None:
    out, err = StringIO(), StringIO()
    try:
        call_command("scenario", *[files[name] for name in names], stdout=out, stderr=err)
        found = 0
    except SystemExit as stop:
        found = int(stop.code or 0)
    assert found == code
    lines = out.getvalue().splitlines() + err.getvalue().splitlines()
    assert len(lines) == len(names)
    for name in names:
        assert any(files[name] in line for line in lines)


@pytest.mark.parametrize("text", ["two\nlines", "half of a pair \ud83d"])
@pytest.mark.parametrize("changes", [{}, {"expect": {"week": 2}}, {"colour": 1}])
def test_whatever_a_file_says_its_line_is_one_and_can_be_printed(
    tmp_path: Path, text: str, changes: JsonDict
) -> None:
    path = tmp_path / "odd.json"
    refused = {"seat": 1, "do": {"type": "keep_prices"}, "rule": text}
    path.write_text(json.dumps(scenario(title=text, **changes, **({"refused": refused} if changes else {}))))
    out = StringIO()
    with suppress(SystemExit):
        call_command("scenario", str(path), stdout=out, stderr=out)
    assert len(out.getvalue().splitlines()) == 1
    out.getvalue().encode()


def test_json_prints_the_final_state_with_all_secrets(files: dict[str, str]) -> None:
    out = StringIO()
    call_command("scenario", "--json", files["good"], stdout=out, stderr=StringIO())
    state = json.loads(out.getvalue())
    assert state["players"][0]["prices"] == [3] * 7
    assert len(state["deck"]) == 28


def test_scenarios_run_without_database_and_server(files: dict[str, str]) -> None:
    """In a process of its own, with a database that can't be reached."""
    code = "import manage, sys; sys.argv = ['manage.py', 'scenario', sys.argv[1]]; manage.main()"
    env = {"DATABASE_URL": "postgres://nobody@127.0.0.1:1/none", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", code, files["good"]], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("ok ")
