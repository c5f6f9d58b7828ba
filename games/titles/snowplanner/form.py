"""The JSON form of a state: writing it."""

from __future__ import annotations

from games.core.jsontypes import Json, JsonDict
from games.titles.snowplanner.board import (
    FRAME,
    OP_END_TURN,
    OP_GUEST,
    OP_MOVE_WINDOW,
    OP_REFILL,
    OP_TRAIN,
    OP_WINDOW,
)
from games.titles.snowplanner.position import Position
from games.titles.snowplanner.rounds import winners
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.words import (
    AREAS,
    BIT,
    BONUS,
    COLOURS,
    DIE_STATES,
    MAIN,
    OVER,
    PART_TIME,
    PAYMENT,
    PHASES,
    RESOLUTION,
    RESOURCES,
    SEASONS,
    SUMMIT,
    TALENTS,
)

SLUG = "snowplanner"
FORM = 1
KINDS = {OP_WINDOW: "window", OP_GUEST: "guest", OP_MOVE_WINDOW: "move_window", OP_TRAIN: "train"}


def frames(p: Position) -> list[list[int]]:
    """The agenda's frames, the one due first first."""
    flat = p.agenda
    return [flat[at : at + FRAME] for at in range(len(flat) - FRAME, -1, -FRAME)]


def pending_form(p: Position) -> list[JsonDict]:
    """The decisions owed, the first one is due."""
    found: list[JsonDict] = []
    for op, seat, left, b, flags in frames(p):
        if op not in KINDS:
            continue
        entry: JsonDict = {"seat": seat, "kind": KINDS[op], "left": left}
        if op == OP_WINDOW:
            entry["colour"] = COLOURS[b]
        elif op == OP_GUEST:
            entry["max"] = b
        entry["skip"] = bool(flags & 1)
        found.append(entry)
    return found


def agenda_of(pending: list[JsonDict], phase: int, active: int) -> list[int]:
    """The plain agenda that a list of owed decisions stands for; when it is the real one nothing needs to
    wait."""
    flat: list[int] = []
    if phase == MAIN and pending:
        flat += [OP_END_TURN, active, 0, 0, 0]
    for entry in reversed(pending):
        seat, left, flags = entry["seat"], entry["left"], int(entry["skip"])
        if entry["kind"] == "window":
            flat += [OP_WINDOW, seat, left, COLOURS.index(entry["colour"]), flags]
        elif entry["kind"] == "guest":
            flat += [OP_REFILL, seat, 0, 0, 0, OP_GUEST, seat, left, entry["max"], flags if flags else 2]
        else:
            flat += [OP_MOVE_WINDOW if entry["kind"] == "move_window" else OP_TRAIN, seat, left, 0, flags]
    return flat


def step_of(pending: list[JsonDict], phase: int) -> int:
    """How far the active seat's phase is, when only the owed decisions are known."""
    if not pending or phase not in (RESOLUTION, PAYMENT, BONUS):
        return 0
    return 2 if phase == BONUS else 1


def season_of(round_number: int) -> str:
    """Rounds 1 to 4 Low Season, 5 to 7 High Season, 8 Fiscal Year End (SNP-2.1)."""
    return SEASONS[0] if round_number <= 4 else SEASONS[1] if round_number <= 7 else SEASONS[2]


def seats_to_act(p: SnowState) -> list[int]:
    """Who decides now: in Talents all who have not kept one, else the seat of the first owed decision or the
    active one."""
    if p.phase == OVER:
        return []
    if p.phase == TALENTS:
        return [seat for seat in range(p.seats) if p.talent[seat] < 0 and p.talent_hand[seat]]
    for op, seat, _left, _b, _flags in frames(p):
        if op in KINDS:
            return [seat]
    return [p.active] if p.active >= 0 else []


def _space(p: Position, area: int, space: int) -> Json:
    packed = p.spaces[area * 4 + space]
    if packed < 0:
        return None
    die = packed // 10 % 10
    return {"seat": packed // 100, "die": "part_time" if die == PART_TIME else die, "face": packed % 10}


def windows_form(p: Position, seat: int) -> list[str]:
    """The grid, positions 1 to 9."""
    grid = [""] * 9
    for colour in range(3):
        for position in range(9):
            if p.win[seat * 3 + colour] & BIT[position]:
                grid[position] = COLOURS[colour + 1]
    return grid


def player_form(p: Position, seat: int) -> JsonDict:
    """One player's part of the form, secrets included."""
    t = p.t
    form: JsonDict = {
        key: p.res[seat * 5 + RESOURCES.index(key)]
        for key in ("points", "snow", "tickets", "croissants", "likes")
    }
    form["dice"] = [
        {"face": p.dface[seat * 3 + die], "state": DIE_STATES[p.dstate[seat * 3 + die]]} for die in range(3)
    ]
    form["windows"] = windows_form(p, seat)
    form["rooms"] = [
        None if card < 0 else {"card": t.cards[card], "day": p.room_day[seat * p.rooms + room]}
        for room, card in enumerate(p.room_card[seat * p.rooms : (seat + 1) * p.rooms])
    ]
    # Goals may count them at the end (SNP-7.3).
    form["checked_out"] = [t.cards[card] for card in p.out[seat]]
    form["talent"] = None if p.talent[seat] < 0 else t.talents[p.talent[seat]]
    form["talent_hand"] = [t.talents[talent] for talent in p.talent_hand[seat]]
    form["events"] = [t.events[card] for card in p.events[seat]]
    form["played_events"] = [t.events[card] for card in p.played_events[seat]]
    form["goals"] = [t.goals[card] for card in p.goals[seat]]
    form["played_goals"] = [t.goals[card] for card in p.played_goals[seat]]
    return form


def result_form(p: Position) -> JsonDict | None:
    """Winners and the break-down of the scores, once the game is over (SNP-8.5)."""
    if p.phase != OVER:
        return None
    keys = ("points", "goals", "likes", "stock", "total")
    return {
        "winners": winners(p),
        "scores": [dict(zip(keys, p.score(seat), strict=True)) for seat in range(p.seats)],
    }


def wait_form(p: Position) -> JsonDict:
    """What the engine itself must remember in the middle of effects; empty where ``pending`` tells all."""
    pending = pending_form(p)
    plain = p.agenda == agenda_of(pending, p.phase, p.active) and not p.late
    if not pending or (plain and p.step in (0, step_of(pending, p.phase))):
        return {}
    return {"agenda": list(p.agenda), "late": list(p.late), "step": p.step}


def form_of(p: SnowState) -> JsonDict:
    """The whole state (form 1), all secrets included."""
    t = p.t
    areas = {
        area: [_space(p, number, space) for space in range(3 if number == SUMMIT else p.width)]
        for number, area in enumerate(AREAS)
    }
    return {
        "game": SLUG,
        "form": FORM,
        "phase": PHASES[p.phase],
        "round": p.round,
        "season": season_of(p.round),
        "turn_order": list(p.order),
        "active_seat": p.active if p.active >= 0 else None,
        "seats_to_act": seats_to_act(p),
        "round_card": None if p.round_card < 0 else t.rounds[p.round_card],
        "round_deck": [t.rounds[card] for card in reversed(p.round_deck)],
        "summit_tiles": [None if tile < 0 else t.tiles[tile] for tile in p.tiles],
        "summit_open": p.tiles_open,
        "station": [None if card < 0 else t.cards[card] for card in p.station],
        "guest_deck": [t.cards[card] for card in reversed(p.guest_deck)],
        "event_deck": [t.events[card] for card in reversed(p.event_deck)],
        "goal_deck": [t.goals[card] for card in reversed(p.goal_deck)],
        "part_time": {"face": p.pt_face, "holder": p.pt_holder if p.pt_holder >= 0 else None},
        "areas": areas,
        "players": [player_form(p, seat) for seat in range(p.seats)],
        "pending": pending_form(p),
        "rooms_done": [room + 1 for room in range(p.rooms) if p.rooms_done & BIT[room]],
        "wait": wait_form(p),
        "result": result_form(p),
    }
