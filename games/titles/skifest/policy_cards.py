"""What a sensible player does with cards: which to take, which set to play, which to give away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest import weights as w
from games.titles.skifest.position import BASES, KIND_COUNT, YETI, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def largest_group(s: Position, seat: i64) -> i64:
    """The most cards of one colour or style in a hand, without Yetis."""
    most: i64 = 0
    for at in range(seat * BASES, seat * BASES + BASES):
        if s.sums[at] > most:
            most = s.sums[at]
    return most


def card_fit(s: Position, seat: i64, kind: i64, most: i64) -> i64:
    """How well a card fits a hand, about 100 for the best: mostly its larger group, a little the other.

    ``most`` is the hand's largest group.
    """
    if kind == YETI:
        return w.WEIGHTS[w.HELD_YETI]
    colour = s.sums[seat * BASES + kind // 5]
    style = s.sums[seat * BASES + 3 + kind % 5]
    large = colour if colour > style else style
    return (100 * (10 * large + 3 * (colour + style - large) + 5)) // (13 * most + 8)


def draw_choice(s: Position, seat: i64) -> i64:
    """Which card of a train action to take."""
    unseen = w.WEIGHTS[w.UNSEEN]
    most = largest_group(s, seat)
    best: i64 = -1
    best_fit: i64 = -1
    second: i64 = unseen
    yeti: i64 = -1
    deck: i64 = -1
    for choice in range(s.count):
        option = s.options[choice]
        kind = option - option % o.KIND
        if kind == o.DECK:
            deck = choice
        elif option == o.ROW + YETI:
            yeti = choice
        elif kind == o.ROW:
            fit = card_fit(s, seat, option - kind, most)
            if fit > best_fit:
                if best_fit > second:
                    second = best_fit
                best = choice
                best_fit = fit
            elif fit > second:
                second = fit
    if deck >= 0 and best_fit < unseen:
        best = deck
        best_fit = unseen
    if yeti >= 0 and best_fit + second < w.WEIGHTS[w.FACE_UP_YETI]:
        return yeti
    if best >= 0:
        return best
    return yeti if yeti >= 0 else 0


def avalanche_gain(s: Position, seat: i64, after: i64) -> i64:
    """What an avalanche is worth to ``seat``, who stands at place ``after`` by then: others slide too."""
    heights = s.board.heights
    gain: i64 = 0
    for other in range(s.seats):
        if other != seat and s.effect(other, b.STAY) == 0:
            gain += heights[s.at[other]]
    gain = gain * w.WEIGHTS[w.SLIDE] // (s.seats - 1)
    if s.effect(seat, b.STAY) == 0 and s.effect(seat, b.AVALANCHE_CARDS) == 0:
        gain -= w.WEIGHTS[w.SLIDE] * heights[after]
    return gain


def set_choice(s: Position, seat: i64, noise: i64) -> i64:
    """The basis and Yetis of a set: few Yetis, the run's style, no avalanche that hurts, groups used up."""
    run = s.pick_a
    style = s.styles[run]
    need = s.pick_left
    slide = avalanche_gain(s, seat, s.board.bottoms[run])
    if s.effect(seat, b.HOLD_AVALANCHE) > 0 and slide < 0:
        slide = 0
    weights = w.WEIGHTS
    bonus = w.FAME[s.day] * (b.FAME[s.board.levels[run]] + s.effect(seat, b.STYLE_FAME))
    best: i64 = 0
    best_worth: i64 = -100000
    for choice in range(s.count):
        number = s.options[choice] - o.SET
        basis = number >> 4
        yetis: i64 = number & 15
        if basis == o.YETIS_ALONE:
            yetis = need
        worth = -yetis * weights[w.YETI_IN_SET]
        if yetis > 1:
            worth += slide
        if style >= 0 and (basis == 3 + style or basis == o.YETIS_ALONE):
            worth += bonus
        if basis < BASES:
            worth -= weights[w.LEFT_OVER] * (s.sums[seat * BASES + basis] - need + yetis)
        if noise > 0:
            worth += s.below(noise)
        if worth > best_worth:
            best_worth = worth
            best = choice
    return best


def count_choice(s: Position, seat: i64) -> i64:
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


def give_choice(s: Position, seat: i64) -> i64:
    """The card that is missed least."""
    most = largest_group(s, seat)
    best: i64 = 0
    least: i64 = 100000
    for choice in range(s.count):
        fit = card_fit(s, seat, s.options[choice] - o.CARD, most)
        if fit < least:
            least = fit
            best = choice
    return best
