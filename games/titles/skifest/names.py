"""The names of cards, styles and phases, and the numbers of the rules that are no card data."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "yellow", "blue")
STYLES: Final = ("slalom", "ski_cross", "slopestyle", "moguls", "halfpipe")
KINDS: Final = (*(f"{colour}-{style}" for colour in COLOURS for style in STYLES), "yeti")
"""Kinds of slope cards: colour × 5 + style, and the Yeti last."""
KIND_OF: Final = {name: kind for kind, name in enumerate(KINDS)}
WEATHER: Final = ("sun", "ice", "snow")
DIFFICULTIES: Final = ("green", "blue", "black")
PHASES: Final = ("ski", "apres", "over")
PENDING: Final = ("slide", "move_yeti", "hold_avalanche", "buy")

MAJORITY_ALL: Final = 4
"""SKF-5.1: for most top markers over all runs together."""
MAJORITY: Final = (8, 6, 4)
"""SKF-5.1: for most top markers on the green, the blue and the black runs."""
VALLEY: Final = "Valley"
"""The shipped name of the lowest place, for which each language has a word of its own in a sentence."""
HAND_AT_START: Final = 7
TILES_OF_A_STYLE: Final = 2

MAP_OF_SEATS: Final = {2: "small", 3: "large", 4: "large"}
