"""For every title: names, cards, documentation, and that the rules know nothing of Django."""

from __future__ import annotations

import subprocess
import sys

import pytest

from games.core.chance import SeededChance
from games.core.registry import get_title, titles
from games.core.results import FormFault

every = pytest.mark.parametrize("slug", list(titles()))


def test_rules_import_no_django() -> None:
    code = """
import sys
from games.core import replay, scenario
from games.core.chance import SeededChance
from games.core.registry import titles
for title in titles().values():
    title.new_game(title.min_seats, SeededChance(1))
loaded = [name for name in sys.modules if name.split(".")[0] in ("django", "celery", "channels", "daphne")]
assert not loaded, loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_title_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="boutique"):
        get_title("chess")


@every
def test_the_shipped_cards_are_faultless_and_a_new_object_each_time(slug: str) -> None:
    title = get_title(slug)
    assert title.slug == slug
    assert title.card_faults(title.default_cards()) == []
    assert title.default_cards() is not title.default_cards()
    assert title.card_faults({}) != []
    assert title.card_faults([]) != []


@every
def test_a_wrong_number_of_seats_and_unknown_options_are_refused(slug: str) -> None:
    title = get_title(slug)
    for seats in (title.min_seats - 1, title.max_seats + 1):
        with pytest.raises(FormFault):
            title.new_game(seats, SeededChance(1))
    with pytest.raises(FormFault, match="no_such_option"):
        title.new_game(title.min_seats, SeededChance(1), options={"no_such_option": True})


@every
def test_the_same_seed_sets_up_the_same_game(slug: str) -> None:
    title = get_title(slug)
    forms = [title.new_game(title.max_seats, SeededChance(seed)).form() for seed in (1, 1, 2)]
    assert forms[0] == forms[1] != forms[2]


@every
def test_move_types_are_documented(slug: str) -> None:
    fields = get_title(slug).move_fields
    assert fields
    assert all(isinstance(text, str) and text for holds in fields.values() for text in holds.values())
