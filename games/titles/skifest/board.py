"""One map with its cards, as the rules read them: plain lists of numbers, made once from a card set."""

from __future__ import annotations

from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.skifest.names import DIFFICULTIES, KINDS, WEATHER

NEED: Final = [2, 4, 7]
"""SKF-2.4: cards for a green, blue, black run."""
POINTS: Final = [2, 4, 8]
FAME: Final = [1, 2, 3]

# Effects of gear. A seat's effects are numbers added up over its gear; 0 is: has none.
GUARDED_MARKER: Final = 0
PASS_YETI: Final = 1
STAY: Final = 2
FEWER_CARDS: Final = 3  # three of them, by difficulty
STYLE_FAME: Final = 6
FREE_FIRST_LIFT: Final = 7
THIRD_CARD: Final = 8
HOTEL_CARDS: Final = 9
CHEAPER_CLAIM: Final = 10
MARKER_FAME: Final = 11
AVALANCHE_CARDS: Final = 12
MORE_FAME: Final = 13  # three of them, by difficulty
HOLD_AVALANCHE: Final = 16
VALLEY_ANYWHERE: Final = 17
NOTHING: Final = 18
EFFECTS: Final = 19
"""How many numbers a seat's effects are."""

EFFECT_KINDS: Final[dict[str, tuple[int, str, bool]]] = {
    "guarded_marker": (GUARDED_MARKER, "cards", False),
    "pass_yeti": (PASS_YETI, "", False),
    "stay_in_avalanche": (STAY, "", False),
    "fewer_cards": (FEWER_CARDS, "cards", True),
    "style_fame": (STYLE_FAME, "fame", False),
    "free_first_lift": (FREE_FIRST_LIFT, "", False),
    "third_card": (THIRD_CARD, "", False),
    "hotel_cards": (HOTEL_CARDS, "cards", False),
    "cheaper_claim": (CHEAPER_CLAIM, "cards", False),
    "marker_fame": (MARKER_FAME, "fame", False),
    "avalanche_cards": (AVALANCHE_CARDS, "cards", False),
    "more_fame": (MORE_FAME, "fame", True),
    "hold_avalanche": (HOLD_AVALANCHE, "", False),
    "valley_fame_anywhere": (VALLEY_ANYWHERE, "", False),
    "nothing": (NOTHING, "", False),
}
"""Effect kind to its number, the name of its amount (if it has one), and whether it is for one difficulty."""

UNREACHED: Final = 99
"""Lifts to a place that no lifts lead to."""

HOTEL: Final = 6
"""Index of the last village place; a place's number is its index + 1."""


class Board:
    """What a game is played on. Never changed once made; games share it.

    Args:
        cards: a faultless card set.
        map_name: ``small`` or ``large``.
    """

    def __init__(self, cards: JsonDict, map_name: str) -> None:
        mountain = cards["maps"][map_name]
        self.map_name: str = map_name
        self.copies: list[int] = [int(cards["slope"][kind]) for kind in KINDS]
        self._read_places(mountain)
        self._read_runs(mountain["runs"])
        self._read_gear(cards["gear"])
        self._read_village(cards["village"])
        maps = [*cards["maps"].values(), mountain]  # where two maps share a key, this one's name counts
        runs = [run for each in maps for run in each["runs"]]
        self._names: dict[str, str] = {
            entry["key"]: entry["name"] for entry in [*runs, *cards["gear"], *cards["village"]]
        }
        self._place_names: dict[str, str] = {
            place["key"]: place["name"] for each in maps for place in each["places"]
        }

    def name_of(self, key: str) -> str:
        """The name of a run, gear or village place of this card set, those of the other map too."""
        return self._names.get(key, key)

    def place_name(self, key: str) -> str:
        """The name of a place on the mountain, of the other map too."""
        return self._place_names.get(key, key)

    def gear_with(self, effect: int) -> list[str]:
        """The names of the gear that has an effect."""
        return [
            name for name, found in zip(self.gear_names, self.gear_effects, strict=True) if found == effect
        ]

    def points_of(self, run: int) -> int:
        """The points of a run."""
        return POINTS[self.levels[run]]

    def _read_places(self, mountain: JsonDict) -> None:
        places = mountain["places"]
        self.place_keys: list[str] = [place["key"] for place in places]
        self.heights: list[int] = [int(place["height"]) for place in places]
        self.valley: int = self.heights.index(0)
        self.lift_from: list[int] = [self.place_keys.index(lift["from"]) for lift in mountain["lifts"]]
        self.lift_to: list[int] = [self.place_keys.index(lift["to"]) for lift in mountain["lifts"]]
        lifts = range(len(self.lift_from))
        self.lifts_at: list[list[int]] = [
            [lift for lift in lifts if self.lift_from[lift] == place] for place in range(len(places))
        ]

        self._measure_lifts(len(places))

    def _measure_lifts(self, places: int) -> None:
        """How many lifts lead from place to place, and the first of them."""
        self.lift_rides: list[list[int]] = [[UNREACHED] * places for _ in range(places)]
        self.first_lift: list[list[int]] = [[-1] * places for _ in range(places)]
        for start in range(places):
            rides = self.lift_rides[start]
            rides[start] = 0
            waiting = [start]
            for place in waiting:
                for lift in self.lifts_at[place]:
                    to = self.lift_to[lift]
                    if rides[to] == UNREACHED:
                        rides[to] = rides[place] + 1
                        self.first_lift[start][to] = lift if place == start else self.first_lift[start][place]
                        waiting.append(to)

    def _read_runs(self, runs: list[JsonDict]) -> None:
        self.run_keys: list[str] = [run["key"] for run in runs]
        self.run_names: list[str] = [run["name"] for run in runs]
        self.tops: list[int] = [self.place_keys.index(run["top"]) for run in runs]
        self.bottoms: list[int] = [self.place_keys.index(run["bottom"]) for run in runs]
        self.levels: list[int] = [DIFFICULTIES.index(run["difficulty"]) for run in runs]
        self.style_spaces: list[bool] = [bool(run["style_space"]) for run in runs]
        self.no_yeti: list[bool] = [bool(run["no_yeti"]) for run in runs]
        self.runs: int = len(runs)
        self.runs_of: list[list[int]] = [
            [run for run in range(self.runs) if self.levels[run] == level] for level in range(3)
        ]
        self.runs_at: list[list[int]] = [
            [run for run in range(self.runs) if self.tops[run] == place]
            for place in range(len(self.place_keys))
        ]

    def _read_gear(self, gear: list[JsonDict]) -> None:
        self.gear_keys: list[str] = [card["key"] for card in gear]
        self.gear_names: list[str] = [card["name"] for card in gear]
        self.gear_costs: list[int] = [int(card["fame"]) for card in gear]
        self.gear_points: list[int] = [int(card["points"]) for card in gear]
        self.gear_effects: list[int] = []
        self.gear_amounts: list[int] = []
        for card in gear:
            effect, amount, by_difficulty = EFFECT_KINDS[card["effect"]["kind"]]
            if by_difficulty:
                effect += DIFFICULTIES.index(card["effect"]["difficulty"])
            self.gear_effects.append(effect)
            self.gear_amounts.append(int(card["effect"][amount]) if amount else 1)

    def _read_village(self, village: list[JsonDict]) -> None:
        def numbers(side: str, what: str) -> list[int]:
            return [int(place[side].get(what, 0)) for place in village]

        self.village_keys: list[str] = [place["key"] for place in village]
        self.village_names: list[str] = [place["name"] for place in village]
        self.cost_cards: list[int] = numbers("cost", "cards")
        self.cost_fame: list[int] = numbers("cost", "fame")
        self.gain_fame: list[int] = numbers("gain", "fame")
        self.gain_cards: list[int] = numbers("gain", "cards")
        self.gain_tickets: list[int] = numbers("gain", "tickets")
        self.gain_explosives: list[int] = numbers("gain", "explosives")
        self.hotel_cards: list[int] = [int(village[HOTEL]["gain"][weather]) for weather in WEATHER]
