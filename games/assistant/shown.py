"""Paragraphs and answers as JSON, for the table: texts in runs, so that nothing has to be parsed there."""

from __future__ import annotations

from typing import Any

from games.assistant.ask import Reply
from games.assistant.books import Book, Paragraph
from games.assistant.markup import Sentence, blocks


def text_json(text: str) -> list[dict[str, Any]]:
    """A text in blocks: `{"kind": "text"|"list", "items": [[sentence, …], …]}`."""
    return [
        {"kind": block.kind, "items": [[sentence_json(one) for one in item] for item in block.items]}
        for block in blocks(text)
    ]


def sentence_json(sentence: Sentence) -> dict[str, Any]:
    """A sentence: its plain text and its runs as `[kind, text]`."""
    return {"text": sentence.text, "spans": [[span.kind, span.text] for span in sentence.spans]}


def paragraph_json(book: Book, paragraph: Paragraph) -> dict[str, Any]:
    """A paragraph, whole. `picture` is an SVG element or `None`."""
    before, after = book.around(paragraph.rule)
    return {
        "game": book.slug,
        "language": book.language,
        "rule": paragraph.rule,
        "title": paragraph.title,
        "text": text_json(paragraph.text),
        "example": text_json(paragraph.example) if paragraph.example else None,
        "house": text_json(paragraph.house) if paragraph.house else None,
        "picture": paragraph.picture,
        "related": [{"rule": rule, "title": book.paragraphs[rule].title} for rule in paragraph.related],
        "before": before.rule if before else None,
        "after": after.rule if after else None,
    }


def reply_json(reply: Reply) -> dict[str, Any]:
    """The answers to a question, best first; `examples` say what else can be asked."""
    return {
        "language": reply.language,
        "answers": [
            {
                "game": found.book.slug,
                "rule": found.answer.paragraph.rule,
                "title": found.answer.paragraph.title,
                "sentence": sentence_json(found.answer.sentence),
                "house": found.answer.paragraph.house is not None,
            }
            for found in reply.found
        ],
        "examples": list(reply.examples),
    }


def contents_json(book: Book) -> dict[str, Any]:
    """What the book has, in its order."""
    return {
        "game": book.slug,
        "language": book.language,
        "title": book.title,
        "chapters": [
            {
                "id": chapter.id,
                "title": chapter.title,
                "paragraphs": [{"rule": one.rule, "title": one.title} for one in chapter.paragraphs],
            }
            for chapter in book.chapters
        ],
        "examples": list(book.examples),
    }
