"""The rulebooks of the titles: whole, consistent, and one paragraph for each rule that the code cites."""

import re
from pathlib import Path

import pytest

from games.assistant.books import LANGUAGES, books, folder_of, slugs

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
def test_every_picture_file_is_shown(slug: str) -> None:
    shown = re.findall(
        r'^picture = "(.*)"', (folder_of(slug) / "book.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {path.stem for path in (folder_of(slug) / "pictures").glob("*.svg")} <= set(shown)
