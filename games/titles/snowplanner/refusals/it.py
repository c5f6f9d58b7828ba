"""Refusals in Italian."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.snowplanner.refusals.wording import Names, Text, Wording, card, first_capital, hand

_W: Final = Wording(
    units={
        "snow": ("Neve", "Neve"),
        "tickets": ("Biglietto", "Biglietti"),
        "croissants": ("Croissant", "Croissant"),
        "likes": ("Like", "Like"),
        "points": ("punto", "punti"),
    },
    last="e",
    die="il dado {}",
    part_time="il Dado part-time",
    none="nessuna",
)
_AREAS: Final = {
    "slope": "Pista",
    "ticket_office": "Biglietteria",
    "bakery": "Panetteria",
    "media": "Media",
    "workshop": "Laboratorio",
    "station": "Stazione",
    "event_hall": "Sala eventi",
    "office": "Ufficio",
    "summit": "Vetta",
}
_PHASES: Final = {
    "talents": "nella scelta dei Talenti",
    "main": "nella fase principale",
    "resolution": "nella Risoluzione",
    "payment": "nel Pagamento",
    "bonus": "nel Bonus",
    "check_out": "nel Check-out",
}
_DUE: Final = {
    "talents": "tieni uno dei tuoi Talenti",
    "main": "piazza un dado, o prima addestrane uno",
    "payment": "scegli la prossima camera che paga, o prima addestra un dado",
    "check_out": "decidi per una camera se la sua carta resta, o prima addestra un dado",
}
_MOVES: Final = {
    "keep_talent": "tenere un Talento",
    "train": "addestrare un dado",
    "place": "piazzare un dado",
    "window": "mettere una Finestra",
    "guest": "prendere una carta",
    "move_window": "spostare una Finestra",
    "pay_room": "far pagare una camera",
    "stay": "decidere su un soggiorno",
    "skip": "rinunciare",
}
_PENDING: Final = {
    "window": "metti la tua Finestra su una casella vuota",
    "guest": "prendi una carta dalla Stazione",
    "move_window": "sposta una Finestra o rinuncia",
    "train": "usa l’addestramento gratis o rinuncia",
}
_COLOURS: Final = {
    "blue": ("blu", "blu"),
    "orange": ("arancione", "arancioni"),
    "green": ("verde", "verdi"),
    "any": ("in tutto", "in tutto"),
}


def _colour(colour: str) -> str:
    return _COLOURS[colour][0] if colour in _COLOURS else colour


def _on_cells(positions: list[int]) -> str:
    return f"{'sulla casella' if len(positions) == 1 else 'sulle caselle'} {_W.listed(positions)}"


def _lacks(lacks: JsonDict) -> str:
    parts = []
    for key, value in lacks.items():
        if key == "pattern":
            parts.append(f"Finestre anche {_on_cells(value)}")
        elif key == "bingo":
            parts.append(f"{value['needs']} bingo (ne hai {value['have']})")
        elif key in _W.units:
            parts.append(f"il pagamento di {_W.amount(value['needs'], key)} (ne hai {value['have']})")
        else:
            one = value["needs"] == 1
            windows = f"{'Finestra' if one else 'Finestre'} {_COLOURS[key][0 if one else 1]}"
            parts.append(f"{value['needs']} {windows} (ne hai {value['have']})")
    return _W.listed(parts)


def _not_your_turn(v: JsonDict, names: Names) -> str:
    must = "deve" if len(v["seats"]) == 1 else "devono"
    acting = _W.listed([names[seat] for seat in v["seats"]])
    return f"Non tocca a te: {_PHASES[v['phase']]} {must} agire {acting}. Aspetta il tuo turno."


def _wrong_time(v: JsonDict, names: Names) -> str:
    return f"Non si può {_MOVES[v['move']]} {_PHASES[v['phase']]}: {_DUE[v['phase']]}."


def _too_large(v: JsonDict, names: Names) -> str:
    if not v["penalty"]:
        return f"Questo spazio non ha penalità: non spendere {_W.offset(v)}."
    all_you_need = _W.offset(v["enough"])
    return f"Spendere {_W.offset(v)} è troppo per una penalità di {v['penalty']}: basta {all_you_need}."


def _room(v: JsonDict) -> str:
    if not v["open"]:
        return "Non resta nessuna camera da risolvere."
    return f"Scegli la camera {_W.listed(v['open'], 'o')}."


TEXTS: Final[Mapping[str, Text]] = {
    "over": lambda v, n: "La partita è finita e non si gioca più nulla. Guarda il punteggio finale.",
    "talent_kept": lambda v, n: "Hai già tenuto un Talento. Aspetta che scelgano anche gli altri.",
    "not_your_turn": _not_your_turn,
    "must_decide": lambda v, n: f"Qui non puoi rinunciare: {_PENDING[v['kind']]}.",
    "pending_first": lambda v, n: f"Prima {_PENDING[v['kind']]}; poi puoi andare avanti.",
    "wrong_time": _wrong_time,
    "talent_not_offered": lambda v, n: (
        f"{card(v, v['talent'])} non è tra i tuoi Talenti: tieni {_W.listed(hand(v), 'o')}."
    ),
    "part_time_not_hired": lambda v, n: (
        "Il Dado part-time non è nella tua Sala del personale: prima ingaggialo in Ufficio, e addestralo"
        " prima di piazzarlo."
    ),
    "die_not_trainable": lambda v, n: (
        f"{first_capital(_W.die_name(v['die']))} non è nella tua Sala del personale, e solo lì si addestra:"
        f" puoi addestrare {_W.dice(v['ready'], 'o')}."
    ),
    "die_at_six": lambda v, n: (
        f"{first_capital(_W.die_name(v['die']))} mostra già 6, e di più non si può. Addestra un altro dado."
    ),
    "training_too_dear": lambda v, n: (
        f"Addestrare {_W.die_name(v['die'])} da {v['face']} a {v['face'] + 1} costa"
        f" {_W.amount(v['cost'], 'tickets')}; ne hai {v['have']}. Procurati Biglietti o addestra un dado"
        " più basso."
    ),
    "die_not_in_room": lambda v, n: (
        f"{first_capital(_W.die_name(v['die']))} non è nella tua Sala del personale. Puoi piazzare"
        f" {_W.dice(v['ready'], 'o')}."
    ),
    "area_full": lambda v, n: (
        f"Tutti gli spazi dell’area {_AREAS[v['area']]} sono occupati: scegli un’altra area."
    ),
    "offset_too_large": _too_large,
    "offset_not_payable": lambda v, n: (
        f"Vuoi spendere {_W.amount(v['spent'], v['resource'])} contro la penalità e ne hai {v['have']}:"
        " spendi di meno."
    ),
    "card_without_reward": lambda v, n: (
        "La ricompensa che hai scelto non gioca alcun"
        f" {'Evento' if v['field'] == 'event' else 'Obiettivo'}: togli la carta, o scegli la ricompensa che"
        " la gioca."
    ),
    "no_such_reward": lambda v, n: (
        f"In quest’area non c’è una ricompensa per {v['reward']}: scegli {_W.listed(v['thresholds'], 'o')},"
        " oppure nessuna."
    ),
    "value_too_low": lambda v, n: (
        f"Qui il tuo dado vale {v['value']}; la ricompensa chiede {v['reward']}. Scegli una ricompensa più"
        " bassa o nessuna, oppure un dado migliore."
    ),
    "cost_not_payable": lambda v, n: (
        f"Questo costa {_W.amount(v['cost'], v['resource'])}; te ne restano {max(0, v['have'])}. Scegli"
        " un’altra ricompensa o nessuna."
    ),
    "grid_full": lambda v, n: (
        "La tua griglia è piena e non puoi guadagnare Finestre: non scegliere ricompense, o scegli un’altra"
        " area."
    ),
    "no_card_to_take": lambda v, n: (
        f"Con {v['free_rooms']} {'camera libera' if v['free_rooms'] == 1 else 'camere libere'} e ciò che"
        f" hai non puoi prendere nessuna carta dalle posizioni da 1 a {v['max']}: scegli un’altra"
        " ricompensa o nessuna."
    ),
    "rooms_full": lambda v, n: (
        "Tutte le tue camere sono occupate: aspetta che una carta faccia il check-out, poi prendine una."
    ),
    "vip_pattern": lambda v, n: (
        f"{card(v, v['card'])} viene solo con Finestre anche {_on_cells(v['missing'])}: copri prima"
        f" {'quella casella' if len(v['missing']) == 1 else 'quelle caselle'}."
    ),
    "guest_not_payable": lambda v, n: (
        f"{card(v, v['card'])} costa {_W.amount(v['cost'], 'croissants')}; ne hai {v['have']}. Procurati"
        " Croissant o prendi un ospite meno caro."
    ),
    "event_not_in_hand": lambda v, n: (
        f"Indica un Evento della tua mano: {_W.listed(hand(v), 'o')}."
        if v["hand"]
        else "Non hai Eventi in mano: pescane uno con la ricompensa per 1."
    ),
    "event_level": lambda v, n: (
        f"{card(v, v['event'])} ha livello {v['level']}, e il tuo dado vale solo {v['value']}: gioca un"
        f" Evento di livello {v['value']} o meno, oppure pescane uno."
    ),
    "goal_not_in_hand": lambda v, n: (
        f"Indica un Obiettivo della tua mano: {_W.listed(hand(v), 'o')}."
        if v["hand"]
        else "Non hai Obiettivi in mano: scegli un’altra ricompensa o nessuna."
    ),
    "goal_layout": lambda v, n: (
        f"{card(v, v['goal'])} chiede Finestre anche {_on_cells(v['missing'])}: copri prima"
        f" {'quella casella' if len(v['missing']) == 1 else 'quelle caselle'}."
    ),
    "hire_elsewhere": lambda v, n: (
        f"Nell’area {_AREAS[v['area']]} non puoi ingaggiare il Dado part-time: per farlo piazza un dado in"
        " Ufficio."
    ),
    "already_hired": lambda v, n: (
        f"In questo round il Dado part-time è già ingaggiato da {n[v['holder']]}, e l’ingaggio è uno solo a"
        " round: piazza il dado senza ingaggiare."
    ),
    "hire_value": lambda v, n: (
        f"Il Dado part-time mostra {v['face']}, e il tuo dado vale solo {v['value']}: piazza senza"
        " ingaggiare, o usa un dado migliore."
    ),
    "hire_not_payable": lambda v, n: (
        f"L’ingaggio costa 1 Biglietto, e te ne resterebbero {v['have']}: piazza senza ingaggiare, o prendi"
        " la ricompensa che dà un Biglietto."
    ),
    "no_such_colour": lambda v, n: (
        f"“{v['colour']}” non è un colore di Finestra: scegli blu (blue), arancione (orange) o verde (green)."
    ),
    "window_colour": lambda v, n: (
        f"Questa Finestra è {_colour(v['owed'])}, non {_colour(v['colour'])}: mettine una"
        f" {_colour(v['owed'])}."
    ),
    "no_such_position": lambda v, n: (
        f"La casella {v['position']} non esiste: scegli una casella della griglia da 1 a 9."
    ),
    "position_covered": lambda v, n: (
        f"Sulla casella {v['position']} c’è già una Finestra: scegli la casella {_W.listed(v['empty'], 'o')}."
    ),
    "room_not_free": lambda v, n: (
        f"La camera {v['room']} non è libera: scegli la camera {_W.listed(v['free'], 'o')}."
    ),
    "position_out_of_reach": lambda v, n: (
        f"Puoi prendere una carta dalle posizioni da 1 a {v['max']} della Stazione, non dalla"
        f" {v['position']}."
    ),
    "position_empty": lambda v, n: (
        f"Sulla posizione {v['position']} della Stazione non c’è nessuna carta: scegline un’altra."
    ),
    "no_window_there": lambda v, n: (
        f"Sulla casella {v['position']} non hai Finestre: scegline una che ne abbia."
    ),
    "room_empty": lambda v, n: f"Nella camera {v['room']} non c’è nessuna carta. {_room(v)}",
    "room_resolved": lambda v, n: f"La camera {v['room']} è già stata risolta in questa fase. {_room(v)}",
    "guest_leaves": lambda v, n: (
        f"{card(v, v['card'])} nella camera {v['room']} ha passato tutti e tre i Giorni e parte: fai il"
        " check-out."
    ),
    "stay_not_met": lambda v, n: (
        f"Per restare dopo il Giorno {v['day']}, {card(v, v['card'])} chiede {_lacks(v['lacks'])}: fai il"
        " check-out o risolvi prima un’altra camera."
    ),
}
"""By code of a violation."""
