"""What a seat may see: the form with others' hands and the decks left out (SKF-1.7).

Beside the form's keys a view has ``unseen``: by kind the slope cards, and the gear, in what this viewer can't
see (decks and others' hands together); anyone can count that from what is open.
"""

from __future__ import annotations

from games.core.jsontypes import Json, JsonDict
from games.titles.skifest.form import form_of
from games.titles.skifest.names import KINDS
from games.titles.skifest.position import KIND_COUNT, Position


def view_of(s: Position, seat: int | None) -> JsonDict:
    """The view of a seat, ``None``: of a spectator. Sizes of hands and decks are open."""
    view = form_of(s)
    for other, player in enumerate(view["players"]):
        if other != seat:
            player["hand"] = [None] * s.hand_size[other]
    view["deck"] = [None] * len(s.deck)
    view["gear_deck"] = [None] * len(s.gear_deck)
    view["unseen"] = {
        "slope": {KINDS[kind]: number for kind, number in enumerate(_unseen(s, seat)) if number > 0},
        "gear": [s.board.gear_keys[gear] for gear in sorted(s.gear_deck)],
    }
    return view


def _unseen(s: Position, seat: int | None) -> list[int]:
    """Cards by kind in the deck and, but for those all saw, in the hands of others."""
    unseen = [0] * KIND_COUNT
    for kind in s.deck:
        unseen[kind] += 1
    for other in range(s.seats):
        if other != seat:
            for kind in range(KIND_COUNT):
                at = other * KIND_COUNT + kind
                unseen[kind] += s.hand[at] - s.known[at]
    return unseen


def form_of_view(view: JsonDict) -> JsonDict:
    """A whole form that fits a view: what it leaves out is filled in, in any order.

    The unseen cards are dealt to the hands that miss some, the rest is the deck. Raises KeyError,
    TypeError or IndexError for what is no view.
    """
    form = {key: value for key, value in view.items() if key != "unseen"}
    unseen = view["unseen"]
    pool: list[str] = [kind for kind in KINDS for _ in range(unseen["slope"].get(kind, 0))]
    players: list[Json] = []
    for seat, player in enumerate(view["players"]):
        hand = player["hand"]
        if None in hand:
            known = view["known"][seat]
            missing = len(hand) - len(known)
            hand = [*known, *(pool.pop() for _ in range(missing))]
        players.append({**player, "hand": hand})
    form["players"] = players
    form["deck"] = pool
    form["gear_deck"] = list(unseen["gear"])
    return form
