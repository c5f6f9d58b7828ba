"""Whole games to the end: what a search does most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.boutique import booking, decisions, policy
from games.titles.boutique.tables import MODULUS, MULTIPLIER, NIGHT, OVER, PLACE, PREPARE, PRICE, PRICES
from games.titles.boutique.tactics import SPREAD, mind, opening_price, price_change

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState

FIELDS: Final[list[int]] = [0, 6, 12, 18, 24, 30, 36]
"""Where the days begin in ``PRICES``."""


def informed(s: BoutiqueState) -> i64:
    """Play to the end by the policy; returns the number of choices.

    The frequent choices take a shorter way than ``apply`` and ``suggest``, with equal results.
    """
    choices: i64 = 0
    quick: bool = s.journal is None
    while s.phase != OVER:
        if s.phase == PRICE and quick and s.step == 0:
            choices += 1
            change: i64 = price_change(s, mind(s, s.actor), True)
            if change:
                choices += 1
                s.hotels[s.actor].set_price(change & 15, change >> 4)
            booking.after_price(s)
        elif s.phase == PREPARE and quick and s.step == 0:
            choices += 8
            price: i64 = 0
            w = mind(s, s.actor)
            for slot, base in enumerate(FIELDS):
                price += PRICES[base + opening_price(s, w, slot, w[SPREAD]) - 1]
            s.hotels[s.actor].price = price
            s.step = 7
            decisions.prepare(s, opening_price(s, w, 7, w[SPREAD]) - 1)
        else:
            choices += 1
            s.apply(policy.suggest(s))
    return choices


def uniform(s: BoutiqueState) -> i64:
    """Play to the end at random; returns the number of choices.

    The frequent choices take a shorter way than ``apply`` and ``random_choice``, with equal results.
    """
    choices: i64 = 0
    quick: bool = s.journal is None
    hotels = s.hotels
    while True:
        phase: i64 = s.phase
        seed: i64 = s.seed
        if phase == PRICE and quick and s.step == 0:
            choices += 1
            seed = seed * MULTIPLIER % MODULUS
            slot: i64 = seed % 9
            if slot:
                choices += 1
                seed = seed * MULTIPLIER % MODULUS
                value: i64 = seed % 5 + 1
                hotel = hotels[s.actor]
                if slot == 8:
                    hotel.breakfast = value if value < hotel.breakfast else value + 1
                else:
                    shift: i64 = 6 * slot - 6
                    old: i64 = (hotel.price >> shift) & NIGHT
                    hotel.price += ((value if value < old else value + 1) - old) << shift
            s.seed = seed
            booking.after_price(s)
        elif phase == PLACE:
            choices += 1
            s.seed = seed = seed * MULTIPLIER % MODULUS
            decisions.place(s, seed % s.count)
        elif phase == PREPARE and s.step == 0:
            choices += 8
            hotel = hotels[s.actor]
            price: i64 = 0
            for base in FIELDS:
                seed = seed * MULTIPLIER % MODULUS
                price += PRICES[base + seed % 6]
            hotel.price = price
            s.step = 7
            s.seed = seed = seed * MULTIPLIER % MODULUS
            decisions.prepare(s, seed % 6)
        elif phase == OVER:
            return choices
        else:
            choices += 1
            s.seed = seed = seed * MULTIPLIER % MODULUS
            s.apply(seed % s.count)
