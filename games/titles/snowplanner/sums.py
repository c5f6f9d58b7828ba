"""What resources, dice, debts and scores are made of (SNP-3.2, SNP-3.4, SNP-5.1, SNP-8.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.assistant.calculators.say import Say
from games.assistant.sums import Account, Names, Part, Sum
from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.snowplanner.texts import card_name
from games.titles.snowplanner.words import RESOURCES

Maker = Callable[[JsonDict, Names, Say], list[Sum]]


def sums_of(event: Event, names: Names, say: Say) -> list[Sum]:
    """What an event's numbers are made of."""
    maker = _MAKERS.get(event.code)
    return maker(event.data, names, say) if maker else []


def accounts(say: Say) -> list[Account]:
    """Points on the track, and the four resources."""
    keys = ["points", *(key for key in RESOURCES if key != "points")]
    return [Account(key, key, resource_name(key, say), "SNP-1.2") for key in keys]


def resource_name(resource: str, say: Say) -> str:
    """What a resource is called."""
    return {
        "snow": say("Snow", "Neve", "Schnee"),
        "tickets": say("Tickets", "Biglietti", "Tickets"),
        "croissants": say("Croissants", "Croissant", "Croissants"),
        "likes": say("Likes", "Like", "Likes"),
        "points": say("Points", "Punti", "Punkte"),
    }[resource]


def scores(view: JsonDict, aids: JsonDict, names: Names, say: Say) -> list[Sum]:
    """The score of each seat as if the game ended now, with each played Goal (SNP-8.5)."""
    word = _word(view["phase"], say)
    return [
        _score(f"{names[seat]}: {word}", seat, hotel["score"], hotel["goals"], say)
        for seat, hotel in enumerate(aids["hotels"])
    ]


def _word(phase: str, say: Say) -> str:
    """What the score is called, which until the end may still change."""
    if phase == "over":
        return say("final score", "punteggio finale", "Schlusswertung")
    return say("score as it stands", "punteggio attuale", "Wertung bis jetzt")


def _score(title: str, seat: int, score: JsonDict, goals: list[JsonDict] | None, say: Say) -> Sum:
    """``goals``: those played with what each brings; ``None`` where only their sum is known."""
    parts = [
        Part(
            say("Points on the track", "Punti sul tracciato", "Punkte der Leiste"), score["points"], "SNP-8.5"
        )
    ]
    if goals is None:
        parts.append(Part(say("Goals", "Obiettivi", "Ziele"), score["goals"], "SNP-8.5"))
    else:
        parts += [Part(card_name(goal["key"]), goal["value"], "SNP-4.8") for goal in goals]
    parts.append(Part(resource_name("likes", say), score["likes"], "SNP-8.5"))
    stock = say(
        "Snow, Tickets, Croissants: 1 for each 3",
        "Neve, Biglietti, Croissant: 1 ogni 3",
        "Schnee, Tickets, Croissants: 1 für je 3",
    )
    parts.append(Part(stock, score["stock"], "SNP-8.5"))
    return Sum(title, tuple(parts), score["total"], "score", seat)


def _placed(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    """The die's value, and what was spent on the penalty (SNP-3.2)."""
    seat, rule = data["seat"], "SNP-3.2"
    snow, tickets = data["snow"], data["tickets"]
    parts = [Part(say("Face", "Faccia", "Augenzahl"), data["face"], rule)]
    if data["penalty"]:
        parts.append(Part(say("Penalty", "Penalità", "Abzug"), -data["penalty"], rule))
    if snow:
        parts.append(Part(f"{resource_name('snow', say)}: {snow} × 2", 2 * snow, rule))
    if tickets:
        parts.append(Part(f"{resource_name('tickets', say)}: {tickets} × 1", tickets, rule))
    over = data["value"] - sum(part.value for part in parts)
    if over:
        label = say("Never above the face", "Mai sopra la faccia", "Nie über der Augenzahl")
        parts.append(Part(label, over, rule))
    sums = [Sum(say("Value of the die", "Valore del dado", "Wert des Würfels"), tuple(parts), data["value"])]
    title = say("Spent on penalties", "Spesi per le penalità", "Für Abzüge ausgegeben")
    for resource, count in (("snow", snow), ("tickets", tickets)):
        if count:
            sums.append(_one(title, resource_name(resource, say), -count, rule, resource, seat))
    return sums


def _one(title: str, label: str, value: int, rule: str, account: str, seat: int) -> Sum:
    """A sum of one part."""
    return Sum(title, (Part(label, value, rule),), value, account, seat)


def _gained(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title, rule = {
        "talents": (say("Set-up", "Preparazione", "Spielvorbereitung"), "SNP-1.2"),
        "main": (say("Main phase", "Fase principale", "Hauptphase"), "SNP-3.3"),
        "resolution": (say("Round cards", "Carte Round", "Rundenkarten"), "SNP-5.1"),
        "payment": (say("Payment", "Pagamento", "Bezahlung"), "SNP-6.1"),
        "bonus": (say("Bonus", "Bonus", "Bonus"), "SNP-6.3"),
        "check_out": (say("Check-out", "Check-out", "Check-out"), "SNP-4.6"),
    }[data["phase"]]
    resource = data["resource"]
    return [_one(title, resource_name(resource, say), data["amount"], rule, resource, data["seat"])]


def _paid(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title, rule = (
        (say("Guests that stay", "Ospiti che restano", "Gäste, die bleiben"), "SNP-7.1")
        if data["phase"] == "check_out"
        else (say("Costs of rewards", "Costi delle ricompense", "Kosten von Belohnungen"), "SNP-3.3")
    )
    resource = data["resource"]
    return [_one(title, resource_name(resource, say), -data["amount"], rule, resource, data["seat"])]


def _taken(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    if not data["cost"]:
        return []
    title = say("Cards of the Station", "Carte della Stazione", "Karten vom Bahnhof")
    return [_one(title, card_name(data["card"]), -data["cost"], "SNP-4.1", "croissants", data["seat"])]


def _hired(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("Part-Time Die", "Dado part-time", "Aushilfswürfel")
    return [_one(title, say("Hired", "Assunto", "Eingestellt"), -1, "SNP-3.6", "tickets", data["seat"])]


def _training(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("Training", "Addestramento", "Schulung")
    label = say("One step", "Un passo", "Ein Schritt")
    return [_one(title, label, -data["cost"], "SNP-3.4", "tickets", data["seat"])]


def _owed(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    """What a Round card asks for, what was paid, and the points that the rest costs (SNP-5.1)."""
    seat, rule, resource = data["seat"], "SNP-5.1", data["resource"]
    base, counted, unpaid = data["base"], data["owed"] - data["base"], data["owed"] - data["paid"]
    parts = [Part(say("Base", "Base", "Grundbetrag"), base, rule)]
    if counted:
        label = say("For what it counts", "Per ciò che conta", "Für das Gezählte")
        parts.append(Part(label, counted, rule))
    name = card_name(data["card"])
    sums = [Sum(f"{name}: {resource_name(resource, say)}", tuple(parts), data["owed"])]
    title = say("Round cards", "Carte Round", "Rundenkarten")
    if data["paid"]:
        sums.append(_one(title, name, -data["paid"], rule, resource, seat))
    if unpaid:
        label = say(
            f"{unpaid} unpaid, 2 points each",
            f"{unpaid} non pagati, 2 punti l’uno",
            f"{unpaid} unbezahlt, je 2 Punkte",
        )
        sums.append(_lost(title, label, 2 * unpaid, data["points_lost"], rule, seat, say))
    return sums


def _lost(title: str, label: str, due: int, lost: int, rule: str, seat: int, say: Say) -> Sum:
    """Points that are lost, as many as there are."""
    parts = [Part(label, -due, rule)]
    if lost < due:
        parts.append(Part(say("Never below 0", "Mai sotto 0", "Nie unter 0"), due - lost, rule))
    return Sum(title, tuple(parts), -lost, "points", seat)


def _empty_hotel(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("Empty hotel", "Albergo vuoto", "Leeres Hotel")
    label = say("No card in any room", "Nessuna carta nelle camere", "Keine Karte in einem Zimmer")
    return [_lost(title, label, data["due"], data["points_lost"], "SNP-6.2", data["seat"], say)]


def _vip_penalty(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    title = say("VIPs that leave", "VIP che partono", "VIPs, die abreisen")
    label = say("Penalty", "Penale", "Strafe")
    lost = data["points_lost"]
    return [_one(title, label, -lost, "SNP-7.2", "points", data["seat"])] if lost else []


def _over(data: JsonDict, names: Names, say: Say) -> list[Sum]:
    word = _word("over", say)
    return [
        _score(f"{names[seat]}: {word}", seat, score, None, say) for seat, score in enumerate(data["scores"])
    ]


_MAKERS: Final[Mapping[str, Maker]] = {
    "die_placed": _placed,
    "gained": _gained,
    "paid": _paid,
    "guest_taken": _taken,
    "vip_taken": _taken,
    "part_time_hired": _hired,
    "training_paid": _training,
    "round_owed": _owed,
    "empty_hotel": _empty_hotel,
    "vip_penalty": _vip_penalty,
    "game_over": _over,
}
