"""Why a move is refused: the only source of legality. Every violation cites its rule and its numbers."""

from __future__ import annotations

from collections import Counter
from typing import Final

from games.core.jsontypes import Json
from games.core.results import Violation
from games.titles.skifest import board as b
from games.titles.skifest import options as o
from games.titles.skifest.evening import has_room
from games.titles.skifest.moves import ELSEWHERE, Wish
from games.titles.skifest.names import KINDS
from games.titles.skifest.position import (
    APRES,
    BUY,
    HOLD,
    KIND_COUNT,
    MOVE_YETI,
    OVER,
    SKI,
    SLIDE,
    YETI,
    Position,
)
from games.titles.skifest.sets import basis_of
from games.titles.skifest.slopes import (
    DECLINE,
    FROM_DECK,
    cards_for,
    cards_for_claim,
    has_free_lift,
    is_open,
    may_arm,
    may_claim,
    third_card_left,
)

_OWED: Final = {
    SLIDE: ("slide_owed", "SKF-2.8"),
    MOVE_YETI: ("yeti_owed", "SKF-2.7"),
    HOLD: ("hold_owed", "SKF-2.8"),
    BUY: ("buy_owed", "SKF-3.5"),
}
_ANSWERS: Final = {"slide": SLIDE, "move_yeti": MOVE_YETI, "hold_avalanche": HOLD, "buy": BUY}
_OWN_RULE: Final = {
    "slide": "SKF-2.8",
    "move_yeti": "SKF-2.7",
    "hold_avalanche": "SKF-2.8",
    "buy": "SKF-3.5",
    "visit": "SKF-3.2",
    "blast": "SKF-2.9",
    "arm": "SKF-2.9",
}
"""The rule of a move at the wrong time, beside that of whose turn it is."""


def violations(s: Position, seat: int, wish: Wish) -> list[Violation]:
    """All reasons why ``seat`` may not make that move now; empty: legal."""
    return named(s, _found(s, seat, wish))


def named(s: Position, found: list[Violation]) -> list[Violation]:
    """With the names that this match's card set gives to what they are about."""
    for violation in found:
        values = violation.values
        for key in ("run", "gear", "place"):
            if isinstance(values.get(key), str):
                values["name"] = s.board.name_of(values[key])
        for key in ("here", "top", "to"):
            if isinstance(values.get(key), str):
                values[f"{key}_name"] = s.board.place_name(values[key])
    return found


def _found(s: Position, seat: int, wish: Wish) -> list[Violation]:
    if s.phase == OVER:
        return [_no("game_over", "SKF-5.1"), _no("not_your_turn", "SKF-2.1", seat=None)]
    if wish.type == "arm":
        return _arm(s, seat, wish)
    found = _turn(s, seat)
    if found:
        return found
    if s.pending:
        kind = s.pending[0] & 3
        if _ANSWERS.get(wish.type) != kind:
            return _owed(s)
        return _answer(s, seat, wish, kind)
    if s.phase == APRES:
        return _visit(s, seat, wish) if wish.type == "visit" else _wrong_phase(s, wish, "apres", "SKF-3.3")
    if s.draws_left > 0 and wish.type != "draw":
        return [_no("card_owed", "SKF-2.2", left=s.draws_left)]
    if wish.type in _ANSWERS:
        return [_at_wrong_time(s, wish, "nothing_owed")]
    if wish.type == "visit":
        return _wrong_phase(s, wish, "ski", "SKF-2.1")
    return _ski_phase(s, seat, wish)


def _no(code: str, rule: str, **values: Json) -> Violation:
    return Violation(code, rule, values)


def _turn(s: Position, seat: int) -> list[Violation]:
    """Whose turn it is, and which decision others wait for."""
    due = s.due()
    if seat == due:
        return []
    rule = "SKF-2.1" if s.phase == SKI else "SKF-3.3"
    found = [_no("not_your_turn", rule, seat=due)]
    if s.draws_left > 0:
        found.append(_no("card_owed", "SKF-2.2", left=s.draws_left))
    return found + _owed(s)


def _owed(s: Position) -> list[Violation]:
    """The decision that comes before all else, by the rules that ask for it."""
    if not s.pending:
        return []
    seat = s.pending[0] >> 2
    kind = s.pending[0] & 3
    code, rule = _OWED[kind]
    found = [_no(code, rule, seat=seat)]
    if kind == HOLD:
        found.append(_no("whistle_asks", "SKF-4", seat=seat, whistles=[*s.board.gear_with(b.HOLD_AVALANCHE)]))
    return found


def _wrong_phase(s: Position, wish: Wish, phase: str, rule: str) -> list[Violation]:
    found = [_no("wrong_phase", rule, phase=phase, type=wish.type)]
    if wish.type in _OWN_RULE:
        found.append(_at_wrong_time(s, wish, "not_now"))
    return found


def _at_wrong_time(s: Position, wish: Wish, code: str) -> Violation:
    """The rule that says when such a move is made, with what this card set calls the things it needs."""
    whistles: Json = [*s.board.gear_with(b.HOLD_AVALANCHE)]
    hotel = s.board.village_names[b.HOTEL]
    return _no(code, _OWN_RULE[wish.type], type=wish.type, whistles=whistles, hotel=hotel)


def _ski_phase(s: Position, seat: int, wish: Wish) -> list[Violation]:
    if wish.type == "draw":
        return _draw(s, seat, wish)
    if wish.type == "lift":
        return _lift(s, seat, wish)
    if wish.type == "ski":
        return run_violations(s, seat, wish.number, wish.flag, wish.cards or (), wish.name)
    if wish.type == "blast":
        return [] if s.explosives[seat] > 0 else [_no_explosive(s)]
    return _pass(s, seat)


def _no_explosive(s: Position) -> Violation:
    names, explosives = s.board.village_names, s.board.gain_explosives
    sellers: Json = [name for name, gain in zip(names, explosives, strict=True) if gain > 0]
    return _no("no_explosive", "SKF-2.9", sellers=sellers)


def _no_action(s: Position) -> list[Violation]:
    return [_no("no_action_left", "SKF-2.1")] if s.actions == 0 else []


def _draw(s: Position, seat: int, wish: Wish) -> list[Violation]:
    first = s.draws_left == 0
    source = wish.number
    found = _no_action(s) if first else []
    if source == DECLINE:
        if not third_card_left(s, seat):
            bags: Json = [*s.board.gear_with(b.THIRD_CARD)]
            code = "card_is_owed" if s.draws_left else "nothing_to_decline"
            found.append(_no(code, "SKF-2.2", bags=bags))
    elif source == FROM_DECK:
        if not s.deck and not s.discard:
            found.append(_no("no_cards_left", "SKF-2.2"))
    elif source >= len(s.row):
        found.append(_no("empty_place", "SKF-2.2", place=source, cards=len(s.row)))
    elif s.row[source] == YETI and not first:
        found.append(_no("yeti_only_first", "SKF-2.2"))
    return found


def _lift(s: Position, seat: int, wish: Wish) -> list[Violation]:
    board = s.board
    here = s.at[seat]
    found = []
    if wish.number not in [board.lift_to[lift] for lift in board.lifts_at[here]]:
        found.append(_no("no_lift", "SKF-2.3", here=board.place_keys[here], to=wish.name))
    if not has_free_lift(s, seat):
        if wish.flag and s.tickets[seat] == 0:
            found.append(_no("no_ticket", "SKF-2.9"))
        elif not wish.flag:
            found.extend(_no_action(s))
    return found


def run_violations(
    s: Position, seat: int, run: int, claim: bool, cards: tuple[int, ...] | None, name: str = ""
) -> list[Violation]:
    """Why a run can't be skied with these cards; with ``None`` only what doesn't hang on cards."""
    found = _no_action(s)
    board = s.board
    here = board.place_keys[s.at[seat]]
    if run == ELSEWHERE:
        return [*found, _no("not_on_this_map", "SKF-2.4", run=name)]
    key = board.run_keys[run]
    if board.tops[run] != s.at[seat]:
        found.append(_no("not_at_top", "SKF-2.4", run=key, top=board.place_keys[board.tops[run]], here=here))
    if not is_open(s, seat, run):
        found.append(_no("run_closed", "SKF-2.7", run=key))
    own_top = claim and s.marks[run] > 0 and not may_claim(s, seat, run)
    if own_top:
        found.append(_no("own_marker_on_top", "SKF-2.6", run=key))
    if cards is not None:
        found.extend(_cards(s, seat, run, claim, own_top, cards))
    return found


def _cards(
    s: Position, seat: int, run: int, claim: bool, own_top: bool, cards: tuple[int, ...]
) -> list[Violation]:
    found = []
    missing = _missing(s, seat, cards)
    if missing:
        found.append(_no("cards_not_held", "SKF-2.4", cards=missing))
    need = cards_for(s, seat, run)
    if claim and s.marks[run] > 0 and not own_top:
        more = cards_for_claim(s, seat, run)
        if len(cards) != need + more:
            found.append(
                _no(
                    "wrong_number_with_claim",
                    "SKF-2.6",
                    need=need + more,
                    run=need,
                    more=more,
                    got=len(cards),
                )
            )
    elif not own_top and len(cards) != need:
        rules = ("SKF-2.4", "SKF-2.6") if claim else ("SKF-2.4",)
        found.extend(_no("wrong_number", rule, need=need, got=len(cards)) for rule in rules)
    if basis_of(cards) < 0:
        found.append(_no("no_set", "SKF-2.4", cards=[KINDS[card] for card in cards]))
    return found


def _missing(s: Position, seat: int, cards: tuple[int, ...]) -> list[str]:
    """The cards that are not in the hand, one name for each that is missing."""
    missing = []
    for card, number in sorted(Counter(cards).items()):
        lacking = number - s.hand[seat * KIND_COUNT + card]
        missing.extend([KINDS[card]] * max(0, lacking))
    return missing


def _pass(s: Position, seat: int) -> list[Violation]:
    count = o.turn_options(s, seat)
    if o.PASS in s.options[:count]:
        return []
    return [_no("too_early", "SKF-2.1", left=s.actions)]


def _arm(s: Position, seat: int, wish: Wish) -> list[Violation]:
    if s.phase != SKI:
        return _wrong_phase(s, wish, "apres", "SKF-3.3")
    if s.explosives[seat] == 0:
        return [_no_explosive(s)]
    if wish.number >= 0 and not may_arm(s, seat, wish.number):
        return [_no("not_between_others", "SKF-2.9", after=wish.number, round=s.round)]
    return []


def _answer(s: Position, seat: int, wish: Wish, kind: int) -> list[Violation]:
    """The answer to a decision that is owed."""
    if kind == SLIDE:
        return _slide(s, seat, wish)
    if kind == MOVE_YETI:
        return _move_yeti(s, wish)
    return _buy(s, seat, wish) if kind == BUY else []


def _slide(s: Position, seat: int, wish: Wish) -> list[Violation]:
    board = s.board
    run = wish.number
    if run == -1:
        if s.effect(seat, b.STAY) > 0:
            return []
        return [_no("must_slide", "SKF-2.8", beacons=[*s.board.gear_with(b.STAY)])]
    here = board.place_keys[s.at[seat]]
    if run == ELSEWHERE or board.tops[run] != s.at[seat]:
        top = None if run == ELSEWHERE else board.place_keys[board.tops[run]]
        return [
            _no("slide_from_here", "SKF-2.8", here=here),
            _no("not_at_top", "SKF-2.4", run=wish.name, top=top, here=here),
        ]
    return [] if is_open(s, seat, run) else [_no("run_closed", "SKF-2.7", run=wish.name)]


def _move_yeti(s: Position, wish: Wish) -> list[Violation]:
    if wish.number == ELSEWHERE:
        return [_no("not_on_this_map", "SKF-2.7", run=wish.name)]
    if s.board.no_yeti[wish.number]:
        return [_no("no_yeti_sign", "SKF-2.7", run=wish.name)]
    return [_no("yeti_is_there", "SKF-2.7", run=wish.name)] if wish.number == s.yeti else []


def _buy(s: Position, seat: int, wish: Wish) -> list[Violation]:
    gear = wish.number
    if gear < 0:
        return []
    found = []
    if gear not in s.gear_row:
        found.append(_no("gear_not_there", "SKF-3.5", gear=wish.name))
    cost = s.board.gear_costs[gear]
    if cost > s.fame[seat]:
        found.append(_no("gear_too_dear", "SKF-3.5", gear=wish.name, cost=cost, fame=s.fame[seat]))
    return found


def _visit(s: Position, seat: int, wish: Wish) -> list[Violation]:
    board = s.board
    place = wish.number
    found = place_violations(s, seat, place)
    cards = wish.cards or ()
    cost = board.cost_cards[place]
    if not found and len(cards) != cost:
        found.append(_no("wrong_payment", "SKF-3.2", place=wish.name, cost=cost, got=len(cards)))
    missing = _missing(s, seat, cards)
    if missing:
        found.append(_no("payment_not_held", "SKF-3.2", cards=missing))
    return found


def place_violations(s: Position, seat: int, place: int) -> list[Violation]:
    """Why a seat can't go to a village place, whatever it would give."""
    board = s.board
    key = board.village_keys[place]
    found = []
    if place < s.village[seat]:
        found.append(_no("place_behind", "SKF-3.2", place=key, number=place + 1, stands_on=s.village[seat]))
    if not has_room(s, place):
        found.append(_no("place_full", "SKF-3.2", place=key, spaces=s.seats - 1))
    if s.hand_size[seat] < board.cost_cards[place]:
        found.append(
            _no("too_few_cards", "SKF-3.2", place=key, cost=board.cost_cards[place], cards=s.hand_size[seat])
        )
    if s.fame[seat] < board.cost_fame[place]:
        found.append(
            _no("too_little_fame", "SKF-3.2", place=key, cost=board.cost_fame[place], fame=s.fame[seat])
        )
    return found
