"""Events in plain English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from games.core.jsontypes import Json, JsonDict
from games.core.results import Event
from games.titles.snowplanner.cards import shipped_cards

AREA_NAMES = {
    "slope": "Slope",
    "ticket_office": "Ticket Office",
    "bakery": "Bakery",
    "media": "Media",
    "workshop": "Workshop",
    "station": "Station",
    "event_hall": "Event Hall",
    "office": "Office",
    "summit": "Summit",
}
UNITS = {
    "snow": ("Snow", "Snow"),
    "tickets": ("Ticket", "Tickets"),
    "croissants": ("Croissant", "Croissants"),
    "likes": ("Like", "Likes"),
    "points": ("point", "points"),
}
DECISIONS = {
    "window": "place the Window",
    "guest": "take a card from the Station",
    "move_window": "move a Window",
    "train": "use the free training",
}


@cache
def _names() -> dict[str, str]:
    cards = shipped_cards()
    kinds = ("guests", "vips", "events", "talents", "goals", "rounds")
    return {key: card["name"] for kind in kinds for key, card in cards[kind].items()}


def card_name(key: Json) -> str:
    """A card's name; of a card that is not in the shipped set, its key in words."""
    return _names().get(key) or str(key).replace("_", " ").title()


def amount(number: int, resource: str) -> str:
    """``3, "tickets"`` as "3 Tickets"."""
    one, many = UNITS[resource]
    return f"{number} {one if number == 1 else many}"


def gains_text(gains: JsonDict) -> str:
    """A gain of the card data in words."""
    parts = []
    for verb, value in gains.items():
        if verb in UNITS:
            parts.append(amount(value, verb))
        elif verb == "window":
            for colour, number in value.items():
                kind = "" if colour == "any" else f"{colour} "
                parts.append(f"{number} {kind}Window{'' if number == 1 else 's'}")
        elif verb == "guest":
            parts.append("a guest" if value == 1 else f"up to {value} guests")
        elif verb == "draw_event":
            parts.append("draw an Event" if value == 1 else f"draw {value} Events")
        elif verb == "train":
            parts.append(f"{value} free step{'' if value == 1 else 's'} of training")
        else:
            parts.append("move a Window" if value == 1 else f"move {value} Windows")
    return ", ".join(parts) or "nothing"


def die_name(die: Json) -> str:
    """A die of the JSON form in words."""
    return "the Part-Time Die" if die == "part_time" else f"die {int(die) + 1}"


def listed(numbers: Sequence[Json]) -> str:
    """``[1, 2, 5]`` as "1, 2 and 5"."""
    words = [str(number) for number in numbers]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "none"


def _offset(data: JsonDict) -> str:
    paid = [amount(data[key], key) for key in ("snow", "tickets") if data[key]]
    with_paid = f", offset by {' and '.join(paid)}" if paid else ""
    penalty = f" (penalty {data['penalty']}{with_paid})" if data["penalty"] else ""
    return f"{penalty}, value {data['value']}"


EventText = Callable[[JsonDict, str], str]

EVENTS: dict[str, EventText] = {
    "die_unlocked": lambda d, n: f"{n} reaches {d['points']} points: the third die joins the Worker Room.",
    "gained": lambda d, n: f"{n} gains {amount(d['amount'], d['resource'])}.",
    "window_placed": lambda d, n: f"{n} puts a {d['colour']} Window on position {d['position']}.",
    "guest_taken": lambda d, n: (
        f"{n} takes {card_name(d['card'])} into room {d['room']}"
        + (f" for {amount(d['cost'], 'croissants')}." if d["cost"] else ".")
    ),
    "vip_taken": lambda d, n: f"{n} takes the VIP {card_name(d['card'])} into room {d['room']}.",
    "window_moved": lambda d, n: f"{n} moves a {d['colour']} Window from {d['from']} to {d['to']}.",
    "die_trained": lambda d, n: f"{n}'s {die_name(d['die']).removeprefix('the ')} goes up to {d['face']}.",
    "event_drawn": lambda d, n: (
        f"{n} draws the Event {card_name(d['event'])}." if "event" in d else f"{n} draws an Event."
    ),
    "die_placed": lambda d, n: (
        f"{n} places a {d['face']} at the {AREA_NAMES[d['area']]}, space {d['space']}{_offset(d)}."
    ),
    "reward_taken": lambda d, n: f"{n} takes the reward for {d['reward']} at the {AREA_NAMES[d['area']]}.",
    "event_played": lambda d, n: f"{n} plays the Event {card_name(d['event'])}.",
    "goal_played": lambda d, n: f"{n} plays the Goal {card_name(d['goal'])}.",
    "part_time_hired": lambda d, n: f"{n} hires the Part-Time Die, showing {d['face']}, for 1 Ticket.",
    "paid": lambda d, n: f"{n} pays {amount(d['amount'], d['resource'])}.",
    "training_paid": lambda d, n: f"{n} trains {die_name(d['die'])} for {amount(d['cost'], 'tickets')}.",
    "round_announced": lambda d, n: f"Round {d['round']}: {card_name(d['card'])}.",
    "summit_opened": lambda d, n: "High Season begins: the Summit tiles lie open.",
    "round_owed": lambda d, n: (
        f"{card_name(d['card'])} asks {n} for {amount(d['owed'], d['resource'])}: {d['paid']} paid"
        + (f", {amount(d['points_lost'], 'points')} lost." if d["points_lost"] else ".")
    ),
    "round_given": lambda d, n: f"{card_name(d['card'])} gives to {n}.",
    "cleaned": lambda d, n: f"Round {d['round']} is over: the Station moves on, the dice return.",
    "empty_hotel": lambda d, n: f"{n}'s hotel stands empty: {amount(d['points_lost'], 'points')} lost.",
    "room_paid": lambda d, n: f"{card_name(d['card'])} in {n}'s room {d['room']} pays for Day {d['day']}.",
    "bonus_row": lambda d, n: (
        f"{n} has {d['windows']}{'+' if d['windows'] == 6 else ''} {d['colour']} Windows: their row pays."
    ),
    "stayed": lambda d, n: f"{card_name(d['card'])} stays with {n}, now at Day {d['day']}.",
    "checked_out": lambda d, n: f"{card_name(d['card'])} checks out of {n}'s room {d['room']}.",
    "vip_penalty": lambda d, n: f"The departing VIP costs {n} {amount(d['points_lost'], 'points')}.",
    "talent_kept": lambda d, n: (
        f"{n} keeps the Talent {card_name(d['talent'])}." if "talent" in d else f"{n} has kept a Talent."
    ),
    "declined": lambda d, n: f"{n} declines to {DECISIONS[d['kind']]}.",
}


def event_text(event: Event, names: Sequence[str]) -> str:
    """A log line, with the players' names by seat."""
    data = event.data
    if event.code == "talents_revealed":
        kept = [f"{names[seat]} {card_name(talent)}" for seat, talent in enumerate(data["talents"]) if talent]
        return f"Talents are revealed: {', '.join(kept)}."
    if event.code == "new_order":
        return f"Next round's order: {', '.join(names[seat] for seat in data['order'])}."
    if event.code == "game_over":
        winners = listed([names[seat] for seat in data["winners"]])
        best = max(score["total"] for score in data["scores"])
        wins = "wins" if len(data["winners"]) == 1 else "share the win"
        return f"The season is over: {winners} {wins} with {best} points."
    return EVENTS[event.code](data, names[data["seat"]] if "seat" in data else "")
