"""A game that was stored and loaded stands at the same decision as the one that was played."""

from __future__ import annotations

import pytest

from ai.bots import InstinctBot
from games.core import registry
from games.core.chance import SeededChance


@pytest.mark.parametrize("slug", sorted(registry.titles()))
def test_a_decision_of_several_seats_is_the_same_kind_once_loaded(slug: str) -> None:
    """Else one seat's secret choice would make the others' stale, as their decision seemed another one."""
    title = registry.get_title(slug)
    chance = SeededChance(1)
    game = title.new_game(title.max_seats, chance)
    bot = InstinctBot("random")
    several = 0
    for step in range(300):
        if game.outcome() is not None:
            break
        if game.job() is not None:
            game.run_job(chance)
            continue
        acting = game.seats_to_act()
        if len(acting) > 1:
            several += 1
            assert title.load(game.form()).state.face == game.state.face
        seat = game.state.actor
        game.play(seat, bot.choose(game, seat, step), chance)
    assert several or slug == "skifest", "no decision of several seats was met"
