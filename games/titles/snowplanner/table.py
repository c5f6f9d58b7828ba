"""A card set compiled for the kernel: every card a small number, every effect a flat list of verbs.

The JSON form of a card set is the one of ``data/cards.json``; ``cards.py`` checks it, this module trusts it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.fitted import outlook_lists
from games.titles.snowplanner.minds import Mind, amount_list, count_list
from games.titles.snowplanner.weights import FILE
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
NAMED = {"card": ["guests", "vips"], "event": ["events"], "goal": ["goals"], "talent": ["talents"]}


class CardTable:
    """The numbers of one card set. Guests come first in ``cards``, VIPs after them."""

    def __init__(self, data: JsonDict) -> None:
        self.gains: list[list[int]] = [[]]
        """Each a flat list: verb, amount, verb, amount … Number 0 is nothing."""
        self.requirements: list[list[int]] = []
        """Each: blue, orange, green, any, bingo, pattern mask, then to pay: snow, tickets, croissants, likes,
        points."""
        self.names: dict[str, dict[str, str]] = {
            field: {key: card["name"] for kind in kinds for key, card in data[kind].items() if "name" in card}
            for field, kinds in NAMED.items()
        }
        """What this set calls its cards: by the field of a refusal that holds the key, then by key."""
        self._read_guests(data)
        self._read_hands(data)
        self._read_rounds(data)
        self._read_areas(data)
        self._read_hotel(data)
        self._read_decks(data)
        self._reckon()

    def _reckon(self) -> None:
        """The same in the shape that is quickest to look up, and what gains are worth for play without
        search."""
        self.needs: vec[i64] = vec[i64]([number for row in self.requirements for number in row])
        """By requirement × 11 + place in it."""
        self.gain_count: i64 = len(self.gains)
        self.gain_amount: vec[i64] = vec[i64](amount_list(self.gains))
        """By gain × 5 + resource."""
        self.gain_plain: vec[i64] = vec[i64](
            [1 if all(verb < V_WINDOW for verb in flat[::2]) else 0 for flat in self.gains]
        )
        """By gain: 1 if it is nothing but resources."""
        self.gain_windows: vec[i64] = vec[i64](count_list(self.gains, False))
        self.gain_guests: vec[i64] = vec[i64](count_list(self.gains, True))
        weights, spread = outlook_lists()
        self.spread: vec[float] = vec[float](spread)
        """By round: how far scores stray from what ``outlook`` expects."""
        self.outlook: vec[float] = vec[float](weights)
        """By round × number of counts + count (``outlook``)."""
        self.mind = self.mind_of(FILE.values())
        """What things are worth to the policy."""

    def mind_of(self, values: Mapping[str, Sequence[int]]) -> Mind:
        """What things of this card set are worth by these weights."""
        return Mind(self.gains, self.bonus_row, values)

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
        self.guests: i64 = len(guests)
        """Cards below this number are guests, the others VIPs."""
        self.cost: vec[i64] = vec[i64]([card["cost"] for card in guests.values()] + [0] * len(vips))
        self.pattern: vec[i64] = vec[i64](
            [0] * len(guests) + [mask_of(card["pattern"]) for card in vips.values()]
        )
        self.penalty: vec[i64] = vec[i64]([0] * len(guests) + [card["penalty"] for card in vips.values()])
        reward: list[int] = []
        stay: list[int] = []
        for card in guests.values():
            reward += [self._gain(form) for form in card["rewards"]]
            stay += [self._requirement(form) for form in card["stay"]] + [-1]
        for card in vips.values():
            reward += [self._gain(card["reward"])] * 3
            stay += [self._requirement(form) for form in card["stay"]]
        self.reward: vec[i64] = vec[i64](reward)
        """By card × 3 + day − 1."""
        self.stay: vec[i64] = vec[i64](stay)
        """By card × 3 + day − 1; −1: leaves in any case."""

    def _read_hands(self, data: JsonDict) -> None:
        events = data["events"]
        self.events: list[str] = list(events)
        self.event_level: vec[i64] = vec[i64]([card["level"] for card in events.values()])
        self.event_cost: list[list[int]] = [self._cost(card.get("cost", {})) for card in events.values()]
        self.event_costs: vec[i64] = vec[i64]([number for cost in self.event_cost for number in cost])
        """The same by Event × 5 + resource."""
        self.event_costly: vec[i64] = vec[i64]([1 if any(cost) else 0 for cost in self.event_cost])
        self.event_effect: vec[i64] = vec[i64]([self._gain(card["effect"]) for card in events.values()])
        talents = data["talents"]
        self.talents: list[str] = list(talents)
        self.left_on: vec[i64] = vec[i64]([TRIGGERS.index(card["left"]["on"]) for card in talents.values()])
        self.left_gain: vec[i64] = vec[i64]([self._gain(card["left"]["gain"]) for card in talents.values()])
        self.right_on: vec[i64] = vec[i64]([TRIGGERS.index(card["right"]["on"]) for card in talents.values()])
        self.right_gain: vec[i64] = vec[i64]([self._gain(card["right"]["gain"]) for card in talents.values()])
        self.talent_pattern: vec[i64] = vec[i64]([mask_of(card["pattern"]) for card in talents.values()])
        goals = data["goals"]
        self.goals: list[str] = list(goals)
        self.goal_layout: vec[i64] = vec[i64]([mask_of(card["layout"]) for card in goals.values()])
        self.goal_per: vec[i64] = vec[i64]([PER.index(card["per"]) for card in goals.values()])
        self.goal_divisor: vec[i64] = vec[i64]([card["divisor"] for card in goals.values()])
        self.goal_points: vec[i64] = vec[i64]([card["points"] for card in goals.values()])
        self.goal_max: vec[i64] = vec[i64]([card["max"] for card in goals.values()])

    @staticmethod
    def _cost(form: JsonDict) -> list[int]:
        return [form.get(resource, 0) for resource in RESOURCES]

    def _read_rounds(self, data: JsonDict) -> None:
        rounds = data["rounds"]
        self.rounds: list[str] = list(rounds)
        self.season: vec[i64] = vec[i64]([SEASONS.index(card["season"]) for card in rounds.values()])
        self.round_gain: vec[i64] = vec[i64]([self._gain(card.get("gains", {})) for card in rounds.values()])
        owes = [card.get("owe") or {} for card in rounds.values()]
        self.owe_resource: vec[i64] = vec[i64](
            [RESOURCES.index(owe["resource"]) if owe else -1 for owe in owes]
        )
        """−1: the card asks for nothing, it gives."""
        self.owe_base: vec[i64] = vec[i64]([owe.get("base", 0) for owe in owes])
        self.owe_per: vec[i64] = vec[i64]([PER.index(owe["per"]) if owe else 0 for owe in owes])
        self.owe_divisor: vec[i64] = vec[i64]([owe.get("divisor", 1) for owe in owes])
        tiles = data["summit_tiles"]
        self.tiles: list[str] = list(tiles)
        self.tile_gain: vec[i64] = vec[i64]([self._gain(form) for form in tiles.values()])

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
        self.first_reward: vec[i64] = vec[i64](
            [sum(map(len, self.threshold[:area])) for area in range(len(AREAS) + 1)]
        )
        """By area: where its rewards begin in the four lists that follow; one more marks the end."""
        self.thresholds: vec[i64] = vec[i64]([number for row in self.threshold for number in row])
        self.kinds: vec[i64] = vec[i64]([kind for row in self.reward_kind for kind in row])
        self.takes: vec[i64] = vec[i64]([gain for row in self.reward_gain for gain in row])
        self.limits: vec[i64] = vec[i64]([limit for row in self.reward_limit for limit in row])
        self.costs: vec[i64] = vec[i64](
            [number for row in self.reward_cost for cost in row for number in cost]
        )
        """By reward × 5 + resource."""
        self.costly: vec[i64] = vec[i64]([1 if any(cost) else 0 for row in self.reward_cost for cost in row])
        """By reward: 1 if it costs anything."""
        self.tiles_from_round: i64 = data["areas"]["summit"]["tiles_from_round"]
        self.penalties: list[list[int]] = [[]]
        """By number of players: the penalties of an area's spaces from the left, −1 = variable."""
        for seats in range(1, 5):
            self.penalties.append(
                [-1 if space == "variable" else space for space in data["spaces"][str(seats)]]
            )
        flat: list[int] = []
        for row in self.penalties:
            flat += [*row, *[0] * (4 - len(row))]
        self.space_penalty: vec[i64] = vec[i64](flat)
        """The same by number of players × 4 + space."""
        self.summit_penalties: vec[i64] = vec[i64](data["spaces"]["summit"])

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
        self.rooms: i64 = data["hotel"]["rooms"]
        self.grid_bonus: vec[i64] = vec[i64]([self._gain(form) for form in data["hotel"]["bonus"]])
        self.bonus_row: list[list[int]] = [[]]
        """By colour (1 to 3) and number of Windows, 6 standing for more."""
        for colour in ("blue", "orange", "green"):
            self.bonus_row.append([self._gain(form) for form in data["bonus_table"][colour]])
        setup = data["setup"]
        self.start: list[int] = [setup[resource] for resource in RESOURCES]
        self.dice: list[int] = list(setup["dice"])
        self.unlock_points: i64 = setup["unlock_points"]
        self.part_time_face: int = setup["part_time_face"]
        self.dealt_events: int = setup["events"]
        self.dealt_goals: int = setup["goals"]
        self.dealt_talents: int = setup["talents"]
