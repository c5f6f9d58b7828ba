"""Our search against OpenSpiel's ISMCTS at equal CPU time: what is played, and what came of it.

OpenSpiel is an optional extra: nothing here imports it before a game is played.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from ai.arena import play_on
from ai.statistics import mean, wilson
from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.registry import get_title

SEATS = 2
HOW_TO_INSTALL = "OpenSpiel is missing. Install it with: .venv/bin/pip install -r requirements-peer.txt"


class PeerMissing(Exception):
    """OpenSpiel isn't installed; the text says how to."""


@dataclass(frozen=True, slots=True)
class PeerMatch:
    """``games`` games of two players, seats rotated, each pair of games dealt alike.

    ``cpu_ms`` is for one move of either side. ``fast``: the peer's rollouts run in our compiled kernel.
    """

    slug: str
    games: int
    cpu_ms: float
    seed: int
    fast: bool


@dataclass(frozen=True, slots=True)
class PeerRecord:
    """One finished game: our points (1 won, 0.5 drawn) and seat; by side, ours first, CPU seconds and moves;
    the peer's simulations.
    """

    number: int
    points: float
    seat: int
    cpu_s: tuple[float, float]
    moves: tuple[int, int]
    simulations: int


def peer_version() -> str:
    """Which OpenSpiel is installed. Raises PeerMissing."""
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        raise PeerMissing(HOW_TO_INSTALL) from None


def play_peer_game(match: PeerMatch, number: int) -> PeerRecord:
    """Play game ``number`` of a match, from the deal to the outcome."""
    from ai.peer_bots import OursBot, PeerBot

    title = get_title(match.slug)
    chance = SeededChance(f"{match.seed}:{number // SEATS}")
    game = title.new_game(SEATS, chance)
    seat = number % SEATS
    ours = OursBot(match.cpu_ms / 1000)
    peer = PeerBot(match.slug, SEATS, match.cpu_ms / 1000, match.fast)
    bots = [ours if other == seat else peer for other in range(SEATS)]
    outcome, _ = play_on(game, bots, chance, match.seed * 1_000_003 + number)
    return PeerRecord(
        number,
        outcome.shares()[seat],
        seat,
        (ours.purse.spent_s, peer.purse.spent_s),
        (ours.purse.moves, peer.purse.moves),
        peer.simulations,
    )


def play_peer(
    match: PeerMatch, workers: int, each: Callable[[PeerRecord], None] | None = None
) -> list[PeerRecord]:
    """Play all games, in so many processes; ``each`` is called with every record as it comes."""
    records = []
    with multiprocessing.get_context("spawn").Pool(min(workers, match.games)) as pool:
        for record in pool.imap_unordered(_Player(match), range(match.games)):
            records.append(record)
            if each is not None:
                each(record)
    return sorted(records, key=lambda record: record.number)


def peer_figures(match: PeerMatch, records: list[PeerRecord]) -> JsonDict:
    """What ``bench peer --json`` prints: our share of points with its 95 % interval, and by side the CPU
    time, in milliseconds a move and in seconds.
    """
    points = [record.points for record in records]
    share = mean(points)
    cpu = [sum(record.cpu_s[side] for record in records) for side in range(2)]
    moves = [sum(record.moves[side] for record in records) for side in range(2)]
    return {
        "game": match.slug,
        "players": SEATS,
        "games": len(records),
        "seed": match.seed,
        "peer": f"open_spiel {peer_version()} ISMCTSBot",
        "peer_rollouts": "compiled kernel" if match.fast else "open_spiel",
        "cpu_ms": match.cpu_ms,
        "ours_share": round(share, 4),
        "ci95": [round(end, 4) for end in wilson(share, len(records))],
        "ours_share_by_seat": [
            round(mean([record.points for record in records if record.seat == seat]), 4)
            for seat in range(SEATS)
        ],
        "won": points.count(1.0),
        "lost": points.count(0.0),
        "ours_cpu_ms_per_move": round(cpu[0] / max(1, moves[0]) * 1000, 2),
        "peer_cpu_ms_per_move": round(cpu[1] / max(1, moves[1]) * 1000, 2),
        "ours_cpu_s": round(cpu[0], 1),
        "peer_cpu_s": round(cpu[1], 1),
        "peer_simulations_per_move": round(sum(record.simulations for record in records) / max(1, moves[1])),
    }


@dataclass(frozen=True, slots=True)
class _Player:
    """Plays games of one match in another process."""

    match: PeerMatch

    def __call__(self, number: int) -> PeerRecord:
        return play_peer_game(self.match, number)
