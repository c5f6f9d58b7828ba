"""What a sensible player does in the evening: which places to visit, which gear to buy."""

from __future__ import annotations

from typing import Final

from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest.position import Position

FAME_WORTH: Final = [0.0, 0.5, 0.42, 0.34]
"""A fame in points, by day: 3 make a point at the end, and before that they buy gear."""
CARD_WORTH: Final = 0.7
_TICKET: Final = 1.3
_EXPLOSIVE: Final = 0.5
_NEWER_CARD: Final = 0.2
"""What it is worth to swap a poor card for an unknown one."""

# What an effect is worth a day, in points for an amount of 1, by its number.
_A_DAY: Final = [
    *(0.2, 0.2, 0.3),  # guarded marker, pass the Yeti, stay
    *(0.7, 1.1, 0.7),  # fewer cards: green, blue, black
    *(
        0.4,
        1.4,
        0.9,
        0.7,
        0.4,
        0.6,
        0.3,
    ),  # style fame, free lift, third card, hotel cards, claim, marker, airbag
    *(0.3, 0.4, 0.3),  # more fame: green, blue, black
    *(0.2, 0.3, 0.0),  # hold, valley anywhere, nothing
]


def gear_worth(s: Position, gear: int) -> float:
    """What a gear card is worth in points, after its cost."""
    board = s.board
    effect = board.gear_effects[gear]
    days = 3 - s.day
    if effect == b.HOTEL_CARDS:
        days -= 1
    worth = board.gear_points[gear] + _A_DAY[effect] * board.gear_amounts[gear] * days
    return worth - FAME_WORTH[s.day + 1] * board.gear_costs[gear]


def buy_choice(s: Position, noise: float) -> int:
    """The gear that is worth most; nothing if none is worth its fame."""
    best = s.count - 1
    best_worth = 0.0
    for choice in range(s.count - 1):
        worth = gear_worth(s, s.options[choice] - o.GEAR)
        if noise > 0.0:
            worth += noise * s.below(1000) / 1000.0
        if worth > best_worth:
            best_worth = worth
            best = choice
    return best


def place_worth(s: Position, seat: int, place: int) -> float:
    """What a village place brings in points, after its cost."""
    board = s.board
    fame = FAME_WORTH[s.day]
    worth = fame * (board.gain_fame[place] - board.cost_fame[place])
    worth += CARD_WORTH * (board.gain_cards[place] - board.cost_cards[place])
    swapped = board.cost_cards[place]
    if board.gain_cards[place] < swapped:
        swapped = board.gain_cards[place]
    worth += _NEWER_CARD * swapped
    return worth + _TICKET * board.gain_tickets[place] + _EXPLOSIVE * board.gain_explosives[place]


def visit_choice(s: Position, seat: int, noise: float) -> int:
    """The first place on the way that is worth its cost: the later ones can still be visited after it."""
    for choice in range(s.count):
        place = s.options[choice] - o.PLACE
        if place == b.HOTEL:
            return choice
        worth = place_worth(s, seat, place)
        if noise > 0.0:
            worth += noise * (s.below(1000) / 1000.0 - 0.5)
        if worth > 0.0:
            return choice
    return s.count - 1
