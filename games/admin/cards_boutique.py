"""The editor of Boutique's card set."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from django.forms import Media
from django.forms.widgets import Script

from games.core.jsontypes import JsonDict
from games.core.results import CardFault
from games.forms.cards import CardEditor, register
from games.forms.cards_boutique import (
    DAYS,
    MOST_NIGHTS,
    MOST_ROWS,
    STARTS,
    DieForm,
    GuestForm,
    GuestFormSet,
)
from games.titles.boutique.cards import BOX

GUESTS, DIE = "guests", "die"


@register("boutique")
class BoutiqueEditor(CardEditor):
    """Guest cards as rows, each drawn beside its fields, and the six faces of the white die."""

    template = "admin/games/cards/boutique_form.html"
    cards_template = "admin/games/cards/boutique_view.html"
    deck_size = BOX
    most_rows = MOST_ROWS
    most_nights = MOST_NIGHTS

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.guests = GuestFormSet(data, prefix=GUESTS)
        self.die = DieForm(data, prefix=DIE)
        self.deck_faults: list[str] = []

    @classmethod
    def data_of(cls, cards: JsonDict) -> dict[str, Any]:
        """See :class:`CardEditor`."""
        data: dict[str, Any] = {f"{GUESTS}-TOTAL_FORMS": len(cards["guests"]), f"{GUESTS}-INITIAL_FORMS": 0}
        for row, card in enumerate(cards["guests"]):
            data |= {f"{GUESTS}-{row}-{name}": value for name, value in GuestForm.data_of(card).items()}
        return data | {f"{DIE}-{name}": value for name, value in DieForm.data_of(cards["die_days"]).items()}

    @property
    def media(self) -> Media:
        """See :class:`CardEditor`."""
        return (
            Media(
                css={"all": ["games/admin/boutique.css"]},
                js=[Script("games/admin/boutique.js", type="module")],
            )
            + self.guests.media
            + self.die.media
        )

    def is_valid(self) -> bool:
        """See :class:`CardEditor`."""
        # Both, so that all errors are shown at once.
        return all([self.guests.is_valid(), self.die.is_valid()])

    def cards(self) -> JsonDict:
        """See :class:`CardEditor`."""
        return {"guests": [form.card() for form in self.guests.kept], "die_days": self.die.days()}

    @property
    def total(self) -> int:
        """How many cards the readable rows make."""
        return sum(
            form.cleaned_data.get("copies", 0)
            for form in self.guests.kept
            if form.is_bound and form.cleaned_data
        )

    def place(self, faults: Sequence[CardFault]) -> list[str]:
        """See :class:`CardEditor`. A fault of the deck as a whole stands beside its total."""
        homeless = []
        for fault in faults:
            path = re.findall(r"\w+", fault.path)
            if path == ["guests"] or not path:
                self.deck_faults.append(fault.problem)
            elif path[0] == "guests" and path[1].isdigit() and int(path[1]) < len(self.guests.kept):
                self.guests.kept[int(path[1])].add_error(_guest_field(path[2:]), fault.problem)
            elif path[0] == "die_days":
                face = f"face_{int(path[1]) + 1}" if len(path) > 1 and path[1].isdigit() else None
                self.die.add_error(face if face in self.die.fields else None, fault.problem)
            else:
                homeless.append(f"{fault.path}: {fault.problem}")
        return homeless

    @classmethod
    def parts(cls, cards: JsonDict) -> dict[str, str]:
        """See :class:`CardEditor`."""
        copies: Counter[str] = Counter()
        for card in cards["guests"]:
            copies[card_words(card)] += card["copies"]
        parts = {words: f"{number} {'copy' if number == 1 else 'copies'}" for words, number in copies.items()}
        parts["The deck"] = f"{copies.total()} cards"
        return parts | {
            f"White die, face {face}": DAYS[day - 1] for face, day in enumerate(cards["die_days"], start=1)
        }

    @classmethod
    def view_context(cls, cards: JsonDict) -> dict[str, Any]:
        """See :class:`CardEditor`."""
        return {
            "guests": [{"card": card, "words": card_words(card)} for card in cards["guests"]],
            "total": sum(card["copies"] for card in cards["guests"]),
            "die": [(face, DAYS[day - 1]) for face, day in enumerate(cards["die_days"], start=1)],
        }


def card_words(card: JsonDict) -> str:
    """A guest card in words: "Two rooms, 2 nights and 1 night, with breakfast"."""
    stays = [_stay_words(first, nights) for first, nights in card["stays"]]
    if len(stays) == 1:
        words = f"One room, {stays[0]}"
    else:
        rooms = "Two rooms side by side" if card["adjacent"] else "Two rooms"
        each = f"{stays[0]} each" if stays[0] == stays[1] else " and ".join(stays)
        words = f"{rooms}, {each}"
    return words + (", with breakfast" if card["breakfast"] else "")


def _stay_words(first: int, nights: int) -> str:
    length = f"{nights} {'night' if nights == 1 else 'nights'}"
    return (
        length
        if first == 0
        else f"{length} from the {STARTS[first]}"
        if first == 1
        else f"{length} from {STARTS[first]}"
    )


def _guest_field(path: Sequence[str]) -> str | None:
    """The field that a fault's path below its guest is about; ``None``: the row as a whole."""
    match path:
        case ["copies" | "breakfast" | "adjacent" as name, *_]:
            return name
        case ["stays", "0" | "1" as stay, *value]:
            which = "first" if stay == "0" else "second"
            return f"{which}_from" if value == ["0"] else f"{which}_nights"
        case ["stays", *_]:
            return "second_nights"
        case _:
            return None
