"""Asking: answers and their sentences, what is tolerated, and what is said when nothing answers."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given, settings
from hypothesis import strategies as st

from games.assistant.ask import ask, detect
from games.assistant.books import read_books
from games.assistant.question import LONGEST_QUESTION
from games.assistant.search import BookIndex
from tests.assistant.bookshelf import write_book


def rules(index: BookIndex, question: str) -> list[str]:
    return [answer.paragraph.rule for answer in index.ask(question)]


@pytest.fixture
def toy(tmp_path: Path) -> BookIndex:
    return BookIndex(read_books("toy", write_book(tmp_path))["en"])


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("who wins the game?", "TOY-2.1"),
        ("winner", "TOY-2.1"),
        ("WINNERS!!", "TOY-2.1"),
        ("winer", "TOY-2.1"),
        ("champion", "TOY-2.1"),
        ("who is the champoin", "TOY-2.1"),
        ("who comes out on top", "TOY-2.1"),
        ("youngst player", "TOY-1.2"),
        ("why TOY-1.2", "TOY-1.2"),
        ("1.2", "TOY-1.2"),
    ],
)
def test_inflection_errors_synonyms_and_numbers(toy: BookIndex, question: str, rule: str) -> None:
    assert rules(toy, question)[0] == rule


def test_the_sentence_that_decides_is_given(toy: BookIndex) -> None:
    answer = toy.ask("how many stars has each player")[0]
    assert answer.paragraph.rule == "TOY-1.1"
    assert answer.sentence.text == "Each player has 3 stars."


@pytest.mark.parametrize("question", ["", "  ", "?", "!!!", "xqzw vvkk", "🎲", "9.9", "the of and"])
def test_without_an_answer_it_is_said_what_can_be_asked(question: str) -> None:
    reply = ask(question, "boutique")
    assert reply.found == ()
    assert len(reply.examples) == 3
    for example in reply.examples:
        assert ask(example, "boutique", reply.language).found


ODD_WORDS = ["what", "price", "**", "BHM-3.7", "preis", "würfel", '("', "[", "AND", "OR", "-", "title:", "*"]


@given(st.text(max_size=400) | st.lists(st.sampled_from(ODD_WORDS)).map(" ".join))
@settings(max_examples=150, deadline=None)
def test_no_question_is_an_error(question: str) -> None:
    reply = ask(question, "boutique")
    assert len(reply.examples) == 3


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("chi vince se il prezzo è uguale?", "it"),
        ("was passiert bei Gleichstand", "de"),
        ("what happens after sunday", "en"),
        ("pareggio", "it"),
        ("Gleichstand", "de"),
        ("tie", "en"),
        ("camere vicine", "it"),
        ("Sterne verlieren", "de"),
    ],
)
def test_the_language_is_that_of_the_question(question: str, language: str) -> None:
    assert detect(question, ("boutique",)) == language


def test_of_a_question_without_end_the_beginning_is_read() -> None:
    question = "what happens after sunday?".ljust(LONGEST_QUESTION) + "was passiert bei Gleichstand " * 2000
    reply = ask(question, "boutique")
    assert reply.language == "en"
    assert reply == ask("what happens after sunday?", "boutique")


def test_a_rule_that_is_named_twice_is_given_once() -> None:
    rules = [found.answer.paragraph.rule for found in ask("3.7 and BHM-3.7, or 3.6?", "boutique").found]
    assert sorted(rules) == sorted(set(rules))
    assert rules[:2] == ["BHM-3.7", "BHM-3.6"]


def test_what_tells_no_language_is_in_the_preferred_one() -> None:
    assert detect("12345", ("boutique",), "de") == "de"
    assert detect("12345", ("boutique",), "xx") == "en"


def run(*args: str) -> str:
    out = StringIO()
    call_command("ask", *args, stdout=out)
    return out.getvalue()


def test_the_command_prints_answers_as_json() -> None:
    said = json.loads(run("boutique", "chi vince se il prezzo è uguale?", "--lang", "it", "--json"))
    assert said["answers"][0]["rule"] == "BHM-3.7"
    scores = [answer["score"] for answer in said["answers"]]
    assert scores == sorted(scores, reverse=True)
    assert all(answer["sentence"] for answer in said["answers"])


def test_the_command_without_an_answer() -> None:
    said = json.loads(run("boutique", "", "--json"))
    assert said["answers"] == []
    assert len(said["try"]) == 3
    assert "You could ask" in run("boutique", "xqzw")


def test_the_command_names_the_games_there_are() -> None:
    with pytest.raises(CommandError, match="boutique"):
        run("chess", "castling")
