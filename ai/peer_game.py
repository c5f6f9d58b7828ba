"""A title as a game of OpenSpiel, so that algorithms of that library can play it.

Needs the package ``open_spiel`` (``requirements-peer.txt``); nothing else in the project imports this module
at its start.

How the two fit together:
- An *action* is a choice of the kernel (:class:`games.core.state.State`); a move may be several.
- The one chance node is the first: it picks the deal, which seeds all luck of the game. What comes later is
  drawn inside ``apply``. A player can't see that: :meth:`SpielState.resample` draws all anew.
- The *observation* of a player is the seat's view, as the table would send it. The *information state* adds
  the choices it saw since the root: open ones of all, hidden ones of its own.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pyspiel

from games.core.chance import SeededChance
from games.core.game import Game
from games.core.registry import get_title
from games.core.state import State

Params = dict[str, Any]
"""``title``: a slug; ``players``: how many."""
Choice = tuple[int, int, bool, int]
"""Who chose, at which face, whether hidden, and what."""

DEALS = 1024
MOST_CHOICES = 512
"""No decision of a title has more choices; the kernels use far fewer."""
LONGEST_GAME = 20_000
_OPENING_SEED = 1


GAME_TYPE: Any = pyspiel.GameType(
    short_name="chalet",
    long_name="Chalet",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"title": "boutique", "players": 2},
)


class SpielGame(pyspiel.Game):
    """A title for a number of players: ``chalet(title=boutique,players=2)``. Utilities are the kernel's
    rewards, 0 to 1.
    """

    def __init__(self, params: Params | None = None) -> None:
        self.params: Params = GAME_TYPE.parameter_specification | (params or {})
        slug, seats = self.params["title"], self.params["players"]
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_CHOICES,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, info, self.params)
        self.eye: Game = get_title(slug).new_game(seats, SeededChance(_OPENING_SEED))
        """A game to look through: a kernel is copied into it to have a seat's view."""
        self.eye.state.reseed(_OPENING_SEED)
        self.eye.state.determinize(-1)
        self.opening = self.eye.state.clone()

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def state_at(self, kernel: State) -> SpielState:
        """The position of a running match, which isn't changed; its luck so far is of no matter."""
        state = self.new_initial_state()
        state.apply_action(0)
        state.inner.kernel = kernel.clone()
        return state

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """Strings of observations, or of information states where ``kind`` asks for perfect recall."""
        return SpielObserver(kind is not None and kind.perfect_recall)


class Inner:
    """What a state holds on this side. OpenSpiel copies it by ``deepcopy`` and stores it by ``pickle``."""

    __slots__ = ("deal", "kernel", "log", "params", "strings")

    def __init__(self, params: Params, kernel: State, deal: int, log: list[Choice]) -> None:
        self.params = params
        self.kernel = kernel
        self.deal = deal
        """Which of the deals; -1 before it."""
        self.log = log
        """The choices since the deal."""
        self.strings: dict[int, str] = {}
        """Observations by player, as far as they were asked for at this position."""

    def apply(self, action: int) -> None:
        """Deal, or make a choice."""
        self.strings.clear()
        kernel = self.kernel
        if self.deal < 0:
            self.deal = action
            self.kernel = kernel.clone()
            self.kernel.reseed(action)
            return
        self.log.append((kernel.actor, kernel.face, kernel.sealed, action))
        kernel.apply(action)

    def __deepcopy__(self, memo: object) -> Inner:
        copy = Inner(self.params, self.kernel.clone(), self.deal, self.log[:])
        copy.strings.update(self.strings)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.params, self.deal, [choice for _, _, _, choice in self.log])


def _replayed(params: Params, deal: int, choices: list[int]) -> Inner:
    """The same again from the deal on; not for a state whose luck was drawn anew on the way."""
    inner = Inner(params, SpielGame(params).opening, -1, [])
    for action in [deal, *choices] if deal >= 0 else []:
        inner.apply(action)
    return inner


class SpielState(pyspiel.State):
    """A position."""

    inner: Inner

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.inner = Inner(game.params, game.opening, -1, [])

    # -- OpenSpiel's side: names and meaning are those of pyspiel.State ------------------------------------

    def current_player(self) -> int:
        """The seat that chooses, or OpenSpiel's numbers for chance and the end."""
        if self.inner.deal < 0:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.inner.kernel.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor < 0 else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.inner.deal >= 0 and self.inner.kernel.actor < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all alike."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def returns(self) -> list[float]:
        """The kernel's rewards at the end, before it 0."""
        kernel = self.inner.kernel
        return list(kernel.rewards()) if self.is_terminal() else [0.0] * kernel.seats

    def resample(self, player: int, seed: int) -> SpielState:
        """A state that ``player`` can't tell from this one, all that it doesn't know drawn anew."""
        state: SpielState = self.clone()
        state.inner.kernel.reseed(seed)
        state.inner.kernel.determinize(player)
        return state

    def resample_from_infostate(self, player: int, draw: Any) -> SpielState:
        """The same with OpenSpiel's name; ``draw`` gives numbers from 0 to 1."""
        return self.resample(player, int(draw() * (1 << 40)))

    def observation_of(self, player: int) -> str:
        """A digest of what ``player`` sees now: equal views have equal digests."""
        inner = self.inner
        if player not in inner.strings:
            inner.strings[player] = self._look(player)
        return inner.strings[player]

    def information_state_of(self, player: int) -> str:
        """What ``player`` sees now and what it saw others and itself choose."""
        seen = [
            f"{actor}:{face}:{'?' if hidden and actor != player else choice}"
            for actor, face, hidden, choice in self.inner.log
        ]
        return " ".join([self.observation_of(player), *seen])

    def _look(self, player: int) -> str:
        game: SpielGame = self.get_game()
        kernel = self.inner.kernel
        game.eye.state.copy_from(kernel)
        # Not in the view: which of a move's choices is next, and that none is while nothing is dealt.
        now = [self.inner.deal >= 0, kernel.actor, kernel.face, kernel.count, game.eye.view(player)]
        text = json.dumps(now, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.inner.kernel.count))

    def _apply_action(self, action: int) -> None:
        self.inner.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else f"choice {action} of seat {player}"

    def __str__(self) -> str:
        return "before the deal" if self.inner.deal < 0 else self.observation_of(0)


class SpielObserver:
    """OpenSpiel's way to strings of states. There are no tensors."""

    def __init__(self, recall: bool) -> None:
        self.recall = recall
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing to set: there are no tensors."""

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state or the observation of ``player``."""
        return state.information_state_of(player) if self.recall else state.observation_of(player)


pyspiel.register_game(GAME_TYPE, SpielGame)
