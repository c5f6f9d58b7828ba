"""How Snow Planner's cards look: what the template of a card draws, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from games.core.jsontypes import JsonDict
from games.forms.cards_snowplanner_verbs import SEASON_NAMES, TRIGGER_NAMES, form_of, rows_of
from games.forms.cards_snowplanner_words import cost_text, goal_text, need_text, per_text, reward_text
from games.titles.snowplanner.cards import COUNTS
from games.titles.snowplanner.texts import AREA_NAMES

SIGNS = {
    "snow": ("k-snow", "snow-c-snow"),
    "tickets": ("k-ticket", "snow-c-ticket"),
    "croissants": ("k-croissant", "snow-c-croissant"),
    "likes": ("k-like", "snow-c-like"),
    "points": ("k-star", "snow-c-star"),
    "window:any": ("w-any", ""),
    "window:blue": ("w-blue", "w-blue"),
    "window:orange": ("w-orange", "w-orange"),
    "window:green": ("w-green", "w-green"),
    "any": ("w-any", ""),
    "blue": ("w-blue", "w-blue"),
    "orange": ("w-orange", "w-orange"),
    "green": ("w-green", "w-green"),
    "bingo": ("k-bingo", ""),
    "guest": ("k-bed", ""),
    "draw_event": ("k-event", ""),
    "train": ("k-up", ""),
    "move_window": ("k-move", ""),
    "windows": ("w-any", ""),
    "cards": ("k-bed", ""),
    "play_event": ("k-event", ""),
    "play_goal": ("k-goal", ""),
}


class Sign(NamedTuple):
    """A number beside a symbol; ``words`` says it to those who don't see it, ``paid``: it is to be paid."""

    symbol: str
    tone: str
    number: int
    words: str
    paid: bool


class Line(NamedTuple):
    """A line of a card: a heading, what it gives, what it needs, the pattern that it needs, plain words."""

    heading: str
    signs: list[Sign] = []
    needs: list[Sign] = []
    pattern: list[tuple[int, bool]] = []
    text: str = ""


@dataclass
class Face:
    """A card as it is drawn."""

    kind: str
    name: str
    symbol: str
    tag: str = ""
    cost: list[Sign] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    foot: str = ""


def signs(form: JsonDict) -> list[Sign]:
    """A gain, cost or requirement as symbols."""
    found = []
    for verb, number in rows_of(form).items():
        head, _, resource = verb.partition(":")
        paid = head in ("pay", "cost")
        sign = SIGNS.get(resource if paid else verb)
        if sign is not None:
            found.append(Sign(*sign, number, _words(verb, head, resource, number), paid))
    return found


def _words(verb: str, head: str, resource: str, number: int) -> str:
    if head in ("pay", "cost"):
        return f"{cost_text({resource: number})} to pay"
    return need_text({verb: number}) if verb in COUNTS else reward_text(form_of({verb: number}))


def grid(places: list[int]) -> list[tuple[int, bool]]:
    """The nine places of a pattern; none at all: nothing is drawn."""
    return [(place, place in places) for place in range(1, 10)] if places else []


def _guest(card: JsonDict) -> Face:
    lines = [
        Line(str(day), signs(gain), signs(need), grid(need.get("pattern", [])))
        for day, (gain, need) in enumerate(zip(card["rewards"], [*card["stay"], {}], strict=False), start=1)
    ]
    cost = signs({"croissants": card["cost"]}) if card["cost"] else []
    return Face("guest", card["name"], "k-bed", cost=cost, lines=lines)


def _vip(card: JsonDict) -> Face:
    stays = [
        Line(str(day), needs=signs(need), pattern=grid(need.get("pattern", [])))
        for day, need in enumerate(card["stay"], start=1)
    ]
    comes = Line("comes for", pattern=grid(card["pattern"]))
    lines = [comes, Line("each Day", signs(card["reward"])), *stays]
    return Face("vip", card["name"], "k-crown", "VIP", lines=lines, foot=f"−{card['penalty']} at check-out")


def _event(card: JsonDict) -> Face:
    face = Face("event", card["name"], "k-event", f"level {card['level']}", signs(card.get("cost", {})))
    face.lines = [Line("", signs(card["effect"]))]
    return face


def _talent(card: JsonDict) -> Face:
    left, right = card["left"], card["right"]
    lines = [
        Line(TRIGGER_NAMES[left["on"]], signs(left["gain"])),
        Line(TRIGGER_NAMES[right["on"]], signs(right["gain"]), pattern=grid(card["pattern"])),
    ]
    return Face("talent", card["name"], "k-talent", lines=lines)


def _goal(card: JsonDict) -> Face:
    lines = [Line("layout", pattern=grid(card["layout"])), Line("", text=goal_text(card))]
    return Face("goal", card["name"], "k-goal", f"at most {card['max']}", lines=lines)


def _round(card: JsonDict) -> Face:
    face = Face(f"round {card['season']}", card["name"], "k-slope", SEASON_NAMES[card["season"]])
    if "gains" in card:
        face.lines = [Line("each player gets", signs(card["gains"]))]
    else:
        owe = card["owe"]
        owed = Line(
            "owed", signs({owe["resource"]: owe["base"]}), text=f"+1 {per_text(owe['per'], owe['divisor'])}"
        )
        face.lines = [owed]
        face.foot = "2 points lost for each unit unpaid"
    return face


def _tile(card: JsonDict) -> Face:
    return Face("tile", "", "k-summit", lines=[Line("", signs(card))])


FACES: dict[str, Callable[[JsonDict], Face]] = {
    "guests": _guest,
    "vips": _vip,
    "events": _event,
    "talents": _talent,
    "goals": _goal,
    "rounds": _round,
    "summit_tiles": _tile,
}
AREA_SIGNS = {
    "slope": "k-slope",
    "ticket_office": "k-ticket",
    "bakery": "k-croissant",
    "media": "k-media",
    "workshop": "k-workshop",
    "station": "k-station",
    "event_hall": "k-event",
    "office": "k-office",
    "summit": "k-summit",
}


def face(kind: str, card: JsonDict) -> Face:
    """A card of a kind as it looks."""
    return FACES[kind](card)


def area_face(area: str, card: JsonDict) -> Face:
    """An area with its rewards, the least value first."""
    lines = []
    for value, reward in sorted(card["rewards"].items()):
        gains = {verb: amount for verb, amount in reward.items() if verb not in ("cost", "max")}
        reach = f"from 1–{reward['max']}" if "max" in reward else ""
        lines.append(Line(value, signs(gains), signs({"cost": reward.get("cost", {})}), text=reach))
    more = f"tiles from round {card['tiles_from_round']}" if "tiles_from_round" in card else ""
    return Face("area", AREA_NAMES[area], AREA_SIGNS[area], lines=lines, foot=more)
