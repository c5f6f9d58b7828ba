"""What a seat may see: the form with others' hands and the decks left out (SKF-1.7)."""

from __future__ import annotations

from collections import Counter

from games.core.jsontypes import Json, JsonDict
from games.titles.skifest.board import Board
from games.titles.skifest.form import form_of
from games.titles.skifest.names import KINDS
from games.titles.skifest.position import Position


def view_of(s: Position, seat: int | None) -> JsonDict:
    """The view of a seat, ``None``: of a spectator. Sizes of hands and decks and ``known`` are open."""
    view = form_of(s)
    for other, player in enumerate(view["players"]):
        if other != seat:
            player["hand"] = [None] * s.hand_size[other]
    view["deck"] = [None] * len(s.deck)
    view["gear_deck"] = [None] * len(s.gear_deck)
    return view


def unseen_cards(view: JsonDict, board: Board) -> list[str]:
    """The slope cards of the set that a view doesn't show: the deck's and those hidden in hands."""
    return _unseen_cards(view, board, [None in player["hand"] for player in view["players"]])


def form_of_view(view: JsonDict, board: Board) -> JsonDict:
    """A whole form that fits a view: the set's cards that can't be seen fill hands and decks.

    Where a position was patched and the set's cards don't add up, as many as needed are added or left out.
    Raises KeyError or TypeError for what is no view.
    """
    hidden = [None in player["hand"] for player in view["players"]]
    pool = _unseen_cards(view, board, hidden)
    form = dict(view)
    players: list[Json] = []
    for player, known, hides in zip(view["players"], view["known"], hidden, strict=True):
        hand = player["hand"]
        if hides:
            hand = [*known, *(pool.pop() for _ in range(len(hand) - len(known)))]
        players.append({**player, "hand": hand})
    form["players"] = players
    form["deck"] = pool
    form["gear_deck"] = _unseen_gear(view, board)
    return form


def _unseen_cards(view: JsonDict, board: Board, hidden: list[bool]) -> list[str]:
    """As many slope cards as the view hides: the set's without those that can be seen."""
    seen: Counter[str] = Counter(view["row"]) + Counter(view["discard"])
    size = len(view["deck"])
    for player, known, hides in zip(view["players"], view["known"], hidden, strict=True):
        seen += Counter(known if hides else player["hand"])
        if hides:
            size += len(player["hand"]) - len(known)
    pool = [
        kind
        for kind, copies in zip(KINDS, board.copies, strict=True)
        for _ in range(max(0, copies - seen[kind]))
    ]
    return _so_many(pool, KINDS, size)


def _unseen_gear(view: JsonDict, board: Board) -> list[str]:
    seen = {gear for player in view["players"] for gear in player["gear"]} | set(view["gear_row"])
    pool = [gear for gear in board.gear_keys if gear not in seen]
    return _so_many(pool, board.gear_keys, len(view["gear_deck"]))


def _so_many(pool: list[str], names: tuple[str, ...] | list[str], size: int) -> list[str]:
    """Exactly ``size`` of the pool, filled up from all names in turn."""
    while len(pool) < size:
        pool.append(names[len(pool) % len(names)])
    return pool[:size]
