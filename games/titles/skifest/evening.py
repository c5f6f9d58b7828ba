"""Turns, rounds and days, the village and the end: SKF-2.1, SKF-2.10, SKF-3, SKF-5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.skifest import board as b
from games.titles.skifest.names import MAJORITY, MAJORITY_ALL
from games.titles.skifest.piles import BY_HOTEL, BY_VISIT, draw, fill_gear_row, spend
from games.titles.skifest.position import APRES, BUY, OVER, SKI, Position
from games.titles.skifest.slopes import BY_ARMED, explode

if TYPE_CHECKING:
    from mypy_extensions import i64

_ROUNDS: Final = 4
_DAYS: Final = 3


def end_turn(s: Position) -> None:
    """The next player's turn; explosives armed for this moment go off, in turn order (SKF-2.1, SKF-2.9)."""
    ended = s.active
    at = s.place_of[ended]
    s.draws_left = 0
    if at + 1 < s.seats:
        s.active = s.order[at + 1]
    elif s.round == _ROUNDS:
        _end_day(s)
        return
    else:
        s.round += 1
        s.active = s.order[0]
    s.actions = 2
    if s.host is not None:
        s.host.note(s, "turn", s.active, s.round, 0, 0)
    for step in range(1, s.seats):
        seat = s.order[(at + step) % s.seats]
        if s.armed[seat] == ended:
            explode(s, seat, BY_ARMED)


def _end_day(s: Position) -> None:
    """Fame in the valley, unspent explosives lost, then the village or the end (SKF-2.9, SKF-2.10)."""
    s.actions = 0
    for seat in s.order:
        if s.at[seat] == s.board.valley or s.effect(seat, b.VALLEY_ANYWHERE) > 0:
            s.fame[seat] += 1
            if s.host is not None:
                s.host.note(s, "valley_fame", seat, 0, 0, 0)
    for seat in s.order:
        if s.explosives[seat] > 0 and s.host is not None:
            s.host.note(s, "explosives_lost", seat, s.explosives[seat], 0, 0)
        s.explosives[seat] = 0
        s.armed[seat] = -1
    if s.day == _DAYS:
        s.phase = OVER
        if s.host is not None:
            s.host.note(s, "over", -1, 0, 0, 0)
        return
    s.phase = APRES
    s.active = visitor(s)
    if s.host is not None:
        s.host.note(s, "apres", s.active, s.day, 0, 0)


def before(s: Position, seat: i64, other: i64) -> bool:
    """Whether a seat makes its first choice in the village before another (SKF-3.1)."""
    height = s.board.heights[s.at[seat]] - s.board.heights[s.at[other]]
    if height != 0:
        return height < 0
    if s.arrived[seat] != s.arrived[other]:
        return s.arrived[seat] < s.arrived[other]
    return s.place_of[seat] < s.place_of[other]


def space_of(s: Position, seat: i64) -> i64:
    """The index, from the left, of the space on which a seat stands in the village."""
    first = (s.village[seat] - 1) * 3
    for space in range(first, first + 2):
        if s.spaces[space] == seat:
            return space - first
    return 2


def visitor(s: Position) -> i64:
    """The seat that must choose a place now, -1 when all are at the Hotel (SKF-3.1, SKF-3.3)."""
    chosen = -1
    for seat in range(s.seats):
        number = s.village[seat]
        if number == b.HOTEL + 1:
            continue
        if chosen < 0 or number < s.village[chosen]:
            chosen = seat
        elif number == s.village[chosen]:
            if number == 0:
                if before(s, seat, chosen):
                    chosen = seat
            elif space_of(s, seat) < space_of(s, chosen):
                chosen = seat
    return chosen


def has_room(s: Position, place: i64) -> bool:
    """Whether a village place has a free space: one less than players, the Hotel for all (SKF-3.2)."""
    if place == b.HOTEL:
        return True
    return any(s.spaces[space] < 0 for space in range(place * 3, place * 3 + s.seats - 1))


def can_pay(s: Position, seat: i64, place: i64) -> bool:
    """Whether a seat has the cards and the fame that a village place costs (SKF-3.2)."""
    board = s.board
    return s.hand_size[seat] >= board.cost_cards[place] and s.fame[seat] >= board.cost_fame[place]


def may_visit(s: Position, seat: i64, place: i64) -> bool:
    """Whether a seat may go to a village place (SKF-3.2)."""
    return place >= s.village[seat] and has_room(s, place) and can_pay(s, seat, place)


def visit(s: Position, seat: i64, place: i64) -> None:
    """Go to a village place, pay with ``spent`` and fame, take the gain (SKF-3.2, SKF-3.4)."""
    board = s.board
    if s.village[seat] > 0:
        s.spaces[(s.village[seat] - 1) * 3 + space_of(s, seat)] = -1
    s.village[seat] = place + 1
    if s.host is not None:
        s.host.note(s, "visited", seat, place, len(s.hotel), 0)
    if place == b.HOTEL:
        _arrive_at_hotel(s, seat)
        return
    space = place * 3
    while s.spaces[space] >= 0:
        space += 1
    s.spaces[space] = seat
    s.fame[seat] += board.gain_fame[place] - board.cost_fame[place]
    s.tickets[seat] += board.gain_tickets[place]
    s.explosives[seat] += board.gain_explosives[place]
    spend(s, seat)
    draw(s, seat, board.gain_cards[place], BY_VISIT)
    next_visitor(s)


def _arrive_at_hotel(s: Position, seat: i64) -> None:
    """Cards for tomorrow's weather, then the choice of gear (SKF-3.5)."""
    s.hotel.append(seat)
    cards = s.board.hotel_cards[s.weather[s.day]] + s.effect(seat, b.HOTEL_CARDS)
    draw(s, seat, cards, BY_HOTEL)
    s.pending.append(seat * 4 + BUY)


def buy(s: Position, seat: i64, gear: i64) -> None:
    """Buy a gear card of the row, -1 for none; it is replaced (SKF-3.5)."""
    s.pending.pop(0)
    if gear >= 0:
        s.fame[seat] -= s.board.gear_costs[gear]
        place = s.gear_row.index(gear)
        s.add_gear(seat, gear)
        if s.host is not None:
            s.host.note(s, "bought", seat, gear, 0, 0)
        _replace_gear(s, place)
    elif s.host is not None:
        s.host.note(s, "bought_nothing", seat, 0, 0, 0)
    next_visitor(s)


def _replace_gear(s: Position, place: i64) -> None:
    """A new card lies where the old one lay."""
    s.gear_row.pop(place)
    size = len(s.gear_row)
    fill_gear_row(s)
    if len(s.gear_row) > size:
        s.gear_row.insert(place, s.gear_row.pop())


def next_visitor(s: Position) -> None:
    """Whose choice it is in the village now, or the next day (SKF-3.3, SKF-3.6)."""
    seat = visitor(s)
    if seat >= 0:
        s.active = seat
        return
    s.set_order(s.hotel)
    s.hotel.clear()
    s.day += 1
    s.round = 1
    s.phase = SKI
    s.actions = 2
    s.active = s.order[0]
    for at in range(len(s.spaces)):
        s.spaces[at] = -1
    for place, seat in enumerate(s.order):
        s.village[seat] = 0
        s.rode[seat] = 0
        s.trained[seat] = 0
        s.at[seat] = s.board.valley
        s.arrived[seat] = place
    if s.host is not None:
        s.host.note(s, "day", s.active, s.day, 0, 0)


def majority_points(s: Position) -> list[list[int]]:
    """Points for most top markers, by seat: green, blue, black, all (SKF-5.1)."""
    tops = [[0, 0, 0, 0] for _ in range(s.seats)]
    for run in range(s.board.runs):
        seat = s.tops[run]
        if seat >= 0:
            tops[seat][s.board.levels[run]] += 1
            tops[seat][3] += 1
    shares = [[0, 0, 0, 0] for _ in range(s.seats)]
    for column in range(4):
        most = 0
        holders = 0
        for seat in range(s.seats):
            if tops[seat][column] > most:
                most = tops[seat][column]
                holders = 1
            elif tops[seat][column] == most:
                holders += 1
        if most > 0:
            prize = MAJORITY_ALL if column == 3 else MAJORITY[column]
            for seat in range(s.seats):
                if tops[seat][column] == most:
                    shares[seat][column] = prize // holders
    return shares


def top_markers(s: Position, seat: i64) -> i64:
    """How many runs carry a seat's marker on top."""
    return s.tops.count(seat)


def totals(s: Position) -> list[int]:
    """Points by seat as if the game ended now (SKF-5.1)."""
    shares = majority_points(s)
    return [
        s.points[seat] + s.gear_worth[seat] + s.fame[seat] // 3 + sum(shares[seat]) for seat in range(s.seats)
    ]


def leaders(s: Position) -> list[int]:
    """The seats that would win if the game ended now (SKF-5.2)."""
    points = totals(s)
    ranks = [(points[seat], s.fame[seat], top_markers(s, seat)) for seat in range(s.seats)]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]
