"""What the lobby says about a match: who sits where, what it waits for, how it stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.urls import reverse

from games.core.jsontypes import JsonDict
from games.models import Match, Seat
from games.services import presence
from games.services.names import ai_words, fill_names, portrait_of, seat_names
from games.services.table import Table
from games.views.titles import title_templates


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat with its name; `ai` is an AI's level and style in words, else empty."""

    number: int
    name: str
    kind: str
    ai: str = ""
    portrait: str = ""
    level: str = ""
    you: bool = False
    resigned: bool = False
    host: bool = False

    @property
    def initial(self) -> str:
        """The letter on the seat's house."""
        return self.name[:1].upper()

    @property
    def is_open(self) -> bool:
        """Whether someone may still sit down."""
        return self.kind == Seat.Kind.OPEN


def seats_shown(match: Match, seats: list[Seat], user: AbstractBaseUser | None) -> list[SeatShown]:
    """The seats of a match as `user` sees them."""
    pk = user.pk if user is not None else None
    return [
        SeatShown(
            number=seat.number,
            name=name,
            kind=seat.kind,
            ai=ai_words(seat),
            portrait=portrait_of(seat, name),
            level=seat.ai_level,
            you=seat.user_id is not None and seat.user_id == pk,
            resigned=seat.resigned,
            host=seat.user_id is not None and seat.user_id == match.host_id,
        )
        for seat, name in zip(seats, seat_names(seats), strict=True)
    ]


@dataclass(slots=True)
class MatchCard:
    """A match in a list of the lobby."""

    match: Match
    name: str
    seats: list[SeatShown]
    prompt: str = ""
    waits: bool = False
    aids: JsonDict = field(default_factory=dict)
    view: JsonDict = field(default_factory=dict)
    watching: int = 0

    @property
    def slug(self) -> str:
        """The title's key."""
        return self.match.title

    @property
    def url(self) -> str:
        """The table's page."""
        return reverse("games:table", args=[self.match.public_id])

    @property
    def others(self) -> list[SeatShown]:
        """All seats but the reader's."""
        return [seat for seat in self.seats if not seat.you]

    @property
    def seated(self) -> list[SeatShown]:
        """The seats that are not open."""
        return [seat for seat in self.seats if not seat.is_open]

    @property
    def taken(self) -> int:
        """How many seats are not open."""
        return len(self.seated)

    @property
    def free(self) -> int:
        """How many seats are open."""
        return len(self.seats) - self.taken

    @property
    def host_name(self) -> str:
        """Who made the table; empty if that account is gone."""
        return self.match.host.display_name if self.match.host else ""

    @property
    def you(self) -> SeatShown | None:
        """The reader's seat."""
        return next((seat for seat in self.seats if seat.you), None)

    @property
    def won(self) -> bool:
        """Whether the reader won or shares the win."""
        you = self.you
        return you is not None and you.number in (self.match.result or {}).get("winners", ())

    @property
    def winners(self) -> list[SeatShown]:
        """Who won a finished match."""
        return [seat for seat in self.seats if seat.number in (self.match.result or {}).get("winners", ())]

    @property
    def is_host(self) -> bool:
        """Whether the reader is the host."""
        return any(seat.you and seat.host for seat in self.seats)

    @property
    def progress_template(self) -> list[str]:
        """How far it is, in one line."""
        return title_templates(self.slug, "progress")

    @property
    def live_template(self) -> list[str]:
        """The small board."""
        return title_templates(self.slug, "live")

    @property
    def score_template(self) -> list[str]:
        """A seat's figure in a running match."""
        return title_templates(self.slug, "score")

    @property
    def scored_seats(self) -> list[tuple[SeatShown, Any]]:
        """The seats with their part of the view, where the view has one for each."""
        players = self.view.get("players") or [None] * len(self.seats)
        return list(zip(self.seats, players, strict=False))


def open_card(table: Table, user: AbstractBaseUser | None) -> MatchCard:
    """A table that waits for players."""
    return MatchCard(table.match, table.title.name, seats_shown(table.match, table.seats, user))


def turn_card(table: Table, user: AbstractBaseUser, seat: Seat) -> MatchCard:
    """A running match for one who sits in it, with what it waits for."""
    card = open_card(table, user)
    card.aids = dict(fill_names(table.game.aids(seat.number), table.names))
    card.view = dict(table.game.view(seat.number))
    card.prompt = str(card.aids.get("prompt", {}).get("text", ""))
    return card


def live_card(table: Table) -> MatchCard:
    """A running match for onlookers: only what is public."""
    card = open_card(table, None)
    card.aids = dict(fill_names(table.game.aids(None), table.names))
    card.view = dict(table.game.view(None))
    card.watching = presence.present(table.match.public_id)[1]
    return card
