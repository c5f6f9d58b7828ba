"""The final score of one player: points, Goals, Likes, stock (SNP-8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, EntryFault, Group, Line, Say, Values
from games.assistant.calculators.fields import choice, number
from games.titles.snowplanner.calculators.desk import (
    amount,
    cards,
    grid_group,
    position,
    set_stock,
    set_windows,
    stock_field,
)
from games.titles.snowplanner.state import SnowState

_STOCK = {"points": "p", "likes": "l", "snow": "s", "tickets": "t", "croissants": "k"}
GOALS = 5
ROOMS = 3
NONE = 0


def _goal_choices(say: Say) -> list[tuple[int, str]]:
    names = [card["name"] for card in cards()["goals"].values()]
    return [(NONE, "–"), *enumerate(names, start=1)]


def _groups(values: Values, say: Say) -> Sequence[Group]:
    stock = tuple(stock_field(resource, name, say) for resource, name in _STOCK.items())
    label = say("Goal played", "Obiettivo giocato", "Gespieltes Ziel")
    goals = tuple(choice(f"g{at}", f"{label} {at}", _goal_choices(say)) for at in range(1, GOALS + 1))
    groups = [
        Group(say("At the end I have", "Alla fine ho", "Am Ende habe ich"), stock),
        Group(say("My Goals", "I miei Obiettivi", "Meine Ziele"), goals),
    ]
    if any(values[f"g{at}"] for at in range(1, GOALS + 1)):
        counted = (
            number("r", say("Guests in rooms", "Ospiti nelle camere", "Gäste in Zimmern"), 0, 0, ROOMS),
            number("v", say("VIPs in rooms", "VIP nelle camere", "VIPs in Zimmern"), 0, 0, ROOMS),
            number("o", say("Guests checked out", "Ospiti in check-out", "Abgereiste Gäste"), 0, 0, 30),
            number("q", say("VIPs checked out", "VIP in check-out", "Abgereiste VIPs"), 0, 0, 10),
            number("e", say("Events played", "Eventi giocati", "Gespielte Events"), 0, 0, 24),
            number("d", say("Dice showing 5 or 6", "Dadi con 5 o 6", "Würfel mit 5 oder 6"), 0, 0, 3),
        )
        groups += [
            Group(say("What Goals count", "Ciò che contano gli Obiettivi", "Was Ziele zählen"), counted),
            grid_group(say),
        ]
    return groups


def _answer(values: Values, say: Say) -> Answer:
    state = position()
    set_stock(state, values, _STOCK)
    played = [values[f"g{at}"] - 1 for at in range(1, GOALS + 1) if values[f"g{at}"]]
    if played:
        _check_goals(values, say)
        _count(state, values, say)
    state.played_goals[0] = played
    points, goals, likes, stock, total = state.score(0)
    names = [card["name"] for card in cards()["goals"].values()]
    lines = [Line(say("Points", "Punti", "Punkte"), str(points), "SNP-8.5")]
    lines += [Line(f"{names[goal]}", str(state.goal_value(0, goal)), "SNP-4.8") for goal in played]
    if played:
        lines.append(
            Line(say("Goals together", "Obiettivi in tutto", "Ziele zusammen"), str(goals), "SNP-8.5")
        )
    lines += [
        Line(say("Likes", "Like", "Likes"), str(likes), "SNP-8.5"),
        Line(
            say(
                "Snow, Tickets, Croissants: 1 for each 3",
                "Neve, Biglietti, Croissant: 1 ogni 3",
                "Schnee, Tickets, Croissants: 1 für je 3",
            ),
            str(stock),
            "SNP-8.5",
        ),
        Line(say("Total", "Totale", "Summe"), str(total), "SNP-8.5", True),
    ]
    what = amount("points", total, say)
    return Answer(say(f"{what} in all.", f"{what} in tutto.", f"{what} zusammen."), tuple(lines))


def _check_goals(values: Values, say: Say) -> None:
    """Each Goal exists once."""
    chosen = [values[f"g{at}"] for at in range(1, GOALS + 1)]
    for at, goal in enumerate(chosen, start=1):
        if goal and chosen.index(goal) + 1 < at:
            raise EntryFault(
                f"g{at}",
                say(
                    "This Goal is entered twice; there is only one of it.",
                    "Questo Obiettivo è inserito due volte; ce n’è uno solo.",
                    "Dieses Ziel steht zweimal da; es gibt nur eines davon.",
                ),
            )


def _count(state: SnowState, values: Values, say: Say) -> None:
    """Put on the table what Goals count."""
    if values["r"] + values["v"] > ROOMS:
        raise EntryFault(
            "v",
            say(
                f"The hotel has {ROOMS} rooms; that would be {values['r'] + values['v']} cards in them.",
                f"L’albergo ha {ROOMS} camere; così ci sarebbero {values['r'] + values['v']} carte.",
                f"Das Hotel hat {ROOMS} Zimmer; darin wären {values['r'] + values['v']} Karten.",
            ),
        )
    set_windows(state, values)
    vip = state.t.guests
    in_rooms = [vip] * values["v"] + [0] * values["r"]
    for room, card in enumerate(in_rooms):
        state.room_card[room], state.room_day[room] = card, 1
    state.out[0] = [vip] * values["q"] + [0] * values["o"]
    state.played_events[0] = list(range(values["e"]))
    for die in range(3):
        state.dface[die] = 5 if die < values["d"] else 2


SCORING = Calculator(
    slug="scoring",
    name=lambda say: say("Final score", "Punteggio finale", "Schlusswertung"),
    about=lambda say: say(
        "Points, Goals, Likes and what is left over, for one player.",
        "Punti, Obiettivi, Like e risorse avanzate, per un giocatore.",
        "Punkte, Ziele, Likes und was übrig ist, für einen Spieler.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SNP-8.5", "SNP-4.8"),
)
