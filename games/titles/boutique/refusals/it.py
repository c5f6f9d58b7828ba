"""Refusals in Italian."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.jsontypes import JsonDict

Names = Sequence[str]

_DAYS = ("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica")
_KINDS = {"housekeeping": "alle pulizie", "kitchen": "in cucina", "checkin": "al check-in"}
_DUE: Mapping[str, str] = {
    "prepare": "fissare i prezzi",
    "price": "cambiare un prezzo o tenere tutti",
    "place": "scegliere le camere per gli ospiti",
    "bid": "fare un’offerta",
    "planning": "scegliere il personale",
    "expand": "comprare camere o nessuna",
}


def _money(amount: int) -> str:
    return f"{amount:,}".replace(",", ".")


def _listed(parts: Sequence[str]) -> str:
    return "".join(parts) if len(parts) < 2 else f"{', '.join(parts[:-1])} e {parts[-1]}"


def _rooms(rooms: Sequence[int]) -> str:
    return ("camera " if len(rooms) == 1 else "camere ") + _listed([str(room) for room in rooms])


def _night(number: int) -> str:
    day = _DAYS[(number - 1) % 7]
    return day if number <= 7 else f"{day} della settimana dopo"


def _count(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _due(values: JsonDict, names: Names) -> str:
    phase = values["phase"]
    if phase == "over":
        return "La partita è finita; non si muove più."
    if phase == "end_of_week":
        return "L’ufficio sta contando la settimana; aspetta il suo rapporto."
    must = "deve" if len(values["due"]) == 1 else "devono"
    return f"Adesso {_listed([names[seat] for seat in values['due']])} {must} {_DUE[phase]}."


def _ways(values: JsonDict) -> str:
    ways = [_rooms(rooms) for rooms in values["possible"]]
    shown = ways[:6]
    return f"Possibili: {'; '.join(shown)}{' e altre' if len(ways) > len(shown) else ''}."


def _die(slot: object) -> str:
    if slot == "breakfast":
        return "della colazione"
    return f"di {_DAYS[slot - 1]}" if isinstance(slot, int) and 1 <= slot <= 7 else f"del dado {slot}"


def _price_range(values: JsonDict, names: Names) -> str:
    return f"Il prezzo {_die(values['slot'])} non può essere {values['value']}: un dado prezzo va da 1 a 6."


def _room_taken(values: JsonDict, names: Names) -> str:
    nights = _listed([_night(number) for number in values["nights"]])
    return (
        f"La camera {values['room']} è occupata {nights}; agli ospiti serve per tutto il soggiorno. "
        f"{_ways(values)}"
    )


def _bid_range(values: JsonDict, names: Names) -> str:
    money = _money(values["money"])
    if values["amount"] < 0:
        return f"Un’offerta è 0 o più, fino ai tuoi {money}."
    return f"Hai {money} e non puoi offrire {_money(values['amount'])}; offri al massimo {money}."


def _staff_range(values: JsonDict, names: Names) -> str:
    return f"Il numero {values['value']} {_KINDS[values['kind']]} non è possibile: scegli da 0 a 6."


def _staff_too_dear(values: JsonDict, names: Names) -> str:
    cost = "costa" if values["members"] == 1 else "costano"
    return (
        f"{_count(values['members'], 'addetto', 'addetti')} {cost} {_money(values['cost'])} "
        f"e hai {_money(values['money'])}: assumine al massimo {values['most']}."
    )


TEXTS: Mapping[str, Callable[[JsonDict, Names], str]] = {
    "wrong_phase": _due,
    "not_your_turn": lambda values, names: f"Non è il tuo turno. {_due(values, names)}",
    "bid_is_final": lambda values, names: "Hai già fatto la tua offerta, ed è definitiva. Aspetta gli altri.",
    "left_game": lambda values, names: "Il tuo albergo è uscito dal gioco; puoi guardare gli altri.",
    "no_wages": lambda values, names: (
        f"Un addetto costa 300 e tu hai {_money(values['money'])}: non c’è niente da scegliere."
    ),
    "prices_count": lambda values, names: (
        f"Servono sette prezzi per i giorni, da lunedì a domenica; ne hai dati {values['given']}."
    ),
    "price_range": _price_range,
    "no_such_die": lambda values, names: (
        f"Non c’è un dado prezzo {values['slot']}: scegli un giorno o la colazione."
    ),
    "rooms_count": lambda values, names: (
        f"A questi ospiti {'serve' if values['needed'] == 1 else 'servono'} "
        f"{_count(values['needed'], 'camera', 'camere')}; ne hai indicate {values['given']}."
    ),
    "room_not_open": lambda values, names: (
        f"Il tuo albergo non ha la camera {values['room']}: sono aperte le camere da 1 a {values['rooms']}. "
        f"{_ways(values)}"
    ),
    "room_taken": _room_taken,
    "same_room_twice": lambda values, names: (
        f"I due soggiorni vogliono due camere diverse, non due volte la camera {values['room']}. "
        f"{_ways(values)}"
    ),
    "not_adjacent": lambda values, names: (
        f"Questi ospiti vogliono camere adiacenti; {_rooms(values['rooms'])} non lo sono. {_ways(values)}"
    ),
    "bid_range": _bid_range,
    "bid_hundreds": lambda values, names: (
        f"Si offre in centinaia intere; {values['amount']} non lo è. Offri 0, 100, 200 e così via."
    ),
    "staff_range": _staff_range,
    "staff_too_dear": _staff_too_dear,
    "rooms_negative": lambda values, names: "Le camere non si restituiscono: comprane 0 o più.",
    "board_full": lambda values, names: (
        f"Un albergo ha al massimo sei camere e {values['open']} sono aperte: "
        f"comprane al massimo {values['most']}."
    ),
    "rooms_too_dear": lambda values, names: (
        f"Costerebbe {_money(values['cost'])} e hai {_money(values['money'])}: una camera costa 1.000."
    ),
}
