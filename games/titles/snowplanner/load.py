"""The JSON form of a state: reading it, with every fault named."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.jsontypes import Json, JsonDict
from games.core.results import FormFault
from games.titles.snowplanner.board import FRAME, OP_GAIN, OP_PENALTY, OP_REFILL
from games.titles.snowplanner.form import (
    FORM,
    SLUG,
    agenda_of,
    form_of,
    frames,
    pending_form,
    seats_to_act,
    step_of,
)
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.vectors import set_numbers
from games.titles.snowplanner.words import (
    AREAS,
    BIT,
    BONUS,
    CHECK_OUT,
    COLOURS,
    DIE_STATES,
    OVER,
    PART_TIME,
    PAYMENT,
    PHASES,
    PLACED,
    RESOLUTION,
    RESOURCES,
    SEASONS,
    SUMMIT,
    TALENTS,
)

PENDING_KEYS = {
    "window": {"seat", "kind", "left", "colour", "skip"},
    "guest": {"seat", "kind", "left", "max", "skip"},
    "move_window": {"seat", "kind", "left", "skip"},
    "train": {"seat", "kind", "left", "skip"},
}


def _object(value: Json, path: str, keys: Sequence[str] | set[str]) -> JsonDict:
    if not isinstance(value, dict):
        raise FormFault(path, "must be an object")
    unknown = [key for key in value if key not in keys]
    if unknown:
        raise FormFault(f"{path}.{unknown[0]}" if path else str(unknown[0]), "there is no such key")
    missing = [key for key in keys if key not in value]
    if missing:
        raise FormFault(f"{path}.{sorted(missing)[0]}" if path else sorted(missing)[0], "is missing")
    return value


def _int(value: Json, path: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise FormFault(path, f"must be a whole number from {low} to {high}, not {value!r}")
    return value


def _list(value: Json, path: str, length: int | None = None) -> list[Json]:
    if not isinstance(value, list):
        raise FormFault(path, "must be a list")
    if length is not None and len(value) != length:
        raise FormFault(path, f"must have {length} entries, not {len(value)}")
    return value


def _name(value: Json, path: str, names: Sequence[str], what: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise FormFault(path, f"{value!r} is no {what}")
    return list(names).index(value)


def _names(value: Json, path: str, names: Sequence[str], what: str) -> list[int]:
    return [_name(entry, f"{path}.{at}", names, what) for at, entry in enumerate(_list(value, path))]


def _seat(value: Json, path: str, seats: int) -> int:
    return -1 if value is None else _int(value, path, 0, seats - 1)


def load_form(form: Json, table: CardTable) -> SnowState:
    """A state from its JSON form; nothing is run on.

    Raises:
        FormFault: names the path of the first fault.
    """
    if not isinstance(form, dict):
        raise FormFault("", "a state must be an object")
    seats = len(_list(form.get("players"), "players"))
    if not 1 <= seats <= 4:
        raise FormFault("players", f"1 to 4 play, not {seats}")
    p = SnowState(table, seats)
    top = _object(form, "", list(form_of(p)))
    if top["game"] != SLUG or top["form"] != FORM:
        raise FormFault("form", f"must be form {FORM} of {SLUG}")
    _read_table(p, top)
    for seat in range(seats):
        _read_player(p, seat, top["players"][seat])
    _read_areas(p, top["areas"])
    _read_owed(p, top)
    _check_fit(p, top)
    return p


def _read_table(p: SnowState, top: JsonDict) -> None:
    t = p.t
    p.phase = _name(top["phase"], "phase", PHASES, "phase")
    p.round = _int(top["round"], "round", 1, 8)
    _name(top["season"], "season", SEASONS, "season")
    order = [
        _int(seat, f"turn_order.{at}", 0, p.seats - 1)
        for at, seat in enumerate(_list(top["turn_order"], "turn_order"))
    ]
    if sorted(order) != list(range(p.seats)):
        raise FormFault("turn_order", "must name every seat once")
    set_numbers(p.order, order)
    p.active = _seat(top["active_seat"], "active_seat", p.seats)
    p.round_card = (
        -1 if top["round_card"] is None else _name(top["round_card"], "round_card", t.rounds, "Round card")
    )
    p.round_deck[:] = reversed(_names(top["round_deck"], "round_deck", t.rounds, "Round card"))
    tiles = [
        _name(tile, f"summit_tiles.{at}", t.tiles, "Summit tile")
        for at, tile in enumerate(_list(top["summit_tiles"], "summit_tiles", 3))
    ]
    set_numbers(p.tiles, tiles)
    if not isinstance(top["summit_open"], bool):
        raise FormFault("summit_open", "must be true or false")
    p.tiles_open = top["summit_open"]
    station = [
        -1 if card is None else _name(card, f"station.{at}", t.cards, "guest or VIP")
        for at, card in enumerate(_list(top["station"], "station", 6))
    ]
    set_numbers(p.station, station)
    p.guest_deck[:] = reversed(_names(top["guest_deck"], "guest_deck", t.cards, "guest or VIP"))
    p.event_deck[:] = reversed(_names(top["event_deck"], "event_deck", t.events, "Event"))
    p.goal_deck[:] = reversed(_names(top["goal_deck"], "goal_deck", t.goals, "Goal"))
    part_time = _object(top["part_time"], "part_time", ["face", "holder"])
    p.pt_face = _int(part_time["face"], "part_time.face", 1, 6)
    p.pt_holder = _seat(part_time["holder"], "part_time.holder", p.seats)


def _read_player(p: SnowState, seat: int, value: Json) -> None:
    t = p.t
    path = f"players.{seat}"
    keys = [
        *RESOURCES,
        *("dice", "windows", "rooms", "checked_out", "talent", "talent_hand"),
        *("events", "played_events", "goals", "played_goals"),
    ]
    form = _object(value, path, keys)
    for number, resource in enumerate(RESOURCES):
        p.res[seat * 5 + number] = _int(form[resource], f"{path}.{resource}", 0, 9999)
    for die, entry in enumerate(_list(form["dice"], f"{path}.dice", 3)):
        where = f"{path}.dice.{die}"
        one = _object(entry, where, ["face", "state"])
        p.dface[seat * 3 + die] = _int(one["face"], f"{where}.face", 1, 6)
        p.dstate[seat * 3 + die] = _name(one["state"], f"{where}.state", DIE_STATES, "state of a die")
    for position, colour in enumerate(_list(form["windows"], f"{path}.windows", 9)):
        if colour != "":
            number = _name(colour, f"{path}.windows.{position}", COLOURS[1:], "colour of a Window")
            p.win[seat * 3 + number] |= BIT[position]
    for room, entry in enumerate(_list(form["rooms"], f"{path}.rooms", p.rooms)):
        if entry is not None:
            where = f"{path}.rooms.{room}"
            one = _object(entry, where, ["card", "day"])
            p.room_card[seat * p.rooms + room] = _name(one["card"], f"{where}.card", t.cards, "guest or VIP")
            p.room_day[seat * p.rooms + room] = _int(one["day"], f"{where}.day", 1, 3)
    p.out[seat] = _names(form["checked_out"], f"{path}.checked_out", t.cards, "guest or VIP")
    p.talent[seat] = (
        -1 if form["talent"] is None else _name(form["talent"], f"{path}.talent", t.talents, "Talent")
    )
    p.talent_hand[seat] = _names(form["talent_hand"], f"{path}.talent_hand", t.talents, "Talent")
    p.events[seat] = _names(form["events"], f"{path}.events", t.events, "Event")
    p.played_events[seat] = _names(form["played_events"], f"{path}.played_events", t.events, "Event")
    p.goals[seat] = _names(form["goals"], f"{path}.goals", t.goals, "Goal")
    p.played_goals[seat] = _names(form["played_goals"], f"{path}.played_goals", t.goals, "Goal")


def _read_areas(p: SnowState, value: Json) -> None:
    areas = _object(value, "areas", AREAS)
    seen: set[int] = set()
    for number, area in enumerate(AREAS):
        spaces = _list(areas[area], f"areas.{area}", 3 if number == SUMMIT else p.width)
        for space, entry in enumerate(spaces):
            if entry is None:
                continue
            where = f"areas.{area}.{space}"
            one = _object(entry, where, ["seat", "die", "face"])
            seat = _int(one["seat"], f"{where}.seat", 0, p.seats - 1)
            die = PART_TIME if one["die"] == "part_time" else _int(one["die"], f"{where}.die", 0, 2)
            packed = seat * 100 + die * 10 + _int(one["face"], f"{where}.face", 1, 6)
            which = PART_TIME if die == PART_TIME else seat * 100 + die * 10
            if which in seen:
                raise FormFault(where, "this die lies in two spaces")
            seen.add(which)
            if die == PART_TIME and p.pt_holder != seat:
                raise FormFault(where, "the Part-Time Die lies here, but part_time.holder is another")
            if die != PART_TIME and p.dstate[seat * 3 + die] != PLACED:
                raise FormFault(where, f"die {die} of seat {seat} lies here, but its state is not placed")
            p.spaces[number * 4 + space] = packed
            p.pt_placed = p.pt_placed or die == PART_TIME
        p.find_next(number)


def _read_owed(p: SnowState, top: JsonDict) -> None:
    pending = _list(top["pending"], "pending")
    for at, entry in enumerate(pending):
        where = f"pending.{at}"
        kind = entry.get("kind") if isinstance(entry, dict) else None
        if kind not in PENDING_KEYS:
            raise FormFault(where, "must be an object of kind window, guest, move_window or train")
        _object(entry, where, PENDING_KEYS[kind])
        _int(entry["seat"], f"{where}.seat", 0, p.seats - 1)
        _int(entry["left"], f"{where}.left", 1, 99)
        if not isinstance(entry["skip"], bool):
            raise FormFault(f"{where}.skip", "must be true or false")
        if kind == "window":
            _name(entry["colour"], f"{where}.colour", COLOURS, "colour of a Window")
        if kind == "guest":
            _int(entry["max"], f"{where}.max", 1, 6)
    for at, room in enumerate(_list(top["rooms_done"], "rooms_done")):
        p.rooms_done |= BIT[_int(room, f"rooms_done.{at}", 1, p.rooms) - 1]
    p.agenda[:] = agenda_of(pending, p.phase, p.active)
    p.step = step_of(pending, p.phase)
    if top["wait"] != {}:
        wait = _object(top["wait"], "wait", ["agenda", "late", "step"])
        p.agenda[:] = [
            _int(number, f"wait.agenda.{at}", -1, 9999)
            for at, number in enumerate(_list(wait["agenda"], "wait.agenda"))
        ]
        p.late[:] = [
            _int(number, f"wait.late.{at}", 0, 99)
            for at, number in enumerate(_list(wait["late"], "wait.late"))
        ]
        p.step = _int(wait["step"], "wait.step", 0, 2)
        if not _sound(p) or pending_form(p) != pending:
            raise FormFault("wait", "does not fit pending")


def _sound(p: SnowState) -> bool:
    """Whether what waits has the shape that the engine gives it."""
    if len(p.agenda) % FRAME or len(p.late) % 2:
        return False
    for op, seat, a, b, _flags in frames(p):
        if not 0 <= op <= OP_PENALTY or not 0 <= seat < p.seats:
            return False
        if op == OP_GAIN and (not 0 < a < len(p.t.gains) or not 0 <= b < len(p.t.gains[a]) or b % 2):
            return False
    return True


def _check_fit(p: SnowState, top: JsonDict) -> None:
    """Phase, active seat, seats to act and what lies on the table must fit together."""
    if p.phase in (TALENTS, OVER):
        if p.active >= 0:
            raise FormFault("active_seat", f"must be null in {PHASES[p.phase]}")
        if p.agenda:
            raise FormFault("pending", f"nothing is owed in {PHASES[p.phase]}")
    elif p.active < 0:
        raise FormFault("active_seat", f"must be a seat in {PHASES[p.phase]}")
    for at, entry in enumerate(top["pending"]):
        if entry["seat"] != p.active:
            raise FormFault(
                f"pending.{at}.seat", f"must be the active seat {p.active}: nobody else gains now"
            )
    if p.phase != TALENTS:
        for seat in range(p.seats):
            if p.talent_hand[seat]:
                raise FormFault(f"players.{seat}.talent_hand", "must be empty once Talents are kept")
    if p.rooms_done and p.phase not in (PAYMENT, CHECK_OUT):
        raise FormFault("rooms_done", "rooms are resolved in payment and check_out only")
    if p.phase != OVER and p.round_card < 0:
        raise FormFault("round_card", "a Round card must lie open")
    acting = seats_to_act(p)
    nobody = p.phase in (RESOLUTION, BONUS) and not p.agenda and top["seats_to_act"] == []
    if top["seats_to_act"] != acting and not nobody:
        raise FormFault("seats_to_act", f"must be {acting} here, not {top['seats_to_act']!r}")
    if (p.phase == OVER) != (top["result"] is not None):
        raise FormFault("result", "is there when the game is over, and only then")
    at_end = False
    refill_owed = any(frame[0] == OP_REFILL for frame in frames(p))
    for at, card in enumerate(p.station):
        if card >= 0 and at_end and not refill_owed:
            raise FormFault(f"station.{at}", "empty positions are at the end of the row")
        at_end = at_end or card < 0
