"""Snow Planner's cards in words, aspect by aspect: for reading, and for telling what changed."""

from __future__ import annotations

from collections.abc import Callable

from games.core.jsontypes import JsonDict
from games.forms.cards_snowplanner_verbs import PER_MANY, PER_NAMES, SEASON_NAMES, TRIGGER_NAMES
from games.titles.snowplanner.texts import AREA_NAMES, amount, card_name, gains_text, listed
from games.titles.snowplanner.words import COLOURS, RESOURCES

Aspects = dict[str, str]
"""What is told of a card, by what it is about."""


def cost_text(cost: JsonDict) -> str:
    """``{"snow": 2}`` as "2 Snow"."""
    return ", ".join(amount(number, resource) for resource, number in cost.items()) or "nothing"


def pattern_text(places: list[int]) -> str:
    """Grid positions in words."""
    return f"Windows on {listed(places)}" if places else "no pattern"


def need_text(need: JsonDict) -> str:
    """A stay requirement in words."""
    parts = []
    for key, wanted in need.items():
        if key == "pattern":
            parts.append(pattern_text(wanted))
        elif key == "pay":
            parts.append(f"{cost_text(wanted)} to pay")
        elif key == "bingo":
            parts.append(f"{wanted} bingo{'' if wanted == 1 else 's'}")
        else:
            windows = f"Window{'' if wanted == 1 else 's'}"
            parts.append(f"{wanted} {windows} in all" if key == "any" else f"{wanted} {key} {windows}")
    return ", ".join(parts) or "nothing"


def per_text(per: str, divisor: int) -> str:
    """What is counted: "for each Window", "for every 2 Windows"."""
    name = PER_NAMES.get(per, per)
    return f"for each {name}" if divisor == 1 else f"for every {divisor} {PER_MANY.get(per, f'{name}s')}"


def goal_text(card: JsonDict) -> str:
    """What a Goal scores."""
    points = amount(card["points"], "points")
    return f"{points} {per_text(card['per'], card['divisor'])}, at most {card['max']}"


def owe_text(owe: JsonDict) -> str:
    """What a round card asks for."""
    return f"{amount(owe['base'], owe['resource'])} and 1 more {per_text(owe['per'], owe['divisor'])}"


def reward_text(reward: JsonDict) -> str:
    """A reward of an area."""
    if "windows" in reward:
        text = gains_text({"window": {"any": reward["windows"]}})
    elif "cards" in reward:
        cards = "a card" if reward["cards"] == 1 else f"{reward['cards']} cards"
        place = f"Station positions 1 to {reward['max']}" if "max" in reward else "the Station"
        text = f"{cards} of {place}"
    elif "play_event" in reward:
        text = "play an Event"
    elif "play_goal" in reward:
        text = "play a Goal"
    else:
        text = gains_text({verb: value for verb, value in reward.items() if verb != "cost"})
    return f"{text} for {cost_text(reward['cost'])}" if reward.get("cost") else text


def _guest(card: JsonDict) -> Aspects:
    days = {f"Day {day}": gains_text(gain) for day, gain in enumerate(card["rewards"], start=1)}
    return {"costs": cost_text({"croissants": card["cost"]} if card["cost"] else {}), **days, **_stays(card)}


def _stays(card: JsonDict) -> Aspects:
    return {f"stays after Day {day} for": need_text(need) for day, need in enumerate(card["stay"], start=1)}


def _vip(card: JsonDict) -> Aspects:
    return {
        "comes for": pattern_text(card["pattern"]),
        "each Day": gains_text(card["reward"]),
        **_stays(card),
        "at check-out": f"lose {amount(card['penalty'], 'points')}",
    }


def _event(card: JsonDict) -> Aspects:
    return {
        "level": str(card["level"]),
        "costs": cost_text(card.get("cost", {})),
        "effect": gains_text(card["effect"]),
    }


def _talent(card: JsonDict) -> Aspects:
    return {
        "left (always)": _ability(card["left"]),
        "right (with the pattern)": _ability(card["right"]),
        "pattern": pattern_text(card["pattern"]),
    }


def _ability(side: JsonDict) -> str:
    return f"{TRIGGER_NAMES.get(side['on'], side['on'])}: {gains_text(side['gain'])}"


def _goal(card: JsonDict) -> Aspects:
    return {"needs": pattern_text(card["layout"]), "scores": goal_text(card)}


def _round(card: JsonDict) -> Aspects:
    deed = {"gives": gains_text(card["gains"])} if "gains" in card else {"owed": owe_text(card["owe"])}
    return {"season": SEASON_NAMES.get(card["season"], card["season"]), **deed}


ASPECTS: dict[str, tuple[str, Callable[[JsonDict], Aspects]]] = {
    "guests": ("Guest", _guest),
    "vips": ("VIP", _vip),
    "events": ("Event", _event),
    "talents": ("Talent", _talent),
    "goals": ("Goal", _goal),
    "rounds": ("Round card", _round),
}


def aspects_of(kind: str, card: JsonDict) -> Aspects:
    """One card of a kind in words."""
    return {"gives": gains_text(card)} if kind == "summit_tiles" else ASPECTS[kind][1](card)


def sentence(aspects: Aspects) -> str:
    """All aspects in one line."""
    return "; ".join(f"{about}: {value}" if about else value for about, value in aspects.items())


def told(cards: JsonDict) -> dict[str, Aspects]:
    """A whole card set: aspects by card and by part of the board, in the order of the editor."""
    parts = {
        f"{one} “{card.get('name') or card_name(key)}”": aspects(card)
        for kind, (one, aspects) in ASPECTS.items()
        for key, card in cards[kind].items()
    }
    tiles: dict[str, int] = {}
    for gain in cards["summit_tiles"].values():
        tiles[gains_text(gain)] = tiles.get(gains_text(gain), 0) + 1
    parts |= {f"Summit tile “{text}”": {"": _counted(number, "tile")} for text, number in tiles.items()}
    for area, form in cards["areas"].items():
        rewards = sorted(form["rewards"].items())
        aspects = {f"value {face}": reward_text(reward) for face, reward in rewards}
        if "tiles_from_round" in form:
            aspects["tiles from round"] = str(form["tiles_from_round"])
        parts[AREA_NAMES.get(area, area)] = aspects
    parts["Spaces"] = {
        ("Summit" if key == "summit" else f"for {_counted(int(key), 'player')}"): ", ".join(map(str, row))
        for key, row in cards["spaces"].items()
    }
    places = {
        f"Window place {at}": gains_text(gain) for at, gain in enumerate(cards["hotel"]["bonus"], start=1)
    }
    parts["Hotel"] = {"Guest Rooms": str(cards["hotel"]["rooms"]), **places}
    for colour in COLOURS[1:]:
        rows = enumerate(cards["bonus_table"][colour])
        parts[f"Bonus, {colour}"] = {_counted(number, "Window"): gains_text(gain) for number, gain in rows}
    return {**parts, "Set-up": _setup(cards["setup"]), "Number of cards": _numbers(cards)}


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _setup(setup: JsonDict) -> Aspects:
    return {
        **{resource: str(setup[resource]) for resource in RESOURCES},
        "dice": listed(setup["dice"]),
        "points that unlock die 3": str(setup["unlock_points"]),
        "Part-Time Die": str(setup["part_time_face"]),
        **{f"{kind} dealt": str(setup[kind]) for kind in ("events", "goals", "talents")},
    }


def _numbers(cards: JsonDict) -> Aspects:
    kinds = {**{kind: one for kind, (one, _) in ASPECTS.items()}, "summit_tiles": "Summit tile"}
    return {f"{one}s": str(len(cards[kind])) for kind, one in kinds.items()}
