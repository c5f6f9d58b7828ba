"""What the round card gives or asks, and what not paying costs (SNP-5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, Field, Group, Line, Say, Values
from games.assistant.calculators.fields import choice, number
from games.titles.snowplanner import rounds
from games.titles.snowplanner.calculators.desk import (
    amount,
    cards,
    gain_words,
    position,
    set_stock,
    stock_field,
)
from games.titles.snowplanner.state import SnowState
from games.titles.snowplanner.sums import resource_name
from games.titles.snowplanner.words import BIT, POINTS, RESOURCES


def _asked(card: int) -> dict[str, object] | None:
    """What the card asks, ``None`` if it gives."""
    owe = list(cards()["rounds"].values())[card].get("owe")
    assert owe is None or isinstance(owe, dict)
    return owe


def _counted(per: str, say: Say) -> Field | None:
    """The entry for what the card counts; Likes are entered among the stock."""
    if per == "vip":
        return number("c", say("VIPs in rooms", "VIP nelle camere", "VIPs in Zimmern"), 0, 0, 3)
    if per == "event":
        return number("c", say("Events played", "Eventi giocati", "Gespielte Events"), 0, 0, 24)
    if per == "window_any":
        return number("c", say("Windows", "Finestre", "Fenster"), 0, 0, 9)
    return None


def _groups(values: Values, say: Say) -> Sequence[Group]:
    names = [(at, card["name"]) for at, card in enumerate(cards()["rounds"].values())]
    first = next(at for at, _ in names if _asked(at))
    groups = [
        Group(
            say("The round", "Il round", "Die Runde"),
            (choice("r", say("Round card", "Carta Round", "Rundenkarte"), names, first),),
        )
    ]
    owe = _asked(values["r"])
    if owe is None:
        return groups
    counted = _counted(str(owe["per"]), say)
    fields = [stock_field(str(owe["resource"]), "s", say), stock_field("points", "p", say)]
    if owe["per"] == "like":
        fields.insert(0, stock_field("likes", "l", say))
    return [*groups, Group(say("I have", "Ho", "Ich habe"), tuple([counted, *fields] if counted else fields))]


def _answer(values: Values, say: Say) -> Answer:
    card = values["r"]
    name = str(list(cards()["rounds"].values())[card]["name"])
    owe = _asked(card)
    if owe is None:
        gains = gain_words(list(cards()["rounds"].values())[card]["gains"], say)
        text = say(
            f"{name} gives each player {gains}.",
            f"{name} dà a ciascuno {gains}.",
            f"{name} gibt jedem {gains}.",
        )
        return Answer(text, (Line(name, gains, "SNP-5.1", True),))
    resource = str(owe["resource"])
    state = _position(values, owe)
    owed = state.owed(0, card)
    before = [state.res[at] for at in range(5)]
    state.round_card = card
    rounds.resolve(state, 0)
    paid = before[RESOURCES.index(resource)] - state.res[RESOURCES.index(resource)]
    lost = before[POINTS] - state.res[POINTS]
    base = say("Base", "Base", "Grundbetrag")
    lines = [
        Line(base, str(owe["base"]), "SNP-5.1"),
        Line(
            say("For what it counts", "Per ciò che conta", "Für das Gezählte"),
            say.signed(owed - int(str(owe["base"]))),
            "SNP-5.1",
        ),
        Line(say("Owed", "Dovuto", "Geschuldet"), amount(resource, owed, say), "SNP-5.1", True),
        Line(say("Paid", "Pagato", "Bezahlt"), amount(resource, paid, say), "SNP-5.1"),
    ]
    if paid < owed:
        label = say(
            f"{owed - paid} unpaid, 2 points each",
            f"{owed - paid} non pagati, 2 punti l’uno",
            f"{owed - paid} unbezahlt, je 2 Punkte",
        )
        lines.append(Line(label, amount("points", -lost, say), "SNP-5.1", True))
    left = state.res[RESOURCES.index(resource)]
    lines.append(Line(f"{resource_name(resource, say)}: {say('left', 'restano', 'bleiben')}", str(left)))
    return Answer(_headline(name, amount(resource, owed, say), paid < owed, lost, say), tuple(lines))


def _position(values: Values, owe: dict[str, object]) -> SnowState:
    """A seat with what the card counts."""
    state = position()
    names = {str(owe["resource"]): "s", "points": "p"}
    if owe["per"] == "like":
        names["likes"] = "l"
    set_stock(state, values, names)
    counted = values.get("c", 0)
    if owe["per"] == "vip":
        for room in range(counted):
            state.room_card[room] = state.t.guests
    elif owe["per"] == "event":
        state.played_events[0] = list(range(counted))
    elif owe["per"] == "window_any":
        state.win[0] = BIT[counted] - 1
    return state


def _headline(name: str, owed: str, short: bool, lost: int, say: Say) -> str:
    if not short:
        return say(
            f"{name} asks {owed}: you can pay.",
            f"{name} chiede {owed}: puoi pagare.",
            f"{name} verlangt {owed}: Du kannst zahlen.",
        )
    points = amount("points", lost, say)
    return say(
        f"{name} asks {owed}: you pay what you can and lose {points}.",
        f"{name} chiede {owed}: paghi quello che puoi e perdi {points}.",
        f"{name} verlangt {owed}: Du zahlst, was du kannst, und verlierst {points}.",
    )


OWED = Calculator(
    slug="owed",
    name=lambda say: say("Round card", "Carta Round", "Rundenkarte"),
    about=lambda say: say(
        "What this round’s card gives or asks of you, and what not paying costs.",
        "Che cosa ti dà o ti chiede la carta del round, e quanto costa non pagare.",
        "Was die Karte der Runde gibt oder verlangt, und was Nichtzahlen kostet.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SNP-5.1",),
)
