"""Legal moves in plain words, each with its effect worked out on a copy."""

from __future__ import annotations

from games.core.jsontypes import JsonDict, Move
from games.titles.snowplanner import placing
from games.titles.snowplanner.moves import die_number
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.texts import AREA_NAMES, amount, card_name, die_name, gains_text
from games.titles.snowplanner.words import (
    AREAS,
    BIT,
    COLOURS,
    R_CARDS,
    R_GAIN,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_WINDOWS,
    RESOURCES,
    V_GUEST,
    V_WINDOW,
)


def gain_words(p: SnowState, gain: int) -> str:
    """A gain of the card table in words."""
    flat = p.t.gains[gain]
    form: JsonDict = {}
    for at in range(0, len(flat), 2):
        verb, number = flat[at], flat[at + 1]
        if verb < V_WINDOW:
            form[RESOURCES[verb]] = number
        elif verb < V_GUEST:
            form.setdefault("window", {})[COLOURS[verb - V_WINDOW]] = number
        else:
            form[("guest", "draw_event", "train", "move_window")[verb - V_GUEST]] = number
    return gains_text(form)


def requirement_text(need: list[int]) -> str:
    """A stay requirement in words."""
    parts = []
    for number, colour in enumerate(("blue", "orange", "green")):
        if need[number]:
            parts.append(f"{need[number]} {colour}")
    if need[3]:
        parts.append(f"{need[3]} Windows in all")
    if need[4]:
        parts.append(f"{need[4]} bingo")
    if need[5]:
        parts.append("Windows on " + ", ".join(str(at + 1) for at in range(9) if need[5] & BIT[at]))
    for number, resource in enumerate(RESOURCES):
        if need[6 + number]:
            parts.append(f"pay {amount(need[6 + number], resource)}")
    return ", ".join(parts) or "nothing"


def reward_words(p: SnowState, area: int, move: Move) -> str:
    """The reward that is taken, in words."""
    if move["reward"] is None:
        return "It takes no reward."
    index = p.t.threshold[area].index(move["reward"])
    kind = p.t.reward_kind[area][index]
    if kind == R_GAIN:
        return f"Reward: {gain_words(p, p.t.reward_gain[area][index])}."
    if kind == R_WINDOWS:
        number = p.t.reward_gain[area][index]
        return f"You place {number} Window{'' if number == 1 else 's'}, each with the bonus of its space."
    if kind == R_CARDS:
        number = p.t.reward_gain[area][index]
        cards = "a card" if number == 1 else f"{number} cards"
        return f"You take {cards} from the Station, positions 1 to {p.t.reward_limit[area][index]}."
    if kind in (R_PLAY_EVENT, R_PLAY_GOAL):
        return f"It plays {card_name(move['event'] if kind == R_PLAY_EVENT else move['goal'])}."
    return f"Reward: {gain_words(p, placing.tile_gain(p, p.next_space(area)))}."


def option_of(p: SnowState, seat: int, move: Move) -> JsonDict:
    """A legal move with its label, its effect and its rule."""
    kind = move["type"]
    label, effect, rule = {
        "keep_talent": _keep_talent,
        "place": _place,
        "train": _train,
        "window": _window,
        "guest": _guest,
        "move_window": _move_window,
        "pay_room": _pay_room,
        "stay": _stay,
        "skip": _skip,
    }[kind](p, seat, move)
    return {"move": dict(move), "label": label, "effect": effect, "rule": rule}


Words = tuple[str, str, str]


def _keep_talent(p: SnowState, seat: int, move: Move) -> Words:
    talent = p.t.talents.index(move["talent"])
    return f"Keep {card_name(move['talent'])}", f"always: {gain_words(p, p.t.left_gain[talent])}", "SNP-1.3"


def _place(p: SnowState, seat: int, move: Move) -> Words:
    die, area = die_number(move["die"]), AREAS.index(move["area"])
    face = p.face_of(seat, die)
    penalty = p.penalty(area, p.next_space(area))
    value = placing.value_of(face, penalty, move["snow"], move["tickets"])
    name = die_name(move["die"])
    label = f"{name[:1].upper()}{name[1:]} ({face}) to {AREA_NAMES[move['area']]}, value {value}"
    if move.get("hire"):
        label += ", and hire"
    spent = [amount(move[key], key) for key in ("snow", "tickets") if move[key]]
    cost = f" It costs {' and '.join(spent)}." if spent else ""
    return label, f"{reward_words(p, area, move)}{cost}", "SNP-3.1"


def _train(p: SnowState, seat: int, move: Move) -> Words:
    die = die_number(move["die"])
    face = p.face_of(seat, die)
    label = f"Train {die_name(move['die'])} to {face + 1}"
    if p.agenda:
        return label, "free", "SNP-3.4"
    cost = p.training_cost(seat, die)
    left = p.res[seat * 5 + 1] - cost
    return label, f"costs {amount(cost, 'tickets')}, leaves {left}", "SNP-3.4"


def _window(p: SnowState, seat: int, move: Move) -> Words:
    bonus = gain_words(p, p.t.grid_bonus[move["position"] - 1])
    return (
        f"{move['colour'].capitalize()} Window on position {move['position']}",
        f"brings {bonus}",
        "SNP-4.4",
    )


def _guest(p: SnowState, seat: int, move: Move) -> Words:
    card = p.station[move["position"] - 1]
    label = f"Take {card_name(p.t.cards[card])} into room {move['room']}"
    if card >= p.t.guests:
        return label, f"each Day: {gain_words(p, p.t.reward[card * 3])}", "SNP-4.3"
    cost = p.t.cost[card]
    price = f"for {amount(cost, 'croissants')}" if cost else "free"
    return label, f"{price}; Day 1: {gain_words(p, p.t.reward[card * 3])}", "SNP-4.1"


def _move_window(p: SnowState, seat: int, move: Move) -> Words:
    return f"Move the Window on {move['from']} to {move['to']}", "no bonus", "SNP-4.7"


def _pay_room(p: SnowState, seat: int, move: Move) -> Words:
    at = seat * p.rooms + move["room"] - 1
    card = p.room_card[at]
    gain = gain_words(p, p.t.reward[card * 3 + p.room_day[at] - 1])
    return f"Room {move['room']}: {card_name(p.t.cards[card])} pays", gain, "SNP-6.1"


def _stay(p: SnowState, seat: int, move: Move) -> Words:
    at = seat * p.rooms + move["room"] - 1
    card, day = p.room_card[at], p.room_day[at]
    vip = card >= p.t.guests
    rule = "SNP-7.2" if vip else "SNP-7.1"
    name = card_name(p.t.cards[card])
    if move["stay"]:
        asks = requirement_text(p.t.requirements[p.t.stay[card * 3 + day - 1]])
        return f"{name} stays", f"asks for {asks}; then Day {min(3, day + 1)}", rule
    lost = min(p.t.penalty[card], p.res[seat * 5 + 4])
    return f"{name} checks out", f"costs {amount(lost, 'points')}" if vip else "the room is free again", rule


def _skip(p: SnowState, seat: int, move: Move) -> Words:
    return "Decline", "nothing more of this", "SNP-3.3"
