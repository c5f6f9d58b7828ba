"""Answers questions from a rulebook: an index of its paragraphs in memory, and the sentence that decides."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import log

from tantivy import Document, Filter, Index, Occur, Query, SchemaBuilder, TextAnalyzerBuilder, Tokenizer

from games.assistant.books import LANGUAGES, Book, Paragraph, books, slugs
from games.assistant.lexicon import Lexicon
from games.assistant.markup import Sentence, statements
from games.assistant.phrases import Phrases
from games.assistant.question import Question, Reader, Slot, common_synonyms
from games.assistant.words import joined, words

_HOUSE = 0.75
_NUMBER = re.compile(r"(?:\b([a-z]{3})[-\s]?)?\b([1-9]\d?)\.([1-9]\d?)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Tuning:
    """Weights of the search.

    A random search over them and :class:`Reader`'s on one half of the questions moved few of them, and gained
    0.3 points on the other half: they aren't fitted to the questions in the tests.
    """

    title: float = 2.0
    text: float = 1.0
    terms: float = 1.2
    more: float = 0.5
    """Examples, house decisions, the chapter's title."""
    tie: float = 0.35
    """How much a field counts beside the best one."""
    coverage: float = 1.0
    sentence: float = 2.5
    asked: float = 0.8
    """How people ask for a paragraph, as words of it."""
    alike: float = 4.0
    """A question that is like a phrase for the paragraph: how people ask for it, its title, a name in it."""
    known: float = 0.34
    """A question of which less means anything in the book is about something else."""
    least: float = 0.3
    """Answers below this share of the best one's score aren't given."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A paragraph that decides the question, and the sentence that does."""

    paragraph: Paragraph
    score: float
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, its stems and its function words. `weight`: how much rather it is shown than another."""

    sentence: Sentence
    stems: frozenset[str]
    small: frozenset[str]
    weight: float


class BookIndex:
    """The index of one book."""

    FIELDS = ("title", "text", "terms", "more", "asked")

    def __init__(self, book: Book, tuning: Tuning | None = None) -> None:
        self.book = book
        self.tuning = tuning or Tuning()
        texts = {rule: self._fields(paragraph) for rule, paragraph in book.paragraphs.items()}
        own = [text for fields in texts.values() for text in fields.values()]
        said = (*book.synonyms, *common_synonyms(book.language))
        self.lexicon = Lexicon(book.language, own, said)
        self.reader = Reader(book.language, self.lexicon, book.synonyms)
        self._rules = list(book.paragraphs)
        self._bags = {
            rule: {name: self._stems(text) for name, text in fields.items()} for rule, fields in texts.items()
        }
        self._sentences = {
            rule: [self._said(*each) for each in _all_sentences(paragraph)]
            for rule, paragraph in book.paragraphs.items()
        }
        found_in = Counter(
            stem for bags in self._bags.values() for stem in {stem for bag in bags.values() for stem in bag}
        )
        self._rarity = {stem: log(1 + len(self._rules) / count) for stem, count in found_in.items()}
        self._phrases = Phrases(book, self._rarity)
        self._index = self._build()

    def _fields(self, paragraph: Paragraph) -> dict[str, str]:
        terms = [f"{term.term}. {term.text}" for term in self.book.glossary if term.rule == paragraph.rule]
        chapter = next(part for part in self.book.chapters if part.id == paragraph.chapter)
        more = [chapter.title, paragraph.example or "", paragraph.house or ""]
        return {
            "title": paragraph.title,
            "text": paragraph.text,
            "terms": " ".join(terms),
            "more": " ".join(more),
            "asked": ". ".join(self.book.asked.get(paragraph.rule, ())),
        }

    def _stems(self, text: str) -> list[str]:
        """The stems of a text, with the parts of compounds."""
        language = self.book.language
        found = [word for word in (*words(text, language), *joined(text, language)) if not word.function]
        return [stem for word in found for stem in (word.stem, *self.lexicon.parts(word))]

    def _said(self, sentence: Sentence, weight: float) -> Said:
        small = frozenset(word.text for word in words(sentence.text, self.book.language) if word.function)
        return Said(sentence, frozenset(self._stems(sentence.text)), small, weight)

    def _build(self) -> Index:
        builder = SchemaBuilder()
        for name in self.FIELDS:
            builder.add_text_field(name, tokenizer_name="stems")
        builder.add_unsigned_field("at", stored=True)
        self._schema = builder.build()
        index = Index(self._schema)
        # The texts come as stems already.
        index.register_tokenizer(
            "stems", TextAnalyzerBuilder(Tokenizer.whitespace()).filter(Filter.remove_long(80)).build()
        )
        writer = index.writer(heap_size=15_000_000, num_threads=1)
        for at, rule in enumerate(self._rules):
            document = Document()
            document.add_unsigned("at", at)
            for name, stems in self._bags[rule].items():
                document.add_text(name, " ".join(stems))
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()
        index.reload()
        return index

    # --- answers --------------------------------------------------------------------------------------------

    def ask(self, text: str, limit: int = 5) -> list[Answer]:
        """The paragraphs that answer a question, best first; none if nothing in it means anything here."""
        named = self._named(text)
        question = self.reader.read(_NUMBER.sub(" ", text))
        rules = {answer.paragraph.rule for answer in named}
        found = [answer for answer in self._found(question) if answer.paragraph.rule not in rules]
        return [*named, *found][:limit]

    def _named(self, text: str) -> list[Answer]:
        """The paragraphs whose numbers stand in the question."""
        prefix = self._rules[0].partition("-")[0]
        found: dict[str, Answer] = {}
        for letters, chapter, number in _NUMBER.findall(text):
            rule = f"{prefix}-{chapter}.{number}"
            if letters.upper() in ("", prefix) and rule in self.book.paragraphs:
                found[rule] = Answer(self.book.paragraphs[rule], 100.0, self._sentences[rule][0].sentence)
        return list(found.values())

    def _found(self, question: Question) -> list[Answer]:
        if not question.slots or question.known < self.tuning.known:
            return []
        query = Query.boolean_query([(Occur.Should, self._query(slot)) for slot in question.slots])
        searcher = self._index.searcher()
        hits = searcher.search(query, limit=len(self._rules)).hits
        like = self._phrases.likeness(question)
        answers = []
        for score, address in hits:
            rule = self._rules[searcher.doc(address)["at"][0]]
            answers.append(self._answer(question, rule, score, like.get(rule, 0.0)))
        answers.sort(key=lambda answer: (-answer.score, self._rules.index(answer.paragraph.rule)))
        best = answers[0].score if answers else 0
        return [answer for answer in answers if answer.score >= best * self.tuning.least]

    def _query(self, slot: Slot) -> Query:
        tuning = self.tuning
        boosts = {name: getattr(tuning, name) for name in self.FIELDS}
        ways = []
        for way in slot.ways:
            share = way.weight * slot.importance / len(way.stems) ** 0.5
            parts = []
            for stem in way.stems:
                fields = [
                    Query.boost_query(Query.term_query(self._schema, name, stem), boost * share)
                    for name, boost in boosts.items()
                ]
                parts.append((Occur.Should, Query.disjunction_max_query(fields, tuning.tie)))
            ways.append(Query.boolean_query(parts))
        return Query.disjunction_max_query(ways, 0.1)

    def _answer(self, question: Question, rule: str, score: float, like: float) -> Answer:
        whole = {stem for bag in self._bags[rule].values() for stem in bag}
        wanted = sum(self._phrases.worth(slot) for slot in question.slots)
        covered = sum(slot.share(whole) * self._phrases.worth(slot) for slot in question.slots)
        shares = [self._sentence_share(question, said) for said in self._sentences[rule]]
        best = max(shares)
        sentence = self._sentences[rule][shares.index(best)].sentence
        total = score * (1 + self.tuning.coverage * covered / wanted) + self.tuning.sentence * best
        total += self.tuning.alike * like
        return Answer(self.book.paragraphs[rule], round(total, 3), sentence)

    def _sentence_share(self, question: Question, said: Said) -> float:
        """How much of a question a sentence says. Small words decide between equals."""
        if question.stems.isdisjoint(said.stems):
            return 0.0
        share = sum(slot.share(said.stems) * self._phrases.worth(slot) for slot in question.slots)
        return (share + 0.1 * len(question.small & said.small)) * said.weight


def _all_sentences(paragraph: Paragraph) -> list[tuple[Sentence, float]]:
    """What may be shown as the deciding sentence: the rule itself rather than why it is so."""
    found = [(sentence, 1.0) for sentence in statements(paragraph.text)]
    if paragraph.house:
        found += [(sentence, _HOUSE) for sentence in statements(paragraph.house)]
    return found


@cache
def index_of(slug: str, language: str) -> BookIndex:
    """The index of a title's book, built once a process. Raises KeyError as :func:`books`."""
    return BookIndex(books(slug)[language if language in LANGUAGES else LANGUAGES[0]])


def warm_up() -> None:
    """Build all indexes, so that no question has to wait for that."""
    for slug in slugs():
        for language in LANGUAGES:
            index_of(slug, language)
