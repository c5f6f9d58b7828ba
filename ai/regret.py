"""``python -m ai.regret GAME``: what searches lose by their moves, in far fewer games than a match takes.

In positions from play each agent chooses a move, and each of these moves is then played on equally often, on
the same deals, which tells what it is worth. An agent's regret is by how much its move is worth less than the
best of them, on the average; the judging search has a seed of its own, so that no agent is judged by its own
luck. The best of several noisy means is too good, by the same amount for all agents.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import partial

from ai.agents import AgentFault, make_agent
from ai.bots import LevelBot, SearchBot
from ai.search import Search, Settings
from ai.search.lines import greedy_move
from ai.statistics import mean
from ai.thinking import move_length, think
from games.core.chance import SeededChance
from games.core.game import Title
from games.core.registry import titles
from games.core.state import State

_A_GAME = 8
"""So many positions are taken from each game."""
_STRAY = 0.3
"""Share of choices, in the games that positions are from, that follow the policy and not the greedy look."""


def positions(title: Title, seats: int, count: int, seed: int) -> Iterator[State]:
    """Positions at the beginning of moves with three choices or more, from games of quick play."""
    games = -(-count // _A_GAME)
    for game in range(games):
        rng = random.Random(f"regret:{seed}:{game}")
        state = title.new_game(seats, SeededChance(f"{seed}:{game}")).state.clone()
        state.reseed(rng.getrandbits(40))
        state.determinize(-1)
        met: list[State] = []
        while state.actor >= 0:
            if state.count > 2 and state.fresh:
                met.append(state.clone())
            state.apply(state.suggest() if rng.random() < _STRAY else state.greedy())
        yield from rng.sample(met, min(len(met), _A_GAME, count - game * _A_GAME))


def is_whole(state: State, choices: list[int]) -> bool:
    """Whether these choices, one at least, are a whole move of the actor."""
    trial = state.clone()
    trial.reseed(1)
    for choice in choices:
        trial.apply(choice)
    return trial.fresh or trial.actor != state.actor


def worth(state: State, move: list[int], tries: int, seed: int) -> float:
    """What a move is worth to the actor: the mean reward of ``tries`` iterations with it."""
    search = Search(state, state.actor, seed, Settings())
    search.run(tries, only=move)
    tried, won = search.visits()[move[0]], search.values()[move[0]]
    assert tried == tries
    return won


def regrets(
    title: Title, seats: int, count: int, tries: int, bots: dict[str, SearchBot], seed: int
) -> Iterator[dict[str, float]]:
    """For each position: how much less the move of each bot, and of ``greedy``, is worth than the best of
    all these moves."""
    for number, state in enumerate(positions(title, seats, count, seed)):
        own, judge = 2 * (seed + number) + 1, 2 * (seed + number)
        moves = {"greedy": greedy_move(state, state.actor, own)}
        for name, bot in bots.items():
            search = Search(state, state.actor, own, bot.settings)
            expected = move_length(state, state.actor, own)
            moves[name] = think(
                search, bot.iterations, expected, bot.settings.sweeps, partial(is_whole, state)
            )
        known = {tuple(move): worth(state, move, tries, judge) for move in moves.values()}
        best = max(known.values())
        yield {name: best - known[tuple(move)] for name, move in moves.items()}


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m ai.regret", description="What searches lose by their moves.")
    parser.add_argument("game", choices=list(titles()))
    parser.add_argument("--players", type=int, default=2, help="seats at the table (2)")
    parser.add_argument("--positions", type=int, default=72, help="how many (72)")
    parser.add_argument("--tries", type=int, default=4000, help="iterations for each move (4000)")
    parser.add_argument(
        "--agents",
        default="mcts:iterations=1500,mcts:iterations=1500:lines=0",
        help="searches by commas, each mcts:iterations=N with settings",
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures (1)")
    given = parser.parse_args(arguments)
    bots: dict[str, SearchBot] = {}
    for spec in given.agents.split(","):
        try:
            bot = make_agent(spec)
        except AgentFault as fault:
            parser.error(str(fault))
        if not isinstance(bot, SearchBot) or isinstance(bot, LevelBot):
            parser.error(f"{spec} is no search with settings of its own: name mcts:iterations=N")
        bots[spec] = bot
    title = titles()[given.game]
    found = list(regrets(title, given.players, given.positions, given.tries, bots, given.seed))
    print(f"Regret in thousandths of the reward, {len(found)} positions of {given.game}, seed {given.seed}")
    for name in ("greedy", *bots):
        print(f"{1000 * mean([each[name] for each in found]):8.1f}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
