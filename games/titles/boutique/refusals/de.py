"""Refusals in German."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.jsontypes import JsonDict

Names = Sequence[str]

_DAYS = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
_KINDS = {"housekeeping": "im Zimmerservice", "kitchen": "in der Küche", "checkin": "am Empfang"}
_DUE: Mapping[str, str] = {
    "prepare": "Preise festlegen",
    "price": "einen Preis ändern oder alle behalten",
    "place": "Zimmer für die Gäste wählen",
    "bid": "bieten",
    "planning": "Personal wählen",
    "expand": "Zimmer kaufen oder keines",
}


def _money(amount: int) -> str:
    return f"{amount:,}".replace(",", ".")


def _listed(parts: Sequence[str]) -> str:
    return "".join(parts) if len(parts) < 2 else f"{', '.join(parts[:-1])} und {parts[-1]}"


def _rooms(rooms: Sequence[int]) -> str:
    return "Zimmer " + _listed([str(room) for room in rooms])


def _night(number: int) -> str:
    day = _DAYS[(number - 1) % 7]
    return f"am {day}" if number <= 7 else f"am {day} der nächsten Woche"


def _due(values: JsonDict, names: Names) -> str:
    phase = values["phase"]
    if phase == "over":
        return "Die Partie ist zu Ende; es wird nicht mehr gezogen."
    if phase == "end_of_week":
        return "Das Büro zählt die Woche aus; warte auf seinen Bericht."
    must = "muss" if len(values["due"]) == 1 else "müssen"
    return f"Jetzt {must} {_listed([names[seat] for seat in values['due']])} {_DUE[phase]}."


def _ways(values: JsonDict) -> str:
    ways = [_rooms(rooms) for rooms in values["possible"]]
    shown = ways[:6]
    return f"Möglich: {'; '.join(shown)}{' und weitere' if len(ways) > len(shown) else ''}."


def _die(slot: object) -> str:
    if slot == "breakfast":
        return "fürs Frühstück"
    return f"für {_DAYS[slot - 1]}" if isinstance(slot, int) and 1 <= slot <= 7 else f"von Würfel {slot}"


def _price_range(values: JsonDict, names: Names) -> str:
    return (
        f"Der Preis {_die(values['slot'])} kann nicht {values['value']} sein: Ein Preiswürfel zeigt 1 bis 6."
    )


def _room_taken(values: JsonDict, names: Names) -> str:
    nights = _listed([_night(number) for number in values["nights"]])
    return (
        f"Zimmer {values['room']} ist {nights} belegt; die Gäste brauchen es die ganze Zeit. {_ways(values)}"
    )


def _bid_range(values: JsonDict, names: Names) -> str:
    money = _money(values["money"])
    if values["amount"] < 0:
        return f"Ein Gebot ist 0 oder mehr, bis zu deinen {money}."
    return f"Du hast {money} und kannst nicht {_money(values['amount'])} bieten; biete höchstens {money}."


def _staff_range(values: JsonDict, names: Names) -> str:
    return f"Die Zahl {values['value']} {_KINDS[values['kind']]} ist nicht möglich: Wähle 0 bis 6."


def _staff_too_dear(values: JsonDict, names: Names) -> str:
    members = values["members"]
    return (
        f"{members} {'Kraft kostet' if members == 1 else 'Kräfte kosten'} {_money(values['cost'])}, "
        f"und du hast {_money(values['money'])}: Stelle höchstens {values['most']} ein."
    )


TEXTS: Mapping[str, Callable[[JsonDict, Names], str]] = {
    "wrong_phase": _due,
    "not_your_turn": lambda values, names: f"Du bist nicht am Zug. {_due(values, names)}",
    "bid_is_final": lambda values, names: "Du hast schon geboten, und ein Gebot gilt. Warte auf die anderen.",
    "left_game": lambda values, names: "Dein Hotel ist ausgeschieden; du kannst den anderen zusehen.",
    "no_wages": lambda values, names: (
        f"Eine Kraft kostet 300, und du hast {_money(values['money'])}: Es gibt nichts zu wählen."
    ),
    "prices_count": lambda values, names: (
        f"Sieben Tagespreise sind nötig, Montag bis Sonntag; angegeben sind {values['given']}."
    ),
    "price_range": _price_range,
    "no_such_die": lambda values, names: (
        f"Einen Preiswürfel {values['slot']} gibt es nicht: Wähle einen Tag oder das Frühstück."
    ),
    "rooms_count": lambda values, names: (
        f"Diese Gäste brauchen {values['needed']} Zimmer; genannt hast du {values['given']}."
    ),
    "room_not_open": lambda values, names: (
        f"Dein Hotel hat kein Zimmer {values['room']}: Offen sind die Zimmer 1 bis {values['rooms']}. "
        f"{_ways(values)}"
    ),
    "room_taken": _room_taken,
    "same_room_twice": lambda values, names: (
        f"Die zwei Aufenthalte brauchen zwei verschiedene Zimmer, nicht zweimal Zimmer {values['room']}. "
        f"{_ways(values)}"
    ),
    "not_adjacent": lambda values, names: (
        f"Diese Gäste wünschen benachbarte Zimmer; {_rooms(values['rooms'])} sind es nicht. {_ways(values)}"
    ),
    "bid_range": _bid_range,
    "bid_hundreds": lambda values, names: (
        f"Geboten wird in vollen Hundertern; {values['amount']} ist keiner. Biete 0, 100, 200 und so weiter."
    ),
    "staff_range": _staff_range,
    "staff_too_dear": _staff_too_dear,
    "rooms_negative": lambda values, names: "Zimmer lassen sich nicht zurückgeben: Kaufe 0 oder mehr.",
    "board_full": lambda values, names: (
        f"Ein Hotel hat höchstens sechs Zimmer, und {values['open']} sind offen: "
        f"Kaufe höchstens {values['most']}."
    ),
    "rooms_too_dear": lambda values, names: (
        f"Das kostet {_money(values['cost'])}, und du hast {_money(values['money'])}: "
        "Ein Zimmer kostet 1.000."
    ),
}
