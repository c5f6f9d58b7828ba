"""Agents by name, as command lines give them: ``random``, ``policy``, ``greedy`` or a level, each with a
style if wanted (``normal:bold``), or ``mcts`` with options, such as ``mcts:iterations=1000:exploration=1.5``.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

from ai.bots import Bot, InstinctBot, LevelBot, SearchBot
from ai.levels import BALANCED, LEVELS, STYLES
from ai.search import Settings

_ENDLESS = 1 << 40
"""Iterations for an agent that is limited by time alone."""
_LONGEST = 10
"""Digits of a limit."""
_INSTINCTS = ("random", "policy", "greedy")
_WEIGHTS = ("exploration", "trust", "first_play", "head_start")
_LIMITS = ("lines", "sweeps")
_SWITCHES = ("others", "halving", "secret", "maxn", "margin", "forced", "by_visits", "same_luck")
"""What can be set of a search: weights, numbers from 0 up, limits, whole ones, and switches, 0 or 1."""


class AgentFault(ValueError):
    """A description that names no agent. The text says what would."""


def make_agent(spec: str) -> Bot:
    """The bot that ``spec`` describes. Raises AgentFault."""
    kind, *options = spec.split(":")
    if kind == "mcts":
        return _searcher(spec, options)
    if (kind in _INSTINCTS or kind in LEVELS) and len(options) < 2:
        style = options[0] if options else BALANCED
        if style not in STYLES:
            raise AgentFault(f"{spec!r}: there is no style {style!r}; there are: {', '.join(STYLES)}")
        if kind in LEVELS:
            return LevelBot(LEVELS[kind], STYLES[style])
        return InstinctBot(kind, STYLES[style])
    known = ", ".join((*_INSTINCTS, *LEVELS, "mcts:iterations=N", "mcts:ms=N"))
    raise AgentFault(f"there is no agent {spec!r}; there are: {known}")


def searches(spec: str) -> bool:
    """Whether the agent thinks long enough for games to be worth a process of their own."""
    kind = spec.partition(":")[0]
    return kind == "mcts" or kind in LEVELS


def _searcher(spec: str, options: list[str]) -> SearchBot:
    given = dict(option.partition("=")[::2] for option in options)
    amounts = [key for key in ("iterations", "ms") if key in given]
    if len(amounts) != 1 or len(given) != len(options):
        raise AgentFault(f"{spec!r}: mcts needs iterations=N or ms=N, and each option once")
    amount = given.pop(amounts[0])
    if not (amount.isascii() and amount.isdigit() and 0 < int(amount) < _ENDLESS):
        raise AgentFault(f"{spec!r}: mcts needs iterations=N or ms=N with a whole number above 0")
    style = given.pop("style", BALANCED)
    if style not in STYLES:
        raise AgentFault(f"{spec!r}: there is no style {style!r}; there are: {', '.join(STYLES)}")
    settings = _settings(spec, given)
    if amounts == ["iterations"]:
        return SearchBot(spec, int(amount), settings=settings, style=STYLES[style])
    return SearchBot(spec, _ENDLESS, seconds=int(amount) / 1000, settings=settings, style=STYLES[style])


def _settings(spec: str, given: Mapping[str, str]) -> Settings:
    """The search's settings with those of the description."""
    settings = Settings()
    for key, text in given.items():
        if key in _SWITCHES and text in ("0", "1"):
            setattr(settings, key, text == "1")
        elif key in _LIMITS and text.isascii() and text.isdigit() and len(text) < _LONGEST:
            setattr(settings, key, int(text))
        elif key in _WEIGHTS:
            setattr(settings, key, _weight(spec, text))
        else:
            numbers = (*(f"{name}=X" for name in _WEIGHTS), *(f"{name}=N" for name in _LIMITS))
            known = ", ".join((*numbers, *(f"{name}=0|1" for name in _SWITCHES)))
            raise AgentFault(
                f"{spec!r}: mcts knows iterations=N, ms=N, style=NAME, {known}, not {key}={text}"
            )
    return settings


def _weight(spec: str, text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        weight = -1.0
    if not (isfinite(weight) and weight >= 0.0):
        raise AgentFault(f"{spec!r}: {text!r} is no number from 0 up")
    return weight
