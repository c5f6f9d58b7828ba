"""The words of a book, and how a word of a question finds them: typing errors, compounds, beginnings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from rapidfuzz import process
from rapidfuzz.distance import OSA

from games.assistant.words import Word, joined, words

_SHORTEST_PART = 4
"""Letters of a part of a compound."""
_SHORT = 4
_UMLAUTS = (("ae", "a"), ("oe", "o"), ("ue", "u"))


class Lexicon:
    """The words of a book and of its synonyms."""

    def __init__(self, language: str, texts: Iterable[str], synonyms: Iterable[str]) -> None:
        """`texts`: what the book says; `synonyms`: what people say for words in it."""
        self.language = language
        texts = list(texts)
        self._book: set[str] = set()
        self._stems: dict[str, set[str]] = defaultdict(set)
        for text in (*texts, *synonyms):
            for word in (*words(text, language), *joined(text, language)):
                if not word.function:
                    self._stems[word.text].add(word.stem)
        for text in texts:
            self._book.update(word.stem for word in (*words(text, language), *joined(text, language)))
        self.stems = frozenset(stem for stems in self._stems.values() for stem in stems)
        self._long = [text for text in self._stems if len(text) > 3 and not text.isdigit()]

    def knows(self, word: Word) -> bool:
        """Whether the book has the word, in some inflection."""
        return word.stem in self.stems

    def in_book(self, stem: str) -> bool:
        """Whether a stem stands in the book itself."""
        return stem in self._book

    def meant(self, word: Word) -> dict[str, float]:
        """The stems that a word may stand for, with how sure that is (0–1); empty if it means nothing."""
        if self.knows(word):
            return {word.stem: 1.0} | dict.fromkeys(self.parts(word), 0.5)
        if word.text.isdigit():
            return {}
        for sure, guess in (
            (0.95, self._spelt),
            (0.8, self._compound),
            (0.85, self._mistyped),
            (0.7, self._begun),
        ):
            found = guess(word)
            if found:
                return dict.fromkeys(found, sure)
        return {}

    def parts(self, word: Word) -> set[str]:
        """The stems of the book that a German compound begins or ends with."""
        if self.language != "de" or len(word.stem) < 2 * _SHORTEST_PART:
            return set()
        sizes = range(_SHORTEST_PART, len(word.text))
        ends = {end for size in sizes for end in (word.stem[:size], word.stem[-size:], word.text[-size:])}
        return (ends & self.stems) - {word.stem}

    def _spelt(self, word: Word) -> set[str]:
        """Written without umlauts: ``wuerfel``."""
        if self.language != "de":
            return set()
        text = word.text
        for pair, letter in _UMLAUTS:
            text = text.replace(pair, letter)
        return set() if text == word.text else self._known(text)

    def _known(self, text: str) -> set[str]:
        """Stems of a folded word, if the book has it."""
        return set(self._stems.get(text, ())) | {
            w.stem for w in words(text, self.language) if w.stem in self.stems
        }

    def _compound(self, word: Word) -> set[str]:
        """Written as one word, or a German compound: ``Laufgast`` by Gast and Laufkundschaft."""
        text = word.text
        for cut in range(3, len(text) - 2):
            first, last = self._known(text[:cut]), self._known(text[cut:])
            if first and last:
                return first | last
        parts = self.parts(word)
        heads = {text.removesuffix(part).rstrip("s") for part in parts if text.endswith(part)}
        long_heads = tuple(head for head in heads if len(head) >= _SHORTEST_PART)
        return parts | {
            stem for known in self._long if known.startswith(long_heads) for stem in self._stems[known]
        }

    def _mistyped(self, word: Word) -> set[str]:
        """The words at the least distance, if it is small for the length of the word."""
        length = len(word.text)
        if length < 4:
            return set()
        most = 1 if length < 7 else 2 if length < 12 else 3
        found = process.extract(word.text, self._long, scorer=OSA.distance, score_cutoff=most, limit=8)
        near = [(text, distance) for text, distance, _ in found if _plausible(word.text, text, distance)]
        least = min((distance for _, distance in near), default=0)
        return {stem for text, distance in near if distance == least for stem in self._stems[text]}

    def _begun(self, word: Word) -> set[str]:
        """The words that begin with it, or with which it begins."""
        if len(word.text) < 4:
            return set()
        return {
            stem
            for text in self._long
            if text.startswith(word.text) or (len(text) >= 5 and word.text.startswith(text))
            for stem in self._stems[text]
        }


def _plausible(typed: str, text: str, distance: float) -> bool:
    """Who types a word gets its beginning right, or swaps its first letters.

    Short words are near to many: they have letters swapped, or one left out in the middle.
    """
    if len(typed) <= _SHORT:
        return sorted(typed) == sorted(text) or (
            len(text) == len(typed) + 1 and (typed[0], typed[-1]) == (text[0], text[-1])
        )
    return typed[0] == text[0] or typed[:2] == text[1::-1] or (distance == 1 and len(typed) > 5)
