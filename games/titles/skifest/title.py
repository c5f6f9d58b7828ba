"""Skull Canyon: Ski Fest as a title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.chance import Chance
from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict, Move
from games.core.paths import same
from games.core.results import Advice, CardFault, Choices, Event, FormFault, Violation
from games.titles.skifest import advice, play
from games.titles.skifest.card_faults import faults_of
from games.titles.skifest.cards import card_set, shipped_cards
from games.titles.skifest.event_texts import event_text
from games.titles.skifest.form import FORM_VERSION
from games.titles.skifest.game import SkifestGame
from games.titles.skifest.load import load_position
from games.titles.skifest.moves import FIELDS, check_fields
from games.titles.skifest.names import KIND_OF
from games.titles.skifest.nearest import nearest
from games.titles.skifest.now import choices
from games.titles.skifest.options_words import option_of
from games.titles.skifest.setup import first_position
from games.titles.skifest.view import form_of_view
from games.titles.skifest.violation_texts import violation_text


class SkifestTitle(Title):
    """Two to four skiers, three days."""

    slug = "skifest"
    name = "Skull Canyon: Ski Fest"
    min_seats = 2
    max_seats = 4
    rules_version = 1
    form_version = FORM_VERSION
    anytime = ("arm",)
    chance_kinds = ("card", "gear")

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
        position = first_position(chosen.board(seats), seats, chance)
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
        board = card_set(cards).board(len(view["players"]))
        return self.load(form_of_view(view, board), cards).determinize(seat, seed)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return event_text(event, names)

    def advise(self, game: Game, seat: int, move: Move) -> Advice:
        return advice.advise(game, seat, move)

    def chapter(self, view: JsonDict) -> str:
        """The day, and its round or evening."""
        if view["phase"] == "over":
            return "The end"
        part = "après-ski" if view["phase"] == "apres" else f"round {view['round']}"
        return f"Day {view['day']}, {part}"

    def violation_text(self, violation: Violation, names: Sequence[str], language: str = "en") -> str:
        return violation_text(violation, names, language)

    def nearest(self, game: Game, seat: int, move: Move) -> list[JsonDict]:
        return nearest(game, seat, move)

    def choices(self, game: Game, seat: int) -> list[Choices]:
        return choices(game, seat)

    def option_of(self, game: Game, seat: int, move: Move) -> JsonDict:
        if not isinstance(game, SkifestGame):
            raise TypeError(f"a game of {self.slug} is needed")
        return option_of(game.state, seat, move)

    def check_fields(self, move: Move) -> None:
        check_fields(move)

    def money_moved(self, event: Event) -> dict[int, int]:
        """There is no money in this game."""
        return {}

    def chance_fault(self, entry: Json) -> str | None:
        """Entries are ``{"card": slope card}`` and ``{"gear": gear card}``."""
        if not isinstance(entry, dict) or list(entry) not in (["card"], ["gear"]):
            return "is {'card': a slope card} or {'gear': a gear card}"
        if "card" in entry:
            return None if entry["card"] in KIND_OF else f"has the unknown slope card {entry['card']!r}"
        keys = [card["key"] for card in shipped_cards()["gear"]]
        return None if entry["gear"] in keys else f"has the unknown gear card {entry['gear']!r}"

    def follows(self, form: JsonDict, paths: Sequence[str]) -> JsonDict:
        """With a turn order put in and no arrivals, all came in that order: the start of the day counts as
        arriving (SKF-3.1)."""
        order, players = form["turn_order"], form["players"]
        if "turn_order" not in paths or any(_gives_arrival(path) for path in paths):
            return {}
        if not isinstance(order, list) or any(order.count(seat) != 1 for seat in range(len(players))):
            return {}
        return {f"players.{seat}.arrived": order.index(seat) for seat in range(len(players))}

    def equal(self, path: str, found: Json, wanted: Json) -> bool:
        """Hands are compared without order."""
        return same(_sorted_hands(path, found), _sorted_hands(path, wanted))

    @property
    def move_fields(self) -> Mapping[str, Mapping[str, str]]:
        return FIELDS


def _gives_arrival(path: str) -> bool:
    """Whether a path is that of a whole player, of all of them, or of when one arrived."""
    return path.startswith("players") and (path.count(".") < 2 or path.endswith(".arrived"))


def _sorted_hands(path: str, value: Json) -> Json:
    """A value of the form with all hands in it sorted; ``path`` says whether it is a hand itself."""
    if isinstance(value, dict):
        return {key: _sorted_hands(key, entry) for key, entry in value.items()}
    if isinstance(value, list):
        if path.rsplit(".", 1)[-1] == "hand" and all(isinstance(card, str) for card in value):
            return sorted(value)
        return [_sorted_hands("", entry) for entry in value]
    return value


TITLE = SkifestTitle()
SkifestGame.title = TITLE
