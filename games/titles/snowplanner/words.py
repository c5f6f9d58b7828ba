"""The numbers that the kernel uses for the names of the JSON form, and the way back."""

from __future__ import annotations

from typing import Final

# Phases.
TALENTS: Final = 0
MAIN: Final = 1
RESOLUTION: Final = 2
PAYMENT: Final = 3
BONUS: Final = 4
CHECK_OUT: Final = 5
OVER: Final = 6
PHASES: Final = ["talents", "main", "resolution", "payment", "bonus", "check_out", "over"]

# Resources: index into a seat's five numbers.
SNOW: Final = 0
TICKETS: Final = 1
CROISSANTS: Final = 2
LIKES: Final = 3
POINTS: Final = 4
RESOURCES: Final = ["snow", "tickets", "croissants", "likes", "points"]

# Colours of Windows; 0 stands for any.
ANY: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
COLOURS: Final = ["any", "blue", "orange", "green"]

# Verbs of gains. The first five are the resources, then Windows by colour (any, blue, orange, green).
V_WINDOW: Final = 5
V_GUEST: Final = 9
V_DRAW_EVENT: Final = 10
V_TRAIN: Final = 11
V_MOVE_WINDOW: Final = 12

# Dice.
LOCKED: Final = 0
ROOM: Final = 1
PLACED: Final = 2
DIE_STATES: Final = ["locked", "room", "placed"]
PART_TIME: Final = 3

# Areas.
SLOPE: Final = 0
TICKET_OFFICE: Final = 1
BAKERY: Final = 2
MEDIA: Final = 3
WORKSHOP: Final = 4
STATION: Final = 5
EVENT_HALL: Final = 6
OFFICE: Final = 7
SUMMIT: Final = 8
AREAS: Final = [
    "slope",
    "ticket_office",
    "bakery",
    "media",
    "workshop",
    "station",
    "event_hall",
    "office",
    "summit",
]

# What sets a Talent off: 0 to 8 are the areas ("place(slope)" …), then:
ON_GUEST: Final = 9
ON_WINDOW: Final = 10
ON_EVENT: Final = 11
ON_BONUS: Final = 12
ON_CHECKOUT: Final = 13
TRIGGERS: Final = [f"place({area})" for area in AREAS] + ["guest", "window", "event", "bonus", "checkout"]

# What a reward of an area does.
R_GAIN: Final = 0
R_WINDOWS: Final = 1
R_CARDS: Final = 2
R_PLAY_EVENT: Final = 3
R_PLAY_GOAL: Final = 4
R_TILE: Final = 5

# What round cards and Goals count.
PER: Final = [
    "vip",
    "room",
    "checked_out",
    "event",
    "like",
    "window_blue",
    "window_orange",
    "window_green",
    "window_any",
    "bingo",
    "stock",
    "die5",
]
PER_LIKE: Final = 4
"""The place of Likes in it."""

SEASONS: Final = ["low", "high", "year_end"]

POPCOUNT: Final = bytes(bin(mask).count("1") for mask in range(512))
"""Windows on a mask of grid positions (bit 0 is position 1)."""
BIT: Final = [1 << n for n in range(16)]
LINES: Final = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]
"""Rows, columns and diagonals of the grid: a bingo is one of them in one colour (SNP-4.5)."""
FULL: Final = 511
BINGOS: Final = bytes(sum(mask & line == line for line in LINES) for mask in range(512))
"""By the mask of one colour: its lines of three."""
EMPTY: Final = [[position for position in range(9) if not mask & 1 << position] for mask in range(512)]
"""By a mask: the positions, from 0, that it leaves open."""


def mask_of(positions: list[int]) -> int:
    """Grid positions 1 to 9 as a mask."""
    mask = 0
    for position in positions:
        mask |= BIT[position - 1]
    return mask
