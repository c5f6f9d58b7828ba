"""What a stay costs in one hotel (BHM-3.5), and whether it fits a walk-in's budget (BHM-5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, Group, Line, Say, Values
from games.assistant.calculators.fields import choice, number, switch
from games.titles.boutique import comparison
from games.titles.boutique.calculators.desk import position
from games.titles.boutique.sums import breakfast_label, night_label
from games.titles.boutique.tables import LAST_NIGHT

NIGHTS = LAST_NIGHT
_PRICES = (2, 2, 2, 3, 4, 4, 3)


def _groups(values: Values, say: Say) -> Sequence[Group]:
    days = [
        number(f"d{day}", name, _PRICES[day - 1], 1, 6) for day, name in enumerate(say.short_days(), start=1)
    ]
    breakfast = number("b", say("Breakfast", "Colazione", "Frühstück"), 1, 1, 6)
    rooms = choice("r", say("Room stays", "Soggiorni in camera", "Zimmeraufenthalte"), [(1, "1"), (2, "2")])
    stays = [
        rooms,
        choice(
            "c",
            say("Check-in", "Arrivo", "Anreise"),
            [(day, name.capitalize()) for day, name in enumerate(say.days(), start=1)],
        ),
        number("a", say("Nights", "Notti", "Nächte"), 2, 1, NIGHTS),
    ]
    if values["r"] == 2:
        stays += [
            number(
                "l",
                say("Second room: days later", "Seconda camera: giorni dopo", "Zweites Zimmer: Tage später"),
                0,
                0,
                NIGHTS - 1,
            ),
            number(
                "e",
                say("Second room: nights", "Seconda camera: notti", "Zweites Zimmer: Nächte"),
                2,
                1,
                NIGHTS,
            ),
        ]
    stays += [
        switch("f", say("With breakfast", "Con colazione", "Mit Frühstück")),
        choice(
            "g",
            say("Budget of a walk-in", "Budget (senza prenotazione)", "Budget (Laufkundschaft)"),
            [(0, say("booked", "prenotato", "gebucht")), *((pips, str(pips * 100)) for pips in range(1, 7))],
        ),
    ]
    dice = say("Your price dice", "I tuoi dadi prezzo", "Deine Preiswürfel")
    return [
        Group(
            dice,
            (*days, breakfast),
            "days",
            say("Pips: 1 is 100.", "Punti: 1 vale 100.", "Augen: 1 ist 100."),
        ),
        Group(say("The guests", "Gli ospiti", "Die Gäste"), tuple(stays)),
    ]


def _answer(values: Values, say: Say) -> Answer:
    state = position(2)
    hotel = state.hotels[0]
    for day in range(1, 8):
        hotel.set_price(day, values[f"d{day}"])
    hotel.set_price(8, values["b"])
    stays = [[0, values["a"]]]
    if values["r"] == 2:
        stays.append([values["l"], values["e"]])
    kind = state.table.kind({"stays": stays, "breakfast": bool(values["f"]), "adjacent": False})
    state.card, state.checkin = kind, values["c"] - 1
    state.entry = state.table.entries[kind * 7 + values["c"] - 1]
    state.budget = values["g"]
    quote = comparison.quotes(state)[0]
    lines = [_night(line, say) for line in quote["lines"]]
    if quote["breakfast"]:
        meal = quote["breakfast"]
        lines.append(Line(breakfast_label(meal, say), say.number(meal["sum"]), "BHM-3.5"))
    total = say.number(quote["total"])
    headline = say(
        f"The stay costs {total}.", f"Il soggiorno costa {total}.", f"Der Aufenthalt kostet {total}."
    )
    lines.append(Line(say("Total price", "Prezzo totale", "Gesamtpreis"), total, "BHM-3.5", True))
    if values["g"]:
        most = values["g"] * 100 * state.entry.room_nights
        label = say("Budget", "Budget", "Budget")
        lines.append(
            Line(f"{label}: {values['g'] * 100} × {state.entry.room_nights}", say.number(most), "BHM-5.3")
        )
        headline += " " + (
            say("It fits the budget.", "Rientra nel budget.", "Das passt ins Budget.")
            if quote["fits_budget"]
            else say("It doesn’t fit the budget.", "Non rientra nel budget.", "Das passt nicht ins Budget.")
        )
    return Answer(headline, tuple(lines))


def _night(line: dict[str, int], say: Say) -> Line:
    return Line(night_label(line, say), say.number(line["sum"]), "BHM-3.5")


STAY = Calculator(
    slug="stay",
    name=lambda say: say("Price of a stay", "Prezzo di un soggiorno", "Preis eines Aufenthalts"),
    about=lambda say: say(
        "Every night with its price, breakfast, nights after Sunday, and a walk-in’s budget.",
        "Ogni notte con il suo prezzo, colazione, notti dopo la domenica e budget di chi non ha prenotato.",
        "Jede Nacht mit ihrem Preis, Frühstück, Nächte nach Sonntag und das Budget der Laufkundschaft.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("BHM-3.5", "BHM-5.3"),
)
