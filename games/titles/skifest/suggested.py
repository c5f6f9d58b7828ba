"""Sets worth playing on a run, out of all that a hand holds."""

from __future__ import annotations

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
    need = cards_for(s, seat, run)
    if claim:
        need += cards_for_claim(s, seat, run)
    style = s.styles[run]
    ranked = []
    for counts in islice(sets_in_hand(s, seat, need), _LOOKED_AT):
        in_style = style >= 0 and all(
            counts[kind] == 0 or kind % 5 == style for kind in range(KIND_COUNT - 1)
        )
        ranked.append((-int(in_style) * 2 + counts[YETI] * 3 + _broken(s, seat, counts), counts, in_style))
    ranked.sort()
    return [_entry(counts, in_style) for _, counts, in_style in _varied(ranked)]


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
    cards = [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(counts[kind])]
    return {"cards": cards, "basis": names[_basis(counts)], "yetis": counts[YETI], "style": in_style}
