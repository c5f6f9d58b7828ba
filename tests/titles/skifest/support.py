"""Positions to order and games at random, for the tests of Ski Fest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.core.chance import Chance, ScriptedChance, SeededChance
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.skifest.game import SkifestGame
from games.titles.skifest.title import TITLE

NAMES = ("Alda", "Bo", "Cleo", "Dag")


def put(form: JsonDict, path: str, value: Any) -> None:
    """Set a dotted path of a form."""
    *way, last = path.split(".")
    here: Any = form
    for key in way:
        here = here[int(key)] if isinstance(here, list) else here[key]
    if isinstance(here, list):
        here[int(last)] = value
    else:
        assert last in here, path
        here[last] = value


def get(form: Any, path: str) -> Any:
    """Read a dotted path of a form."""
    for key in path.split("."):
        form = form[int(key)] if isinstance(form, list) else form[key]
    return form


class Play:
    """A game that starts in a patched position, with scripted chance.

    Args:
        players: seats.
        start: dotted paths and values, over a game of seed 0 in which seat 0 begins and all hands are empty.
        chance: cards and gear to come.
    """

    def __init__(
        self, players: int, start: JsonDict | None = None, chance: list[JsonDict] | None = None
    ) -> None:
        form = TITLE.new_game(players, SeededChance(0)).form()
        form["turn_order"] = list(range(players))
        form["active_seat"] = 0
        for seat, player in enumerate(form["players"]):
            player["arrived"] = seat
            player["hand"] = []
        for path, value in (start or {}).items():
            put(form, path, value)
        self.game: SkifestGame = TITLE.load(form)
        self.chance: Chance = ScriptedChance(chance or [])
        self.events: list[Event] = TITLE.settle(self.game, self.chance)

    def do(self, seat: int, kind: str, **fields: Any) -> Play:
        """Make a move."""
        if "source" in fields:
            fields["from"] = fields.pop("source")
        self.events = self.game.play(seat, {"type": kind, **fields}, self.chance)
        for event in self.events:
            for reader in (None, *range(self.game.seats)):
                seen = event.seen_by(reader)
                assert seen is None or TITLE.event_text(seen, NAMES)
        return self

    def rules(self, seat: int, kind: str, **fields: Any) -> set[str]:
        """The rules that refuse a move; empty: legal."""
        if "source" in fields:
            fields["from"] = fields.pop("source")
        found = self.game.check(seat, {"type": kind, **fields})
        for violation in found:
            assert TITLE.violation_text(violation, NAMES)
        return {violation.rule for violation in found}

    def __getitem__(self, path: str) -> Any:
        """A dotted path of the form, as it is now."""
        value = get(self.game.form(), path)
        return sorted(value) if path.endswith(".hand") else value

    def codes(self) -> list[str]:
        """The kinds of events of the last move."""
        return [event.code for event in self.events]


def random_games(seats: int, games: int, seed: int = 0) -> Iterator[tuple[SkifestGame, list[Event]]]:
    """Games at random, step by step: the game after each move with what happened."""
    for number in range(games):
        chance = SeededChance(f"{seed}:{seats}:{number}")
        game = TITLE.new_game(seats, chance)
        yield game, []
        state = game.state.clone()
        state.reseed(seed * 1000 + number)
        while game.outcome() is None:
            yield game, game.play(game.state.actor, random_move(game, state.below), chance)


def random_move(game: SkifestGame, below: Any) -> JsonDict:
    """A move of the seat that is due, each choice at random."""
    trial = game.state.clone()
    seat = trial.actor
    choices: list[int] = []
    while True:
        choices.append(below(trial.count))
        move = game.move_of(seat, choices)
        if move is not None:
            assert choices[0] < game.state.count
            return move
        trial.apply(choices[-1])


def slope_cards(form: JsonDict) -> Counter[str]:
    """All slope cards of a form, wherever they lie."""
    cards = Counter(form["row"]) + Counter(form["deck"]) + Counter(form["discard"])
    for player in form["players"]:
        cards += Counter(player["hand"])
    return cards


def gear_cards(form: JsonDict) -> Counter[str]:
    """All gear of a form."""
    cards = Counter(form["gear_row"]) + Counter(form["gear_deck"])
    for player in form["players"]:
        cards += Counter(player["gear"])
    return cards
