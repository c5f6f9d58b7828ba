"""Card sets of Snow Planner: the shipped one, and all that can be wrong with another."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from games.core.jsontypes import Json, JsonDict
from games.core.results import CardFault
from games.titles.snowplanner.words import AREAS, COLOURS, PER, RESOURCES, SEASONS, TRIGGERS

KEYS = [
    *("guests", "vips", "events", "talents", "goals", "rounds", "summit_tiles"),
    *("areas", "spaces", "hotel", "bonus_table", "setup"),
]
OWN_KINDS = ["guests", "vips", "events", "talents", "goals", "rounds", "summit_tiles"]
"""Kinds of cards that a scenario may add."""
COUNTS = ["blue", "orange", "green", "any", "bingo"]
VERBS = [*RESOURCES, "window", "guest", "draw_event", "train", "move_window"]
MAIN_TRIGGERS = [trigger for trigger in TRIGGERS if trigger not in ("bonus", "checkout")]
"""Talents set off by these can act in the Main phase, where dice can be trained."""


@cache
def _shipped() -> str:
    return (Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8")


def shipped_cards() -> JsonDict:
    """A new copy of the card set that comes with the game."""
    cards: JsonDict = json.loads(_shipped())
    return cards


class Finder:
    """Collects faults, each with the dotted path of the value and what would be right."""

    def __init__(self) -> None:
        self.faults: list[CardFault] = []

    def fault(self, path: str, problem: str) -> None:
        """Note one fault."""
        self.faults.append(CardFault(path, problem))

    def object(
        self, value: Json, path: str, keys: list[str], optional: list[str] | None = None
    ) -> JsonDict | None:
        """The value if it is an object with these keys; what is missing or unknown is noted."""
        if not isinstance(value, dict):
            self.fault(path, "must be an object")
            return None
        for key in value:
            if key not in keys and key not in (optional or []):
                self.fault(
                    f"{path}.{key}", f"is not known here; there are: {', '.join(keys + (optional or []))}"
                )
        missing = [key for key in keys if key not in value]
        for key in missing:
            self.fault(f"{path}.{key}", "is missing")
        return None if missing else value

    def number(self, value: Json, path: str, low: int, high: int) -> bool:
        """Whether the value is a whole number in a range; noted if not."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return True
        self.fault(path, f"must be a whole number from {low} to {high}, not {value!r}")
        return False

    def die_face(self, value: Json, path: str) -> None:
        """A face of a die."""
        self.number(value, path, 1, 6)

    def one_of(self, value: Json, path: str, names: list[str]) -> bool:
        """Whether the value is one of these names; noted if not."""
        if value in names:
            return True
        self.fault(path, f"{value!r} is not known; there are: {', '.join(names)}")
        return False

    def positions(self, value: Json, path: str) -> None:
        """A pattern or layout: grid positions, each once; none at all is always covered."""
        if not isinstance(value, list):
            self.fault(path, "must be a list of grid positions")
            return
        for at, position in enumerate(value):
            self.number(position, f"{path}.{at}", 1, 9)
        if len(set(map(str, value))) != len(value):
            self.fault(path, "names a position twice")

    def gains(self, value: Json, path: str, train: bool = False) -> None:
        """Gains: verbs with amounts. Free training only where dice can be in the Worker Room (``train``)."""
        if not isinstance(value, dict):
            self.fault(path, "must be an object of gains")
            return
        for verb, amount in value.items():
            where = f"{path}.{verb}"
            if verb == "window":
                if not isinstance(amount, dict) or not amount:
                    self.fault(where, "must name colours with numbers")
                    continue
                for colour, count in amount.items():
                    self.one_of(colour, f"{where}.{colour}", COLOURS)
                    self.number(count, f"{where}.{colour}", 1, 9)
            elif verb not in VERBS:
                self.fault(where, f"is no verb; there are: {', '.join(VERBS)}")
            else:
                self.number(amount, where, 1, 99)
                if verb == "train" and not train:
                    self.fault(
                        where, "only Events, Summit tiles and Talents of the Main phase may train dice"
                    )

    def cost(self, value: Json, path: str) -> None:
        """Resources to pay."""
        if not isinstance(value, dict):
            self.fault(path, "must be an object of resources")
            return
        for resource, amount in value.items():
            if self.one_of(resource, f"{path}.{resource}", RESOURCES):
                self.number(amount, f"{path}.{resource}", 1, 99)

    def requirement(self, value: Json, path: str) -> None:
        """A stay requirement: counts, a pattern, bingos, a payment."""
        if not isinstance(value, dict):
            self.fault(path, "must be an object of requirements")
            return
        for key, wanted in value.items():
            where = f"{path}.{key}"
            if key in COUNTS:
                self.number(wanted, where, 1, 9)
            elif key == "pattern":
                self.positions(wanted, where)
            elif key == "pay":
                self.cost(wanted, where)
            else:
                self.fault(where, f"is no requirement; there are: {', '.join([*COUNTS, 'pattern', 'pay'])}")

    def list_of(self, value: Json, path: str, length: int, check: Callable[[Json, str], None]) -> None:
        """A list of a fixed length whose entries are checked one by one."""
        if not isinstance(value, list) or len(value) != length:
            found = len(value) if isinstance(value, list) else "another thing"
            self.fault(path, f"must have {length} entries, not {found}")
            return
        for at, entry in enumerate(value):
            check(entry, f"{path}.{at}")


def _guest(find: Finder, card: JsonDict, path: str) -> None:
    find.number(card["cost"], f"{path}.cost", 0, 2)
    rewards = card["rewards"]
    if isinstance(rewards, list) and len(rewards) < 3:
        find.fault(
            f"{path}.rewards.{len(rewards)}",
            f"a guest has a reward for each Day, Day {len(rewards) + 1}'s is missing",
        )
    else:
        find.list_of(rewards, f"{path}.rewards", 3, lambda form, where: find.gains(form, where))
    find.list_of(card["stay"], f"{path}.stay", 2, find.requirement)


def _vip(find: Finder, card: JsonDict, path: str) -> None:
    find.positions(card["pattern"], f"{path}.pattern")
    find.gains(card["reward"], f"{path}.reward")
    find.list_of(card["stay"], f"{path}.stay", 3, find.requirement)
    find.number(card["penalty"], f"{path}.penalty", 0, 99)


def _event(find: Finder, card: JsonDict, path: str) -> None:
    find.number(card["level"], f"{path}.level", 2, 6)
    find.cost(card.get("cost", {}), f"{path}.cost")
    find.gains(card["effect"], f"{path}.effect", train=True)


def _talent(find: Finder, card: JsonDict, path: str) -> None:
    find.positions(card["pattern"], f"{path}.pattern")
    for side in ("left", "right"):
        ability = find.object(card[side], f"{path}.{side}", ["on", "gain"])
        if ability is not None:
            find.one_of(ability["on"], f"{path}.{side}.on", TRIGGERS)
            find.gains(ability["gain"], f"{path}.{side}.gain", train=ability["on"] in MAIN_TRIGGERS)


def _goal(find: Finder, card: JsonDict, path: str) -> None:
    find.positions(card["layout"], f"{path}.layout")
    find.one_of(card["per"], f"{path}.per", PER)
    for key in ("divisor", "points", "max"):
        find.number(card[key], f"{path}.{key}", 1, 99)


def _round(find: Finder, card: JsonDict, path: str) -> None:
    if not find.one_of(card["season"], f"{path}.season", SEASONS):
        return
    wanted, other = ("gains", "owe") if card["season"] == "low" else ("owe", "gains")
    if other in card:
        find.fault(f"{path}.{other}", f"a card of season {card['season']} has {wanted} instead")
    if wanted not in card:
        find.fault(f"{path}.{wanted}", "is missing")
    elif wanted == "gains":
        find.gains(card["gains"], f"{path}.gains")
    else:
        owe = find.object(card["owe"], f"{path}.owe", ["resource", "base", "per", "divisor"])
        if owe is not None:
            find.one_of(owe["resource"], f"{path}.owe.resource", RESOURCES)
            find.number(owe["base"], f"{path}.owe.base", 0, 99)
            find.one_of(owe["per"], f"{path}.owe.per", PER)
            find.number(owe["divisor"], f"{path}.owe.divisor", 1, 99)


CARD_KEYS: dict[str, tuple[list[str], list[str], Callable[[Finder, JsonDict, str], None]]] = {
    "guests": (["cost", "rewards", "stay"], ["name"], _guest),
    "vips": (["pattern", "reward", "stay", "penalty"], ["name"], _vip),
    "events": (["level", "effect"], ["name", "cost"], _event),
    "talents": (["left", "right", "pattern"], ["name"], _talent),
    "goals": (["layout", "per", "divisor", "points", "max"], ["name"], _goal),
    "rounds": (["season"], ["name", "gains", "owe"], _round),
}


def _kind(find: Finder, kind: str, value: Json) -> None:
    if not isinstance(value, dict):
        find.fault(kind, "must be an object of cards by key")
        return
    for key, card in value.items():
        path = f"{kind}.{key}"
        if kind == "summit_tiles":
            find.gains(card, path, train=True)
            continue
        required, optional, check = CARD_KEYS[kind]
        form = find.object(card, path, required, optional)
        if form is not None:
            check(find, form, path)


def own_card_faults(cards: Json) -> list[CardFault]:
    """All faults of cards that a scenario adds: some of the kinds, each with cards by key."""
    find = Finder()
    if not isinstance(cards, dict):
        find.fault("cards", "must be an object of card kinds")
        return find.faults
    for kind, value in cards.items():
        if find.one_of(kind, f"cards.{kind}", OWN_KINDS):
            _kind(find, kind, value)
    _new_keys(find, cards)
    return find.faults


def _new_keys(find: Finder, cards: JsonDict) -> None:
    """An own card can't stand for a shipped one, which may lie in a deck."""
    taken = {kind: list(value) for kind, value in shipped_cards().items() if kind in OWN_KINDS}
    for kind, other in (("guests", "vips"), ("vips", "guests")):
        taken[kind] = [*taken[kind], *shipped_cards()[other]]
    taken["vips"] += list(cards.get("guests") or {})
    for kind in OWN_KINDS:
        value = cards.get(kind)
        for key in value if isinstance(value, dict) else ():
            if key in taken[kind]:
                find.fault(f"cards.{kind}.{key}", "there is a card of this key already")


def card_faults(cards: Json) -> list[CardFault]:
    """All faults of a whole card set; empty means that games can be played with it."""
    find = Finder()
    form = find.object(cards, "cards", KEYS)
    if form is None:
        return find.faults
    for kind in OWN_KINDS:
        _kind(find, kind, form[kind])
    _areas(find, form["areas"])
    _board(find, form)
    if not find.faults:
        _enough(find, form)
    return find.faults


def _areas(find: Finder, value: Json) -> None:
    areas = find.object(value, "areas", list(AREAS))
    if areas is None:
        return
    for area in AREAS:
        path = f"areas.{area}"
        form = find.object(areas[area], path, ["rewards"], ["tiles_from_round"] if area == "summit" else None)
        if form is None or not isinstance(form["rewards"], dict) or not form["rewards"]:
            find.fault(f"{path}.rewards", "must name at least one reward by its threshold")
            continue
        for threshold, reward in form["rewards"].items():
            where = f"{path}.rewards.{threshold}"
            if threshold not in ("1", "2", "3", "4", "5", "6"):
                find.fault(where, "a threshold is 1 to 6")
            if not isinstance(reward, dict):
                find.fault(where, "must be an object")
                continue
            special = {
                key: reward[key]
                for key in ("cost", "windows", "cards", "max", "play_event", "play_goal")
                if key in reward
            }
            find.cost(special.get("cost", {}), f"{where}.cost")
            if ("cards" in special) != ("max" in special):
                find.fault(where, "cards and max go together")
            find.gains({key: amount for key, amount in reward.items() if key not in special}, where)
    if areas["summit"].get("tiles_from_round") not in range(1, 9):
        find.fault("areas.summit.tiles_from_round", "must be a round, 1 to 8")


def _board(find: Finder, form: JsonDict) -> None:
    spaces = find.object(form["spaces"], "spaces", ["1", "2", "3", "4", "summit"])
    for key, row in (spaces or {}).items():
        if (
            not isinstance(row, list)
            or not 1 <= len(row) <= 4
            or any(space not in (0, 1, 2, "variable") for space in row)
        ):
            find.fault(f"spaces.{key}", "must be 1 to 4 penalties, each 0, 1, 2 or variable")
    if spaces is not None and spaces["summit"] != [0, 0, 0]:
        find.fault("spaces.summit", "the Summit has three spaces without a penalty")
    hotel = find.object(form["hotel"], "hotel", ["rooms", "bonus"])
    if hotel is not None:
        find.number(hotel["rooms"], "hotel.rooms", 1, 6)
        find.list_of(hotel["bonus"], "hotel.bonus", 9, lambda bonus, where: find.gains(bonus, where))
    table = find.object(form["bonus_table"], "bonus_table", COLOURS[1:])
    for colour, rows in (table or {}).items():
        find.list_of(rows, f"bonus_table.{colour}", 7, lambda bonus, where: find.gains(bonus, where))
    setup = find.object(
        form["setup"],
        "setup",
        [*RESOURCES, "dice", "unlock_points", "part_time_face", "events", "goals", "talents"],
    )
    if setup is not None:
        for resource in RESOURCES:
            find.number(setup[resource], f"setup.{resource}", 0, 99)
        find.list_of(setup["dice"], "setup.dice", 3, find.die_face)
        find.number(setup["unlock_points"], "setup.unlock_points", 1, 99)
        find.number(setup["part_time_face"], "setup.part_time_face", 1, 6)
        for kind in ("events", "goals", "talents"):
            find.number(setup[kind], f"setup.{kind}", 1 if kind == "talents" else 0, 9)


def _enough(find: Finder, form: JsonDict) -> None:
    """Whether there are enough cards to deal to four players (SNP-1.3, SNP-1.4)."""
    for kind in ("events", "goals", "talents"):
        need = 4 * form["setup"][kind]
        if len(form[kind]) < need:
            find.fault(kind, f"has {len(form[kind])} cards, four players are dealt {need}")
    seasons = [card["season"] for card in form["rounds"].values()]
    for season, need in (("low", 4), ("high", 3), ("year_end", 1)):
        if seasons.count(season) < need:
            find.fault("rounds", f"has {seasons.count(season)} cards of season {season}, a game needs {need}")
    if seasons.count("low") > 4 or seasons.count("year_end") > 1:
        find.fault("rounds", "a game uses exactly 4 cards of season low and 1 of year_end")
    if len(form["summit_tiles"]) < 3:
        find.fault("summit_tiles", "at least three tiles are needed")
    if len(form["guests"]) + len(form["vips"]) < 6:
        find.fault("guests", "guests and VIPs together fill at least the six Station positions")
    for key in form["guests"]:
        if key in form["vips"]:
            find.fault(f"vips.{key}", "a guest has the same key")
