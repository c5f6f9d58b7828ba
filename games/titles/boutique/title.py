"""The title Boutique Hotel Manager: how its games are made."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from games.core.chance import Chance
from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import Advice, CardFault, Choices, Event, FormFault, Violation
from games.core.weights import Values
from games.titles.boutique import advice, booking, policy, views, week, weights
from games.titles.boutique import cards as card_data
from games.titles.boutique.events import money_moved
from games.titles.boutique.game import BoutiqueGame
from games.titles.boutique.load import read_state
from games.titles.boutique.moves import FIELDS, check_fields
from games.titles.boutique.nearest import nearest
from games.titles.boutique.now import choices
from games.titles.boutique.options import option_of
from games.titles.boutique.refusals import violation_text
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BIT, EXPAND, LOWEST, PLACE, PLANNING, PREPARE, WAYS, CardTable
from games.titles.boutique.texts import event_text


class Boutique(Title):
    """Boutique Hotel Manager, 2 to 6 players."""

    slug = "boutique"
    name = "Boutique Hotel Manager"
    min_seats = 2
    max_seats = 6
    rules_version = 1
    form_version = 1
    chance_kinds = ("die", "guest")
    open_objects = ("bids",)
    budgets: ClassVar[Mapping[str, int]] = {"normal": 500, "hard": 1_200, "expert": 20_000}
    trusting_levels = frozenset({"hard"})

    weight_file = weights.FILE

    def use_weights(self, values: Values) -> None:
        """Let the policy of the whole process believe these values."""
        weights.use(values)

    def default_cards(self) -> JsonDict:
        """The shipped card set."""
        return card_data.default_cards()

    def card_faults(self, cards: Json) -> list[CardFault]:
        """All faults of a card set."""
        return card_data.card_faults(cards)

    def check_fields(self, move: Move) -> None:
        """Whether ``move`` is a move of this game, in whatever position."""
        check_fields(move)

    def chance_fault(self, entry: Json) -> str | None:
        """What is wrong with a scripted chance entry: ``{"die": 1..6}`` or ``{"guest": card}``."""
        if not isinstance(entry, dict) or len(entry) != 1 or next(iter(entry)) not in ("die", "guest"):
            return "is {'die': 1 to 6} or {'guest': card}"
        if "die" in entry:
            return (
                None
                if card_data.is_count(entry["die"], 1, 6)
                else f"a die shows 1 to 6, not {entry['die']!r}"
            )
        faults = card_data.guest_faults(entry["guest"], "guest")
        return f"{faults[0].path}: {faults[0].problem}" if faults else None

    def new_game(
        self, seats: int, chance: Chance, cards: JsonDict | None = None, options: JsonDict | None = None
    ) -> Game:
        """A game set up: decks shuffled, first player drawn (BHM-1.5), each with what it begins with
        (BHM-1.2), all prices to be set."""
        if not self.min_seats <= seats <= self.max_seats:
            raise FormFault("players", f"must be 2 to 6, not {seats}")
        if options:
            raise FormFault(f"options.{next(iter(options))}", "is not an option of this game; it has none")
        card_set = self.default_cards() if cards is None else cards
        state = BoutiqueState(seats, _table(card_set))
        deck = [state.table.kind(card) for card in card_data.guests(card_set, seats)]
        state.deck = [deck[at] for at in chance.permutation(len(deck))]
        state.faces = [day - 1 for day in card_set["die_days"]]
        state.first = state.active = chance.pick(seats)
        week.start_prepare(state)
        return BoutiqueGame(state, card_set, [])

    def load(self, form: Json, cards: JsonDict | None = None) -> Game:
        """A game from its JSON form, checked strictly."""
        card_set = self.default_cards() if cards is None else cards
        state, reports = read_state(form, _table(card_set))
        return BoutiqueGame(state, card_set, reports)

    def settle(self, game: Game, chance: Chance) -> list[Event]:
        """Run the automatic steps that are due in a loaded game."""
        assert isinstance(game, BoutiqueGame)
        return game.run(lambda: _settle(game.state), chance)

    def from_view(self, view: Json, seat: int | None, seed: int, cards: JsonDict | None = None) -> Game:
        """A game made from a view alone, its secrets filled in at random from ``seed``."""
        card_set = self.default_cards() if cards is None else cards
        game = self.load(views.to_form(view, card_set), card_set)
        assert isinstance(game, BoutiqueGame)
        game.state.reseed(seed)
        game.state.deck = week.shuffled(game.state, game.state.deck)
        policy.guess_hidden(game.state, -1 if seat is None else seat)
        return game

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """A log line in plain words."""
        return event_text(event, names)

    def violation_text(self, violation: Violation, names: Sequence[str], language: str = "en") -> str:
        """Why a move is refused and what to do."""
        return violation_text(violation, names, language)

    def nearest(self, game: Game, seat: int, move: Move) -> list[JsonDict]:
        """Legal moves near a refused one."""
        return nearest(game, seat, move)

    def choices(self, game: Game, seat: int) -> list[Choices]:
        """What a seat can do now, grouped."""
        return choices(game, seat)

    def option_of(self, game: Game, seat: int, move: Move) -> JsonDict:
        """A legal move in plain words."""
        assert isinstance(game, BoutiqueGame)
        return option_of(game.state, seat, move)

    def advise(self, game: Game, seat: int, move: Move) -> Advice:
        """What a move would bring and cost: chances of guests, prices, staff."""
        assert isinstance(game, BoutiqueGame)
        return advice.advise(game, seat, move)

    def money_moved(self, event: Event) -> dict[int, int]:
        """What an event did to the money of each seat."""
        return money_moved(event)

    def chapter(self, view: JsonDict) -> str:
        """The week and what goes on in it."""
        if view["phase"] == "over":
            return "The end"
        part = _PARTS.get(view["phase"]) or ("walk-ins" if view["stage"] == "walkins" else "booking")
        return f"Week {view['week']}, {part}"

    @property
    def move_fields(self) -> Mapping[str, Mapping[str, str]]:
        """The move types with their fields."""
        return FIELDS


_PARTS = {"prepare": "prices", "planning": "staff", "end_of_week": "the report", "expand": "new rooms"}


@lru_cache(maxsize=32)
def _table_of(card_set: str) -> CardTable:
    return views.table_of(json.loads(card_set))


def _table(card_set: JsonDict) -> CardTable:
    """A table of the set's kinds, for one game alone: it grows with the cards that the game sees."""
    return _table_of(json.dumps(card_set, sort_keys=True)).copy()


def _settle(state: BoutiqueState) -> None:
    """Take the decisions with one option only, up to the next real one."""
    if state.phase == PREPARE and not state.pending:
        booking.start(state)
    elif state.phase == PLANNING:
        week.settle_planning(state)
    elif state.phase == EXPAND:
        week.ask_expand(state)
    elif state.phase == PLACE:
        entry = state.entry
        for seat in range(state.seats):
            ways = WAYS[state.hotels[seat].ways(entry)]
            if state.pending & BIT[seat] and len(ways) == 1:
                booking.place(state, seat, ways[0], False)
        if state.pending:
            state.ask_place(LOWEST[state.pending])
        else:
            booking.guest_settled(state)


TITLE = Boutique()
BoutiqueGame.title = TITLE
