"""The question sets: what players ask, and the rules of which one must be among the first three answers."""

import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.assistant.ask import detect
from games.assistant.books import books
from games.assistant.search import index_of

SETS = sorted((Path(__file__).parent / "questions").glob("*.toml"))
OTHERS = sorted((Path(__file__).parent / "other_questions").glob("*.toml"))
"""Asked by someone who had not seen the tables of synonyms: what to expect of questions nobody thought of."""
FIRST = 3
SHARE = 0.9


def questions(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return found


def mistaken(path: Path, typed: Callable[[str], str] = str) -> list[str]:
    """The questions of a file, as they are typed, whose first answers have no right one."""
    slug, _, language = path.stem.partition(".")
    wrong = []
    for question in questions(path):
        text = typed(question["text"])
        given = [answer.paragraph.rule for answer in index_of(slug, language).ask(text, FIRST)]
        if not set(given) & set(question["rules"]):
            wrong.append(f"{text}: {', '.join(given) or 'none'} instead of {question['rules']}")
    return wrong


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_the_right_paragraph_is_among_the_first_three(path: Path) -> None:
    asked = questions(path)
    assert len(asked) >= 40
    wrong = mistaken(path)
    assert 1 - len(wrong) / len(asked) >= SHARE, "\n".join(wrong)


def test_other_questions_are_answered_as_well() -> None:
    asked = sum(len(questions(path)) for path in OTHERS)
    wrong = [each for path in OTHERS for each in mistaken(path)]
    assert 1 - len(wrong) / asked >= SHARE, "\n".join(wrong)


def test_a_typing_error_in_the_longest_word_is_forgiven() -> None:
    chance = random.Random(5)

    def typed(text: str) -> str:
        longest = max(re.findall(r"[^\W\d_]+", text), key=len)
        at = chance.randrange(1, max(2, len(longest) - 1))
        before, letter, after = longest[:at], longest[at : at + 1], longest[at + 1 :]
        errors = [before + after, before + letter * 2 + after, before + after[:1] + letter + after[1:]]
        return text.replace(longest, chance.choice(errors), 1)

    asked = sum(len(questions(path)) for path in SETS)
    wrong = [each for path in SETS for each in mistaken(path, typed)]
    assert 1 - len(wrong) / asked >= SHARE, "\n".join(wrong)


@pytest.mark.parametrize("path", [*SETS, *OTHERS], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_questions_name_paragraphs_and_are_asked_once(path: Path) -> None:
    slug, _, language = path.stem.partition(".")
    asked = questions(path)
    for question in asked:
        assert question["rules"]
        assert set(question["rules"]) <= set(books(slug)[language].paragraphs), question
    texts = [question["text"].casefold() for question in asked]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_the_language_is_found_out(path: Path) -> None:
    slug, _, language = path.stem.partition(".")
    asked = questions(path)
    found = [question["text"] for question in asked if detect(question["text"], (slug,)) == language]
    assert len(found) / len(asked) >= SHARE, {q["text"] for q in asked} - set(found)
