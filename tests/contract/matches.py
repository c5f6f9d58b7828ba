"""Seeded random matches for the contract tests, at the table's side of a title."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from games.core.chance import SeededChance
from games.core.game import Game, Title
from games.core.jsontypes import JsonDict
from games.core.registry import titles
from games.core.replay import Played
from games.core.results import Event

TABLES = [
    (title.slug, seats)
    for title in titles().values()
    for seats in range(title.min_seats, title.max_seats + 1)
]
"""Every title with every number of seats."""


@dataclass
class Match:
    """A match in progress with its log."""

    title: Title
    game: Game
    chance: SeededChance
    random: random.Random
    setup: list[JsonDict]
    log: list[Played] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    """What the latest entry made happen."""


def start(title: Title, seats: int, seed: int) -> Match:
    """A match set up."""
    chance = SeededChance(seed)
    game = title.new_game(seats, chance)
    return Match(title, game, chance, random.Random(seed), chance.take())


def random_move(game: Game, seat: int, source: random.Random) -> JsonDict:
    """A legal move of ``seat``, made from random choices of the kernel."""
    state = game.state.clone()
    state.focus(seat)
    choices: list[int] = []
    while True:
        choices.append(source.randrange(state.count))
        move = game.move_of(seat, choices)
        if move is not None:
            return move
        state.apply(choices[-1])


def sensible_move(game: Game, seat: int, source: random.Random) -> JsonDict:
    """A legal move of ``seat`` by the title's playout policy: matches go further than at random."""
    state = game.state.clone()
    state.reseed(source.randrange(1 << 30))
    state.focus(seat)
    choices: list[int] = []
    while True:
        choices.append(state.suggest())
        move = game.move_of(seat, choices)
        if move is not None:
            return move
        state.apply(choices[-1])


def step(match: Match) -> None:
    """Make one random or sensible move of a random seat that may act, or the worker step."""
    game = match.game
    if game.job() is not None:
        match.events = game.run_job(match.chance)
        match.log.append(Played(None, None, match.chance.take()))
        return
    seat = match.random.choice(game.seats_to_act())
    make = random_move if match.random.random() < 0.3 else sensible_move
    move = make(game, seat, match.random)
    match.events = game.play(seat, move, match.chance)
    match.log.append(Played(seat, move, match.chance.take()))


def play(title: Title, seats: int, seed: int, limit: int = 2000) -> Iterator[Match]:
    """The match after set-up and after each step, to its end."""
    match = start(title, seats, seed)
    yield match
    for _ in range(limit):
        if match.game.outcome() is not None:
            return
        step(match)
        yield match
    raise AssertionError(f"no end after {limit} steps")
