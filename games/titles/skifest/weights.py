"""What the policy believes, as numbers. Found by self-play of the policy against itself.

Points, fame and cards are counted in hundredths of a point.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 0
"""A card in hand."""
ACTION: Final = 1
"""An action: what another use of it would bring."""
HEIGHT: Final = 2
"""A step of height, while there is time to ski down from it."""
TOMORROW: Final = 3
"""The cost of putting a plan off until tomorrow."""
MARKER: Final = 4
"""Per cent of what a top marker seems to be worth for the majorities."""
YETI_IN_SET: Final = 5
"""A Yeti spent in a set."""
LEFT_OVER: Final = 6
"""A card of the set's group that stays behind."""
BLAST: Final = 7
"""An explosive is used from this gain on."""
UNSEEN: Final = 8
"""A card from the deck, per cent of a card that fits best."""
FACE_UP_YETI: Final = 9
"""A face-up Yeti, per cent of a card that fits best."""
TRAIN: Final = 10
"""Cards that fit in a train action, times 100."""
EXPLOSIVE: Final = 11
TICKET: Final = 12
NEWER_CARD: Final = 13
"""A poor card swapped for an unknown one."""
MANY_CARDS: Final = 14
"""From this hand on a card is worth less."""

CLAIM: Final = 15
"""As MARKER, for a marker on top of another's."""

HELD_YETI: Final = 16
"""A Yeti in hand when cards are given away, per cent of a card that fits best."""

SLIDE: Final = 17
"""A step of height that an avalanche takes."""

WEIGHTS: Final[list[int]] = [77, 137, 56, 40, 53, 141, 9, 80, 65, 80, 90, 17, 116, 26, 7, 86, 100, 40]

FAME: Final[list[int]] = [0, 75, 60, 50]
"""A fame, by day: three make a point at the end, and before that they buy gear."""

A_DAY: Final[list[int]] = [
    *(21, 12, 49),  # guarded marker, pass the Yeti, stay
    *(74, 89, 131),  # fewer cards: green, blue, black
    *(21, 265, 124, 200, 22, 94, 26),  # style fame, free lift, third card, hotel cards, claim, marker, airbag
    *(54, 33, 21),  # more fame: green, blue, black
    *(35, 28, 0),  # hold, valley anywhere, nothing
]
"""What an effect brings a day for an amount of 1, by its number."""

LEAD: Final[list[int]] = [5, 14, 40, 38, 38, 4]
"""Share, per cent, of a majority that one more top marker is worth, by my lead before it: -3, -2, … 2."""
