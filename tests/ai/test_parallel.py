"""Helpers: what they find is added up, equal seeds give equal results, and their loss costs no move."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ai.bots import SearchBot, choose
from ai.levels import LEVELS
from ai.parallel.team import Team, helper_seed, profits
from config.env import BASE_DIR
from config.serve.parent import BoundToParent
from games.core.chance import SeededChance
from games.core.game import Game
from games.core.registry import get_title

ITERATIONS = 600


def children_of(process: int) -> list[int]:
    text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(number) for number in text.split()]


def until(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not ready():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


@pytest.fixture
def pool(tmp_path: Path) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    path = tmp_path / "helpers.sock"
    process = subprocess.Popen(
        [sys.executable, "-m", "config.serve.helpers", str(path), "2"],
        cwd=BASE_DIR,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=BoundToParent(),
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "helpers ready\n"
        yield path, process
    finally:
        process.kill()
        process.wait(10)


PATIENCE_S = 30.0
"""On a busy machine a helper may be slow; here none is to be done without."""


def game_of(slug: str = "boutique") -> Game:
    return get_title(slug).new_game(2, SeededChance(5))


def searched(team: Team, game: Game, iterations: int = ITERATIONS) -> tuple[list[float], list[float]]:
    seat = game.state.actor
    search = team.search(game, seat, 11, 0)
    try:
        assert search.helpers == team.most
        lines = search.plan(iterations)
        assert search.run(iterations) <= iterations + team.most
        tried, gained = search.tallies()
        best = lines.moves.index(search.best_line())
        assert tried[best] >= 0.8 * max(tried) or not team.most
        return tried, gained
    finally:
        search.close()


@pytest.mark.parametrize("slug", ["boutique", "skifest", "snowplanner"])
def test_tries_add_up_and_repeat(pool: tuple[Path, object], slug: str) -> None:
    game = game_of(slug)
    alone = searched(Team(pool[0], 0, patience_s=PATIENCE_S), game)
    both = searched(Team(pool[0], 2, patience_s=PATIENCE_S), game)
    assert both == searched(Team(pool[0], 2, patience_s=PATIENCE_S), game)
    assert both != alone
    assert 0 < sum(both[0]) <= ITERATIONS + 2


def test_a_whole_move_of_several_choices_is_legal_and_repeats(pool: tuple[Path, object]) -> None:
    game = game_of()
    seat = game.seats_to_act()[0]
    bot = SearchBot("split", ITERATIONS, team=Team(pool[0], 2, patience_s=PATIENCE_S))
    move = bot.choose(game, seat, 3)
    assert game.check(seat, move) == []
    assert bot.choose(game, seat, 3) == move


def test_a_team_without_helpers_finds_what_a_search_alone_finds(tmp_path: Path) -> None:
    game = game_of()
    seat = game.seats_to_act()[0]
    alone = SearchBot("alone", ITERATIONS).choose(game, seat, 3)
    assert (
        SearchBot("nobody", ITERATIONS, team=Team(tmp_path / "none.sock", 2)).choose(game, seat, 3) == alone
    )


def test_a_helper_that_dies_costs_no_move_and_is_replaced(
    pool: tuple[Path, subprocess.Popen[str]],
) -> None:
    path, owner = pool
    game = game_of()
    seat = game.state.actor
    before = children_of(owner.pid)
    search = Team(path, 2, patience_s=PATIENCE_S).search(game, seat, 1, 0)
    for child in before:
        os.kill(child, signal.SIGKILL)
    assert search.run(ITERATIONS) > 0
    assert search.helpers == 0
    assert search.best_line()
    search.close()
    until(lambda: len(set(children_of(owner.pid)) - set(before)) == 2)
    assert sum(searched(Team(path, 2, patience_s=PATIENCE_S), game)[0]) > 0


def test_a_helper_outlives_a_search_that_breaks_off_or_talks_nonsense(
    pool: tuple[Path, subprocess.Popen[str]],
) -> None:
    path, owner = pool
    before = children_of(owner.pid)
    for nonsense in (b"", b"\xff\xff\xff\xff", b"\0\0\0\2{}", b"\0\0\0\1["):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(path))
            connection.sendall(nonsense)
    searched(Team(path, 2, patience_s=PATIENCE_S), game_of())
    assert children_of(owner.pid) == before


def test_helpers_end_with_the_pool_even_when_it_is_killed(
    pool: tuple[Path, subprocess.Popen[str]],
) -> None:
    owner = pool[1]
    children = children_of(owner.pid)
    assert len(children) == 2
    owner.kill()
    owner.wait(10)
    until(lambda: not any(Path(f"/proc/{child}/cmdline").exists() and _lives(child) for child in children))


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_pool_that_is_asked_to_stop_takes_its_socket_along(
    pool: tuple[Path, subprocess.Popen[str]],
) -> None:
    pool[1].terminate()
    assert pool[1].wait(10) == 0
    assert not pool[0].exists()


def test_the_longest_levels_ask_for_help_and_the_others_do_not() -> None:
    assert {name for name, level in LEVELS.items() if profits(level)} == {"hard", "expert"}


def test_helpers_have_seeds_of_their_own() -> None:
    seeds = {helper_seed(seed, number) for seed in range(5) for number in range(4)}
    assert len(seeds) == 20


def test_the_live_choice_takes_a_team(pool: tuple[Path, object]) -> None:
    game = game_of()
    seat = game.seats_to_act()[0]
    assert (
        game.check(seat, choose(game, seat, "hard", 3, 0.5, team=Team(pool[0], 1, patience_s=PATIENCE_S)))
        == []
    )
