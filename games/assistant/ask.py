"""The rule assistant’s replies: in the language of the question; without an answer, what can be asked."""

from __future__ import annotations

from dataclasses import dataclass

from games.assistant.books import LANGUAGES, Book, books, slugs
from games.assistant.function_words import FUNCTION_WORDS
from games.assistant.question import LONGEST_QUESTION
from games.assistant.search import Answer, index_of
from games.assistant.words import words

_FUNCTION_WORD = 0.9
"""What a function word tells of the language, against a word that the book has."""
_GUESSED = 0.5
"""What a word tells that only looks like one of a book's."""
_PREFERRED = 0.25
"""What the language that is expected is given before others."""


@dataclass(frozen=True, slots=True)
class Found:
    """An answer and the book it is from."""

    book: Book
    answer: Answer


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to a question. Without `found`, `examples` say what can be asked."""

    language: str
    found: tuple[Found, ...]
    examples: tuple[str, ...]


def detect(question: str, games: tuple[str, ...], preferred: str | None = None) -> str:
    """The language of a question: by its function words, and by the words that the games' books have.

    `preferred` is given when nothing tells (and the first language without it).
    """
    preferred = preferred if preferred in LANGUAGES else LANGUAGES[0]
    points = dict.fromkeys(LANGUAGES, 0.0)
    points[preferred] += _PREFERRED
    for language in LANGUAGES:
        lexicons = [index_of(game, language).lexicon for game in games]
        for word in words(question, language):
            if word.text in FUNCTION_WORDS[language]:
                shared = sum(word.text in FUNCTION_WORDS[other] for other in LANGUAGES)
                points[language] += _FUNCTION_WORD / shared
            elif any(lexicon.knows(word) for lexicon in lexicons):
                points[language] += 1
            else:
                points[language] += _GUESSED * max(
                    max(lexicon.meant(word).values(), default=0) for lexicon in lexicons
                )
    return max(LANGUAGES, key=points.__getitem__)


def ask(
    question: str,
    game: str | None = None,
    language: str | None = None,
    *,
    preferred: str | None = None,
    limit: int = 5,
) -> Reply:
    """Answers a question about one game or about all.

    Args:
        game: the title's slug; `None` asks all books.
        language: the books' language; `None` finds out by the question.
        preferred: what it is likely to be, if the question doesn't tell.

    Raises KeyError if there is no rulebook of `game`.
    """
    # What is too long to be a question would only cost time.
    question = question[:LONGEST_QUESTION]
    games = (game,) if game else slugs()
    for slug in games:
        books(slug)
    if language not in LANGUAGES:
        language = detect(question, games, preferred)
    found = [
        Found(books(slug)[language], answer)
        for slug in games
        for answer in index_of(slug, language).ask(question, limit)
    ]
    found.sort(key=lambda one: -one.answer.score)
    return Reply(language, tuple(found[:limit]), examples(game, language))


def examples(game: str | None, language: str) -> tuple[str, ...]:
    """Three things that can be asked."""
    shelf = [books(slug)[language] for slug in ((game,) if game else slugs())]
    if len(shelf) == 1:
        return shelf[0].examples[:3]
    return tuple(question for book in shelf for question in book.examples[:1])[:3]
