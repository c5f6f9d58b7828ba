"""What a seat believes things are worth, in points: the weights of ``weights.json`` for a card set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec

from games.titles.snowplanner.words import V_DRAW_EVENT, V_GUEST, V_MOVE_WINDOW, V_TRAIN, V_WINDOW

ROUNDS: Final = 9
"""Rows of the lists by round: 0 is not used."""
HUNDREDTH: Final = 0.01
"""Weights are whole hundredths of a point."""


class Mind:
    """One way to value things.

    Args:
        gains: all gains of a card set, each a flat list of verbs and amounts.
        rows: the gains of the Bonus table by colour (0 unused) and number of Windows.
        values: the weights by name, in hundredths of a point.
    """

    def __init__(
        self, gains: list[list[int]], rows: list[list[int]], values: Mapping[str, Sequence[int]]
    ) -> None:
        prices = price_list(values)
        self.price: vec[float] = vec[float](prices)
        """By round × 5 + resource."""
        worths = gain_list(gains, prices, values)
        self.gain_value: vec[float] = vec[float](worths)
        """By round × number of gains + gain, without its Windows and guests."""
        flat = [0.0] * 10
        for row in rows[1:]:
            line = [worths[4 * len(gains) + gain] for gain in row]
            flat += [*line, *[line[-1]] * (10 - len(line))]
        self.row_value: vec[float] = vec[float](flat + [0.0] * 3)
        """By colour × 10 + number of Windows, up to 9: the row of the Bonus table in the middle of the
        game."""
        cover = [0.0, *points(values, "cover")]
        self.cover: vec[float] = vec[float](cover)
        """By round: what one more Window adds by stays and patterns, a round."""
        self.row_now: float = points(values, "row_now")[0]
        self.row_later: float = points(values, "row_later")[0]
        """Shares of what the next Window of a colour adds to a Bonus, and the one after it."""
        self.owing: float = points(values, "owing")[0]
        self.owing_last: float = points(values, "owing")[1]
        """What a Window makes one owe, before round 8 and in it."""
        self.opening: float = points(values, "opening")[0]
        """What the space of a Window chosen freely adds by its bonus."""
        self.guest: float = points(values, "guest")[0]
        """A guest that an effect brings: fixed, since a guest's own reward may be another guest."""
        self.towards_talent: float = points(values, "towards_talent")[0]
        """A Talent's whole pattern, a round to come."""
        self.towards_goal: float = points(values, "towards_goal")[0]
        """A Goal's whole layout."""
        self.towards_vip: float = points(values, "towards_vip")[0]
        """The whole pattern of a VIP on the Station."""
        self.guest_window: float = points(values, "guest_window")[0]
        """A Window that a guest pays."""
        self.vip_later: float = points(values, "vip_later")[0]
        """A night of a VIP after the third."""
        self.empty: float = points(values, "empty")[0]
        """The first card of a hotel without any (SNP-6.2)."""
        self.greeter: float = points(values, "greeter")[0]
        """A card for a Talent that likes guests."""
        self.goal_guests: float = points(values, "goal_guests")[0]
        """A point of a played Goal that counts guests or Events."""
        self.goal_grows: float = points(values, "goal_grows")[0]
        self.goal_grows_slowly: float = points(values, "goal_grows")[1]
        """What a Goal may still gain, a round to come; the second by VIPs."""
        self.goal_like: float = points(values, "goal_like")[0]
        self.goal_like_held: float = points(values, "goal_like")[1]
        """Shares of what a Goal gives for one more Like: played, and held with its layout covered."""
        self.event_played: float = points(values, "event_played")[0]
        self.step_low: float = points(values, "step")[0]
        self.step_high: float = points(values, "step")[1]
        """A step of training of a die below 4 and from 4 on, a round to come."""
        self.elsewhere: float = points(values, "elsewhere")[0]
        """What a pip of a die is worth in the other areas."""
        self.hire: float = points(values, "hire")[0]
        self.lead: float = points(values, "lead")[0]
        """A place further up in the next round's order, for each other player."""
        self.leave: float = points(values, "leave")[0]
        """A card that leaves makes room."""
        self.stay_window: float = points(values, "stay_window")[0]
        """A Window that the next night pays."""
        self.noise: float = points(values, "noise")[0]
        """The most that ``suggest`` adds to a choice by chance."""


def points(values: Mapping[str, Sequence[int]], name: str) -> list[float]:
    """A group of weights in points."""
    return [HUNDREDTH * number for number in values[name]]


def price_list(values: Mapping[str, Sequence[int]]) -> list[float]:
    """By round × 5 + resource; a point is a point."""
    prices = [0.0] * 5
    for number in range(ROUNDS - 1):
        for name in ("snow", "tickets", "croissants", "likes"):
            prices.append(HUNDREDTH * values[name][number])
        prices.append(1.0)
    return prices


def gain_list(
    gains: list[list[int]], prices: list[float], values: Mapping[str, Sequence[int]]
) -> list[float]:
    """By round × number of gains + gain: all of it but Windows and guests, whose worth the position tells."""
    draw = [0.0, *points(values, "draw")]
    train = points(values, "train")[0]
    move = points(values, "move")[0]
    worths: list[float] = []
    for number in range(ROUNDS):
        for flat in gains:
            total = 0.0
            for at in range(0, len(flat), 2):
                verb, amount = flat[at], flat[at + 1]
                if verb < V_WINDOW:
                    total += amount * prices[number * 5 + verb]
                elif verb == V_DRAW_EVENT:
                    total += amount * draw[number]
                elif verb == V_TRAIN:
                    total += amount * train * (8 - number)
                elif verb == V_MOVE_WINDOW:
                    total += move
            worths.append(total)
    return worths


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
