"""The levels an AI seat can have: how much it thinks, how often it follows a whim, and what it is called.

A level is a number of iterations, never a time, so that the same seed gives the same game anywhere. On the
live server a time limit caps it as well.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How an AI seat plays.

    Attributes:
        name: the key, stored with the seat.
        label: what the lobby calls it.
        description: one sentence for the form that picks a level.
        iterations: search iterations for one move; a move of several choices shares them.
        whim: probability, 0 to 1, of making a move by instinct (the playout policy) without searching.
        seconds: the most a move may take on the live server.
        seat_names: names for AI seats of this level, taken in order.
    """

    name: str
    label: str
    description: str
    iterations: int
    whim: float
    seconds: float
    seat_names: tuple[str, ...]


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            name="easy",
            label="Easy",
            description="Plays by instinct and looks ahead only now and then. Good for a first game.",
            iterations=40,
            whim=0.6,
            seconds=0.8,
            seat_names=("Flake", "Drift", "Rime", "Dew", "Sleet", "Mist"),
        ),
        Level(
            name="normal",
            label="Normal",
            description="Weighs each move over a thousand ways the game may go. A fair opponent.",
            iterations=1500,
            whim=0.0,
            seconds=1.4,
            seat_names=("Firn", "Graupel", "Nuri", "Cornice", "Sastruga", "Talus"),
        ),
        Level(
            name="hard",
            label="Hard",
            description="Weighs each move over thousands of ways the game may go. Forgives little.",
            iterations=6000,
            whim=0.0,
            seconds=3.7,
            seat_names=("Serac", "Moraine", "Arete", "Nunatak", "Couloir", "Bergschrund"),
        ),
    )
}


def get_level(name: str) -> Level:
    """The level of that name. Raises KeyError with the known names in its text."""
    try:
        return LEVELS[name]
    except KeyError:
        raise KeyError(f"there is no level {name!r}; there are: {', '.join(LEVELS)}") from None


def seat_name(level: str, number: int) -> str:
    """A name for the AI seat ``number`` (0 and up) of a match; seats of one level get different ones."""
    names = get_level(level).seat_names
    return names[number % len(names)]
