"""The rulebooks: one a title and language, read from the files beside the title. Knows no Django."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import games.titles
from games.assistant.reading import BookFault, Reading

LANGUAGES = ("en", "it", "de")
"""The languages that every book is written in; the first is the one when nothing else is known."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What a rule says. Its texts are in the markup of :mod:`games.assistant.markup`."""

    rule: str
    """The id that code, refusals and addresses cite: ``BHM-3.7``."""
    chapter: str
    title: str
    text: str
    example: str | None
    house: str | None
    """What is our own decision, and why; ``None`` where there is none."""
    related: tuple[str, ...]
    picture: str | None
    """An SVG element, without text in it."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the book. `paragraphs` in the order of the book."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of the glossary; `rule` decides it, if one does."""

    term: str
    text: str
    rule: str | None


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of a title in one language."""

    slug: str
    language: str
    title: str
    intro: str
    chapters: tuple[Chapter, ...]
    paragraphs: Mapping[str, Paragraph]
    """By rule id, in the order of the book."""
    glossary: tuple[Term, ...]
    asked: Mapping[str, tuple[str, ...]]
    """By rule id: how people ask for what a paragraph says, also in words that it lacks. Not shown."""
    synonyms: Mapping[str, tuple[str, ...]]
    """A word or phrase as people say it: the words that stand in the paragraphs for it."""
    examples: tuple[str, ...]
    """Questions that can be asked, as examples; at least three."""

    def around(self, rule: str) -> tuple[Paragraph | None, Paragraph | None]:
        """The paragraphs before and after one in the order of the book. Raises KeyError if it isn't there."""
        order = list(self.paragraphs)
        at = order.index(rule) if rule in self.paragraphs else None
        if at is None:
            raise KeyError(rule)
        before = self.paragraphs[order[at - 1]] if at else None
        after = self.paragraphs[order[at + 1]] if at + 1 < len(order) else None
        return before, after


def read_books(slug: str, folder: Path) -> dict[str, Book]:
    """The books in a folder, by language. Raises BookFault with all that is wrong in it."""
    reading = Reading(folder, LANGUAGES)
    if reading.faults:
        raise BookFault(reading.faults)
    return {language: _book(slug, language, reading) for language in LANGUAGES}


def _book(slug: str, language: str, reading: Reading) -> Book:
    texts = reading.texts[language]
    paragraphs = {}
    for entry in reading.paragraphs:
        words = texts["paragraphs"][entry["rule"]]
        picture = entry.get("picture")
        paragraphs[entry["rule"]] = Paragraph(
            rule=entry["rule"],
            chapter=chapter_of(entry["rule"]),
            title=words["title"].strip(),
            text=words["text"].strip(),
            example=words["example"].strip() if "example" in words else None,
            house=words["house"].strip() if "house" in words else None,
            related=tuple(entry.get("related", ())),
            picture=reading.pictures[picture] if picture else None,
        )
    chapters = tuple(
        Chapter(id, texts["chapters"][id], tuple(p for p in paragraphs.values() if p.chapter == id))
        for id in reading.chapters
    )
    return Book(
        slug=slug,
        language=language,
        title=texts["title"],
        intro=texts["intro"].strip(),
        chapters=chapters,
        paragraphs=paragraphs,
        glossary=tuple(
            Term(term["term"], term["text"].strip(), term.get("rule")) for term in texts.get("glossary", ())
        ),
        asked={rule: tuple(phrases) for rule, phrases in texts.get("asked", {}).items()},
        synonyms={word: tuple(others) for word, others in texts.get("synonyms", {}).items()},
        examples=tuple(texts.get("examples") or [paragraph.title for paragraph in paragraphs.values()][:3]),
    )


def chapter_of(rule: str) -> str:
    """The chapter that a rule stands in: ``BHM-3`` for ``BHM-3.7``."""
    return rule.partition(".")[0]


def folder_of(slug: str) -> Path:
    """Where the books of a title are."""
    return Path(next(iter(games.titles.__path__))) / slug / "rulebook"


@cache
def slugs() -> tuple[str, ...]:
    """The titles that have a rulebook, in alphabetical order."""
    root = Path(next(iter(games.titles.__path__)))
    return tuple(sorted(path.parent.parent.name for path in root.glob("*/rulebook/book.toml")))


@cache
def books(slug: str) -> dict[str, Book]:
    """The books of a title by language, read once a process.

    Raises:
        KeyError: if the title has none. BookFault: if something is wrong in its files.
    """
    if slug not in slugs():
        raise KeyError(f"there is no rulebook {slug!r}; there are: {', '.join(slugs())}")
    return read_books(slug, folder_of(slug))


def book(slug: str, language: str) -> Book:
    """A title's book in a language; in the first of all where the language isn't one of the books'.

    Raises KeyError as :func:`books`.
    """
    found = books(slug)
    return found.get(language) or found[LANGUAGES[0]]


def paragraph(slug: str, rule: str, language: str) -> Paragraph | None:
    """What a rule says, or ``None`` if no book has it."""
    if slug not in slugs():
        return None
    return book(slug, language).paragraphs.get(rule)
