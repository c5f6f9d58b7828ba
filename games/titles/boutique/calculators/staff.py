"""How much staff a week needs, what is short, and the stars it costs (BHM-6.1 to BHM-6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, EntryFault, Field, Group, Line, Say, Values
from games.assistant.calculators.fields import number
from games.titles.boutique import week
from games.titles.boutique.calculators.desk import position, stars_field
from games.titles.boutique.hotel import OPEN_ROOMS, Hotel
from games.titles.boutique.report import needs, shortages, staff_of
from games.titles.boutique.tables import MAX_ROOMS

_COUNTED = {"h": "housekeeping", "k": "kitchen", "c": "checkin"}


def _kinds(say: Say) -> dict[str, str]:
    return {
        "h": say("Housekeeping", "Pulizie", "Zimmerservice"),
        "k": say("Kitchen", "Cucina", "Küche"),
        "c": say("Check-in", "Check-in", "Empfang"),
    }


def _groups(values: Values, say: Say) -> Sequence[Group]:
    counted = {
        "h": say("Rooms with a token", "Camere con un segnalino", "Zimmer mit Marker"),
        "k": say("Brown tokens", "Segnalini marroni", "Braune Marker"),
        "c": say("Squares", "Quadrati", "Quadrate"),
    }
    week_groups = [Group(label, _days(kind, say), "days") for kind, label in counted.items()]
    staff = tuple(number(f"s{kind}", name, 0, 0, 6) for kind, name in _kinds(say).items())
    stars = stars_field("st", say)
    return [
        *week_groups,
        Group(say("Staff hired", "Personale assunto", "Eingestelltes Personal"), (*staff, stars)),
    ]


def _days(kind: str, say: Say) -> tuple[Field, ...]:
    return tuple(
        number(f"{kind}{day}", name, 0, 0, MAX_ROOMS) for day, name in enumerate(say.short_days(), start=1)
    )


def _answer(values: Values, say: Say) -> Answer:
    for kind, what in (
        ("k", say("brown tokens", "segnalini marroni", "braune Marker")),
        ("c", say("squares", "quadrati", "Quadrate")),
    ):
        _at_most_the_rooms(values, kind, what, say)
    state = position(2)
    hotel = state.hotels[0]
    hotel.occupied, hotel.brown, hotel.square = (_word(values, kind) for kind in _COUNTED)
    hotel.housekeeping, hotel.kitchen, hotel.checkin = values["sh"], values["sk"], values["sc"]
    hotel.rating = values["st"]
    need, staff = needs(hotel), staff_of(hotel)
    short = shortages(need, staff)
    week.rate(state)
    lines = []
    for kind, name in _kinds(say).items():
        key = _COUNTED[kind]
        label = say(
            f"{name}: {need[key]} needed, {staff[key]} hired",
            f"{name}: servono {need[key]}, assunti {staff[key]}",
            f"{name}: {need[key]} nötig, {staff[key]} eingestellt",
        )
        lines.append(Line(label, say.number(-short[key]) if short[key] else "0", "BHM-6.1"))
    members = sum(staff.values())
    wages = say("Wages", "Stipendi", "Löhne")
    lines.append(
        Line(f"{wages}: {members} × {week.WAGE * 100}", say.number(members * week.WAGE * 100), "BHM-4.1")
    )
    after = hotel.rating
    lines.append(Line(_stars_words(values["st"], after, say), str(after), "BHM-6.2", True))
    return Answer(_headline(hotel, sum(short.values()), after - values["st"], say), tuple(lines))


def _at_most_the_rooms(values: Values, kind: str, what: str, say: Say) -> None:
    """Tokens of a kind lie in rooms with a token, so there can't be more of them."""
    for day, name in enumerate(say.days(), start=1):
        rooms, given = values[f"h{day}"], values[f"{kind}{day}"]
        if given > rooms:
            raise EntryFault(
                f"{kind}{day}",
                say(
                    f"{name}: {given} {what}, but only {rooms} rooms with a token. Mend one of the two.",
                    f"{name.capitalize()}: {given} {what}, ma solo {rooms} camere con un segnalino. "
                    "Correggi uno dei due.",
                    f"{name}: {given} {what}, aber nur {rooms} Zimmer mit Marker. "
                    "Berichtige eins von beiden.",
                ),
            )


def _word(values: Values, kind: str) -> int:
    return sum(OPEN_ROOMS[values[f"{kind}{day}"]] << 6 * (day - 1) for day in range(1, 8))


def _stars_words(before: int, after: int, say: Say) -> str:
    return say(f"Stars: {before} before", f"Stelle: {before} prima", f"Sterne: vorher {before}")


def _headline(hotel: Hotel, missing: int, change: int, say: Say) -> str:
    if hotel.rating == 0:
        return say(
            "No star is left: the hotel closes.",
            "Non resta nessuna stella: l’albergo chiude.",
            "Kein Stern bleibt: Das Hotel schließt.",
        )
    if missing:
        stars = say.count(-change, say("star", "stella", "Stern"), say("stars", "stelle", "Sterne"))
        return say(
            f"{missing} short: {stars} lost.",
            f"Ne mancano {missing}: {stars} in meno.",
            f"Es fehlen {missing}: {stars} verloren.",
        )
    if change:
        return say(
            "Nothing is short: 1 star gained.",
            "Non manca niente: 1 stella in più.",
            "Nichts fehlt: 1 Stern gewonnen.",
        )
    return say(
        "Nothing is short, and five stars are the most there are.",
        "Non manca niente, e cinque stelle sono il massimo.",
        "Nichts fehlt, und mehr als fünf Sterne gibt es nicht.",
    )


STAFF = Calculator(
    slug="staff",
    name=lambda say: say("Staff and stars", "Personale e stelle", "Personal und Sterne"),
    about=lambda say: say(
        "What the fullest day needs, what is short, and the stars after the week.",
        "Quanto serve nel giorno più pieno, che cosa manca e le stelle dopo la settimana.",
        "Was der vollste Tag braucht, was fehlt und die Sterne nach der Woche.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("BHM-4.1", "BHM-6.1", "BHM-6.2", "BHM-6.3"),
)
