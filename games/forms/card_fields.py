"""What card editors share: selects that keep what was typed, rows that can be removed."""

from __future__ import annotations

from typing import Any, ClassVar

from django import forms
from django.forms.formsets import BaseFormSet
from unfold.widgets import UnfoldAdminSelectWidget


class TypedSelect(UnfoldAdminSelectWidget):
    """A select that keeps showing a value it doesn't offer, so that the error beside it can be understood."""

    def optgroups(self, name: str, value: list[str], attrs: dict[str, Any] | None = None) -> list[Any]:
        """The options, with the unknown value as one more."""
        groups = super().optgroups(name, value, attrs)
        known = {str(option) for option, _ in self.choices}
        for unknown in [item for item in value if item and str(item) not in known]:
            option = self.create_option(name, unknown, f"{unknown} (not possible)", True, len(groups))
            groups.append((None, [option], len(groups)))
        return groups


class KeptRows(BaseFormSet):
    """Cards as rows; a removed row stays in the form, marked, so that it can be taken back."""

    new_row: ClassVar[dict[str, Any]] = {}
    """The values that a new row starts with."""

    def get_form_kwargs(self, index: int | None) -> dict[str, Any]:
        """Rows are never skipped for being empty; a new row starts with ``new_row``."""
        kwargs = super().get_form_kwargs(index)
        return {**kwargs, "initial": self.new_row} if index is None else {**kwargs, "empty_permitted": False}

    def add_fields(self, form: forms.Form, index: int | None) -> None:
        """The mark of a removed row, without a label of its own."""
        super().add_fields(form, index)
        form.fields["DELETE"].widget.attrs["class"] = "cards-removed-mark"

    @property
    def kept(self) -> list[Any]:
        """The rows that aren't removed, in order."""
        return [form for form in self.forms if not self._should_delete_form(form)]
