"""Sets worth playing on a run, out of all that a hand holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.skifest.names import COLOURS, KINDS, STYLES
from games.titles.skifest.options import KINDS_OF
from games.titles.skifest.position import BASES, KIND_COUNT, YETI, Position
from games.titles.skifest.sets import sets_in_hand
from games.titles.skifest.slopes import cards_for, cards_for_claim

_LOOKED_AT: Final = 3000
_SHOWN: Final = 4


def suggested_sets(s: Position, seat: int, run: int, claim: bool) -> list[JsonDict]:
    """The best few sets for a run: fewest Yetis, those of the run's style, those that break up least.

    Each is ``{"cards", "basis", "yetis", "style"}``; ``basis`` is a colour, a style or ``yeti``, and
    ``style`` says that it earns the style bonus.
    """
    ranked = []
    for counts in _sets(s, seat, run, claim):
        in_style = _in_style(s, run, counts)
        ranked.append((-int(in_style) * 2 + counts[YETI] * 3 + _broken(s, seat, counts), counts, in_style))
    ranked.sort()
    return [_entry(counts, in_style) for _, counts, in_style in _varied(ranked)]


def card_lists(s: Position, seat: int, run: int, claim: bool) -> list[list[str]]:
    """The cards of all sets in hand for a run, fewest Yetis first."""
    return [_cards(counts) for counts in _sets(s, seat, run, claim)]


def described(s: Position, run: int, cards: Sequence[str]) -> JsonDict:
    """A set that was chosen for a run, as :func:`suggested_sets` gives it."""
    counts = tuple(cards.count(kind) for kind in KINDS)
    return _entry(counts, _in_style(s, run, counts))


def _sets(s: Position, seat: int, run: int, claim: bool) -> Iterator[tuple[int, ...]]:
    need = cards_for(s, seat, run) + (cards_for_claim(s, seat, run) if claim else 0)
    return islice(sets_in_hand(s, seat, need), _LOOKED_AT)


def _in_style(s: Position, run: int, counts: tuple[int, ...]) -> bool:
    style = s.styles[run]
    return style >= 0 and all(counts[kind] == 0 or kind % 5 == style for kind in range(KIND_COUNT - 1))


def _cards(counts: tuple[int, ...]) -> list[str]:
    return [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(counts[kind])]


def _broken(s: Position, seat: int, counts: tuple[int, ...]) -> float:
    """How much the rest of the hand loses: each card counts the more the larger its other group is."""
    lost = 0.0
    basis = _basis(counts)
    base = seat * BASES
    for kind in range(KIND_COUNT - 1):
        if counts[kind]:
            colour, style = s.sums[base + kind // 5], s.sums[base + 3 + kind % 5]
            lost += counts[kind] * (style if basis < 3 else colour) * 0.25
    return lost


def _varied(
    ranked: list[tuple[float, tuple[int, ...], bool]],
) -> list[tuple[float, tuple[int, ...], bool]]:
    """The best of each basis and bonus first, at most a few."""
    seen = set()
    best = []
    for entry in ranked:
        mark = (_basis(entry[1]), entry[2])
        if mark not in seen:
            seen.add(mark)
            best.append(entry)
    return best[:_SHOWN]


def _basis(counts: tuple[int, ...]) -> int:
    kinds = {kind for kind in range(KIND_COUNT - 1) if counts[kind]}
    if not kinds:
        return BASES
    return next(basis for basis in range(BASES) if kinds.issubset(KINDS_OF[basis]))


def _entry(counts: tuple[int, ...], in_style: bool) -> JsonDict:
    names = (*COLOURS, *STYLES, "yeti")
    return {"cards": _cards(counts), "basis": names[_basis(counts)], "yetis": counts[YETI], "style": in_style}
