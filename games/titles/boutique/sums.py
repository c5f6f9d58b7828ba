"""What prices, payments and stars are made of (BHM-3.5, BHM-4.1, BHM-6.2, BHM-6.5, BHM-7.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.assistant.calculators.say import Say
from games.assistant.sums import Account, Names, Part, Sum
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.boutique.week import ROOM_COST, WAGE

Maker = Callable[[JsonDict, Names, Say], list[Sum]]


def sums_of(event: Event, names: Names, say: Say) -> list[Sum]:
    """What an event's numbers are made of."""
    if event.code == "price_changed":
        return _price_changed(event.data, event.rule, say)
    maker = _MAKERS.get(event.code)
    return maker(event.data, names, say) if maker else []


def accounts(say: Say) -> list[Account]:
    """Money and stars."""
    return [
        Account("money", "money", say("money", "denaro", "Geld"), "BHM-1.2"),
        Account("stars", "rating", say("stars", "stelle", "Sterne"), "BHM-1.2"),
    ]


def scores(view: JsonDict, aids: JsonDict, names: Names, say: Say) -> list[Sum]:
    """None: money is the score (BHM-6.6)."""
    return []


def night_label(line: JsonDict, say: Say) -> str:
    """A night of a stay with its rooms and its price: ``Monday: 2 × 300``."""
    day = (
        say("After Sunday", "Dopo la domenica", "Nach Sonntag")
        if line["day"] > 7
        else say.days()[line["day"] - 1]
    )
    return f"{_capital(day)}: {line['rooms']} × {say.number(line['price'])}"


def breakfast_label(meal: JsonDict, say: Say) -> str:
    """Breakfast with its room nights and its price."""
    label = say("Breakfast", "Colazione", "Frühstück")
    return f"{label}: {meal['nights']} × {say.number(meal['price'])}"


def _capital(word: str) -> str:
    return word[0].upper() + word[1:]


def _price_parts(price: JsonDict, say: Say) -> tuple[Part, ...]:
    parts = [Part(night_label(line, say), line["sum"], "BHM-3.5") for line in price["lines"]]
    if price["breakfast"]:
        meal = price["breakfast"]
        parts.append(Part(breakfast_label(meal, say), meal["sum"], "BHM-3.5"))
    return tuple(parts)


def _won(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = (
        say("Walk-ins", "Ospiti senza prenotazione", "Laufkundschaft")
        if "budget" in data
        else say("Booked guests", "Ospiti prenotati", "Gebuchte Gäste")
    )
    return [Sum(title, _price_parts(data["price"], say), data["total"], "money", data["seat"])]


def _quotes(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    """Each hotel's total price; of walk-ins also what they can pay in all."""
    sums = []
    if "budget" in data:
        nights = sum(length for _, length in data["guest"]["stays"])
        label = f"{nights} × {say.number(data['budget'])}"
        title = say("Budget of the guests", "Budget degli ospiti", "Budget der Gäste")
        sums.append(Sum(title, (Part(label, nights * data["budget"], "BHM-5.3"),), nights * data["budget"]))
    for quote in data["quotes"]:
        if quote["total"] is not None:
            label = say("total price", "prezzo totale", "Gesamtpreis")
            title = f"{names[quote['seat']]}: {label}"
            sums.append(Sum(title, _price_parts(quote["price"], say), quote["total"]))
    return sums


def _price_changed(data: JsonDict, rule: str, say: Say) -> list[Sum]:
    before, value = data["before"] * 100, data["value"] * 100
    slot = data["slot"]
    title = (
        say("Breakfast", "Colazione", "Frühstück") if slot == "breakfast" else _capital(say.days()[slot - 1])
    )
    parts = (
        Part(say("Before", "Prima", "Vorher"), before, "BHM-2.1"),
        Part(say("Changed by", "Modifica", "Änderung"), value - before, rule),
    )
    return [Sum(title, parts, value)]


def _bids(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("Bids", "Offerte", "Gebote")
    sums = []
    for bid in data["bids"]:
        if bid["amount"]:
            who = names[bid["seat"]]
            label = say(
                f"{who}’s bid is spent", f"L’offerta di {who} è persa", f"Gebot von {who} ist verloren"
            )
            parts = (Part(label, -bid["amount"], "BHM-7.3"),)
            sums.append(Sum(title, parts, -bid["amount"], "money", bid["seat"]))
    return sums


def _staff_paid(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    parts = [
        Part(f"{_kind(kind, say)}: {count} × {WAGE * 100}", -count * WAGE * 100, "BHM-4.1")
        for kind, count in data["staff"].items()
        if count
    ]
    if not parts:
        return []
    return [Sum(say("Staff", "Personale", "Personal"), tuple(parts), -data["cost"], "money", data["seat"])]


def _kind(kind: str, say: Say) -> str:
    return {
        "housekeeping": say("Housekeeping", "Pulizie", "Zimmerservice"),
        "kitchen": say("Kitchen", "Cucina", "Küche"),
        "checkin": say("Check-in", "Check-in", "Empfang"),
    }[kind]


def _expanded(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    if not data["bought"]:
        return []
    rooms = say.count(data["bought"], say("room", "camera", "Zimmer"), say("rooms", "camere", "Zimmer"))
    part = Part(f"{rooms} × {say.number(ROOM_COST * 100)}", -data["bought"] * ROOM_COST * 100, "BHM-6.5")
    title = say("New rooms", "Nuove camere", "Neue Zimmer")
    return [Sum(title, (part,), -data["cost"], "money", data["seat"])]


def _rated(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    """The stars before, less those for missing staff, or one more (BHM-6.2)."""
    before, after = data["before"], data["after"]
    parts = [Part(say("Stars before", "Stelle prima", "Sterne vorher"), before, "BHM-6.2")]
    for kind, missing in data["short"].items():
        if missing:
            word = say("missing", "mancanti", "fehlen")
            parts.append(Part(f"{_kind(kind, say)}: {missing} {word}", -missing, "BHM-6.2"))
    if not data["missing"]:
        label = say("Nobody was missing", "Non mancava nessuno", "Niemand fehlte")
        parts.append(Part(label, 1, "BHM-6.2"))
    rest = after - sum(part.value for part in parts)
    if rest:
        label = (
            say("No fewer than none", "Non meno di zero", "Nicht weniger als null")
            if rest > 0
            else say("Five are the most", "Cinque sono il massimo", "Fünf sind das Höchste")
        )
        parts.append(Part(label, rest, "BHM-6.3" if rest > 0 else "BHM-6.2"))
    title = say("Rating of the week", "Valutazione della settimana", "Wertung der Woche")
    return [Sum(title, tuple(parts), after, "stars", data["seat"], before)]


_MAKERS: Mapping[str, Maker] = {
    "guest_won": _won,
    "walkin_won": _won,
    "guest_asks": _quotes,
    "walkin_asks": _quotes,
    "bids_revealed": _bids,
    "staff_paid": _staff_paid,
    "expanded": _expanded,
    "rated": _rated,
}
