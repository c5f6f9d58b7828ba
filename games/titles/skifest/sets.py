"""Sets of cards as counts by kind: which there are in a hand, and whether given cards are one (SKF-2.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.titles.skifest.options import KINDS_OF
from games.titles.skifest.position import BASES, KIND_COUNT, YETI, Position


def sets_in_hand(s: Position, seat: int, need: int) -> Iterator[tuple[int, ...]]:
    """All different sets of exactly ``need`` cards that a hand holds, fewest Yetis first."""
    hand = s.hand[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    seen: set[tuple[int, ...]] = set()
    for yetis in range(min(hand[YETI], need) + 1):
        for basis in range(BASES):
            for counts in _fill(hand, KINDS_OF[basis], 0, need - yetis):
                counts[YETI] = yetis
                found = tuple(counts)
                if found not in seen:
                    seen.add(found)
                    yield found


def _fill(hand: Sequence[int], kinds: Sequence[int], at: int, left: int) -> Iterator[list[int]]:
    """All ways to take ``left`` cards of the kinds from ``at`` on."""
    if at == len(kinds):
        if left == 0:
            yield [0] * KIND_COUNT
        return
    kind = kinds[at]
    for number in range(min(hand[kind], left) + 1):
        for counts in _fill(hand, kinds, at + 1, left - number):
            counts[kind] = number
            yield counts


def one_set_only(s: Position, seat: int, need: int) -> bool:
    """Whether a hand holds exactly one set of that size."""
    found = sets_in_hand(s, seat, need)
    return next(found, None) is not None and next(found, None) is None


def basis_of(cards: Sequence[int]) -> int:
    """What cards have in common: a basis all but Yetis fit, ``BASES`` for Yetis alone, -1 for nothing."""
    others = {card for card in cards if card != YETI}
    if not others:
        return BASES
    for basis, kinds in enumerate(KINDS_OF):
        if others.issubset(kinds):
            return basis
    return -1
