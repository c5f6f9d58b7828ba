"""The week's frame: decks, staff, rating, expansion, the next week and the end (BHM-2, BHM-4, BHM-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.results import GameError
from games.titles.boutique import walkins
from games.titles.boutique.tables import (
    END_OF_WEEK,
    EXPAND,
    LOWEST,
    MAX_ROOMS,
    NO_STAGE,
    OVER,
    PLANNING,
    PREPARE,
    SEAT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState

WAGE: Final = 3
"""300 for each member of staff (BHM-4.1)."""
ROOM_COST: Final = 10
"""1000 for a room (BHM-6.5)."""
TOP_RATING: Final = 5
WEEKS: Final = 2


def start_prepare(s: BoutiqueState) -> None:
    """All players set their prices (BHM-2.1)."""
    s.phase = PREPARE
    s.stage = NO_STAGE
    s.priced = 0
    s.pending = s.alive
    s.ask_prepare(LOWEST[s.pending])


def draw_from_deck(s: BoutiqueState) -> i64:
    """The deck's next card; when it has run out, the used cards are reshuffled (BHM-1.3). A script may
    replace the card."""
    if not s.deck:
        s.deck = shuffled(s, s.used)
        s.used = []
        if s.journal is not None and s.deck:
            s.journal.append(("deck_reshuffled",))
    given = s.chance.reveal("guest") if s.chance is not None else None
    if not s.deck and given is None:
        raise GameError("no guest card is left to reveal")
    top: i64 = s.deck.pop(0) if s.deck else 0
    return top if given is None else s.table.kind(given)


def shuffled(s: BoutiqueState, cards: list[int]) -> list[int]:
    """The cards in a random order."""
    if s.chance is not None:
        return [cards[at] for at in s.chance.permutation(len(cards))]
    deck = cards[:]
    size: i64 = len(deck)
    while size > 1:
        at: i64 = s.below(size)
        size -= 1
        deck[at], deck[size] = deck[size], deck[at]
    return deck


def start_planning(s: BoutiqueState) -> None:
    """All players choose staff; one who can't pay a single member has nothing to choose (BHM-4.1)."""
    s.phase = PLANNING
    s.turn = 0
    s.active = s.first
    s.staffed = 0
    s.pending = s.alive
    if s.journal is not None:
        s.journal.append(("planning_started",))
    settle_planning(s)


def settle_planning(s: BoutiqueState) -> None:
    """Confirm for those who can't pay anyone, then ask the next seat, or reveal."""
    for seat, hotel in enumerate(s.hotels):
        if (s.pending >> seat) & 1 and hotel.money < WAGE:
            hotel.housekeeping = hotel.kitchen = hotel.checkin = 0
            s.staffed |= SEAT[seat]
            s.pending &= ~SEAT[seat]
            if s.journal is not None:
                s.journal.append(("staff_set", seat, 0, 0, 0, True))
    if s.pending:
        s.ask_hire(LOWEST[s.pending])
    else:
        _reveal_staff(s)


def hire(s: BoutiqueState, choice: i64) -> None:
    """Housekeeping, kitchen, check-in one after the other, within the money (BHM-4.1); a forced 0 isn't
    asked."""
    hotel = s.hotels[s.actor]
    if s.step == 0:
        hotel.housekeeping = choice
        hotel.kitchen = hotel.checkin = 0
    elif s.step == 1:
        hotel.kitchen = choice
    else:
        hotel.checkin = choice
    affordable: i64 = hotel.money // WAGE - hotel.housekeeping - hotel.kitchen
    if s.step < 2 and affordable > 0:
        s.step += 1
        s.face += 1
        s.fresh = False
        s.count = min(6, affordable) + 1
        return
    s.staffed |= SEAT[s.actor]
    s.pending &= ~SEAT[s.actor]
    if s.journal is not None:
        staff = (hotel.housekeeping, hotel.kitchen, hotel.checkin)
        s.journal.append(("staff_set", s.actor, *staff, False))
    if s.pending:
        s.ask_hire(LOWEST[s.pending])
    else:
        _reveal_staff(s)


def _reveal_staff(s: BoutiqueState) -> None:
    """Staff is revealed and paid (BHM-4.1); then the walk-ins begin."""
    for seat, hotel in enumerate(s.hotels):
        if (s.alive >> seat) & 1:
            hotel.money -= WAGE * (hotel.housekeeping + hotel.kitchen + hotel.checkin)
            if s.journal is not None:
                s.journal.append(("staff_paid", seat, hotel.housekeeping, hotel.kitchen, hotel.checkin))
    walkins.start(s)


def end(s: BoutiqueState) -> None:
    """The walk-ins are over: the end-of-week computation is due (BHM-6.4); a search does it at once."""
    s.phase = END_OF_WEEK
    s.stage = NO_STAGE
    s.day = -1
    s.waiting = 0
    s.active = s.first
    s.rest()
    if s.journal is not None:
        s.journal.append(("week_ended", s.week))
    if not s.stop_at_job:
        rate(s)


def rate(s: BoutiqueState) -> None:
    """Stars by missing staff, hotels without stars leave, and on to expansion or the end (BHM-6.2,
    BHM-6.3)."""
    s.order = -1
    s.turn = 0
    left: i64 = 0
    for seat, hotel in enumerate(s.hotels):
        if (s.alive >> seat) & 1:
            missing: i64 = hotel.missing()
            before: i64 = hotel.rating
            hotel.rating = max(0, before - missing) if missing else min(TOP_RATING, before + 1)
            if s.journal is not None:
                s.journal.append(("rated", seat, missing, before, hotel.rating))
            if hotel.rating == 0:
                left |= SEAT[seat]
    for seat in range(s.seats):
        if (left >> seat) & 1:
            s.hotels[seat].leave()
            s.alive &= ~SEAT[seat]
            s.alive_n -= 1
            if s.journal is not None:
                s.journal.append(("left_game", seat))
    if s.alive_n == 0:
        _finish(s, left, 3)
    elif s.alive_n == 1:
        _finish(s, s.alive, 4)
    elif s.week >= WEEKS:
        count_out(s)
    else:
        s.phase = EXPAND
        s.active = _from(s, s.first)
        ask_expand(s)


def ask_expand(s: BoutiqueState) -> None:
    """Ask the buyer, if it can buy a room at all; else the next one (BHM-6.5)."""
    most: i64 = rooms_to_buy(s, s.active)
    if most > 0:
        s.ask_expand(s.active, most)
        return
    if s.journal is not None:
        s.journal.append(("no_expansion", s.active))
    _next_buyer(s)


def rooms_to_buy(s: BoutiqueState, seat: i64) -> i64:
    """How many rooms the seat can buy and place on its board (BHM-6.5)."""
    hotel = s.hotels[seat]
    return max(0, min(MAX_ROOMS - hotel.rooms, hotel.money // ROOM_COST))


def expand(s: BoutiqueState, choice: i64) -> None:
    """Buy ``choice`` rooms (BHM-6.5)."""
    hotel = s.hotels[s.active]
    hotel.set_rooms(hotel.rooms + choice)
    hotel.money -= ROOM_COST * choice
    if s.journal is not None:
        s.journal.append(("expanded", s.active, choice, hotel.rooms))
    _next_buyer(s)


def _next_buyer(s: BoutiqueState) -> None:
    seat: i64 = _from(s, s.active + 1)
    if seat == _from(s, s.first):
        _next_week(s)
    else:
        s.active = seat
        ask_expand(s)


def _next_week(s: BoutiqueState) -> None:
    """Staff and tokens come off, carried nights go on, all cards are shuffled (BHM-2.2, BHM-1.3)."""
    s.week += 1
    for hotel in s.hotels:
        hotel.turn_week()
    s.first = s.active = _from(s, s.first)
    s.staffed = 0
    if s.lazy:
        s.drawn = s.drawn2 = 0
        s.left = len(s.cards)
    else:
        s.deck = shuffled(s, s.deck + s.used)
        s.used = []
    if s.journal is not None:
        s.journal.append(("week_started", s.week, s.first))
    start_prepare(s)


def count_out(s: BoutiqueState) -> None:
    """Most money wins, then the higher rating; still level is a draw (BHM-6.6)."""
    money: i64 = -1
    rating: i64 = -1
    richest: i64 = 0
    winners: i64 = 0
    for seat, hotel in enumerate(s.hotels):
        if (s.alive >> seat) & 1:
            if hotel.money > money:
                money = hotel.money
                richest = 0
                rating = -1
            if hotel.money == money:
                richest += 1
                if hotel.rating > rating:
                    rating = hotel.rating
                    winners = 0
                if hotel.rating == rating:
                    winners |= SEAT[seat]
    if richest == 1:
        _finish(s, winners, 1)
    elif winners & (winners - 1) == 0:
        _finish(s, winners, 2)
    else:
        _finish(s, winners, 3)


def _finish(s: BoutiqueState, winners: i64, reason: i64) -> None:
    s.phase = OVER
    s.active = s.first
    s.winners = winners
    s.reason = reason
    s.rest()
    if s.journal is not None:
        s.journal.append(("game_over", winners, reason))


def _from(s: BoutiqueState, seat: i64) -> i64:
    """The first seat still in, from ``seat`` on."""
    at: i64 = seat % s.seats
    while not (s.alive >> at) & 1:
        at = (at + 1) % s.seats
    return at
