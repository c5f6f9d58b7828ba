"""What the table shows beside the view: who must do what, the legal moves, and what they would bring.

Everything is computed by the rules' own functions from what the seat may know.
"""

from __future__ import annotations

from games.core.jsontypes import JsonDict
from games.titles.snowplanner import placing
from games.titles.snowplanner.board import OP_GUEST, OP_WINDOW
from games.titles.snowplanner.form import KINDS, seats_to_act
from games.titles.snowplanner.moves import die_form, legal_moves
from games.titles.snowplanner.options import option_of, requirement_text
from games.titles.snowplanner.reasons import lacking, positions
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.words import (
    AREAS,
    CHECK_OUT,
    COLOURS,
    LIKES,
    MAIN,
    OVER,
    PAYMENT,
    PHASES,
    POPCOUNT,
    RESOURCES,
    SUMMIT,
    TALENTS,
)

STEPS = ["main", "resolution", "payment", "bonus", "check_out", "cleaning"]
STEP_LABELS = {
    "main": "Main phase",
    "resolution": "Resolution",
    "payment": "Payment",
    "bonus": "Bonus",
    "check_out": "Check-out",
    "cleaning": "Cleaning",
}
RULES = {
    "talents": ["SNP-1.3"],
    "main": ["SNP-3.1", "SNP-3.2", "SNP-3.3", "SNP-3.4"],
    "resolution": ["SNP-5.1"],
    "payment": ["SNP-6.1", "SNP-6.2"],
    "bonus": ["SNP-6.3"],
    "check_out": ["SNP-7.1", "SNP-7.2"],
    "over": ["SNP-8.5"],
}
PENDING_RULES = {
    "window": ["SNP-4.4"],
    "guest": ["SNP-4.1", "SNP-4.3"],
    "move_window": ["SNP-4.7"],
    "train": ["SNP-3.4"],
}


def aids_of(p: SnowState, seat: int | None) -> JsonDict:
    """The aids of a seat (``None``: a spectator).

    ``prompt``, ``options``, ``rules``: as in every title. ``track``: round and step. ``places``: for each die
    and area of the seat in
    the Main phase the legal offsets with their value and rewards. ``hotels``: by seat what is open: Bonus
    rows, Talent, rooms with
    what they ask, training, what is owed, the score. ``hand``: the seat's own Events and Goals with what they
    lack.
    """
    acting = seats_to_act(p)
    mine = seat is not None and seat in acting
    return {
        "prompt": _prompt(p, seat, acting),
        "options": [] if seat is None or not mine else _options(p, seat),
        "rules": _rules(p),
        "track": _track(p),
        "places": _places(p, seat) if seat is not None and mine and p.phase == MAIN and not p.agenda else [],
        "hotels": [_hotel(p, other) for other in range(p.seats)],
        "hand": None if seat is None else _hand(p, seat),
        "areas": _areas(p),
        "station": _station(p, seat),
    }


def _rules(p: SnowState) -> list[str]:
    if p.agenda:
        return PENDING_RULES[KINDS[p.agenda[-5]]]
    return RULES[PHASES[p.phase]]


def _track(p: SnowState) -> JsonDict:
    now = PHASES[p.phase]
    steps = [
        {"key": key, "label": STEP_LABELS[key], "state": "now" if key == now else "open"} for key in STEPS
    ]
    if now in STEPS:
        for step in steps[: STEPS.index(now)]:
            step["state"] = "done"
    return {"round": p.round, "rounds": 8, "steps": steps}


def _prompt(p: SnowState, seat: int | None, acting: list[int]) -> JsonDict:
    """Who must do what, as a sentence."""
    if p.phase == OVER:
        return {"text": "The season is over", "detail": "All points are counted.", "rule": "SNP-8.5"}
    if seat is None or seat not in acting:
        who = " and ".join(f"{{p{other}}}" for other in acting) or "The office"
        return {"text": f"Waiting for {who}", "detail": _doing(p), "rule": _rules(p)[0]}
    if p.agenda:
        return _pending_prompt(p)
    texts = {
        TALENTS: ("Keep one of your Talents", "The other leaves the game unseen.", "SNP-1.3"),
        MAIN: (
            "Place a die, or train one first",
            "It goes to the leftmost free space of the area.",
            "SNP-3.1",
        ),
        PAYMENT: (
            "Choose the room that pays next",
            "Each occupied room pays once, in your order.",
            "SNP-6.1",
        ),
        CHECK_OUT: ("Who stays another night?", "Room by room, in your order.", "SNP-7.1"),
    }
    text, detail, rule = texts[p.phase]
    return {"text": text, "detail": detail, "rule": rule}


def _doing(p: SnowState) -> str:
    if p.agenda:
        return {
            "window": "A Window is being placed.",
            "guest": "A card is being taken from the Station.",
            "move_window": "A Window may be moved.",
            "train": "A free training may be used.",
        }[KINDS[p.agenda[-5]]]
    return {
        TALENTS: "Talents are chosen secretly and at once.",
        MAIN: "A die is being placed.",
        PAYMENT: "Rooms are paying.",
        CHECK_OUT: "Stays are being decided.",
    }.get(p.phase, "")


def _pending_prompt(p: SnowState) -> JsonDict:
    op, _seat, left, b, flags = p.agenda[-5:]
    more = f" {left} are left." if left > 1 else ""
    may = " You may decline." if flags & 1 else ""
    if op == OP_WINDOW:
        colour = "a Window" if b == 0 else f"a {COLOURS[b]} Window"
        return {
            "text": f"Place {colour}",
            "detail": f"You gain the bonus of the space.{more}{may}",
            "rule": "SNP-4.4",
        }
    if op == OP_GUEST:
        detail = f"Positions 1 to {b}, into a free room at Day 1.{more}{may}"
        return {"text": "Take a card from the Station", "detail": detail, "rule": "SNP-4.1"}
    if KINDS[op] == "move_window":
        return {"text": "Move a Window", "detail": f"No bonus for the new space.{may}", "rule": "SNP-4.7"}
    return {
        "text": "Train a die for free",
        "detail": f"{left} step{'' if left == 1 else 's'} left.{may}",
        "rule": "SNP-3.4",
    }


def _options(p: SnowState, seat: int) -> list[JsonDict]:
    """The legal moves in plain words; placements are in ``places``."""
    return [option_of(p, seat, move) for move in legal_moves(p, seat) if move["type"] != "place"]


def _places(p: SnowState, seat: int) -> list[JsonDict]:
    """For each die in the Worker Room and each area with a space: what could be placed there, and what
    for."""
    work = p.clone()
    found: list[JsonDict] = []
    for die in range(4):
        if not p.in_room(seat, die):
            continue
        for area in range(9):
            space = p.next_space(area)
            if space < 0:
                continue
            work.sel_die, work.sel_area = die, area
            penalty = p.penalty(area, space)
            offers = [_offer(work, seat, area, offset, penalty) for offset in work.offset_options(seat)]
            found.append(
                {
                    "die": die_form(die),
                    "area": AREAS[area],
                    "space": space + 1,
                    "penalty": penalty,
                    "offsets": offers,
                }
            )
    return found


def _offer(work: SnowState, seat: int, area: int, offset: int, penalty: int) -> JsonDict:
    work.sel_offset = offset
    face = work.face_of(seat, work.sel_die)
    rewards: list[int] = []
    events: list[str] = []
    goals: list[str] = []
    hire: list[int | None] = []
    for packed in work.reward_options(seat):
        work.sel_reward = packed
        threshold = None if packed < 0 else work.t.threshold[area][packed // 256]
        if threshold is not None and threshold not in rewards:
            rewards.append(threshold)
        if packed >= 0 and packed % 256:
            if area == AREAS.index("event_hall"):
                events.append(work.t.events[packed % 256 - 1])
            else:
                goals.append(work.t.goals[packed % 256 - 1])
        if work.hire_possible(seat) and threshold not in hire:
            hire.append(threshold)
    return {
        "snow": offset // 16,
        "tickets": offset % 16,
        "value": placing.value_of(face, penalty, offset // 16, offset % 16),
        "rewards": rewards,
        "events": events,
        "goals": goals,
        "hire": hire,
    }


def _areas(p: SnowState) -> JsonDict:
    """By area: the penalties of its spaces as they stand (``null``: taken), and its rewards in words."""
    found: JsonDict = {}
    for number, area in enumerate(AREAS):
        width = 3 if number == SUMMIT else p.width
        printed = p.t.summit_penalties if number == SUMMIT else p.t.penalties[p.seats]
        found[area] = {
            "spaces": ["variable" if printed[space] < 0 else printed[space] for space in range(width)],
            "next": p.next_space(number) + 1 or None,
            "dice": p.dice_in(number),
        }
    return found


def _station(p: SnowState, seat: int | None) -> list[JsonDict | None]:
    """By position: whether the seat could take the card now, and what is missing."""
    found: list[JsonDict | None] = []
    for card in p.station:
        if card < 0 or seat is None:
            found.append(None)
            continue
        missing = p.t.pattern[card] & ~p.windows(seat)
        found.append(
            {
                "takeable": p.free_room(seat) >= 0 and p.takeable(seat, card),
                "missing": positions(missing) if card >= p.t.guests else [],
                "free_room": p.free_room(seat) >= 0,
            }
        )
    return found


def _hotel(p: SnowState, seat: int) -> JsonDict:
    """The open figures of one hotel."""
    rows = []
    for colour in range(3):
        count = POPCOUNT[p.win[seat * 3 + colour]]
        row = p.t.bonus_row[colour + 1]
        rows.append(
            {
                "colour": COLOURS[colour + 1],
                "windows": count,
                "gives": _gain_form(p, row[min(6, count)]),
                "next": None
                if count >= 6
                else {"windows": max(2, count + 1), "gives": _gain_form(p, row[max(2, count + 1)])},
            }
        )
    return {
        "rows": rows,
        "bingos": p.bingos(seat),
        "talent": _talent(p, seat),
        "rooms": [_room(p, seat, room) for room in range(p.rooms)],
        "training": [
            {"die": die_form(die), "face": p.face_of(seat, die), "cost": p.training_cost(seat, die)}
            for die in range(4)
            if p.in_room(seat, die) and p.face_of(seat, die) < 6
        ],
        "owed": _owed(p, seat),
        "goals": [
            {"key": p.t.goals[goal], "value": p.goal_value(seat, goal)} for goal in p.played_goals[seat]
        ],
        "score": dict(zip(("points", "goals", "likes", "stock", "total"), p.score(seat), strict=True)),
    }


def _gain_form(p: SnowState, gain: int) -> JsonDict:
    flat = p.t.gains[gain]
    return {RESOURCES[flat[at]]: flat[at + 1] for at in range(0, len(flat), 2) if flat[at] <= 4}


def _talent(p: SnowState, seat: int) -> JsonDict | None:
    talent = p.talent[seat]
    if talent < 0 or p.phase == TALENTS:
        return None
    missing = p.t.talent_pattern[talent] & ~p.windows(seat)
    return {"key": p.t.talents[talent], "on": missing == 0, "missing": positions(missing)}


def _room(p: SnowState, seat: int, room: int) -> JsonDict | None:
    """What a room's card asks to stay, and what is missing for it."""
    card = p.room_card[seat * p.rooms + room]
    if card < 0:
        return None
    day = p.room_day[seat * p.rooms + room]
    requirement = p.t.stay[card * 3 + day - 1]
    if requirement < 0:
        return {"asks": None, "met": False, "lacks": {}}
    return {
        "asks": requirement_text(p.t.requirements[requirement]),
        "met": p.meets(seat, requirement),
        "lacks": lacking(p, seat, requirement),
    }


def _owed(p: SnowState, seat: int) -> JsonDict | None:
    """What this round's card will ask, counted now (SNP-5.1)."""
    card = p.round_card
    if card < 0 or p.t.owe_resource[card] < 0 or p.phase == OVER:
        return None
    resource = p.t.owe_resource[card]
    owed = p.owed(seat, card)
    have = p.res[seat * 5 + resource]
    unpaid = max(0, owed - have)
    return {"resource": RESOURCES[resource], "owed": owed, "have": have, "points": 2 * unpaid}


def _hand(p: SnowState, seat: int) -> JsonDict:
    """The seat's own cards with what they still lack and what they would bring now."""
    covered = p.windows(seat)
    goals = []
    for goal in [*p.goals[seat], *p.played_goals[seat]]:
        missing = p.t.goal_layout[goal] & ~covered
        goals.append(
            {
                "key": p.t.goals[goal],
                "played": goal in p.played_goals[seat],
                "missing": positions(missing),
                "value": p.goal_value(seat, goal),
                "max": p.t.goal_max[goal],
            }
        )
    events = []
    for event in p.events[seat]:
        cost = p.t.event_cost[event]
        lacks = {
            RESOURCES[n]: cost[n] - p.res[seat * 5 + n]
            for n in range(LIKES + 1)
            if cost[n] > p.res[seat * 5 + n]
        }
        events.append({"key": p.t.events[event], "level": p.t.event_level[event], "lacks": lacks})
    return {"events": events, "goals": goals}
