"""The legal moves that come nearest to a refused one."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.game import Game
from games.core.jsontypes import JsonDict, Move
from games.core.nearness import nearest_moves
from games.titles.skifest.options_words import options_in_words
from games.titles.skifest.position import SKI, Position
from games.titles.skifest.slopes import cards_for, is_open, largest_set, may_arm
from games.titles.skifest.state import SkifestState
from games.titles.skifest.suggested import card_lists

WEIGHTS = {"run": 6.0, "claim": 2.5, "to": 4.0, "place": 6.0}
"""Who errs in the cards means the run; who can't pay a claim still wants to ski."""


def nearest(game: Game, seat: int, move: Move) -> list[JsonDict]:
    """Up to three legal moves of ``seat``, the nearest to ``move`` first; empty if it can do nothing now."""
    state = game.state
    assert isinstance(state, SkifestState)
    return nearest_moves(game, seat, move, _candidates(state, seat, move), WEIGHTS)


def _candidates(s: SkifestState, seat: int, move: Move) -> Iterator[JsonDict]:
    if seat == s.due():
        if move["type"] == "ski" and move["run"] in s.board.run_keys:
            yield from _sets_for(s, seat, move)
        for option in options_in_words(s, seat):
            yield option["move"]
    if s.phase == SKI and move["type"] == "arm" and s.explosives[seat] > 0:
        for after in s.order:
            if may_arm(s, seat, after):
                yield {"type": "arm", "after": after}


def _sets_for(s: Position, seat: int, move: Move) -> Iterator[JsonDict]:
    """The run with every set of the hand, with and without a claim."""
    run = s.board.run_keys.index(move["run"])
    if s.board.tops[run] != s.at[seat] or not is_open(s, seat, run):
        return
    if cards_for(s, seat, run) > largest_set(s, seat):
        return
    for claim in (move["claim"], not move["claim"]):
        for cards in card_lists(s, seat, run, claim and s.marks[run] > 0):
            yield {"type": "ski", "run": move["run"], "cards": cards, "claim": claim}
