"""How fast the rule assistant answers: what ``manage.py bench ask`` prints."""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from games.assistant.ask import ask
from games.assistant.books import LANGUAGES, books, slugs
from games.assistant.search import warm_up


def ask_figures() -> dict[str, Any]:
    """Milliseconds to build the indexes, and for a question with its language found out.

    The questions are the titles, terms, synonyms and examples of all books, each asked once.
    """
    started = perf_counter()
    warm_up()
    built = perf_counter() - started
    times, spent = [], []
    for slug in slugs():
        for book in books(slug).values():
            titles = [paragraph.title for paragraph in book.paragraphs.values()]
            for question in (*titles, *(term.term for term in book.glossary), *book.synonyms, *book.examples):
                started, used = perf_counter(), process_time()
                ask(question, slug)
                times.append(perf_counter() - started)
                spent.append(process_time() - used)
    return {
        "kind": "ask",
        "books": len(slugs()) * len(LANGUAGES),
        "build_ms": round(built * 1000),
        "questions": len(times),
        "median_ms": round(median(times) * 1000, 2),
        "p99_ms": round(quantiles(times, n=100)[-1] * 1000, 2),
        "max_ms": round(max(times) * 1000, 2),
        "max_cpu_ms": round(max(spent) * 1000, 2),
    }
