"""The table a game lies on while a move is made: deals what chance says and keeps what happened as events."""

from __future__ import annotations

from typing import Final

from games.core.chance import Chance
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.skifest.form import result_of
from games.titles.skifest.names import KINDS, WEATHER
from games.titles.skifest.position import Host, Position

WHY: Final = ("train", "village", "hotel", "airbag", "deal")
_WHY_RULES: Final = ("SKF-2.2", "SKF-3.2", "SKF-3.5", "SKF-2.8", "SKF-1.4")
_HOW: Final = ("action", "ticket", "day_pass")
_CAUSES: Final = ("set", "blast", "armed")


class Table(Host):
    """Serves one position for one move.

    Args:
        chance: where shuffles and scripted cards come from.
    """

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self._events: list[Event] = []
        self._position: Position | None = None

    def serve(self, position: Position) -> None:
        """Become the host of a position."""
        self._position = position
        position.host = self

    def events(self) -> list[Event]:
        """What happened since the last call."""
        events, self._events = self._events, []
        return events

    def shuffle(self, position: Position) -> None:
        self._add("shuffled", "SKF-1.5", {"cards": len(position.discard)})
        super().shuffle(position)

    def note(self, code: str, seat: int, a: int, b: int, c: int) -> None:
        position = self._position
        assert position is not None
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
            self._add("rode", rule, {"seat": seat, **ends, "how": _HOW[b]})
        elif code == "skied":
            self._skied(position, seat, a, b, c)
        elif code == "claimed":
            over = b if b >= 0 else None
            self._add("claimed", "SKF-2.6", {"seat": seat, "run": board.run_keys[a], "over": over, "fame": c})
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
            self._visited(position, seat, a)
        elif code == "bought":
            fame = board.gear_costs[a]
            self._add("bought", "SKF-3.5", {"seat": seat, "gear": board.gear_keys[a], "fame": fame})
        else:
            self._plain(position, code, seat, a, b)

    def _plain(self, position: Position, code: str, seat: int, a: int, b: int) -> None:
        """Events with few numbers."""
        if code == "row_wiped":
            self._add(code, "SKF-1.4", {"yetis": a})
        elif code == "turn":
            self._add(code, "SKF-2.1", {"seat": seat, "round": a})
        elif code == "skipped":
            self._add(code, "SKF-2.1", {"seat": seat, "actions": a})
        elif code == "declined_card":
            self._add(code, "SKF-4", {"seat": seat})
        elif code == "stayed":
            self._add(code, "SKF-2.8", {"seat": seat, "by_choice": a == 1})
        elif code == "held":
            self._add("held_avalanche", "SKF-4", {"seat": seat})
        elif code == "valley_fame":
            self._add(code, "SKF-2.10", {"seat": seat, "fame": 1})
        elif code == "explosives_lost":
            self._add(code, "SKF-2.9", {"seat": seat, "explosives": a})
        elif code == "apres":
            self._add(code, "SKF-3.1", {"seat": seat, "day": a})
        elif code == "bought_nothing":
            self._add(code, "SKF-3.5", {"seat": seat})
        elif code == "day":
            data = {"seat": seat, "day": a, "turn_order": list(position.order)}
            self._add(code, "SKF-3.6", {**data, "weather": WEATHER[position.weather[a - 1]]})
        else:
            self._add(code, "SKF-5.1", {"result": result_of(position)})

    def _add(self, code: str, rule: str, data: JsonDict) -> None:
        self._events.append(Event(code, rule, data))

    def _drew(self, seat: int, card: int, why: int) -> None:
        """Cards drawn one after the other for one reason are one event; what they are only the owner sees."""
        cards = [KINDS[card]]
        if self._events:
            last = self._events[-1]
            if last.code == "drew_cards" and last.data["seat"] == seat and last.data["why"] == WHY[why]:
                cards = [*last.data["cards"], *cards]
                self._events.pop()
        seen = {"seat": seat, "why": WHY[why], "count": len(cards)}
        rule = _WHY_RULES[why]
        public = Event("drew_cards", rule, {**seen, "cards": None})
        self._events.append(Event("drew_cards", rule, {**seen, "cards": cards}, (seat,), public))

    def _skied(self, position: Position, seat: int, run: int, fame: int, in_style: int) -> None:
        board = position.board
        data: JsonDict = {
            "seat": seat,
            "run": board.run_keys[run],
            "cards": [KINDS[card] for card in position.spent],
            "points": board.points_of(run),
            "fame": fame,
            "style": in_style == 1,
            "to": board.place_keys[board.bottoms[run]],
        }
        self._add("skied", "SKF-2.5" if in_style else "SKF-2.4", data)

    def _visited(self, position: Position, seat: int, place: int) -> None:
        board = position.board
        data: JsonDict = {
            "seat": seat,
            "place": board.village_keys[place],
            "discard": [KINDS[card] for card in position.spent],
            "cost_fame": board.cost_fame[place],
            "fame": board.gain_fame[place],
            "tickets": board.gain_tickets[place],
            "explosives": board.gain_explosives[place],
        }
        self._add("visited", "SKF-3.2", data)
