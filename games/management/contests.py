"""What the commands share that let agents play: their options, and what is refused before a game begins."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from typing import Any, Protocol

from django.core.management.base import CommandError

from ai.agents import AgentFault, make_agent
from games.core.registry import titles

MOST_WORKERS = 256
"""Each is a process of its own: a slip of the hand must not bring the machine down."""


class Planned(Protocol):
    """What is to be played."""

    @property
    def agents(self) -> tuple[str, ...]:
        """Who plays."""

    def faults(self) -> list[str]:
        """What is wrong with seats and numbers, in words; empty if it can begin."""


def add_options(
    parser: ArgumentParser, *, games: int, agents: str, who: str, each: str = "", seats: int | None = 2
) -> None:
    """Take the game, `--players`, `--games`, `--agents`, `--seed`, `--workers` and `--json`.

    Args:
        games, agents, seats: the defaults; `None`: as many seats as there can be.
        who: the help of `--agents`.
        each: what the number of games is for.
    """
    parser.add_argument("game", help="the game's short name, such as boutique")
    parser.add_argument(
        "--players", type=int, default=seats, help=f"seats at the table ({seats or 'the most'})"
    )
    parser.add_argument("--games", type=int, default=games, help=f"how many games{each} (%(default)s)")
    parser.add_argument("--agents", default=agents, help=f"who plays, {who} (%(default)s)")
    parser.add_argument(
        "--seed", type=int, default=1, help="the same seed gives the same games (%(default)s)"
    )
    parser.add_argument("--workers", type=int, help="processes; the games don't depend on it (one a core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")


def game_of(options: Mapping[str, Any]) -> str:
    """The slug of the game. Raises CommandError if there is none of that name."""
    slug: str = options["game"]
    if slug not in titles():
        raise CommandError(f"There is no game {slug!r}. There are: {', '.join(titles())}.")
    return slug


def agents_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The agents that were named."""
    return tuple(spec.strip() for spec in options["agents"].split(",") if spec.strip())


def check(planned: Planned) -> None:
    """Raises CommandError with all that is wrong with what is to be played."""
    faults = planned.faults()
    for spec in planned.agents:
        try:
            make_agent(spec)
        except AgentFault as error:
            faults.append(str(error))
    if faults:
        raise CommandError("; ".join(faults) + ".")


def workers_of(options: Mapping[str, Any], usual: int) -> int:
    """How many processes play, ``usual`` unless a number was named. Raises CommandError."""
    workers: int = usual if options["workers"] is None else options["workers"]
    if not 1 <= workers <= MOST_WORKERS:
        raise CommandError(f"--workers must be 1 to {MOST_WORKERS}.")
    return workers
