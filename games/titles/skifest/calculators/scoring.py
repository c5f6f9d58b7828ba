"""The end scoring: points, gear, fame, majorities of top markers (SKF-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.assistant.calculators import Answer, Calculator, EntryFault, Group, Line, Say, Values
from games.assistant.calculators.fields import choice, number
from games.titles.skifest.calculators.desk import level_names, player_name, points, position
from games.titles.skifest.evening import leaders
from games.titles.skifest.form import score_of
from games.titles.skifest.names import DIFFICULTIES, MAP_OF_SEATS
from games.titles.skifest.state import SkifestState

_TOPS = ("g", "b", "k")
MOST = 999


def _seats(values: Values) -> int:
    return values.get("n", 2) or 2


def _groups(values: Values, say: Say) -> Sequence[Group]:
    count = choice(
        "n", say("Players", "Giocatori", "Spieler"), [(seats, str(seats)) for seats in MAP_OF_SEATS]
    )
    groups = [Group(say("At the table", "Al tavolo", "Am Tisch"), (count,))]
    for seat in range(_seats(values)):
        at = seat + 1
        tops = [
            number(
                f"{letter}{at}",
                say(f"Top markers: {level}", f"In cima: pista {level}", f"Oben: {level}"),
                0,
                0,
                9,
            )
            for letter, level in zip(_TOPS, level_names(say), strict=True)
        ]
        entries = (
            number(f"p{at}", say("Points so far", "Punti finora", "Punkte bisher"), 0, 0, MOST),
            number(f"e{at}", say("Gear points", "Punti attrezzatura", "Ausrüstungspunkte"), 0, 0, 99),
            number(f"f{at}", say("Fame", "Fama", "Ruhm"), 0, 0, MOST),
            *tops,
        )
        groups.append(Group(player_name(seat, say), entries))
    return groups


def _answer(values: Values, say: Say) -> Answer:
    seats = _seats(values)
    state = position(seats)
    for seat in range(seats):
        at = seat + 1
        state.points[seat], state.gear_worth[seat], state.fame[seat] = (
            values[f"p{at}"],
            values[f"e{at}"],
            values[f"f{at}"],
        )
    _put_markers(state, values, say)
    winners = leaders(state)
    scores = score_of(state)
    order = sorted(range(seats), key=lambda seat: (seat in winners, scores[seat]["total"]), reverse=True)
    lines = [line for seat in order for line in _lines(scores[seat], seat, seat in winners, say)]
    who = say.listed([player_name(seat, say) for seat in winners])
    headline = (
        say(f"{who} wins.", f"Vince {who}.", f"{who} gewinnt.")
        if len(winners) == 1
        else say(f"{who} share the win.", f"{who} vincono insieme.", f"{who} teilen sich den Sieg.")
    )
    return Answer(headline, tuple(lines))


def _put_markers(state: SkifestState, values: Values, say: Say) -> None:
    """Each player's top markers on runs of their difficulty; there are only so many runs."""
    for level, letter in enumerate(_TOPS):
        free = list(state.board.runs_of[level])
        runs = len(free)
        for seat in range(state.seats):
            for _ in range(values[f"{letter}{seat + 1}"]):
                if not free:
                    name = level_names(say)[level]
                    raise EntryFault(
                        f"{letter}{seat + 1}",
                        say(
                            f"There are only {runs} {name} runs on this map: count the top markers again.",
                            f"Solo {runs} piste di difficoltà {name} su questa mappa: riconta i segnalini.",
                            f"Der Plan hat nur {runs} Pisten der Schwierigkeit {name}: Zähl noch einmal.",
                        ),
                    )
                run = free.pop()
                state.tops[run], state.marks[run] = seat, 1


def _lines(score: dict[str, object], seat: int, wins: bool, say: Say) -> Iterator[Line]:
    majorities = score["majorities"]
    assert isinstance(majorities, dict)
    name = player_name(seat, say)
    yield Line(
        f"{name}: {say('points so far', 'punti finora', 'Punkte bisher')}", str(score["points"]), "SKF-2.4"
    )
    yield Line(f"{name}: {say('gear', 'attrezzatura', 'Ausrüstung')}", str(score["gear"]), "SKF-4")
    yield Line(
        f"{name}: {say('fame, 1 for each 3', 'fama, 1 ogni 3', 'Ruhm, 1 für je 3')}",
        str(score["fame"]),
        "SKF-5.1",
    )
    for key, label in zip(
        (*DIFFICULTIES, "all"), (*level_names(say), say("all runs", "tutte", "alle")), strict=True
    ):
        if majorities[key]:
            most = say("majority", "maggioranza", "Mehrheit")
            yield Line(f"{name}: {most} ({label})", str(majorities[key]), "SKF-5.1")
    total = score["total"]
    assert isinstance(total, int)
    yield Line(name, points(total, say), "SKF-5.2" if wins else "SKF-5.1", True)


SCORING = Calculator(
    slug="scoring",
    name=lambda say: say("End scoring", "Punteggio finale", "Schlusswertung"),
    about=lambda say: say(
        "Points, gear, fame and the majorities of top markers for all players.",
        "Punti, attrezzatura, fama e maggioranze dei segnalini in cima per tutti.",
        "Punkte, Ausrüstung, Ruhm und die Mehrheiten der obersten Marker für alle.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SKF-5.1", "SKF-5.2"),
)
