"""All faults of a card set, each with its path and what would be right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from games.core.jsontypes import Json, JsonDict
from games.core.results import CardFault
from games.titles.skifest.board import EFFECT_KINDS, HOTEL, NEED
from games.titles.skifest.cards import shipped_cards
from games.titles.skifest.map_faults import map_faults
from games.titles.skifest.names import DIFFICULTIES, HAND_AT_START, KINDS, WEATHER

KEY: Final = re.compile(r"[a-z][a-z0-9_]*")
_MOST_COPIES: Final = 30
_FEWEST_CARDS: Final = 4 * HAND_AT_START + 4 + 4
_MOST_GEAR: Final = 60
_COSTS: Final = ("cards", "fame")
_GAINS: Final = ("fame", "cards", "tickets", "explosives")
_MOST_PAID: Final = 3


class Faults:
    """Collects faults."""

    def __init__(self) -> None:
        self.found: list[CardFault] = []

    def add(self, path: str, problem: str) -> None:
        self.found.append(CardFault(path, problem))

    def record(self, value: Json, path: str, keys: Sequence[str]) -> bool:
        """Whether it is an object with exactly these keys; else what is wrong is noted."""
        if not isinstance(value, dict):
            self.add(path, f"an object is needed, not {value!r}")
            return False
        missing = [key for key in keys if key not in value]
        unknown = [key for key in value if key not in keys]
        for key in missing:
            self.add(f"{path}.{key}" if path else key, "is missing")
        for key in unknown:
            self.add(
                f"{path}.{key}" if path else str(key), f"is unknown; there are {', '.join(keys) or 'none'}"
            )
        return not missing and not unknown

    def number(self, value: Json, path: str, low: int, high: int) -> bool:
        """Whether it is a whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.add(path, f"a whole number {low} to {high} is needed, not {value!r}")
            return False
        return True

    def text(self, value: Json, path: str) -> bool:
        """Whether it is a name to show, 1 to 40 characters."""
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= 40:
            self.add(path, f"a name of 1 to 40 characters is needed, not {value!r}")
            return False
        return True

    def entries(self, value: Json, path: str, least: int, most: int) -> list[Json]:
        """A list of so many entries; an empty one when it is none."""
        if not isinstance(value, list) or not least <= len(value) <= most:
            self.add(path, f"a list of {least} to {most} entries is needed")
            return []
        return value

    def keys(self, entries: Sequence[Json], path: str, pattern: re.Pattern[str]) -> None:
        """Whether all keys are well formed and different."""
        seen = set()
        for at, entry in enumerate(entries):
            key = entry.get("key") if isinstance(entry, dict) else None
            if not isinstance(key, str) or not pattern.fullmatch(key):
                self.add(f"{path}.{at}.key", f"{key!r} doesn't look like a key ({pattern.pattern})")
            elif key in seen:
                self.add(f"{path}.{at}.key", f"{key} is there twice")
            else:
                seen.add(key)


def faults_of(cards: Json) -> list[CardFault]:
    """All faults of a card set, in its order; empty: games can be played with it."""
    faults = Faults()
    if not faults.record(cards, "", ("slope", "gear", "village", "maps")):
        return faults.found
    _slope(cards["slope"], faults)
    _gear(cards["gear"], faults)
    _village(cards["village"], faults)
    if faults.record(cards["maps"], "maps", ("small", "large")):
        for name in ("small", "large"):
            map_faults(cards["maps"][name], f"maps.{name}", faults)
    return faults.found


def _slope(slope: Json, faults: Faults) -> None:
    """Copies of each kind of slope card."""
    if not faults.record(slope, "slope", KINDS):
        return
    fine = [faults.number(slope[kind], f"slope.{kind}", 0, _MOST_COPIES) for kind in KINDS]
    if all(fine) and sum(slope.values()) < _FEWEST_CARDS:
        faults.add("slope", f"at least {_FEWEST_CARDS} cards are needed for four hands and the row")


def _gear(gear: Json, faults: Faults) -> None:
    entries = faults.entries(gear, "gear", 4, _MOST_GEAR)
    faults.keys(entries, "gear", KEY)
    for at, card in enumerate(entries):
        path = f"gear.{at}"
        if faults.record(card, path, ("key", "name", "fame", "points", "effect")):
            faults.text(card["name"], f"{path}.name")
            faults.number(card["fame"], f"{path}.fame", 0, 30)
            faults.number(card["points"], f"{path}.points", 0, 30)
            _effect(card["effect"], f"{path}.effect", faults)


def _effect(effect: Json, path: str, faults: Faults) -> None:
    """A known kind with its number and, where it needs one, a difficulty."""
    kind = effect.get("kind") if isinstance(effect, dict) else None
    if not isinstance(kind, str) or kind not in EFFECT_KINDS:
        faults.add(f"{path}.kind", f"{kind!r} is no effect; there are {', '.join(EFFECT_KINDS)}")
        return
    _, amount, by_difficulty = EFFECT_KINDS[kind]
    keys = ["kind", *(["difficulty"] if by_difficulty else []), *([amount] if amount else [])]
    if not faults.record(effect, path, keys):
        return
    if by_difficulty and effect["difficulty"] not in DIFFICULTIES:
        faults.add(f"{path}.difficulty", f"{effect['difficulty']!r} is none of {', '.join(DIFFICULTIES)}")
    elif amount:
        most = 6
        if kind == "fewer_cards":
            most = NEED[DIFFICULTIES.index(effect["difficulty"])] - 1
        faults.number(effect[amount], f"{path}.{amount}", 1, most)


def _village(village: Json, faults: Faults) -> None:
    """The places in their order; keys and order are fixed, their names and numbers are not."""
    keys = [place["key"] for place in shipped_cards()["village"]]
    entries = faults.entries(village, "village", len(keys), len(keys))
    for at, place in enumerate(entries):
        path = f"village.{at}"
        if not faults.record(place, path, ("key", "name", "cost", "gain")):
            continue
        if place["key"] != keys[at]:
            faults.add(f"{path}.key", f"place {at + 1} is {keys[at]}, not {place['key']!r}")
        faults.text(place["name"], f"{path}.name")
        if at == HOTEL:
            _hotel(place, path, faults)
        else:
            _numbers(place["cost"], f"{path}.cost", _COSTS, faults)
            _numbers(place["gain"], f"{path}.gain", _GAINS, faults)


def _hotel(place: JsonDict, path: str, faults: Faults) -> None:
    """It costs nothing, or one without cards and fame could go nowhere; its cards go by the weather."""
    faults.record(place["cost"], f"{path}.cost", ())
    if faults.record(place["gain"], f"{path}.gain", WEATHER):
        for weather in WEATHER:
            faults.number(place["gain"][weather], f"{path}.gain.{weather}", 0, 10)


def _numbers(value: Json, path: str, known: Sequence[str], faults: Faults) -> None:
    """A cost or gain: any of the known numbers, what is left out is 0."""
    if not isinstance(value, dict):
        faults.add(path, f"an object is needed, not {value!r}")
        return
    for key, number in value.items():
        if key not in known:
            faults.add(f"{path}.{key}", f"is unknown; there are {', '.join(known)}")
        else:
            most = _MOST_PAID if known is _COSTS and key == "cards" else 10
            faults.number(number, f"{path}.{key}", 0, most)
