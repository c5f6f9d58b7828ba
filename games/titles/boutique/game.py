"""A game of Boutique Hotel Manager at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import ClassVar

from games.core.chance import Chance
from games.core.game import Game, Title
from games.core.jsontypes import JsonDict, Move
from games.core.results import Event, GameError, IllegalMove, Outcome, Violation
from games.titles.boutique import aids, checks, form, moves, views, week
from games.titles.boutique.events import to_events
from games.titles.boutique.load import read_state
from games.titles.boutique.report import week_report
from games.titles.boutique.state import BoutiqueState
from games.titles.boutique.tables import BOOKING, END_OF_WEEK, OVER


class BoutiqueGame(Game):
    """The kernel's state with its card set and the stored week reports."""

    title: ClassVar[Title]
    state: BoutiqueState

    def __init__(self, state: BoutiqueState, cards: JsonDict, reports: list[JsonDict]) -> None:
        state.stop_at_job = True
        self.state = state
        self.cards = cards
        self.reports = reports

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    def seats_to_act(self) -> list[int]:
        """The seats that must or may decide now, ascending."""
        return form.seats_to_act(self.state)

    def job(self) -> str | None:
        """``end_of_week`` when the week is to be counted (BHM-6.4)."""
        return "end_of_week" if self.state.phase == END_OF_WEEK else None

    def outcome(self) -> Outcome | None:
        """Winners, reason (``money``, ``rating``, ``draw``, ``last_hotel``) and money by seat (BHM-6.6)."""
        result = form.result_of(self.state)
        if result is None:
            return None
        return Outcome(tuple(result["winners"]), result["reason"], tuple(map(float, result["scores"])))

    def merit(self, seat: int) -> tuple[float, ...]:
        """Hotels still in rank before those that left, then money, then stars (BHM-6.3, BHM-6.6)."""
        hotel = self.state.hotels[seat]
        return (float(self.state.alive >> seat & 1), float(hotel.money), float(hotel.rating))

    def reason_among(self, winners: Sequence[int], seats: Sequence[int]) -> str:
        """``money``, ``rating`` or ``draw`` as the final standing of these seats has it (BHM-6.6)."""
        best = self.merit(winners[0])
        if not best[0] or len(winners) > 1:
            return "draw"
        return "rating" if self.decided_at(winners[0], seats) == 2 else "money"

    def form(self) -> JsonDict:
        """The whole state as JSON, a new object."""
        return form.to_form(self.state, self.reports)

    def view(self, seat: int | None) -> JsonDict:
        """The form without what ``seat`` may not know."""
        return views.to_view(self.form(), seat)

    def aids(self, seat: int | None) -> JsonDict:
        """What the table shows beside the view (docs/json-form-boutique.md), computed from that view
        alone."""
        view = self.view(seat)
        state, _ = read_state(views.to_form(view, self.cards), self.state.table.copy())
        return aids.aids(state, view, seat)

    def check(self, seat: int, move: Move) -> list[Violation]:
        """All reasons why the move is refused."""
        return checks.check(self.state, seat, move)

    def play(self, seat: int, move: Move, chance: Chance) -> list[Event]:
        """Make a move, all of it or nothing, and run on to the next real choice or the worker's step."""
        violations = self.check(seat, move)
        if violations:
            raise IllegalMove(violations)
        choices = moves.choices_of(self.state, seat, move)

        def make() -> None:
            state = self.state
            state.focus(seat)
            state.bare = move["type"] == "bid" and not move["blank"]
            for choice in choices:
                state.apply(choice)

        return self.run(make, chance)

    def run_job(self, chance: Chance) -> list[Event]:
        """Count the week, store the report, and run on (BHM-6.1 to BHM-6.4)."""
        if self.state.phase != END_OF_WEEK:
            raise GameError("no worker step is due")
        report = week_report(self.state)
        events = self.run(lambda: week.rate(self.state), chance)
        for hotel in report["hotels"]:
            hotel["rating_after"] = self.state.hotels[hotel["seat"]].rating
        short = {hotel["seat"]: hotel["short"] for hotel in report["hotels"]}
        for event in events:
            if event.code == "rated":
                event.data["short"] = dict(short[event.data["seat"]])
        self.reports = [*self.reports, report]
        return [Event("week_report", "BHM-6.4", deepcopy(report)), *events]

    def run(self, steps: Callable[[], None], chance: Chance) -> list[Event]:
        """Run kernel steps with the table's chance, all or nothing; gives what happened."""
        state = self.state
        before = state.clone()
        booking = state.stage == BOOKING
        state.chance = chance
        state.journal = []
        try:
            steps()
            return to_events(state, state.journal, booking)
        except BaseException:
            state.copy_from(before)
            raise
        finally:
            state.chance = None
            state.journal = None
            state.bare = False

    def choices_of(self, seat: int, move: Move) -> list[int]:
        """A legal move as the state's choices, in order."""
        return moves.choices_of(self.state, seat, move)

    def move_of(self, seat: int, choices: Sequence[int]) -> JsonDict | None:
        """The move that these choices make from here, or ``None`` if more are needed."""
        if self.state.phase in (END_OF_WEEK, OVER):
            return None
        return moves.move_of(self.state, seat, choices)

    def clone(self) -> BoutiqueGame:
        """An independent copy."""
        return BoutiqueGame(self.state.clone(), self.cards, list(self.reports))

    def determinize(self, seat: int | None, seed: int) -> Game:
        """A copy in which all that ``seat`` does not know is drawn anew: made from its view alone."""
        return self.title.from_view(self.view(seat), seat, seed, self.cards)
