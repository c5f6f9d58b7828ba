"""What a seat can do now, grouped, each move with its effect worked out on a copy of what the seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.core.game import Game
from games.core.jsontypes import Json, JsonDict
from games.core.results import Choices
from games.titles.skifest.advice import advise
from games.titles.skifest.names import KIND_OF
from games.titles.skifest.options_words import options_in_words
from games.titles.skifest.position import YETI
from games.titles.skifest.slopes import largest_set
from games.titles.skifest.state import SkifestState
from games.titles.skifest.view import unseen_cards

_TITLES: Mapping[str, str] = {
    "draw": "Take cards by train",
    "lift": "Ride a lift",
    "ski": "Ski a run",
    "move_yeti": "Move the Yeti",
    "slide": "Slide down",
    "hold_avalanche": "Hold the avalanche, or not",
    "blast": "Set off an explosive",
    "arm": "Arm an explosive",
    "visit": "Go to a village place",
    "buy": "Buy gear",
    "pass": "End the turn",
}


def choices(game: Game, seat: int) -> list[Choices]:
    """The groups of a seat that is due. ``game`` is made from the seat's view."""
    state = game.state
    assert isinstance(state, SkifestState)
    groups: dict[str, list[JsonDict]] = {}
    for option in options_in_words(state, seat):
        groups.setdefault(option["move"]["type"], []).append(option)
    return [
        Choices(
            kind,
            _TITLES[kind],
            [_with_effect(game, seat, option) for option in _worth_listing(found)],
            len(found),
            _draw_notes(game, state, seat) if kind == "draw" else [],
        )
        for kind, found in groups.items()
    ]


def _worth_listing(options: list[JsonDict]) -> list[JsonDict]:
    """Of several ways to pay for the same, the first; the board offers the others."""
    seen: list[Json] = []
    listed = []
    for option in options:
        same = {key: value for key, value in option["move"].items() if key not in ("cards", "discard")}
        if same not in seen:
            seen.append(same)
            listed.append(option)
    return listed


def _with_effect(game: Game, seat: int, option: JsonDict) -> JsonDict:
    said = advise(game, seat, option["move"])
    return {**option, "effect": " ".join(filter(None, (said.gains, said.risks)))}


def _draw_notes(game: Game, s: SkifestState, seat: int) -> list[JsonDict]:
    """The chances of the next card that nobody has seen."""
    unseen = Counter(KIND_OF[card] for card in unseen_cards(game.view(seat), s.board))
    total = unseen.total()
    if not total:
        return []
    most = largest_set(s, seat)
    grow = sum(copies for kind, copies in unseen.items() if _set_with(s, seat, kind) > most)
    yetis = unseen[YETI]
    found = [
        _note(f"The next card makes your largest set grow with {_percent(grow, total)}.", "SKF-2.4"),
        _note(f"It is a Yeti with {_percent(yetis, total)}.", "SKF-2.2"),
    ]
    in_row = sum(card == YETI for card in s.row)
    if in_row == 2:
        text = (
            f"With a third Yeti the row is dealt anew: {_percent(yetis, total)} for each card that fills it."
        )
        found.append(_note(text, "SKF-1.4"))
    return found


def _set_with(s: SkifestState, seat: int, kind: int) -> int:
    trial = s.clone()
    trial.gain(seat, kind)
    return largest_set(trial, seat)


def _note(text: str, rule: str) -> JsonDict:
    return {"text": text, "rule": rule}


def _percent(cases: int, of: int) -> str:
    return f"{round(100 * cases / of)}\N{NO-BREAK SPACE}% ({cases} of {of} unseen cards)"
