"""What a sensible player does with cards: which to take, which set to play, which to give away."""

from __future__ import annotations

from typing import Final

from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest.position import BASES, KIND_COUNT, YETI, Position

YETI_WORTH: Final = 1.5
"""A Yeti in cards."""
_FACE_UP_YETI: Final = 1.55
"""A Yeti as a whole train action, in wanted cards."""
_UNSEEN: Final = 0.5
"""A card from the deck, in wanted cards."""
_STYLE_FAME: Final = 0.45
_HEIGHT: Final = 0.8


def best_basis(s: Position, seat: int) -> int:
    """The colour or style of which a hand has most."""
    base = seat * BASES
    best = 0
    for basis in range(1, BASES):
        if s.sums[base + basis] > s.sums[base + best]:
            best = basis
    return best


def card_worth(s: Position, seat: int, kind: int) -> float:
    """How well a card fits a hand, 0 to about 1: mostly its larger group, a little the other."""
    if kind == YETI:
        return YETI_WORTH
    base = seat * BASES
    colour = s.sums[base + kind // 5]
    style = s.sums[base + 3 + kind % 5]
    large = colour if colour > style else style
    small = colour + style - large
    most = s.sums[base + best_basis(s, seat)]
    return (large + 0.3 * small + 0.5) / (1.3 * most + 0.8)


def draw_choice(s: Position, seat: int) -> int:
    """Which card of a train action to take."""
    first = s.draws_left == 0
    best = -1
    best_worth = _UNSEEN - 0.001
    second = _UNSEEN
    yeti = -1
    deck = -1
    for choice in range(s.count):
        option = s.options[choice]
        kind = option - option % o.KIND
        if kind == o.DECK:
            deck = choice
        elif kind == o.ROW:
            card = option - kind
            if card == YETI:
                yeti = choice
                continue
            worth = card_worth(s, seat, card)
            if worth > best_worth:
                if best >= 0:
                    second = best_worth
                best = choice
                best_worth = worth
            elif worth > second:
                second = worth
    if first and yeti >= 0 and best_worth + second < _FACE_UP_YETI:
        return yeti
    if best >= 0:
        return best
    if deck >= 0:
        return deck
    return yeti if yeti >= 0 else _poor_row_choice(s)


def _poor_row_choice(s: Position) -> int:
    """Any card there is, when nothing is wanted and the deck is empty."""
    for choice in range(s.count):
        option = s.options[choice]
        if option - option % o.KIND == o.ROW:
            return choice
    return 0


def avalanche_gain(s: Position, seat: int, after: int) -> float:
    """What an avalanche set off by ``seat``, standing at place ``after``, is worth to it in points."""
    heights = s.board.heights
    gain = 0.0
    if s.effect(seat, b.STAY) == 0 and s.effect(seat, b.AVALANCHE_CARDS) == 0:
        gain -= _HEIGHT * heights[after]
    for other in range(s.seats):
        if other != seat and s.effect(other, b.STAY) == 0:
            gain += _HEIGHT * heights[s.at[other]] / (s.seats - 1)
    return gain


def set_choice(s: Position, seat: int, noise: float) -> int:
    """The basis and Yetis of a set: few Yetis, the run's style, no avalanche that hurts, few cards of use left out."""
    run = s.pick_a
    style = s.styles[run]
    need = s.pick_left
    base = seat * BASES
    slide = avalanche_gain(s, seat, s.board.bottoms[run])
    if s.effect(seat, b.HOLD_AVALANCHE) > 0 and slide < 0:
        slide = 0.0
    best = 0
    best_worth = -1000.0
    for choice in range(s.count):
        number = s.options[choice] - o.SET
        basis = number >> 4
        yetis = number & 15
        if basis == o.YETIS_ALONE:
            yetis = need
        worth = -yetis * YETI_WORTH * 0.75
        if yetis > 1:
            worth += slide
        if style >= 0 and (basis == 3 + style or basis == o.YETIS_ALONE):
            worth += _STYLE_FAME * b.FAME[s.board.levels[run]]
        if basis < BASES:
            # What is left of a group can still be of use; a group used up whole costs nothing more.
            left = s.sums[base + basis] - (need - yetis)
            worth -= 0.15 * left
        if noise > 0.0:
            worth += noise * s.below(1000) / 1000.0
        if worth > best_worth:
            best_worth = worth
            best = choice
    return best


def count_choice(s: Position, seat: int) -> int:
    """How many cards of the kind at the cursor: those first that fit least elsewhere."""
    kinds = o.KINDS_OF[s.pick_basis]
    by_colour = s.pick_basis < 3
    base = seat * BASES
    here = kinds[s.pick_cursor]
    other_here = s.sums[base + 3 + here % 5] if by_colour else s.sums[base + here // 5]
    left = s.pick_left
    for at in range(s.pick_cursor + 1, len(kinds)):
        kind = kinds[at]
        other = s.sums[base + 3 + kind % 5] if by_colour else s.sums[base + kind // 5]
        if other < other_here:
            left -= s.hand[seat * KIND_COUNT + kind]
    choice = left - s.pick_low
    if choice < 0:
        return 0
    return choice if choice < s.count else s.count - 1


def give_choice(s: Position, seat: int) -> int:
    """The card that is missed least."""
    best = 0
    least = 1000.0
    for choice in range(s.count):
        worth = card_worth(s, seat, s.options[choice] - o.CARD)
        if worth < least:
            least = worth
            best = choice
    return best
