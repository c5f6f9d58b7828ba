"""Faults of a map (SKF-6): all places reach the valley, runs go down, lifts up, none is a dead end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.core.jsontypes import Json, JsonDict
from games.titles.skifest.names import DIFFICULTIES, STYLES, TILES_OF_A_STYLE

if TYPE_CHECKING:
    from games.titles.skifest.card_faults import Faults

_RUN_KEY: Final = re.compile(r"[a-z][a-z0-9_]*")
_PLACE_KEY: Final = re.compile(r"[A-Z]")
_MOST_PLACES: Final = 26
_MOST_LIFTS: Final = 40
_MOST_RUNS: Final = 40
_TILES: Final = len(STYLES) * TILES_OF_A_STYLE


def map_faults(mountain: Json, path: str, faults: Faults) -> None:
    """Note all faults of a map in ``faults``."""
    if not faults.record(mountain, path, ("places", "lifts", "runs")):
        return
    before = len(faults.found)
    places = faults.entries(mountain["places"], f"{path}.places", 2, _MOST_PLACES)
    lifts = faults.entries(mountain["lifts"], f"{path}.lifts", 1, _MOST_LIFTS)
    runs = faults.entries(mountain["runs"], f"{path}.runs", 1, _MOST_RUNS)
    faults.keys(places, f"{path}.places", _PLACE_KEY)
    faults.keys(runs, f"{path}.runs", _RUN_KEY)
    _places(places, f"{path}.places", faults)
    heights = {
        place["key"]: place["height"]
        for place in places
        if isinstance(place, dict) and "key" in place and isinstance(place.get("height"), int)
    }
    for at, lift in enumerate(lifts):
        if faults.record(lift, f"{path}.lifts.{at}", ("from", "to")):
            _way(lift, ("from", "to"), heights, f"{path}.lifts.{at}", faults)
    for at, run in enumerate(runs):
        _run(run, heights, f"{path}.runs.{at}", faults)
    if len(faults.found) == before:
        _ways_on(mountain, path, faults)
        _signs(runs, path, faults)


def _places(places: list[Json], path: str, faults: Faults) -> None:
    valleys = 0
    for at, place in enumerate(places):
        where = f"{path}.{at}"
        if not faults.record(place, where, ("key", "name", "height", "lodge")):
            continue
        faults.text(place["name"], f"{where}.name")
        if faults.number(place["height"], f"{where}.height", 0, 9):
            valleys += place["height"] == 0
        if place["lodge"] is not None:
            faults.number(place["lodge"], f"{where}.lodge", 1, 9)
    if valleys != 1:
        faults.add(path, f"exactly one place of height 0, the valley, is needed, not {valleys}")


def _run(run: Json, heights: dict[str, int], path: str, faults: Faults) -> None:
    keys = ("key", "name", "difficulty", "top", "bottom", "style_space", "no_yeti")
    if not faults.record(run, path, keys):
        return
    faults.text(run["name"], f"{path}.name")
    if run["difficulty"] not in DIFFICULTIES:
        faults.add(f"{path}.difficulty", f"{run['difficulty']!r} is none of {', '.join(DIFFICULTIES)}")
    for key in ("style_space", "no_yeti"):
        if not isinstance(run[key], bool):
            faults.add(f"{path}.{key}", f"true or false is needed, not {run[key]!r}")
    _way(run, ("bottom", "top"), heights, path, faults)


def _way(way: JsonDict, ends: tuple[str, str], heights: dict[str, int], path: str, faults: Faults) -> None:
    """A lift or run: both ends are places, the first one is the lower."""
    known = True
    for end in ends:
        if not isinstance(way[end], str) or way[end] not in heights:
            faults.add(f"{path}.{end}", f"{way[end]!r} is no place of this map")
            known = False
    if known and heights[way[ends[0]]] >= heights[way[ends[1]]]:
        what = "a lift goes up" if ends[0] == "from" else "a run goes down"
        low, high = way[ends[0]], way[ends[1]]
        faults.add(
            path, f"{what}, but {low} is at height {heights[low]} and {high} at height {heights[high]}"
        )


def _ways_on(mountain: JsonDict, path: str, faults: Faults) -> None:
    """A run leads down from every place, so that all reach the valley; and the valley's ways lead to all."""
    tops = {run["top"] for run in mountain["runs"]}
    valley = next(place["key"] for place in mountain["places"] if place["height"] == 0)
    for at, place in enumerate(mountain["places"]):
        if place["key"] != valley and place["key"] not in tops:
            faults.add(
                f"{path}.places.{at}",
                f"no run leads on from {place['key']}: its skiers never reach the valley",
            )
    reached = {valley}
    ways = [(lift["from"], lift["to"]) for lift in mountain["lifts"]]
    ways += [(run["top"], run["bottom"]) for run in mountain["runs"]]
    for _ in mountain["places"]:
        reached |= {end for start, end in ways if start in reached}
    for at, place in enumerate(mountain["places"]):
        if place["key"] not in reached:
            faults.add(f"{path}.places.{at}", f"no lift or run leads to {place['key']}")


def _signs(runs: list[JsonDict], path: str, faults: Faults) -> None:
    """Tiles for all style spaces, and somewhere for the Yeti to go."""
    spaces = sum(run["style_space"] for run in runs)
    if spaces > _TILES:
        faults.add(f"{path}.runs", f"{spaces} style spaces, but there are {_TILES} tiles")
    if sum(not run["no_yeti"] for run in runs) < 2:
        faults.add(f"{path}.runs", "the Yeti needs at least two runs without a no-Yeti sign")
