"""Announcement, Resolution and Cleaning (SNP-2, SNP-5, SNP-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner.effects import refill_station
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.vectors import set_numbers
from games.titles.snowplanner.words import MAIN, OVER, PLACED, RESOLUTION, ROOM, SUMMIT

if TYPE_CHECKING:
    from mypy_extensions import i64

ANNOUNCED: Final = 20
SUMMIT_OPEN: Final = 21
OWED: Final = 22
CLEANED: Final = 23
NEW_ORDER: Final = 24
GAME_OVER: Final = 25
GIVEN: Final = 26
"""Codes of the journal."""

LAST_ROUND: Final = 8


def announce(p: Position) -> None:
    """The next Round card is revealed; when High Season begins the Summit tiles are too (SNP-2.1)."""
    p.round_card = p.draw_round()
    p.note(ANNOUNCED, p.round, p.round_card)
    if p.round >= p.t.tiles_from_round and not p.tiles_open:
        p.tiles_open = True
        p.note(SUMMIT_OPEN, p.tiles[0], p.tiles[1], p.tiles[2])


def start_main(p: Position) -> None:
    """The first seat in turn order with a die begins (SNP-3.1)."""
    p.phase = MAIN
    p.active = -1
    for seat in p.order:
        if p.has_die(seat):
            p.active = seat
            return


def start_resolution(p: Position) -> None:
    """All dice are placed: the round card is resolved, in turn order (SNP-5)."""
    p.phase = RESOLUTION
    p.active = p.order[0]
    p.step = 0


def resolve(p: Position, seat: i64) -> None:
    """Low Season gives; the others ask for what is owed, each unit unpaid costs 2 points (SNP-5.1)."""
    card = p.round_card
    resource = p.t.owe_resource[card]
    if resource < 0:
        p.note(GIVEN, seat, card)
        p.give(seat, p.t.round_gain[card])
        return
    owed = p.owed(seat, card)
    paid = min(owed, p.res[seat * 5 + resource])
    p.res[seat * 5 + resource] -= paid
    lost = p.lose_points(seat, 2 * (owed - paid))
    p.note(OWED, seat, card, owed, paid, lost)


def next_order(p: Position) -> list[int]:
    """Next round's turn order: by the highest Summit space, then as before (SNP-8.3)."""
    order: list[int] = []
    for space in range(3):
        lying = p.spaces[SUMMIT * 4 + space]
        if lying >= 0 and lying // 100 not in order:
            order.append(lying // 100)
    for seat in p.order:
        if seat not in order:
            order.append(seat)
    return order


def clean(p: Position) -> None:
    """Cleaning: the game ends, or the Station moves on, the order changes, the dice return, the next round
    begins (SNP-8)."""
    if p.round >= LAST_ROUND:
        p.phase = OVER
        p.active = -1
        p.note(GAME_OVER)
        return
    for position in range(2):
        if p.station[position] >= 0:
            p.guest_deck.insert(0, p.station[position])
            p.station[position] = -1
    refill_station(p)
    p.note(CLEANED, p.round)
    order = next_order(p)
    if order != list(p.order):
        set_numbers(p.order, order)
        p.note(NEW_ORDER)
    for at in range(len(p.dstate)):
        if p.dstate[at] == PLACED:
            p.dstate[at] = ROOM
    for at in range(len(p.spaces)):
        p.spaces[at] = -1
    for area in range(9):
        p.next_at[area] = 0
    p.pt_holder = -1
    p.pt_placed = False
    p.round += 1
    announce(p)
    start_main(p)


def winners(p: Position) -> list[int]:
    """Most points; then more VIPs in rooms, then more Windows, else shared (SNP-8.5)."""
    keys = [(p.score(seat)[4], p.vips_in_rooms(seat), p.counted(seat, 8, True)) for seat in range(p.seats)]
    best = max(keys)
    return [seat for seat in range(p.seats) if keys[seat] == best]
