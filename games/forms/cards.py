"""What an editor of one title's cards must offer, and the register of editors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from django.forms import Media

from games.core.jsontypes import Json, JsonDict
from games.core.results import CardFault


class Change(NamedTuple):
    """One difference between two card sets: what it is about, the value before and after (``""``: none)."""

    about: str
    before: str
    after: str


class CardEditor(ABC):
    """The forms with which one title's cards are edited: filled from what was typed, or from stored cards.

    It checks what a form can check by itself; what only the rules know comes from ``Title.card_faults``
    and is put beside the fields by :meth:`place`.
    """

    do_not_call_in_templates: ClassVar[bool] = True
    template: ClassVar[str]
    """Draws the forms; gets the editor as ``editor``."""
    cards_template: ClassVar[str]
    """Draws stored cards for reading; gets them as ``cards``."""

    @abstractmethod
    def __init__(self, data: Mapping[str, Any]) -> None:
        """An editor of form data: a request's POST, or what :meth:`data_of` gives."""

    @classmethod
    @abstractmethod
    def data_of(cls, cards: JsonDict) -> dict[str, Any]:
        """Stored cards as the form data that would give them."""

    @property
    @abstractmethod
    def media(self) -> Media:
        """Styles and scripts that the page needs."""

    @abstractmethod
    def is_valid(self) -> bool:
        """Whether every field can be read. If not, the forms carry the errors."""

    @abstractmethod
    def cards(self) -> JsonDict:
        """The card set that the valid forms describe; it may still have faults."""

    @abstractmethod
    def place(self, faults: Sequence[CardFault]) -> list[str]:
        """Put each fault of :meth:`cards` beside its field. Returns the texts that belong to no field."""

    @classmethod
    @abstractmethod
    def parts(cls, cards: JsonDict) -> dict[str, str]:
        """A card set in words, part by part: what the part is, and its value. For reading and comparing."""

    @classmethod
    def view_context(cls, cards: JsonDict) -> dict[str, Any]:
        """What ``cards_template`` needs to draw ``cards``."""
        return {"cards": cards}

    @classmethod
    def changes(cls, old: JsonDict, new: JsonDict) -> list[Change]:
        """What differs between two card sets, in the order of the new one."""
        return compared(cls.parts(old), cls.parts(new))

    @classmethod
    def drawn(cls, data: Mapping[str, Any]) -> str | None:
        """The drawing of the one card whose fields are ``data``, as HTML; ``None``: there is no such card, or
        the page draws by itself.
        """
        return None

    @classmethod
    def from_cards(cls, cards: JsonDict) -> CardEditor:
        """An editor filled with stored cards."""
        return cls(cls.data_of(cards))


EditorClass = TypeVar("EditorClass", bound=type[CardEditor])
_editors: dict[str, type[CardEditor]] = {}


def register(slug: str) -> Callable[[EditorClass], EditorClass]:
    """Decorator: the class edits the cards of the title ``slug``."""

    def enter(editor: EditorClass) -> EditorClass:
        _editors[slug] = editor
        return editor

    return enter


def editor_for(slug: str) -> type[CardEditor] | None:
    """The editor of a title's cards; ``None``: its cards can only be read and restored."""
    return _editors.get(slug)


def parts_of(slug: str, cards: JsonDict) -> dict[str, str]:
    """A card set part by part: in the words of the title's editor, else value by value with dotted paths."""
    editor = editor_for(slug)
    return editor.parts(cards) if editor is not None else _flat(cards)


def changes(slug: str, old: JsonDict | None, new: JsonDict) -> list[Change]:
    """What differs between two card sets of a title, in the order of the new one; ``old`` may be missing."""
    editor = editor_for(slug)
    if editor is not None and old is not None:
        return editor.changes(old, new)
    return compared(parts_of(slug, old) if old is not None else {}, parts_of(slug, new))


def compared(before: Mapping[str, str], after: Mapping[str, str]) -> list[Change]:
    """What differs between two sets of values, in the order of the new one, then what is gone."""
    return [
        Change(about, before.get(about, ""), after.get(about, ""))
        for about in [*after, *(gone for gone in before if gone not in after)]
        if before.get(about) != after.get(about)
    ]


def _flat(value: Json, path: str = "") -> dict[str, str]:
    if isinstance(value, dict):
        items = [(str(key), item) for key, item in value.items()]
    elif isinstance(value, list):
        items = [(str(index), item) for index, item in enumerate(value)]
    else:
        return {path: str(value)}
    flat: dict[str, str] = {}
    for key, item in items:
        flat |= _flat(item, f"{path}.{key}" if path else key)
    return flat
