"""Reads the files of a rulebook, and names everything that is wrong in them by file and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from games.assistant.markup import markup_faults
from games.assistant.pictures import picture_faults

RULE = re.compile(r"[A-Z]{3}-[1-9]\d*(?:\.[1-9]\d*)?")
"""The id of a rule, ``BHM-3.7``, or of a chapter, ``BHM-3``."""
_NAME = re.compile(r"[a-z0-9_-]+")

_BOOK_KEYS = {"chapter", "paragraph"}
_ENTRY_KEYS = {"rule", "house", "related", "picture"}
_TEXT_KEYS = {"title", "intro", "chapters", "paragraphs", "glossary", "asked", "synonyms", "examples"}
_PARAGRAPH_KEYS = {"title", "text", "example", "house"}
_TERM_KEYS = {"term", "text", "rule"}


class BookFault(ValueError):
    """A rulebook that can’t be used. `faults`: all of them, ``en.toml: paragraphs.BHM-3.7.text: …``."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Reading:
    """What stands in the files of a folder. Without `faults` all of it is complete and consistent."""

    def __init__(self, folder: Path, languages: Iterable[str]) -> None:
        self.folder = folder
        self.faults: list[str] = []
        self.chapters: list[str] = []
        self.paragraphs: list[dict[str, Any]] = []
        self.texts: dict[str, dict[str, Any]] = {}
        self.pictures: dict[str, str] = {}
        self._read_structure()
        for language in languages:
            self._read_texts(language)
        self._compare_examples()

    def _fault(self, file: str, key: str, text: str) -> None:
        self.faults.append(f"{file}: {key}: {text}" if key else f"{file}: {text}")

    # --- book.toml ------------------------------------------------------------------------------------------

    def _read_structure(self) -> None:
        file = "book.toml"
        data = self._toml(file)
        self._unknown(file, "", data, _BOOK_KEYS)
        for at, entry in enumerate(_tables(data.get("chapter")), 1):
            key = f"chapter {at}"
            self._unknown(file, key, entry, {"id"})
            self._add_id(file, key, entry.get("id"), self.chapters)
        rules: list[str] = []
        for at, entry in enumerate(_tables(data.get("paragraph")), 1):
            rule = entry.get("rule")
            key = rule if isinstance(rule, str) else f"paragraph {at}"
            self._unknown(file, key, entry, _ENTRY_KEYS)
            if self._add_id(file, key, rule, rules):
                self.paragraphs.append(entry)
        for what, found in (("chapter", self.chapters), ("paragraph", self.paragraphs)):
            if not found:
                self._fault(file, what, "there is none")
        for entry in self.paragraphs:
            self._check_entry(file, entry, rules)
        self._check_order(file, rules)

    def _add_id(self, file: str, key: str, id: Any, seen: list[str]) -> bool:
        if not isinstance(id, str) or not RULE.fullmatch(id):
            self._fault(file, key, f"{id!r} is no id such as BHM-3 or BHM-3.7")
            return False
        if id in seen:
            self._fault(file, key, f"{id} is there twice")
            return False
        seen.append(id)
        return True

    def _check_entry(self, file: str, entry: dict[str, Any], rules: list[str]) -> None:
        rule = entry["rule"]
        if not isinstance(entry.get("house", False), bool):
            self._fault(file, f"{rule}.house", "must be true or false")
        related = entry.get("related", [])
        if not isinstance(related, list):
            self._fault(file, f"{rule}.related", "must be a list of rule ids")
            related = []
        for at, other in enumerate(related):
            if other not in rules:
                self._fault(file, f"{rule}.related", f"there is no paragraph {other!r}")
            elif other == rule or other in related[:at]:
                self._fault(file, f"{rule}.related", f"{other} is superfluous")
        if "picture" in entry:
            self._read_picture(file, f"{rule}.picture", entry["picture"])

    def _read_picture(self, file: str, key: str, name: Any) -> None:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            self._fault(file, key, f"{name!r} is no name such as tie")
            return
        path = self.folder / "pictures" / f"{name}.svg"
        try:
            drawing = path.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            self._fault(file, key, f"pictures/{name}.svg can’t be read")
            return
        for fault in picture_faults(drawing):
            self._fault(f"pictures/{name}.svg", "", fault)
        self.pictures[name] = drawing

    def _check_order(self, file: str, rules: list[str]) -> None:
        """Chapters are whole, in their order, and none is empty."""
        order = [rule.partition(".")[0] for rule in rules]
        for rule, chapter in zip(rules, order, strict=True):
            if chapter not in self.chapters:
                self._fault(file, rule, f"there is no chapter {chapter}")
        for chapter in self.chapters:
            if chapter not in order:
                self._fault(file, chapter, "the chapter has no paragraph")
        places = [self.chapters.index(chapter) for chapter in order if chapter in self.chapters]
        if places != sorted(places):
            self._fault(file, "paragraph", "the paragraphs aren’t in the order of their chapters")

    # --- en.toml and the other languages --------------------------------------------------------------------

    def _read_texts(self, language: str) -> None:
        file = f"{language}.toml"
        data = self._toml(file)
        self.texts[language] = data
        if not data:
            return
        self._unknown(file, "", data, _TEXT_KEYS)
        self._text(file, "title", data.get("title"))
        self._text(file, "intro", data.get("intro"))
        chapters = self._table(file, "chapters", data)
        self._same_ids(file, "chapters", chapters, self.chapters)
        for id, title in chapters.items():
            self._text(file, f"chapters.{id}", title)
        paragraphs = self._table(file, "paragraphs", data)
        self._same_ids(file, "paragraphs", paragraphs, [entry["rule"] for entry in self.paragraphs])
        for entry in self.paragraphs:
            if entry["rule"] in paragraphs:
                self._check_paragraph(file, entry, paragraphs[entry["rule"]])
        self._check_glossary(file, data.get("glossary", []))
        self._check_asked(file, self._table(file, "asked", data, needed=False))
        self._check_synonyms(file, self._table(file, "synonyms", data, needed=False))
        if "examples" in data:
            self._check_examples(file, data["examples"])

    def _check_paragraph(self, file: str, entry: dict[str, Any], words: Any) -> None:
        key = f"paragraphs.{entry['rule']}"
        if not isinstance(words, dict):
            self._fault(file, key, "must be a table with title and text")
            return
        self._unknown(file, key, words, _PARAGRAPH_KEYS)
        for part in ("title", "text"):
            self._text(file, f"{key}.{part}", words.get(part))
        if "example" in words:
            self._text(file, f"{key}.example", words["example"])
        if entry.get("house"):
            self._text(file, f"{key}.house", words.get("house"))
        elif "house" in words:
            self._fault(file, f"{key}.house", "book.toml doesn’t say house = true for it")

    def _check_glossary(self, file: str, glossary: Any) -> None:
        seen: set[str] = set()
        rules = [entry["rule"] for entry in self.paragraphs]
        for at, term in enumerate(_tables(glossary), 1):
            name = term.get("term")
            key = f"glossary.{name}" if isinstance(name, str) else f"glossary {at}"
            self._unknown(file, key, term, _TERM_KEYS)
            self._text(file, f"{key}.term", name)
            self._text(file, f"{key}.text", term.get("text"))
            if "rule" in term and term["rule"] not in rules:
                self._fault(file, f"{key}.rule", f"there is no paragraph {term['rule']!r}")
            if isinstance(name, str):
                if name.casefold() in seen:
                    self._fault(file, key, "is there twice")
                seen.add(name.casefold())

    def _check_asked(self, file: str, asked: dict[str, Any]) -> None:
        rules = [entry["rule"] for entry in self.paragraphs]
        for rule, phrases in asked.items():
            if rule not in rules:
                self._fault(file, f"asked.{rule}", "there is no such paragraph")
            if not isinstance(phrases, list) or not phrases or not all(_is_text(each) for each in phrases):
                self._fault(file, f"asked.{rule}", "must be a list of questions or words")

    def _check_synonyms(self, file: str, synonyms: dict[str, Any]) -> None:
        for word, others in synonyms.items():
            if not word.strip():
                self._fault(file, "synonyms", "there is an empty word")
            if not isinstance(others, list) or not others or not all(_is_text(other) for other in others):
                self._fault(file, f"synonyms.{word}", "must be a list of words")

    def _check_examples(self, file: str, examples: Any) -> None:
        if not isinstance(examples, list) or len(examples) < 3:
            self._fault(file, "examples", "must be a list of at least three questions")
            return
        for at, example in enumerate(examples, 1):
            self._text(file, f"examples {at}", example)

    def _compare_examples(self) -> None:
        """A translation has the examples that the others have."""
        for entry in self.paragraphs:
            rule = entry["rule"]
            have = {
                language: "example" in words
                for language, data in self.texts.items()
                if isinstance(words := _dict(data.get("paragraphs")).get(rule), dict)
            }
            if any(have.values()):
                for language in (language for language, there in have.items() if not there):
                    self._fault(f"{language}.toml", f"paragraphs.{rule}.example", "other languages have one")

    # --- parts ----------------------------------------------------------------------------------------------

    def _toml(self, file: str) -> dict[str, Any]:
        try:
            return tomllib.loads((self.folder / file).read_text(encoding="utf-8"))
        except OSError:
            self._fault(file, "", "can’t be read")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self._fault(file, "", f"is no TOML: {error}")
        return {}

    def _unknown(self, file: str, key: str, table: dict[str, Any], known: set[str]) -> None:
        for name in sorted(table.keys() - known):
            self._fault(
                file, f"{key}.{name}" if key else name, f"unknown; there are: {', '.join(sorted(known))}"
            )

    def _table(self, file: str, key: str, data: dict[str, Any], *, needed: bool = True) -> dict[str, Any]:
        table = data.get(key, None if needed else {})
        if not isinstance(table, dict):
            self._fault(file, key, "must be a table")
            return {}
        return table

    def _same_ids(self, file: str, key: str, found: dict[str, Any], wanted: list[str]) -> None:
        for id in wanted:
            if id not in found:
                self._fault(file, f"{key}.{id}", "is missing")
        for id in found:
            if id not in wanted:
                self._fault(file, f"{key}.{id}", "isn’t in book.toml")

    def _text(self, file: str, key: str, text: Any) -> None:
        if not _is_text(text):
            self._fault(file, key, "must be a text")
            return
        known = {*self.chapters, *(entry["rule"] for entry in self.paragraphs)}
        prefixes = {id.partition("-")[0] for id in known}
        for id in sorted(set(RULE.findall(text)) - known):
            if id.partition("-")[0] in prefixes:
                self._fault(file, key, f"there is no paragraph or chapter {id}")
        for fault in markup_faults(text):
            self._fault(file, key, fault)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _tables(value: Any) -> Iterator[dict[str, Any]]:
    """The tables of an array of tables; what is none counts as an empty one, so that its keys are missed."""
    for entry in value if isinstance(value, list) else []:
        yield _dict(entry)
