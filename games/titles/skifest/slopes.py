"""Actions of the ski phase: train, lift, runs, the Yeti and avalanches (SKF-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.skifest import board as b
from games.titles.skifest.piles import BY_AIRBAG, draw, spend, take_from_row
from games.titles.skifest.position import BASES, HOLD, KIND_COUNT, MOVE_YETI, SLIDE, YETI, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FROM_DECK: Final = -1
DECLINE: Final = -2

# How a lift ride is paid, for the log.
BY_ACTION: Final = 0
BY_TICKET: Final = 1
BY_PASS: Final = 2

# What sets off an avalanche, for the log.
BY_SET: Final = 0
BY_BLAST: Final = 1
BY_ARMED: Final = 2


def cards_for(s: Position, seat: i64, run: i64) -> i64:
    """How many cards a run takes without a claim: SKF-2.4, lowered by gear, at least one."""
    level = s.board.levels[run]
    need = b.NEED[level] - s.effect(seat, b.FEWER_CARDS + level)
    return need if need > 1 else 1


def cards_for_claim(s: Position, seat: i64, run: i64) -> i64:
    """How many cards more a marker on top of others takes (SKF-2.6)."""
    more = s.marks[run] + s.effect(s.tops[run], b.GUARDED_MARKER) - s.effect(seat, b.CHEAPER_CLAIM)
    return more if more > 0 else 0


def may_claim(s: Position, seat: i64, run: i64) -> bool:
    """Whether a claim is a choice: markers lie there and the top one is another's (SKF-2.6)."""
    return s.marks[run] > 0 and s.tops[run] != seat


def is_open(s: Position, seat: i64, run: i64) -> bool:
    """Whether the Yeti lets a seat pass (SKF-2.7)."""
    return run != s.yeti or s.effect(seat, b.PASS_YETI) > 0


def largest_set(s: Position, seat: i64) -> i64:
    """The most cards of one colour or style in a hand, Yetis with them."""
    sums = s.sums
    base = seat * BASES
    most = 0
    for at in range(base, base + BASES):
        if sums[at] > most:
            most = sums[at]
    return most + s.hand[seat * KIND_COUNT + YETI]


def has_free_lift(s: Position, seat: i64) -> bool:
    """Whether the next ride costs neither action nor ticket (day pass)."""
    return s.rode[seat] == 0 and s.effect(seat, b.FREE_FIRST_LIFT) > 0


def third_card_left(s: Position, seat: i64) -> bool:
    """Whether the card that may follow is the rucksack's third one, which can be declined."""
    return s.draws_left == 1 and s.trained[seat] == 0 and s.effect(seat, b.THIRD_CARD) > 0


def train(s: Position, seat: i64, source: i64) -> None:
    """A card of a train action, from a place of the row, the deck, or none (SKF-2.2).

    With a rucksack the day's first train action counts as made when it ends, else with its first card.
    """
    if source == DECLINE:
        if s.host is not None:
            s.host.note(s, "declined_card", seat, 0, 0, 0)
        end_train(s, seat)
        return
    first = s.draws_left == 0
    if first:
        s.actions -= 1
        if s.trained[seat] == 0 and s.effect(seat, b.THIRD_CARD) > 0:
            s.draws_left = 2
        else:
            s.draws_left = 1
            s.trained[seat] = 1
    else:
        s.draws_left -= 1
    if source == FROM_DECK:
        draw(s, seat, 1, 0)
    else:
        if first and s.row[source] == YETI:
            s.draws_left = 0
        take_from_row(s, seat, source)
    if s.draws_left == 0:
        end_train(s, seat)


def end_train(s: Position, seat: i64) -> None:
    """No more cards in this train action."""
    s.draws_left = 0
    s.trained[seat] = 1


def arrive(s: Position, seat: i64, place: i64) -> None:
    """A skier comes to a place, after all others that stand anywhere."""
    last = 0
    for count in s.arrived:
        if count > last:
            last = count
    s.at[seat] = place
    s.arrived[seat] = last + 1


def ride(s: Position, seat: i64, lift: i64, ticket: bool) -> None:
    """Ride a lift, by day pass, ticket or action (SKF-2.3, SKF-2.9)."""
    if has_free_lift(s, seat):
        how = BY_PASS
    elif ticket:
        how = BY_TICKET
        s.tickets[seat] -= 1
    else:
        how = BY_ACTION
        s.actions -= 1
    s.rode[seat] = 1
    arrive(s, seat, s.board.lift_to[lift])
    if s.host is not None:
        s.host.note(s, "rode", seat, lift, how, 0)


def ski(s: Position, seat: i64, run: i64, claim: bool) -> None:
    """Ski a run with the cards of ``spent``: points, fame, marker, then the Yeti (SKF-2.4 to 2.8)."""
    board = s.board
    level = board.levels[run]
    style = s.styles[run]
    yetis = 0
    in_style = style >= 0
    for card in s.spent:
        if card == YETI:
            yetis += 1
        elif card % 5 != style:
            in_style = False
    fame = b.FAME[level]
    if in_style:
        fame += fame + s.effect(seat, b.STYLE_FAME)
    fame += s.effect(seat, b.MORE_FAME + level)
    s.actions -= 1
    s.points[seat] += b.POINTS[level]
    s.fame[seat] += fame
    arrive(s, seat, board.bottoms[run])
    if s.host is not None:
        s.host.note(s, "skied", seat, run, fame, 1 if in_style else 0)
    if s.marks[run] == 0 or claim:
        place_marker(s, seat, run)
    spend(s, seat)
    if yetis == 1:
        s.pending.append(seat * 4 + MOVE_YETI)
    elif yetis > 1:
        if s.effect(seat, b.HOLD_AVALANCHE) > 0:
            s.pending.append(seat * 4 + HOLD)
        else:
            avalanche(s, seat, BY_SET)


def place_marker(s: Position, seat: i64, run: i64) -> None:
    """A marker on top of a run (SKF-2.6)."""
    below = s.tops[run]
    s.tops[run] = seat
    s.marks[run] += 1
    s.stacks[run] = s.stacks[run] * 4 + seat
    more = s.effect(seat, b.MARKER_FAME)
    s.fame[seat] += more
    if s.host is not None:
        s.host.note(s, "claimed", seat, run, below, more)


def avalanche(s: Position, owner: i64, cause: i64) -> None:
    """Every skier owes a slide, in turn order from ``owner`` (SKF-2.8)."""
    if s.host is not None:
        s.host.note(s, "avalanche", owner, cause, 0, 0)
    first = s.place_of[owner]
    for step in range(s.seats):
        seat = s.order[(first + step) % s.seats]
        s.pending.append(seat * 4 + SLIDE)


def explode(s: Position, seat: i64, cause: i64) -> None:
    """An explosive goes off (SKF-2.9)."""
    s.explosives[seat] -= 1
    if cause == BY_ARMED or s.explosives[seat] == 0:
        s.armed[seat] = -1
    avalanche(s, seat, cause)


def slide(s: Position, seat: i64, run: i64) -> None:
    """A skier slides down a run, or stays with -1; cards of an airbag come at once (SKF-2.8)."""
    s.pending.pop(0)
    if run < 0:
        if s.host is not None:
            s.host.note(s, "stayed", seat, 1, 0, 0)
        return
    arrive(s, seat, s.board.bottoms[run])
    if s.host is not None:
        s.host.note(s, "slid", seat, run, 0, 0)
    draw(s, seat, s.effect(seat, b.AVALANCHE_CARDS), BY_AIRBAG)


def move_yeti(s: Position, seat: i64, run: i64) -> None:
    """The Yeti goes to another run and closes it (SKF-2.7)."""
    s.pending.pop(0)
    s.yeti = run
    if s.host is not None:
        s.host.note(s, "yeti_moved", seat, run, 0, 0)


def hold_avalanche(s: Position, seat: i64, hold: bool) -> None:
    """The owner of the whistle lets the avalanche go, or not."""
    s.pending.pop(0)
    if hold:
        if s.host is not None:
            s.host.note(s, "held", seat, 0, 0, 0)
    else:
        avalanche(s, seat, BY_SET)


def arm(s: Position, seat: i64, after: i64) -> None:
    """Arm an explosive for the end of a seat's turn, or disarm it with -1 (SKF-2.9)."""
    s.armed[seat] = after
    if s.host is not None:
        s.host.note(s, "armed", seat, after, 0, 0)


def may_arm(s: Position, seat: i64, after: i64) -> bool:
    """Whether the end of ``after``'s next turn is between two other players' turns of this day (SKF-2.9)."""
    last = s.seats - 1
    at = s.place_of[after]
    if after == seat or s.order[(at + 1) % s.seats] == seat:
        return False
    return s.round < 4 or (at < last and at >= s.place_of[s.active])
