"""A small game for the platform's tests: secret picks, turns with chance, placements in any order, a worker's
step.

Two rounds of: all pick a number in secret (until all have, one may change it); in turn each takes 1 to 3 and
draws a card; each places in two of three rooms, in any order; the worker counts. Most points win.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from games.core.chance import Chance
from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import CardFault, Event, FormFault, IllegalMove, MoveFault, Outcome, Violation
from games.core.state import State

PICKS = (481516, 234208, 150815, 162342)
"""Numbers that can't be mistaken for others when frames are searched for secrets."""
ROOMS = ([1, 3], [1, 2], [2, 3])
CARDS = [700100 + number for number in range(12)]
PHASES = ("pick", "take", "place", "count", "over")
MOVES = {"pick": {"number": "one of the four"}, "take": {"count": "1 to 3"}, "place": {"rooms": "two rooms"}}


class LotsState(State):
    """The whole position; a search's copy draws from its own generator and passes over the worker's step."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.phase = "pick"
        self.round = 1
        self.active = 0
        self.picks = [-1] * seats
        self.scores = [0] * seats
        self.takes = 0
        self.placed: list[list[int]] = [[] for _ in range(seats)]
        self.deck = list(CARDS)
        self.random = random.Random(0)
        self.searching = False
        self.fixed = -1
        self.refresh()

    def pending(self) -> list[int]:
        if self.phase == "pick":
            return [seat for seat in range(self.seats) if self.picks[seat] < 0]
        if self.phase == "take":
            return [self.active]
        if self.phase == "place":
            return [seat for seat in range(self.seats) if not self.placed[seat]]
        return []

    def refresh(self) -> None:
        pending = self.pending()
        self.actor = self.fixed if self.fixed in self.acting() else pending[0] if pending else -1
        self.count = {"pick": len(PICKS), "take": 3, "place": len(ROOMS)}.get(self.phase, 0)
        self.face = PHASES.index(self.phase)
        self.fresh = True
        self.sealed = self.phase == "pick"

    def acting(self) -> list[int]:
        return list(range(self.seats)) if self.phase == "pick" else self.pending()

    def step(self, choice: int, die: int) -> None:
        seat, self.fixed = self.actor, -1
        if self.phase == "pick":
            self.picks[seat] = PICKS[choice]
            if not self.pending():
                self.scores = [score + pick for score, pick in zip(self.scores, self.picks, strict=True)]
                self.phase, self.takes, self.active = "take", 0, (die - 1) % self.seats
        elif self.phase == "take":
            self.scores[seat] += choice + 1 + die + self.deck.pop(0)
            self.takes += 1
            self.active = (self.active + 1) % self.seats
            if self.takes == self.seats:
                self.phase = "place"
        else:
            self.placed[seat] = ROOMS[choice]
            if not self.pending():
                self.phase = "count"
                if self.searching:
                    self.count_round()
        self.refresh()

    def count_round(self) -> None:
        self.round += 1
        self.phase = "over" if self.round > 2 else "pick"
        self.picks = [-1] * self.seats
        self.placed = [[] for _ in range(self.seats)]
        self.refresh()

    def apply(self, choice: int) -> None:
        self.step(choice, self.random.randint(1, 6))

    def clone(self) -> LotsState:
        other = deepcopy(self)
        other.searching = True
        return other

    def copy_from(self, other: State) -> None:
        self.__dict__.update(deepcopy(other.__dict__))

    def focus(self, seat: int) -> None:
        self.fixed = seat
        self.refresh()

    def reseed(self, seed: int) -> None:
        self.random = random.Random(seed)

    def determinize(self, seat: int) -> None:
        self.random.shuffle(self.deck)
        for other in range(self.seats):
            if other != seat and self.phase == "pick" and self.picks[other] >= 0:
                self.picks[other] = self.random.choice(PICKS)
        self.refresh()

    def random_choice(self) -> int:
        return self.random.randrange(self.count)

    suggest = random_choice

    def greedy(self) -> int:
        return 0 if self.phase == "pick" else self.count - 1

    def playout(self, informed: bool) -> int:
        made = 0
        while self.actor >= 0:
            self.apply(self.random_choice())
            made += 1
        return made

    def rewards(self) -> list[float]:
        best = max(self.scores)
        return [float(score == best) for score in self.scores]


class LotsGame(Game):
    """The table's side."""

    def __init__(self, state: LotsState) -> None:
        self.state: LotsState = state

    @property
    def seats(self) -> int:
        return self.state.seats

    def seats_to_act(self) -> list[int]:
        return self.state.acting()

    def job(self) -> str | None:
        return "count" if self.state.phase == "count" else None

    def outcome(self) -> Outcome | None:
        if self.state.phase != "over":
            return None
        best = max(self.state.scores)
        winners = tuple(seat for seat, score in enumerate(self.state.scores) if score == best)
        return Outcome(winners, "points", tuple(map(float, self.state.scores)))

    def form(self) -> JsonDict:
        state = self.state
        return {
            "game": "lots",
            **{name: deepcopy(getattr(state, name)) for name in STORED},
            "picked": [pick >= 0 for pick in state.picks],
            "seats_to_act": self.seats_to_act(),
        }

    def view(self, seat: int | None) -> JsonDict:
        form = self.form()
        form["deck"] = None
        if self.state.phase == "pick":
            form["picks"] = [
                pick if number == seat and pick >= 0 else None for number, pick in enumerate(form["picks"])
            ]
        return form

    def aids(self, seat: int | None) -> JsonDict:
        options = []
        if seat is not None and self.state.phase == "place" and seat in self.seats_to_act():
            options = [{"move": {"type": "place", "rooms": rooms}, "label": f"{rooms}"} for rooms in ROOMS]
        names = " and ".join(f"{{p{number}}}" for number in self.seats_to_act())
        return {
            "prompt": {"text": f"{names} must act", "detail": "", "rule": "LOT-1"},
            "options": options,
            "rules": [],
        }

    def check(self, seat: int, move: Move) -> list[Violation]:
        LOTS.check_fields(move)
        kind = move["type"]
        value = next(move[name] for name in MOVES[kind])
        if kind != self.state.phase or seat not in self.seats_to_act():
            return [Violation("not_now", "LOT-1", {"seat": seat})]
        if value not in {"pick": PICKS, "take": (1, 2, 3), "place": ROOMS}[kind]:
            return [Violation("out_of_range", "LOT-2", {"value": value})]
        return []

    def play(self, seat: int, move: Move, chance: Chance) -> list[Event]:
        violations = self.check(seat, move)
        if violations:
            raise IllegalMove(violations)
        before = self.state.phase
        self.state.focus(seat)
        self.state.step(self.choices_of(seat, move)[0], chance.die() if self._rolls(seat) else 1)
        events = []
        if before == "pick":
            secret = Event("picked", "LOT-1", {"seat": seat, "number": move["number"]}, (seat,))
            events.append(
                Event(
                    secret.code, secret.rule, secret.data, (seat,), Event("picked", "LOT-1", {"seat": seat})
                )
            )
            if self.state.phase == "take":
                events.append(Event("revealed", "LOT-1", {"picks": list(self.state.picks)}))
        else:
            events.append(Event(move["type"], "LOT-2", {"seat": seat}))
        return events

    def _rolls(self, seat: int) -> bool:
        last = [other for other in self.state.pending() if other != seat] == []
        return self.state.phase == "take" or (self.state.phase == "pick" and last)

    def run_job(self, chance: Chance) -> list[Event]:
        self.state.count_round()
        return [Event("counted", "LOT-3", {"scores": list(self.state.scores)})]

    def choices_of(self, seat: int, move: Move) -> list[int]:
        if move["type"] == "pick":
            return [PICKS.index(move["number"])]
        return [move["count"] - 1 if move["type"] == "take" else ROOMS.index(move["rooms"])]

    def move_of(self, seat: int, choices: Sequence[int]) -> JsonDict | None:
        choice = choices[0]
        if self.state.phase == "pick":
            return {"type": "pick", "number": PICKS[choice]}
        if self.state.phase == "take":
            return {"type": "take", "count": choice + 1}
        return {"type": "place", "rooms": ROOMS[choice]}

    def clone(self) -> LotsGame:
        return LotsGame(deepcopy(self.state))

    def determinize(self, seat: int | None, seed: int) -> LotsGame:
        other = self.clone()
        other.state.reseed(seed)
        other.state.determinize(-1 if seat is None else seat)
        return other


STORED = ("seats", "phase", "round", "active", "picks", "scores", "takes", "placed", "deck")


class Lots(Title):
    """The title."""

    slug, name = "lots", "Lots"
    min_seats, max_seats = 2, 4
    rules_version = form_version = 1

    def default_cards(self) -> JsonDict:
        return {"cards": CARDS}

    def card_faults(self, cards: Json) -> list[CardFault]:
        return []

    def new_game(
        self, seats: int, chance: Chance, cards: JsonDict | None = None, options: JsonDict | None = None
    ) -> LotsGame:
        state = LotsState(seats)
        state.deck = [CARDS[number] for number in chance.permutation(len(CARDS))]
        return LotsGame(state)

    def load(self, form: Json, cards: JsonDict | None = None) -> LotsGame:
        if not isinstance(form, dict) or form.get("game") != "lots":
            raise FormFault("game", "is not lots")
        state = LotsState(form["seats"])
        for name in STORED:
            setattr(state, name, deepcopy(form[name]))
        state.refresh()
        return LotsGame(state)

    def settle(self, game: Game, chance: Chance) -> list[Event]:
        return []

    def from_view(self, view: Json, seat: int | None, seed: int, cards: JsonDict | None = None) -> LotsGame:
        filled = deepcopy(view)
        filled["deck"] = list(CARDS)
        filled["picks"] = [
            (PICKS[0] if done else -1) if pick is None else pick
            for pick, done in zip(view["picks"], view["picked"], strict=True)
        ]
        return self.load(filled)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        who = f"{names[event.data['seat']]} " if "seat" in event.data else ""
        return f"{who}{event.code} {event.data.get('number', '')}".strip()

    def violation_text(self, violation: Violation, names: Sequence[str], language: str = "en") -> str:
        return f"Not possible: {violation.code}."

    def check_fields(self, move: Move) -> None:
        kind = move.get("type")
        if not isinstance(kind, str) or kind not in MOVES:
            raise MoveFault("unknown type")
        if set(move) != {"type", *MOVES[kind]}:
            raise MoveFault("missing or unknown field")
        if not isinstance(next(move[name] for name in MOVES[kind]), list if kind == "place" else int):
            raise MoveFault("wrong type of field")

    def money_moved(self, event: Event) -> dict[int, int]:
        return {}

    def chance_fault(self, entry: Json) -> str | None:
        return None

    @property
    def move_fields(self) -> Mapping[str, Mapping[str, str]]:
        return MOVES


LOTS = Lots()


def numbers_in(value: Any) -> list[int]:
    """All numbers of a JSON value, for looking through what was sent."""
    if isinstance(value, dict):
        return [number for item in value.values() for number in numbers_in(item)]
    if isinstance(value, list):
        return [number for item in value for number in numbers_in(item)]
    return [value] if isinstance(value, int) and not isinstance(value, bool) else []
