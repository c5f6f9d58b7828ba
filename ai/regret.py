"""``python -m ai.regret GAME``: what searches lose by their choices, in far fewer games than a match takes.

For positions from play every choice is first played on equally often, which tells what it is worth. The
regret of a search is by how much its choice is worth less than the best, on the average; the search has a
seed of its own, so that it isn't judged by its own luck. The best of several noisy means is too good, by the
same amount for all agents.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator

from ai.agents import AgentFault, make_agent
from ai.bots import SearchBot
from ai.search import Search, Settings
from ai.statistics import mean
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


def worths(state: State, tries: int, seed: int) -> list[float]:
    """What each choice is worth to the actor: the mean reward of ``tries`` iterations with it."""
    search = Search(state, state.actor, seed, Settings())
    for choice in range(state.count):
        search.run(tries, only=choice)
    return search.values()


def regrets(
    title: Title, seats: int, count: int, tries: int, bots: dict[str, SearchBot], seed: int
) -> Iterator[dict[str, float]]:
    """For each position: how much less the choice of each bot, and of ``greedy``, is worth than the best."""
    for number, state in enumerate(positions(title, seats, count, seed)):
        known = worths(state, tries, 2 * (seed + number))
        best = max(known)
        found = {"greedy": best - known[state.greedy()]}
        for name, bot in bots.items():
            search = Search(state, state.actor, 2 * (seed + number) + 1, bot.settings)
            search.run(bot.iterations)
            found[name] = best - known[search.best()]
        yield found


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m ai.regret", description="What searches lose by their choices.")
    parser.add_argument("game", choices=list(titles()))
    parser.add_argument("--players", type=int, default=2, help="seats at the table (2)")
    parser.add_argument("--positions", type=int, default=72, help="how many (72)")
    parser.add_argument("--tries", type=int, default=4000, help="iterations for each choice (4000)")
    parser.add_argument(
        "--agents",
        default="mcts:iterations=1500,mcts:iterations=1500:halving=0",
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
        if not isinstance(bot, SearchBot):
            parser.error(f"{spec} doesn't search")
        bots[spec] = bot
    title = titles()[given.game]
    found = list(regrets(title, given.players, given.positions, given.tries, bots, given.seed))
    print(f"Regret in thousandths of the reward, {len(found)} positions of {given.game}, seed {given.seed}")
    for name in ("greedy", *bots):
        print(f"{1000 * mean([each[name] for each in found]):8.1f}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
