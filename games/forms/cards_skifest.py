"""The forms of Ski Fest's cards: slope deck, gear, village, two maps (SKF-1.5, SKF-3.4, SKF-4, SKF-6)."""

from __future__ import annotations

from typing import Any, Final

from django import forms
from django.forms.formsets import BaseFormSet, formset_factory
from unfold.widgets import (
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextInputWidget,
    UnfoldBooleanSwitchWidget,
)

from games.core.jsontypes import JsonDict
from games.titles.skifest.board import EFFECT_KINDS
from games.titles.skifest.names import COLOURS, DIFFICULTIES, KINDS, STYLES, WEATHER

MOST_GEAR, MOST_PLACES, MOST_LIFTS, MOST_RUNS = 60, 26, 40, 40
COSTS: Final = ("cards", "fame")
GAINS: Final = ("fame", "cards", "tickets", "explosives")
_FLAGS: Final = ("style_space", "no_yeti")
_DIFFICULTY_CHOICES: Final = [(name, name.capitalize()) for name in DIFFICULTIES]


def number_field(label: str, low: int, high: int, required: bool = True) -> forms.IntegerField:
    """A whole number within bounds, with errors that say what would be right."""
    wrong = f"A whole number {low} to {high} is needed."
    return forms.IntegerField(
        label=label,
        required=required,
        min_value=low,
        max_value=high,
        widget=UnfoldAdminIntegerFieldWidget(attrs={"inputmode": "numeric"}),
        error_messages={"required": wrong, "invalid": wrong, "min_value": wrong, "max_value": wrong},
    )


def text_field(label: str, longest: int, required: bool = True) -> forms.CharField:
    """A short text."""
    return forms.CharField(
        label=label,
        required=required,
        max_length=longest,
        widget=UnfoldAdminTextInputWidget(attrs={"autocomplete": "off"}),
    )


def choice_field(label: str, choices: list[tuple[str, str]], required: bool = True) -> forms.ChoiceField:
    """One of a few; anything else is named in the error."""
    return forms.ChoiceField(
        label=label,
        required=required,
        choices=choices if required else [("", "none"), *choices],
        widget=UnfoldAdminSelectWidget,
        error_messages={"invalid_choice": "“%(value)s” isn’t possible here."},
    )


class SlopeForm(forms.Form):
    """How many copies of each kind of slope card there are."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for kind in KINDS:
            self.fields[kind] = number_field(kind_words(kind), 0, 30)

    @property
    def table(self) -> list[tuple[str, list[forms.BoundField]]]:
        """By colour the fields of its five styles."""
        return [(colour, [self[f"{colour}-{style}"] for style in STYLES]) for colour in COLOURS]

    def copies(self) -> JsonDict:
        """The copies of a valid form."""
        return {kind: self.cleaned_data[kind] for kind in KINDS}


class Row(forms.Form):
    """A row of a list; what is left empty isn't skipped but refused."""

    def record(self) -> JsonDict:
        """The entry of a valid row."""
        raise TypeError("a row of a certain kind is needed")


class GearForm(Row):
    """One gear card: its price, its points, and its effect with the effect's number."""

    key = text_field("Key", 40)
    name = text_field("Name", 40)
    fame = number_field("Fame to pay", 0, 30)
    points = number_field("Points", 0, 30)
    kind = choice_field("Effect", [(kind, kind.replace("_", " ")) for kind in EFFECT_KINDS])
    difficulty = choice_field("Runs", _DIFFICULTY_CHOICES, required=False)
    amount = number_field("Number", 1, 6, required=False)

    def clean(self) -> dict[str, Any]:
        """An effect has the number and the difficulty that it needs."""
        cleaned = super().clean() or {}
        if "kind" in cleaned:
            _, amount, by_difficulty = EFFECT_KINDS[cleaned["kind"]]
            if by_difficulty and not cleaned.get("difficulty") and "difficulty" not in self.errors:
                self.add_error("difficulty", "This effect is about green, blue or black runs: choose which.")
            if amount and cleaned.get("amount") is None and "amount" not in self.errors:
                self.add_error("amount", "This effect has a number: give it.")
        return cleaned

    def record(self) -> JsonDict:
        """See :class:`Row`. What the effect doesn't need is left out."""
        typed = self.cleaned_data
        _, amount, by_difficulty = EFFECT_KINDS[typed["kind"]]
        effect: JsonDict = {"kind": typed["kind"]}
        if by_difficulty:
            effect["difficulty"] = typed["difficulty"]
        if amount:
            effect[amount] = typed["amount"]
        return {**{name: typed[name] for name in ("key", "name", "fame", "points")}, "effect": effect}

    @staticmethod
    def data_of(card: JsonDict) -> dict[str, Any]:
        """The field values, without prefix, that give ``card``."""
        effect = card["effect"]
        amount = EFFECT_KINDS[effect["kind"]][1]
        return {
            **{name: card[name] for name in ("key", "name", "fame", "points")},
            "kind": effect["kind"],
            "difficulty": effect.get("difficulty", ""),
            "amount": effect.get(amount, "") if amount else "",
        }


class VillageForm(forms.Form):
    """A village place; at the Hotel the gain goes by tomorrow's weather."""

    def __init__(self, data: Any, prefix: str, key: str) -> None:
        super().__init__(data, prefix=prefix)
        self.key = key
        self.fields["name"] = text_field("Name", 40)
        if key == "hotel":
            for weather in WEATHER:
                self.fields[f"gain_{weather}"] = number_field(f"Cards for {weather}", 0, 10)
            return
        for cost in COSTS:
            self.fields[f"cost_{cost}"] = number_field(f"Costs {cost}", 0, 3 if cost == "cards" else 10)
        for gain in GAINS:
            self.fields[f"gain_{gain}"] = number_field(f"Gains {gain}", 0, 10)

    def record(self) -> JsonDict:
        """The place of a valid form; numbers that are 0 are left out, but for the Hotel's."""
        typed = self.cleaned_data
        names = WEATHER if self.key == "hotel" else GAINS
        keep = self.key == "hotel"
        return {
            "key": self.key,
            "name": typed["name"],
            "cost": {cost: typed[f"cost_{cost}"] for cost in COSTS if typed.get(f"cost_{cost}")},
            "gain": {gain: typed[f"gain_{gain}"] for gain in names if keep or typed[f"gain_{gain}"]},
        }

    @staticmethod
    def data_of(place: JsonDict) -> dict[str, Any]:
        """The field values, without prefix, that give ``place``."""
        if place["key"] == "hotel":
            return {"name": place["name"], **{f"gain_{key}": value for key, value in place["gain"].items()}}
        return {
            "name": place["name"],
            **{f"cost_{cost}": place["cost"].get(cost, 0) for cost in COSTS},
            **{f"gain_{gain}": place["gain"].get(gain, 0) for gain in GAINS},
        }


class PlaceForm(Row):
    """A place of a map. Only Lodge 1 matters; the others are names on the map."""

    key = text_field("Key", 1)
    name = text_field("Name", 40)
    height = number_field("Height", 0, 9)
    lodge = number_field("Lodge", 1, 9, required=False)

    def record(self) -> JsonDict:
        """See :class:`Row`."""
        return {name: self.cleaned_data[name] for name in ("key", "name", "height", "lodge")}

    @staticmethod
    def data_of(place: JsonDict) -> dict[str, Any]:
        """The field values, without prefix, that give ``place``."""
        return {**place, "lodge": "" if place["lodge"] is None else place["lodge"]}


class LiftForm(Row):
    """A lift from a lower to a higher place."""

    low = text_field("From", 1)
    high = text_field("To", 1)

    def record(self) -> JsonDict:
        """See :class:`Row`."""
        return {"from": self.cleaned_data["low"], "to": self.cleaned_data["high"]}

    @staticmethod
    def data_of(lift: JsonDict) -> dict[str, Any]:
        """The field values, without prefix, that give ``lift``."""
        return {"low": lift["from"], "high": lift["to"]}


class RunForm(Row):
    """A run from a higher to a lower place, with or without a style space or a no-Yeti sign."""

    key = text_field("Key", 40)
    name = text_field("Name", 40)
    difficulty = choice_field("Difficulty", _DIFFICULTY_CHOICES)
    top = text_field("From", 1)
    bottom = text_field("To", 1)
    style_space = forms.BooleanField(label="Style space", required=False, widget=UnfoldBooleanSwitchWidget)
    no_yeti = forms.BooleanField(label="No Yeti", required=False, widget=UnfoldBooleanSwitchWidget)

    def record(self) -> JsonDict:
        """See :class:`Row`."""
        names = ("key", "name", "difficulty", "top", "bottom", *_FLAGS)
        return {name: self.cleaned_data[name] for name in names}

    @staticmethod
    def data_of(run: JsonDict) -> dict[str, Any]:
        """The field values, without prefix, that give ``run``."""
        # A box that isn't ticked isn't sent.
        data = {name: value for name, value in run.items() if name not in _FLAGS}
        return data | {flag: "on" for flag in _FLAGS if run[flag]}


class Rows(BaseFormSet):
    """A list as rows; a removed row stays in the form, marked, so that it can be taken back."""

    def get_form_kwargs(self, index: int | None) -> dict[str, Any]:
        """Rows are never skipped for being empty."""
        kwargs = super().get_form_kwargs(index)
        return kwargs if index is None else {**kwargs, "empty_permitted": False}

    def add_fields(self, form: forms.Form, index: int | None) -> None:
        """The mark of a removed row, without a label of its own."""
        super().add_fields(form, index)
        form.fields["DELETE"].widget.attrs["class"] = "cards-removed-mark"

    @property
    def kept(self) -> list[Any]:
        """The rows that aren't removed, in order."""
        return [form for form in self.forms if not self._should_delete_form(form)]


def _rows(form: type[Row], most: int) -> Any:
    return formset_factory(form, formset=Rows, extra=0, can_delete=True, max_num=most, absolute_max=most)


GearRows = _rows(GearForm, MOST_GEAR)
PlaceRows = _rows(PlaceForm, MOST_PLACES)
LiftRows = _rows(LiftForm, MOST_LIFTS)
RunRows = _rows(RunForm, MOST_RUNS)


def kind_words(kind: str) -> str:
    """``red-ski_cross`` as ``Red ski cross``."""
    return kind.replace("-", " ").replace("_", " ").capitalize()
