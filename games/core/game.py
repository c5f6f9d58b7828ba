"""The table's side of a title: positions as JSON, legality with reasons, play with events, and what a seat
may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.chance import Chance
from games.core.jsontypes import Json, JsonDict, Move
from games.core.nearness import nearest_moves
from games.core.paths import same
from games.core.results import Advice, CardFault, Choices, Event, Outcome, Use, Violation
from games.core.state import State
from games.core.weights import Values, WeightFile


class Game(ABC):
    """One game in progress. It has no chance of its own: whoever plays it hands one in.

    ``play`` and ``run_job`` run all automatic steps (single-option decisions, rolls, cards, reveals) up to
    the next real choice, the end, or a *worker step* (``job``), at which no seat acts until ``run_job`` is
    called.
    """

    title: ClassVar[Title]
    state: State
    """The same position for the search. Changing it changes the game."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats there are."""

    @abstractmethod
    def seats_to_act(self) -> list[int]:
        """The seats that must or may decide now, ascending; empty at a worker step and when over."""

    @abstractmethod
    def job(self) -> str | None:
        """The name of the worker step that is due (boutique: ``end_of_week``), or ``None``."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""

    def merit(self, seat: int) -> tuple[float, ...]:
        """What ranks a seat when the game is over, the greater the better: scores unless the title says
        more."""
        outcome = self.outcome()
        assert outcome is not None
        return (outcome.scores[seat],)

    def decided_at(self, winner: int, seats: Sequence[int]) -> int:
        """Which part of :meth:`merit`, from 0, sets ``winner`` before all the others of ``seats``."""
        best = self.merit(winner)
        others = [self.merit(seat) for seat in seats if seat != winner]
        at = 0
        while at < len(best) - 1 and any(other[: at + 1] == best[: at + 1] for other in others):
            at += 1
        return at

    def reason_among(self, winners: Sequence[int], seats: Sequence[int]) -> str:
        """The reason when ``winners`` win among ``seats`` only, since others resigned."""
        outcome = self.outcome()
        assert outcome is not None
        return outcome.reason

    @abstractmethod
    def form(self) -> JsonDict:
        """The whole state in its documented JSON form, all secrets included. A new object; ``Title.load``
        reads it."""

    @abstractmethod
    def view(self, seat: int | None) -> JsonDict:
        """The JSON form with everything left out (``None``) that ``seat`` may not know; ``None``: a
        spectator."""

    @abstractmethod
    def aids(self, seat: int | None) -> JsonDict:
        """What the table shows beside the view: computed from what ``seat`` may know and from nothing else.

        Keys common to all titles: ``prompt`` (``{"text", "detail", "rule"}``: who must do what, a sentence),
        ``options`` (``[{"move", "label", "effect", "rule"}]``: the seat's legal moves in plain words, when
        they can be listed), ``rules`` (the ids in play now). A title adds its own.
        """

    @abstractmethod
    def check(self, seat: int, move: Move) -> list[Violation]:
        """All reasons why ``seat`` may not make ``move`` now; empty means legal. The only source of legality.

        Raises:
            MoveFault: if it is no move at all (unknown type, missing, unknown or wrongly typed field).
        """

    @abstractmethod
    def play(self, seat: int, move: Move, chance: Chance) -> list[Event]:
        """Make a move, all of it or nothing, and run on. Returns what happened, in order.

        Raises:
            IllegalMove: if ``check`` finds violations. MoveFault: as ``check``.
        """

    @abstractmethod
    def run_job(self, chance: Chance) -> list[Event]:
        """Do the worker step that is due and run on. Raises GameError if none is due."""

    @abstractmethod
    def choices_of(self, seat: int, move: Move) -> list[int]:
        """A legal move as the state's choices, in order. Of moves the same in effect any may be given."""

    @abstractmethod
    def move_of(self, seat: int, choices: Sequence[int]) -> JsonDict | None:
        """The move that these choices of ``seat`` make from here, or ``None`` if more choices are needed."""

    @abstractmethod
    def clone(self) -> Game:
        """An independent copy."""

    @abstractmethod
    def determinize(self, seat: int | None, seed: int) -> Game:
        """A copy in which all that ``seat`` does not know is drawn anew, consistent with what it knows.

        Two games whose views for ``seat`` are equal give the same result for the same ``seed``.
        """


class Title(ABC):
    """A game that can be played here: its name, its limits, and how games of it are made."""

    slug: ClassVar[str]
    name: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    rules_version: ClassVar[int]
    """Goes up whenever the same moves could give another game; a match keeps the one it began with."""
    form_version: ClassVar[int]
    """The version of the JSON form of states and moves."""

    @abstractmethod
    def default_cards(self) -> JsonDict:
        """The shipped card set (JSON)."""

    @abstractmethod
    def card_faults(self, cards: Json) -> list[CardFault]:
        """All faults of a card set; empty means that games can be played with it."""

    @abstractmethod
    def new_game(
        self, seats: int, chance: Chance, cards: JsonDict | None = None, options: JsonDict | None = None
    ) -> Game:
        """A game set up for its first real choice. ``cards``: a faultless card set, else the shipped one.

        Raises:
            FormFault: for a wrong number of seats or unknown options.
        """

    @abstractmethod
    def load(self, form: Json, cards: JsonDict | None = None) -> Game:
        """A game from its JSON form. Checks keys, types, ranges and that phase, seats and table fit together.

        Raises:
            FormFault: names the faulty path and what is wrong.
        """

    @abstractmethod
    def settle(self, game: Game, chance: Chance) -> list[Event]:
        """Run the automatic steps that are due in a freshly loaded game, up to the next real choice or worker
        step."""

    @abstractmethod
    def from_view(self, view: Json, seat: int | None, seed: int, cards: JsonDict | None = None) -> Game:
        """A game made from nothing but a view, its secrets filled in at random from ``seed``: what an AI
        gets."""

    @abstractmethod
    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """A log line in plain words. ``event`` as its reader may see it; ``names`` by seat."""

    @abstractmethod
    def violation_text(self, violation: Violation, names: Sequence[str], language: str = "en") -> str:
        """Why a move is refused and what to do, with the numbers of this position.

        ``language``: ``en``, ``it`` or ``de``; a title without texts in a language answers in English.
        """

    @abstractmethod
    def check_fields(self, move: Move) -> None:
        """Whether ``move`` is a move at all, in whatever position.

        Raises:
            MoveFault: for an unknown type, or a missing, unknown or wrongly typed field.
        """

    def nearest(self, game: Game, seat: int, move: Move) -> list[JsonDict]:
        """Up to three legal moves of ``seat``, those first that change least in the refused ``move``.

        Empty when the seat can do nothing now.
        """
        options = game.aids(seat)["options"]
        return nearest_moves(game, seat, move, (option["move"] for option in options), {})

    def option_of(self, game: Game, seat: int, move: Move) -> JsonDict:
        """A legal move in plain words, as in the ``options`` of :meth:`Game.aids`: ``{"move", "label",
        "effect", "rule"}``, of what ``seat`` knows alone. Players are named ``{p0}``, ``{p1}`` …"""
        options: list[JsonDict] = game.aids(seat)["options"]
        return next(option for option in options if option["move"] == move)

    def choices(self, game: Game, seat: int) -> list[Choices]:
        """What ``seat``, which is to act, can do now, grouped, with what each move brings and costs.

        Args:
            game: made by :meth:`from_view` from the seat's own view; not changed. What it fills in at random
                must not show.
        """
        groups: dict[str, list[JsonDict]] = {}
        for option in game.aids(seat)["options"]:
            groups.setdefault(str(option["move"]["type"]), []).append(option)
        return [
            Choices(kind, kind.replace("_", " ").capitalize(), options, len(options))
            for kind, options in groups.items()
        ]

    @abstractmethod
    def money_moved(self, event: Event) -> dict[int, int]:
        """What an event did to the money of each seat: the title's books, which tests add up."""

    @abstractmethod
    def chance_fault(self, entry: Json) -> str | None:
        """What is wrong with a scripted chance entry, or ``None``."""

    budgets: ClassVar[Mapping[str, int]] = {}
    """By AI level (``ai/levels.py``), the search iterations for one move, where the usual ones don't suit."""

    trusting_levels: ClassVar[frozenset[str]] = frozenset()
    """The AI levels that take all others to play by the policy, and search their own choices alone."""

    weight_file: ClassVar[WeightFile | None] = None
    """What the policy believes, for tuning by self-play; ``None``: the title has nothing to tune."""

    def use_weights(self, values: Values) -> None:
        """Let the policy of the whole process believe other values than the file's, group by group.

        Raises:
            NotImplementedError: if the title has nothing to tune.
        """
        raise NotImplementedError(f"{self.name} has no weights to tune")

    anytime: ClassVar[tuple[str, ...]] = ()
    """Types of moves that a seat may make although it is not among those to act."""

    chance_kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of chance entries that a scenario may script."""

    open_objects: ClassVar[tuple[str, ...]] = ()
    """Dotted paths of objects in the form whose keys come and go, so that a scenario may add one."""

    def own_cards(self, cards: JsonDict) -> JsonDict | None:
        """The card set with a scenario's own cards added; ``None`` if the title takes none.

        Raises:
            FormFault: names the faulty card.
        """
        return None

    def follows(self, form: JsonDict, paths: Sequence[str]) -> JsonDict:
        """What follows for the set-up from the values that a scenario's start put at ``paths`` of ``form``.

        Returns values by dotted path, none of them in ``paths``. Faults of the form are left to ``load``.
        """
        return {}

    def equal(self, path: str, found: Json, wanted: Json) -> bool:
        """Whether the value at a path of the form is what a scenario expects; a title may ignore an order."""
        return same(found, wanted)

    def advise(self, game: Game, seat: int, move: Move) -> Advice:
        """What a legal move of ``seat`` would bring and cost, from what the seat may know.

        Args:
            game: made by :meth:`from_view` from the seat's own view; not changed. What it fills in at random
                must not show in the words, unless as an average over many such fillings.
        """
        for option in game.aids(seat)["options"]:
            if option["move"] == move:
                return Advice(option["label"], option.get("effect", ""))
        return Advice(str(move["type"]).replace("_", " ").capitalize(), "")

    def uses(self, game: Game, events: Sequence[Event] | None) -> list[Use]:
        """What ``events`` tell of the use of cards and areas, ``game`` being the position after them;
        ``None``: the
        game was just set up. A title that gives nothing has no figures by card."""
        return []

    def chapter(self, view: JsonDict) -> str:
        """Which part of the game a view is in, in a few words, to find one's way in a replay; empty: not
        told."""
        return ""

    @property
    @abstractmethod
    def move_fields(self) -> Mapping[str, Mapping[str, str]]:
        """The move types with their fields, each as a short type description, for documentation and
        clients."""
