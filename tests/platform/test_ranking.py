"""Who ranks where once the game's own outcome, hotels that left and resignations come together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from games.core.chance import ScriptedChance
from games.core.game import Game
from games.core.registry import get_title
from games.models import Seat
from games.services.results import result_of
from games.views.cards import SeatShown
from games.views.result import _places

Hotels = list[tuple[int, int]]


def over(*hotels: tuple[int, int]) -> Game:
    """A game just counted out: money and stars by seat before the last rating, 0 stars: has left."""
    title = get_title("boutique")
    form = title.new_game(len(hotels), ScriptedChance([])).form()
    first = next(seat for seat, (_, stars) in enumerate(hotels) if stars)
    form.update(phase="end_of_week", week=2, seats_to_act=[], first_seat=first, active_seat=first)
    for player, (money, stars) in zip(form["players"], hotels, strict=True):
        player.update(money=money, rating=stars, out=not stars)
    game = title.load(form)
    game.run_job(ScriptedChance([]))
    return game


def result(game: Game, *resigned: int) -> dict[str, Any]:
    outcome = game.outcome()
    assert outcome is not None
    seats = [SimpleNamespace(number=seat, resigned=seat in resigned) for seat in range(game.seats)]
    return result_of(game, outcome, cast(list[Seat], seats))


@pytest.mark.parametrize(
    ("hotels", "resigned", "winners", "reason"),
    [
        ([(900, 3), (800, 3), (700, 3)], [], [0], "money"),
        # A hotel that left ranks below all others, whatever it has.
        ([(900, 3), (5000, 0), (700, 3), (600, 3)], [0], [2], "money"),
        # Level on money: the stars decide, also between those who are left.
        ([(900, 3), (700, 2), (700, 3)], [0], [2], "rating"),
        ([(900, 3), (700, 3), (700, 3)], [0], [1, 2], "draw"),
        # Of a draw one resigned: the other wins, and it is no draw any more.
        ([(900, 3), (900, 3), (700, 3)], [0], [1], "money"),
        ([(900, 3), (900, 3), (900, 3)], [0], [1, 2], "draw"),
        # Whoever resigned changes nothing where it would not have won.
        ([(900, 2), (900, 3), (700, 3)], [2], [1], "rating"),
    ],
)
def test_a_resigned_winner_gives_way_to_the_next_by_the_rules(
    hotels: Hotels, resigned: list[int], winners: list[int], reason: str
) -> None:
    found = result(over(*hotels), *resigned)
    assert (found["winners"], found["reason"]) == (winners, reason)


def test_the_ranking_follows_the_rules_and_not_the_money_alone() -> None:
    game = over((5000, 0), (700, 2), (700, 3), (900, 3), (600, 3))
    seats = cast(list[SeatShown], [SimpleNamespace(number=seat) for seat in range(5)])
    places = _places(game, seats, result(game, 4), game.view(None)["players"], [], [])
    assert [(place.rank, place.seat.number) for place in places] == [(1, 3), (2, 2), (3, 1), (4, 0), (5, 4)]
