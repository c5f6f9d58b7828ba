"""Legality: all reasons why a move is refused, each with its rule and the numbers of this position."""

from __future__ import annotations

from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import Violation
from games.titles.snowplanner import placing, stays
from games.titles.snowplanner.board import OP_GUEST, OP_MOVE_WINDOW, OP_TRAIN, OP_WINDOW
from games.titles.snowplanner.form import KINDS, seats_to_act
from games.titles.snowplanner.moves import die_form, die_number
from games.titles.snowplanner.reasons import enough, lacking, positions
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.words import (
    AREAS,
    BIT,
    CHECK_OUT,
    COLOURS,
    CROISSANTS,
    MAIN,
    OFFICE,
    OVER,
    PART_TIME,
    PAYMENT,
    PHASES,
    R_CARDS,
    R_PLAY_EVENT,
    R_PLAY_GOAL,
    R_WINDOWS,
    RESOURCES,
    SNOW,
    TALENTS,
    TICKETS,
)

OWN_RULE = {
    "keep_talent": "SNP-1.3",
    "train": "SNP-3.4",
    "place": "SNP-3.1",
    "window": "SNP-4.4",
    "guest": "SNP-4.1",
    "move_window": "SNP-4.7",
    "pay_room": "SNP-6.1",
    "stay": "SNP-7.1",
    "skip": "SNP-3.1",
}
PHASE_RULE = {TALENTS: "SNP-1.3", MAIN: "SNP-3.1", PAYMENT: "SNP-6.1", CHECK_OUT: "SNP-7.1"}
"""What a phase asks for: a move of another phase breaks this too."""
MUST_RULES = {
    OP_WINDOW: ("SNP-3.3", "SNP-4.4"),
    OP_GUEST: ("SNP-3.3", "SNP-3.5", "SNP-4.1"),
    OP_MOVE_WINDOW: ("SNP-4.7",),
    OP_TRAIN: ("SNP-3.4",),
}
"""What makes a pending decision one that can't be declined."""
PENDING_MOVES = {OP_WINDOW: "window", OP_GUEST: "guest", OP_MOVE_WINDOW: "move_window", OP_TRAIN: "train"}
PHASE_MOVES = {
    TALENTS: ("keep_talent",),
    MAIN: ("place", "train"),
    PAYMENT: ("pay_room", "train"),
    CHECK_OUT: ("stay", "train"),
}


def check(p: SnowState, seat: int, move: Move) -> list[Violation]:
    """All violations of a well-formed move; empty means legal."""
    kind: str = move["type"]
    timing = _timing(p, seat, kind)
    if timing:
        return timing
    if kind == "keep_talent":
        return _keep_talent(p, seat, move)
    if kind == "train":
        return _train(p, seat, move)
    if kind == "place":
        return _place(p, seat, move)
    if kind == "window":
        return _window(p, seat, move)
    if kind == "guest":
        return _guest(p, seat, move)
    if kind == "move_window":
        return _move_window(p, seat, move)
    if kind == "pay_room":
        return _pay_room(p, seat, move)
    if kind == "stay":
        return _stay(p, seat, move)
    return []


def _timing(p: SnowState, seat: int, kind: str) -> list[Violation]:
    """Whether this seat may make this kind of move now (SNP-3.1); training has its own moment (SNP-3.4)."""
    values: JsonDict
    if p.phase == OVER:
        return [Violation("over", "SNP-8.1"), Violation("over", "SNP-3.1")]
    acting = seats_to_act(p)
    if seat not in acting:
        values = {"seats": acting, "phase": PHASES[p.phase]}
        found = [Violation("talent_kept", "SNP-1.3")] if p.phase == TALENTS else []
        return [*found, *_cited("not_your_turn", ["SNP-3.1", *_free_action(kind)], values)]
    if p.agenda:
        op, flags = p.agenda[-5], p.agenda[-1]
        if kind == "skip":
            if flags & 1:
                return []
            values = {"kind": KINDS[op]}
            return _cited("must_decide", ["SNP-3.1", *MUST_RULES[op]], values)
        if kind != PENDING_MOVES[op]:
            values = {"kind": KINDS[op], "move": kind}
            return _cited("pending_first", ["SNP-3.1", *_free_action(kind)], values)
        return []
    if kind not in PHASE_MOVES[p.phase]:
        values = {"phase": PHASES[p.phase], "move": kind}
        return _cited("wrong_time", [OWN_RULE[kind], PHASE_RULE[p.phase], "SNP-3.1"], values)
    return []


def _free_action(kind: str) -> list[str]:
    """The rule that says when the free action may be made."""
    return [OWN_RULE[kind]] if kind == "train" else []


def _cited(code: str, rules: list[str], values: JsonDict) -> list[Violation]:
    """One reason, once for each rule that it breaks."""
    return [Violation(code, rule, values) for rule in dict.fromkeys(rules)]


def _keep_talent(p: SnowState, seat: int, move: Move) -> list[Violation]:
    hand = [p.t.talents[talent] for talent in p.talent_hand[seat]]
    if move["talent"] in hand:
        return []
    return [Violation("talent_not_offered", "SNP-1.3", {"talent": move["talent"], "hand": hand})]


def _train(p: SnowState, seat: int, move: Move) -> list[Violation]:
    die = die_number(move["die"])
    values: JsonDict = {"die": move["die"]}
    if not p.in_room(seat, die):
        if die == PART_TIME:
            return [Violation("part_time_not_hired", "SNP-3.4", values)]
        return [Violation("die_not_trainable", "SNP-3.4", {**values, "ready": _ready(p, seat)})]
    face = p.face_of(seat, die)
    if face >= 6:
        return [Violation("die_at_six", "SNP-3.4", values)]
    cost = p.training_cost(seat, die)
    have = p.res[seat * 5 + TICKETS]
    if not p.agenda and have < cost:
        return [
            Violation("training_too_dear", "SNP-3.4", {**values, "face": face, "cost": cost, "have": have})
        ]
    return []


def _ready(p: SnowState, seat: int) -> list[Json]:
    """The dice in the seat's Worker Room, in the JSON form."""
    return [die_form(die) for die in range(4) if p.in_room(seat, die)]


def _place(p: SnowState, seat: int, move: Move) -> list[Violation]:
    found: list[Violation] = []
    die = die_number(move["die"])
    area = AREAS.index(move["area"])
    in_room = p.in_room(seat, die)
    if not in_room:
        found.append(Violation("die_not_in_room", "SNP-3.1", {"die": move["die"], "ready": _ready(p, seat)}))
    space = p.next_space(area)
    if space < 0:
        found.append(Violation("area_full", "SNP-3.1", {"area": move["area"]}))
    if not in_room or space < 0:
        return found
    penalty = p.penalty(area, space)
    snow, tickets = move["snow"], move["tickets"]
    if placing.too_much(penalty, snow, tickets):
        least_snow, least_tickets = enough(penalty, snow, tickets)
        values = {"snow": snow, "tickets": tickets, "penalty": penalty}
        values["enough"] = {"snow": least_snow, "tickets": least_tickets}
        found.append(Violation("offset_too_large", "SNP-3.2", values))
    for resource, spent in ((SNOW, snow), (TICKETS, tickets)):
        have = p.res[seat * 5 + resource]
        if spent > have:
            found.append(
                Violation(
                    "offset_not_payable",
                    "SNP-3.2",
                    {"resource": RESOURCES[resource], "spent": spent, "have": have},
                )
            )
    if found:
        return found
    value = placing.value_of(p.face_of(seat, die), penalty, snow, tickets)
    found += _reward(p, seat, move, area, value)
    if move.get("hire"):
        found += _hire(p, seat, move, area, space, value)
    return found


def _reward(p: SnowState, seat: int, move: Move, area: int, value: int) -> list[Violation]:
    """The chosen reward: its threshold, its cost, and whether it gives anything (SNP-3.3)."""
    reward = move["reward"]
    used = [name for name in ("event", "goal") if move.get(name) is not None]
    if reward is None:
        return [Violation("card_without_reward", "SNP-3.3", {"field": name}) for name in used]
    thresholds = p.t.threshold[area]
    if reward not in thresholds:
        return [Violation("no_such_reward", "SNP-3.3", {"reward": reward, "thresholds": thresholds})]
    index = thresholds.index(reward)
    found: list[Violation] = []
    if value < reward or value < 1:
        found.append(Violation("value_too_low", "SNP-3.3", {"value": value, "reward": reward}))
    kind = p.t.reward_kind[area][index]
    wanted = "event" if kind == R_PLAY_EVENT else "goal" if kind == R_PLAY_GOAL else None
    found += [Violation("card_without_reward", "SNP-3.3", {"field": name}) for name in used if name != wanted]
    found += _cost(p, seat, move, p.t.reward_cost[area][index])
    if kind == R_WINDOWS and not p.has_window_space(seat):
        found += [Violation("grid_full", "SNP-3.3"), Violation("grid_full", "SNP-4.4")]
    elif kind == R_CARDS:
        found += _no_card(p, seat, p.t.reward_limit[area][index])
    elif kind == R_PLAY_EVENT:
        found += _event(p, seat, move, value)
    elif kind == R_PLAY_GOAL:
        found += _goal(p, seat, move)
    return found


def _no_card(p: SnowState, seat: int, limit: int) -> list[Violation]:
    """Why no card of the first Station positions can be taken, each reason with its rule (SNP-3.3)."""
    if placing.takeable_within(p, seat, limit):
        return []
    found = [
        Violation("no_card_to_take", "SNP-3.3", {"max": limit, "free_rooms": p.rooms - p.occupied(seat)})
    ]
    if p.free_room(seat) < 0:
        return [*found, Violation("rooms_full", "SNP-4.1")]
    for card in p.station[:limit]:
        if card >= 0:
            found += _not_takeable(p, seat, card)
    return found


def _not_takeable(p: SnowState, seat: int, card: int) -> list[Violation]:
    """Why a card of the Station can't be taken, a free room given (SNP-4.1, SNP-4.3)."""
    name = p.t.cards[card]
    if card >= p.t.guests:
        missing = p.t.pattern[card] & ~p.windows(seat)
        return (
            [Violation("vip_pattern", "SNP-4.3", {"card": name, "missing": positions(missing)})]
            if missing
            else []
        )
    have = p.res[seat * 5 + CROISSANTS]
    if have >= p.t.cost[card]:
        return []
    return [Violation("guest_not_payable", "SNP-4.1", {"card": name, "cost": p.t.cost[card], "have": have})]


def _cost(p: SnowState, seat: int, move: Move, cost: list[int]) -> list[Violation]:
    found: list[Violation] = []
    for resource in range(5):
        have = p.res[seat * 5 + resource]
        if resource == SNOW:
            have -= move["snow"]
        elif resource == TICKETS:
            have -= move["tickets"]
        if cost[resource] > have:
            values = {"resource": RESOURCES[resource], "cost": cost[resource], "have": have}
            found.append(Violation("cost_not_payable", "SNP-3.3", values))
    return found


def _event(p: SnowState, seat: int, move: Move, value: int) -> list[Violation]:
    hand = [p.t.events[event] for event in p.events[seat]]
    if move.get("event") not in hand:
        return [Violation("event_not_in_hand", "SNP-4.8", {"event": move.get("event"), "hand": hand})]
    event = p.t.events.index(move["event"])
    found = _cost(p, seat, move, p.t.event_cost[event])
    level = p.t.event_level[event]
    if level > value:
        found.append(
            Violation("event_level", "SNP-3.3", {"event": move["event"], "level": level, "value": value})
        )
    return found


def _goal(p: SnowState, seat: int, move: Move) -> list[Violation]:
    hand = [p.t.goals[goal] for goal in p.goals[seat]]
    if move.get("goal") not in hand:
        return [Violation("goal_not_in_hand", "SNP-4.8", {"goal": move.get("goal"), "hand": hand})]
    layout = p.t.goal_layout[p.t.goals.index(move["goal"])]
    missing = layout & ~p.windows(seat)
    if missing:
        return [Violation("goal_layout", "SNP-4.5", {"goal": move["goal"], "missing": positions(missing)})]
    return []


def _hire(p: SnowState, seat: int, move: Move, area: int, space: int, value: int) -> list[Violation]:
    """The hire of the Part-Time Die (SNP-3.6)."""
    values: JsonDict = {"value": value, "face": p.pt_face}
    if area != OFFICE:
        return [Violation("hire_elsewhere", "SNP-3.6", {"area": move["area"]})]
    if p.pt_holder >= 0:
        return [Violation("already_hired", "SNP-3.6", {"holder": p.pt_holder})]
    if value < p.pt_face:
        return [Violation("hire_value", "SNP-3.6", values)]
    thresholds = p.t.threshold[area]
    index = thresholds.index(move["reward"]) if move["reward"] in thresholds else -1
    have = p.res[seat * 5 + TICKETS] - move["tickets"] + placing.sure_tickets(p, seat, area, space, index)
    if have < 1:
        return [Violation("hire_not_payable", "SNP-3.6", {"have": have})]
    return []


def _window(p: SnowState, seat: int, move: Move) -> list[Violation]:
    found: list[Violation] = []
    owed = p.agenda[-2]
    if move["colour"] not in COLOURS[1:]:
        found.append(Violation("no_such_colour", "SNP-4.4", {"colour": move["colour"]}))
    elif owed > 0 and move["colour"] != COLOURS[owed]:
        found.append(Violation("window_colour", "SNP-4.4", {"colour": move["colour"], "owed": COLOURS[owed]}))
    found += _empty_position(p, seat, move["position"], "SNP-4.4")
    return found


def _empty_position(p: SnowState, seat: int, position: int, rule: str) -> list[Violation]:
    if not 1 <= position <= 9:
        return [Violation("no_such_position", rule, {"position": position})]
    if p.windows(seat) & BIT[position - 1]:
        empty = [free + 1 for free in p.empty_positions(seat)]
        return [Violation("position_covered", rule, {"position": position, "empty": empty})]
    return []


def _guest(p: SnowState, seat: int, move: Move) -> list[Violation]:
    found: list[Violation] = []
    limit = p.agenda[-2]
    position, room = move["position"], move["room"]
    if not 1 <= room <= p.rooms or p.room_card[seat * p.rooms + room - 1] >= 0:
        free = [at + 1 for at in range(p.rooms) if p.room_card[seat * p.rooms + at] < 0]
        found.append(Violation("room_not_free", "SNP-4.1", {"room": room, "free": free}))
    if not 1 <= position <= limit:
        found.append(Violation("position_out_of_reach", "SNP-3.5", {"position": position, "max": limit}))
        return found
    card = p.station[position - 1]
    if card >= 0:
        return found + _not_takeable(p, seat, card)
    values = {"position": position}
    return [
        *found,
        Violation("position_empty", "SNP-4.1", values),
        Violation("position_empty", "SNP-3.5", values),
    ]


def _move_window(p: SnowState, seat: int, move: Move) -> list[Violation]:
    found: list[Violation] = []
    origin = move["from"]
    if not 1 <= origin <= 9:
        found.append(Violation("no_such_position", "SNP-4.7", {"position": origin}))
    elif not p.windows(seat) & BIT[origin - 1]:
        found.append(Violation("no_window_there", "SNP-4.7", {"position": origin}))
    return found + _empty_position(p, seat, move["to"], "SNP-4.7")


def _room_open(p: SnowState, seat: int, room: int, rule: str) -> list[Violation]:
    waiting = stays.open_rooms(p, seat)
    values: JsonDict = {"room": room, "open": [other + 1 for other in waiting]}
    if not 1 <= room <= p.rooms or p.room_card[seat * p.rooms + room - 1] < 0:
        return [Violation("room_empty", rule, values)]
    return [] if room - 1 in waiting else [Violation("room_resolved", rule, values)]


def _pay_room(p: SnowState, seat: int, move: Move) -> list[Violation]:
    return _room_open(p, seat, move["room"], "SNP-6.1")


def _stay(p: SnowState, seat: int, move: Move) -> list[Violation]:
    room = move["room"]
    card = p.room_card[seat * p.rooms + room - 1] if 1 <= room <= p.rooms else -1
    rule = "SNP-7.2" if card >= p.t.guests else "SNP-7.1"
    found = _room_open(p, seat, room, rule)
    if found or not move["stay"] or p.can_stay(seat, room - 1):
        return found
    day = p.room_day[seat * p.rooms + room - 1]
    values: JsonDict = {"card": p.t.cards[card], "room": room, "day": day}
    requirement = p.t.stay[card * 3 + day - 1]
    if requirement < 0:
        return [Violation("guest_leaves", rule, values)]
    return [Violation("stay_not_met", rule, {**values, "lacks": lacking(p, seat, requirement)})]
