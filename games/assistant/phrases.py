"""Short ways to say what paragraphs are about, and how like a question is to one of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from games.assistant.books import Book, Paragraph
from games.assistant.markup import names_in
from games.assistant.question import Question, Slot, asking_stems
from games.assistant.words import joined, words

_NAME = 0.8
"""A title or a name, against a phrase as people ask."""
_ASKING = 0.7
"""What a word such as who or when tells, against a rare one of the book."""
_UNKNOWN = 0.5
"""What a word tells that the book lacks."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """As people ask for a paragraph, its title, or a name that it explains."""

    rule: str
    stems: frozenset[str]
    asking: frozenset[str]
    weight: float
    worth: float
    """What all its words tell."""


class Phrases:
    """The phrases of a book. `rarity`: what a stem tells."""

    def __init__(self, book: Book, rarity: Mapping[str, float]) -> None:
        self._language = book.language
        self._rarity = rarity
        self._with: dict[str, list[Phrase]] = defaultdict(list)
        for paragraph in book.paragraphs.values():
            for said, weight in _said(book, paragraph):
                phrase = self._phrase(paragraph.rule, said, weight)
                for stem in phrase.stems:
                    self._with[stem].append(phrase)

    def _phrase(self, rule: str, said: str, weight: float) -> Phrase:
        found = words(said, self._language)
        stems = {word.stem for word in (*found, *joined(said, self._language)) if not word.function}
        asking = asking_stems(found, self._language)
        return Phrase(rule, frozenset(stems), asking, weight, self._sum(stems) + _ASKING * len(asking))

    def _sum(self, stems: Iterable[str]) -> float:
        return sum(self._rarity.get(stem, _UNKNOWN) for stem in stems)

    def worth(self, slot: Slot) -> float:
        """How much a slot tells: by its rarest stem."""
        stems = (stem for way in slot.ways for stem in way.stems)
        return slot.importance * max(self._rarity.get(stem, _UNKNOWN) for stem in stems)

    def likeness(self, question: Question) -> dict[str, float]:
        """By rule, how well its best phrase says the question: all of it, and nothing else."""
        whole = sum(self.worth(slot) for slot in question.slots) + _ASKING * len(question.asking)
        near: dict[int, tuple[Phrase, float, set[str]]] = {}
        for slot in question.slots:
            stems = {stem for way in slot.ways for stem in way.stems}
            worth = self.worth(slot)
            for phrase in {
                id(phrase): phrase for stem in stems for phrase in self._with.get(stem, ())
            }.values():
                _, said, used = near.get(id(phrase), (phrase, 0.0, set()))
                near[id(phrase)] = (
                    phrase,
                    said + slot.share(phrase.stems) * worth,
                    used | stems & phrase.stems,
                )
        best: dict[str, float] = {}
        for phrase, said, used in near.values():
            both = _ASKING * len(question.asking & phrase.asking)
            share = min(1.0, (said + both) / whole) * (self._sum(used) + both) / phrase.worth
            best[phrase.rule] = max(best.get(phrase.rule, 0.0), phrase.weight * whole * share)
        return best


def _said(book: Book, paragraph: Paragraph) -> list[tuple[str, float]]:
    terms = [term.term for term in book.glossary if term.rule == paragraph.rule]
    names = [paragraph.title, *terms, *names_in(paragraph.text)]
    asked = book.asked.get(paragraph.rule, ())
    return [(phrase, 1.0) for phrase in asked] + [(name, _NAME) for name in names]
