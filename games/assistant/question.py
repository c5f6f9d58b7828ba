"""What a question asks for: its words as the words of the book, by stems, synonyms and corrections."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from games.assistant.function_words import ASKING_WORDS, WEAK_WORDS
from games.assistant.lexicon import Lexicon
from games.assistant.words import Word, joined, words

LONGEST_QUESTION = 300
"""Characters that are read of a question."""
_MOST_WORDS = 40


@dataclass(frozen=True, slots=True)
class Way:
    """One way to say what a slot means: stems that belong together, and how sure it is (0–1)."""

    stems: tuple[str, ...]
    weight: float


@dataclass(slots=True)
class Slot:
    """A thing that is asked for: a word or a phrase of the question, and the ways to say it in the book."""

    ways: list[Way] = field(default_factory=list)
    importance: float = 1.0

    def add(self, stems: Sequence[str], weight: float) -> None:
        """Another way; the surest of equal ones counts."""
        key = tuple(dict.fromkeys(stems))
        if key:
            self.ways.append(Way(key, weight))

    def share(self, stems: Set[str]) -> float:
        """How much of it stands in a text (0–1)."""
        return max(
            way.weight * sum(stem in stems for stem in way.stems) / len(way.stems) for way in self.ways
        )


@dataclass(frozen=True, slots=True)
class Question:
    """A question in the words of a book.

    `known`: how many of its content words mean something there (0–1); `small`: its function words.
    """

    slots: tuple[Slot, ...]
    known: float
    small: frozenset[str]
    asking: frozenset[str]
    """Those of them that tell what is wanted to be known."""
    stems: frozenset[str]
    """All that would do, of any way of any slot."""


class Reader:
    """Reads questions for one book."""

    SYNONYM = 0.75
    COMMON = 0.5
    PHRASE = 1.15
    WITHIN_PHRASE = 0.5
    WEAK = 0.7
    NUMBER = 0.8
    GUESSED = 0.7
    """How much a word counts as known that only looks like one of the book's."""

    def __init__(self, language: str, lexicon: Lexicon, synonyms: Mapping[str, Sequence[str]]) -> None:
        self.language = language
        self.lexicon = lexicon
        self._synonyms: dict[tuple[str, ...], list[Way]] = {}
        self._add(synonyms, self.SYNONYM)
        self._add(common_synonyms(language), self.COMMON)
        self._longest = max(map(len, self._synonyms), default=0)

    def _add(self, synonyms: Mapping[str, Sequence[str]], weight: float) -> None:
        for said, meanings in synonyms.items():
            key = tuple(word.stem for word in words(said, self.language))
            ways = self._synonyms.setdefault(key, [])
            ways.extend(Way(stems, weight) for meaning in meanings if (stems := self._content(meaning)))

    def _content(self, meaning: str) -> tuple[str, ...]:
        """The stems of a meaning that the book has; all its words if they are nothing but function words."""
        found = words(meaning, self.language)
        kept = [word for word in found if not word.function] or found
        return tuple(word.stem for word in kept if self.lexicon.in_book(word.stem))

    def read(self, text: str) -> Question:
        """A question in slots. Nothing that may be typed is an error."""
        text = text[:LONGEST_QUESTION]
        asked = words(text, self.language)[:_MOST_WORDS]
        slots: list[Slot] = []
        covered = self._phrases(asked, slots)
        content = [at for at, word in enumerate(asked) if not word.function]
        if not content and not slots:
            content = list(range(len(asked)))
        known = 0.0
        for at in content:
            slot = self._slot(asked[at])
            if slot.ways:
                slot.importance = self._importance(asked[at]) * (self.WITHIN_PHRASE if at in covered else 1.0)
                slots.append(slot)
            sure = self.lexicon.knows(asked[at]) or at in covered
            known += 1.0 if sure else self.GUESSED if slot.ways else 0.0
        for word in joined(text, self.language):
            if self.lexicon.knows(word):
                slots.append(Slot([Way((word.stem,), 1.0)]))
        small = frozenset(word.text for word in asked if word.function)
        stems = frozenset(stem for slot in slots for way in slot.ways for stem in way.stems)
        share = known / len(content) if content else float(bool(slots))
        asking = asking_stems(asked, self.language)
        return Question(tuple(slots), share, small, asking, stems)

    def _importance(self, word: Word) -> float:
        if word.stem.isdigit():
            return self.NUMBER
        return self.WEAK if word.text in WEAK_WORDS[self.language] else 1.0

    def _phrases(self, asked: list[Word], slots: list[Slot]) -> set[int]:
        """A slot for each synonym of several words that is said; gives the words that they cover."""
        covered: set[int] = set()
        stems = [word.stem for word in asked]
        for length in range(min(self._longest, len(stems)), 1, -1):
            for start in range(len(stems) - length + 1):
                meanings = self._synonyms.get(tuple(stems[start : start + length]))
                if not meanings or covered.intersection(range(start, start + length)):
                    continue
                slot = Slot(importance=self.PHRASE)
                for meaning in meanings:
                    slot.add(meaning.stems, meaning.weight / self.SYNONYM)
                slots.append(slot)
                covered.update(range(start, start + length))
        return covered

    def _slot(self, word: Word) -> Slot:
        slot = Slot()
        for stem, sure in self.lexicon.meant(word).items():
            if self.lexicon.in_book(stem):
                slot.add((stem,), sure)
            for meaning in self._synonyms.get((stem,), ()):
                slot.add(meaning.stems, sure * meaning.weight)
        return slot


def asking_stems(asked: Sequence[Word], language: str) -> frozenset[str]:
    """The stems of the words that tell what is wanted to be known."""
    return frozenset(word.stem for word in asked if word.text in ASKING_WORDS[language])


@cache
def common_synonyms(language: str) -> dict[str, list[str]]:
    """What people say in any game: the words that a book may have for it."""
    data = tomllib.loads(Path(__file__).with_name("common.toml").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = data[language]
    return found
