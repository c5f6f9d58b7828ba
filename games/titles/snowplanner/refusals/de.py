"""Refusals in German."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.refusals.wording import Names, Text, Wording, card, first_capital, hand

_W: Final = Wording(
    units={
        "snow": ("Schnee", "Schnee"),
        "tickets": ("Ticket", "Tickets"),
        "croissants": ("Croissant", "Croissants"),
        "likes": ("Like", "Likes"),
        "points": ("Punkt", "Punkte"),
    },
    last="und",
    die="Würfel {}",
    part_time="den Aushilfswürfel",
    none="keines",
)
_AREAS: Final = {
    "slope": "Piste",
    "ticket_office": "Ticketschalter",
    "bakery": "Bäckerei",
    "media": "Medien",
    "workshop": "Werkstatt",
    "station": "Bahnhof",
    "event_hall": "Eventhalle",
    "office": "Büro",
    "summit": "Gipfel",
}
_PHASES: Final = {
    "talents": "bei der Wahl der Talente",
    "main": "in der Hauptphase",
    "resolution": "in der Auswertung",
    "payment": "in der Bezahlung",
    "bonus": "beim Bonus",
    "check_out": "beim Check-out",
}
_DUE: Final = {
    "talents": "Behalte eines deiner Talente",
    "main": "Setze einen Würfel ein oder schule vorher einen",
    "payment": "Wähle das Zimmer, das als Nächstes zahlt, oder schule vorher einen Würfel",
    "check_out": "Entscheide bei einem Zimmer, ob die Karte bleibt, oder schule vorher einen Würfel",
}
_MOVES: Final = {
    "keep_talent": "kein Talent behalten",
    "train": "keinen Würfel schulen",
    "place": "keinen Würfel einsetzen",
    "window": "kein Fenster legen",
    "guest": "keine Karte nehmen",
    "move_window": "kein Fenster versetzen",
    "pay_room": "kein Zimmer zahlen lassen",
    "stay": "nicht über einen Aufenthalt entscheiden",
    "skip": "nicht verzichten",
}
_PENDING: Final = {
    "window": "Lege dein Fenster auf ein leeres Feld",
    "guest": "Nimm eine Karte vom Bahnhof",
    "move_window": "Versetze ein Fenster oder verzichte",
    "train": "Nutze die kostenlose Schulung oder verzichte",
}
_COLOURS: Final = {
    "blue": ("blau", "blaues", "blaue"),
    "orange": ("orange", "oranges", "orange"),
    "green": ("grün", "grünes", "grüne"),
}


def _colour(colour: str) -> str:
    return _COLOURS[colour][0] if colour in _COLOURS else colour


def _windows(number: int, colour: str) -> str:
    if colour == "any":
        return f"insgesamt {number} Fenster"
    return f"{number} {_COLOURS[colour][1 if number == 1 else 2]} Fenster"


def _the_die(die: object) -> str:
    return "Der Aushilfswürfel" if die == "part_time" else first_capital(_W.die_name(die))


def _on_fields(positions: list[int]) -> str:
    return f"auf {'Feld' if len(positions) == 1 else 'den Feldern'} {_W.listed(positions)}"


def _cover(positions: list[int]) -> str:
    return f"Bedecke zuerst {'dieses Feld' if len(positions) == 1 else 'diese Felder'}"


def _lacks(lacks: JsonDict) -> str:
    parts = []
    for key, value in lacks.items():
        if key == "pattern":
            parts.append(f"Fenster auch {_on_fields(value)}")
        elif key == "bingo":
            parts.append(
                f"{value['needs']} Bingo{'' if value['needs'] == 1 else 's'} (du hast {value['have']})"
            )
        elif key in _W.units:
            parts.append(f"eine Zahlung von {_W.amount(value['needs'], key)} (du hast {value['have']})")
        else:
            parts.append(f"{_windows(value['needs'], key)} (du hast {value['have']})")
    return _W.listed(parts)


def _not_your_turn(v: JsonDict, names: Names) -> str:
    acting = _W.listed([names[seat] for seat in v["seats"]])
    turn = "ist" if len(v["seats"]) == 1 else "sind"
    when = first_capital(_PHASES[v["phase"]])
    return f"Du bist nicht am Zug: {when} {turn} {acting} dran. Warte auf deinen Zug."


def _wrong_time(v: JsonDict, names: Names) -> str:
    return f"{first_capital(_PHASES[v['phase']])} kannst du {_MOVES[v['move']]}: {_DUE[v['phase']]}."


def _too_large(v: JsonDict, names: Names) -> str:
    if not v["penalty"]:
        return f"Dieser Platz hat keinen Abzug: {_W.offset(v)} auszugeben bringt nichts."
    all_you_need = _W.offset(v["enough"])
    too_much = f"Mit {_W.offset(v)} zahlst du gegen einen Abzug von {v['penalty']} zu viel"
    return f"{too_much}: Es genügt {all_you_need}."


def _room(v: JsonDict) -> str:
    if not v["open"]:
        return "Es ist kein Zimmer mehr abzuhandeln."
    return f"Wähle Zimmer {_W.listed(v['open'], 'oder')}."


TEXTS: Final[Mapping[str, Text]] = {
    "over": lambda v, n: "Die Partie ist zu Ende, nichts wird mehr gespielt. Sieh dir die Wertung an.",
    "talent_kept": lambda v, n: (
        "Du hast schon ein Talent behalten. Warte, bis auch die anderen gewählt haben."
    ),
    "not_your_turn": _not_your_turn,
    "must_decide": lambda v, n: f"Hier kannst du nicht verzichten: {_PENDING[v['kind']]}.",
    "pending_first": lambda v, n: f"Etwas anderes kommt zuerst: {_PENDING[v['kind']]}.",
    "wrong_time": _wrong_time,
    "talent_not_offered": lambda v, n: (
        f"{card(v, v['talent'])} ist nicht unter deinen Talenten: Behalte {_W.listed(hand(v), 'oder')}."
    ),
    "part_time_not_hired": lambda v, n: (
        "Der Aushilfswürfel ist nicht in deinem Personalraum: Heuere ihn zuerst im Büro an und schule ihn,"
        " bevor du ihn einsetzt."
    ),
    "die_not_trainable": lambda v, n: (
        f"{_the_die(v['die'])} ist nicht in deinem Personalraum, und nur dort wird geschult. Du kannst"
        f" {_W.dice(v['ready'], 'oder')} schulen."
    ),
    "die_at_six": lambda v, n: (
        f"{_the_die(v['die'])} zeigt schon 6, und höher geht es nicht. Schule einen anderen Würfel."
    ),
    "training_too_dear": lambda v, n: (
        f"{first_capital(_W.die_name(v['die']))} von {v['face']} auf {v['face'] + 1} zu schulen kostet"
        f" {_W.amount(v['cost'], 'tickets')}; du hast {v['have']}. Hol dir erst Tickets oder schule einen"
        " niedrigeren Würfel."
    ),
    "die_not_in_room": lambda v, n: (
        f"{_the_die(v['die'])} ist nicht in deinem Personalraum. Du kannst {_W.dice(v['ready'], 'oder')}"
        " einsetzen."
    ),
    "area_full": lambda v, n: (
        f"Im Bereich {_AREAS[v['area']]} sind alle Plätze besetzt: Wähle einen anderen Bereich."
    ),
    "offset_too_large": _too_large,
    "offset_not_payable": lambda v, n: (
        f"Du willst {_W.amount(v['spent'], v['resource'])} gegen den Abzug ausgeben und hast {v['have']}:"
        " Gib weniger aus."
    ),
    "card_without_reward": lambda v, n: (
        f"Die gewählte Belohnung spielt kein {'Event' if v['field'] == 'event' else 'Ziel'}: Lass die Karte"
        " weg oder wähle die Belohnung, die es spielt."
    ),
    "no_such_reward": lambda v, n: (
        f"In diesem Bereich gibt es keine Belohnung für {v['reward']}: Wähle"
        f" {_W.listed(v['thresholds'], 'oder')} oder gar keine."
    ),
    "value_too_low": lambda v, n: (
        f"Dein Würfel hat hier den Wert {v['value']}, die Belohnung braucht {v['reward']}. Wähle eine"
        " niedrigere Belohnung oder keine, oder nimm einen besseren Würfel."
    ),
    "cost_not_payable": lambda v, n: (
        f"Das kostet {_W.amount(v['cost'], v['resource'])}; dafür hast du noch {max(0, v['have'])}. Wähle"
        " eine andere Belohnung oder keine."
    ),
    "grid_full": lambda v, n: (
        "Dein Raster ist voll, du kannst kein Fenster erhalten: Wähle keine Belohnung oder einen anderen"
        " Bereich."
    ),
    "no_card_to_take": lambda v, n: (
        f"Mit {v['free_rooms']} {'freiem Zimmer' if v['free_rooms'] == 1 else 'freien Zimmern'} und dem,"
        f" was du hast, kannst du keine Karte von Position 1 bis {v['max']} nehmen: Wähle eine andere"
        " Belohnung oder keine."
    ),
    "rooms_full": lambda v, n: (
        "Alle deine Zimmer sind belegt: Warte, bis eine Karte abreist, und nimm dann eine neue."
    ),
    "vip_pattern": lambda v, n: (
        f"{card(v, v['card'])} kommt nur mit Fenstern auch {_on_fields(v['missing'])}."
        f" {_cover(v['missing'])}."
    ),
    "guest_not_payable": lambda v, n: (
        f"{card(v, v['card'])} kostet {_W.amount(v['cost'], 'croissants')}; du hast {v['have']}. Hol dir"
        " erst Croissants oder nimm einen billigeren Gast."
    ),
    "event_not_in_hand": lambda v, n: (
        f"Nenne ein Event aus deiner Hand: {_W.listed(hand(v), 'oder')}."
        if v["hand"]
        else "Du hast kein Event auf der Hand: Ziehe eines mit der Belohnung für 1."
    ),
    "event_level": lambda v, n: (
        f"{card(v, v['event'])} hat Stufe {v['level']}, der Wert deines Würfels ist nur {v['value']}:"
        f" Spiele ein Event bis Stufe {v['value']} oder ziehe eines."
    ),
    "goal_not_in_hand": lambda v, n: (
        f"Nenne ein Ziel aus deiner Hand: {_W.listed(hand(v), 'oder')}."
        if v["hand"]
        else "Du hast kein Ziel auf der Hand: Wähle eine andere Belohnung oder keine."
    ),
    "goal_layout": lambda v, n: (
        f"{card(v, v['goal'])} braucht Fenster auch {_on_fields(v['missing'])}. {_cover(v['missing'])}."
    ),
    "hire_elsewhere": lambda v, n: (
        f"Im Bereich {_AREAS[v['area']]} kannst du den Aushilfswürfel nicht anheuern: Setze dafür einen"
        " Würfel im Büro ein."
    ),
    "already_hired": lambda v, n: (
        f"In dieser Runde hat {n[v['holder']]} den Aushilfswürfel angeheuert, und das geht nur einmal pro"
        " Runde: Setze ein, ohne anzuheuern."
    ),
    "hire_value": lambda v, n: (
        f"Der Aushilfswürfel zeigt {v['face']}, der Wert deines Würfels ist nur {v['value']}: Setze ein,"
        " ohne anzuheuern, oder nimm einen besseren Würfel."
    ),
    "hire_not_payable": lambda v, n: (
        f"Anheuern kostet 1 Ticket, und du hättest noch {v['have']}: Setze ein, ohne anzuheuern, oder nimm"
        " die Belohnung, die ein Ticket bringt."
    ),
    "no_such_colour": lambda v, n: (
        f"„{v['colour']}“ ist keine Farbe eines Fensters: Wähle Blau (blue), Orange (orange) oder Grün"
        " (green)."
    ),
    "window_colour": lambda v, n: (
        f"Dieses Fenster ist {_colour(v['owed'])}, nicht {_colour(v['colour'])}: Lege"
        f" {_windows(1, v['owed']).replace('1', 'ein')}."
    ),
    "no_such_position": lambda v, n: (
        f"Ein Feld {v['position']} gibt es nicht: Wähle ein Feld des Rasters von 1 bis 9."
    ),
    "position_covered": lambda v, n: (
        f"Auf Feld {v['position']} liegt schon ein Fenster: Wähle Feld {_W.listed(v['empty'], 'oder')}."
    ),
    "room_not_free": lambda v, n: (
        f"Zimmer {v['room']} ist nicht frei: Wähle Zimmer {_W.listed(v['free'], 'oder')}."
    ),
    "position_out_of_reach": lambda v, n: (
        f"Du darfst eine Karte von Position 1 bis {v['max']} des Bahnhofs nehmen, nicht von {v['position']}."
    ),
    "position_empty": lambda v, n: (
        f"Auf Position {v['position']} des Bahnhofs liegt keine Karte: Wähle eine andere."
    ),
    "no_window_there": lambda v, n: (
        f"Auf Feld {v['position']} liegt keines deiner Fenster: Wähle ein Feld mit einem Fenster."
    ),
    "room_empty": lambda v, n: f"In Zimmer {v['room']} ist keine Karte. {_room(v)}",
    "room_resolved": lambda v, n: f"Zimmer {v['room']} ist in dieser Phase schon abgehandelt. {_room(v)}",
    "guest_leaves": lambda v, n: (
        f"{card(v, v['card'])} in Zimmer {v['room']} hatte alle drei Tage und geht: Lass die Karte abreisen."
    ),
    "stay_not_met": lambda v, n: (
        f"Um nach Tag {v['day']} zu bleiben, verlangt {card(v, v['card'])} {_lacks(v['lacks'])}: Lass die"
        " Karte abreisen oder handle zuerst ein anderes Zimmer ab."
    ),
}
"""By code of a violation."""
