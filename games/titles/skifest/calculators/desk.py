"""A position of the engine for the numbers of a real table, with the shipped cards."""

from __future__ import annotations

from functools import cache

from games.assistant.calculators import Say
from games.titles.skifest.board import Board
from games.titles.skifest.cards import shipped_cards
from games.titles.skifest.names import DIFFICULTIES, MAP_OF_SEATS
from games.titles.skifest.state import SkifestState


@cache
def board(seats: int) -> Board:
    """The map for so many players, with the shipped cards."""
    return Board(shipped_cards(), MAP_OF_SEATS[seats])


def position(seats: int) -> SkifestState:
    """A bare position: nobody has cards, points or markers."""
    return SkifestState(board(seats), seats)


def gear_number(key: str) -> int:
    """A gear card's index."""
    return board(2).gear_keys.index(key)


def gear_name(key: str) -> str:
    """What a gear card is called."""
    return board(2).gear_names[gear_number(key)]


def level_names(say: Say) -> list[str]:
    """The difficulties in words, easiest first."""
    names = {
        "green": say("green", "verde", "grün"),
        "blue": say("blue", "blu", "blau"),
        "black": say("black", "nera", "schwarz"),
    }
    return [names[difficulty] for difficulty in DIFFICULTIES]


def points(value: int, say: Say) -> str:
    """Points in words."""
    return say.count(value, say("point", "punto", "Punkt"), say("points", "punti", "Punkte"))


def fame(value: int, say: Say) -> str:
    """Fame in words."""
    return f"{say.number(value)} {say('fame', 'fama', 'Ruhm')}"


def player_name(seat: int, say: Say) -> str:
    """What a seat is called."""
    return say(f"Player {seat + 1}", f"Giocatore {seat + 1}", f"Spieler {seat + 1}")
