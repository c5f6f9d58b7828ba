"""What a placed die is worth with each payment, and which rewards it reaches (SNP-3.2, SNP-3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.assistant.calculators import Answer, Calculator, Group, Line, Say, Values
from games.assistant.calculators.fields import choice, number
from games.core.jsontypes import JsonDict
from games.titles.snowplanner import placing
from games.titles.snowplanner.calculators.desk import cards, gain_words, position, stock_field
from games.titles.snowplanner.words import AREAS


def area_names(say: Say) -> list[str]:
    """What the areas are called, in their order."""
    return [
        say("Slope", "Pista", "Piste"),
        say("Ticket Office", "Biglietteria", "Ticketschalter"),
        say("Bakery", "Panetteria", "Bäckerei"),
        say("Media", "Media", "Medien"),
        say("Workshop", "Laboratorio", "Werkstatt"),
        say("Station", "Stazione", "Bahnhof"),
        say("Event Hall", "Sala eventi", "Eventhalle"),
        say("Office", "Ufficio", "Büro"),
        say("Summit", "Vetta", "Gipfel"),
    ]


def _groups(values: Values, say: Say) -> Sequence[Group]:
    penalties = [(penalty, str(penalty)) for penalty in range(4)]
    die = (
        number("f", say("Face", "Faccia", "Augenzahl"), 4, 1, 6),
        choice("p", say("Penalty of the space", "Penalità dello spazio", "Abzug des Platzes"), penalties, 2),
        choice("a", say("Area", "Area", "Bereich"), list(enumerate(area_names(say)))),
    )
    stock = (stock_field("snow", "s", say, 1), stock_field("tickets", "t", say, 3))
    return [
        Group(say("The die", "Il dado", "Der Würfel"), die),
        Group(say("I have", "Ho", "Ich habe"), stock),
    ]


def _answer(values: Values, say: Say) -> Answer:
    face, penalty, area = values["f"], values["p"], values["a"]
    table = position().t
    best = placing.value_of(face, penalty, 0, 0)
    lines = []
    for offset in placing.offsets(penalty, values["s"], values["t"]):
        snow, tickets = offset // 16, offset % 16
        value = placing.value_of(face, penalty, snow, tickets)
        best = max(best, value)
        reached = [threshold for threshold in table.threshold[area] if threshold <= value]
        paid = (
            gain_words({"snow": snow, "tickets": tickets}, say)
            if offset
            else say("Nothing", "Niente", "Nichts")
        )
        what = say(
            f"{paid} spent: value {value}",
            f"{paid} spesi: valore {value}",
            f"{paid} ausgegeben: Wert {value}",
        )
        top = (
            _threshold(max(reached), say)
            if reached
            else say("no reward", "nessuna ricompensa", "keine Belohnung")
        )
        lines.append(Line(what, top, "SNP-3.2"))
    lines += _rewards(area, best, say)
    most = say.number(best)
    values_seen = say(f"value {most}", f"valore {most}", f"Wert {most}")
    headline = say(
        f"A {face} on a {penalty}-space: up to {values_seen}.",
        f"Un {face} su uno spazio {penalty}: fino a {values_seen}.",
        f"Eine {face} auf Abzug {penalty}: bis zu {values_seen}.",
    )
    return Answer(headline, tuple(lines))


def _threshold(number_: int, say: Say) -> str:
    return say(f"reaches {number_}", f"raggiunge {number_}", f"erreicht {number_}")


def _rewards(area: int, best: int, say: Say) -> Iterator[Line]:
    for key, reward in cards()["areas"][AREAS[area]]["rewards"].items():
        label = say(f"From {key}", f"Da {key}", f"Ab {key}")
        yield Line(label, reward_words(reward, say), "SNP-3.5", int(key) <= best)


def reward_words(reward: JsonDict, say: Say) -> str:
    """An area's reward in words."""
    if "windows" in reward:
        count = say.count(
            reward["windows"], say("Window", "Finestra", "Fenster"), say("Windows", "Finestre", "Fenster")
        )
        cost = gain_words(reward["cost"], say)
        return say(f"{count} for {cost}", f"{count} per {cost}", f"{count} für {cost}")
    if "cards" in reward:
        count = say.count(reward["cards"], say("card", "carta", "Karte"), say("cards", "carte", "Karten"))
        return say(
            f"{count} of 1–{reward['max']}",
            f"{count} fra 1–{reward['max']}",
            f"{count} von 1–{reward['max']}",
        )
    if "draw_event" in reward:
        return say("draw an Event", "pesca un Evento", "ziehe ein Event")
    if "play_event" in reward:
        return say("play an Event", "gioca un Evento", "spiele ein Event")
    if "play_goal" in reward:
        return say("play a Goal", "gioca un Obiettivo", "spiele ein Ziel")
    return gain_words(reward, say)


DIE = Calculator(
    slug="die",
    name=lambda say: say("Value of a die", "Valore di un dado", "Wert eines Würfels"),
    about=lambda say: say(
        "Face, penalty and what you spend: the value, and the rewards it reaches.",
        "Faccia, penalità e ciò che spendi: il valore e le ricompense che raggiunge.",
        "Augenzahl, Abzug und was du ausgibst: der Wert und die Belohnungen, die er erreicht.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SNP-3.2", "SNP-3.3", "SNP-3.5"),
)
