"""Snow Planner as a title of the registry."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar

from games.core.chance import Chance
from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import Advice, CardFault, Choices, Event, FormFault, Use, Violation
from games.core.weights import Values
from games.titles.snowplanner import advice, census, texts, weights
from games.titles.snowplanner import cards as card_sets
from games.titles.snowplanner.form import FORM, SLUG
from games.titles.snowplanner.game import SnowGame
from games.titles.snowplanner.load import load_form
from games.titles.snowplanner.minds import Mind
from games.titles.snowplanner.moves import FIELDS, check_fields
from games.titles.snowplanner.nearest import nearest
from games.titles.snowplanner.now import choices
from games.titles.snowplanner.options import option_of
from games.titles.snowplanner.refusals import violation_text
from games.titles.snowplanner.setup import set_up
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.view import state_from_view
from games.titles.snowplanner.words import TALENTS


@cache
def _shipped() -> CardTable:
    return CardTable(card_sets.shipped_cards())


@lru_cache(maxsize=32)
def _table(text: str) -> CardTable:
    return CardTable(json.loads(text))


def table_of(cards: JsonDict | None) -> CardTable:
    """The card set as numbers; ``None``: the shipped one."""
    return _shipped() if cards is None else _table(json.dumps(cards))


@lru_cache(maxsize=8)
def _mind(values: tuple[tuple[str, tuple[int, ...]], ...]) -> Mind:
    return _shipped().mind_of(dict(values))


class SnowPlanner(Title):
    """Dice as workers, guests and VIPs in a hotel, windows on a grid, eight rounds."""

    slug = SLUG
    name = "Snow Planner"
    min_seats = 1
    max_seats = 4
    rules_version = 1
    form_version = FORM
    chance_kinds = ("guest", "event", "round")
    weight_file = weights.FILE
    budgets: ClassVar[Mapping[str, int]] = {"easy": 40, "normal": 300, "hard": 3_000, "expert": 15_000}

    def use_weights(self, values: Values) -> None:
        """For the shipped cards; games with other cards keep the file's."""
        _shipped().mind = _mind(tuple((name, tuple(numbers)) for name, numbers in values.items()))

    def default_cards(self) -> JsonDict:
        return card_sets.shipped_cards()

    def card_faults(self, cards: Json) -> list[CardFault]:
        return card_sets.card_faults(cards)

    def own_cards(self, cards: JsonDict) -> JsonDict:
        """The shipped set with a scenario's own cards added; they are known, but lie in no deck.

        Raises:
            FormFault: names the first fault of the cards.
        """
        faults = card_sets.own_card_faults(cards)
        if faults:
            raise FormFault(faults[0].path, faults[0].problem)
        shipped = self.default_cards()
        added = {
            kind: {**value, **cards[kind]} if kind in cards else value for kind, value in shipped.items()
        }
        return {**added, "own": {kind: list(value) for kind, value in cards.items()}}

    def check_fields(self, move: Move) -> None:
        check_fields(move)

    def chance_fault(self, entry: Json) -> str | None:
        if not isinstance(entry, dict) or len(entry) != 1 or next(iter(entry)) not in self.chance_kinds:
            return 'is {"guest": key}, {"event": key} or {"round": key}'
        key = next(iter(entry.values()))
        return None if isinstance(key, str) else f"names a card by its key, not {key!r}"

    def money_moved(self, event: Event) -> dict[int, int]:
        """Nothing: this game has no money."""
        return {}

    def new_game(
        self, seats: int, chance: Chance, cards: JsonDict | None = None, options: JsonDict | None = None
    ) -> SnowGame:
        if not self.min_seats <= seats <= self.max_seats:
            raise FormFault("players", f"{self.min_seats} to {self.max_seats} play, not {seats}")
        if options:
            raise FormFault(f"options.{next(iter(options))}", "Snow Planner has no options")
        game = SnowGame(set_up(table_of(cards), seats, chance))
        game.settle(chance)
        return game

    def load(self, form: Json, cards: JsonDict | None = None) -> SnowGame:
        game = SnowGame(load_form(form, table_of(cards)))
        if game.state.phase == TALENTS and (choosing := game.seats_to_act()):
            # Several choose at once: what kind of decision it is must be known, so that one's choice leaves
            # the others' as it was.
            game.state.focus(choosing[0])
        return game

    def settle(self, game: Game, chance: Chance) -> list[Event]:
        assert isinstance(game, SnowGame)
        return game.settle(chance)

    def from_view(self, view: Json, seat: int | None, seed: int, cards: JsonDict | None = None) -> SnowGame:
        state = state_from_view(view, seat, seed, table_of(cards))
        game = SnowGame(state)
        state.run()
        return game

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return texts.event_text(event, names)

    def advise(self, game: Game, seat: int, move: Move) -> Advice:
        return advice.advise(game, seat, move)

    def chapter(self, view: JsonDict) -> str:
        """The round."""
        if view["phase"] == "over":
            return "The end"
        return "Talents" if view["phase"] == "talents" else f"Round {view['round']}"

    def violation_text(self, violation: Violation, names: Sequence[str], language: str = "en") -> str:
        return violation_text(violation, names, language)

    def nearest(self, game: Game, seat: int, move: Move) -> list[JsonDict]:
        return nearest(game, seat, move)

    def choices(self, game: Game, seat: int) -> list[Choices]:
        return choices(game, seat)

    def option_of(self, game: Game, seat: int, move: Move) -> JsonDict:
        assert isinstance(game, SnowGame)
        return option_of(game.state, seat, move)

    def uses(self, game: Game, events: Sequence[Event] | None) -> list[Use]:
        assert isinstance(game, SnowGame)
        return census.uses(game.state, events)

    @property
    def move_fields(self) -> Mapping[str, Mapping[str, str]]:
        return FIELDS


TITLE = SnowPlanner()
SnowGame.title = TITLE
