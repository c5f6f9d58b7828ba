"""The levels an AI seat can have: how much it thinks, how often it slips or follows a whim, and what it is
called; and the styles, its temper.

A level is a number of iterations, never a time, so that the same seed gives the same game anywhere. On the
live server a time limit caps it as well. How many iterations make a level is the title's to say
(``Title.budgets``), as one iteration of a long game costs a hundred times one of a short one.
"""

from __future__ import annotations

from dataclasses import dataclass

from ai.search import Settings
from games.core.game import Title
from games.core.jsontypes import JsonDict


@dataclass(frozen=True, slots=True)
class Level:
    """How an AI seat plays.

    Attributes:
        name: the key, stored with the seat.
        label: what the lobby calls it.
        description: one sentence for the form that picks a level.
        iterations: search iterations for one move where the title names no number of its own; a move of
            several choices shares them.
        slip: probability, 0 to 1, of making a move at random.
        whim: probability, 0 to 1, of making a move by instinct (the playout policy) without searching.
        whole_moves: whether moves of several choices are weighed whole (``lines`` and ``sweeps`` of
            :class:`ai.search.Settings`); else choice by choice, by how the search goes on after each.
        seconds: the most a move may take on the live server.
        seat_names: names for AI seats of this level, taken in order.
    """

    name: str
    label: str
    description: str
    iterations: int
    slip: float
    whim: float
    whole_moves: bool
    seconds: float
    seat_names: tuple[str, ...]

    def budget(self, title: Title) -> int:
        """Search iterations for one move of this title."""
        return title.budgets.get(self.name, self.iterations)

    def settings(self, title: Title) -> Settings:
        """How this level's search weighs in this title."""
        others = self.name not in title.trusting_levels
        return Settings(others=others) if self.whole_moves else Settings(lines=0, sweeps=0, others=others)

    def strength(self, title: Title) -> JsonDict:
        """All that decides how well it plays this title, by the names of this class and of its settings.

        Two levels alike in it make the same moves from the same seeds.
        """
        settings = self.settings(title)
        return {
            "iterations": self.budget(title),
            "slip": self.slip,
            "whim": self.whim,
            "lines": settings.lines,
            "sweeps": settings.sweeps,
            "others": settings.others,
        }


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            name="easy",
            label="Easy",
            description="Plays by instinct, slips now and then, seldom looks ahead. Good for a first game.",
            iterations=40,
            slip=0.1,
            whim=0.6,
            whole_moves=False,
            seconds=0.8,
            seat_names=("Flake", "Drift", "Rime", "Dew", "Sleet", "Mist"),
        ),
        Level(
            name="normal",
            label="Normal",
            description="Looks ahead at every move. A fair opponent.",
            iterations=300,
            slip=0.0,
            whim=0.0,
            whole_moves=False,
            seconds=1.4,
            seat_names=("Firn", "Graupel", "Nuri", "Cornice", "Sastruga", "Talus"),
        ),
        Level(
            name="hard",
            label="Hard",
            description="Weighs each move over many ways the game may go. Forgives little.",
            iterations=1_200,
            slip=0.0,
            whim=0.0,
            whole_moves=True,
            seconds=3.7,
            seat_names=("Serac", "Moraine", "Arete", "Nunatak", "Couloir", "Bergschrund"),
        ),
        Level(
            name="expert",
            label="Expert",
            description="Takes its time and thinks as far as it can. The strongest there is.",
            iterations=5_000,
            slip=0.0,
            whim=0.0,
            whole_moves=True,
            seconds=7.5,
            seat_names=("Zenith", "Borealis", "Glacier", "Cirque", "Bora", "Massif"),
        ),
    )
}
"""Weakest first."""


@dataclass(frozen=True, slots=True)
class Style:
    """The temper of an AI seat; it changes what the seat likes, not how much it thinks.

    Attributes:
        name: the key, stored with the seat.
        label: what the lobby calls it.
        description: one sentence for the form that picks a style.
        temper: as ``State.set_temper`` takes it.
    """

    name: str
    label: str
    description: str
    temper: int


BALANCED = "balanced"

STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        Style("careful", "Careful", "Keeps what it has and would rather win by a little.", -1),
        Style(BALANCED, "Balanced", "Takes each chance for what it is worth.", 0),
        Style("bold", "Bold", "Spends and risks more, and goes for a big lead.", 1),
    )
}


def get_level(name: str) -> Level:
    """The level of that name. Raises KeyError with the known names in its text."""
    try:
        return LEVELS[name]
    except KeyError:
        raise KeyError(f"there is no level {name!r}; there are: {', '.join(LEVELS)}") from None


def get_style(name: str) -> Style:
    """The style of that name. Raises KeyError with the known names in its text."""
    try:
        return STYLES[name]
    except KeyError:
        raise KeyError(f"there is no style {name!r}; there are: {', '.join(STYLES)}") from None


def seat_name(level: str, number: int) -> str:
    """A name for the AI seat ``number`` (0 and up) of a match; seats of one level get different ones."""
    names = get_level(level).seat_names
    return names[number % len(names)]
