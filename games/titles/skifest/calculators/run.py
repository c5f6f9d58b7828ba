"""What a run takes and brings: cards, the claim's price, points and fame (SKF-2.4 to SKF-2.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.assistant.calculators import Answer, Calculator, Field, Group, Line, Say, Values
from games.assistant.calculators.fields import choice, number, switch
from games.titles.skifest import board as b
from games.titles.skifest import slopes
from games.titles.skifest.calculators.desk import fame, gear_name, gear_number, level_names, points, position
from games.titles.skifest.position import YETI
from games.titles.skifest.state import SkifestState

NOBODY, MINE, ANOTHERS = 0, 1, 2
NO_TILE, OTHER_CARDS, IN_STYLE = 0, 1, 2
MY_GEAR = {
    "w": "wax",
    "k": "carving_skis",
    "t": "trail_map",
    "e": "edge_tuner",
    "g": "goggles",
    "s": "stickers",
    "y": "yeti_whistle",
}
THEIR_GEAR = {"h": "heated_gloves"}
_STYLE = 0


def _groups(values: Values, say: Say) -> Sequence[Group]:
    levels = [(level, name) for level, name in enumerate(level_names(say))]
    run: list[Field] = [
        choice("d", say("Difficulty", "Difficoltà", "Schwierigkeit"), levels),
        choice(
            "o",
            say("Marker on top", "Segnalino in cima", "Oberster Marker"),
            [
                (NOBODY, say("no markers", "nessun segnalino", "keine Marker")),
                (MINE, say("mine", "mio", "meiner")),
                (ANOTHERS, say("another’s", "di un altro", "fremder")),
            ],
        ),
    ]
    if values["o"]:
        run.append(number("m", say("Markers there", "Segnalini lì", "Marker dort"), 1, 1, 20))
    if values["o"] == ANOTHERS:
        run.append(switch("c", say("I claim it", "La rivendico", "Ich beanspruche sie")))
    cards: list[Field] = [
        choice(
            "x",
            say("Style tile", "Tessera stile", "Stilplättchen"),
            [
                (NO_TILE, say("none", "nessuna", "keins")),
                (
                    OTHER_CARDS,
                    say(
                        "my cards don’t all fit it",
                        "le mie carte non sono tutte così",
                        "nicht alle Karten passen",
                    ),
                ),
                (IN_STYLE, say("all my cards fit it", "tutte le mie carte sono così", "alle Karten passen")),
            ],
        ),
        number("n", say("Yetis in my set", "Yeti nella combinazione", "Yetis im Satz"), 0, 0, 14),
    ]
    mine = tuple(switch(name, gear_name(key)) for name, key in MY_GEAR.items())
    theirs = tuple(switch(name, gear_name(key)) for name, key in THEIR_GEAR.items())
    groups = [
        Group(say("The run", "La pista", "Die Piste"), tuple(run)),
        Group(say("My cards", "Le mie carte", "Meine Karten"), tuple(cards)),
        Group(say("My gear", "La mia attrezzatura", "Meine Ausrüstung"), mine),
    ]
    if values["o"] == ANOTHERS:
        owner = say(
            "Gear of the marker’s owner",
            "Attrezzatura di chi ha il segnalino",
            "Ausrüstung des Markerbesitzers",
        )
        groups.append(Group(owner, theirs))
    return groups


def _answer(values: Values, say: Say) -> Answer:
    state, run = _at_the_top(values)
    level = level_names(say)[values["d"]]
    basic = slopes.cards_for(state, 0, run)
    claims = bool(values.get("c")) and slopes.may_claim(state, 0, run)
    more = slopes.cards_for_claim(state, 0, run) if claims else 0
    lines = [
        Line(
            say(
                f"Cards for a {level} run",
                f"Carte per una pista {level}",
                f"Karten für Schwierigkeit {level}",
            ),
            str(b.NEED[values["d"]]),
            "SKF-2.4",
        )
    ]
    if basic != b.NEED[values["d"]]:
        lines.append(
            Line(
                say("Your gear", "La tua attrezzatura", "Deine Ausrüstung"),
                say.number(basic - b.NEED[values["d"]]),
                "SKF-4",
            )
        )
    if claims:
        lines.append(
            Line(
                say("For the claim", "Per la rivendicazione", "Für das Beanspruchen"),
                say.signed(more) if more else "0",
                "SKF-2.6",
            )
        )
    need = basic + more
    lines.append(
        Line(
            say(
                "Cards in all, of one colour or style",
                "Carte in tutto, di un colore o stile",
                "Karten zusammen, eine Farbe oder ein Stil",
            ),
            str(need),
            "SKF-2.4",
            True,
        )
    )
    lines += _gains(state, run, values, claims, need, say)
    headline = say.count(need, say("card", "carta", "Karte"), say("cards", "carte", "Karten"))
    return Answer(
        say(f"The run takes {headline}.", f"La pista costa {headline}.", f"Die Piste kostet {headline}."),
        tuple(lines),
    )


def _at_the_top(values: Values) -> tuple[SkifestState, int]:
    """A run of that difficulty with those markers, seat 0 at its top, the other seat the markers' owner."""
    state = position(2)
    board = state.board
    run = next(run for run in board.runs_of[values["d"]] if not values["x"] or board.style_spaces[run])
    for name, key in MY_GEAR.items():
        if values[name]:
            state.add_gear(0, gear_number(key))
    for name, key in THEIR_GEAR.items():
        if values.get(name):
            state.add_gear(1, gear_number(key))
    if values["o"]:
        state.marks[run] = values["m"]
        state.tops[run] = 0 if values["o"] == MINE else 1
    state.styles[run] = _STYLE if values["x"] else -1
    state.at[0] = board.tops[run]
    return state, run


def _gains(
    state: SkifestState, run: int, values: Values, claims: bool, need: int, say: Say
) -> Iterator[Line]:
    """Ski it with such a set, and tell what came of it."""
    yetis = min(values["n"], need)
    # Kind 0 has the style of the tile; kind 1 has its colour and another style.
    others = [_STYLE if values["x"] != OTHER_CARDS else _STYLE + 1] * (need - yetis)
    state.spent = [YETI] * yetis + others
    for card in state.spent:
        state.gain(0, card)
    printed = b.FAME[state.board.levels[run]]
    slopes.ski(state, 0, run, claims)
    yield Line(say("Points", "Punti", "Punkte"), points(state.points[0], say), "SKF-2.4", True)
    if state.fame[0] != printed:
        yield Line(say("Printed fame", "Fama stampata", "Aufgedruckter Ruhm"), fame(printed, say), "SKF-2.4")
        rest = state.fame[0] - printed
        yield Line(
            say("Style, gear and marker", "Stile, attrezzatura e segnalino", "Stil, Ausrüstung und Marker"),
            say.signed(rest),
            "SKF-2.5",
        )
    yield Line(say("Fame", "Fama", "Ruhm"), fame(state.fame[0], say), "SKF-2.5", True)
    if state.marks[run] > (values["m"] if values["o"] else 0):
        yield Line(
            say("Your marker goes on top", "Il tuo segnalino va in cima", "Dein Marker kommt nach oben"),
            "",
            "SKF-2.6",
        )
    if yetis == 1:
        yield Line(say("You move the Yeti", "Sposti lo Yeti", "Du bewegst den Yeti"), "", "SKF-2.7")
    elif yetis > 1 and values["y"]:
        yield Line(
            say("An avalanche, if you wish", "Una valanga, se vuoi", "Eine Lawine, wenn du willst"),
            "",
            "SKF-4",
        )
    elif yetis > 1:
        yield Line(
            say("An avalanche for all", "Una valanga per tutti", "Eine Lawine für alle"), "", "SKF-2.8"
        )


RUN = Calculator(
    slug="run",
    name=lambda say: say("A run and its claim", "Una pista e la rivendicazione", "Eine Piste und ihr Marker"),
    about=lambda say: say(
        "Cards needed, the price of a claim, points and fame, with your gear.",
        "Carte necessarie, costo della rivendicazione, punti e fama, con la tua attrezzatura.",
        "Nötige Karten, Preis des Beanspruchens, Punkte und Ruhm, mit deiner Ausrüstung.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SKF-2.4", "SKF-2.5", "SKF-2.6", "SKF-2.7", "SKF-2.8"),
)
