"""What a sensible player does in the evening: which places to visit, which gear to buy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest import weights as w
from games.titles.skifest.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def gear_worth(s: Position, gear: i64) -> i64:
    """What a gear card is worth after its cost."""
    board = s.board
    effect = board.gear_effects[gear]
    days = 3 - s.day
    if effect == b.HOTEL_CARDS:
        days -= 1
    worth = 100 * board.gear_points[gear] + w.A_DAY[effect] * board.gear_amounts[gear] * days
    return worth - w.FAME[s.day + 1] * board.gear_costs[gear]


def buy_choice(s: Position, noise: i64) -> i64:
    """The gear that is worth most; nothing if none is worth its fame."""
    best = s.count - 1
    best_worth: i64 = 0
    for choice in range(s.count - 1):
        worth = gear_worth(s, s.options[choice] - o.GEAR)
        if noise > 0:
            worth += s.below(noise)
        if worth > best_worth:
            best_worth = worth
            best = choice
    return best


def place_worth(s: Position, place: i64) -> i64:
    """What a village place brings after its cost."""
    board = s.board
    weights = w.WEIGHTS
    worth = w.FAME[s.day] * (board.gain_fame[place] - board.cost_fame[place])
    worth += weights[w.CARD] * (board.gain_cards[place] - board.cost_cards[place])
    swapped = board.cost_cards[place]
    if board.gain_cards[place] < swapped:
        swapped = board.gain_cards[place]
    worth += weights[w.NEWER_CARD] * swapped
    worth += weights[w.TICKET] * board.gain_tickets[place]
    return worth + weights[w.EXPLOSIVE] * board.gain_explosives[place]


def visit_choice(s: Position, noise: i64) -> i64:
    """The first place on the way that is worth its cost: the later ones can still be visited after it."""
    for choice in range(s.count):
        place = s.options[choice] - o.PLACE
        if place == b.HOTEL:
            return choice
        worth = place_worth(s, place)
        if noise > 0:
            worth += s.below(noise) - noise // 2
        if worth > 0:
            return choice
    return s.count - 1
