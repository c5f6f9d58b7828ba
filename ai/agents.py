"""Agents by name, as command lines give them: ``random``, ``greedy``, a level, ``mcts:iterations=N`` or
``mcts:ms=N``.
"""

from __future__ import annotations

from ai.bots import Bot, InstinctBot, LevelBot, SearchBot
from ai.levels import LEVELS

_ENDLESS = 1 << 40
"""Iterations for an agent that is limited by time alone."""


class AgentFault(ValueError):
    """A description that names no agent. The text says what would."""


def make_agent(spec: str) -> Bot:
    """The bot that ``spec`` describes. Raises AgentFault."""
    if spec in ("random", "policy", "greedy"):
        return InstinctBot(spec)
    if spec in LEVELS:
        return LevelBot(LEVELS[spec])
    kind, _, option = spec.partition(":")
    if kind == "mcts":
        key, _, number = option.partition("=")
        if (
            key in ("iterations", "ms")
            and number.isascii()
            and number.isdigit()
            and 0 < int(number) < _ENDLESS
        ):
            if key == "iterations":
                return SearchBot(spec, int(number))
            return SearchBot(spec, _ENDLESS, seconds=int(number) / 1000)
        raise AgentFault(f"{spec!r}: mcts needs iterations=N or ms=N with a whole number above 0")
    known = ", ".join(("random", "policy", "greedy", *LEVELS, "mcts:iterations=N", "mcts:ms=N"))
    raise AgentFault(f"there is no agent {spec!r}; there are: {known}")


def searches(spec: str) -> bool:
    """Whether the agent thinks long enough for games to be worth a process of their own."""
    return spec.startswith("mcts") or spec in LEVELS
