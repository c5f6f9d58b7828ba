"""First-time help: every situation a title can find has its words, and random matches meet them."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module

import pytest

from games.assistant.books import LANGUAGES, book
from games.assistant.situations import holding, in_words, known
from games.core.registry import get_title, titles
from tests.contract.matches import play

each_title = pytest.mark.parametrize("slug", sorted(titles()))


def keys_in_code(slug: str) -> set[str]:
    """The keys that the title's module can give: what it yields, and the kinds of what is owed."""
    source = inspect.getsource(import_module(f"games.titles.{slug}.situations"))
    texts: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Yield) and node.value is not None:
            texts |= {part.value for part in ast.walk(node.value) if isinstance(part, ast.Constant)}
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "OWED":
            assert isinstance(node.value, ast.Dict)
            texts |= {value.value for value in node.value.values if isinstance(value, ast.Constant)}
    return {
        text for text in texts if isinstance(text, str) and text not in ("pending", "kind", "village")
    } | ({"village"} if slug == "skifest" else set())


@each_title
def test_every_situation_has_its_words_and_its_rule(slug: str) -> None:
    assert keys_in_code(slug) == set(known(slug))
    for situation in known(slug).values():
        assert situation.rule in book(slug, "en").paragraphs
        for language in LANGUAGES:
            title, text = situation.words[language]
            assert 4 < len(title) < 60
            assert text.endswith(".")
            assert 1 <= text.count(". ") + text.count("; ") + text.count(": ") <= 4
    assert set(in_words(slug, "it")) == set(known(slug))


@each_title
def test_matches_meet_most_of_them_and_nobody_meets_anothers(slug: str) -> None:
    title = get_title(slug)
    cards = title.default_cards()
    met: set[str] = set()
    for seed in range(1, 5):
        seats = min(title.max_seats, 3)
        for match in play(title, seats, seed):
            for seat in range(seats):
                found = holding(slug, match.game.view(seat), seat, cards)
                assert len(set(found)) == len(found)
                met |= set(found)
    assert len(met) >= len(known(slug)) * 2 / 3, set(known(slug)) - met


def test_a_title_without_situations_has_none() -> None:
    assert known("no_such_game") == {}
    assert holding("no_such_game", {}, 0, {}) == []
