"""How the search sees a sensible player: the playout policy, the greedy bot, guesses at what is hidden,
and the reward.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.titles.boutique.hotel import Hotel
from games.titles.boutique.tables import (
    BID,
    BIT,
    BOLD,
    FIRST_ROOMS,
    MAX_ROOMS,
    MOST_STARS,
    PLANNING,
    PREPARE,
    SEAT,
)
from games.titles.boutique.tactics import choose, mind, most_to_bid, opening_price, staff_wanted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from games.titles.boutique.state import BoutiqueState

CARD_LIMIT: Final = 120
"""As many cards as the kernel's two words of drawn cards hold."""
GUESS_SPREAD: Final = 1
"""How far one in two guesses at others' prices varies, each way: people don't all open alike."""
FAR_AHEAD: Final = 30
"""The lead, in hundreds, beyond which more of it counts for nothing."""
MARGIN_SHARE: Final = 0.3
"""How much of the reward is the lead; the rest is the win."""
TASTE: Final = 0.08
"""How much of it is what the seat's temper likes: rooms if it is bold, stars if it is careful."""


def suggest(s: BoutiqueState) -> i64:
    """The playout policy: sane, quick, varied."""
    return choose(s, mind(s, s.actor), True)


def greedy(s: BoutiqueState) -> i64:
    """The choice that looks best at once: the policy without its variety."""
    return choose(s, mind(s, s.actor), False)


def determinize(s: BoutiqueState, seat: i64) -> None:
    """Make the position one to search in: a deck in no known order, the others' sealed choices guessed, no
    stop for the worker.

    ``seat`` -1 knows nothing that is hidden.
    """
    if not s.lazy:
        seen: list[int] = sorted([*s.used, s.card] if s.card >= 0 else s.used)
        cards: list[int] = (sorted(s.deck) + seen)[:CARD_LIMIT]
        if not cards:
            cards = list(range(len(s.table.forms)))
        s.cards = cards
        s.left = min(len(s.deck), len(cards))
        s.drawn = s.drawn2 = 0
        index: i64
        for index in range(s.left, len(cards)):
            if index < 60:
                s.drawn |= BIT[index]
            else:
                s.drawn2 |= BIT[index - 60]
        s.lazy = True
        s.deck = []
        s.used = []
        s.stop_at_job = False
    guess_hidden(s, seat)


def guess_hidden(s: BoutiqueState, seat: i64) -> None:
    """Fill the others' sealed choices with sensible ones; ``seat`` -1 knows none of them."""
    phase: i64 = s.phase
    if phase != PREPARE and phase != BID and phase != PLANNING:
        return
    other: i64
    slot: i64
    for other in range(s.seats):
        if other == seat or not (s.alive >> other) & 1:
            continue
        hotel = s.hotels[other]
        w = mind(s, other)
        if phase == PREPARE:
            spread: i64 = GUESS_SPREAD * s.below(2)
            hotel.price = 0
            for slot in range(7):
                hotel.price |= opening_price(s, w, slot, spread) << (6 * slot)
            hotel.breakfast = opening_price(s, w, 7, spread)
        elif phase == PLANNING:
            _guess_staff(s, hotel, w, (s.staffed >> other) & 1)
        elif (
            (s.bidders >> other) & 1
            and not (s.pending >> other) & 1
            and (hotel.bid or (s.blanks >> other) & 1)
        ):
            hotel.bid = s.below(most_to_bid(s, hotel, w) + 1)
            s.blanks |= SEAT[other]


def _guess_staff(s: BoutiqueState, hotel: Hotel, w: bytes, chosen: i64) -> None:
    """Staff as the policy would have hired it, within the money; none while it isn't chosen."""
    hotel.housekeeping = hotel.kitchen = hotel.checkin = 0
    if not chosen:
        return
    left: i64 = hotel.money // 3
    hotel.housekeeping = min(staff_wanted(s, hotel, w, 0, True), min(6, left))
    left -= hotel.housekeeping
    hotel.kitchen = min(staff_wanted(s, hotel, w, 1, True), min(6, left))
    left -= hotel.kitchen
    hotel.checkin = min(staff_wanted(s, hotel, w, 2, True), min(6, left))


def rewards(s: BoutiqueState) -> list[float]:
    """For each seat its share of the win, mixed with how far it is ahead of the best other (0.5: level)."""
    winners: float = 0.0
    seat: i64
    other: i64
    for seat in range(s.seats):
        if (s.winners >> seat) & 1:
            winners += 1.0
    result: list[float] = []
    for seat in range(s.seats):
        won: float = 1.0 / winners if (s.winners >> seat) & 1 else 0.0
        margin: float = 0.0
        if (s.alive >> seat) & 1:
            rival: i64 = 0
            for other in range(s.seats):
                if other != seat and (s.alive >> other) & 1 and s.hotels[other].money > rival:
                    rival = s.hotels[other].money
            lead: i64 = max(-FAR_AHEAD, min(FAR_AHEAD, s.hotels[seat].money - rival))
            margin = 0.5 + 0.5 * float(lead) / float(FAR_AHEAD)
        reward: float = (1.0 - MARGIN_SHARE) * won + MARGIN_SHARE * margin
        temper: i64 = (s.tempers >> (2 * seat)) & 3
        if temper:
            liked: float = float(s.hotels[seat].rating) / float(MOST_STARS)
            if temper == BOLD:
                liked = float(s.hotels[seat].rooms - FIRST_ROOMS) / float(MAX_ROOMS - FIRST_ROOMS)
            reward = (1.0 - TASTE) * reward + TASTE * liked
        result.append(reward)
    return result
