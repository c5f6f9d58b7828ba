"""The reasons against a move in Italian, by code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.skifest.names import KINDS
from games.titles.skifest.words import counted, listed, place_word

_COLOURS: Final = {"red": ("rossa", "rosse"), "yellow": ("gialla", "gialle"), "blue": ("blu", "blu")}
_STYLES: Final = {
    "slalom": "slalom",
    "ski_cross": "ski cross",
    "slopestyle": "slopestyle",
    "moguls": "gobbe",
    "halfpipe": "halfpipe",
}


def _cards(number: int) -> str:
    return counted(number, "carta", "carte")


def _these(cards: Sequence[str]) -> str:
    """Cards by name: ``2 carte slalom rosse e 1 Yeti``."""
    counts = Counter(cards)
    return listed([_kind(card, counts[card]) for card in KINDS if counts[card]], "e")


def _kind(card: str, number: int) -> str:
    if card == "yeti":
        return f"{number} Yeti"
    colour, style = card.split("-")
    one, many = _COLOURS[colour]
    return f"{_cards(number)} {_STYLES[style]} {one if number == 1 else many}"


def _at(name: str) -> str:
    return place_word(name, "in", "a valle")


def _not_your_turn(v: JsonDict, names: Sequence[str]) -> str:
    if v["seat"] is None:
        return "Non tocca più a nessuno: la partita è finita."
    return f"Non tocca a te: aspetta la decisione di {names[v['seat']]}."


def _wrong_phase(v: JsonDict, names: Sequence[str]) -> str:
    if v["phase"] == "apres":
        return "La giornata sugli sci è finita. Scegli un luogo del villaggio."
    return "La giornata sugli sci continua. Prendi carte, sali con un impianto o scendi lungo una pista."


def _not_now(v: JsonDict, names: Sequence[str]) -> str:
    whistle = f"possiedi {listed(v['whistles'], 'o')}" if v["whistles"] else "puoi trattenerla"
    return {
        "visit": "I luoghi del villaggio si visitano di sera. Scia fino alla fine della giornata.",
        "blast": "Gli esplosivi scoppiano solo nella fase sci. Scegli un luogo del villaggio.",
        "arm": "Gli esplosivi si innescano solo nella fase sci. Scegli un luogo del villaggio.",
        "slide": "Scivoli solo quando ti travolge una valanga. Scegli un’altra mossa.",
        "move_yeti": "Sposti lo Yeti solo dopo una discesa con esattamente una carta Yeti. "
        "Scegli un’altra mossa.",
        "hold_avalanche": f"Trattieni una valanga solo se la provocherebbe la tua combinazione e {whistle}. "
        "Scegli un’altra mossa.",
        "buy": f"L’attrezzatura si compra di sera, all’ultimo luogo del villaggio ({v['hotel']}). "
        "Scegli un’altra mossa.",
    }[v["type"]]


def _card_is_owed(v: JsonDict, names: Sequence[str]) -> str:
    if v["bags"]:
        return f"Prendi questa carta: si può rinunciare solo alla terza carta di {listed(v['bags'], 'o')}."
    return "Prendi questa carta: non ci si può rinunciare."


def _not_at_top(v: JsonDict, names: Sequence[str]) -> str:
    if v["top"] is None:
        return f"{v['name']} non è su questa mappa. Scegli una pista che parte da dove ti trovi."
    return (
        f"{v['name']} parte {place_word(v['top_name'], 'da', 'da valle')} e tu ti trovi "
        f"{_at(v['here_name'])}. Scegli una pista che parte da dove ti trovi."
    )


def _wrong_number_with_claim(v: JsonDict, names: Sequence[str]) -> str:
    return (
        f"Per scendere e rivendicare questa pista serve un totale di {_cards(v['need'])}: {v['run']} per la "
        f"pista e {v['more']} per la rivendicazione; carte scelte: {v['got']}. "
        f"Scegline {v['need']}, oppure scendi senza rivendicare."
    )


def _whistle_asks(v: JsonDict, names: Sequence[str]) -> str:
    by = f" ({listed(v['whistles'], 'o')})" if v["whistles"] else ""
    return f"Grazie alla sua attrezzatura{by} decide {names[v['seat']]}. Aspetta la sua scelta."


def _empty_place(v: JsonDict, names: Sequence[str]) -> str:
    there = f"ce n’è {v['cards']}" if v["cards"] == 1 else f"ce ne sono {v['cards']}"
    return f"Lì non c’è nessuna carta: nella fila {there}. Prendine un’altra, o pesca dal mazzo."


def _no_explosive(v: JsonDict, names: Sequence[str]) -> str:
    if v["sellers"]:
        return f"Non hai esplosivi. Te ne procuri uno di sera: {listed(v['sellers'], 'o')}."
    return "Non hai esplosivi. Scegli un’altra mossa."


def _must_slide(v: JsonDict, names: Sequence[str]) -> str:
    without = f"Senza {listed(v['beacons'], 'o')} non puoi restare." if v["beacons"] else "Non puoi restare."
    return f"{without} Scegli una pista aperta lungo cui scivolare."


TEXTS: Final[Mapping[str, Callable[[JsonDict, Sequence[str]], str]]] = {
    "game_over": lambda v, n: "La partita è finita: non si può più giocare.",
    "not_your_turn": _not_your_turn,
    "slide_owed": lambda v, n: f"Prima {n[v['seat']]} sceglie la pista lungo cui scivolare.",
    "yeti_owed": lambda v, n: f"Prima {n[v['seat']]} sposta lo Yeti su un’altra pista.",
    "hold_owed": lambda v, n: f"Prima {n[v['seat']]} decide se trattenere la valanga.",
    "whistle_asks": _whistle_asks,
    "buy_owed": lambda v, n: f"Prima {n[v['seat']]} compra una carta attrezzatura o rinuncia.",
    "wrong_phase": _wrong_phase,
    "not_now": _not_now,
    "nothing_owed": _not_now,
    "card_owed": lambda v, n: (
        f"Prima prendi la prossima carta del tuo allenamento (ancora {_cards(v['left'])})."
    ),
    "card_is_owed": _card_is_owed,
    "nothing_to_decline": lambda v, n: (
        "Non c’è una terza carta a cui rinunciare. Prendi una carta o scegli un’altra mossa."
    ),
    "no_action_left": lambda v, n: (
        "Non hai più azioni. Concludi il turno, oppure usa una corsa gratuita o un esplosivo."
    ),
    "too_early": lambda v, n: (
        f"Hai ancora {counted(v['left'], 'azione', 'azioni')}: prendi carte, sali con un impianto o scendi "
        "lungo una pista."
    ),
    "no_cards_left": lambda v, n: "Mazzo e scarti sono finiti. Prendi una carta dalla fila.",
    "empty_place": _empty_place,
    "yeti_only_first": lambda v, n: (
        "Uno Yeti scoperto vale doppio: può essere solo la prima carta. Prendine un’altra."
    ),
    "no_lift": lambda v, n: (
        f"Nessun impianto porta {place_word(v['here_name'], 'da', 'da valle')} "
        f"{place_word(v['to_name'], 'a', 'a valle')}. Scegli un impianto che parte da dove ti trovi."
    ),
    "no_ticket": lambda v, n: "Non hai biglietti. Prendi l’impianto con un’azione.",
    "not_on_this_map": lambda v, n: f"{v['name']} non è su questa mappa. Scegli un’altra pista.",
    "not_at_top": _not_at_top,
    "run_closed": lambda v, n: f"Lo Yeti blocca {v['name']}. Scegli un’altra pista finché non si sposta.",
    "own_marker_on_top": lambda v, n: (
        f"In cima a {v['name']} c’è già il tuo segnalino. Scendi senza rivendicare."
    ),
    "cards_not_held": lambda v, n: f"Non hai in mano {_these(v['cards'])}. Scegli fra le carte che hai.",
    "wrong_number_with_claim": _wrong_number_with_claim,
    "wrong_number": lambda v, n: (
        f"Questa pista richiede esattamente {_cards(v['need'])}; carte scelte: {v['got']}. "
        f"Scegline {v['need']}."
    ),
    "set_too_small": lambda v, n: (
        f"Questa pista richiede {_cards(v['need'])} di un solo colore o stile; la tua combinazione più "
        f"grande: {v['most']}. Prima prendi altre carte."
    ),
    "no_set": lambda v, n: (
        "Queste carte non sono né tutte di un colore né tutte di uno stile. "
        "Scegli carte di un solo colore o stile; gli Yeti fanno da jolly."
    ),
    "no_explosive": _no_explosive,
    "not_between_others": lambda v, n: (
        f"Dopo il turno di {n[v['after']]} non può scoppiare: un esplosivo innescato scoppia fra i turni di "
        "due altri giocatori nello stesso giorno. Scegli un altro giocatore, o usalo nel tuo turno."
    ),
    "must_slide": _must_slide,
    "slide_from_here": lambda v, n: (
        f"La valanga ti porta giù lungo una pista che parte {place_word(v['here_name'], 'da', 'da valle')}. "
        "Scegli una di quelle."
    ),
    "no_yeti_sign": lambda v, n: (
        f"{v['name']} ha il cartello di divieto per lo Yeti. Scegli una pista che non ce l’ha."
    ),
    "yeti_is_there": lambda v, n: f"Lo Yeti è già su {v['name']}. Scegli un’altra pista.",
    "gear_not_there": lambda v, n: f"{v['name']} ora non è in vendita. Scegli una delle carte scoperte.",
    "gear_too_dear": lambda v, n: (
        f"{v['name']} costa {v['cost']} fama e tu ne hai {v['fame']}. "
        "Scegli una carta che costa meno, o nessuna."
    ),
    "place_behind": lambda v, n: (
        f"{v['name']} è il numero {v['number']} e tu sei già al {v['stands_on']}. "
        "Nel villaggio si va solo verso numeri più alti: scegli un luogo più avanti."
    ),
    "place_full": lambda v, n: (
        f"{v['name']}: tutto occupato ({counted(v['spaces'], 'posto', 'posti')}). Scegli un altro luogo."
    ),
    "too_few_cards": lambda v, n: (
        f"{v['name']} richiede {_cards(v['cost'])} e tu ne hai {v['cards']}. Scegli un altro luogo."
    ),
    "too_little_fame": lambda v, n: (
        f"{v['name']} costa {v['cost']} fama e tu ne hai {v['fame']}. Scegli un altro luogo."
    ),
    "wrong_payment": lambda v, n: (
        f"{v['name']} richiede {_cards(v['cost'])}; carte scelte: {v['got']}. Scegline {v['cost']}."
        if v["cost"]
        else f"{v['name']} non richiede carte; carte scelte: {v['got']}. Non sceglierne nessuna."
    ),
    "payment_not_held": lambda v, n: f"Non hai in mano {_these(v['cards'])}. Scegli fra le carte che hai.",
}
