"""Scenarios: scripted games with known results, read strictly and played on the rules alone."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from games.core.chance import ChanceFault, ScriptedChance, SeededChance
from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict
from games.core.paths import PathFault, get, put
from games.core.registry import get_title, titles
from games.core.results import FormFault, GameError, MoveFault

KEYS = {
    "game": str,
    "players": int,
    "title": str,
    "rules": list,
    "options": dict,
    "cards": dict,
    "start": dict,
    "chance": list,
    "moves": list,
    "refused": dict,
    "expect": dict,
}
REQUIRED = ("game", "players")
MOST_DEPTH = 50
"""No title's form comes near it, and whatever walks through a scenario may recurse."""
TYPE_NAMES = {str: "a string", int: "a whole number", list: "a list", dict: "an object"}


class ScenarioFault(Exception):
    """A file that is no scenario; the text is the reason."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a seat; ``rule`` is the one a refusal must cite."""

    seat: int
    move: JsonDict
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as read: everything in it has the right shape."""

    title: Title
    players: int
    name: str
    options: JsonDict
    cards: JsonDict | None
    start: JsonDict
    chance: list[JsonDict]
    moves: list[Step]
    refused: Step | None
    expect: JsonDict


@dataclass(slots=True)
class Run:
    """A scenario that was played: the game as it ended, and why it failed (empty: it holds)."""

    game: Game
    failures: list[str] = field(default_factory=list)


def read_file(path: str) -> Scenario:
    """The scenario in a file. Raises ScenarioFault if it can't be read or has a fault."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioFault(f"can't be read: {getattr(error, 'strerror', None) or error}") from error
    return read(text)


def read(text: str) -> Scenario:
    """The scenario in a text. Raises ScenarioFault."""
    try:
        top = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise ScenarioFault(f"is no JSON: {error}") from error
    if _depth(top) > MOST_DEPTH:
        raise ScenarioFault(f"is nested more than {MOST_DEPTH} deep")
    _keys(top, KEYS, REQUIRED, "a scenario")
    for key, kind in KEYS.items():
        if key in top and (not isinstance(top[key], kind) or isinstance(top[key], bool)):
            raise ScenarioFault(f"{key!r} must be {TYPE_NAMES[kind]}")
    if not all(isinstance(rule, str) for rule in top.get("rules", [])):
        raise ScenarioFault("'rules' must be a list of rule ids")
    try:
        title = get_title(top["game"])
    except KeyError as error:
        raise ScenarioFault(str(error.args[0])) from error
    if not title.min_seats <= top["players"] <= title.max_seats:
        raise ScenarioFault(f"{title.slug} is for {title.min_seats} to {title.max_seats} players")
    seats = top["players"]
    return Scenario(
        title=title,
        players=seats,
        name=top.get("title", ""),
        options=top.get("options", {}),
        cards=_cards(title, top),
        start=top.get("start", {}),
        chance=_chance(title, top.get("chance", [])),
        moves=[
            _step(title, seats, step, f"moves.{at}", False) for at, step in enumerate(top.get("moves", []))
        ],
        refused=_step(title, seats, top["refused"], "refused", True) if "refused" in top else None,
        expect=top.get("expect", {}),
    )


def _unique(pairs: list[tuple[str, Json]]) -> JsonDict:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the key {twice!r} is there twice")
    return found


def _no_constant(name: str) -> Json:
    raise ValueError(f"{name} is no number")


def _depth(value: Json) -> int:
    """How many lists and objects lie within each other, counted without recursion."""
    depth, level = 0, [value]
    while level := [part for part in level if isinstance(part, dict | list)]:
        depth += 1
        level = [inner for part in level for inner in (part.values() if isinstance(part, dict) else part)]
    return depth


def _keys(value: Json, known: JsonDict | tuple[str, ...], required: tuple[str, ...], what: str) -> None:
    if not isinstance(value, dict):
        raise ScenarioFault(f"{what} must be an object")
    for key in value:
        if key not in known:
            raise ScenarioFault(f"{what} has the unknown key {key!r}")
    for key in required:
        if key not in value:
            raise ScenarioFault(f"{what} lacks the key {key!r}")


def _cards(title: Title, top: JsonDict) -> JsonDict | None:
    if "cards" not in top:
        return None
    try:
        cards = title.own_cards(top["cards"])
    except FormFault as fault:
        raise ScenarioFault(f"cards: {fault}") from fault
    if cards is None:
        raise ScenarioFault(f"has the unknown key 'cards': {title.slug} takes no own cards")
    return cards


def _chance(title: Title, entries: list[Json]) -> list[JsonDict]:
    for at, entry in enumerate(entries):
        fault = title.chance_fault(entry)
        if fault is not None and not _of_another_game(title, entry):
            raise ScenarioFault(f"chance.{at} {fault}")
    return entries


def _of_another_game(title: Title, entry: Json) -> bool:
    """Whether an entry is of a kind that other games have. It is no fault of the file: being of the wrong
    kind it fails the scenario when something is due, or is left over."""
    kinds = {kind for other in titles().values() for kind in other.chance_kinds} - set(title.chance_kinds)
    return isinstance(entry, dict) and len(entry) == 1 and next(iter(entry)) in kinds


def _step(title: Title, seats: int, step: Json, path: str, refused: bool) -> Step:
    names = ("seat", "do", "rule") if refused else ("seat", "do")
    _keys(step, names, names, path)
    seat = step["seat"]
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ScenarioFault(f"{path}.seat must be a seat from 0 to {seats - 1}, not {seat!r}")
    if refused and not isinstance(step["rule"], str):
        raise ScenarioFault(f"{path}.rule must be a rule id")
    try:
        title.check_fields(step["do"])
    except MoveFault as fault:
        raise ScenarioFault(f"{path}.do: {fault}") from fault
    return Step(seat, step["do"], step.get("rule"))


def run(scenario: Scenario) -> Run:
    """Play a scenario.

    Raises:
        ScenarioFault: if the start can't be put into the state, or a move is none.
    """
    game = _started(scenario)
    chance = ScriptedChance(scenario.chance)
    played = Run(game)
    try:
        scenario.title.settle(game, chance)
        _run_jobs(game, chance)
        for at, step in enumerate(scenario.moves):
            problem = _refusal(game, step)
            if problem:
                played.failures.append(f"move {at} is refused: {problem}")
                return played
            game.play(step.seat, step.move, chance)
            _run_jobs(game, chance)
    except ChanceFault as fault:
        played.failures.append(str(fault))
        return played
    except (MoveFault, FormFault) as fault:
        raise ScenarioFault(str(fault)) from fault
    except GameError as fault:
        played.failures.append(str(fault))
        return played
    _check_refused(scenario, played)
    if chance.left:
        played.failures.append(f"chance is left over: {json.dumps(chance.left)}")
    _check_expected(scenario, played)
    return played


def _started(scenario: Scenario) -> Game:
    """The game after set-up with seed 0 and the values of ``start``."""
    title = scenario.title
    try:
        game = title.new_game(scenario.players, SeededChance(0), scenario.cards, scenario.options)
        form = game.form()
        for path, value in scenario.start.items():
            put(form, path, value, title.open_objects)
        for path, value in title.follows(form, list(scenario.start)).items():
            put(form, path, value)
        return title.load(form, scenario.cards)
    except PathFault as fault:
        raise ScenarioFault(f"start: {fault}") from fault
    except FormFault as fault:
        raise ScenarioFault(f"start: {fault}") from fault


def _run_jobs(game: Game, chance: ScriptedChance) -> None:
    while game.job() is not None:
        game.run_job(chance)


def _refusal(game: Game, step: Step) -> str:
    """Why a move is refused, in words; empty if it is legal."""
    names = [f"seat {seat}" for seat in range(game.seats)]
    violations = game.check(step.seat, step.move)
    return " ".join(f"{v.rule}: {game.title.violation_text(v, names)}" for v in violations)


def _check_refused(scenario: Scenario, played: Run) -> None:
    step = scenario.refused
    if step is None:
        return
    try:
        violations = played.game.check(step.seat, step.move)
    except MoveFault as fault:
        raise ScenarioFault(f"refused: {fault}") from fault
    if not violations:
        played.failures.append(f"the move under 'refused' is legal: {json.dumps(step.move)}")
    elif step.rule not in {violation.rule for violation in violations}:
        cited = ", ".join(violation.rule for violation in violations)
        played.failures.append(f"the move under 'refused' is refused by {cited}, not by {step.rule}")


def _check_expected(scenario: Scenario, played: Run) -> None:
    form = played.game.form()
    for path, wanted in scenario.expect.items():
        try:
            found = get(form, path)
        except PathFault as fault:
            played.failures.append(f"expect: {fault}")
            continue
        if not scenario.title.equal(path, found, wanted):
            played.failures.append(f"{path} is {json.dumps(found)}, expected {json.dumps(wanted)}")
