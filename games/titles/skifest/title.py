"""Skull Canyon: Ski Fest as a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.chance import Chance
from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict
from games.core.results import CardFault, Event, FormFault, Violation
from games.titles.skifest import play
from games.titles.skifest.card_faults import faults_of
from games.titles.skifest.cards import card_set, shipped_cards
from games.titles.skifest.event_texts import event_text
from games.titles.skifest.form import FORM_VERSION
from games.titles.skifest.game import SkifestGame
from games.titles.skifest.load import load_position
from games.titles.skifest.moves import FIELDS
from games.titles.skifest.setup import first_position
from games.titles.skifest.table import Table
from games.titles.skifest.view import form_of_view
from games.titles.skifest.violation_texts import violation_text
from games.titles.skifest.words import Words


class SkifestTitle(Title):
    """Two to four skiers, three days."""

    slug = "skifest"
    name = "Skull Canyon: Ski Fest"
    min_seats = 2
    max_seats = 4
    rules_version = 1
    form_version = FORM_VERSION

    def __init__(self) -> None:
        self._words = Words(shipped_cards())

    def default_cards(self) -> JsonDict:
        return shipped_cards()

    def card_faults(self, cards: Json) -> list[CardFault]:
        return faults_of(cards)

    def new_game(
        self, seats: int, chance: Chance, cards: JsonDict | None = None, options: JsonDict | None = None
    ) -> SkifestGame:
        if isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise FormFault("players", f"2 to 4 players, not {seats!r}")
        if options:
            raise FormFault("options", f"there are none, not {', '.join(map(str, options))}")
        chosen = card_set(cards)
        table = Table(chance)
        position = first_position(chosen.board(seats), seats, chance, table)
        play.settle(position)
        position.host = None
        return SkifestGame(position, chosen.reader(seats))

    def load(self, form: Json, cards: JsonDict | None = None) -> SkifestGame:
        chosen = card_set(cards)
        position = load_position(form, chosen)
        return SkifestGame(position, chosen.reader(position.seats))

    def settle(self, game: Game, chance: Chance) -> list[Event]:
        if not isinstance(game, SkifestGame):
            raise TypeError(f"a game of {self.slug} is needed")
        return game.settle(chance)

    def from_view(
        self, view: Json, seat: int | None, seed: int, cards: JsonDict | None = None
    ) -> SkifestGame:
        return self.load(form_of_view(view), cards).determinize(seat, seed)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return event_text(event, names, self._words)

    def violation_text(self, violation: Violation, names: Sequence[str]) -> str:
        return violation_text(violation, names, self._words)

    @property
    def move_fields(self) -> Mapping[str, Mapping[str, str]]:
        return FIELDS


TITLE = SkifestTitle()
