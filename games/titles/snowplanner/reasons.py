"""What a refusal says of the position beside the rule: what is missing, what would do, the cards' names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from games.core.jsontypes import JsonDict
from games.core.results import Violation
from games.titles.snowplanner import placing
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.words import BIT, RESOURCES


def enough(penalty: int, snow: int, tickets: int) -> tuple[int, int]:
    """What is left of an offset that is too large once its needless units are left out (SNP-3.2)."""
    snow, tickets = min(snow, (penalty + 1) // 2), min(tickets, penalty)
    while placing.too_much(penalty, snow, tickets):
        if tickets and 2 * snow + tickets - 1 >= penalty:
            tickets -= 1
        else:
            snow -= 1
    return snow, tickets


def lacking(p: SnowState, seat: int, requirement: int) -> JsonDict:
    """What a stay requirement asks that is not there: by name what is asked and what there is (SNP-4.2,
    SNP-4.3)."""
    need = p.t.requirements[requirement]
    have = [p.counted(seat, per, True) for per in (5, 6, 7, 8, 9)]
    lacks: JsonDict = {}
    for number, name in enumerate(("blue", "orange", "green", "any", "bingo")):
        if have[number] < need[number]:
            lacks[name] = {"needs": need[number], "have": have[number]}
    missing = need[5] & ~p.windows(seat)
    if missing:
        lacks["pattern"] = positions(missing)
    for resource, name in enumerate(RESOURCES):
        if p.res[seat * 5 + resource] < need[6 + resource]:
            lacks[name] = {"needs": need[6 + resource], "have": p.res[seat * 5 + resource]}
    return lacks


def positions(mask: int) -> list[int]:
    """A mask as grid positions 1 to 9."""
    return [position + 1 for position in range(9) if mask & BIT[position]]


def named(violation: Violation, names: Mapping[str, Mapping[str, str]]) -> Violation:
    """The violation with the names of the cards that it speaks of; ``names`` as in ``CardTable.names``."""
    found = {
        key: known[key]
        for field, known in names.items()
        if field in violation.values
        for key in (violation.values[field], *violation.values.get("hand", ()))
        if key in known
    }
    return replace(violation, values={**violation.values, "names": found}) if found else violation
