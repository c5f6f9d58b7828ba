"""What happened in a move, told as events."""

from __future__ import annotations

from typing import Final

from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.skifest.board import (
    AVALANCHE_CARDS,
    FAME,
    FREE_FIRST_LIFT,
    HOLD_AVALANCHE,
    HOTEL,
    MARKER_FAME,
    MORE_FAME,
    STAY,
    STYLE_FAME,
)
from games.titles.skifest.form import result_of
from games.titles.skifest.names import KINDS, WEATHER
from games.titles.skifest.position import Note, Position

WHY: Final = ("train", "village", "hotel", "airbag", "deal")
_WHY_RULES: Final = ("SKF-2.2", "SKF-3.2", "SKF-3.5", "SKF-2.8", "SKF-1.4")
_HOW: Final = ("action", "ticket", "day_pass")
_CAUSES: Final = ("set", "blast", "armed")


class Table:
    """Tells the notes of one move as events.

    Args:
        position: as it is after the move.
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self._events: list[Event] = []

    def events(self, notes: list[Note]) -> list[Event]:
        """What happened, in order."""
        for note in notes:
            self._tell(note)
        return self._events

    def _tell(self, note: Note) -> None:
        position = self._position
        code, seat, a, b, c = note.code, note.seat, note.a, note.b, note.c
        board = position.board
        if code == "drew":
            self._drew(seat, a, b)
        elif code == "took":
            self._add("took_card", "SKF-2.2", {"seat": seat, "card": KINDS[a], "place": b})
        elif code == "row_card":
            self._add("row_card", "SKF-1.4", {"card": KINDS[a], "place": b})
        elif code == "gear_card":
            self._add("gear_card", "SKF-3.5", {"gear": board.gear_keys[a], "place": b})
        elif code == "rode":
            ends = {"from": board.place_keys[board.lift_from[a]], "to": board.place_keys[board.lift_to[a]]}
            rule = "SKF-2.3" if b == 0 else ("SKF-2.9" if b == 1 else "SKF-4")
            passes = self._owned(seat, FREE_FIRST_LIFT)
            self._add("rode", rule, {"seat": seat, **ends, "how": _HOW[b], "by": passes})
        elif code == "skied":
            self._skied(note)
        elif code == "claimed":
            over = b if b >= 0 else None
            data: JsonDict = {"seat": seat, "run": board.run_keys[a], "over": over, "fame": c}
            data |= {"by": self._owned(seat, MARKER_FAME), "gear_fame": self._gear_fame(seat, MARKER_FAME)}
            self._add("claimed", "SKF-2.6", data)
        elif code == "avalanche":
            rule = "SKF-2.8" if a == 0 else "SKF-2.9"
            self._add("avalanche", rule, {"seat": seat, "cause": _CAUSES[a]})
        elif code == "armed":
            self._add("armed", "SKF-2.9", {"seat": seat, "after": a if a >= 0 else None})
        elif code in ("slid", "yeti_moved"):
            rule = "SKF-2.8" if code == "slid" else "SKF-2.7"
            data = {"seat": seat, "run": board.run_keys[a]}
            if code == "slid":
                data["to"] = board.place_keys[board.bottoms[a]]
            self._add(code, rule, data)
        elif code == "visited":
            self._visited(note)
        elif code == "bought":
            fame = board.gear_costs[a]
            self._add("bought", "SKF-3.5", {"seat": seat, "gear": board.gear_keys[a], "fame": fame})
        else:
            self._plain(note)

    def _plain(self, note: Note) -> None:
        """Events with few numbers."""
        position = self._position
        code, seat, a = note.code, note.seat, note.a
        if code == "shuffled":
            self._add(code, "SKF-1.5", {"cards": a})
        elif code == "row_wiped":
            self._add(code, "SKF-1.4", {"yetis": a})
        elif code == "turn":
            self._add(code, "SKF-2.1", {"seat": seat, "round": a})
        elif code == "skipped":
            self._add(code, "SKF-2.1", {"seat": seat, "actions": a})
        elif code == "declined_card":
            self._add(code, "SKF-4", {"seat": seat})
        elif code == "stayed":
            data = {"seat": seat, "by_choice": a == 1, "by": self._owned(seat, STAY)}
            self._add(code, "SKF-2.8", data)
        elif code == "held":
            by = self._owned(seat, HOLD_AVALANCHE)
            self._add("held_avalanche", "SKF-4", {"seat": seat, "by": by})
        elif code == "valley_fame":
            self._add(code, "SKF-2.10", {"seat": seat, "fame": 1})
        elif code == "explosives_lost":
            self._add(code, "SKF-2.9", {"seat": seat, "explosives": a})
        elif code == "apres":
            self._add(code, "SKF-3.1", {"seat": seat, "day": a})
        elif code == "bought_nothing":
            self._add(code, "SKF-3.5", {"seat": seat})
        elif code == "day":
            data = {"seat": seat, "day": a, "turn_order": list(note.order)}
            self._add(code, "SKF-3.6", {**data, "weather": WEATHER[position.weather[a - 1]]})
        else:
            self._add(code, "SKF-5.1", {"result": result_of(position)})

    def _add(self, code: str, rule: str, data: JsonDict) -> None:
        """An event for all; what it is about goes by the name that this match's card set gives it."""
        position = self._position
        for key in ("run", "gear", "place"):
            if isinstance(data.get(key), str):
                data["name"] = position.board.name_of(data[key])
        if "to" in data:
            data["to_name"] = position.board.place_name(data["to"])
        self._events.append(Event(code, rule, data))

    def _drew(self, seat: int, card: int, why: int) -> None:
        """Cards drawn one after the other for one reason are one event; what they are only the owner sees."""
        cards = [KINDS[card]]
        if self._events:
            last = self._events[-1]
            if last.code == "drew_cards" and last.data["seat"] == seat and last.data["why"] == WHY[why]:
                cards = [*last.data["cards"], *cards]
                self._events.pop()
        seen = {"seat": seat, "why": WHY[why], "count": len(cards), "by": self._source(seat, WHY[why])}
        rule = _WHY_RULES[why]
        public = Event("drew_cards", rule, {**seen, "cards": None})
        self._events.append(Event("drew_cards", rule, {**seen, "cards": cards}, (seat,), public))

    def _source(self, seat: int, why: str) -> list[str]:
        """What this card set calls that which lets a seat draw, where it has a name."""
        if why == "hotel":
            return [self._position.board.village_names[HOTEL]]
        return self._owned(seat, AVALANCHE_CARDS) if why == "airbag" else []

    def _owned(self, seat: int, effect: int) -> list[str]:
        """The names of a seat's gear that has an effect."""
        board = self._position.board
        gear = [card for card in self._position.gear[seat] if board.gear_effects[card] == effect]
        return [board.gear_names[card] for card in gear]

    def _gear_fame(self, seat: int, *effects: int) -> list[JsonDict]:
        """What each piece of a seat's gear with one of these effects adds to a gain of fame."""
        board = self._position.board
        return [
            {"name": board.gear_names[card], "fame": board.gear_amounts[card]}
            for card in self._position.gear[seat]
            if board.gear_effects[card] in effects
        ]

    def _skied(self, note: Note) -> None:
        board = self._position.board
        run, in_style = note.a, note.c
        data: JsonDict = {
            "seat": note.seat,
            "run": board.run_keys[run],
            "cards": [KINDS[card] for card in note.spent],
            "points": board.points_of(run),
            "fame": note.b,
            "style": in_style == 1,
            "run_fame": FAME[board.levels[run]],
            "gear_fame": self._gear_fame(
                note.seat, MORE_FAME + board.levels[run], *([STYLE_FAME] if in_style else [])
            ),
            "to": board.place_keys[board.bottoms[run]],
        }
        self._add("skied", "SKF-2.5" if in_style else "SKF-2.4", data)

    def _visited(self, note: Note) -> None:
        board = self._position.board
        place = note.a
        data: JsonDict = {
            "seat": note.seat,
            "place": board.village_keys[place],
            "discard": [KINDS[card] for card in note.spent],
            "cost_fame": board.cost_fame[place],
            "fame": board.gain_fame[place],
            "tickets": board.gain_tickets[place],
            "explosives": board.gain_explosives[place],
        }
        self._add("visited", "SKF-3.2", data)
