"""Tempers: they show, copies keep them, and who wins is never in doubt by them."""

from __future__ import annotations

import pytest

from ai.levels import STYLES
from ai.search.ismcts import share_of_win
from games.core.chance import SeededChance
from games.core.game import Title
from games.core.registry import titles


def ends(title: Title, temper: int, seeds: range) -> list[list[float]]:
    """The rewards of games by the policy in which seat 0 has a temper."""
    root = title.new_game(2, SeededChance(3)).state
    root.set_temper(0, temper)
    found = []
    for seed in seeds:
        work = root.clone()
        work.reseed(seed)
        work.determinize(-1)
        work.playout(True)
        found.append(work.rewards())
    return found


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.slug)
def test_a_temper_shows_in_every_title_and_leaves_the_win_the_most(title: Title) -> None:
    plain = ends(title, 0, range(12))
    for style in STYLES.values():
        found = ends(title, style.temper, range(12))
        assert (found != plain) == (style.temper != 0)
        for rewards in found:
            assert all(0.0 <= reward <= 1.0 for reward in rewards)
            won = [share_of_win(rewards, seat) for seat in range(2)]
            for seat in range(2):
                assert won[seat] < 0.5 or rewards[seat] >= 0.4
                assert won[seat] > 0.0 or rewards[seat] < 0.5


def test_a_bold_seat_builds_where_a_careful_one_does_not() -> None:
    rooms: dict[int, int] = {}
    root = titles()["boutique"].new_game(2, SeededChance(5)).state
    for temper in (-1, 1):
        rooms[temper] = 0
        for seed in range(200):
            state = root.clone()
            state.set_temper(0, temper)
            state.reseed(seed)
            state.determinize(-1)
            state.playout(True)
            rooms[temper] += state.hotels[0].rooms - 3  # type: ignore[attr-defined]
    assert rooms[1] > 2 * rooms[-1] + 20
