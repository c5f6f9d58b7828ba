"""The rulebooks of the titles: whole, consistent, and one paragraph for each rule that the code cites."""

import re
from pathlib import Path

import pytest

from games.assistant.books import LANGUAGES, books, folder_of, slugs
from games.assistant.search import index_of
from games.core.registry import titles

TITLES = Path(folder_of("any")).parent.parent
# Rules are cited with their number; a whole chapter only where code quotes it as a rule.
CITED = r"\b{prefix}-[1-9]\d*\.[1-9]\d*|(?<=\"){prefix}-[1-9]\d*(?=\")"


def cited(slug: str, prefix: str) -> set[str]:
    """The rule ids in the sources of a title."""
    pattern = re.compile(CITED.format(prefix=prefix))
    return {
        id
        for path in (TITLES / slug).rglob("*.py")
        for id in pattern.findall(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("slug", slugs())
def test_the_files_have_no_fault(slug: str) -> None:
    assert set(books(slug)) == set(LANGUAGES)


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_that_code_cites_has_its_paragraph(slug: str) -> None:
    paragraphs = books(slug)["en"].paragraphs
    prefix = next(iter(paragraphs)).partition("-")[0]
    assert cited(slug, prefix) - set(paragraphs) == set()


@pytest.mark.parametrize("slug", slugs())
def test_every_paragraph_is_cited_by_the_code_that_does_it(slug: str) -> None:
    paragraphs = books(slug)["en"].paragraphs
    sources = " ".join(path.read_text(encoding="utf-8") for path in (TITLES / slug).rglob("*.py"))
    assert [rule for rule in paragraphs if not re.search(rf"\b{rule}\b(?!\.\d)", sources)] == []


def test_every_title_has_a_rulebook() -> None:
    assert set(slugs()) == set(titles())


@pytest.mark.parametrize("slug", slugs())
def test_house_decisions_are_the_same_in_all_languages(slug: str) -> None:
    marked = {
        language: [rule for rule, paragraph in book.paragraphs.items() if paragraph.house]
        for language, book in books(slug).items()
    }
    assert marked["en"]
    assert marked["it"] == marked["en"]
    assert marked["de"] == marked["en"]


@pytest.mark.parametrize("slug", slugs())
def test_every_example_question_has_an_answer(slug: str) -> None:
    for language, book in books(slug).items():
        for question in book.examples:
            assert index_of(slug, language).ask(question), question


@pytest.mark.parametrize("slug", slugs())
def test_every_picture_file_is_shown(slug: str) -> None:
    shown = re.findall(
        r'^picture = "(.*)"', (folder_of(slug) / "book.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {path.stem for path in (folder_of(slug) / "pictures").glob("*.svg")} <= set(shown)
