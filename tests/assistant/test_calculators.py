"""Calculators at a real table: they ask, refuse in words, and answer what the rules give."""

from __future__ import annotations

import random
import string

import pytest

from games.assistant.books import LANGUAGES, book
from games.assistant.calculators import Field, Say
from games.assistant.calculators.page import render
from games.assistant.calculators.run import Filled, calculators, fill
from games.core.registry import titles

EN = Say("en")
ALL = [(slug, name) for slug in titles() for name in calculators(slug)]
each = pytest.mark.parametrize(("slug", "name"), ALL)


def filled(slug: str, name: str, **entries: object) -> Filled:
    """A calculator with these entries, in English."""
    return fill(calculators(slug)[name], {key: str(value) for key, value in entries.items()}, EN)


def fields_of(found: Filled) -> list[Field]:
    """All its fields."""
    return [field for group in found.groups for field in group.fields]


def test_every_title_has_calculators() -> None:
    assert {slug for slug, _ in ALL} == set(titles())


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_one_answers_at_once_in_every_language(slug: str, name: str, language: str) -> None:
    parts = render(slug, name, {}, language)
    assert "calc-headline" in parts["answer"]
    assert "None" not in parts["form"] + parts["answer"]


@each
def test_its_rules_are_in_the_book(slug: str, name: str) -> None:
    calculator = calculators(slug)[name]
    found = fill(calculator, {}, EN)
    assert found.answer is not None
    cited = {line.rule for line in found.answer.lines if line.rule} | set(calculator.rules)
    assert cited <= set(book(slug, "en").paragraphs)


@each
def test_the_names_in_the_address_are_short_and_single(slug: str, name: str) -> None:
    names = [field.name for field in fields_of(fill(calculators(slug)[name], {}, EN))]
    assert len(set(names)) == len(names)
    assert all(len(each) <= 4 and each.isalnum() for each in names)
    assert not {"lang", "part"} & set(names)


@each
def test_whatever_is_entered_is_answered_or_refused_by_name(slug: str, name: str) -> None:
    source = random.Random(f"{slug} {name}")
    calculator = calculators(slug)[name]
    names = [field.name for field in fields_of(fill(calculator, {}, EN))]
    for _ in range(300):
        entries = {
            source.choice(names): source.choice(
                [
                    "",
                    "0",
                    "1",
                    "2",
                    "3",
                    "5",
                    "-1",
                    "6",
                    "100",
                    "99999999999999",
                    "<b>",
                    "½",
                    " 4 ",
                    "1e3",
                    "n",
                ]
            )
            for _ in range(source.randrange(8))
        }
        found = fill(calculator, entries, EN)
        assert (found.answer is None) == bool(found.faults)
        assert set(found.faults) <= {field.name for field in fields_of(found)}
        parts = render(slug, name, entries, source.choice(LANGUAGES))
        assert "<b>" not in parts["form"] + parts["answer"]


@each
def test_every_possible_entry_is_taken(slug: str, name: str) -> None:
    calculator = calculators(slug)[name]
    for field in fields_of(fill(calculator, {}, EN)):
        if field.kind == "choice":
            values = [number for number, _ in field.options]
        else:
            values = [field.low, field.high]
        for value in values:
            found = fill(calculator, {field.name: str(value)}, EN)
            wrong = found.faults.get(field.name, "")
            assert "whole number" not in wrong
            assert "choose one of the list" not in wrong


def test_a_wrong_entry_stays_and_is_named() -> None:
    found = filled("boutique", "stay", d2="".join(string.ascii_letters[:3]), a=3)
    assert found.answer is None
    assert found.faults == {"d2": "Tue: write a whole number from 1 to 6; “abc” is none."}
    assert found.entered["d2"] == "abc"
    assert found.entered["a"] == "3"
