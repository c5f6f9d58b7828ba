"""The scripts of the tutorials and their texts, read strictly.

``games/titles/<slug>/tutorial/script.toml`` has what happens, ``en.toml``, ``it.toml`` and ``de.toml`` beside
it what is said. docs/tutorials.md describes both.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import games.titles
from games.assistant.books import LANGUAGES
from games.core.jsontypes import Json, JsonDict
from games.core.registry import titles

_SCRIPT_KEYS = {"minutes", "players", "rivals", "steps"}
_STEP_KEYS = {"key", "rule", "start", "here", "move", "free", "also", "unordered", "chance", "then"}
_REACTION_KEYS = {"seat", "move", "office", "chance"}
_WORDS = ("title", "say")
"""What every step says."""
_MOVE_WORDS = ("todo", "why")
"""What a step with a move says besides."""


class TutorialFault(ValueError):
    """A tutorial that can't be used; the text names every fault by file and step."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """What follows the player's move: another seat's move, or the worker's step (both `None`)."""

    seat: int | None
    move: JsonDict | None
    chance: tuple[JsonDict, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A step: what is said, where to look, and what the player does before the next one.

    Attributes:
        start: values by dotted path that make a new position, on a freshly set up game; `None`: play goes on.
        here: CSS selectors of what is meant on the board.
        move: what the player is asked to do; `None`: only to read on.
        free: by dotted path in the move, the other values that do as well.
        also: other moves that do as well.
        unordered: fields of the move whose lists may come in any order.
        chance: what dice and cards give to the move.
        then: what follows it.
    """

    key: str
    rule: str
    start: JsonDict | None
    here: tuple[str, ...]
    move: JsonDict | None
    free: Mapping[str, tuple[Json, ...]]
    also: tuple[JsonDict, ...]
    unordered: tuple[str, ...]
    chance: tuple[JsonDict, ...]
    then: tuple[Reaction, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """A tutorial without its words."""

    slug: str
    minutes: int
    players: int
    rivals: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """What a tutorial says in one language: `lead` before it, `learned` at its end, texts by step's key."""

    lead: str
    learned: tuple[str, ...]
    steps: Mapping[str, Mapping[str, str]]


def folder_of(slug: str) -> Path:
    """Where the files of a title's tutorial are."""
    return Path(games.titles.__path__[0]) / slug / "tutorial"


def slugs() -> list[str]:
    """The titles that have a tutorial."""
    return [slug for slug in titles() if (folder_of(slug) / "script.toml").exists()]


@cache
def script(slug: str) -> Script:
    """The tutorial of a title.

    Raises:
        TutorialFault: if it has a fault.
    """
    data = _toml(folder_of(slug) / "script.toml")
    faults = [f"script.toml: {key} is no key" for key in data.keys() - _SCRIPT_KEYS]
    faults += [f"script.toml: {key} is missing" for key in _SCRIPT_KEYS - data.keys()]
    if not faults:
        faults = list(_step_faults(data["steps"], data["players"]))
        if len(data["rivals"]) != data["players"] - 1:
            faults.append("script.toml: rivals: a name for each other seat")
    if faults:
        raise TutorialFault("\n".join(faults))
    return Script(
        slug, data["minutes"], data["players"], tuple(data["rivals"]), tuple(map(_step, data["steps"]))
    )


def _step(data: JsonDict) -> Step:
    return Step(
        data["key"],
        data["rule"],
        data.get("start"),
        tuple(data.get("here", ())),
        data.get("move"),
        {path: tuple(values) for path, values in data.get("free", {}).items()},
        tuple(data.get("also", ())),
        tuple(data.get("unordered", ())),
        tuple(data.get("chance", ())),
        tuple(
            Reaction(item.get("seat"), item.get("move"), tuple(item.get("chance", ())))
            for item in data.get("then", ())
        ),
    )


def _step_faults(steps: list[JsonDict], players: int) -> Iterator[str]:
    seen: set[str] = set()
    for at, step in enumerate(steps):
        name = f"script.toml: step {at + 1} ({step.get('key', '?')})"
        yield from (f"{name}: {key} is no key" for key in step.keys() - _STEP_KEYS)
        yield from (f"{name}: {key} is missing" for key in ("key", "rule") if key not in step)
        if step.get("key") in seen:
            yield f"{name}: the key is there twice"
        seen.add(step.get("key", ""))
        if at == 0 and "start" not in step:
            yield f"{name}: the first step needs a start"
        if "move" not in step and any(key in step for key in ("free", "also", "chance")):
            yield f"{name}: free, also and chance belong to a move"
        for reaction in step.get("then", ()):
            if reaction.keys() - _REACTION_KEYS or ("office" in reaction) == ("move" in reaction):
                yield f"{name}: then: a seat's move or office = true"
            elif "move" in reaction and reaction.get("seat") not in range(1, players):
                yield f"{name}: then: a move of another seat, 1 to {players - 1}"
    if steps and "move" in steps[-1]:
        yield "script.toml: the last step is only to be read"


@cache
def words(slug: str, language: str) -> Words:
    """What the tutorial of a title says in a language.

    Raises:
        TutorialFault: if a text is missing or too many.
    """
    file = f"{language}.toml"
    data = _toml(folder_of(slug) / file)
    texts: dict[str, dict[str, str]] = data.get("steps", {})
    faults = [f"{file}: {key} is missing" for key in ("lead", "learned", "steps") if not data.get(key)]
    steps = script(slug).steps
    for step in steps:
        wanted = {*_WORDS, *(_MOVE_WORDS if step.move is not None else ())}
        found = texts.get(step.key, {})
        faults += [f"{file}: steps.{step.key}.{key} is missing" for key in wanted if not found.get(key)]
        faults += [f"{file}: steps.{step.key}.{key} is no key" for key in found.keys() - wanted]
    faults += [f"{file}: steps.{key}: there is no such step" for key in texts.keys() - {s.key for s in steps}]
    if faults:
        raise TutorialFault("\n".join(faults))
    return Words(data["lead"], tuple(data["learned"]), texts)


@cache
def labels(language: str) -> dict[str, str]:
    """What every tutorial's panel says around the steps."""
    found: dict[str, str] = _toml(Path(__file__).parent / "labels.toml")[
        language if language in LANGUAGES else LANGUAGES[0]
    ]
    return found


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as problem:
        raise TutorialFault(f"{path.name}: {problem}") from problem
