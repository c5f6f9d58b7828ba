"""What the forms of Snow Planner's cards have in common."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from django import forms
from django.core.exceptions import ValidationError

from games.core.jsontypes import JsonDict
from games.forms.cards_snowplanner_fields import NameField, RowsField, row_code
from games.forms.cards_snowplanner_verbs import rows_of


def key_of(name: str) -> str:
    """The key of a card's name: ``"Locals' Week"`` is ``locals_week``. ``""`` if nothing is left of it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "_".join(re.findall(r"[a-z0-9]+", plain.replace("'", "")))


class CardForm(forms.Form):
    """A form whose values make a piece of card data.

    ``routes`` says where faults belong: the path inside the card, as far as it names a field, and the field.
    """

    routes: ClassVar[dict[str, str]] = {}
    use_required_attribute = False

    @staticmethod
    def build(typed: Mapping[str, Any]) -> JsonDict:
        """The card that these values make."""
        raise TypeError("each kind builds its own card")

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """The form data, without prefix, that gives ``card``; what it lacks is left empty."""
        raise TypeError("each kind has its own fields")

    def card(self) -> JsonDict:
        """The card of a valid form."""
        return self.build(self.cleaned_data)

    def sketch(self) -> JsonDict:
        """The card as far as what is typed makes sense."""
        return self.build(self.sketched)

    @property
    def sketched(self) -> dict[str, Any]:
        """The value of each field as far as it makes sense."""
        return {
            name: field.sketch(self[name].value())
            for name, field in self.fields.items()
            if hasattr(field, "sketch")
        }

    @property
    def title(self) -> str:
        """What the card is called on the page."""
        return self.sketched.get("name", "")

    def place(self, path: Sequence[str], problem: str) -> None:
        """Put a fault of this card beside the field that its path names, and there beside its row."""
        for length in range(len(path), 0, -1):
            name = self.routes.get(".".join(path[:length]))
            if name is None:
                continue
            field = self.fields[name]
            rest = path[length:]
            row = field.row_of(self[name].value(), ":".join(rest)) if isinstance(field, RowsField) else None
            self.add_error(name, problem if row is None else ValidationError(problem, code=row_code(row)))
            return
        self.add_error(None, f"{'.'.join(path)}: {problem}" if path else problem)


class NamedForm(CardForm):
    """A card with a name, from which its key is made."""

    name = NameField()

    def clean_name(self) -> str:
        """A name of which a key can be made."""
        name: str = self.cleaned_data["name"]
        if not key_of(name):
            raise ValidationError("A name needs at least one letter or digit from A to Z and 0 to 9.")
        return name

    def key(self) -> str:
        """The key of a valid card."""
        return key_of(self.cleaned_data["name"])


def rows_data(fields: Mapping[str, JsonDict]) -> dict[str, Any]:
    """The form data of several fields of rows."""
    data: dict[str, Any] = {}
    for name, form in fields.items():
        data |= RowsField.data_of(name, rows_of(form))
    return data


def listed(items: Sequence[JsonDict], names: Sequence[str]) -> dict[str, JsonDict]:
    """The entries of a list under the names of their fields; those it lacks are empty."""
    return {name: items[at] if at < len(items) else {} for at, name in enumerate(names)}
