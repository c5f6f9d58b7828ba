"""For every title: each refusal has a rule that the book has, and words in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import games.titles
from games.assistant.books import LANGUAGES, book
from games.core.game import Game
from games.core.jsontypes import JsonDict
from games.core.registry import get_title, titles
from games.core.results import MoveFault, Violation
from tests.contract.matches import TABLES, play, random_move
from tests.contract.test_play import mutations

POSITIONS = 200
slugs = pytest.mark.parametrize("slug", sorted(titles()))


def positions(slug: str) -> Iterator[tuple[Game, random.Random]]:
    """Positions of random matches with every number of seats, evenly."""
    tables = [seats for each, seats in TABLES if each == slug]
    share = -(-POSITIONS // len(tables))
    for seats in tables:
        seed = 0
        found = 0
        while found < share:
            seed += 1
            for number, match in enumerate(play(get_title(slug), seats, seed)):
                if number % 7 == seed % 7 and match.game.seats_to_act() and found < share:
                    found += 1
                    yield match.game, match.random


def refused_moves(game: Game, source: random.Random) -> Iterator[tuple[int, JsonDict, list[Violation]]]:
    """Refused well-formed moves, with their seat and the reasons: neighbours of legal ones, and moves of the
    wrong seat.
    """
    for seat in range(game.seats):
        maker = seat if seat in game.seats_to_act() else game.seats_to_act()[0]
        move = random_move(game, maker, source)
        for other in (move, *mutations(move, source)):
            try:
                game.title.check_fields(other)
                violations = game.check(seat, other)
            except MoveFault:
                continue
            if violations:
                yield seat, other, violations


@slugs
def test_every_refusal_has_its_paragraph_and_all_its_words(slug: str) -> None:
    title = get_title(slug)
    books = [book(slug, language) for language in LANGUAGES]
    names = [f"player {number}" for number in range(title.max_seats)]
    seen = set()
    for game, source in islice(positions(slug), POSITIONS):
        for _, _, violations in refused_moves(game, source):
            for violation in violations:
                seen.add(violation.code)
                texts = [title.violation_text(violation, names, language) for language in LANGUAGES]
                for text, in_book in zip(texts, books, strict=True):
                    assert violation.rule in in_book.paragraphs, violation
                    assert text[:1].isupper() or text[:1].isdigit(), text
                    assert text[-1:] in ".!?”“»", text
                    assert not any(hole in text for hole in ("{", "}", "None", "  ")), text
                assert len(set(texts)) == len(LANGUAGES), texts
    assert len(seen) > 8, seen


@slugs
def test_the_nearest_moves_are_legal_and_in_words(slug: str) -> None:
    title = get_title(slug)
    found = 0
    for game, source in islice(positions(slug), POSITIONS):
        for seat, refused, _ in refused_moves(game, source):
            near = title.nearest(game, seat, refused)
            assert len(near) <= 3
            assert near or seat not in game.seats_to_act(), (seat, refused)
            for at, move in enumerate(near):
                assert game.check(seat, move) == [], (refused, move)
                assert move not in near[:at]
                option = title.option_of(game, seat, move)
                assert option["move"] == move
                assert option["label"], option
                assert option["rule"], option
            found += len(near)
    assert found > POSITIONS


def test_every_title_has_a_book() -> None:
    folder = Path(games.titles.__path__[0])
    assert all((folder / slug / "rulebook" / "book.toml").is_file() for slug in titles())
