"""What points, fame, tickets and explosives are made of, and the scores (SKF-2, SKF-3, SKF-5.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.assistant.calculators.say import Say
from games.assistant.sums import Account, Names, Part, Sum
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.skifest.names import DIFFICULTIES

Maker = Callable[[JsonDict, Names, Say], list[Sum]]


def sums_of(event: Event, names: Names, say: Say) -> list[Sum]:
    """What an event's numbers are made of."""
    maker = _MAKERS.get(event.code)
    return maker(event.data, names, say) if maker else []


def accounts(say: Say) -> list[Account]:
    """Points, fame, lift tickets and explosives."""
    start = "SKF-1.1"
    return [
        Account("points", "points", say("points", "punti", "Punkte"), start),
        Account("fame", "fame", say("fame", "fama", "Ruhm"), start),
        Account("tickets", "tickets", say("lift tickets", "biglietti", "Lifttickets"), start),
        Account("explosives", "explosives", say("explosives", "esplosivi", "Sprengladungen"), start),
    ]


def scores(view: JsonDict, aids: JsonDict, names: Names, say: Say) -> list[Sum]:
    """The points of each seat as if the game ended now (SKF-5.1)."""
    word = _word(view["phase"], say)
    return [_score(f"{names[seat]}: {word}", seat, score, say) for seat, score in enumerate(aids["scores"])]


def _word(phase: str, say: Say) -> str:
    """What the score is called, which until the end may still change."""
    if phase == "over":
        return say("final score", "punteggio finale", "Schlusswertung")
    return say("score as it stands", "punteggio attuale", "Wertung bis jetzt")


def _score(title: str, seat: int, score: JsonDict, say: Say) -> Sum:
    levels = (say("green", "verdi", "grün"), say("blue", "blu", "blau"), say("black", "nere", "schwarz"))
    parts = [
        Part(say("Runs skied", "Piste sciate", "Gefahrene Pisten"), score["points"], "SKF-2.4"),
        Part(say("Gear", "Attrezzatura", "Ausrüstung"), score["gear"], "SKF-4"),
        Part(say("Fame: 1 for each 3", "Fama: 1 ogni 3", "Ruhm: 1 für je 3"), score["fame"], "SKF-5.1"),
    ]
    majority = say("Most top markers", "Più segnalini in cima", "Meiste oberste Marker")
    for key, level in zip(
        (*DIFFICULTIES, "all"), (*levels, say("all runs", "tutte le piste", "alle Pisten")), strict=True
    ):
        if score["majorities"][key]:
            parts.append(Part(f"{majority}: {level}", score["majorities"][key], "SKF-5.1"))
    return Sum(title, tuple(parts), score["total"], "score", seat)


def _skied(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    seat, run = data["seat"], data["name"]
    points = Part(
        say("Points of the run", "Punti della pista", "Punkte der Piste"), data["points"], "SKF-2.4"
    )
    fame = [Part(say("Fame of the run", "Fama della pista", "Ruhm der Piste"), data["run_fame"], "SKF-2.4")]
    if data["style"]:
        label = say("All in style: double", "Tutte nello stile: doppia", "Alle im Stil: doppelt")
        fame.append(Part(label, data["run_fame"], "SKF-2.5"))
    fame += _gear(data)
    return [
        Sum(run, (points,), data["points"], "points", seat),
        Sum(f"{run}: {say('fame', 'fama', 'Ruhm')}", tuple(fame), data["fame"], "fame", seat),
    ]


def _gear(data: JsonDict) -> list[Part]:
    return [Part(gear["name"], gear["fame"], "SKF-4") for gear in data["gear_fame"]]


def _claimed(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    if not data["fame"]:
        return []
    title = say("Markers placed", "Segnalini posati", "Gelegte Marker")
    return [Sum(title, tuple(_gear(data)), data["fame"], "fame", data["seat"])]


def _visited(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    seat, place = data["seat"], data["name"]
    sums = []
    fame = []
    if data["cost_fame"]:
        fame.append(Part(say("Paid", "Pagata", "Bezahlt"), -data["cost_fame"], "SKF-3.2"))
    if data["fame"]:
        fame.append(Part(say("Gained", "Guadagnata", "Erhalten"), data["fame"], "SKF-3.4"))
    if fame:
        sums.append(Sum(place, tuple(fame), data["fame"] - data["cost_fame"], "fame", seat))
    for account in ("tickets", "explosives"):
        if data[account]:
            sums.append(_one(place, _held(account, say), data[account], "SKF-3.4", account, seat))
    return sums


def _held(account: str, say: Say) -> str:
    if account == "tickets":
        return say("Lift tickets", "Biglietti", "Lifttickets")
    return say("Explosives", "Esplosivi", "Sprengladungen")


def _one(title: str, label: str, value: int, rule: str, account: str, seat: int) -> Sum:
    """A sum of one part."""
    return Sum(title, (Part(label, value, rule),), value, account, seat)


def _rode(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    if data["how"] != "ticket":
        return []
    title = say("Rides with a ticket", "Risalite con biglietto", "Fahrten mit Ticket")
    return [_one(title, data["to_name"], -1, "SKF-2.9", "tickets", data["seat"])]


def _avalanche(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    if data["cause"] == "set":
        return []
    title = say("Explosives set off", "Esplosivi fatti brillare", "Gezündete Sprengladungen")
    label = say("Spent", "Usato", "Verbraucht")
    return [_one(title, label, -1, "SKF-2.9", "explosives", data["seat"])]


def _explosives_lost(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("Lost at the end of a day", "Persi a fine giornata", "Am Tagesende verloren")
    label = _held("explosives", say)
    return [_one(title, label, -data["explosives"], "SKF-2.9", "explosives", data["seat"])]


def _valley_fame(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("End of the day", "Fine della giornata", "Ende des Tages")
    label = say("In the valley", "A valle", "Im Tal")
    return [_one(title, label, data["fame"], "SKF-2.10", "fame", data["seat"])]


def _bought(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("Gear bought", "Attrezzatura comprata", "Gekaufte Ausrüstung")
    if not data["fame"]:
        return []
    return [_one(title, data["name"], -data["fame"], "SKF-3.5", "fame", data["seat"])]


def _over(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    word = _word("over", say)
    return [
        _score(f"{names[seat]}: {word}", seat, score, say)
        for seat, score in enumerate(data["result"]["scores"])
    ]


_MAKERS: Final[Mapping[str, Maker]] = {
    "skied": _skied,
    "claimed": _claimed,
    "visited": _visited,
    "rode": _rode,
    "avalanche": _avalanche,
    "explosives_lost": _explosives_lost,
    "valley_fame": _valley_fame,
    "bought": _bought,
    "over": _over,
}
