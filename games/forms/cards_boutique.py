"""The forms of Boutique's cards: a row for each kind of guest card, and the white die (BHM-1.3, BHM-1.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from django import forms
from django.forms.formsets import formset_factory
from unfold.widgets import UnfoldAdminIntegerFieldWidget, UnfoldBooleanSwitchWidget

from games.core.jsontypes import JsonDict
from games.forms.card_fields import KeptRows, TypedSelect
from games.titles.boutique.cards import BOX
from games.titles.boutique.tables import LAST_NIGHT

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
FACES = range(1, 7)
MOST_NIGHTS = LAST_NIGHT
LATEST_START = LAST_NIGHT - 1
MOST_ROWS = 50
STARTS = {0: "check-in day", 1: "next day", **{n: f"{n} days later" for n in range(2, LATEST_START + 1)}}


def _start_field(label: str) -> forms.TypedChoiceField:
    wrong = f"“%(value)s” is no first night: choose the check-in day or up to {LATEST_START} days later."
    return forms.TypedChoiceField(
        label=label,
        coerce=int,
        choices=list(STARTS.items()),
        widget=TypedSelect,
        error_messages={"invalid_choice": wrong, "required": "Choose the first night."},
    )


def _nights_field(label: str, required: bool, none_at_all: str) -> forms.IntegerField:
    return forms.IntegerField(
        label=label,
        required=required,
        min_value=1,
        max_value=MOST_NIGHTS,
        widget=UnfoldAdminIntegerFieldWidget(attrs={"inputmode": "numeric"}),
        error_messages={
            "required": none_at_all,
            "invalid": "Give the nights as a whole number.",
            "min_value": none_at_all,
            "max_value": f"A stay has at most {MOST_NIGHTS} nights: no more fit on the board.",
        },
    )


class GuestForm(forms.Form):
    """One kind of guest card: how many copies, one or two room stays, breakfast, side by side."""

    copies = forms.IntegerField(
        label="Copies",
        min_value=1,
        max_value=BOX,
        widget=UnfoldAdminIntegerFieldWidget(attrs={"inputmode": "numeric"}),
        error_messages={
            "required": "Say how many copies there are, or remove the card.",
            "invalid": "Give the copies as a whole number.",
            "min_value": "A card needs at least one copy; remove it if there should be none.",
            "max_value": f"A box has {BOX} cards in all.",
        },
    )
    first_from = _start_field("First room from")
    first_nights = _nights_field("Nights", True, "A stay of no nights: give at least 1.")
    second_from = _start_field("Second room from")
    second_nights = _nights_field(
        "Nights", False, "A stay of no nights: give at least 1, or leave it empty for a single room."
    )
    breakfast = forms.BooleanField(label="Breakfast", required=False, widget=UnfoldBooleanSwitchWidget)
    adjacent = forms.BooleanField(label="Side by side", required=False, widget=UnfoldBooleanSwitchWidget)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # A single room has no second stay to choose a night for.
        self.fields["second_from"].required = False

    def clean(self) -> dict[str, Any]:
        """Check what takes more than one field: the second room's first night, and what is side by side."""
        cleaned = super().clean() or {}
        if "second_nights" in self.errors:
            return cleaned
        single = cleaned.get("second_nights") is None
        if single and cleaned.get("second_from"):
            self.add_error(
                "second_nights", "Give the second room's nights, or set it back to the check-in day."
            )
        elif single and cleaned.get("adjacent"):
            self.add_error(
                "adjacent", "One room can't be side by side: add the second room or switch this off."
            )
        return cleaned

    def card(self) -> JsonDict:
        """The card of a valid form."""
        typed = self.cleaned_data
        stays = [[typed["first_from"], typed["first_nights"]]]
        if typed["second_nights"] is not None:
            stays.append([typed["second_from"] or 0, typed["second_nights"]])
        return {
            "copies": typed["copies"],
            "stays": stays,
            "breakfast": typed["breakfast"],
            "adjacent": typed["adjacent"],
        }

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """The field values, without prefix, that give ``card``."""
        (first_from, first_nights), *more = card["stays"]
        second_from, second_nights = more[0] if more else (0, "")
        data = {
            "copies": card["copies"],
            "first_from": first_from,
            "first_nights": first_nights,
            "second_from": second_from,
            "second_nights": second_nights,
        }
        # A box that isn't ticked isn't sent.
        return data | {flag: "on" for flag in ("breakfast", "adjacent") if card[flag]}


class GuestRows(KeptRows):
    """The guest cards as rows; a new one starts as one room for one night."""

    new_row: ClassVar[dict[str, Any]] = {"copies": 1, "first_from": 0, "first_nights": 1, "second_from": 0}


GuestFormSet = formset_factory(
    GuestForm, formset=GuestRows, extra=0, can_delete=True, max_num=MOST_ROWS, absolute_max=MOST_ROWS
)


class DieForm(forms.Form):
    """Which day each face of the white die means."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for face in FACES:
            self.fields[f"face_{face}"] = forms.TypedChoiceField(
                label=f"Face {face}",
                coerce=int,
                choices=list(enumerate(DAYS, start=1)),
                widget=TypedSelect,
                error_messages={
                    "invalid_choice": "“%(value)s” is no day of the week: choose Monday to Sunday.",
                    "required": f"Choose the day of face {face}.",
                },
            )

    def days(self) -> list[int]:
        """The days, 1 (Monday) to 7, of the faces 1 to 6 of a valid form."""
        return [self.cleaned_data[f"face_{face}"] for face in FACES]

    @staticmethod
    def data_of(days: list[int]) -> dict[str, Any]:
        """The field values, without prefix, that give ``days``."""
        return {f"face_{face}": day for face, day in zip(FACES, days, strict=False)}
