"""What the table shows beside the view, from what the seat may know: whose turn, what is legal or why not."""

from __future__ import annotations

from typing import Final

from games.core.jsontypes import Json, JsonDict
from games.core.results import Violation
from games.titles.skifest import board as b
from games.titles.skifest.checks import named, place_violations, run_violations, violations
from games.titles.skifest.form import score_of
from games.titles.skifest.moves import Wish
from games.titles.skifest.names import DIFFICULTIES, STYLES, WEATHER
from games.titles.skifest.options_words import options_in_words
from games.titles.skifest.position import APRES, BUY, HOLD, MOVE_YETI, OVER, SKI, SLIDE, Position
from games.titles.skifest.slopes import (
    cards_for,
    cards_for_claim,
    has_free_lift,
    largest_set,
    may_arm,
    may_claim,
    third_card_left,
)
from games.titles.skifest.suggested import suggested_sets
from games.titles.skifest.violation_texts import violation_text
from games.titles.skifest.words import plural

_OWED: Final = {
    SLIDE: ("An avalanche: choose the run you slide down.", "choose a run to slide down", "SKF-2.8"),
    MOVE_YETI: ("You skied with one Yeti: send the Yeti to another run.", "move the Yeti", "SKF-2.7"),
    HOLD: (
        "Your set would set off an avalanche: let it go, or hold it?",
        "hold the avalanche or not",
        "SKF-2.8",
    ),
    BUY: ("Buy one gear card for its fame, or none.", "buy gear or not", "SKF-3.5"),
}


def aids_for(s: Position, seat: int | None) -> JsonDict:
    """The aids of a seat; a spectator (``None``) gets those that are the same for all."""
    acts = seat is not None and seat == s.due()
    aids: JsonDict = {
        "prompt": _prompt(s, seat),
        "options": options_in_words(s, seat) if acts and seat is not None else [],
        "rules": _rules(s),
        "scores": score_of(s),
        "top_markers": _top_markers(s),
    }
    if seat is not None and 0 <= seat < s.seats:
        aids["runs"] = {key: _run(s, seat, run, acts) for run, key in enumerate(s.board.run_keys)}
        aids["lifts"] = [_lift(s, seat, lift) for lift in range(len(s.board.lift_from))]
        aids["village"] = [_place(s, seat, place, acts) for place in range(b.HOTEL + 1)]
        aids["gear"] = [_gear(s, seat, gear, acts) for gear in s.gear_row]
        aids["arm"] = _arm(s, seat)
        aids["largest_set"] = largest_set(s, seat)
    return aids


def _prompt(s: Position, seat: int | None) -> JsonDict:
    """Who must do what, as a sentence. ``{p0}``, ``{p1}`` … stand for the names of players."""
    due = s.due()
    if s.phase == OVER:
        return {"text": "The game is over.", "detail": "", "rule": "SKF-5.1"}
    mine = seat == due
    if s.pending:
        own, other, rule = _OWED[s.pending[0] & 3]
        text = own if mine else f"{{p{due}}} must {other}."
        return {"text": text, "detail": _pending_detail(s), "rule": rule}
    if s.phase == APRES:
        text = "Choose a place in the village." if mine else f"{{p{due}}} chooses a place in the village."
        weather = WEATHER[s.weather[s.day]]
        cards = s.board.hotel_cards[s.weather[s.day]]
        detail = f"Tomorrow: {weather}, {plural(cards, 'card')} at the {s.board.village_names[b.HOTEL]}."
        return {"text": text, "detail": detail, "rule": "SKF-3.2"}
    if not mine:
        return {"text": f"{{p{due}}} is on the mountain.", "detail": _time(s), "rule": "SKF-2.1"}
    if s.draws_left > 0:
        third = third_card_left(s, due)
        text = "Take a third card, or none." if third else "Take the next card of your train action."
        return {"text": text, "detail": "A face-up Yeti can’t be taken now.", "rule": "SKF-2.2"}
    if s.actions == 0:
        text = "Your actions are done: use a free ride or an explosive, or end your turn."
    else:
        left = "two actions" if s.actions == 2 else "one action"
        text = f"You have {left}: take cards, ride a lift or ski a run."
    return {"text": text, "detail": _time(s), "rule": "SKF-2.1"}


def _time(s: Position) -> str:
    return f"Day {s.day} of 3, round {s.round} of 4."


def _pending_detail(s: Position) -> str:
    more = len(s.pending) - 1
    return f"{more} more to decide after that." if more else ""


def _rules(s: Position) -> list[str]:
    if s.phase == OVER:
        return ["SKF-5.1", "SKF-5.2"]
    if s.pending:
        return [_OWED[s.pending[0] & 3][2]]
    if s.phase == APRES:
        return ["SKF-3.1", "SKF-3.2", "SKF-3.3", "SKF-3.4"]
    if s.draws_left > 0:
        return ["SKF-2.2"]
    return ["SKF-2.1", "SKF-2.2", "SKF-2.3", "SKF-2.4", "SKF-2.6", "SKF-2.9"]


def _top_markers(s: Position) -> list[JsonDict]:
    """By seat how many top markers there are by difficulty: the majorities so far (SKF-5.1)."""
    counts: list[JsonDict] = [dict.fromkeys((*DIFFICULTIES, "all"), 0) for _ in range(s.seats)]
    for run in range(s.board.runs):
        if s.tops[run] >= 0:
            counts[s.tops[run]][DIFFICULTIES[s.board.levels[run]]] += 1
            counts[s.tops[run]]["all"] += 1
    return counts


def _chooses_freely(s: Position, acts: bool, phase: int) -> bool:
    """Whether the seat is at a choice of that phase and owes nothing before it."""
    return acts and s.phase == phase and not s.pending and s.draws_left == 0


def _why(s: Position, found: list[Violation]) -> list[JsonDict]:
    """Why something can't be done, in English words with their numbers, from which other languages word it;
    players are named as in the prompt.
    """
    names = [f"{{p{seat}}}" for seat in range(s.seats)]
    return [
        {
            "code": violation.code,
            "rule": violation.rule,
            "text": violation_text(violation, names),
            "values": violation.values,
        }
        for violation in named(s, found)
    ]


def _run(s: Position, seat: int, run: int, acts: bool) -> JsonDict:
    """What a run takes and gives a seat, whether it may be skied now, and with which sets."""
    board = s.board
    level = board.levels[run]
    need = cards_for(s, seat, run)
    most = largest_set(s, seat)
    style = s.styles[run]
    fame = b.FAME[level] + s.effect(seat, b.MORE_FAME + level)
    found = run_violations(s, seat, run, False, None)
    if not _chooses_freely(s, acts, SKI):
        found = violations(s, seat, Wish("ski", run, board.run_keys[run]))[:1]
    if need > most:
        found.append(Violation("set_too_small", "SKF-2.4", {"need": need, "most": most}))
    entry: JsonDict = {
        "cards": need,
        "points": b.POINTS[level],
        "fame": fame,
        "style": STYLES[style] if style >= 0 else None,
        "style_fame": fame + b.FAME[level] + s.effect(seat, b.STYLE_FAME) if style >= 0 else None,
        "legal": not found,
        "why": _why(s, found),
        "first_marker": s.marks[run] == 0,
        "claim": None,
        "sets": suggested_sets(s, seat, run, False) if not found else [],
    }
    if may_claim(s, seat, run):
        more = cards_for_claim(s, seat, run)
        legal = need + more <= most and not found
        entry["claim"] = {
            "cards": need + more,
            "more": more,
            "legal": legal,
            "sets": suggested_sets(s, seat, run, True) if legal else [],
        }
    return entry


def _lift(s: Position, seat: int, lift: int) -> JsonDict:
    board = s.board
    to = board.place_keys[board.lift_to[lift]]
    found = []
    if board.lift_from[lift] != s.at[seat]:
        values: Json = {"here": board.place_keys[s.at[seat]], "to": to}
        found.append(Violation("no_lift", "SKF-2.3", values))
    found.extend(violations(s, seat, Wish("lift", board.lift_to[lift], to, False)))
    codes = list({violation.code: violation for violation in found}.values())
    with_ticket = s.tickets[seat] > 0 and not has_free_lift(s, seat)
    ticket = with_ticket and not violations(s, seat, Wish("lift", board.lift_to[lift], to, True))
    return {
        "from": board.place_keys[board.lift_from[lift]],
        "to": to,
        "legal": not codes,
        "free": has_free_lift(s, seat),
        "ticket": ticket and board.lift_from[lift] == s.at[seat],
        "why": _why(s, codes),
    }


def _place(s: Position, seat: int, place: int, acts: bool) -> JsonDict:
    """A village place: what it costs and gives, how much room it has, whether one may go there now."""
    board = s.board
    found = place_violations(s, seat, place)
    if not _chooses_freely(s, acts, APRES):
        found = violations(s, seat, Wish("visit", place, board.village_keys[place]))[:1]
    taken = sum(space >= 0 for space in s.spaces[place * 3 : place * 3 + 3])
    return {
        "place": board.village_keys[place],
        "number": place + 1,
        "cost_cards": board.cost_cards[place],
        "cost_fame": board.cost_fame[place],
        "free_spaces": None if place == b.HOTEL else s.seats - 1 - taken,
        "legal": not found,
        "why": _why(s, found),
    }


def _gear(s: Position, seat: int, gear: int, acts: bool) -> JsonDict:
    board = s.board
    key = board.gear_keys[gear]
    return {
        "gear": key,
        "fame": board.gear_costs[gear],
        "points": board.gear_points[gear],
        "legal": acts and not violations(s, seat, Wish("buy", gear, key)),
        "affordable": board.gear_costs[gear] <= s.fame[seat],
    }


def _arm(s: Position, seat: int) -> list[JsonDict]:
    """After whose turns an explosive of this seat may go off; empty without one."""
    if s.phase != SKI or s.explosives[seat] == 0:
        return []
    return [
        {"after": after, "legal": may_arm(s, seat, after), "armed": s.armed[seat] == after}
        for after in s.order
        if after != seat
    ]
