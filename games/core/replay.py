"""Playing a logged match again: the proof that log and chance together hold the whole game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.core.chance import RecordedChance
from games.core.game import Game, Title
from games.core.jsontypes import JsonDict
from games.core.results import GameError


@dataclass(frozen=True, slots=True)
class Played:
    """An entry of a log: a move of a seat, or a worker step (both ``None``), and the chance that it was
    given."""

    seat: int | None
    move: JsonDict | None
    chance: list[JsonDict]


def replay(
    title: Title,
    seats: int,
    setup: list[JsonDict],
    entries: Iterable[Played],
    cards: JsonDict | None = None,
    options: JsonDict | None = None,
) -> Iterator[Game]:
    """The game after set-up and after each entry; always the same object, so take what you need from it at
    once.

    Raises:
        GameError: if an entry is refused, or does not use exactly the chance that it recorded.
    """
    chance = RecordedChance(setup)
    game = title.new_game(seats, chance, cards, options)
    _all_used(chance, "set-up")
    yield game
    for number, entry in enumerate(entries):
        chance = RecordedChance(entry.chance)
        if entry.move is None or entry.seat is None:
            game.run_job(chance)
        else:
            game.play(entry.seat, entry.move, chance)
        _all_used(chance, f"entry {number}")
        yield game


def _all_used(chance: RecordedChance, what: str) -> None:
    if chance.left:
        raise GameError(f"{what} recorded {chance.left} random results more than the game used")
