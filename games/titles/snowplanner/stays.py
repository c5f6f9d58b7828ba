"""Payment, Bonus and Check-out (SNP-6, SNP-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner.board import OP_PENALTY, OP_WINDOW
from games.titles.snowplanner.effects import carry_out
from games.titles.snowplanner.placing import pay
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.words import BIT, ON_BONUS, ON_CHECKOUT, POPCOUNT

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY_HOTEL: Final = 30
ROOM_PAID: Final = 31
BONUS_ROW: Final = 32
STAYED: Final = 33
LEFT: Final = 34
PENALTY: Final = 35
"""Codes of the journal."""

EMPTY_LOSS: Final = 3


def start_payment(p: Position, seat: i64) -> None:
    """A hotel with no card in any room loses 3 points (SNP-6.2)."""
    if p.occupied(seat) == 0:
        lost = p.lose_points(seat, EMPTY_LOSS)
        p.note(EMPTY_HOTEL, seat, lost)


def open_rooms(p: Position, seat: i64) -> list[int]:
    """Occupied rooms, from 0, that were not resolved yet in this phase (SNP-6.1, SNP-7.1)."""
    return [
        room
        for room in range(p.rooms)
        if p.room_card[seat * p.rooms + room] >= 0 and not p.rooms_done & BIT[room]
    ]


def pay_room(p: Position, seat: i64, room: i64) -> None:
    """A guest pays the reward of its Day, a VIP its one reward (SNP-6.1)."""
    p.rooms_done |= BIT[room]
    card = p.room_card[seat * p.rooms + room]
    p.note(ROOM_PAID, seat, room, card, p.room_day[seat * p.rooms + room])
    p.give(seat, p.t.reward[card * 3 + p.room_day[seat * p.rooms + room] - 1])


def count_bonus(p: Position, seat: i64) -> None:
    """Each colour's row once, all counted before the first gain; then the Talent's gain on bonus
    (SNP-6.3)."""
    counts = [min(6, POPCOUNT[p.win[seat * 3 + colour]]) for colour in range(3)]
    p.fire(seat, ON_BONUS, 0)
    for colour in range(3):
        gain = p.t.gains[p.t.bonus_row[colour + 1][counts[colour]]]
        if gain:
            p.note(BONUS_ROW, seat, colour + 1, counts[colour])
        for at in range(0, len(gain), 2):
            carry_out(p, seat, gain[at], gain[at + 1])


def place_late_windows(p: Position, seat: i64) -> None:
    """Windows gained in the Bonus phase are placed when it is over, first gained first (SNP-6.3)."""
    for at in range(len(p.late) - 2, -1, -2):
        p.push(OP_WINDOW, seat, p.late[at + 1], p.late[at], 0)
    del p.late[:]


def stay(p: Position, seat: i64, room: i64) -> None:
    """The requirement is met and paid: the arrow moves on, a VIP's to Day 3 at most (SNP-7.1, SNP-7.2)."""
    at = seat * p.rooms + room
    card = p.room_card[at]
    pay(p, seat, p.t.needs, p.t.stay[card * 3 + p.room_day[at] - 1] * 11 + 6)
    p.room_day[at] = min(3, p.room_day[at] + 1)
    p.rooms_done |= BIT[room]
    p.note(STAYED, seat, room, card, p.room_day[at])


def check_out(p: Position, seat: i64, room: i64) -> None:
    """A card leaves, face down to the Check-out area; the Talent gives, then a VIP costs its penalty
    (SNP-7.1, SNP-7.2, SNP-4.6)."""
    at = seat * p.rooms + room
    card = p.room_card[at]
    p.room_card[at] = -1
    p.room_day[at] = 0
    p.rooms_done |= BIT[room]
    p.out[seat].append(card)
    p.note(LEFT, seat, room, card)
    if p.t.penalty[card]:
        p.push(OP_PENALTY, seat, p.t.penalty[card], 0, 0)
    p.fire(seat, ON_CHECKOUT, 0)


def lose_penalty(p: Position, seat: i64, penalty: i64) -> None:
    """Points stop at 0 (SNP-7.2)."""
    p.note(PENALTY, seat, p.lose_points(seat, penalty))
