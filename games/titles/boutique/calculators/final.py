"""The final ranking: most money, then more stars (BHM-6.6); who left ranks last (BHM-6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, EntryFault, Group, Line, Say, Values
from games.titles.boutique import week
from games.titles.boutique.calculators.desk import (
    hotel_name,
    money_field,
    names,
    position,
    seats_entered,
    seats_of,
    stars_field,
    table_group,
    yes,
)


def _groups(values: Values, say: Say) -> Sequence[Group]:
    hotels = [
        Group(
            hotel_name(seat, say),
            (
                money_field(f"m{seat + 1}", say, 5000 - 200 * seat),
                stars_field(f"s{seat + 1}", say),
                yes(f"i{seat + 1}", say("Still open", "Ancora aperto", "Noch offen")),
            ),
        )
        for seat in range(seats_entered(values))
    ]
    return [table_group(say), *hotels]


def _answer(values: Values, say: Say) -> Answer:
    seats = seats_entered(values)
    state = position(seats)
    for seat, hotel in enumerate(state.hotels):
        hotel.money, hotel.rating = values[f"m{seat + 1}"] // 100, values[f"s{seat + 1}"]
        if not values[f"i{seat + 1}"]:
            state.alive &= ~(1 << seat)
            state.alive_n -= 1
    if not state.alive:
        raise EntryFault(
            "i1",
            say(
                "At least one hotel is still open, unless all closed together: that is a draw.",
                "Almeno un albergo è ancora aperto, a meno che tutti abbiano chiuso insieme: è patta.",
                "Mindestens ein Hotel ist noch offen, außer alle schließen zugleich: Das ist unentschieden.",
            ),
        )
    week.count_out(state)
    winners = seats_of(state.winners)
    order = sorted(range(seats), key=lambda seat: _merit(values, seat), reverse=True)
    lines = [_line(values, place, seat, seat in winners, say) for place, seat in _places(values, order)]
    return Answer(_headline(winners, say), tuple(lines))


def _merit(values: Values, seat: int) -> tuple[int, int, int]:
    at = seat + 1
    return (values[f"i{at}"], values[f"m{at}"], values[f"s{at}"]) if values[f"i{at}"] else (0, 0, 0)


def _places(values: Values, order: Sequence[int]) -> list[tuple[int, int]]:
    """Place and seat; equal ones share a place."""
    merits = [_merit(values, seat) for seat in order]
    return [(merits.index(merit) + 1, seat) for merit, seat in zip(merits, order, strict=True)]


def _line(values: Values, place: int, seat: int, wins: bool, say: Say) -> Line:
    label = f"{place}. {hotel_name(seat, say)}"
    if not values[f"i{seat + 1}"]:
        return Line(label, say("closed", "chiuso", "geschlossen"), "BHM-6.3")
    stars = say.count(
        values[f"s{seat + 1}"], say("star", "stella", "Stern"), say("stars", "stelle", "Sterne")
    )
    return Line(label, f"{say.number(values[f'm{seat + 1}'])}, {stars}", "BHM-6.6", wins)


def _headline(winners: Sequence[int], say: Say) -> str:
    who = names(winners, say)
    if len(winners) > 1:
        return say(f"A draw between {who}.", f"Patta fra {who}.", f"Unentschieden zwischen {who}.")
    return say(f"{who} wins.", f"Vince {who}.", f"{who} gewinnt.")


FINAL = Calculator(
    slug="final",
    name=lambda say: say("Final ranking", "Classifica finale", "Endstand"),
    about=lambda say: say(
        "Most money wins, then more stars; a closed hotel is last.",
        "Vince chi ha più denaro, poi più stelle; un albergo chiuso è ultimo.",
        "Das meiste Geld gewinnt, dann mehr Sterne; ein geschlossenes Hotel ist Letzter.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("BHM-6.6", "BHM-6.3"),
)
