"""What a seat does not know: the decks' order, the others' hands, the tiles and Round cards to come."""

from __future__ import annotations

from games.titles.snowplanner.position import Position
from games.titles.snowplanner.words import TALENTS


def deal_anew(s: Position, seat: int) -> None:
    """Draw anew all that ``seat`` (-1: a spectator) does not know, with the position's own generator."""
    shuffle(s, s.guest_deck)
    deal_unseen(s, seat, s.event_deck, s.events)
    deal_unseen(s, seat, s.goal_deck, s.goals)
    order_rounds(s)
    if not s.tiles_open:
        tiles = list(range(len(s.t.tiles)))
        shuffle(s, tiles)
        s.tiles[:] = tiles[:3]
    if s.phase == TALENTS:
        deal_talents(s, seat)


def shuffle(s: Position, cards: list[int]) -> None:
    for at in range(len(cards) - 1, 0, -1):
        other = s.rnd(at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def deal_unseen(s: Position, seat: int, deck: list[int], hands: list[list[int]]) -> None:
    """The deck and the others' hands are one pool to ``seat``: deal it anew."""
    pool = list(deck)
    for other in range(s.seats):
        if other != seat:
            pool += hands[other]
    shuffle(s, pool)
    for other in range(s.seats):
        if other != seat:
            for at in range(len(hands[other])):
                hands[other][at] = pool.pop()
    deck[:] = pool


def order_rounds(s: Position) -> None:
    """Low Season cards are known but for their order; High Season ones are any that did not lie open (SNP-1.4)."""
    for season in range(3):
        spots = [at for at in range(len(s.round_deck)) if s.t.season[s.round_deck[at]] == season]
        pool = [s.round_deck[at] for at in spots]
        if season == 1:
            pool = [card for card in range(len(s.t.rounds)) if s.t.season[card] == 1 and card != s.round_card]
        shuffle(s, pool)
        for number in range(min(len(spots), len(pool))):
            s.round_deck[spots[number]] = pool[number]


def deal_talents(s: Position, seat: int) -> None:
    mine = set(s.talent_hand[seat]) if seat >= 0 else set()
    if seat >= 0 and s.talent[seat] >= 0:
        mine.add(s.talent[seat])
    pool = [talent for talent in range(len(s.t.talents)) if talent not in mine]
    shuffle(s, pool)
    for other in range(s.seats):
        if other == seat:
            continue
        if s.talent[other] >= 0:
            s.talent[other] = pool.pop()
        for at in range(len(s.talent_hand[other])):
            s.talent_hand[other][at] = pool.pop()
