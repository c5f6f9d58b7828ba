"""Bots: who chooses moves without a person. Each thinks on what its seat may know, and on nothing else.

The live server asks :func:`choose`; self-play uses the bots themselves, so that their faults show there.
"""

from __future__ import annotations

import hashlib
import json
import random
from abc import ABC, abstractmethod
from time import monotonic

import structlog

from ai.levels import BALANCED, Level, Style, get_level, get_style
from ai.parallel.team import Team, TeamSearch
from ai.search import Search, Settings
from ai.thinking import LONGEST_MOVE, BotFault, move_length, think
from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.core.state import State

_log = structlog.get_logger(__name__)


class Bot(ABC):
    """Chooses moves. It holds no memory of games: the same game, seat and seed give the same move."""

    name: str

    @abstractmethod
    def choose(self, game: Game, seat: int, seed: int, deadline_s: float | None = None) -> JsonDict:
        """The move of ``seat``, which must act now.

        Args:
            game: not changed. What ``seat`` may not know in it is drawn anew before anything is looked at.
            seed: any integer.
            deadline_s: the most seconds to think, ``None``: no limit but the bot's own.

        Raises:
            BotFault: if it comes to no move, or not in time.
        """


class InstinctBot(Bot):
    """Builds a move choice by choice, without looking ahead: ``random``, ``policy`` (the playout policy)
    or ``greedy``.

    Args:
        name: one of these three.
        style: its temper.
    """

    def __init__(self, name: str, style: Style | None = None) -> None:
        self.name = name
        self._style = style or get_style(BALANCED)

    def choose(self, game: Game, seat: int, seed: int, deadline_s: float | None = None) -> JsonDict:
        known = game.determinize(seat, seed)
        state = known.state.clone()
        state.reseed(seed)
        state.set_temper(seat, self._style.temper)
        state.focus(seat)
        choices: list[int] = []
        while len(choices) < LONGEST_MOVE:
            choice = self._pick(state)
            choices.append(choice)
            move = known.move_of(seat, choices)
            if move is not None:
                return move
            state.apply(choice)
        raise BotFault(f"{self.name}: no move after {LONGEST_MOVE} choices")

    def _pick(self, state: State) -> int:
        if self.name == "greedy":
            return state.greedy()
        if self.name == "policy":
            return state.suggest()
        return state.random_choice()


class SearchBot(Bot):
    """Searches.

    Args:
        name: as it is called in results.
        iterations: for one move.
        whim: probability of a move by the playout policy instead.
        slip: probability of a move at random instead.
        seconds: a limit of its own, ``None``: none.
        settings: of the search, ``None``: the usual ones.
        style: its temper, ``None``: balanced.
        team: helpers that may be asked, ``None``: none.
    """

    def __init__(
        self,
        name: str,
        iterations: int,
        whim: float = 0.0,
        seconds: float | None = None,
        settings: Settings | None = None,
        style: Style | None = None,
        team: Team | None = None,
        slip: float = 0.0,
    ) -> None:
        self._team = team
        self.name = name
        self.iterations = iterations
        self._whim = whim
        self._slip = slip
        self._seconds = seconds
        self.settings = settings or Settings()
        self._style = style or get_style(BALANCED)
        self._instinct = InstinctBot("policy", style)

    def budget(self, game: Game) -> int:
        """Iterations for a move of this game."""
        return self.iterations

    def settings_for(self, game: Game) -> Settings:
        """How the search weighs in this game."""
        return self.settings

    def choose(self, game: Game, seat: int, seed: int, deadline_s: float | None = None) -> JsonDict:
        if self._whim + self._slip > 0.0:
            mood = random.Random(f"whim:{seed}").random()
            if mood < self._slip:
                return InstinctBot("random").choose(game, seat, seed)
            if mood < self._slip + self._whim:
                return self._instinct.choose(game, seat, seed)
        limits = [limit for limit in (deadline_s, self._seconds) if limit is not None]
        end = monotonic() + min(limits) if limits else None
        known = game.determinize(seat, seed)
        known.state.set_temper(seat, self._style.temper)
        if self._team is None:
            search = Search(known.state, seat, seed, self.settings_for(game))
            return self._move(search, known, seat, seed, end)
        shared = self._team.search(game, seat, seed, self._style.temper, self.settings_for(game))
        try:
            return self._move(shared, known, seat, seed, end)
        finally:
            shared.close()

    def _move(
        self, search: Search | TeamSearch, known: Game, seat: int, seed: int, end: float | None
    ) -> JsonDict:
        choices = think(
            search,
            self.budget(known),
            move_length(known.state, seat, seed),
            self.settings_for(known).sweeps,
            lambda choices: known.move_of(seat, choices) is not None,
            end,
        )
        move = known.move_of(seat, choices)
        assert move is not None
        return move


class LevelBot(SearchBot):
    """Plays a level in a style, without the live server's time limit."""

    def __init__(self, level: Level, style: Style | None = None, team: Team | None = None) -> None:
        super().__init__(
            level.name,
            level.iterations,
            level.whim,
            style=style,
            team=team,
            slip=level.slip,
        )
        self._level = level

    def budget(self, game: Game) -> int:
        """Iterations for a move of this game: as many as its title gives the level."""
        return self._level.budget(game.title)

    def settings_for(self, game: Game) -> Settings:
        """How the level weighs in this game."""
        return self._level.settings(game.title)


def choose(
    game: Game,
    seat: int,
    level: str,
    seed: int,
    deadline_s: float | None = None,
    style: str = BALANCED,
    team: Team | None = None,
) -> JsonDict:
    """A legal move for an AI seat of the live server, come what may.

    A search that fails, overruns or gives an illegal move is logged with the fingerprint of what the seat
    sees, and the greedy move (should that fail too: a random one) is made instead.

    Args:
        game: made by ``Title.from_view`` from the seat's own view.
        seat: a seat that must act.
        level: a name of :data:`ai.levels.LEVELS`.
        seed: any integer.
        deadline_s: the most seconds to think; ``None``: the level's own.
        style: a name of :data:`ai.levels.STYLES`.
        team: helpers that may be asked, ``None``: none.

    Raises:
        KeyError: for an unknown level or style. BotFault: if not even a random move is legal.
    """
    chosen = get_level(level)
    temper = get_style(style)
    limit = chosen.seconds if deadline_s is None else min(deadline_s, chosen.seconds)
    for bot in (LevelBot(chosen, temper, team), InstinctBot("greedy", temper), InstinctBot("random")):
        try:
            move = bot.choose(game, seat, seed, limit)
            faults = game.check(seat, move)
            if not faults:
                return move
            problem = ", ".join(f"{fault.rule} {fault.code}" for fault in faults)
        except Exception as error:
            # Whatever is wrong with a search, the match must go on; the log says what it was.
            problem = f"{type(error).__name__}: {error}"
        _log.error(
            "ai_fallback",
            bot=bot.name,
            ai_level=level,
            seat=seat,
            position=fingerprint(game, seat),
            problem=problem,
        )
    raise BotFault(f"no legal move found for seat {seat}")


def fingerprint(game: Game, seat: int | None) -> str:
    """A short name of what ``seat`` sees: equal views have equal fingerprints. Tells nothing that is
    hidden from it.
    """
    text = json.dumps(game.view(seat), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
