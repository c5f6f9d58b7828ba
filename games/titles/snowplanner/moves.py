"""Moves as JSON: their types and fields, and every move that a seat could make now."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import MoveFault
from games.titles.snowplanner import placing, stays
from games.titles.snowplanner.board import OP_GUEST, OP_MOVE_WINDOW, OP_TRAIN, OP_WINDOW
from games.titles.snowplanner.decisions import SKIP
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.words import (
    AREAS,
    CHECK_OUT,
    COLOURS,
    MAIN,
    PART_TIME,
    PAYMENT,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    TALENTS,
)

FIELDS: dict[str, dict[str, str]] = {
    "keep_talent": {"talent": "key"},
    "train": {"die": "die"},
    "place": {
        "die": "die",
        "area": "area",
        "snow": "count",
        "tickets": "count",
        "reward": "threshold or null",
        "event": "key, optional",
        "goal": "key, optional",
        "hire": "flag, optional",
    },
    "window": {"colour": "colour", "position": "number"},
    "guest": {"position": "number", "room": "number"},
    "move_window": {"from": "number", "to": "number"},
    "pay_room": {"room": "number"},
    "stay": {"room": "number", "stay": "flag"},
    "skip": {},
}
"""By type: fields with the kind of value. A die is 0, 1, 2 or "part_time"; positions and rooms count from
1. ``null`` in an optional field is the same as leaving it out."""


def check_fields(move: Json) -> Move:
    """The move, once its type, its fields and their types are known to be right.

    Raises:
        MoveFault: names the type or field and what is expected.
    """
    if not isinstance(move, dict) or not isinstance(move.get("type"), str):
        raise MoveFault('a move is an object with a "type"')
    kind = move["type"]
    if kind not in FIELDS:
        raise MoveFault(f"there is no move {kind!r}; there are: {', '.join(FIELDS)}")
    fields = FIELDS[kind]
    for name in move:
        if name != "type" and name not in fields:
            raise MoveFault(f"{kind} has no field {name!r}")
    for name, expected in fields.items():
        optional = "optional" in expected
        if name in move and not (optional and move[name] is None):
            _check_value(kind, name, expected, move[name])
        elif not optional:
            raise MoveFault(f"{kind} needs the field {name!r}")
    return move


def _check_value(kind: str, name: str, expected: str, value: Json) -> None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    if expected.startswith("key") or expected == "colour":
        good = isinstance(value, str)
    elif expected == "die":
        good = value == "part_time" or (whole and 0 <= value <= 2)
    elif expected == "area":
        good = value in AREAS
    elif expected == "count":
        good = whole and value >= 0
    elif expected.startswith("threshold"):
        good = value is None or whole
    elif expected == "number":
        good = whole
    else:
        good = isinstance(value, bool)
    if not good:
        raise MoveFault(f"{kind}: {name} must be a {expected.split(',')[0]}, not {value!r}")


def die_number(value: Json) -> int:
    """A die of the JSON form as the kernel's number."""
    return PART_TIME if value == "part_time" else int(value)


def die_form(die: int) -> Json:
    """The reverse of :func:`die_number`."""
    return "part_time" if die == PART_TIME else die


def skip_form() -> JsonDict:
    """The move that declines."""
    return {"type": "skip"}


def place_form(p: SnowState, die: int, area: int, offset: int, reward: int, hire: bool) -> JsonDict:
    """A placement of the kernel as a move."""
    move: JsonDict = {
        "type": "place",
        "die": die_form(die),
        "area": AREAS[area],
        "snow": offset // 16,
        "tickets": offset % 16,
        "reward": None if reward < 0 else p.t.threshold[area][reward // 256],
    }
    if reward >= 0:
        kind = p.t.reward_kind[area][reward // 256]
        if kind == R_PLAY_EVENT:
            move["event"] = p.t.events[reward % 256 - 1]
        elif kind == R_PLAY_GOAL:
            move["goal"] = p.t.goals[reward % 256 - 1]
    if hire:
        move["hire"] = True
    return move


def legal_moves(p: SnowState, seat: int) -> Iterator[JsonDict]:
    """Every legal move of a seat that may act, free training last."""
    if p.phase == TALENTS:
        for talent in p.talent_hand[seat]:
            yield {"type": "keep_talent", "talent": p.t.talents[talent]}
        return
    if p.agenda:
        yield from _pending_moves(p, seat)
        return
    if p.phase == MAIN:
        yield from _placements(p, seat)
    elif p.phase == PAYMENT:
        for room in stays.open_rooms(p, seat):
            yield {"type": "pay_room", "room": room + 1}
    elif p.phase == CHECK_OUT:
        for room in stays.open_rooms(p, seat):
            if p.can_stay(seat, room):
                yield {"type": "stay", "room": room + 1, "stay": True}
            yield {"type": "stay", "room": room + 1, "stay": False}
    for die in range(4):
        if placing.trainable(p, seat, die, True):
            yield {"type": "train", "die": die_form(die)}


def _placements(p: SnowState, seat: int) -> Iterator[JsonDict]:
    work = p.clone()
    for die in range(4):
        if not p.in_room(seat, die):
            continue
        for area in range(9):
            if p.next_space(area) < 0:
                continue
            work.sel_die, work.sel_area = die, area
            for offset in work.offset_options(seat):
                work.sel_offset = offset
                for reward in work.reward_options(seat):
                    work.sel_reward = reward
                    yield place_form(p, die, area, offset, reward, False)
                    if work.hire_possible(seat):
                        yield place_form(p, die, area, offset, reward, True)


def _pending_moves(p: SnowState, seat: int) -> Iterator[JsonDict]:
    op, _seat, _left, b, flags = p.agenda[-5:]
    empty = p.empty_positions(seat)
    for option in p.pending_options(op, seat, b, flags):
        if option == SKIP:
            yield skip_form()
        elif op == OP_WINDOW:
            for position in [option] if b > 0 else empty:
                yield {"type": "window", "colour": COLOURS[b if b > 0 else option], "position": position + 1}
        elif op == OP_GUEST:
            for room in range(p.rooms):
                if p.room_card[seat * p.rooms + room] < 0:
                    yield {"type": "guest", "position": option + 1, "room": room + 1}
        elif op == OP_MOVE_WINDOW:
            for target in empty:
                yield {"type": "move_window", "from": option + 1, "to": target + 1}
        elif op == OP_TRAIN:
            yield {"type": "train", "die": die_form(option)}
