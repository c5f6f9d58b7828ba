"""The turning points of an analysed match: which they are, and what is said of each."""

from __future__ import annotations

from math import sqrt
from typing import Protocol

from ai.hints import Candidate, comparisons
from games.core.chance import SeededChance
from games.core.game import Game, Title
from games.core.jsontypes import JsonDict, Move
from games.core.results import Advice
from games.models import Analysis, LogEntry
from games.services.table import Table

MISTAKE = 0.03
"""A better move counts from so much win chance on, and if it is surely better."""
SURE = 3.0
"""So many standard errors are no chance: there are hundreds of decisions to choose from."""
STRONG = 0.06
LUCK = 0.08
MOST = {"mistake": 6, "strong": 3, "luck": 3}


class Positions(Protocol):
    """Where positions and entries come from."""

    def game(self, step: int) -> Game:
        """The game after a step."""

    def entry(self, step: int) -> LogEntry:
        """The entry that led to it."""

    def undone(self) -> set[int]:
        """The steps that were taken back later."""


def points(table: Table, analysis: Analysis, positions: Positions) -> list[JsonDict]:
    """The turning points in the order of play.

    Each is `{"step", "kind": "mistake" | "strong" | "luck", "seat", "by": how much that seat's chance changed
    or would have, 0 to 1, "chance", "better", "title", "text", "why"}`; `chance` is the seat's after the
    move, or after chance spoke, `better` after the better move (mistakes only). Texts have `{p0}` for names.
    `why` is what a hint says of the better or the strong move, `{"gains", "risks", "against"}`; it is `None`
    for luck, and missing in what was stored before there were reasons.
    """
    undone = positions.undone()
    all_found = [
        *_mistakes(table, analysis, positions),
        *_strong(table, analysis, positions),
        *_lucky(analysis),
    ]
    found = [item for item in all_found if item["step"] not in undone]
    kept: list[JsonDict] = []
    for kind, most in MOST.items():
        of_kind = sorted((item for item in found if item["kind"] == kind), key=lambda item: -abs(item["by"]))
        kept += of_kind[:most]
    return sorted(kept, key=lambda item: item["step"])


def _mistakes(table: Table, analysis: Analysis, positions: Positions) -> list[JsonDict]:
    found = []
    for seen in analysis.looks:
        by = seen["better"] - seen["made"]
        if by < max(MISTAKE, SURE * seen["doubt"]):
            continue
        step = seen["step"]
        made = analysis.points[step]["m"]
        seat, game = made["seat"], positions.game(step - 1)
        move = positions.entry(step).move
        assert move is not None
        words = in_words(table.title, game, seat, made["better"])
        better, other = (_advice(table, game, seat, tried, step) for tried in (made["better"], move))
        found.append(
            {
                "step": step,
                "kind": "mistake",
                "seat": seat,
                "by": round(by, 4),
                "chance": seen["made"],
                "better": seen["better"],
                "title": f"{_name(seat)} had a better move",
                "text": f"Better: {words} It wins {percent(seen['better'])} of the games from here.",
                "why": _why(better, _against(seen, better, other)),
            }
        )
    return found


def _strong(table: Table, analysis: Analysis, positions: Positions) -> list[JsonDict]:
    found = []
    for step, point in enumerate(analysis.points):
        made = point["m"]
        if not made or made["cost"] > MISTAKE:
            continue
        seat = made["seat"]
        by = made["after"][seat] - made["before"][seat]
        if by >= max(STRONG, SURE * made["doubt"]):
            move = positions.entry(step).move
            assert move is not None
            found.append(
                {
                    "step": step,
                    "kind": "strong",
                    "seat": seat,
                    "by": round(by, 4),
                    "chance": made["after"][seat],
                    "better": None,
                    "title": f"{_name(seat)} finds a strong move",
                    "text": f"It wins {percent(made['after'][seat])} of the games from here; "
                    f"an ordinary move {percent(made['before'][seat])}.",
                    "why": _why(_advice(table, positions.game(step - 1), seat, move, step)),
                }
            )
    return found


def _lucky(analysis: Analysis) -> list[JsonDict]:
    found = []
    for step in range(1, len(analysis.points)):
        point = analysis.points[step]
        if not point["chance"]:
            continue
        before = analysis.points[step - 1]["c"]
        made = point["m"]
        seats = range(len(before))
        moved = [made["after"][seat] - made["before"][seat] if made else 0.0 for seat in seats]
        luck = [point["c"][seat] - before[seat] - moved[seat] for seat in seats]
        seat = max(seats, key=lambda seat: luck[seat])
        if luck[seat] >= max(LUCK, SURE * _doubt(analysis.points[step - 1], point)):
            found.append(
                {
                    "step": step,
                    "kind": "luck",
                    "seat": seat,
                    "by": round(luck[seat], 4),
                    "chance": point["c"][seat],
                    "better": None,
                    "title": f"Luck for {_name(seat)}",
                    "text": f"Dice, cards and what was turned over brought {points_of(luck[seat])}; "
                    f"{_name(seat)} now wins {percent(point['c'][seat])} of the games.",
                    "why": None,
                }
            )
    return found


def _doubt(before: JsonDict, after: JsonDict) -> float:
    """The standard error of how much a chance changed from one step to the next, at most."""
    return sqrt(sum(0.25 / point["n"] for point in (before, after) if point["n"]))


def _advice(table: Table, game: Game, seat: int, move: Move, step: int) -> Advice:
    """What a hint would have said of a move: told from what the seat saw."""
    known = table.title.from_view(game.view(seat), seat, table.match.pk + step, table.match.cards.cards)
    return table.title.advise(known, seat, move)


def _why(advice: Advice, against: str = "") -> JsonDict:
    return {"gains": advice.gains, "risks": advice.risks, "against": against}


def _against(seen: JsonDict, better: Advice, made: Advice) -> str:
    """How the better move of a closer look stands against the one that was made."""
    games = round(0.25 / seen["doubt"] ** 2)
    looked = [Candidate({}, seen[key], games, 0.0) for key in ("better", "made")]
    return comparisons(looked, [better.label, made.label])[0]


def in_words(title: Title, game: Game, seat: int, move: Move) -> str:
    """What a move would have done, as the log would have told it to `seat`; with `{p0}` for names."""
    events = game.determinize(seat, 0).play(seat, move, SeededChance(0))
    names = [_name(number) for number in range(game.seats)]
    seen = [event for event in (event.seen_by(seat) for event in events) if event is not None]
    own = next((event for event in seen if event.data.get("seat") == seat), seen[0])
    return title.event_text(own, names)


def percent(share: float) -> str:
    """A win chance in words: never quite sure while the match goes on."""
    return f"{min(99, max(1, round(100 * share)))} %"


def points_of(share: float) -> str:
    """A difference of win chances in words."""
    return f"{round(100 * share)} points"


def _name(seat: int) -> str:
    return f"{{p{seat}}}"
