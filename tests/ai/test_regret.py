"""Regret: of searches on positions from play."""

from __future__ import annotations

import pytest

from ai.regret import main, positions, worth
from games.core.registry import get_title
from tests.ai.toys import Misled


def test_positions_are_real_choices_at_the_beginning_of_moves() -> None:
    found = list(positions(get_title("boutique"), 2, 10, 1))
    assert len(found) == 10
    assert all(state.fresh and state.count > 2 and state.actor >= 0 for state in found)


def test_the_worth_of_a_move_is_what_it_wins() -> None:
    found = [worth(Misled(), [choice], 3000, 1) for choice in (0, 1)]
    assert found == [pytest.approx(0.45, abs=0.03), pytest.approx(0.6, abs=0.03)]


def test_it_prints_a_line_for_greedy_and_each_agent(capsys: pytest.CaptureFixture[str]) -> None:
    agents = "mcts:iterations=20,mcts:iterations=20:halving=0"
    assert main(["boutique", "--positions", "3", "--tries", "10", "--agents", agents]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[1:]] == ["greedy", *agents.split(",")]
    assert all(0.0 <= float(line.split()[0]) <= 1000.0 for line in lines[1:])


@pytest.mark.parametrize(
    ("agents", "says"),
    [("greedy", "no search"), ("hard", "no search"), ("mcts", "iterations=N")],
)
def test_wrong_agents_are_refused(agents: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["boutique", "--agents", agents])
    assert says in capsys.readouterr().err
