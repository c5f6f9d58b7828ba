"""Plays and searches every title from fixed seeds and prints a fingerprint of all of it as JSON.

Run in a process of its own, compiled or plain (``CHALET_COMPILE=0``), by ``test_compiled.py``.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from ai.search import Search, Settings
from games.compiled.groups import find_groups
from games.compiled.loader import is_compiled
from games.core.chance import SeededChance
from games.core.game import Game, Title
from games.core.registry import titles
from games.core.state import State

SEEDS = range(6)
ITERATIONS = 60


def fingerprint(parts: object) -> str:
    return sha256(repr(parts).encode()).hexdigest()[:16]


def by_choices(root: State, seed: int) -> list[object]:
    """A game choice by choice, policy and luck in turn, with what the state shows at each."""
    state = root.clone()
    state.reseed(seed)
    state.determinize(-1)
    seen: list[object] = []
    while state.actor >= 0:
        seen.append((state.actor, state.count, state.face, state.fresh, state.sealed, state.greedy()))
        state.apply(state.suggest() if len(seen) % 3 else state.random_choice())
    return [seen, state.rewards()]


def by_playouts(root: State, seed: int) -> list[object]:
    work = root.clone()
    ends: list[object] = []
    for informed in (False, True):
        work.copy_from(root)
        work.reseed(seed)
        work.determinize(root.actor)
        ends.append((work.playout(informed), work.rewards()))
    return ends


def by_search(root: State, seed: int) -> list[object]:
    found: list[object] = []
    for others in (True, False):
        search = Search(root, root.actor, seed, Settings(others=others))
        done = search.run(ITERATIONS)
        found += [done, search.visits(), search.values(), search.nodes, search.best()]
    return found


def by_moves(title: Title, seats: int, seed: int) -> list[object]:
    """A match as the table plays it: moves of the greedy policy, with all events and the form at the end."""
    chance = SeededChance(seed)
    game: Game = title.new_game(seats, chance)
    told: list[object] = []
    while game.outcome() is None:
        if game.job() is not None:
            told.extend(event.to_json() for event in game.run_job(chance))
            continue
        seat = game.state.actor
        state = game.state.clone()
        state.reseed(seed)
        choices: list[int] = []
        move = None
        while move is None:
            choices.append(state.greedy())
            move = game.move_of(seat, choices)
            if move is None:
                state.apply(choices[-1])
        told.extend(event.to_json() for event in game.play(seat, move, chance))
    return [told, game.form()]


def main() -> None:
    found: dict[str, str] = {}
    for slug, title in titles().items():
        for seats in sorted({title.min_seats, title.max_seats}):
            root = title.new_game(seats, SeededChance(seats)).state
            name = f"{slug}, {seats} seats"
            found[f"{name}: choices"] = fingerprint([by_choices(root, seed) for seed in SEEDS])
            found[f"{name}: playouts"] = fingerprint([by_playouts(root, seed) for seed in SEEDS])
            found[f"{name}: searches"] = fingerprint([by_search(root, seed) for seed in SEEDS])
            found[f"{name}: moves"] = fingerprint([by_moves(title, seats, seed) for seed in SEEDS])
    modules = {
        group.name: [is_compiled(module) for module in group.modules]
        for group in find_groups()
        if all(module in sys.modules for module in group.modules)
    }
    json.dump({"games": found, "modules": modules}, sys.stdout)


if __name__ == "__main__":
    main()
