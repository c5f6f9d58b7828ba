"""The markup of the rulebooks: blank lines part, ``- `` lists, ``**`` stresses, rule ids are links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

_MARKS = re.compile(r"\*\*(?P<strong>.+?)\*\*|(?P<rule>\b[A-Z]{3}-[1-9]\d*(?:\.[1-9]\d*)?)")
_STRAIGHT = re.compile(r"['\"]")

_END = re.compile(r"[.!?…](?:[”’“»)\]]|\*\*)*\s+")
# After these a full stop ends no sentence; nor does one after a number that such a word makes an ordinal.
_SHORT = frozenset(
    [
        "z",
        "B",
        "d",
        "h",
        "u",
        "a",
        "p",
        "e.g",
        "i.e",
        "bzw",
        "ca",
        "Nr",
        "max",
        "min",
        "ecc",
        "vs",
        "etc",
        "usw",
    ]
)
_BEFORE_ORDINAL = frozenset(
    ["am", "ab", "dem", "den", "der", "die", "das", "im", "zum", "zur", "vom", "beim", "bis", "jede", "jeden"]
)


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text. `kind` ``rule``: the text is an id, and a link."""

    kind: Literal["text", "strong", "rule"]
    text: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """What can be shown alone as an answer. `text` is without markup."""

    text: str
    spans: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a text. A `list` has an item for each line, each of one or more sentences."""

    kind: Literal["text", "list"]
    items: tuple[tuple[Sentence, ...], ...]


def blocks(text: str) -> list[Block]:
    """A text in its parts: paragraphs and lists, each in sentences."""
    found: list[Block] = []
    for part in re.split(r"\n\s*\n", text.strip()):
        prose: list[str] = []
        items: list[str] = []
        for line in (line.strip() for line in part.splitlines()):
            if line.startswith("- "):
                items.append(line[2:])
            elif items:
                items[-1] += f" {line}"
            else:
                prose.append(line)
        if prose:
            found.append(Block("text", (sentences_of(" ".join(prose)),)))
        if items:
            found.append(Block("list", tuple(sentences_of(item) for item in items)))
    return found


def sentences_of(prose: str) -> tuple[Sentence, ...]:
    """A line of prose in its sentences."""
    parts: list[str] = []
    start = 0
    for match in _END.finditer(prose):
        if _ends_sentence(prose[start : match.start()], match[0], prose[match.end() :]):
            parts.append(prose[start : match.end()].strip())
            start = match.end()
    parts.append(prose[start:].strip())
    return tuple(Sentence(plain(part), tuple(spans(part))) for part in parts if part)


def _ends_sentence(before: str, stop: str, after: str) -> bool:
    if not after or after[0].islower():
        return False
    words = before.replace("(", " ").split()
    if stop[0] != "." or not words:
        return True
    ordinal = words[-1].isdigit() and len(words) > 1 and words[-2].lower() in _BEFORE_ORDINAL
    return words[-1] not in _SHORT and not ordinal


def names_in(text: str) -> list[str]:
    """What stands in bold at the beginning of an item or a part: the names that a text explains."""
    return re.findall(r"^(?:- )?\*\*(?:\d+ )?(.+?):?\*\*", text, re.MULTILINE)


def statements(text: str) -> list[Sentence]:
    """What of a text can be shown alone: its sentences, and what leads to a list with each item of it."""
    found: list[Sentence] = []
    lead: Sentence | None = None
    for block in blocks(text):
        if block.kind == "list" and lead is not None:
            found += [_led(lead, sentence) for item in block.items for sentence in item]
        else:
            found += [sentence for item in block.items for sentence in item]
        last = block.items[-1][-1] if block.items[-1] else None
        lead = last if last is not None and block.kind == "text" and last.text.endswith(":") else None
    return found


def _led(lead: Sentence, sentence: Sentence) -> Sentence:
    return Sentence(f"{lead.text} {sentence.text}", (*lead.spans, Span("text", " "), *sentence.spans))


def spans(prose: str) -> list[Span]:
    """A line of prose in runs."""
    found: list[Span] = []
    at = 0
    for match in _MARKS.finditer(prose):
        if match.start() > at:
            found.append(Span("text", prose[at : match.start()]))
        kind: Literal["strong", "rule"] = "strong" if match["strong"] else "rule"
        found.append(Span(kind, match["strong"] or match["rule"]))
        at = match.end()
    if at < len(prose):
        found.append(Span("text", prose[at:]))
    return found


def plain(text: str) -> str:
    """A text without its markup, on one line."""
    return " ".join(re.sub(r"^\s*- ", "", text, flags=re.MULTILINE).replace("**", "").split())


def markup_faults(text: str) -> list[str]:
    """What a reader would stumble over."""
    faults = []
    if text.count("**") % 2:
        faults.append("a ** has no second one")
    if _STRAIGHT.search(text):
        faults.append("has a straight ' or \"; write ’ or “ ”")
    if "{" in text or "}" in text:
        faults.append("has a curly bracket")
    return faults
