"""How fast a title's rules and the search on them run: CPU time, one core."""

from __future__ import annotations

import sys
from resource import RUSAGE_SELF, getrusage
from time import process_time

from ai.search import Search, Settings
from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.registry import get_title
from games.core.state import State

_BATCH = 64


def engine_figures(slug: str, seats: int, seconds: float) -> JsonDict:
    """Speed from the first decision of a new game.

    Args:
        slug: a title's.
        seats: players.
        seconds: CPU seconds for each of the measurements.

    Returns:
        ``playouts_per_cpu_s`` (whole uniformly random games), ``steps_per_cpu_s`` (their choices),
        ``clone_us`` (one copy, microseconds), ``search_iterations_per_cpu_s``, ``compiled`` (whether the
        rules and the search both are), ``search_node_cap`` (the most nodes a search keeps), ``search_nodes``
        (how many one long search made), ``search_node_bytes`` (memory of one of these) and ``search_most_mb``
        (what a search takes at the cap, in millions of bytes).
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
        **_memory(root, seconds),
    }


_SEARCH_LENGTH = 1000


def _memory(root: State, seconds: float) -> JsonDict:
    """What one search's tree takes, grown until it has as many nodes as it may, or the time is up."""
    settings = Settings()
    before = _peak_bytes()
    search = Search(root, root.actor, 1, settings)
    started = process_time()
    while process_time() - started < seconds and search.nodes < settings.node_cap:
        # Of a single choice: a search that is sure stops by itself.
        search.run(_SEARCH_LENGTH, only=[search.iterations // _SEARCH_LENGTH % max(1, root.count)])
    node = (_peak_bytes() - before) / max(1, search.nodes)
    return {
        "search_node_cap": settings.node_cap,
        "search_nodes": search.nodes,
        "search_node_bytes": round(node),
        "search_most_mb": round(node * settings.node_cap / 1e6, 1),
    }


def _peak_bytes() -> int:
    """The most memory the process ever had."""
    peak = getrusage(RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _is_compiled(module: str) -> bool:
    file = getattr(sys.modules[module], "__file__", None) or ""
    return not file.endswith(".py")
