"""What it costs to train a die, step by step (SNP-3.4)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, EntryFault, Group, Line, Say, Values
from games.assistant.calculators.fields import number, switch
from games.titles.snowplanner import placing
from games.titles.snowplanner.calculators.desk import amount, position, stock_field
from games.titles.snowplanner.words import PART_TIME, TICKETS


def _groups(values: Values, say: Say) -> Sequence[Group]:
    die = (
        number("a", say("From face", "Da faccia", "Von Augenzahl"), 2, 1, 6),
        number("z", say("To face", "A faccia", "Bis Augenzahl"), 5, 1, 6),
        switch("p", say("Part-Time Die", "Dado part-time", "Aushilfswürfel")),
    )
    label = say("The die", "Il dado", "Der Würfel")
    return [Group(label, die), Group(say("I have", "Ho", "Ich habe"), (stock_field("tickets", "t", say, 9),))]


def _answer(values: Values, say: Say) -> Answer:
    start, end = values["a"], values["z"]
    if end < start:
        raise EntryFault(
            "z",
            say(
                f"A die only goes up: choose {start} or more.",
                f"Un dado può solo salire: scegli {start} o più.",
                f"Ein Würfel steigt nur: Wähle {start} oder mehr.",
            ),
        )
    state = position()
    die = PART_TIME if values["p"] else 0
    state.pt_holder = 0
    state.pt_face = state.dface[0] = start
    state.res[TICKETS] = MOST_TICKETS
    lines = []
    while state.face_of(0, die) < end:
        face = state.face_of(0, die)
        cost = state.training_cost(0, die)
        placing.train(state, 0, die)
        lines.append(Line(f"{face} → {face + 1}", amount("tickets", cost, say), "SNP-3.4"))
    total = MOST_TICKETS - state.res[TICKETS]
    lines.append(
        Line(say("Together", "In tutto", "Zusammen"), amount("tickets", total, say), "SNP-3.4", True)
    )
    left = values["t"] - total
    if left >= 0:
        lines.append(Line(say("Left", "Restano", "Bleiben"), amount("tickets", left, say)))
    else:
        lines.append(Line(say("Missing", "Mancano", "Fehlen"), amount("tickets", -left, say), "", True))
    cost_words = amount("tickets", total, say)
    return Answer(
        say(f"That costs {cost_words}.", f"Costa {cost_words}.", f"Das kostet {cost_words}."), tuple(lines)
    )


MOST_TICKETS = 1000

TRAINING = Calculator(
    slug="training",
    name=lambda say: say("Cost of training", "Costo dell’addestramento", "Kosten der Schulung"),
    about=lambda say: say(
        "Step by step, for your own dice and the Part-Time Die.",
        "Passo per passo, per i tuoi dadi e per il Dado part-time.",
        "Schritt für Schritt, für eigene Würfel und den Aushilfswürfel.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SNP-3.4",),
)
