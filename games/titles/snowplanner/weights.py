"""What things are worth in points, by a rough reckoning, for play without search. Tuned by self-play.

Kept as flat lists that the card table holds, so that a decision looks values up and adds little.
"""

from __future__ import annotations

from typing import Final

from games.titles.snowplanner.words import V_DRAW_EVENT, V_GUEST, V_MOVE_WINDOW, V_TRAIN, V_WINDOW

ROUNDS: Final = 9
"""Rows of the lists by round: 0 is not used."""
BASE = [0.8, 0.42, 0.95, 0.95, 1.0]
"""A Snow, a Ticket, a Croissant, a Like, a point in the middle of the game."""
END = [0.34, 0.34, 0.34, 1.0, 1.0]
"""The same when nothing can be spent any more (SNP-8.5)."""
TICKET_BY_ROUND = [0.0, 0.44, 0.43, 0.42, 0.41, 0.41, 0.48, 0.68, 0.42]
"""Early Tickets train, late ones meet the Fiscal Year End."""
DRAW_BY_ROUND = [0.0, 1.4, 1.3, 1.3, 1.3, 1.2, 0.9, 0.3, 0.0]
GUEST: Final = 3.0
"""A guest that an effect brings: fixed, since a guest's own reward may be another guest."""
MOVE: Final = 0.3
TRAIN: Final = 0.4
"""A free step of training, for each round to come."""


def price_list() -> list[float]:
    """By round × 5 + resource."""
    prices = [0.0] * 5
    for number in range(1, ROUNDS):
        row = list(BASE)
        row[1] = TICKET_BY_ROUND[number]
        if number == 8:
            row = [0.5 * (base + end) for base, end in zip(BASE, END, strict=True)]
            row[1] = TICKET_BY_ROUND[8]
        prices += row
    return prices


def gain_list(gains: list[list[int]], prices: list[float]) -> list[float]:
    """By round × number of gains + gain: all of it but Windows and guests, whose worth the position tells."""
    values: list[float] = []
    for number in range(ROUNDS):
        for flat in gains:
            total = 0.0
            for at in range(0, len(flat), 2):
                verb, amount = flat[at], flat[at + 1]
                if verb < V_WINDOW:
                    total += amount * prices[number * 5 + verb]
                elif verb == V_DRAW_EVENT:
                    total += amount * DRAW_BY_ROUND[number]
                elif verb == V_TRAIN:
                    total += amount * TRAIN * (8 - number)
                elif verb == V_MOVE_WINDOW:
                    total += MOVE
            values.append(total)
    return values


def amount_list(gains: list[list[int]]) -> list[int]:
    """By gain × 5 + resource: how much of it."""
    amounts: list[int] = []
    for flat in gains:
        row = [0] * 5
        for at in range(0, len(flat), 2):
            if flat[at] < V_WINDOW:
                row[flat[at]] += flat[at + 1]
        amounts += row
    return amounts


def count_list(gains: list[list[int]], guests: bool) -> list[int]:
    """By gain: how many Windows, or how many guests."""
    counts: list[int] = []
    for flat in gains:
        number = 0
        for at in range(0, len(flat), 2):
            if flat[at] == V_GUEST if guests else V_WINDOW <= flat[at] < V_GUEST:
                number += flat[at + 1]
        counts.append(number)
    return counts
