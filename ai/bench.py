"""How fast a title's rules and the search on them run: CPU time, one core."""

from __future__ import annotations

import sys
from time import process_time

from ai.search import Search, Settings
from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.registry import get_title

_BATCH = 64


def engine_figures(slug: str, seats: int, seconds: float) -> JsonDict:
    """Speed from the first decision of a new game.

    Args:
        slug: a title's.
        seats: players.
        seconds: CPU seconds for each of the three measurements.

    Returns:
        ``playouts_per_cpu_s`` (whole uniformly random games), ``steps_per_cpu_s`` (their choices),
        ``clone_us`` (one copy, microseconds), ``search_iterations_per_cpu_s`` and ``compiled`` (whether
        the rules and the search both are).
    """
    root = get_title(slug).new_game(seats, SeededChance(1)).state
    # As a search has it: cards drawn on the way, no stop for the worker's step.
    root.determinize(root.actor)
    work = root.clone()
    games = steps = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or games == 0:
        for _ in range(_BATCH):
            work.copy_from(root)
            work.reseed(games)
            steps += work.playout(False)
            games += 1
    playouts = games / spent
    pace = steps / spent

    clones = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or clones == 0:
        for _ in range(_BATCH):
            root.clone()
        clones += _BATCH
    clone = spent / clones * 1e6

    iterations = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or iterations == 0:
        # Searches of a usual length, one after the other: a single long one would measure an ever deeper
        # tree.
        search = Search(root, root.actor, iterations, Settings())
        iterations += search.run(_SEARCH_LENGTH)
    return {
        "playouts_per_cpu_s": round(playouts),
        "steps_per_cpu_s": round(pace),
        "clone_us": round(clone, 3),
        "search_iterations_per_cpu_s": round(iterations / spent),
        "compiled": _is_compiled(type(root).__module__) and _is_compiled(Search.__module__),
    }


_SEARCH_LENGTH = 1000


def _is_compiled(module: str) -> bool:
    file = getattr(sys.modules[module], "__file__", None) or ""
    return not file.endswith(".py")
