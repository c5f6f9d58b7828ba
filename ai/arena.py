"""Self-play: games between agents without database or server, and what came of them.

Game ``n`` seats the agents shifted by ``n``; games that differ only in the seating are dealt alike, so
that luck evens out. Each game depends on the seed and its number alone: several processes give the same
games as one.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import process_time

from ai.agents import make_agent, searches
from ai.bots import Bot
from ai.statistics import mean, wilson
from games.core.chance import SeededChance
from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.core.registry import get_title
from games.core.results import Outcome


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: ``games`` games of ``slug`` with ``seats`` players by ``agents`` (repeated when
    fewer).
    """

    slug: str
    seats: int
    games: int
    agents: tuple[str, ...]
    seed: int

    def seating(self, number: int) -> list[int]:
        """For each seat of game ``number`` the index of its agent."""
        return [(seat + number) % self.seats % len(self.agents) for seat in range(self.seats)]

    def faults(self) -> list[str]:
        """What keeps this contest from being played, in words; empty: nothing. Agents' names are checked
        by ``make_agent``.
        """
        title = get_title(self.slug)
        found = []
        if not title.min_seats <= self.seats <= title.max_seats:
            found.append(
                f"{title.name} is for {title.min_seats} to {title.max_seats} players, not {self.seats}"
            )
        if self.games < 1:
            found.append(f"at least 1 game must be played, not {self.games}")
        if not self.agents:
            found.append("name at least one agent")
        if len(self.agents) > self.seats:
            found.append(f"{len(self.agents)} agents don't fit at a table of {self.seats}")
        return found


@dataclass(frozen=True, slots=True)
class Record:
    """One finished game: by seat the points (1 for the winner, split in a draw) and scores; moves made;
    CPU seconds.
    """

    number: int
    points: list[float]
    scores: list[float]
    winners: list[int]
    decisions: int
    cpu_s: float


def play_on(game: Game, bots: Sequence[Bot], chance: SeededChance, seed: int) -> tuple[Outcome, int]:
    """Play a game to its end. Returns the outcome, and how many moves the bots made.

    Args:
        bots: by seat.
        seed: any integer; each move gets one of its own made from it.
    """
    decisions = 0
    outcome = game.outcome()
    while outcome is None:
        if game.job() is not None:
            game.run_job(chance)
        else:
            seat = game.state.actor
            move = bots[seat].choose(game, seat, (seed * 4096 + decisions) & ((1 << 60) - 1))
            game.play(seat, move, chance)
            decisions += 1
        chance.take()
        outcome = game.outcome()
    return outcome, decisions


def play_game(contest: Contest, number: int) -> Record:
    """Play game ``number`` of a contest, from the deal to the outcome."""
    started = process_time()
    title = get_title(contest.slug)
    bots = [make_agent(contest.agents[agent]) for agent in contest.seating(number)]
    chance = SeededChance(f"{contest.seed}:{number // contest.seats}")
    game = title.new_game(contest.seats, chance)
    outcome, decisions = play_on(game, bots, chance, contest.seed * 1_000_003 + number)
    return Record(
        number=number,
        points=outcome.shares(),
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        decisions=decisions,
        cpu_s=process_time() - started,
    )


def play(contest: Contest, workers: int = 1, each: Callable[[Record], None] | None = None) -> list[Record]:
    """Play all games of a contest.

    Args:
        workers: processes; the results don't depend on it.
        each: called with each record as it comes, in any order.

    Returns:
        The records by number.
    """
    records = []
    for record in _records(contest, workers):
        records.append(record)
        if each is not None:
            each(record)
    return sorted(records, key=lambda record: record.number)


def workers_for(contest: Contest) -> int:
    """How many processes are worth their start: one for quick agents, else the machine's cores."""
    if not any(searches(agent) for agent in contest.agents):
        return 1
    return max(1, min(multiprocessing.cpu_count(), contest.games))


def summary(contest: Contest, records: list[Record]) -> JsonDict:
    """What ``simulate --json`` prints: shares 0 to 1, scores as the title counts them, CPU seconds."""
    agents = range(len(contest.agents))
    points: list[list[float]] = [[] for _ in agents]
    scores: list[list[float]] = [[] for _ in agents]
    seats: list[list[float]] = [[] for _ in range(contest.seats)]
    best: list[float] = []
    for record in records:
        seating = contest.seating(record.number)
        for agent in agents:
            points[agent].append(sum(record.points[s] for s in range(contest.seats) if seating[s] == agent))
        for seat, agent in enumerate(seating):
            scores[agent].append(record.scores[seat])
            seats[seat].append(record.points[seat])
        best.extend(record.scores[seat] for seat in record.winners)
    shares = [mean(values) for values in points]
    return {
        "game": contest.slug,
        "players": contest.seats,
        "games": len(records),
        "agents": list(contest.agents),
        "win_share": [round(share, 4) for share in shares],
        "ci95": [[round(end, 4) for end in wilson(share, len(records))] for share in shares],
        "seat_share": [round(mean(values), 4) for values in seats],
        "score_mean": [round(mean(values), 1) for values in scores],
        "winning_score_mean": round(mean(best), 1),
        "decisions_mean": round(mean([float(record.decisions) for record in records]), 1),
        "cpu_s": round(sum(record.cpu_s for record in records), 2),
    }


def tally(contest: Contest, records: list[Record]) -> list[tuple[int, int, int]]:
    """For each agent how many games it won alone, shared with others, and lost."""
    counts = []
    for agent in range(len(contest.agents)):
        won = drawn = 0
        for record in records:
            seating = contest.seating(record.number)
            mine = [seat for seat in record.winners if seating[seat] == agent]
            if mine and len(mine) == len(record.winners):
                won += 1
            elif mine:
                drawn += 1
        counts.append((won, drawn, len(records) - won - drawn))
    return counts


def _records(contest: Contest, workers: int) -> Iterator[Record]:
    if workers <= 1:
        for number in range(contest.games):
            yield play_game(contest, number)
        return
    # A fresh interpreter for each process: nothing of the command's own (connections, threads) is copied.
    with multiprocessing.get_context("spawn").Pool(min(workers, contest.games)) as pool:
        yield from pool.imap_unordered(_Player(contest), range(contest.games))


@dataclass(frozen=True, slots=True)
class _Player:
    """Plays games of one contest in another process."""

    contest: Contest

    def __call__(self, number: int) -> Record:
        return play_game(self.contest, number)
