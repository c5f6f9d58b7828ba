"""Events and violations in plain English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from games.core.jsontypes import Json, JsonDict
from games.core.results import Event, Violation
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
PHASE_NAMES = {
    "talents": "the choice of Talents",
    "main": "the Main phase",
    "resolution": "Resolution",
    "payment": "Payment",
    "bonus": "Bonus",
    "check_out": "Check-out",
    "over": "the end",
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


def lacks_text(lacks: JsonDict) -> str:
    """What a stay requirement lacks, in words."""
    parts = []
    for key, value in lacks.items():
        if key == "pattern":
            parts.append(f"Windows on {listed(value)}")
        elif key in UNITS:
            parts.append(f"{amount(value['needs'], key)} to pay (you have {value['have']})")
        elif key == "bingo":
            parts.append(f"{value['needs']} bingo (you have {value['have']})")
        else:
            kind = "" if key == "any" else f"{key} "
            parts.append(f"{value['needs']} {kind}Windows (you have {value['have']})")
    return ", ".join(parts)


ViolationText = Callable[[JsonDict], str]

VIOLATIONS: dict[str, ViolationText] = {
    "over": lambda v: "The game is over.",
    "talent_kept": lambda v: "You have kept a Talent already; the others are still choosing.",
    "rooms_full": lambda v: "All your rooms are occupied: a card needs a free one.",
    "must_decide": lambda v: f"You can't decline here: {DECISIONS[v['kind']]} first.",
    "pending_first": lambda v: f"First {DECISIONS[v['kind']]}; then you can go on.",
    "wrong_time": lambda v: f"This is not possible in {PHASE_NAMES[v['phase']]}.",
    "talent_not_offered": lambda v: (
        f"Choose one of your Talents: {listed([card_name(key) for key in v['hand']])}."
    ),
    "part_time_not_hired": lambda v: (
        "The Part-Time Die can be trained only while you hold it unplaced: hire it first."
    ),
    "die_not_trainable": lambda v: (
        f"{die_name(v['die']).capitalize()} is not in your Worker Room: only a die there can be trained."
    ),
    "die_at_six": lambda v: f"{die_name(v['die']).capitalize()} shows 6 already, there is nothing above.",
    "training_too_dear": lambda v: (
        f"Training from {v['face']} costs {amount(v['cost'], 'tickets')}; you have {v['have']}."
    ),
    "die_not_in_room": lambda v: (
        f"{die_name(v['die']).capitalize()} is not in your Worker Room: choose one that is."
    ),
    "area_full": lambda v: f"All spaces at the {AREA_NAMES[v['area']]} are taken: choose another area.",
    "offset_too_large": lambda v: (
        f"The penalty is {v['penalty']}: {amount(v['snow'], 'snow')} and {amount(v['tickets'], 'tickets')}"
        " offset more than needed. Pay one less."
    ),
    "offset_not_payable": lambda v: (
        f"You would spend {amount(v['spent'], v['resource'])} on the penalty; you have {v['have']}."
    ),
    "card_without_reward": lambda v: (
        f"The reward you chose doesn't use the field {v['field']}: leave it out."
    ),
    "no_such_reward": lambda v: (
        f"There is no reward for {v['reward']} here; there are {listed(v['thresholds'])}."
    ),
    "value_too_low": lambda v: (
        f"The value is {v['value']}; this reward needs {v['reward']}. Choose a lower one or none."
    ),
    "cost_not_payable": lambda v: (
        f"This costs {amount(v['cost'], v['resource'])}; you have {max(0, v['have'])} left for it."
    ),
    "grid_full": lambda v: "Your grid is full: no Window can be gained.",
    "no_card_to_take": lambda v: (
        f"You can take no card from positions 1 to {v['max']}: you need a free room"
        f" (you have {v['free_rooms']}), the Croissants, or the VIP's pattern."
    ),
    "event_not_in_hand": lambda v: (
        f"Name an Event of your hand: {listed([card_name(key) for key in v['hand']])}."
    ),
    "event_level": lambda v: (
        f"{card_name(v['event'])} has level {v['level']}; the value is only {v['value']}."
    ),
    "goal_not_in_hand": lambda v: (
        f"Name a Goal of your hand: {listed([card_name(key) for key in v['hand']])}."
    ),
    "goal_layout": lambda v: f"{card_name(v['goal'])} needs Windows on {listed(v['missing'])} too.",
    "hire_elsewhere": lambda v: "The Part-Time Die is hired at the Office only.",
    "hire_value": lambda v: f"The Part-Time Die shows {v['face']}; your value is only {v['value']}.",
    "hire_not_payable": lambda v: "Hiring costs 1 Ticket, and you would have none left for it.",
    "no_such_colour": lambda v: f"{v['colour']!r} is no colour of a Window: choose blue, orange or green.",
    "window_colour": lambda v: f"This Window is {v['owed']}, not {v['colour']}.",
    "no_such_position": lambda v: f"There is no position {v['position']}: the grid has 1 to 9.",
    "position_covered": lambda v: f"Position {v['position']} is covered; empty are {listed(v['empty'])}.",
    "room_not_free": lambda v: f"Room {v['room']} is not free; free rooms: {listed(v['free'])}.",
    "position_out_of_reach": lambda v: (
        f"You may take a card from positions 1 to {v['max']}, not {v['position']}."
    ),
    "position_empty": lambda v: f"There is no card on position {v['position']}.",
    "vip_pattern": lambda v: (
        f"{card_name(v['card'])} comes only if positions {listed(v['missing'])} are covered too."
    ),
    "guest_not_payable": lambda v: (
        f"{card_name(v['card'])} costs {amount(v['cost'], 'croissants')}; you have {v['have']}."
    ),
    "no_window_there": lambda v: f"There is no Window on position {v['position']} to move.",
    "room_empty": lambda v: f"Room {v['room']} holds no card.",
    "room_resolved": lambda v: f"Room {v['room']} is resolved already in this phase.",
    "guest_leaves": lambda v: f"{card_name(v['card'])} has had all three Days and checks out.",
    "stay_not_met": lambda v: (
        f"To stay after Day {v['day']}, {card_name(v['card'])} asks for {lacks_text(v['lacks'])}."
    ),
}


def violation_text(violation: Violation, names: Sequence[str]) -> str:
    """Why a move is refused and what to do instead."""
    values = violation.values
    if violation.code == "not_your_turn":
        acting = listed([names[seat] for seat in values["seats"]]) if values["seats"] else "nobody"
        return f"It is not your turn: {acting} must act in {PHASE_NAMES[values['phase']]}."
    if violation.code == "already_hired":
        return (
            f"{names[values['holder']]} has hired the Part-Time Die this round; it can be hired once a round."
        )
    return VIOLATIONS[violation.code](values)
