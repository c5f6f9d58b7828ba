"""Words as the search compares them: lower case, without accents, by their stem; numbers as digits."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache

from tantivy import Filter, TextAnalyzer, TextAnalyzerBuilder, Tokenizer

from games.assistant.function_words import FUNCTION_WORDS, NUMBERS

_STEMMERS = {"en": "english", "it": "italian", "de": "german"}
_WORD = re.compile(r"[^\W_]+")
_HYPHENED = re.compile(r"[^\W\d_]{2,}(?:[-–][^\W\d_]{2,})+")
_LONGEST = 40
"""What is longer is no word; it would only cost time."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it was written (folded), and its stem. `function`: it says nothing about what is meant."""

    text: str
    stem: str
    function: bool


def fold(text: str) -> str:
    """Lower case, without accents; ß is ss."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def words(text: str, language: str) -> list[Word]:
    """The words of a text in their order."""
    numbers = NUMBERS[language]
    function = FUNCTION_WORDS[language]
    found = []
    lowered = unicodedata.normalize("NFC", text).lower()
    for match in _WORD.finditer(lowered):
        raw = match[0][:_LONGEST]
        plain = _folded(raw)
        if plain in numbers:
            found.append(Word(plain, numbers[plain], False))
        else:
            found.append(Word(plain, stem(raw, language), plain in function))
    return found


@lru_cache(maxsize=20_000)
def _folded(word: str) -> str:
    return fold(word)


def joined(text: str, language: str) -> list[Word]:
    """The words with a hyphen in a text, written as one: people write walk-in, walk in and walkin."""
    parts = _HYPHENED.findall(unicodedata.normalize("NFC", text).lower())
    return [word for part in parts for word in words(re.sub("[-–]", "", part), language)]


@cache
def _analyzer(language: str) -> TextAnalyzer:
    return (
        TextAnalyzerBuilder(Tokenizer.raw())
        .filter(Filter.lowercase())
        .filter(Filter.stemmer(_STEMMERS[language]))
        .filter(Filter.ascii_fold())
        .build()
    )


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """The stem of one word; a word without letters stays as it is."""
    if word.isdigit():
        return word
    return "".join(_analyzer(language).analyze(word)) or fold(word)
