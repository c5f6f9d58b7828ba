"""The verbs of effects, one function a verb (SNP-4). Gains that need a decision go on the agenda; the others
happen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.snowplanner.board import OP_GUEST, OP_MOVE_WINDOW, OP_REFILL, OP_TRAIN, OP_WINDOW
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.words import (
    BIT,
    BONUS,
    CROISSANTS,
    MAIN,
    ON_GUEST,
    ON_WINDOW,
    PART_TIME,
    POINTS,
    V_DRAW_EVENT,
    V_GUEST,
    V_TRAIN,
    V_WINDOW,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

GAINED: Final = 2
WINDOW: Final = 3
GUEST_TAKEN: Final = 4
MOVED: Final = 5
TRAINED: Final = 6
DREW: Final = 7
"""Codes of the journal."""


def carry_out(p: Position, seat: i64, verb: i64, amount: i64) -> None:
    """Carry out one verb of a gain, or put the decision that it needs on the agenda."""
    if verb < V_WINDOW:
        gain_resource(p, seat, verb, amount)
    elif verb < V_GUEST:
        gain_windows(p, seat, verb - V_WINDOW, amount)
    elif verb == V_GUEST:
        gain_guests(p, seat, amount)
    elif verb == V_DRAW_EVENT:
        draw_events(p, seat, amount)
    elif verb == V_TRAIN:
        train_steps(p, seat, amount)
    else:
        move_windows(p, seat, amount)


def gain_resource(p: Position, seat: i64, resource: i64, amount: i64) -> None:
    """Snow, Tickets, Croissants, Likes, points: unlimited (SNP-1.2)."""
    if resource == POINTS:
        p.add_points(seat, amount)
    else:
        p.res[seat * 5 + resource] += amount
    p.note(GAINED, seat, resource, amount, p.phase)


def gain_windows(p: Position, seat: i64, colour: i64, amount: i64) -> None:
    """Windows fill empty spaces one by one (SNP-4.4); those of the Bonus phase wait for its end (SNP-6.3)."""
    if p.phase == BONUS and p.step < 2:
        p.late.append(colour)
        p.late.append(amount)
    else:
        p.push(OP_WINDOW, seat, amount, colour, 0)


def gain_guests(p: Position, seat: i64, amount: i64) -> None:
    """Take up to this many cards from the whole Station; may be declined (SNP-4.1). The row refills when all
    are chosen."""
    p.push(OP_REFILL, seat, 0, 0, 0)
    p.push(OP_GUEST, seat, amount, 6, 1)


def draw_events(p: Position, seat: i64, amount: i64) -> None:
    """Draw Events; an empty deck gives nothing (SNP-4.8)."""
    for _ in range(amount):
        card = p.draw(p.event_deck, "event", p.t.events)
        if card >= 0:
            p.events[seat].append(card)
            p.note(DREW, seat, card)


def train_steps(p: Position, seat: i64, steps: i64) -> None:
    """Free steps of training in any split; may be declined; only the Main phase has them (SNP-3.4)."""
    if p.phase == MAIN:
        p.push(OP_TRAIN, seat, steps, 0, 1)


def move_windows(p: Position, seat: i64, amount: i64) -> None:
    """Move Windows to other empty spaces; may be declined (SNP-4.7)."""
    p.push(OP_MOVE_WINDOW, seat, amount, 0, 1)


def place_window(p: Position, seat: i64, colour: i64, position: i64) -> None:
    """Put one Window (colour 1 to 3) on an empty position (from 0): the Talent gives, then the space's bonus
    (SNP-4.4, SNP-4.6)."""
    p.win[seat * 3 + colour - 1] |= BIT[position]
    p.note(WINDOW, seat, colour, position)
    p.fire(seat, ON_WINDOW, p.t.grid_bonus[position])


def take_guest(p: Position, seat: i64, position: i64, room: i64) -> None:
    """Take the card on a Station position (from 0) into a free room at Day 1, paying its Croissants (SNP-4.1,
    SNP-4.3)."""
    card = p.station[position]
    p.station[position] = -1
    p.res[seat * 5 + CROISSANTS] -= p.t.cost[card]
    p.room_card[seat * p.rooms + room] = card
    p.room_day[seat * p.rooms + room] = 1
    p.note(GUEST_TAKEN, seat, card, position, room)
    p.fire(seat, ON_GUEST, 0)


def move_window(p: Position, seat: i64, origin: i64, target: i64) -> None:
    """Move one Window between positions (from 0), without a placement bonus (SNP-4.7)."""
    for colour in range(3):
        if p.win[seat * 3 + colour] & BIT[origin]:
            p.win[seat * 3 + colour] ^= BIT[origin] | BIT[target]
            p.note(MOVED, seat, colour + 1, origin, target)


def raise_die(p: Position, seat: i64, die: i64) -> None:
    """One step up (SNP-3.4)."""
    if die == PART_TIME:
        p.pt_face += 1
    else:
        p.dface[seat * 3 + die] += 1
    p.note(TRAINED, seat, die, p.face_of(seat, die))


def refill_station(p: Position) -> None:
    """The row slides to position 1 and refills to six; without cards spaces stay empty (SNP-4.1)."""
    left = [card for card in p.station if card >= 0]
    while len(left) < 6:
        card = p.draw(p.guest_deck, "guest", p.t.cards)
        if card < 0:
            break
        left.append(card)
    for at in range(6):
        p.station[at] = left[at] if at < len(left) else -1
