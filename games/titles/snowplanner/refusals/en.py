"""Refusals in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.refusals.wording import Names, Text, Wording, card, first_capital, hand

_W: Final = Wording(
    units={
        "snow": ("Snow", "Snow"),
        "tickets": ("Ticket", "Tickets"),
        "croissants": ("Croissant", "Croissants"),
        "likes": ("Like", "Likes"),
        "points": ("point", "points"),
    },
    last="and",
    die="die {}",
    part_time="the Part-Time Die",
    none="none",
)
_AREAS: Final = {
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
_PHASES: Final = {
    "talents": "the choice of Talents",
    "main": "the Main phase",
    "resolution": "Resolution",
    "payment": "Payment",
    "bonus": "the Bonus",
    "check_out": "Check-out",
}
_DUE: Final = {
    "talents": "keep one of your Talents",
    "main": "place a die, or train one first",
    "payment": "choose the room that pays next, or train a die first",
    "check_out": "decide for a room whether its card stays, or train a die first",
}
_MOVES: Final = {
    "keep_talent": "Keeping a Talent",
    "train": "Training a die",
    "place": "Placing a die",
    "window": "Placing a Window",
    "guest": "Taking a card",
    "move_window": "Moving a Window",
    "pay_room": "Letting a room pay",
    "stay": "Deciding on a stay",
    "skip": "Declining",
}
_PENDING: Final = {
    "window": "place your Window on an empty position",
    "guest": "take a card from the Station",
    "move_window": "move a Window or decline",
    "train": "use the free training or decline",
}
_COLOURS: Final = ("blue", "orange", "green")


def _windows(number: int, colour: str) -> str:
    kind = f"{colour} " if colour in _COLOURS else ""
    return f"{number} {kind}{'Window' if number == 1 else 'Windows'}"


def _lacks(lacks: JsonDict) -> str:
    parts = []
    for key, value in lacks.items():
        if key == "pattern":
            parts.append(f"Windows on {_W.listed(value)} too")
        elif key == "bingo":
            parts.append(
                f"{value['needs']} bingo{'' if value['needs'] == 1 else 's'} (you have {value['have']})"
            )
        elif key in _W.units:
            parts.append(f"a payment of {_W.amount(value['needs'], key)} (you have {value['have']})")
        else:
            all_colours = " in all" if key == "any" else ""
            parts.append(f"{_windows(value['needs'], key)}{all_colours} (you have {value['have']})")
    return _W.listed(parts)


def _not_your_turn(v: JsonDict, names: Names) -> str:
    acting = _W.listed([names[seat] for seat in v["seats"]])
    return f"It isn’t your turn: {acting} must act in {_PHASES[v['phase']]}. Wait for your turn."


def _wrong_time(v: JsonDict, names: Names) -> str:
    return f"{_MOVES[v['move']]} isn’t possible in {_PHASES[v['phase']]}: {_DUE[v['phase']]}."


def _too_large(v: JsonDict, names: Names) -> str:
    if not v["penalty"]:
        return f"This space has no penalty: don’t spend {_W.offset(v)}."
    all_you_need = _W.offset(v["enough"])
    return f"Spending {_W.offset(v)} is too much for a penalty of {v['penalty']}: {all_you_need} will do."


def _room(v: JsonDict) -> str:
    if not v["open"]:
        return "No room is left to resolve."
    return f"Choose room {_W.listed(v['open'], 'or')}."


def _not_in_hand(v: JsonDict, kind: str, else_do: str) -> str:
    if not v["hand"]:
        return f"You have no {kind} in hand: {else_do}."
    return f"Name {'an' if kind == 'Event' else 'a'} {kind} of your hand: {_W.listed(hand(v), 'or')}."


TEXTS: Final[Mapping[str, Text]] = {
    "over": lambda v, n: "The game is over, so nothing more can be played. Look at the final scoring.",
    "talent_kept": lambda v, n: "You have kept a Talent already. Wait until the others have chosen too.",
    "not_your_turn": _not_your_turn,
    "must_decide": lambda v, n: f"You can’t decline here: {_PENDING[v['kind']]}.",
    "pending_first": lambda v, n: f"First {_PENDING[v['kind']]}; then you can go on.",
    "wrong_time": _wrong_time,
    "talent_not_offered": lambda v, n: (
        f"You weren’t offered {card(v, v['talent'])}: keep {_W.listed(hand(v), 'or')}."
    ),
    "part_time_not_hired": lambda v, n: (
        "The Part-Time Die isn’t in your Worker Room: hire it at the Office first, and train it before you"
        " place it."
    ),
    "die_not_trainable": lambda v, n: (
        f"{first_capital(_W.die_name(v['die']))} isn’t in your Worker Room, and only a die there can be"
        f" trained: {_W.dice(v['ready'], 'or')}."
    ),
    "die_at_six": lambda v, n: (
        f"{first_capital(_W.die_name(v['die']))} shows 6 already, and no die goes higher. Train another die."
    ),
    "training_too_dear": lambda v, n: (
        f"Training {_W.die_name(v['die'])} from {v['face']} to {v['face'] + 1} costs"
        f" {_W.amount(v['cost'], 'tickets')}; you have {v['have']}. Gain Tickets first or train a lower die."
    ),
    "die_not_in_room": lambda v, n: (
        f"{first_capital(_W.die_name(v['die']))} isn’t in your Worker Room. You can place"
        f" {_W.dice(v['ready'], 'or')}."
    ),
    "area_full": lambda v, n: f"All spaces at the {_AREAS[v['area']]} are occupied: choose another area.",
    "offset_too_large": _too_large,
    "offset_not_payable": lambda v, n: (
        f"You want to spend {_W.amount(v['spent'], v['resource'])} on the penalty and have {v['have']}:"
        " spend less."
    ),
    "card_without_reward": lambda v, n: (
        f"The reward you chose plays no {v['field'].capitalize()}: leave the card out, or choose the reward"
        " that plays it."
    ),
    "no_such_reward": lambda v, n: (
        f"There is no reward for {v['reward']} in this area: choose {_W.listed(v['thresholds'], 'or')}, or"
        " none."
    ),
    "value_too_low": lambda v, n: (
        f"Your die’s value here is {v['value']}; the reward needs {v['reward']}. Choose a lower reward or"
        " none, or a better die."
    ),
    "cost_not_payable": lambda v, n: (
        f"This costs {_W.amount(v['cost'], v['resource'])}; you have {max(0, v['have'])} left for it."
        " Choose another reward or none."
    ),
    "grid_full": lambda v, n: (
        "Your grid is full, so no Window can be gained: choose no reward, or another area."
    ),
    "no_card_to_take": lambda v, n: (
        f"You can take no card from positions 1 to {v['max']} with {v['free_rooms']} free"
        f" {'room' if v['free_rooms'] == 1 else 'rooms'} and what you have: choose another reward or none."
    ),
    "rooms_full": lambda v, n: (
        "All your rooms are occupied: wait until a card checks out, and take a card then."
    ),
    "vip_pattern": lambda v, n: (
        f"{card(v, v['card'])} comes only with Windows on {_W.listed(v['missing'])} too: cover"
        f" {'that position' if len(v['missing']) == 1 else 'those positions'} first."
    ),
    "guest_not_payable": lambda v, n: (
        f"{card(v, v['card'])} costs {_W.amount(v['cost'], 'croissants')}; you have {v['have']}. Get"
        " Croissants first or take a cheaper guest."
    ),
    "event_not_in_hand": lambda v, n: _not_in_hand(v, "Event", "draw one with the reward for 1"),
    "event_level": lambda v, n: (
        f"{card(v, v['event'])} has level {v['level']}, and your die’s value is only {v['value']}: play an"
        f" Event of level {v['value']} or less, or draw one."
    ),
    "goal_not_in_hand": lambda v, n: _not_in_hand(v, "Goal", "choose another reward or none"),
    "goal_layout": lambda v, n: (
        f"{card(v, v['goal'])} needs Windows on {_W.listed(v['missing'])} too: cover"
        f" {'that position' if len(v['missing']) == 1 else 'those positions'} first."
    ),
    "hire_elsewhere": lambda v, n: (
        f"You can’t hire the Part-Time Die at the {_AREAS[v['area']]}: place a die at the Office for that."
    ),
    "already_hired": lambda v, n: (
        f"{n[v['holder']]} has hired the Part-Time Die this round, and only one hire a round is possible:"
        " place your die without hiring."
    ),
    "hire_value": lambda v, n: (
        f"The Part-Time Die shows {v['face']}, and your die’s value is only {v['value']}: place without"
        " hiring, or use a better die."
    ),
    "hire_not_payable": lambda v, n: (
        f"Hiring costs 1 Ticket, and you would have {v['have']} left: place without hiring, or take the"
        " reward that brings a Ticket."
    ),
    "no_such_colour": lambda v, n: f"“{v['colour']}” is no colour of a Window: choose blue, orange or green.",
    "window_colour": lambda v, n: f"This Window is {v['owed']}, not {v['colour']}: choose {v['owed']}.",
    "no_such_position": lambda v, n: (
        f"There is no position {v['position']}: choose one of the grid’s positions 1 to 9."
    ),
    "position_covered": lambda v, n: (
        f"A Window lies on position {v['position']} already: choose {_W.listed(v['empty'], 'or')}."
    ),
    "room_not_free": lambda v, n: f"Room {v['room']} isn’t free: choose room {_W.listed(v['free'], 'or')}.",
    "position_out_of_reach": lambda v, n: (
        f"You may take a card from positions 1 to {v['max']} of the Station, not from {v['position']}."
    ),
    "position_empty": lambda v, n: (
        f"No card lies on position {v['position']} of the Station: choose another position."
    ),
    "no_window_there": lambda v, n: (
        f"No Window of yours lies on position {v['position']}: choose one that has a Window."
    ),
    "room_empty": lambda v, n: f"There is no card in room {v['room']}. {_room(v)}",
    "room_resolved": lambda v, n: f"Room {v['room']} has had its turn in this phase. {_room(v)}",
    "guest_leaves": lambda v, n: (
        f"{card(v, v['card'])} in room {v['room']} has had all three Days and leaves: let it check out."
    ),
    "stay_not_met": lambda v, n: (
        f"To stay after Day {v['day']}, {card(v, v['card'])} asks for {_lacks(v['lacks'])}: let it check"
        " out, or resolve another room first."
    ),
}
"""By code of a violation."""
