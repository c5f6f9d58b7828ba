"""A game's first position: SKF-1.1 to SKF-1.6."""

from __future__ import annotations

from games.core.chance import Chance
from games.titles.skifest.board import Board
from games.titles.skifest.names import HAND_AT_START, STYLES, TILES_OF_A_STYLE, WEATHER
from games.titles.skifest.piles import BY_DEAL, draw, fill_gear_row, fill_row
from games.titles.skifest.position import Host
from games.titles.skifest.state import SkifestState


def first_position(board: Board, seats: int, chance: Chance) -> SkifestState:
    """Set up a game: tiles (SKF-1.2), weather (SKF-1.3), gear and cards, first player (SKF-1.6).

    Chance is asked in this order; a seat begins with nothing but its cards (SKF-1.1).
    The position's host is left in place for its first automatic steps.
    """
    s = SkifestState(board, seats)
    s.host = Host(chance, False)
    tiles = [style for style in range(len(STYLES)) for _ in range(TILES_OF_A_STYLE)]
    order = chance.permutation(len(tiles))
    spaces = [run for run in range(board.runs) if board.style_spaces[run]]
    for space, tile in zip(spaces, order, strict=False):
        s.styles[space] = tiles[tile]
    for day in (1, 2):
        s.weather[day] = chance.pick(len(WEATHER))
    s.gear_deck = list(chance.permutation(len(board.gear_keys)))
    fill_gear_row(s)
    cards = [kind for kind, copies in enumerate(board.copies) for _ in range(copies)]
    s.deck = [cards[at] for at in chance.permutation(len(cards))]
    fill_row(s)
    first = chance.pick(seats)
    s.set_order([(first + step) % seats for step in range(seats)])
    s.active = first
    for place, seat in enumerate(s.order):
        s.arrived[seat] = place
        draw(s, seat, HAND_AT_START, BY_DEAL)
    return s
