"""The reasons against a move in German, by code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.core.jsontypes import JsonDict
from games.titles.skifest.names import KINDS
from games.titles.skifest.words import counted, listed, place_word

_COLOURS: Final = {"red": "rote", "yellow": "gelbe", "blue": "blaue"}
_STYLES: Final = {
    "slalom": "Slalom",
    "ski_cross": "Skicross",
    "slopestyle": "Slopestyle",
    "moguls": "Buckelpisten",
    "halfpipe": "Halfpipe",
}


def _cards(number: int) -> str:
    return counted(number, "Karte", "Karten")


def _these(cards: Sequence[str]) -> str:
    """Cards by name: ``2 rote Slalom-Karten und 1 Yeti``."""
    counts = Counter(cards)
    return listed([_kind(card, counts[card]) for card in KINDS if counts[card]], "und")


def _kind(card: str, number: int) -> str:
    if card == "yeti":
        return counted(number, "Yeti", "Yetis")
    colour, style = card.split("-")
    return f"{number} {_COLOURS[colour]} {_STYLES[style]}-{'Karte' if number == 1 else 'Karten'}"


def _at(name: str) -> str:
    return place_word(name, "bei", "im Tal")


def _not_your_turn(v: JsonDict, names: Sequence[str]) -> str:
    if v["seat"] is None:
        return "Niemand ist mehr am Zug: Das Spiel ist zu Ende."
    return f"Du bist nicht am Zug: Warte, bis {names[v['seat']]} entschieden hat."


def _wrong_phase(v: JsonDict, names: Sequence[str]) -> str:
    if v["phase"] == "apres":
        return "Der Skitag ist vorbei. Wähle einen Ort im Dorf."
    return "Der Skitag läuft noch. Nimm Karten, fahre Lift oder fahre eine Piste."


def _not_now(v: JsonDict, names: Sequence[str]) -> str:
    whistle = f"du {listed(v['whistles'], 'oder')} hast" if v["whistles"] else "du das darfst"
    return {
        "visit": "Die Orte im Dorf besucht man am Abend. Fahre weiter, bis der Tag vorbei ist.",
        "blast": "Sprengladungen zündet man nur in der Skiphase. Wähle einen Ort im Dorf.",
        "arm": "Sprengladungen macht man nur in der Skiphase scharf. Wähle einen Ort im Dorf.",
        "slide": "Du rutschst nur ab, wenn dich eine Lawine erfasst. Wähle einen anderen Zug.",
        "move_yeti": "Du versetzt den Yeti nur, nachdem du mit genau einer Yeti-Karte gefahren bist. "
        "Wähle einen anderen Zug.",
        "hold_avalanche": f"Du hältst eine Lawine nur auf, wenn dein Kartensatz sie auslösen würde und "
        f"{whistle}. Wähle einen anderen Zug.",
        "buy": f"Ausrüstung kauft man am Abend, am letzten Ort im Dorf ({v['hotel']}). "
        "Wähle einen anderen Zug.",
    }[v["type"]]


def _card_is_owed(v: JsonDict, names: Sequence[str]) -> str:
    if v["bags"]:
        return f"Nimm diese Karte: Verzichten darfst du nur auf die dritte durch {listed(v['bags'], 'oder')}."
    return "Nimm diese Karte: Verzichten darfst du nicht."


def _not_at_top(v: JsonDict, names: Sequence[str]) -> str:
    if v["top"] is None:
        return f"{v['name']} gibt es auf diesem Plan nicht. Wähle eine Piste, die dort beginnt, wo du stehst."
    return (
        f"{v['name']} beginnt {_at(v['top_name'])}, und du stehst {_at(v['here_name'])}. "
        "Wähle eine Piste, die dort beginnt, wo du stehst."
    )


def _wrong_number_with_claim(v: JsonDict, names: Sequence[str]) -> str:
    return (
        f"Mit deinem Marker obenauf kostet diese Piste {_cards(v['need'])}: {v['run']} für die Piste und "
        f"{v['more']} fürs Beanspruchen; gewählt hast du {v['got']}. "
        f"Wähle {v['need']}, oder fahre, ohne zu beanspruchen."
    )


def _whistle_asks(v: JsonDict, names: Sequence[str]) -> str:
    whistle = listed(v["whistles"], "oder") or "Die Ausrüstung"
    return f"Durch {whistle} hat {names[v['seat']]} diese Wahl. Warte, bis sie getroffen ist."


def _no_explosive(v: JsonDict, names: Sequence[str]) -> str:
    if v["sellers"]:
        return f"Du hast keine Sprengladung. Am Abend bekommst du eine: {listed(v['sellers'], 'oder')}."
    return "Du hast keine Sprengladung. Wähle einen anderen Zug."


def _must_slide(v: JsonDict, names: Sequence[str]) -> str:
    without = f"Ohne {listed(v['beacons'], 'oder')} darfst" if v["beacons"] else "Hier darfst"
    return f"{without} du nicht stehen bleiben. Wähle eine offene Piste zum Abrutschen."


TEXTS: Final[Mapping[str, Callable[[JsonDict, Sequence[str]], str]]] = {
    "game_over": lambda v, n: "Das Spiel ist zu Ende: Es sind keine Züge mehr möglich.",
    "not_your_turn": _not_your_turn,
    "slide_owed": lambda v, n: f"Zuerst wählt {n[v['seat']]} eine Piste zum Abrutschen.",
    "yeti_owed": lambda v, n: f"Zuerst versetzt {n[v['seat']]} den Yeti auf eine andere Piste.",
    "hold_owed": lambda v, n: f"Zuerst sagt {n[v['seat']]}, ob die Lawine aufgehalten wird.",
    "whistle_asks": _whistle_asks,
    "buy_owed": lambda v, n: f"Zuerst kauft {n[v['seat']]} eine Ausrüstungskarte oder keine.",
    "wrong_phase": _wrong_phase,
    "not_now": _not_now,
    "nothing_owed": _not_now,
    "card_owed": lambda v, n: f"Nimm zuerst die nächste Karte deines Trainings (noch {_cards(v['left'])}).",
    "card_is_owed": _card_is_owed,
    "nothing_to_decline": lambda v, n: (
        "Es gibt keine dritte Karte, auf die du verzichten könntest. "
        "Nimm eine Karte oder wähle einen anderen Zug."
    ),
    "no_action_left": lambda v, n: (
        "Du hast keine Aktion mehr. Beende deinen Zug, oder nutze eine freie Liftfahrt oder "
        "eine Sprengladung."
    ),
    "too_early": lambda v, n: (
        f"Du hast noch {counted(v['left'], 'Aktion', 'Aktionen')}: Nimm Karten, fahre Lift oder fahre eine "
        "Piste."
    ),
    "no_cards_left": lambda v, n: "Stapel und Ablagestapel sind leer. Nimm eine Karte aus der Auslage.",
    "empty_place": lambda v, n: (
        f"Dort liegt keine Karte: Die Auslage hat {_cards(v['cards'])}. "
        "Nimm eine andere, oder ziehe vom Stapel."
    ),
    "yeti_only_first": lambda v, n: (
        "Ein offener Yeti zählt doppelt: Er kann nur die erste Karte sein. Nimm eine andere."
    ),
    "no_lift": lambda v, n: (
        f"Kein Lift fährt {place_word(v['here_name'], 'von', 'vom Tal')} "
        f"{place_word(v['to_name'], 'nach', 'ins Tal')}. "
        "Wähle einen Lift, der dort beginnt, wo du stehst."
    ),
    "no_ticket": lambda v, n: "Du hast kein Liftticket. Fahre mit einer Aktion.",
    "not_on_this_map": lambda v, n: f"{v['name']} gibt es auf diesem Plan nicht. Wähle eine andere Piste.",
    "not_at_top": _not_at_top,
    "run_closed": lambda v, n: f"Der Yeti sperrt {v['name']}. Wähle eine andere Piste, bis er versetzt wird.",
    "own_marker_on_top": lambda v, n: (
        f"Auf {v['name']} liegt dein Marker schon obenauf. Fahre, ohne zu beanspruchen."
    ),
    "cards_not_held": lambda v, n: (
        f"Du hast {_these(v['cards'])} nicht auf der Hand. Wähle unter deinen Handkarten."
    ),
    "wrong_number_with_claim": _wrong_number_with_claim,
    "wrong_number": lambda v, n: (
        f"Diese Piste kostet genau {_cards(v['need'])}; gewählt hast du {v['got']}. Wähle {v['need']}."
    ),
    "set_too_small": lambda v, n: (
        f"Diese Piste kostet {_cards(v['need'])} einer Farbe oder eines Stils; dein größter Kartensatz: "
        f"{v['most']}. Nimm erst mehr Karten."
    ),
    "no_set": lambda v, n: (
        "Diese Karten haben weder alle eine Farbe noch alle einen Stil. "
        "Wähle Karten einer Farbe oder eines Stils; Yetis dürfen jede Karte ersetzen."
    ),
    "no_explosive": _no_explosive,
    "not_between_others": lambda v, n: (
        f"Nach dem Zug von {n[v['after']]} geht es nicht: Eine scharfe Sprengladung geht zwischen "
        "den Zügen zweier anderer Spieler am selben Tag hoch. "
        "Wähle einen anderen Spieler, oder zünde sie im eigenen Zug."
    ),
    "must_slide": _must_slide,
    "slide_from_here": lambda v, n: (
        f"Die Lawine reißt dich eine Piste hinunter, die {_at(v['here_name'])} beginnt. Wähle eine davon."
    ),
    "no_yeti_sign": lambda v, n: f"{v['name']} hat ein Yeti-Verbotsschild. Wähle eine Piste ohne Schild.",
    "yeti_is_there": lambda v, n: f"Der Yeti steht schon auf {v['name']}. Wähle eine andere Piste.",
    "gear_not_there": lambda v, n: f"{v['name']} ist gerade nicht zu kaufen. Wähle eine der offenen Karten.",
    "gear_too_dear": lambda v, n: (
        f"{v['name']} kostet {v['cost']} Ruhm, und du hast {v['fame']}. "
        "Wähle eine billigere Karte oder keine."
    ),
    "place_behind": lambda v, n: (
        f"{v['name']} ist Nummer {v['number']}, und du stehst auf {v['stands_on']}. "
        "Im Dorf geht es nur zu höheren Nummern: Wähle einen späteren Ort."
    ),
    "place_full": lambda v, n: (
        f"{v['name']} ist voll ({counted(v['spaces'], 'Feld', 'Felder')}). Wähle einen anderen Ort."
    ),
    "too_few_cards": lambda v, n: (
        f"{v['name']} kostet {_cards(v['cost'])}, und du hast {v['cards']}. Wähle einen anderen Ort."
    ),
    "too_little_fame": lambda v, n: (
        f"{v['name']} kostet {v['cost']} Ruhm, und du hast {v['fame']}. Wähle einen anderen Ort."
    ),
    "wrong_payment": lambda v, n: (
        f"{v['name']} kostet {_cards(v['cost'])}; gewählt hast du {v['got']}. Wähle {v['cost']}."
        if v["cost"]
        else f"{v['name']} kostet keine Karten; gewählt hast du {v['got']}. Wähle keine."
    ),
    "payment_not_held": lambda v, n: (
        f"Du hast {_these(v['cards'])} nicht auf der Hand. Wähle unter deinen Handkarten."
    ),
}
