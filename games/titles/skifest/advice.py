"""What a move would bring and cost, for hints: the move is made on a copy, and what changed is told."""

from __future__ import annotations

from games.core.chance import SeededChance
from games.core.game import Game
from games.core.jsontypes import Move
from games.core.results import Advice
from games.titles.skifest import board as b
from games.titles.skifest.evening import totals
from games.titles.skifest.options_words import option_of
from games.titles.skifest.position import KIND_COUNT, Position
from games.titles.skifest.slopes import cards_for, is_open, largest_set
from games.titles.skifest.state import SkifestState
from games.titles.skifest.words import listed, plural

_SHOWN = 3


def advise(game: Game, seat: int, move: Move) -> Advice:
    """The move in words, with what it brings and costs. ``game`` is made from the seat's view."""
    state = game.state
    assert isinstance(state, SkifestState)
    option = option_of(state, seat, move)
    label, effect = str(option["label"]), str(option["effect"])
    after = game.clone()
    # What is drawn here is drawn at random: only numbers of cards are told of it.
    after.play(seat, move, SeededChance(0))
    then = after.state
    assert isinstance(then, SkifestState)
    gains = [_sentence(effect)]
    risks: list[str] = []
    kind = move["type"]
    if kind in ("ski", "buy", "visit"):
        gains.append(_points(state, then, seat))
    if kind == "ski":
        gains.append(_taken(state, move, seat))
        risks.append(_hand_left(then, seat))
    if kind == "lift":
        gains.append(_from_there(state, then, seat))
    if kind in ("lift", "slide") and not _runs(then, seat):
        risks.append("No run from there is open to the cards you hold.")
    if kind == "draw" and move["from"] is not None:
        gains.append(_set_grows(state, then, seat, move))
    if kind == "draw" and state.draws_left == 0:
        risks.append(f"It takes {'one of your two actions' if state.actions == 2 else 'your last action'}.")
    if kind == "blast":
        risks.append("It uses up an explosive.")
    return Advice(label, _joined(gains), _joined(risks))


def _points(before: Position, after: Position, seat: int) -> str:
    """What the move is worth in all, if the game ended after it (SKF-5.1)."""
    own = totals(after)[seat] - totals(before)[seat]
    return f"Counted to the end, that is {plural(own, 'point')} more for you." if own > 0 else ""


def _taken(s: Position, move: Move, seat: int) -> str:
    """Whose marker is no longer on top."""
    top = s.tops[s.board.run_keys.index(move["run"])]
    return f"It takes the top from {{p{top}}}." if move["claim"] and top not in (seat, -1) else ""


def _hand_left(s: Position, seat: int) -> str:
    cards = sum(s.hand[seat * KIND_COUNT : (seat + 1) * KIND_COUNT])
    if not cards:
        return "It leaves you no card."
    return f"It leaves you {plural(cards, 'card')}, the largest set {largest_set(s, seat)}."


def _runs(s: Position, seat: int) -> list[int]:
    """The runs from where the seat stands that its hand can ski."""
    most = largest_set(s, seat)
    runs = s.board.runs_at[s.at[seat]] or []
    return [run for run in runs if is_open(s, seat, run) and cards_for(s, seat, run) <= most]


def _from_there(before: Position, after: Position, seat: int) -> str:
    runs = sorted(_runs(after, seat), key=lambda run: -b.POINTS[after.board.levels[run]])
    if not runs:
        return ""
    named = [
        f"{after.board.run_names[run]} ({plural(b.POINTS[after.board.levels[run]], 'point')})"
        for run in runs[:_SHOWN]
    ]
    more = f" and {len(runs) - _SHOWN} more" if len(runs) > _SHOWN else ""
    return f"From there your hand can ski {listed(named) if not more else ', '.join(named) + more}."


def _set_grows(before: Position, after: Position, seat: int, move: Move) -> str:
    if move["from"] == "deck":
        cards = sum(before.hand[seat * KIND_COUNT : (seat + 1) * KIND_COUNT])
        return f"Your hand grows to {plural(cards + 1, 'card')}."
    old, new = largest_set(before, seat), largest_set(after, seat)
    if new > old:
        return f"Your largest set grows from {old} to {new}."
    return f"Your largest set stays at {old}."


def _sentence(effect: str) -> str:
    return f"{effect[:1].upper()}{effect[1:]}." if effect else ""


def _joined(sentences: list[str]) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
