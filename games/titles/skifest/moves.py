"""Moves as JSON: read with strict checks of their shape, turned into picks and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import MoveFault
from games.titles.skifest import play
from games.titles.skifest.board import Board
from games.titles.skifest.names import KIND_OF, KINDS
from games.titles.skifest.position import Position
from games.titles.skifest.slopes import DECLINE, FROM_DECK

FIELDS: Final[Mapping[str, Mapping[str, str]]] = {
    "draw": {"from": '"deck", a place of the row 0–3, or null: no third card'},
    "lift": {"to": "the place at the top", "ticket": "true: spend a ticket, not an action"},
    "ski": {"run": "run", "cards": "the cards played", "claim": "true: a marker on top"},
    "move_yeti": {"run": "run"},
    "slide": {"run": "run, or null to stay"},
    "hold_avalanche": {"hold": "true: no avalanche"},
    "blast": {},
    "arm": {"after": "the seat after whose turn it goes off, or null"},
    "visit": {"place": "village place", "discard": "the cards given, where the cost is cards"},
    "buy": {"gear": "gear, or null"},
    "pass": {},
}
_OPTIONAL: Final = {("visit", "discard")}
_NULLABLE: Final = {("slide", "run"), ("buy", "gear")}
_MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Wish:
    """A well-formed move. ``number`` is what the type needs most: a place of the row or the mountain, a run,
    a seat, a village place or gear, with -1 for ``null``; ``name`` is that in words. A run or place that only
    another map has is -2.
    """

    type: str
    number: int = -1
    name: str = ""
    flag: bool = False
    cards: tuple[int, ...] | None = None


ELSEWHERE: Final = -2


def check_fields(move: Json) -> None:
    """Whether it is a move of some position: its type, its fields and their types.

    Raises:
        MoveFault: names the faulty field.
    """
    kind = move.get("type") if isinstance(move, Mapping) else None
    if not isinstance(kind, str) or kind not in FIELDS:
        raise MoveFault(f"type: {kind!r} is no move; there are {', '.join(FIELDS)}")
    for field in move:
        if field != "type" and field not in FIELDS[kind]:
            raise MoveFault(f"{field}: a {kind} has no such field")
    for field in FIELDS[kind]:
        if field in move:
            _check_value(kind, field, move[field])
        elif (kind, field) not in _OPTIONAL:
            raise MoveFault(f"{field}: a {kind} needs this field")


def _check_value(kind: str, field: str, value: Json) -> None:
    if field in ("cards", "discard"):
        if value is not None or (kind, field) not in _OPTIONAL:
            _cards(field, value)
    elif field in ("ticket", "claim", "hold"):
        _flag(field, value)
    elif field == "from":
        _source(value)
    elif field == "after":
        if value is not None:
            _seat(field, value, _MOST_SEATS)
    elif not isinstance(value, str) and not (value is None and (kind, field) in _NULLABLE):
        raise MoveFault(f"{field}: a name is needed, not {value!r}")


class MoveReader:
    """Reads moves for one board.

    Args:
        board: the map that is played.
        other_names: runs and places of the other maps: known names, though not here.
    """

    def __init__(self, board: Board, other_names: frozenset[str]) -> None:
        self._board = board
        self._other_names = other_names

    def read(self, move: Move, seats: int) -> Wish:
        """Read a move.

        Raises:
            MoveFault: for an unknown type, a missing, unknown or wrongly typed field, or an unknown name.
        """
        check_fields(move)
        return self._wish(move["type"], move, seats)

    def _wish(self, kind: str, move: Move, seats: int) -> Wish:
        board = self._board
        if kind == "draw":
            return Wish(kind, _source(move["from"]))
        if kind == "lift":
            to = self._name("to", move["to"], board.place_keys)
            return Wish(kind, to, str(move["to"]), flag=_flag("ticket", move["ticket"]))
        if kind == "ski":
            run = self._name("run", move["run"], board.run_keys)
            cards = _cards("cards", move["cards"])
            return Wish(kind, run, str(move["run"]), _flag("claim", move["claim"]), cards)
        if kind in ("move_yeti", "slide"):
            if kind == "slide" and move["run"] is None:
                return Wish(kind)
            return Wish(kind, self._name("run", move["run"], board.run_keys), str(move["run"]))
        if kind == "hold_avalanche":
            return Wish(kind, flag=_flag("hold", move["hold"]))
        if kind == "arm":
            return Wish(kind, -1 if move["after"] is None else _seat("after", move["after"], seats))
        if kind == "visit":
            place = self._name("place", move["place"], board.village_keys)
            given = move.get("discard")
            return Wish(
                kind, place, str(move["place"]), cards=None if given is None else _cards("discard", given)
            )
        if kind == "buy":
            if move["gear"] is None:
                return Wish(kind)
            return Wish(kind, self._name("gear", move["gear"], board.gear_keys), str(move["gear"]))
        return Wish(kind)

    def _name(self, field: str, value: Json, names: Sequence[str]) -> int:
        if isinstance(value, str):
            if value in names:
                return names.index(value)
            if value in self._other_names:
                return ELSEWHERE
        raise MoveFault(f"{field}: {value!r} is not known; there are {', '.join(names)}")


def _source(value: Json) -> int:
    if value is None:
        return DECLINE
    if value == "deck":
        return FROM_DECK
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 3:
        return value
    raise MoveFault(f'from: "deck", 0 to 3 or null, not {value!r}')


def _flag(field: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise MoveFault(f"{field}: true or false, not {value!r}")
    return value


def _seat(field: str, value: Json, seats: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        raise MoveFault(f"{field}: a seat 0 to {seats - 1}, not {value!r}")
    return value


def _cards(field: str, value: Json) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        raise MoveFault(f"{field}: a list of cards, not {value!r}")
    for card in value:
        if not isinstance(card, str) or card not in KIND_OF:
            raise MoveFault(f"{field}: {card!r} is no slope card")
    return tuple(KIND_OF[card] for card in value)


def set_picks(s: Position, seat: int, wish: Wish) -> None:
    """Put a legal move into the picks, ready for :func:`play.make`."""
    s.spent.clear()
    s.pick_a = wish.number
    s.pick_b = 1 if wish.flag else 0
    s.pick = _PICKS[wish.type]
    if wish.type == "lift":
        lifts = s.board.lifts_at[s.at[seat]]
        s.pick_a = next(lift for lift in lifts if s.board.lift_to[lift] == wish.number)
    elif wish.type == "hold_avalanche":
        s.pick_a = s.pick_b
    elif wish.cards is not None:
        s.spent.extend(wish.cards)
    if wish.type == "ski" and s.marks[wish.number] == 0:
        s.pick_b = 0


_PICKS: Final = {
    "draw": play.DRAW,
    "lift": play.LIFT,
    "ski": play.SKI,
    "move_yeti": play.MOVE_YETI,
    "slide": play.SLIDE,
    "hold_avalanche": play.HOLD,
    "blast": play.BLAST,
    "arm": play.ARM,
    "visit": play.VISIT,
    "buy": play.BUY_GEAR,
    "pass": play.PASS,
}


def move_from_picks(s: Position) -> JsonDict:
    """The move that complete picks stand for."""
    board = s.board
    number = s.pick_a
    if s.pick == play.DRAW:
        source: Json = number if number >= 0 else ("deck" if number == FROM_DECK else None)
        return {"type": "draw", "from": source}
    if s.pick == play.LIFT:
        return {"type": "lift", "to": board.place_keys[board.lift_to[number]], "ticket": s.pick_b == 1}
    if s.pick == play.SKI:
        cards = [KINDS[card] for card in s.spent]
        return {"type": "ski", "run": board.run_keys[number], "cards": cards, "claim": s.pick_b == 1}
    if s.pick == play.MOVE_YETI:
        return {"type": "move_yeti", "run": board.run_keys[number]}
    if s.pick == play.SLIDE:
        return {"type": "slide", "run": board.run_keys[number] if number >= 0 else None}
    if s.pick == play.HOLD:
        return {"type": "hold_avalanche", "hold": number == 1}
    if s.pick == play.ARM:
        return {"type": "arm", "after": number if number >= 0 else None}
    if s.pick == play.VISIT:
        move: JsonDict = {"type": "visit", "place": board.village_keys[number]}
        if board.cost_cards[number] > 0:
            move["discard"] = [KINDS[card] for card in s.spent]
        return move
    if s.pick == play.BUY_GEAR:
        return {"type": "buy", "gear": board.gear_keys[number] if number >= 0 else None}
    return {"type": "blast" if s.pick == play.BLAST else "pass"}
