"""Decks, the row of four and hands: SKF-1.4, SKF-1.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.skifest.position import KIND_COUNT, YETI, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

ROW_SIZE: Final = 4
_WIPING_YETIS: Final = 3
_WIPES_IN_A_ROW: Final = 10

# Why cards are drawn, for the log.
BY_TRAIN: Final = 0
BY_VISIT: Final = 1
BY_HOTEL: Final = 2
BY_AIRBAG: Final = 3
BY_DEAL: Final = 4


def next_card(s: Position) -> i64:
    """Take a card off the deck, made anew from the discards if it is empty; -1 for none (SKF-1.5)."""
    host = s.host
    deck = s.deck
    if not deck:
        if not s.discard:
            return -1
        if host is not None:
            host.shuffle(s)
        else:
            deck.extend(s.discard)
            s.discard.clear()
    if host is not None:
        return host.next_card(s)
    at = s.below(len(deck))
    card = deck[at]
    last = deck.pop()
    if at < len(deck):
        deck[at] = last
    return card


def next_gear(s: Position) -> i64:
    """Take a card off the gear deck; -1 if it is empty."""
    deck = s.gear_deck
    if not deck:
        return -1
    if s.host is not None:
        return s.host.next_gear(s)
    at = s.below(len(deck))
    card = deck[at]
    last = deck.pop()
    if at < len(deck):
        deck[at] = last
    return card


def draw(s: Position, seat: i64, cards: i64, why: i64) -> i64:
    """Draw blind, as many as there are. Returns how many came."""
    for drawn in range(cards):
        card = next_card(s)
        if card < 0:
            return drawn
        s.gain(seat, card)
        if s.host is not None:
            s.host.note(s, "drew", seat, card, why, 0)
    return cards


def fill_row(s: Position) -> None:
    """Fill the row while there are cards, and deal it again while three Yetis lie there (SKF-1.4)."""
    _deal_row(s)
    wipe_row(s)


def _deal_row(s: Position) -> None:
    while len(s.row) < ROW_SIZE:
        card = next_card(s)
        if card < 0:
            return
        s.row.append(card)
        if s.host is not None:
            s.host.note(s, "row_card", -1, card, len(s.row) - 1, 0)


def wipe_row(s: Position) -> None:
    """Deal the row again while three or more Yetis lie in it, at most ten times in a row (SKF-1.4)."""
    row = s.row
    s.row_stays = False
    for wipes in range(_WIPES_IN_A_ROW + 1):
        yetis = 0
        for card in row:
            if card == YETI:
                yetis += 1
        if yetis < _WIPING_YETIS:
            return
        if wipes == _WIPES_IN_A_ROW:
            s.row_stays = True
            return
        if s.host is not None:
            s.host.note(s, "row_wiped", -1, yetis, 0, 0)
        s.discard.extend(row)
        row.clear()
        _deal_row(s)


def take_from_row(s: Position, seat: i64, place: i64) -> None:
    """Take a face-up card, which all see, and refill its place at once (SKF-2.2)."""
    card = s.row[place]
    s.gain(seat, card)
    s.known[seat * KIND_COUNT + card] += 1
    if s.host is not None:
        s.host.note(s, "took", seat, card, place, 0)
    new = next_card(s)
    if new < 0:
        s.row.pop(place)
        s.row_stays = s.row_stays and s.row.count(YETI) >= _WIPING_YETIS
        return
    s.row[place] = new
    if s.host is not None:
        s.host.note(s, "row_card", -1, new, place, 0)
    wipe_row(s)


def spend(s: Position, seat: i64) -> None:
    """The cards of ``spent`` go from a hand to the discards, and fill what was missing in the row."""
    for card in s.spent:
        s.lose(seat, card)
        s.discard.append(card)
    if s.spent and len(s.row) < ROW_SIZE:
        fill_row(s)


def fill_gear_row(s: Position) -> None:
    """Fill free places of the gear row while there are cards."""
    while len(s.gear_row) < ROW_SIZE:
        card = next_gear(s)
        if card < 0:
            return
        s.gear_row.append(card)
        if s.host is not None:
            s.host.note(s, "gear_card", -1, card, len(s.gear_row) - 1, 0)
