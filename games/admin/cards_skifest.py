"""The editor of Ski Fest's card set."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from django import forms
from django.forms import Media
from django.forms.widgets import Script

from games.core.jsontypes import JsonDict
from games.core.results import CardFault
from games.forms.cards import CardEditor, register
from games.forms.cards_skifest import (
    COSTS,
    GAINS,
    GearForm,
    GearRows,
    LiftForm,
    LiftRows,
    PlaceForm,
    PlaceRows,
    RunForm,
    RunRows,
    SlopeForm,
    VillageForm,
    kind_words,
)
from games.titles.skifest.cards import shipped_cards
from games.titles.skifest.names import KINDS, WEATHER

MAPS: Final = ("small", "large")
_LISTS: Final = {
    "places": (PlaceRows, PlaceForm, "place"),
    "lifts": (LiftRows, LiftForm, "lift"),
    "runs": (RunRows, RunForm, "run"),
}
_FIELDS: Final = {"from": "low", "to": "high"}


class RowList:
    """A list of rows on the page, with what is wrong with it as a whole."""

    def __init__(self, rows: Any, word: str, path: str) -> None:
        self.rows, self.word, self.path = rows, word, path
        self.faults: list[str] = []

    def records(self) -> list[JsonDict]:
        """The entries of the rows that are kept."""
        return [form.record() for form in self.rows.kept]

    def place(self, path: Sequence[str], problem: str) -> None:
        """Put a fault beside its field; ``path`` begins below the list."""
        kept = self.rows.kept
        if not path or not path[0].isdigit() or int(path[0]) >= len(kept):
            self.faults.append(problem)
            return
        form, name = kept[int(path[0])], path[-1] if len(path) > 1 else ""
        name = _FIELDS.get(name, name)
        if "effect" in path and name not in form.fields:
            name = "amount"
        form.add_error(name if name in form.fields else None, problem)


class MapPart:
    """One of the two maps."""

    def __init__(self, data: Mapping[str, Any], name: str) -> None:
        self.name = name
        self.lists = {
            part: RowList(rows(data, prefix=f"{name}-{part}"), word, f"maps.{name}.{part}")
            for part, (rows, _, word) in _LISTS.items()
        }

    @property
    def all(self) -> list[RowList]:
        """Places, lifts and runs."""
        return list(self.lists.values())


@register("skifest")
class SkifestEditor(CardEditor):
    """Slope deck, gear, village, and both maps with a drawing that follows what is typed."""

    template = "admin/games/cards/skifest_form.html"
    cards_template = "admin/games/cards/skifest_view.html"

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.slope = SlopeForm(data, prefix="slope")
        self.gear = RowList(GearRows(data, prefix="gear"), "gear card", "gear")
        keys = [place["key"] for place in shipped_cards()["village"]]
        self.village = [VillageForm(data, f"village-{at}", key) for at, key in enumerate(keys)]
        self.maps = [MapPart(data, name) for name in MAPS]

    @property
    def _lists(self) -> list[RowList]:
        return [self.gear, *(rows for part in self.maps for rows in part.all)]

    @classmethod
    def data_of(cls, cards: JsonDict) -> dict[str, Any]:
        """See :class:`CardEditor`."""
        data: dict[str, Any] = {f"slope-{kind}": cards["slope"][kind] for kind in KINDS}
        data |= _rows_data("gear", cards["gear"], GearForm)
        for at, place in enumerate(cards["village"]):
            data |= {f"village-{at}-{name}": value for name, value in VillageForm.data_of(place).items()}
        for name in MAPS:
            for part, (_, form, _) in _LISTS.items():
                data |= _rows_data(f"{name}-{part}", cards["maps"][name][part], form)
        return data

    @property
    def media(self) -> Media:
        """See :class:`CardEditor`."""
        own = Media(
            css={"all": ["games/admin/skifest.css"]}, js=[Script("games/admin/skifest.js", type="module")]
        )
        return own + self.slope.media + self.gear.rows.media + self.maps[0].lists["runs"].rows.media

    def is_valid(self) -> bool:
        """See :class:`CardEditor`."""
        # All of them, so that all errors are shown at once.
        lists = [rows.rows.is_valid() for rows in self._lists]
        return all([self.slope.is_valid(), *lists, *(form.is_valid() for form in self.village)])

    def cards(self) -> JsonDict:
        """See :class:`CardEditor`."""
        return {
            "slope": self.slope.copies(),
            "gear": self.gear.records(),
            "village": [form.record() for form in self.village],
            "maps": {
                part.name: {key: rows.records() for key, rows in part.lists.items()} for part in self.maps
            },
        }

    @property
    def total(self) -> int:
        """How many slope cards the readable fields make."""
        if not self.slope.is_bound:
            return 0
        self.slope.is_valid()
        return sum(value for value in self.slope.cleaned_data.values() if isinstance(value, int))

    def place(self, faults: Sequence[CardFault]) -> list[str]:
        """See :class:`CardEditor`. A fault of a list as a whole stands above its rows."""
        homeless = []
        for fault in faults:
            path = re.findall(r"[^.\[\]]+", fault.path)
            lists = {tuple(rows.path.split(".")): rows for rows in self._lists}
            rows = lists.get(tuple(path[:1])) or lists.get(tuple(path[:3]))
            if rows is not None:
                rows.place(path[len(rows.path.split(".")) :], fault.problem)
            elif path[:1] == ["slope"]:
                _put(self.slope, path[-1], fault.problem)
            elif path[:1] == ["village"] and len(path) > 1 and path[1].isdigit():
                _put(self.village[int(path[1])], "_".join(path[2:]), fault.problem)
            else:
                homeless.append(f"{fault.path}: {fault.problem}")
        return homeless

    @classmethod
    def parts(cls, cards: JsonDict) -> dict[str, str]:
        """See :class:`CardEditor`."""
        parts = {f"Slope card, {kind_words(kind)}": f"{cards['slope'][kind]} copies" for kind in KINDS}
        parts["The slope deck"] = f"{sum(cards['slope'].values())} cards"
        parts |= {f"Gear, {card['name']}": gear_words(card) for card in cards["gear"]}
        parts |= {
            f"Village {at}, {place['name']}": village_words(place)
            for at, place in enumerate(cards["village"], start=1)
        }
        for name in MAPS:
            for place in cards["maps"][name]["places"]:
                lodge = f", Lodge {place['lodge']}" if place["lodge"] else ""
                title = place["key"] if place["key"] == place["name"] else f"{place['key']} {place['name']}"
                parts[f"{name.capitalize()} map, place {title}"] = f"height {place['height']}{lodge}"
            for lift in cards["maps"][name]["lifts"]:
                parts[f"{name.capitalize()} map, lift {lift['from']} to {lift['to']}"] = "there"
            for run in cards["maps"][name]["runs"]:
                parts[f"{name.capitalize()} map, {run['name']}"] = run_words(run)
        return parts

    @classmethod
    def view_context(cls, cards: JsonDict) -> dict[str, Any]:
        """See :class:`CardEditor`."""
        return {
            "cards": cards,
            "total": sum(cards["slope"].values()),
            "slope": [(kind_words(kind), cards["slope"][kind]) for kind in KINDS],
            "gear": [(card["name"], gear_words(card)) for card in cards["gear"]],
            "village": [(place["name"], village_words(place)) for place in cards["village"]],
            "maps": [
                (
                    name,
                    cards["maps"][name],
                    [(run["name"], run_words(run)) for run in cards["maps"][name]["runs"]],
                )
                for name in MAPS
            ],
        }


def _rows_data(prefix: str, records: Sequence[JsonDict], form: Any) -> dict[str, Any]:
    data: dict[str, Any] = {f"{prefix}-TOTAL_FORMS": len(records), f"{prefix}-INITIAL_FORMS": 0}
    for row, record in enumerate(records):
        data |= {f"{prefix}-{row}-{name}": value for name, value in form.data_of(record).items()}
    return data


def _put(form: forms.Form, name: str, problem: str) -> None:
    form.add_error(name if name in form.fields else None, problem)


def gear_words(card: JsonDict) -> str:
    """A gear card in words: "4 fame, 2 points: fewer cards, blue, 1"."""
    effect = card["effect"]
    words = [
        effect["kind"].replace("_", " "),
        *(str(value) for key, value in effect.items() if key != "kind"),
    ]
    return f"{card['fame']} fame, {card['points']} points: {', '.join(words)}"


def village_words(place: JsonDict) -> str:
    """A village place in words: "costs 1 fame, gains 2 cards"."""
    if place["key"] == "hotel":
        return "draw " + ", ".join(f"{place['gain'][weather]} for {weather}" for weather in WEATHER)
    cost = " and ".join(f"{place['cost'][key]} {key}" for key in COSTS if place["cost"].get(key))
    gain = " and ".join(f"{place['gain'][key]} {key}" for key in GAINS if place["gain"].get(key))
    return f"costs {cost or 'nothing'}, gains {gain or 'nothing'}"


def run_words(run: JsonDict) -> str:
    """A run in words: "green, A to V, no Yeti"."""
    signs = [
        word for word, there in (("style space", run["style_space"]), ("no Yeti", run["no_yeti"])) if there
    ]
    return ", ".join([run["difficulty"], f"{run['top']} to {run['bottom']}", *signs])
