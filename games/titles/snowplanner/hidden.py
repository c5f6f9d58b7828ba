"""What a seat does not know: the decks' order, the others' hands, the tiles and Round cards to come.

Pools are sorted before anything is drawn, so that what was there before leaves no trace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.titles.snowplanner.position import Position
from games.titles.snowplanner.words import TALENTS

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal_anew(s: Position, seat: i64) -> None:
    """Draw anew all that ``seat`` (-1: a spectator) does not know, with the position's own generator.

    A lazy position draws from its decks at random, so that they need no order.
    """
    s.guest_deck.sort()
    if not s.lazy:
        shuffle(s, s.guest_deck)
    deal_unseen(s, seat, s.event_deck, s.events)
    deal_unseen(s, seat, s.goal_deck, s.goals)
    order_rounds(s)
    if not s.tiles_open:
        tiles = list(s.t.deck_tiles)
        shuffle(s, tiles)
        s.tiles[0] = tiles[0]
        s.tiles[1] = tiles[1]
        s.tiles[2] = tiles[2]
    if s.phase == TALENTS:
        deal_talents(s, seat)


def shuffle(s: Position, cards: list[int]) -> None:
    """Put cards in a random order (Fisher and Yates)."""
    for at in range(len(cards) - 1, 0, -1):
        other = s.rnd(at + 1)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card


def deal_unseen(s: Position, seat: i64, deck: list[int], hands: list[list[int]]) -> None:
    """The deck and the others' hands are one pool to ``seat``: deal it anew."""
    for other in range(s.seats):
        if other != seat:
            deck.extend(hands[other])
    deck.sort()
    for other in range(s.seats):
        if other != seat:
            hand = hands[other]
            for at in range(len(hand)):
                hand[at] = take_random(s, deck)
    if not s.lazy:
        shuffle(s, deck)


def take_random(s: Position, deck: list[int]) -> int:
    """A random card out of a deck that is not empty; its order is lost."""
    at = s.rnd(len(deck))
    card = deck[at]
    last = deck.pop()
    if at < len(deck):
        deck[at] = last
    return card


def order_rounds(s: Position) -> None:
    """Round cards to come are any of their season that does not lie open (SNP-1.4)."""
    for season in range(3):
        spots: list[int] = []
        for at in range(len(s.round_deck)):
            if s.t.season[s.round_deck[at]] == season:
                spots.append(at)
        if not spots:
            continue
        pool: list[int] = []
        for card in s.t.deck_rounds[season]:
            if card != s.round_card:
                pool.append(card)
        shuffle(s, pool)
        for number in range(min(len(spots), len(pool))):
            s.round_deck[spots[number]] = pool[number]


def deal_talents(s: Position, seat: i64) -> None:
    """Talents that others hold or keep secretly (SNP-1.3)."""
    pool: list[int] = []
    for talent in s.t.deck_talents:
        if seat < 0 or (talent not in s.talent_hand[seat] and talent != s.talent[seat]):
            pool.append(talent)
    shuffle(s, pool)
    for other in range(s.seats):
        if other == seat:
            continue
        if s.talent[other] >= 0:
            s.talent[other] = pool.pop()
        for at in range(len(s.talent_hand[other])):
            s.talent_hand[other][at] = pool.pop()
