"""How many cards of Snow Planner there are against what a game of four players takes (SNP-1.3, SNP-1.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.core.jsontypes import JsonDict
from games.forms.cards_snowplanner_verbs import SEASON_NAMES

PLAYERS = 4
STATION = 6
TILES = 3
SEASONS = {"low": 4, "high": 3, "year_end": 1}
EXACT = ("low", "year_end")


class Tally(NamedTuple):
    """A number of cards and how many are needed. The page counts anew as cards come and go: cards of
    ``kinds``, of those with ``season``; ``dealt`` names the number of the set-up that each player is dealt.
    """

    have: int
    need: int
    noun: str
    use: str
    kinds: str
    season: str = ""
    dealt: str = ""
    exact: bool = False

    @property
    def right(self) -> bool:
        """Whether there are enough, and where the number is fixed, no more."""
        return self.have == self.need if self.exact else self.have >= self.need


def tallies(cards: Mapping[str, Sequence[JsonDict]], setup: JsonDict) -> dict[str, list[Tally]]:
    """By kind: its tallies, from the cards of each kind and the numbers of the set-up."""
    found: dict[str, list[Tally]] = {}
    for kind, forms in cards.items():
        if kind in ("guests", "vips"):
            both = len(cards["guests"]) + len(cards["vips"])
            found[kind] = [Tally(both, STATION, "guests and VIPs", "the Station shows", "guests vips")]
        elif kind == "rounds":
            found[kind] = [
                Tally(
                    sum(card["season"] == season for card in forms),
                    need,
                    SEASON_NAMES[season],
                    "a game takes",
                    kind,
                    season,
                    exact=season in EXACT,
                )
                for season, need in SEASONS.items()
            ]
        elif kind == "summit_tiles":
            found[kind] = [Tally(len(forms), TILES, "tiles", "a game takes", kind)]
        else:
            need = PLAYERS * setup[kind]
            found[kind] = [Tally(len(forms), need, kind.title(), "four players are dealt", kind, dealt=kind)]
    return found
