"""What a seat may see, and a game made from nothing but that (SNP-1.3)."""

from __future__ import annotations

from games.core.jsontypes import Json, JsonDict
from games.titles.snowplanner.form import form_of
from games.titles.snowplanner.load import load_form
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.table import CardTable
from games.titles.snowplanner.words import TALENTS

HANDS = ("events", "goals", "talent_hand")
DECKS = ("round_deck", "guest_deck", "event_deck", "goal_deck")


def view_of(p: SnowState, seat: int | None) -> JsonDict:
    """The form with secrets left out: decks are ``null``, a hidden hand is a list of ``null`` (its size is
    open), hidden tiles are ``null``."""
    form = form_of(p)
    for deck in DECKS:
        form[deck] = None
    form["wait"] = {}
    if not p.tiles_open:
        form["summit_tiles"] = [None, None, None]
    for other, player in enumerate(form["players"]):
        if other == seat:
            continue
        for hand in HANDS:
            player[hand] = [None] * len(player[hand])
        if p.phase == TALENTS:
            player["talent"] = None
    return form


class _Pools:
    """The cards that a view does not show, each kind in a random order."""

    def __init__(self, table: CardTable, view: JsonDict, rng: SnowState) -> None:
        self._rng = rng
        players = view["players"]
        lying = [card for card in view["station"] if card]
        for player in players:
            lying += [room["card"] for room in player["rooms"] if room] + player["checked_out"]
        self.guests = self._rest(table.cards, lying)
        self.events = self._rest(
            table.events, [e for p in players for e in p["events"] + p["played_events"] if e]
        )
        self.goals = self._rest(
            table.goals, [g for p in players for g in p["goals"] + p["played_goals"] if g]
        )
        self.talents = self._rest(
            table.talents, [t for p in players for t in [*p["talent_hand"], p["talent"]] if t]
        )
        self.tiles = self._rest(table.tiles, [])
        self.rounds: list[list[str]] = [[], [], []]
        for card in self._rest(table.rounds, [view["round_card"]]):
            self.rounds[table.season[table.rounds.index(card)]].append(card)

    def _rest(self, names: list[str], seen: list[str]) -> list[str]:
        rest = [name for name in names if name not in seen]
        for at in range(len(rest) - 1, 0, -1):
            other = self._rng.rnd(at + 1)
            rest[at], rest[other] = rest[other], rest[at]
        return rest


def state_from_view(view: Json, seat: int | None, seed: int, table: CardTable) -> SnowState:
    """A state that fits a view, with everything hidden filled in at random."""
    rng = SnowState(table, len(view["players"]))
    rng.reseed(seed)
    pools = _Pools(table, view, rng)
    form: JsonDict = {**view, "players": [dict(player) for player in view["players"]]}
    if not view["summit_open"]:
        form["summit_tiles"] = pools.tiles[:3]
    acting = set(view["seats_to_act"])
    for other, player in enumerate(form["players"]):
        for hand, pool in (("events", pools.events), ("goals", pools.goals), ("talent_hand", pools.talents)):
            player[hand] = [pool.pop() if card is None else card for card in player[hand]]
        if view["phase"] == "talents" and other != seat and other not in acting:
            player["talent"] = pools.talents.pop()
    form["guest_deck"] = pools.guests
    form["event_deck"] = pools.events
    form["goal_deck"] = pools.goals
    form["round_deck"] = _round_deck(view["round"], pools.rounds)
    return load_form(form, table)


def _round_deck(round_number: int, rounds: list[list[str]]) -> list[str]:
    """What may still come: Low Season to round 4, High Season to round 7, then Fiscal Year End (SNP-1.4)."""
    deck = []
    for number in range(round_number + 1, 9):
        season = 0 if number <= 4 else 1 if number <= 7 else 2
        if rounds[season]:
            deck.append(rounds[season].pop())
    return deck
