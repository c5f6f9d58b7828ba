"""Where a tutorial stands: its script played through the engine, with the moves that the player made."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field

from games.core.chance import ScriptedChance, SeededChance
from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict, Move
from games.core.paths import PathFault, get, put, same
from games.core.registry import get_title
from games.core.results import Event, GameError
from games.tutorials.reading import Script, Step

PLAYER = 0
"""The seat that the player has in every tutorial."""


@dataclass(slots=True)
class Position:
    """The game at the beginning of a step, and what happened since the last new position.

    `told`: by number of the step, the events of its move and of what followed, with the seat that moved.
    """

    game: Game
    told: dict[int, list[tuple[int | None, Event]]] = field(default_factory=dict)
    left: list[JsonDict] = field(default_factory=list)
    """Scripted chance that was not used: a fault of the script, if the moves are its own."""


def position(script: Script, at: int, moves: Mapping[str, Move]) -> Position:
    """The position at the beginning of step `at`.

    Args:
        moves: what the player did in earlier steps, by the step's key. Where one is missing or no longer
            goes, the script's own move stands in.

    Raises:
        GameError: if the script itself can't be played.
    """
    try:
        return _played(script, at, moves)
    except GameError:
        return _played(script, at, {})


def section(script: Script, at: int) -> int:
    """The step with whose start the position of step `at` began."""
    return max(number for number in range(at + 1) if script.steps[number].start is not None)


def _played(script: Script, at: int, moves: Mapping[str, Move]) -> Position:
    title = get_title(script.slug)
    first = section(script, at)
    begun = script.steps[first].start
    assert begun is not None
    now = Position(_started(title, script.players, begun))
    for number in range(first, at):
        step = script.steps[number]
        done = moves.get(step.key, step.move)
        now.told[number] = [*_move(now, step, done), *_reactions(now, step)]
    return now


def _move(now: Position, step: Step, done: Move | None) -> Iterable[tuple[int | None, Event]]:
    if done is None:
        return []
    chance = ScriptedChance(step.chance)
    events = now.game.play(PLAYER, done, chance)
    now.left += chance.left
    return [(PLAYER, event) for event in events]


def _reactions(now: Position, step: Step) -> Iterable[tuple[int | None, Event]]:
    told: list[tuple[int | None, Event]] = []
    for reaction in step.then:
        chance = ScriptedChance(reaction.chance)
        if reaction.seat is None or reaction.move is None:
            events = now.game.run_job(chance)
        else:
            events = now.game.play(reaction.seat, reaction.move, chance)
        now.left += chance.left
        told += [(reaction.seat, event) for event in events]
    return told


def _started(title: Title, players: int, start: JsonDict) -> Game:
    """A game set up with seed 0, with the values of a step's start. Raises GameError."""
    game = title.new_game(players, SeededChance(0))
    form = game.form()
    try:
        for path, value in start.items():
            put(form, path, deepcopy(value), title.open_objects)
        for path, value in title.follows(form, list(start)).items():
            put(form, path, value)
    except PathFault as fault:
        raise GameError(str(fault)) from fault
    game = title.load(form)
    title.settle(game, SeededChance(0))
    return game


def does(step: Step, move: Move) -> bool:
    """Whether a legal move is what the step asks for."""
    if step.move is None:
        return False
    return _differs_freely(step, move) or any(
        same(_plain(step, dict(move)), _plain(step, other)) for other in step.also
    )


def _differs_freely(step: Step, move: Move) -> bool:
    assert step.move is not None
    wanted, made = deepcopy(step.move), deepcopy(dict(move))
    for path, values in step.free.items():
        try:
            given, own = get(made, path), get(wanted, path)
        except PathFault:
            return False
        if not any(same(given, value) for value in (own, *values)):
            return False
        put(made, path, own)
    return same(_plain(step, made), _plain(step, wanted))


def _plain(step: Step, move: JsonDict) -> JsonDict:
    """The move with the lists in a fixed order whose order doesn't matter."""
    return {key: sorted(value, key=_sign) if key in step.unordered else value for key, value in move.items()}


def _sign(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


def variants(step: Step) -> Iterable[JsonDict]:
    """The moves that the step takes: its own, each free value by itself, the others."""
    if step.move is None:
        return
    yield step.move
    for path, values in step.free.items():
        for value in values:
            other = deepcopy(step.move)
            put(other, path, value)
            yield other
    yield from step.also
