"""The two sides of the match against OpenSpiel, each held to the same CPU time a move."""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy
from open_spiel.python.algorithms import ismcts, mcts

from ai.bots import Bot, SearchBot
from ai.peer_game import SpielGame, SpielState
from ai.thinking import BotFault
from games.core.game import Game
from games.core.jsontypes import JsonDict

UCT_C = 1.0
"""How much OpenSpiel's bot explores; it has no default. In units of reward, which is 0 to 1."""
FEWEST = 16
"""Simulations for a choice whatever they cost: its ISMCTS fails without a few."""
_LONGEST_MOVE = 64
_CARRIED = 2.0
"""How many moves' worth may be saved or owed."""
_MEMORY = 0.7


class Purse:
    """CPU time for one move after the other: what a move takes too much or too little, the next ones even
    out.

    Args:
        budget_s: CPU seconds a move.
        cost_s: a first guess at what one iteration costs.
    """

    def __init__(self, budget_s: float, cost_s: float) -> None:
        self.budget_s = budget_s
        self.cost_s = cost_s
        self.left_s = 0.0
        self.spent_s = 0.0
        self.moves = 0

    def begin(self) -> float:
        """The CPU seconds for the coming move."""
        limit = self.budget_s * _CARRIED
        self.left_s = max(-limit, min(limit, self.left_s)) + self.budget_s
        self.moves += 1
        return max(0.0, self.left_s)

    def spend(self, spent_s: float, iterations: int) -> None:
        """Note what so many iterations took."""
        self.left_s -= spent_s
        self.spent_s += spent_s
        if iterations:
            self.cost_s = _MEMORY * self.cost_s + (1.0 - _MEMORY) * spent_s / iterations

    def iterations(self, seconds: float) -> int:
        """How many iterations fit."""
        return int(seconds / self.cost_s)


class OursBot(Bot):
    """Our search, its iterations set by what they cost so far."""

    name = "ours"

    def __init__(self, budget_s: float) -> None:
        self.purse = Purse(budget_s, 50e-6)

    def choose(self, game: Game, seat: int, seed: int, deadline_s: float | None = None) -> JsonDict:
        iterations = max(1, self.purse.iterations(self.purse.begin()))
        started = process_time()
        move = SearchBot(self.name, iterations).choose(game, seat, seed)
        self.purse.spend(process_time() - started, iterations)
        return move


class PeerBot(Bot):
    """OpenSpiel's ISMCTS in Python, as it ships but for the number of simulations, on what the seat may know.

    Args:
        slug: a title's.
        seats: players.
        budget_s: CPU seconds a move, however many choices it has.
        fast: whether rollouts run in the compiled kernel instead of OpenSpiel's own evaluator; both are
            uniformly random.
    """

    name = "open_spiel"

    def __init__(self, slug: str, seats: int, budget_s: float, fast: bool = False) -> None:
        self.purse = Purse(budget_s, 0.5e-3 if fast else 3e-3)
        self.simulations = 0
        self._game = SpielGame({"title": slug, "players": seats})
        self._fast = fast

    def choose(self, game: Game, seat: int, seed: int, deadline_s: float | None = None) -> JsonDict:
        left_s = self.purse.begin()
        started = process_time()
        known = game.determinize(seat, seed)
        known.state.focus(seat)
        state = self._game.state_at(known.state)
        bot = self._bot(seed)
        length = _length(state, seat)
        self.purse.spend(process_time() - started, 0)
        choices: list[int] = []
        while len(choices) < _LONGEST_MOVE:
            choice = 0
            if state.inner.kernel.count > 1:
                share = left_s / max(1, length - len(choices))
                started = process_time()
                simulations = max(FEWEST, self.purse.iterations(share))
                bot._max_simulations = simulations
                choice = int(bot.step(state))
                spent = process_time() - started
                left_s = max(0.0, left_s - spent)
                self.purse.spend(spent, simulations)
                self.simulations += simulations
            choices.append(choice)
            move = known.move_of(seat, choices)
            if move is not None:
                return move
            state.apply_action(choice)
        raise BotFault(f"{self.name}: no move after {_LONGEST_MOVE} choices")

    def _bot(self, seed: int) -> Any:
        luck = numpy.random.RandomState(seed % (1 << 32))
        evaluator = KernelRollouts() if self._fast else mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(self._game, evaluator, UCT_C, FEWEST, random_state=luck)
        bot.set_resampler(lambda state, player: state.resample(player, int(luck.randint(1 << 31))))
        return bot


class KernelRollouts(mcts.Evaluator):
    """Uniformly random rollouts in the compiled kernel."""

    def evaluate(self, state: SpielState) -> Any:
        """The rewards at the end of one game played on from here."""
        kernel = state.inner.kernel.clone()
        kernel.playout(False)
        return numpy.array(kernel.rewards())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All choices alike."""
        count: int = state.inner.kernel.count
        return [(choice, 1.0 / count) for choice in range(count)]


def _length(state: SpielState, seat: int) -> int:
    """How many real choices the coming move takes, tried out with the policy."""
    trial = state.inner.kernel.clone()
    trial.determinize(seat)
    length = made = 0
    while made < _LONGEST_MOVE:
        length += trial.count > 1
        trial.apply(trial.suggest())
        made += 1
        if trial.actor != seat or trial.fresh:
            break
    return length
