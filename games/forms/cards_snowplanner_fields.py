"""Form fields of Snow Planner's cards: rows of verb and amount, 3 × 3 patterns, numbers and choices.

Each keeps what was typed, however wrong, and can say what of it makes sense (``sketch``), for drawing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import zip_longest
from typing import Any, NamedTuple

from django import forms
from django.core.exceptions import ValidationError
from django.forms.boundfield import BoundField
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from unfold.widgets import UnfoldAdminIntegerFieldWidget, UnfoldAdminTextInputWidget

from games.forms.card_fields import TypedSelect
from games.forms.cards_snowplanner_verbs import Rows, Verb, Vocabulary

GRID = range(1, 10)
Typed = list[tuple[str, str]]
"""Rows as they were typed: verb and amount."""


def values(data: Mapping[str, Any], name: str) -> list[str]:
    """All values of a name in a request's data or in a plain dict of lists."""
    found = data.getlist(name) if hasattr(data, "getlist") else data.get(name, [])
    return [str(value) for value in (found if isinstance(found, list | tuple) else [found])]


@lru_cache(maxsize=512)
def options(vocabulary: Vocabulary, chosen: str) -> SafeString:
    """The options of a row's select; a value that isn't offered stays in sight, marked."""
    groups = [
        format_html(
            '<optgroup label="{}">{}</optgroup>',
            label,
            format_html_join("", "{}", ((_option(v, chosen),) for v in verbs)),
        )
        for label, verbs in vocabulary.groups
    ]
    unknown = chosen and vocabulary.find(chosen) is None
    first = (
        format_html('<option value="{}" selected>{} (not possible)</option>', chosen, chosen)
        if unknown
        else SafeString("")
    )
    return format_html(
        '<option value="">choose …</option>{}{}', first, format_html_join("", "{}", ((g,) for g in groups))
    )


def _option(verb: Verb, chosen: str) -> SafeString:
    mark = SafeString(" selected") if verb.value == chosen else ""
    return format_html('<option value="{}"{}>{}</option>', verb.value, mark, verb.label)


class RowsWidget(forms.Widget):
    """Reads the repeated ``-verb`` and ``-amount`` values; drawn by a template of its own."""

    def value_from_datadict(self, data: Mapping[str, Any], files: Any, name: str) -> Typed:
        """The rows, of which a missing half is empty."""
        pairs = zip_longest(values(data, f"{name}-verb"), values(data, f"{name}-amount"), fillvalue="")
        return [(verb.strip(), amount.strip()) for verb, amount in pairs]

    def value_omitted_from_data(self, data: Mapping[str, Any], files: Any, name: str) -> bool:
        """Never: no rows are sent as nothing."""
        return False


class Row(NamedTuple):
    """A row as it is drawn."""

    options: SafeString
    amount: str
    problems: list[str]
    number: int


class RowsBoundField(BoundField):
    """A field of rows with what its template needs."""

    @property
    def companion(self) -> BoundField | None:
        """The pattern that belongs to the rows and is drawn with them."""
        return self.form[self.field.companion] if self.field.companion else None

    @property
    def vocabulary(self) -> Vocabulary:
        """The verbs offered."""
        return self.field.vocabulary

    @property
    def rows(self) -> list[Row]:
        """The typed rows with what is wrong in each; one empty row where something is required."""
        typed = list(self.value() or [])
        if not typed and self.field.required:
            typed = [("", "")]
        found = self.form.errors.get(self.name) if self.form.is_bound else None
        errors = found.as_data() if found else []
        return [
            Row(
                options(self.vocabulary, verb),
                amount,
                [message for error in errors if error.code == row_code(at) for message in error.messages],
                at,
            )
            for at, (verb, amount) in enumerate(typed)
        ]

    @property
    def own_problems(self) -> list[str]:
        """What is wrong with the rows as a whole."""
        found = self.form.errors.get(self.name) if self.form.is_bound else None
        return [
            message
            for error in (found.as_data() if found else [])
            if not str(error.code).startswith("row-")
            for message in error.messages
        ]


def blank_row(vocabulary: Vocabulary) -> Row:
    """What a new row is made of."""
    return Row(options(vocabulary, ""), "1", [], 0)


def row_code(at: int) -> str:
    """The code that ties an error to a row."""
    return f"row-{at}"


class RowsField(forms.Field):
    """Amounts by verb, one row each. ``missing`` is what is said when there is no row; ``companion`` names
    the pattern that belongs to them.
    """

    widget = RowsWidget
    part = "rows"

    def __init__(self, vocabulary: Vocabulary, label: str, missing: str = "", companion: str = "") -> None:
        super().__init__(label=label, required=bool(missing))
        self.vocabulary = vocabulary
        self.missing = missing
        self.companion = companion

    def get_bound_field(self, form: forms.BaseForm, field_name: str) -> RowsBoundField:
        """See Django's ``Field``."""
        return RowsBoundField(form, self, field_name)

    def clean(self, value: Typed) -> Rows:
        """The amounts by verb.

        Raises:
            ValidationError: with one error a faulty row, its code from :func:`row_code`.
        """
        rows: Rows = {}
        errors = []
        for at, (verb, amount) in enumerate(value):
            problem = self._problem(verb, amount, rows)
            if problem:
                errors.append(ValidationError(problem, code=row_code(at)))
            elif verb:
                rows[verb] = int(amount)
        if errors:
            raise ValidationError(errors)
        if not rows and self.required:
            raise ValidationError(self.missing, code="required")
        return rows

    def _problem(self, verb: str, amount: str, rows: Rows) -> str:
        if not verb:
            return f"Choose what the {amount} is for, or remove the row." if amount else ""
        known = self.vocabulary.find(verb)
        if known is None:
            refused = dict(self.vocabulary.refused).get(verb)
            return (
                f"“{verb}”: {refused}."
                if refused
                else f"“{verb}” is no {self.vocabulary.noun}: choose one of the list."
            )
        if verb in rows:
            return f"“{known.label}” has a row already: put both into one."
        if not _whole(amount) or not 1 <= int(amount) <= known.most:
            most = f"a whole number from 1 to {known.most}" if known.most > 1 else "1"
            return f"“{known.label}” takes {most}{f', not “{amount}”' if amount else ''}."
        return ""

    def sketch(self, value: Typed) -> Rows:
        """The rows that make sense."""
        rows: Rows = {}
        for verb, amount in value or []:
            if verb and not self._problem(verb, amount, rows):
                rows[verb] = int(amount)
        return rows

    @staticmethod
    def data_of(name: str, rows: Rows) -> dict[str, Any]:
        """The form data of these amounts."""
        return {f"{name}-verb": list(rows), f"{name}-amount": [str(amount) for amount in rows.values()]}

    def row_of(self, value: Typed, verb: str) -> int | None:
        """The number of the row with a verb."""
        return next((at for at, (typed, _) in enumerate(value) if typed == verb), None)


def _whole(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 4


class PatternWidget(forms.Widget):
    """Reads the ticked places of a grid; drawn by a template of its own."""

    def value_from_datadict(self, data: Mapping[str, Any], files: Any, name: str) -> list[str]:
        """The ticked values as they were sent."""
        return values(data, name)

    def value_omitted_from_data(self, data: Mapping[str, Any], files: Any, name: str) -> bool:
        """Never: an empty grid is sent as nothing."""
        return False


class PatternBoundField(BoundField):
    """A grid with what its template needs."""

    @property
    def ticked(self) -> set[str]:
        """The values that are ticked."""
        return {str(value) for value in self.value() or []}

    @property
    def places(self) -> list[tuple[int, bool]]:
        """Each place of the grid and whether it is ticked."""
        ticked = self.ticked
        return [(place, str(place) in ticked) for place in GRID]

    @property
    def outside(self) -> list[str]:
        """Ticked values that are no places of the grid: shown, so that they can be taken away."""
        return sorted(self.ticked - {str(place) for place in GRID})


class PatternField(forms.Field):
    """Places of the 3 × 3 grid."""

    widget = PatternWidget
    part = "pattern"

    def __init__(self, label: str, help_text: str = "", folded: bool = False) -> None:
        super().__init__(label=label, required=False, help_text=help_text)
        self.folded = folded
        """Seldom used: shown closed while nothing is ticked."""

    def get_bound_field(self, form: forms.BaseForm, field_name: str) -> PatternBoundField:
        """See Django's ``Field``."""
        return PatternBoundField(form, self, field_name)

    def clean(self, value: list[str]) -> list[int]:
        """The places, ascending.

        Raises:
            ValidationError: names the values that are outside the grid.
        """
        outside = [item for item in value if item not in map(str, GRID)]
        if outside:
            named = ", ".join(f"“{item}”" for item in outside)
            raise ValidationError(f"{named}: outside the grid, whose places are 1 to 9.")
        return self.sketch(value)

    def sketch(self, value: Iterable[str]) -> list[int]:
        """The places that are on the grid."""
        return sorted({int(item) for item in value or [] if str(item) in map(str, GRID)})


class NumberField(forms.IntegerField):
    """A whole number in a range, with words for each way of being wrong."""

    def __init__(self, label: str, low: int, high: int, help_text: str = "") -> None:
        wrong = f"{label}: give a whole number from {low} to {high}."
        super().__init__(
            label=label,
            min_value=low,
            max_value=high,
            help_text=help_text,
            widget=UnfoldAdminIntegerFieldWidget(attrs={"inputmode": "numeric"}),
            error_messages=dict.fromkeys(("required", "invalid", "min_value", "max_value"), wrong),
        )

    def sketch(self, value: Any) -> int:
        """The number, or the least one in place of what can't be read."""
        return int(value) if _whole(str(value)) else int(self.min_value or 0)


class ChoiceField(forms.ChoiceField):
    """One of some names; an unknown one is named."""

    def __init__(self, label: str, choices: Mapping[str, str], required: bool = True) -> None:
        super().__init__(
            label=label,
            choices=[*([] if required else [("", "–")]), *choices.items()],
            required=required,
            widget=TypedSelect,
            error_messages={
                "required": f"{label}: choose one.",
                "invalid_choice": "“%(value)s” is not known: choose one of the list.",
            },
        )

    def sketch(self, value: Any) -> str:
        """The choice, or the first in place of an unknown one."""
        known = [str(key) for key, _ in self.choices]
        return str(value) if str(value) in known else known[0]


class NameField(forms.CharField):
    """What a card is called."""

    def __init__(self) -> None:
        super().__init__(
            label="Name",
            max_length=40,
            widget=UnfoldAdminTextInputWidget(attrs={"autocomplete": "off"}),
            error_messages={
                "required": "Give the card a name.",
                "max_length": "A name has at most 40 characters: longer ones don't fit on a card.",
            },
        )

    def sketch(self, value: Any) -> str:
        """The name as it is typed."""
        return str(value or "").strip()
