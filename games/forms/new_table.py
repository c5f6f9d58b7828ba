"""The form of a new table: which game, who sits where, how fast, who may come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from ai.levels import LEVELS, STYLES
from games.models import Match
from games.services.create import MIXED
from games.views.titles import Offer, offers

ME, OPEN, AI = "me", "open", "ai"
WHO = ((ME, _("Me")), (OPEN, _("Open")), (AI, _("AI")))
DEFAULT_LEVEL = "normal"
# More rows than any title has seats are not even read.
MOST_ROWS = 12


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of the form as typed: `who` is one of WHO, `level` and `style` count for an AI only."""

    number: int
    who: str = OPEN
    level: str = DEFAULT_LEVEL
    style: str = MIXED
    error: str = ""

    @property
    def shown(self) -> int:
        """Its number for people."""
        return self.number + 1


def default_rows(count: int) -> list[SeatRow]:
    """I against an AI; further seats are open."""
    first = [SeatRow(0, ME), SeatRow(1, AI)]
    return (first + [SeatRow(number) for number in range(2, count)])[:count]


class NewTableForm(forms.Form):
    """A new table. The seats are rows `seat-<n>`, `level-<n>` and `style-<n>` beside the ordinary fields."""

    game = forms.ChoiceField(
        label=_("Game"), error_messages={"invalid_choice": _("Choose one of the games shown.")}
    )
    pace = forms.ChoiceField(
        label=_("Pace"),
        choices=((Match.Pace.LIVE, _("Real-time")), (Match.Pace.TURN, _("Turn-based"))),
        initial=Match.Pace.LIVE,
    )
    visibility = forms.ChoiceField(
        label=_("Who may come"),
        choices=((Match.Visibility.PUBLIC, _("Everyone")), (Match.Visibility.PRIVATE, _("By invitation"))),
        initial=Match.Visibility.PUBLIC,
    )

    def __init__(self, data: Mapping[str, Any] | None = None, *, game: str = "", **kwargs: Any) -> None:
        super().__init__(data, **kwargs)
        self.offers = list(offers().values())
        choice = self.fields["game"]
        assert isinstance(choice, forms.ChoiceField)
        choice.choices = [(offer.slug, offer.name) for offer in self.offers]
        slugs = [offer.slug for offer in self.offers]
        if game in slugs or slugs:
            self.initial["game"] = game if game in slugs else slugs[0]
        self.rows = self._typed_rows() if self.is_bound else default_rows(max(2, self._limits()[0]))
        self.seat_errors: list[str] = []

    @property
    def offer(self) -> Offer | None:
        """The chosen title, if there is one of that key."""
        return offers().get(str(self["game"].value() or ""))

    @property
    def levels(self) -> list[tuple[str, str]]:
        """The AI's levels with their labels."""
        return [(name, str(level.label)) for name, level in LEVELS.items()]

    @property
    def styles(self) -> list[tuple[str, str]]:
        """The AI's styles with their labels; first the one that is drawn."""
        return [(MIXED, str(_("Mixed"))), *((name, str(style.label)) for name, style in STYLES.items())]

    def _limits(self) -> tuple[int, int]:
        offer = self.offer
        return (offer.title.min_seats, offer.title.max_seats) if offer else (2, 2)

    def _typed_rows(self) -> list[SeatRow]:
        data = self.data
        count = 0
        while count < MOST_ROWS and f"seat-{count}" in data:
            count += 1
        return [
            SeatRow(
                number,
                str(data[f"seat-{number}"]),
                str(data.get(f"level-{number}") or DEFAULT_LEVEL),
                str(data.get(f"style-{number}") or MIXED),
            )
            for number in range(count)
        ]

    @property
    def can_add(self) -> bool:
        """Whether the game has room for one more seat."""
        return len(self.rows) < self._limits()[1]

    @property
    def can_remove(self) -> bool:
        """Whether the game goes on with one seat less."""
        return len(self.rows) > self._limits()[0]

    def edit_rows(self, action: str) -> None:
        """Do what a button of the rows asks: `add`, or `remove-<n>`; anything else leaves them."""
        if action == "add" and self.can_add:
            self.rows.append(SeatRow(len(self.rows)))
        verb, _dash, number = action.partition("-")
        if verb == "remove" and self.can_remove and number.isdecimal() and len(number) < 4:
            kept = [row for row in self.rows if row.number != int(number)]
            self.rows = [replace(row, number=place) for place, row in enumerate(kept)]

    def fit_rows(self) -> None:
        """Make the rows as many as the chosen game allows: what is too much goes from the end."""
        low, high = self._limits()
        self.rows = self.rows[:high]
        self.rows += [SeatRow(number) for number in range(len(self.rows), low)]

    def clean(self) -> dict[str, Any]:
        """Check the seats against the game and each other."""
        cleaned = super().clean() or {}
        low, high = self._limits()
        known = dict(WHO)
        self.rows = [
            replace(row, error=str(_("Choose who sits here.")))
            if row.who not in known
            else replace(row, error=str(_("Choose a level of the list.")))
            if row.who == AI and row.level not in LEVELS
            else replace(row, error=str(_("Choose a style of the list.")))
            if row.who == AI and row.style not in (*STYLES, MIXED)
            else row
            for row in self.rows
        ]
        if "game" in cleaned and not low <= len(self.rows) <= high:
            self.seat_errors.append(
                str(
                    _("This game is for %(low)d to %(high)d; there are %(has)d seats here.")
                    % {"low": low, "high": high, "has": len(self.rows)}
                )
            )
        if sum(row.who == ME for row in self.rows) > 1:
            self.seat_errors.append(str(_("You can sit on one seat only; make the others open or AI.")))
        whos = {row.who for row in self.rows}
        if OPEN in whos and ME not in whos:
            self.seat_errors.append(
                str(_("Take a seat yourself, or give every seat to an AI to watch them play."))
            )
        if self.seat_errors or any(row.error for row in self.rows):
            raise ValidationError(_("The seats don't fit yet; see below. The rest is kept."), code="seats")
        return cleaned
