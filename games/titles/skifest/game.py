"""A game of Ski Fest on the table."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.game import Game
from games.core.jsontypes import JsonDict, Move
from games.core.results import Event, GameError, IllegalMove, MoveFault, Outcome, Violation
from games.titles.skifest import options as o
from games.titles.skifest import play
from games.titles.skifest.aids import aids_for
from games.titles.skifest.checks import violations
from games.titles.skifest.evening import leaders, top_markers, totals
from games.titles.skifest.form import form_of
from games.titles.skifest.moves import MoveReader, Wish, move_from_picks, set_picks
from games.titles.skifest.position import KIND_COUNT, OVER, Host
from games.titles.skifest.slopes import DECLINE, FROM_DECK
from games.titles.skifest.state import SkifestState
from games.titles.skifest.table import Table
from games.titles.skifest.view import view_of


class SkifestGame(Game):
    """One game. Chance is handed in with each move.

    Args:
        state: the position, which the game takes over.
        reader: of moves on this board.
    """

    state: SkifestState

    def __init__(self, state: SkifestState, reader: MoveReader) -> None:
        self.state = state
        self._reader = reader

    @property
    def seats(self) -> int:
        return self.state.seats

    def seats_to_act(self) -> list[int]:
        seat = self.state.due()
        return [seat] if seat >= 0 else []

    def job(self) -> str | None:
        """Never one: Ski Fest has no worker step."""
        return None

    def outcome(self) -> Outcome | None:
        s = self.state
        if s.phase != OVER:
            return None
        winners = leaders(s)
        reason = self.reason_among(winners, range(s.seats))
        return Outcome(tuple(winners), reason, tuple(float(total) for total in totals(s)))

    def merit(self, seat: int) -> tuple[float, ...]:
        """Points, then fame, then top markers (SKF-5.2)."""
        s = self.state
        return (float(totals(s)[seat]), float(s.fame[seat]), float(top_markers(s, seat)))

    def reason_among(self, winners: Sequence[int], seats: Sequence[int]) -> str:
        """What decided among these seats: ``points``, ``fame``, ``markers``, or ``shared`` (SKF-5.2)."""
        if len(winners) > 1:
            return "shared"
        return ("points", "fame", "markers")[self.decided_at(winners[0], seats)]

    def form(self) -> JsonDict:
        return form_of(self.state)

    def view(self, seat: int | None) -> JsonDict:
        return view_of(self.state, seat)

    def aids(self, seat: int | None) -> JsonDict:
        return aids_for(self.state, seat)

    def check(self, seat: int, move: Move) -> list[Violation]:
        return violations(self.state, seat, self._wish(seat, move))

    def _wish(self, seat: int, move: Move) -> Wish:
        if isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise MoveFault(f"there is no seat {seat!r}")
        return self._reader.read(move, self.seats)

    def play(self, seat: int, move: Move, chance: Chance) -> list[Event]:
        wish = self._wish(seat, move)
        found = violations(self.state, seat, wish)
        if found:
            raise IllegalMove(found)
        return self._run(chance, seat, wish)

    def settle(self, chance: Chance) -> list[Event]:
        """Run the automatic steps that are due."""
        return self._run(chance, -1, None)

    def _run(self, chance: Chance, seat: int, wish: Wish | None) -> list[Event]:
        """Make a legal move (none: after loading) and run on; a chance that fails leaves all as it was."""
        s = self.state
        before = s.clone()
        host = Host(chance, True)
        s.host = host
        try:
            if wish is None:
                play.settle_loaded(s)
            else:
                set_picks(s, seat, wish)
                play.make(s, seat)
                play.settle(s)
        except BaseException:
            s.copy_position(before)
            raise
        finally:
            s.host = None
        return Table(s).events(host.notes)

    def run_job(self, chance: Chance) -> list[Event]:
        raise GameError("Ski Fest has no worker step")

    def choices_of(self, seat: int, move: Move) -> list[int]:
        """As the contract says. Arming off turn, disarming and arming anew are no choices: ``[]``."""
        wish = self._reader.read(move, self.seats)
        trial = self.state.clone()
        trial.dry = True
        choices: list[int] = []
        while not trial.staged:
            choice = _choice_for(trial, seat, wish)
            if choice < 0:
                return []
            choices.append(choice)
            trial.apply(choice)
        return choices

    def move_of(self, seat: int, choices: Sequence[int]) -> JsonDict | None:
        trial = self.state.clone()
        trial.focus(seat)
        trial.dry = True
        for choice in choices:
            if trial.staged or not 0 <= choice < trial.count:
                raise ValueError(f"{list(choices)} are no choices of a move from here")
            trial.apply(choice)
        return move_from_picks(trial) if trial.staged else None

    def clone(self) -> SkifestGame:
        return SkifestGame(self.state.clone(), self._reader)

    def determinize(self, seat: int | None, seed: int) -> SkifestGame:
        game = self.clone()
        s = game.state
        s.reseed(seed)
        s.determinize(-1 if seat is None else seat)
        for deck in (s.deck, s.gear_deck):
            for last in range(len(deck) - 1, 0, -1):
                at = s.below(last + 1)
                deck[at], deck[last] = deck[last], deck[at]
        return game


def _choice_for(s: SkifestState, seat: int, wish: Wish) -> int:
    """The next choice on the way to a legal move, -1 if the search has none."""
    if seat != s.actor:
        return -1
    options = s.options[: s.count]
    if s.fresh:
        option = _first_option(s, seat, wish)
        return options.index(option) if option in options else -1
    counts = [0] * KIND_COUNT
    for card in wish.cards or ():
        counts[card] += 1
    for choice, option in enumerate(options):
        kind = option - option % o.KIND
        number = option - kind
        if kind == o.SET:
            basis, yetis = number >> 4, number & 15
            rest = len(wish.cards or ()) - counts[-1]
            kinds = o.KINDS_OF[basis] if basis < len(o.KINDS_OF) else []
            if sum(counts[card] for card in kinds) == rest and (yetis == counts[-1] or not kinds):
                return choice
        elif kind == o.COUNT:
            if number == counts[o.KINDS_OF[s.pick_basis][s.pick_cursor]]:
                return choice
        elif number == sorted(wish.cards or ())[len(s.spent)]:
            return choice
    return -1


def _first_option(s: SkifestState, seat: int, wish: Wish) -> int:
    number = wish.number
    if wish.type == "draw":
        if number == FROM_DECK:
            return o.DECK
        return o.DECLINE if number == DECLINE else o.ROW + s.row[number]
    if wish.type == "lift":
        lifts = [lift for lift in s.board.lifts_at[s.at[seat]] if s.board.lift_to[lift] == number]
        ticket = wish.flag and o.TICKET + lifts[0] in s.options[: s.count]
        return (o.TICKET if ticket else o.LIFT) + lifts[0]
    if wish.type == "ski":
        return (o.CLAIM if wish.flag and s.marks[number] > 0 else o.RUN) + number
    if wish.type == "slide" and number < 0:
        return o.STAY
    if wish.type in ("move_yeti", "slide"):
        return o.TO_RUN + number
    if wish.type == "hold_avalanche":
        return o.HOLDING + int(wish.flag)
    if wish.type == "visit":
        return o.PLACE + number
    if wish.type == "buy":
        return o.GEAR + number if number >= 0 else o.NO_GEAR
    if wish.type == "arm":
        return o.ARM + number if number >= 0 else -1
    return o.BLAST if wish.type == "blast" else o.PASS
