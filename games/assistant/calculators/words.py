"""The words of the calculators' pages in the language of the reader."""

from __future__ import annotations

from games.assistant.calculators.say import Say


def page_words(say: Say) -> dict[str, str]:
    """All of them, by name."""
    return {
        "title": say("At a real table", "Al tavolo vero", "Am echten Tisch"),
        "about": say(
            "You have the box in front of you? Enter what lies on the table: the game’s own rules "
            "work it out. "
            "No account needed; once opened, it works without a network.",
            "Hai la scatola davanti a te? Scrivi che cosa c’è sul tavolo: il calcolo lo fanno le regole "
            "stesse "
            "del gioco. Non serve un account; una volta aperto, funziona anche senza rete.",
            "Die Schachtel liegt vor dir? Gib ein, was auf dem Tisch liegt: Die Regeln des Spiels "
            "selbst rechnen. "
            "Ohne Konto; einmal geöffnet, geht es auch ohne Netz.",
        ),
        "work_out": say("Work it out", "Calcola", "Ausrechnen"),
        "share": say("Copy the link", "Copia il link", "Link kopieren"),
        "copied": say("Copied", "Copiato", "Kopiert"),
        "reset": say("Start afresh", "Ricomincia", "Neu beginnen"),
        "rules": say("Rulebook", "Regolamento", "Regelheft"),
        "entries": say("What lies on the table", "Che cosa c’è sul tavolo", "Was auf dem Tisch liegt"),
        "result": say("Result", "Risultato", "Ergebnis"),
        "offline_ready": say("Works without a network", "Funziona senza rete", "Geht ohne Netz"),
        "offline_now": say(
            "No network: worked out on this device",
            "Senza rete: calcolato su questo dispositivo",
            "Ohne Netz: auf diesem Gerät gerechnet",
        ),
        "offline_failed": say(
            "No network, and nothing was kept for that yet. Your entries stay: "
            "change one when the network is back.",
            "Senza rete, e manca ancora quanto serve per farne a meno. "
            "Le tue voci restano: riprova con la rete.",
            "Kein Netz, und dafür war noch nichts gespeichert. "
            "Deine Angaben bleiben: Versuch es mit Netz wieder.",
        ),
    }
