"""What the refusals of all languages share: card names, amounts, dice and lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from games.core.jsontypes import Json, JsonDict

Names = Sequence[str]
Text = Callable[[JsonDict, Names], str]


@dataclass(frozen=True, slots=True)
class Wording:
    """The small words of a language. ``units``: by resource, one and many; ``last``: joins a list's end."""

    units: Mapping[str, tuple[str, str]]
    last: str
    die: str
    """Of a hotel's own die, with its number at ``{}``."""
    part_time: str
    none: str

    def amount(self, number: int, resource: str) -> str:
        """``3, "tickets"`` as "3 Tickets"."""
        one, many = self.units[resource]
        return f"{number} {one if number == 1 else many}"

    def listed(self, parts: Sequence[Json], last: str = "") -> str:
        """``[1, 2, 5]`` as "1, 2 and 5"; ``last``: another word than "and"."""
        words = [str(part) for part in parts]
        if len(words) < 2:
            return words[0] if words else self.none
        return f"{', '.join(words[:-1])} {last or self.last} {words[-1]}"

    def die_name(self, die: Json) -> str:
        """A die of the JSON form in words."""
        return self.part_time if die == "part_time" else self.die.format(int(die) + 1)

    def dice(self, dice: Sequence[Json], last: str) -> str:
        """Several dice, of which one is to be chosen."""
        return self.listed([self.die_name(die) for die in dice], last)

    def offset(self, values: JsonDict) -> str:
        """Snow and Tickets spent on a penalty."""
        spent = [key for key in ("snow", "tickets") if values[key]]
        return self.listed([self.amount(values[key], key) for key in spent])


def card(values: JsonDict, key: Json) -> str:
    """A card by the name that the match's set gives it; of a key that no set has, its words."""
    names: Mapping[str, str] = values.get("names", {})
    return names.get(str(key)) or str(key).replace("_", " ").title()


def hand(values: JsonDict) -> list[Json]:
    """The names of the cards that could be chosen."""
    return [card(values, key) for key in values["hand"]]


def first_capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
