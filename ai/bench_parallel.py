"""What helpers bring: wall time of one long search alone and split, and what asking for them costs."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time

from ai.parallel.team import Team
from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.registry import get_title

_PATIENCE_S = 60.0
_ASKED = 40
"""How often helpers are asked for next to nothing, to see what that costs."""


def parallel_figures(slug: str, seats: int, processes: int, iterations: int, searches: int) -> JsonDict:
    """Searches of the first decision of a new game, alone and by several processes.

    Args:
        processes: that search together, this one among them.
        iterations: of each search, shared by the processes.
        searches: how many; the figures are of the quickest, as other load only adds.

    Returns:
        ``alone_s`` and ``together_s``: wall time of a search. ``gain``: in iterations a second of wall time.
        ``gain_cpu``: the same by the CPU time of the process that worked most, so the gain where each has a
        core to itself. ``asking_ms``: how much longer a search of one iteration takes with helpers.
    """
    with helpers(processes - 1) as path:
        one = Team(path, 0, patience_s=_PATIENCE_S)
        all_of_them = Team(path, processes - 1, patience_s=_PATIENCE_S)
        alone = [_time(one, slug, seats, iterations, seed) for seed in range(searches)]
        together = [_time(all_of_them, slug, seats, iterations, seed) for seed in range(searches)]
        least = min(_time(one, slug, seats, 1, seed).wall_s for seed in range(_ASKED))
        asking = min(_time(all_of_them, slug, seats, 1, seed).wall_s for seed in range(_ASKED)) - least
    return {
        "game": slug,
        "players": seats,
        "processes": processes,
        "iterations": iterations,
        "alone_s": round(min(time.wall_s for time in alone), 4),
        "together_s": round(min(time.wall_s for time in together), 4),
        "alone_iterations_per_s": round(_pace(alone)),
        "together_iterations_per_s": round(_pace(together)),
        "gain": round(_pace(together) / _pace(alone), 2),
        "gain_cpu": round(_pace_cpu(together) / _pace_cpu(alone), 2),
        "asking_ms": round(asking * 1000, 2),
    }


@dataclass(frozen=True, slots=True)
class _Time:
    """What a search took: wall seconds, CPU seconds of the process that worked most, iterations of all."""

    wall_s: float
    cpu_s: float
    done: int


def _time(team: Team, slug: str, seats: int, iterations: int, seed: int) -> _Time:
    game = get_title(slug).new_game(seats, SeededChance(1))
    wall, cpu = perf_counter(), process_time()
    search = team.search(game, game.state.actor, seed, 0)
    if search.helpers != team.most:
        raise RuntimeError("a helper is missing")
    done = search.run(iterations)
    found = search.best_line()
    search.close()
    assert found
    return _Time(perf_counter() - wall, max(process_time() - cpu, search.slowest_s), done)


def _pace(times: list[_Time]) -> float:
    return max(time.done / time.wall_s for time in times)


def _pace_cpu(times: list[_Time]) -> float:
    return max(time.done / time.cpu_s for time in times)


@contextmanager
def helpers(number: int) -> Iterator[Path]:
    """A pool of its own on a socket that is given; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="chalet-helpers-") as folder:
        path = Path(folder) / "helpers.sock"
        command = [sys.executable, "-m", "config.serve.helpers", str(path), str(number)]
        pool = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert pool.stdout is not None
            if pool.stdout.readline().strip() != "helpers ready":
                raise RuntimeError("the helpers did not start")
            yield path
        finally:
            pool.terminate()
            pool.wait()
