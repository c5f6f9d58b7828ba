"""The kernel's journal as events for the log: code, rule, data, and who may see them."""

from __future__ import annotations

from collections.abc import Callable

from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.snowplanner import effects, placing, rounds, stays
from games.titles.snowplanner.decisions import SKIPPED, TALENT_KEPT, TALENTS_OPEN
from games.titles.snowplanner.form import KINDS, result_form
from games.titles.snowplanner.moves import die_form
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.words import AREAS, COLOURS, PHASES, RESOURCES

UNLOCKED = 1

Entry = tuple[int, ...]
Maker = Callable[[SnowState, Entry], Event]


def _unlocked(p: SnowState, e: Entry) -> Event:
    return Event("die_unlocked", "SNP-1.1", {"seat": e[1], "points": p.t.unlock_points})


def _gained(p: SnowState, e: Entry) -> Event:
    data = {"seat": e[1], "resource": RESOURCES[e[2]], "amount": e[3], "phase": PHASES[e[4]]}
    return Event("gained", "SNP-1.2", data)


def _window(p: SnowState, e: Entry) -> Event:
    return Event("window_placed", "SNP-4.4", {"seat": e[1], "colour": COLOURS[e[2]], "position": e[3] + 1})


def _guest_taken(p: SnowState, e: Entry) -> Event:
    vip = e[2] >= p.t.guests
    data: JsonDict = {
        "seat": e[1],
        "card": p.t.cards[e[2]],
        "position": e[3] + 1,
        "room": e[4] + 1,
        "cost": p.t.cost[e[2]],
    }
    return Event("vip_taken" if vip else "guest_taken", "SNP-4.3" if vip else "SNP-4.1", data)


def _moved(p: SnowState, e: Entry) -> Event:
    data = {"seat": e[1], "colour": COLOURS[e[2]], "from": e[3] + 1, "to": e[4] + 1}
    return Event("window_moved", "SNP-4.7", data)


def _trained(p: SnowState, e: Entry) -> Event:
    return Event("die_trained", "SNP-3.4", {"seat": e[1], "die": die_form(e[2]), "face": e[3]})


def _drew(p: SnowState, e: Entry) -> Event:
    public = Event("event_drawn", "SNP-4.8", {"seat": e[1]})
    return Event("event_drawn", "SNP-4.8", {"seat": e[1], "event": p.t.events[e[2]]}, (e[1],), public)


def _placed(p: SnowState, e: Entry) -> Event:
    _code, seat, die, area, space, face, penalty, snow, tickets = e
    data: JsonDict = {
        "seat": seat,
        "die": die_form(die),
        "area": AREAS[area],
        "space": space + 1,
        "face": face,
    }
    data |= {"penalty": penalty, "snow": snow, "tickets": tickets}
    return Event("die_placed", "SNP-3.2", data | {"value": placing.value_of(face, penalty, snow, tickets)})


def _reward(p: SnowState, e: Entry) -> Event:
    return Event("reward_taken", "SNP-3.3", {"seat": e[1], "area": AREAS[e[2]], "reward": e[3]})


def _event_played(p: SnowState, e: Entry) -> Event:
    return Event("event_played", "SNP-4.8", {"seat": e[1], "event": p.t.events[e[2]]})


def _goal_played(p: SnowState, e: Entry) -> Event:
    return Event("goal_played", "SNP-4.8", {"seat": e[1], "goal": p.t.goals[e[2]]})


def _hired(p: SnowState, e: Entry) -> Event:
    return Event("part_time_hired", "SNP-3.6", {"seat": e[1], "face": e[2]})


def _paid(p: SnowState, e: Entry) -> Event:
    data = {"seat": e[1], "resource": RESOURCES[e[2]], "amount": e[3], "phase": PHASES[e[4]]}
    return Event("paid", "SNP-4.6", data)


def _training(p: SnowState, e: Entry) -> Event:
    return Event("training_paid", "SNP-3.4", {"seat": e[1], "die": die_form(e[2]), "cost": e[3]})


def _announced(p: SnowState, e: Entry) -> Event:
    return Event("round_announced", "SNP-2.1", {"round": e[1], "card": p.t.rounds[e[2]]})


def _summit_open(p: SnowState, e: Entry) -> Event:
    return Event("summit_opened", "SNP-2.1", {"tiles": [p.t.tiles[tile] for tile in e[1:4]]})


def _owed(p: SnowState, e: Entry) -> Event:
    _code, seat, card, owed, paid, lost = e[:6]
    resource = RESOURCES[p.t.owe_resource[card]]
    data: JsonDict = {
        "seat": seat,
        "card": p.t.rounds[card],
        "resource": resource,
        "base": p.t.owe_base[card],
    }
    return Event("round_owed", "SNP-5.1", data | {"owed": owed, "paid": paid, "points_lost": lost})


def _given(p: SnowState, e: Entry) -> Event:
    return Event("round_given", "SNP-5.1", {"seat": e[1], "card": p.t.rounds[e[2]]})


def _cleaned(p: SnowState, e: Entry) -> Event:
    # The dice go home with their faces (SNP-8.4); that shows in the view.
    return Event(
        "cleaned", "SNP-8.2", {"round": e[1], "station": [p.t.cards[card] for card in p.station if card >= 0]}
    )


def _new_order(p: SnowState, e: Entry) -> Event:
    return Event("new_order", "SNP-8.3", {"order": list(p.order)})


def _over(p: SnowState, e: Entry) -> Event:
    return Event("game_over", "SNP-8.5", result_form(p) or {})


def _empty_hotel(p: SnowState, e: Entry) -> Event:
    return Event("empty_hotel", "SNP-6.2", {"seat": e[1], "points_lost": e[2], "due": stays.EMPTY_LOSS})


def _room_paid(p: SnowState, e: Entry) -> Event:
    return Event(
        "room_paid", "SNP-6.1", {"seat": e[1], "room": e[2] + 1, "card": p.t.cards[e[3]], "day": e[4]}
    )


def _bonus(p: SnowState, e: Entry) -> Event:
    return Event("bonus_row", "SNP-6.3", {"seat": e[1], "colour": COLOURS[e[2]], "windows": e[3]})


def _stayed(p: SnowState, e: Entry) -> Event:
    rule = "SNP-7.2" if e[3] >= p.t.guests else "SNP-7.1"
    return Event("stayed", rule, {"seat": e[1], "room": e[2] + 1, "card": p.t.cards[e[3]], "day": e[4]})


def _left(p: SnowState, e: Entry) -> Event:
    rule = "SNP-7.2" if e[3] >= p.t.guests else "SNP-7.1"
    return Event("checked_out", rule, {"seat": e[1], "room": e[2] + 1, "card": p.t.cards[e[3]]})


def _penalty(p: SnowState, e: Entry) -> Event:
    return Event("vip_penalty", "SNP-7.2", {"seat": e[1], "points_lost": e[2]})


def _kept(p: SnowState, e: Entry) -> Event:
    public = Event("talent_kept", "SNP-1.3", {"seat": e[1]})
    return Event("talent_kept", "SNP-1.3", {"seat": e[1], "talent": p.t.talents[e[2]]}, (e[1],), public)


def _talents(p: SnowState, e: Entry) -> Event:
    return Event(
        "talents_revealed",
        "SNP-1.3",
        {"talents": [p.t.talents[talent] if talent >= 0 else None for talent in p.talent]},
    )


def _skipped(p: SnowState, e: Entry) -> Event:
    rules = {"window": "SNP-3.3", "guest": "SNP-4.1", "move_window": "SNP-4.7", "train": "SNP-3.4"}
    kind = KINDS[e[2]]
    return Event("declined", rules[kind], {"seat": e[1], "kind": kind})


MAKERS: dict[int, Maker] = {
    UNLOCKED: _unlocked,
    effects.GAINED: _gained,
    effects.WINDOW: _window,
    effects.GUEST_TAKEN: _guest_taken,
    effects.MOVED: _moved,
    effects.TRAINED: _trained,
    effects.DREW: _drew,
    placing.PLACED_DIE: _placed,
    placing.REWARD: _reward,
    placing.PLAYED_EVENT: _event_played,
    placing.PLAYED_GOAL: _goal_played,
    placing.HIRED: _hired,
    placing.PAID: _paid,
    placing.TRAINING: _training,
    rounds.ANNOUNCED: _announced,
    rounds.SUMMIT_OPEN: _summit_open,
    rounds.OWED: _owed,
    rounds.GIVEN: _given,
    rounds.CLEANED: _cleaned,
    rounds.NEW_ORDER: _new_order,
    rounds.GAME_OVER: _over,
    stays.EMPTY_HOTEL: _empty_hotel,
    stays.ROOM_PAID: _room_paid,
    stays.BONUS_ROW: _bonus,
    stays.STAYED: _stayed,
    stays.LEFT: _left,
    stays.PENALTY: _penalty,
    TALENT_KEPT: _kept,
    TALENTS_OPEN: _talents,
    SKIPPED: _skipped,
}


def events_of(p: SnowState, journal: list[tuple[int, ...]]) -> list[Event]:
    """Events of what the kernel noted, in order. Numbers that can change within a move were noted when it
    happened."""
    return [MAKERS[entry[0]](p, entry) for entry in journal]
