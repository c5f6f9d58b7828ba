"""Which situations of Boutique Hotel Manager a seat stands in, seen from its own view."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.jsontypes import JsonDict


def situations(view: JsonDict, seat: int, cards: JsonDict) -> Iterator[str]:
    """The keys of ``situations.toml`` that hold now, the most pressing first; ``cards``: the match's."""
    own = view["players"][seat]
    acts = seat in view["seats_to_act"]
    walkins = view["stage"] == "walkins"
    if view["phase"] == "bid" and seat in view["bidders"]:
        yield "rank_bid" if walkins else "tie_bid"
    if view["phase"] == "prepare" and acts:
        if view["week"] > 1:
            yield "second_week"
        yield "set_prices"
    if view["phase"] == "place" and acts:
        yield "choose_rooms"
    if view["phase"] == "planning" and acts:
        yield "hire"
    if view["phase"] == "expand" and acts:
        yield "expand"
    if any(other["out"] for other in view["players"]):
        yield "closed"
    if view["week_reports"]:
        yield "report"
    if any(token for room in own["beyond"] for token in room):
        yield "carried"
    if view["phase"] == "price" and acts:
        yield "walkin_day" if walkins else "change_price"
