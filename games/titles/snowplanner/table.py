"""A card set compiled for the kernel: every card a small number, every effect a flat list of verbs.

The JSON form of a card set is the one of ``data/cards.json``; ``cards.py`` checks it, this module trusts it.
"""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.weights import amount_list, count_list, gain_list, price_list
from games.titles.snowplanner.words import (
    AREAS,
    COLOURS,
    PER,
    R_CARDS,
    R_GAIN,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_TILE,
    R_WINDOWS,
    RESOURCES,
    SEASONS,
    SUMMIT,
    TRIGGERS,
    V_DRAW_EVENT,
    V_GUEST,
    V_MOVE_WINDOW,
    V_TRAIN,
    V_WINDOW,
    mask_of,
)

VERBS = {"guest": V_GUEST, "draw_event": V_DRAW_EVENT, "train": V_TRAIN, "move_window": V_MOVE_WINDOW}


class CardTable:
    """The numbers of one card set. Guests come first in ``cards``, VIPs after them."""

    def __init__(self, data: JsonDict) -> None:
        self.gains: list[list[int]] = [[]]
        """Each a flat list: verb, amount, verb, amount … Number 0 is nothing."""
        self.requirements: list[list[int]] = []
        """Each: blue, orange, green, any, bingo, pattern mask, then to pay: snow, tickets, croissants, likes,
        points."""
        self._read_guests(data)
        self._read_hands(data)
        self._read_rounds(data)
        self._read_areas(data)
        self._read_hotel(data)
        self._read_decks(data)
        self._reckon()

    def _reckon(self) -> None:
        """What gains are worth, for play without search."""
        self.price: list[float] = price_list()
        """By round × 5 + resource."""
        self.gain_count = len(self.gains)
        self.gain_value: list[float] = gain_list(self.gains, self.price)
        """By round × number of gains + gain, without its Windows and guests."""
        self.gain_amount: list[int] = amount_list(self.gains)
        """By gain × 5 + resource."""
        self.gain_windows: list[int] = count_list(self.gains, False)
        self.gain_guests: list[int] = count_list(self.gains, True)
        self.row_value: list[float] = [0.0] * 10
        """By colour × 10 + number of Windows, up to 9: the row of the Bonus table in the middle of the
        game."""
        for row in self.bonus_row[1:]:
            values = [self.gain_value[4 * self.gain_count + gain] for gain in row]
            self.row_value += [*values, *[values[-1]] * (10 - len(values))]
        self.row_value += [0.0] * 3

    def _read_decks(self, data: JsonDict) -> None:
        """Which cards are dealt: all but those that a scenario brought along (``own``)."""
        own = data.get("own", {})
        left_out = [*own.get("guests", []), *own.get("vips", [])]
        self.deck_guests = [number for number, key in enumerate(self.cards) if key not in left_out]
        self.deck_events = self._dealt(self.events, own.get("events", []))
        self.deck_goals = self._dealt(self.goals, own.get("goals", []))
        self.deck_talents = self._dealt(self.talents, own.get("talents", []))
        self.deck_tiles = self._dealt(self.tiles, own.get("summit_tiles", []))
        dealt = self._dealt(self.rounds, own.get("rounds", []))
        self.deck_rounds = [[card for card in dealt if self.season[card] == season] for season in range(3)]
        """By season."""

    @staticmethod
    def _dealt(keys: list[str], own: list[str]) -> list[int]:
        return [number for number, key in enumerate(keys) if key not in own]

    def _gain(self, form: JsonDict) -> int:
        flat: list[int] = []
        for verb, amount in form.items():
            if verb in RESOURCES:
                flat += [RESOURCES.index(verb), amount]
            elif verb == "window":
                for colour, number in amount.items():
                    flat += [V_WINDOW + COLOURS.index(colour), number]
            else:
                flat += [VERBS[verb], amount]
        if not flat:
            return 0
        self.gains.append(flat)
        return len(self.gains) - 1

    def _requirement(self, form: JsonDict) -> int:
        pay = form.get("pay", {})
        self.requirements.append(
            [form.get(key, 0) for key in ("blue", "orange", "green", "any", "bingo")]
            + [mask_of(form.get("pattern", []))]
            + [pay.get(resource, 0) for resource in RESOURCES]
        )
        return len(self.requirements) - 1

    def _read_guests(self, data: JsonDict) -> None:
        guests, vips = data["guests"], data["vips"]
        self.cards: list[str] = [*guests, *vips]
        self.guests = len(guests)
        """Cards below this number are guests, the others VIPs."""
        self.cost: list[int] = [card["cost"] for card in guests.values()] + [0] * len(vips)
        self.pattern: list[int] = [0] * len(guests) + [mask_of(card["pattern"]) for card in vips.values()]
        self.penalty: list[int] = [0] * len(guests) + [card["penalty"] for card in vips.values()]
        self.reward: list[int] = []
        """By card × 3 + day − 1."""
        self.stay: list[int] = []
        """By card × 3 + day − 1; −1: leaves in any case."""
        for card in guests.values():
            self.reward += [self._gain(form) for form in card["rewards"]]
            self.stay += [self._requirement(form) for form in card["stay"]] + [-1]
        for card in vips.values():
            self.reward += [self._gain(card["reward"])] * 3
            self.stay += [self._requirement(form) for form in card["stay"]]

    def _read_hands(self, data: JsonDict) -> None:
        events = data["events"]
        self.events: list[str] = list(events)
        self.event_level: list[int] = [card["level"] for card in events.values()]
        self.event_cost: list[list[int]] = [self._cost(card.get("cost", {})) for card in events.values()]
        self.event_effect: list[int] = [self._gain(card["effect"]) for card in events.values()]
        talents = data["talents"]
        self.talents: list[str] = list(talents)
        self.left_on: list[int] = [TRIGGERS.index(card["left"]["on"]) for card in talents.values()]
        self.left_gain: list[int] = [self._gain(card["left"]["gain"]) for card in talents.values()]
        self.right_on: list[int] = [TRIGGERS.index(card["right"]["on"]) for card in talents.values()]
        self.right_gain: list[int] = [self._gain(card["right"]["gain"]) for card in talents.values()]
        self.talent_pattern: list[int] = [mask_of(card["pattern"]) for card in talents.values()]
        goals = data["goals"]
        self.goals: list[str] = list(goals)
        self.goal_layout: list[int] = [mask_of(card["layout"]) for card in goals.values()]
        self.goal_per: list[int] = [PER.index(card["per"]) for card in goals.values()]
        self.goal_divisor: list[int] = [card["divisor"] for card in goals.values()]
        self.goal_points: list[int] = [card["points"] for card in goals.values()]
        self.goal_max: list[int] = [card["max"] for card in goals.values()]

    @staticmethod
    def _cost(form: JsonDict) -> list[int]:
        return [form.get(resource, 0) for resource in RESOURCES]

    def _read_rounds(self, data: JsonDict) -> None:
        rounds = data["rounds"]
        self.rounds: list[str] = list(rounds)
        self.season: list[int] = [SEASONS.index(card["season"]) for card in rounds.values()]
        self.round_gain: list[int] = [self._gain(card.get("gains", {})) for card in rounds.values()]
        self.owe_resource: list[int] = []
        """−1: the card asks for nothing, it gives."""
        self.owe_base: list[int] = []
        self.owe_per: list[int] = []
        self.owe_divisor: list[int] = []
        for card in rounds.values():
            owe = card.get("owe")
            self.owe_resource.append(-1 if owe is None else RESOURCES.index(owe["resource"]))
            self.owe_base.append(0 if owe is None else owe["base"])
            self.owe_per.append(0 if owe is None else PER.index(owe["per"]))
            self.owe_divisor.append(1 if owe is None else owe["divisor"])
        tiles = data["summit_tiles"]
        self.tiles: list[str] = list(tiles)
        self.tile_gain: list[int] = [self._gain(form) for form in tiles.values()]

    def _read_areas(self, data: JsonDict) -> None:
        self.threshold: list[list[int]] = []
        """By area, ascending; the three lists that follow have the same shape."""
        self.reward_kind: list[list[int]] = []
        self.reward_gain: list[list[int]] = []
        """Number of the gain (R_GAIN, and R_TILE while the tiles are hidden); else how many Windows or
        cards."""
        self.reward_limit: list[list[int]] = []
        """The last Station position (R_CARDS)."""
        self.reward_cost: list[list[list[int]]] = []
        for number, area in enumerate(AREAS):
            rows = sorted(
                ((int(key), row) for key, row in data["areas"][area]["rewards"].items()),
                key=lambda pair: pair[0],
            )
            self.threshold.append([key for key, _ in rows])
            self.reward_kind.append([self._kind(number, row) for _, row in rows])
            self.reward_gain.append(
                [
                    row["windows"]
                    if "windows" in row
                    else row["cards"]
                    if "cards" in row
                    else self._plain(row)
                    for _, row in rows
                ]
            )
            self.reward_limit.append([row.get("max", 0) for _, row in rows])
            self.reward_cost.append([self._cost(row.get("cost", {})) for _, row in rows])
        self.tiles_from_round: int = data["areas"]["summit"]["tiles_from_round"]
        self.penalties: list[list[int]] = [[]]
        """By number of players: the penalties of an area's spaces from the left, −1 = variable."""
        for seats in range(1, 5):
            self.penalties.append(
                [-1 if space == "variable" else space for space in data["spaces"][str(seats)]]
            )
        self.summit_penalties: list[int] = list(data["spaces"]["summit"])

    @staticmethod
    def _kind(area: int, row: JsonDict) -> int:
        if area == SUMMIT:
            return R_TILE
        if "windows" in row:
            return R_WINDOWS
        if "cards" in row:
            return R_CARDS
        if "play_event" in row:
            return R_PLAY_EVENT
        return R_PLAY_GOAL if "play_goal" in row else R_GAIN

    def _plain(self, row: JsonDict) -> int:
        return self._gain(
            {key: value for key, value in row.items() if key not in ("cost", "play_event", "play_goal")}
        )

    def _read_hotel(self, data: JsonDict) -> None:
        self.rooms: int = data["hotel"]["rooms"]
        self.grid_bonus: list[int] = [self._gain(form) for form in data["hotel"]["bonus"]]
        self.bonus_row: list[list[int]] = [[]]
        """By colour (1 to 3) and number of Windows, 6 standing for more."""
        for colour in ("blue", "orange", "green"):
            self.bonus_row.append([self._gain(form) for form in data["bonus_table"][colour]])
        setup = data["setup"]
        self.start: list[int] = [setup[resource] for resource in RESOURCES]
        self.dice: list[int] = list(setup["dice"])
        self.unlock_points: int = setup["unlock_points"]
        self.part_time_face: int = setup["part_time_face"]
        self.dealt_events: int = setup["events"]
        self.dealt_goals: int = setup["goals"]
        self.dealt_talents: int = setup["talents"]
