"""The use of cards and areas, read from the log: what a study of the balance counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.results import Event, Use
from games.titles.snowplanner.state import SnowState


def uses(p: SnowState, events: Sequence[Event] | None) -> list[Use]:
    """Cards offered, taken and played, and dice placed by area."""
    if events is None:
        return [*_dealt(p), *_station(p)]
    found: list[Use] = []
    for event in events:
        reader = READERS.get(event.code)
        if reader is not None:
            found += reader(event)
        if event.code in ("guest_taken", "vip_taken", "cleaned"):
            found += _station(p)
    return found


def _dealt(p: SnowState) -> list[Use]:
    found: list[Use] = [Use("rounds", p.t.rounds[p.round_card], "offered")]
    for seat in range(p.seats):
        found += [Use("talents", p.t.talents[card], "offered") for card in p.talent_hand[seat]]
        found += [Use("events", p.t.events[card], "taken", seat) for card in p.events[seat]]
        found += [Use("goals", p.t.goals[card], "taken", seat) for card in p.goals[seat]]
    return found


def _station(p: SnowState) -> list[Use]:
    return [
        Use("vips" if card >= p.t.guests else "guests", p.t.cards[card], "offered")
        for card in p.station
        if card >= 0
    ]


def _card(kind: str, field: str, what: str) -> Callable[[Event], list[Use]]:
    return lambda event: [Use(kind, event.data[field], what, event.data["seat"])]


READERS: dict[str, Callable[[Event], list[Use]]] = {
    "talents_revealed": lambda event: [
        Use("talents", key, "taken", seat) for seat, key in enumerate(event.data["talents"]) if key
    ],
    "guest_taken": _card("guests", "card", "taken"),
    "vip_taken": _card("vips", "card", "taken"),
    "event_drawn": _card("events", "event", "taken"),
    "event_played": _card("events", "event", "played"),
    "goal_played": _card("goals", "goal", "played"),
    "die_placed": _card("areas", "area", "played"),
    "round_announced": lambda event: [Use("rounds", event.data["card"], "offered")],
    "summit_opened": lambda event: [Use("summit_tiles", key, "offered") for key in event.data["tiles"]],
}
