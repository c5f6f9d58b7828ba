"""A game put into a position by dotted paths, and played by moves: what the tests of the rules stand on."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.chance import ScriptedChance, SeededChance
from games.core.jsontypes import Json, JsonDict
from games.core.paths import get, put
from games.core.results import Event
from games.titles.snowplanner.title import TITLE

GOODS = ("snow", "tickets", "croissants", "likes", "points")
DICE = ("room", "placed", "locked")


class Desk:
    """A game of Snow Planner with its chance."""

    def __init__(
        self,
        start: JsonDict | None = None,
        players: int = 2,
        cards: JsonDict | None = None,
        chance: Sequence[JsonDict] = (),
        phase: str = "main",
    ) -> None:
        own = None if cards is None else TITLE.own_cards(cards)
        form = TITLE.new_game(players, SeededChance(0), own).form()
        base: JsonDict = {
            "phase": phase,
            "turn_order": list(range(players)),
            "active_seat": 0,
            "seats_to_act": [0],
            "round_card": "opening_week",
        }
        for seat in range(players):
            base |= {f"players.{seat}.talent_hand": [], f"players.{seat}.talent": "farewell_host"}
            base |= {f"players.{seat}.events": [], f"players.{seat}.goals": []}
        for path, value in {**base, **(start or {})}.items():
            put(form, path, value)
        self.game = TITLE.load(form, own)
        self.chance = ScriptedChance(chance)
        self.events: list[Event] = TITLE.settle(self.game, self.chance)

    def do(self, seat: int, kind: str, **fields: Json) -> Desk:
        """Make a move that must be legal."""
        assert self.game.seats_to_act() == self["seats_to_act"]
        self.events = self.game.play(seat, {"type": kind, **fields}, self.chance)
        return self

    def place(self, seat: int, area: str, reward: int | None, die: Json = 0, **fields: Json) -> Desk:
        """Place a die; nothing is spent unless it is named."""
        return self.do(seat, "place", **_placement(area, reward, die, fields))

    def refuses(self, seat: int, kind: str, **fields: Json) -> set[str]:
        """The rules that a refused move breaks; empty if it is legal. Each violation must have its words."""
        found = self.game.check(seat, {"type": kind, **fields})
        names = [f"player {number}" for number in range(self.game.seats)]
        assert all(TITLE.violation_text(violation, names) for violation in found)
        return {violation.rule for violation in found}

    def refuses_place(
        self, seat: int, area: str, reward: int | None, die: Json = 0, **fields: Json
    ) -> set[str]:
        """As :meth:`refuses`, for a placement."""
        return self.refuses(seat, "place", **_placement(area, reward, die, fields))

    def __getitem__(self, path: str) -> Json:
        return get(self.game.form(), path)

    def goods(self, seat: int = 0) -> JsonDict:
        """The five resources of a seat."""
        player = self.game.form()["players"][seat]
        return {name: player[name] for name in GOODS}

    def codes(self) -> list[str]:
        """What the latest move made happen."""
        return [event.code for event in self.events]


def _placement(area: str, reward: int | None, die: Json, fields: JsonDict) -> JsonDict:
    return {"die": die, "area": area, "snow": 0, "tickets": 0, "reward": reward, **fields}


def have(seat: int = 0, **goods: int) -> JsonDict:
    """Patches: exactly these resources, nothing else."""
    return {f"players.{seat}.{name}": goods.get(name, 0) for name in GOODS}


def dice(*faces: int, seat: int = 0, part_time: int | None = None) -> JsonDict:
    """Patches: dice of these faces in the Worker Room, the others placed or locked."""
    states = ["room" if at < len(faces) else DICE[min(at, 2)] if at == 2 else "placed" for at in range(3)]
    shown = [*faces, 2, 2, 2][:3]
    found: JsonDict = {
        f"players.{seat}.dice": [
            {"face": face, "state": state} for face, state in zip(shown, states, strict=True)
        ]
    }
    if part_time is not None:
        found["part_time"] = {"face": part_time, "holder": seat}
    return found


def grid(
    blue: Sequence[int] = (), orange: Sequence[int] = (), green: Sequence[int] = (), seat: int = 0
) -> JsonDict:
    """Patches: Windows on these positions."""
    row = [""] * 9
    for colour, positions in (("blue", blue), ("orange", orange), ("green", green)):
        for position in positions:
            row[position - 1] = colour
    return {f"players.{seat}.windows": row}


def rooms(*cards: tuple[str, int] | None, seat: int = 0) -> JsonDict:
    """Patches: cards with their Day in the three rooms."""
    full = [*cards, None, None, None][:3]
    return {
        f"players.{seat}.rooms": [card and {"card": card[0], "day": card[1]} for card in full],
    }


def station(*cards: str | None) -> JsonDict:
    """Patches: the Station from position 1; it ends with what is named."""
    return {"station": [*cards, *[None] * 6][:6]}


def lying(area: str, *faces: int, seat: int = 1, width: int = 2) -> JsonDict:
    """Patches: dice of another seat in the first spaces of an area."""
    found: JsonDict = {
        f"areas.{area}": [
            {"seat": seat, "die": at, "face": faces[at]} if at < len(faces) else None for at in range(width)
        ]
    }
    for at in range(len(faces)):
        found[f"players.{seat}.dice.{at}"] = {"face": faces[at], "state": "placed"}
    return found


def plus(before: JsonDict, **gained: int) -> JsonDict:
    """Resources and what came to them."""
    return {name: before[name] + gained.get(name, 0) for name in before}
