"""Template tags of the rulebooks: their markup as HTML, links to rules, the sentence that decides."""

from __future__ import annotations

from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from games.assistant.books import Book, Paragraph
from games.assistant.markup import Sentence, Span, blocks, plain

register = template.Library()


@register.simple_tag(takes_context=True)
def prose(context: dict[str, Any], book: Book, text: str, mark: Sentence | None = None) -> SafeString:
    """A text of a book. `mark`: the sentence that stands out."""

    def sentence_html(sentence: Sentence) -> SafeString:
        said = format_html_join("", "{}", ((_span(context, book, span),) for span in sentence.spans))
        marked = mark is not None and (sentence.text == mark.text or mark.text.endswith(f": {sentence.text}"))
        return format_html("<mark>{}</mark>", said) if marked else said

    def item_html(item: tuple[Sentence, ...]) -> SafeString:
        return format_html_join(" ", "{}", ((sentence_html(sentence),) for sentence in item))

    parts = []
    for block in blocks(text):
        if block.kind == "list":
            parts.append(format_html("<ul>{}</ul>", _lines("<li>{}</li>", map(item_html, block.items))))
        else:
            parts.append(_lines("<p>{}</p>", map(item_html, block.items)))
    return _lines("{}", parts)


def _lines(form: str, parts: Any) -> SafeString:
    return format_html_join("", form, ((part,) for part in parts))


def _span(context: dict[str, Any], book: Book, span: Span) -> SafeString | str:
    if span.kind == "strong":
        return format_html("<strong>{}</strong>", span.text)
    if span.kind == "rule":
        return rule_chip(context, book, span.text)
    return span.text


@register.simple_tag(takes_context=True)
def rule_url(context: dict[str, Any], book: Book, rule: str) -> str:
    """Where a rule, or a chapter, is read: within a page that holds the whole book, or on its own page."""
    if context.get("whole_book") == book.slug:
        return f"#{rule}"
    tail = context.get("lang_tail", "")
    if rule in book.paragraphs:
        return reverse("games:rule", args=[book.slug, rule]) + tail
    return f"{reverse('games:rulebook', args=[book.slug])}{tail}#{rule}"


@register.simple_tag(takes_context=True)
def rule_chip(context: dict[str, Any], book: Book, rule: str) -> SafeString:
    """A rule's number as a link; a number of another book is just text."""
    if rule not in book.paragraphs and all(chapter.id != rule for chapter in book.chapters):
        return format_html("{}", rule)
    return format_html('<a class="rule" href="{}">{}</a>', rule_url(context, book, rule), rule)


@register.simple_tag
def picture(paragraph: Paragraph) -> SafeString:
    """The paragraph's picture in the page itself: decoration, the text says the same."""
    if not paragraph.picture:
        return SafeString("")
    # The drawing is a file of this project, checked when the book is read.
    drawing = mark_safe(paragraph.picture.replace("<svg", '<svg aria-hidden="true" focusable="false"', 1))
    return format_html('<figure class="rule-picture">{}</figure>', drawing)


@register.filter
def brief(text: str) -> str:
    """The beginning of a text, without markup, for search engines and previews: 160 characters at most."""
    said = plain(text)
    if len(said) <= 160:
        return said
    return f"{said[:159].rpartition(' ')[0]}…"
