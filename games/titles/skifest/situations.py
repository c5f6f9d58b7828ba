"""Which situations of Ski Fest a seat stands in, seen from its own view."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.jsontypes import JsonDict

OWED = {"slide": "slide", "move_yeti": "move_yeti", "hold_avalanche": "hold_avalanche", "buy": "buy"}


def situations(view: JsonDict, seat: int, cards: JsonDict) -> Iterator[str]:
    """The keys of ``situations.toml`` that hold now, the most pressing first; ``cards``: the match's."""
    own = view["players"][seat]
    acts = seat in view["seats_to_act"]
    if acts and view["pending"]:
        yield OWED[view["pending"][0]["kind"]]
        return
    if view["phase"] == "apres":
        if acts:
            yield "village" if own["village"] == 0 else "village_on"
        return
    if view["phase"] != "ski":
        return
    if acts:
        yield from _turn(view, own, seat)


def _turn(view: JsonDict, own: JsonDict, seat: int) -> Iterator[str]:
    if view["draws_left"]:
        yield "second_card"
    if own["explosives"]:
        yield "explosive"
    if own["tickets"]:
        yield "ticket"
    if view["actions_left"] == 0:
        yield "end_turn"
        return
    if view["day"] == 1 and view["round"] == 1:
        yield "first_turn"
    if "yeti" in own["hand"]:
        yield "yeti_card"
    if view["yeti"] is not None:
        yield "yeti_blocks"
    if any(run["markers"] and run["markers"][-1] != seat for run in view["runs"].values()):
        yield "claim"
    if view["round"] == 4:
        yield "valley"
