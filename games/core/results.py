"""What the engine says back: events, violations, outcomes and faults of input."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core.jsontypes import JsonDict


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for the log and the animation.

    ``code`` names the kind, ``rule`` the paragraph that made it happen, ``data`` its numbers (JSON).
    ``seats`` are the only seats that may see it, ``None`` means everyone. An event that only some may see
    can have a ``public`` twin, which all the others get in its place.
    """

    code: str
    rule: str
    data: JsonDict = field(default_factory=dict)
    seats: tuple[int, ...] | None = None
    public: Event | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as ``seat`` may see it (``None``: a spectator), or ``None`` if it may see nothing."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return self
        return self.public

    def to_json(self) -> JsonDict:
        """Everything, the restricted part too: for the server's own log, never for a client."""
        form: JsonDict = {"code": self.code, "rule": self.rule, "data": self.data}
        if self.seats is not None:
            form["seats"] = list(self.seats)
        if self.public is not None:
            form["public"] = self.public.to_json()
        return form

    @staticmethod
    def from_json(form: JsonDict) -> Event:
        """The reverse of :meth:`to_json`."""
        seats = form.get("seats")
        public = form.get("public")
        return Event(
            code=form["code"],
            rule=form["rule"],
            data=form["data"],
            seats=None if seats is None else tuple(seats),
            public=None if public is None else Event.from_json(public),
        )


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason why a move is refused: a code, the rule's id and the numbers of this position that broke
    it."""

    code: str
    rule: str
    values: JsonDict = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: ``winners`` (several share a draw), a named ``reason`` and the ``scores`` by
    seat."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[float, ...]

    def shares(self) -> list[float]:
        """Points by seat: 1 for the winner, split among those who share the win."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.scores))]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a move is about, told from the facts of the position: for hints and for the analysis of a match.

    Players are named ``{p0}``, ``{p1}`` … as in aids.

    Attributes:
        label: the move in plain words, as on a button.
        gains: what it brings, a sentence or two with the numbers.
        risks: what it costs or leaves open, the same way; empty if there is nothing to say.
    """

    label: str
    gains: str
    risks: str = ""


@dataclass(frozen=True, slots=True)
class Choices:
    """Legal moves that belong together, for who asks what can be done. Players are named ``{p0}``, ``{p1}`` …

    Attributes:
        kind: the key of the group, a move type or finer.
        title: what they do, as on a heading.
        options: the moves worth listing, as in aids; ``effect`` is what the move brings and costs.
        count: how many legal moves there are of this kind, those that are not listed too.
        notes: what is to be known of all of them: chances, and who would get what. Each with its rule.
    """

    kind: str
    title: str
    options: list[JsonDict]
    count: int
    notes: list[JsonDict] = field(default_factory=list)


class GameError(Exception):
    """Base of all errors that the engine raises about its input."""


class IllegalMove(GameError):
    """A well-formed move that the rules refuse; ``violations`` is never empty."""

    def __init__(self, violations: list[Violation]) -> None:
        super().__init__(", ".join(f"{v.rule} {v.code}" for v in violations))
        self.violations = violations


class MoveFault(GameError):
    """A move that is no move: unknown type, a missing, unknown or wrongly typed field. The text names it."""


class FormFault(GameError):
    """A state's JSON form that can't be loaded. ``path`` is the dotted path of the faulty value."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem


@dataclass(frozen=True, slots=True)
class CardFault:
    """A fault of a card set: the dotted path of the value, and in words what is wrong and what would be
    right."""

    path: str
    problem: str


@dataclass(frozen=True, slots=True)
class Use:
    """What became of a card or a place on the board, for the figures of a title's balance.

    ``kind`` groups what is alike (``guests``, ``areas``), ``key`` names the one, ``what`` is ``offered`` (it
    could be
    had), ``taken`` or ``played``; ``seat`` is who did it, ``None`` when it was there for everyone.
    """

    kind: str
    key: str
    what: str
    seat: int | None = None
