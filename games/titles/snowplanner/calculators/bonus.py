"""The Bonus table for one's Windows (SNP-6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.assistant.calculators import Answer, Calculator, EntryFault, Group, Line, Say, Values
from games.assistant.calculators.fields import number
from games.titles.snowplanner import stays
from games.titles.snowplanner.calculators.desk import colour_names, gain_words, position
from games.titles.snowplanner.words import BIT, RESOURCES


def _groups(values: Values, say: Say) -> Sequence[Group]:
    fields = tuple(
        number(name, colour.capitalize(), 2, 0, 9)
        for name, colour in zip("bog", colour_names(say), strict=True)
    )
    return [Group(say("My Windows", "Le mie Finestre", "Meine Fenster"), fields)]


def _answer(values: Values, say: Say) -> Answer:
    counts = [values[name] for name in "bog"]
    if sum(counts) > 9:
        raise EntryFault(
            "g",
            say(
                f"The grid has nine spaces; that would be {sum(counts)} Windows.",
                f"La griglia ha nove spazi; così sarebbero {sum(counts)} Finestre.",
                f"Das Raster hat neun Felder; das wären {sum(counts)} Fenster.",
            ),
        )
    lines = []
    all_gained: dict[str, int] = {}
    for colour, count in enumerate(counts):
        gained = _row(colour, count)
        for resource, units in gained.items():
            all_gained[resource] = all_gained.get(resource, 0) + units
        label = f"{colour_names(say)[colour].capitalize()}: {count}"
        lines.append(Line(label, gain_words(gained, say), "SNP-6.3"))
    what = gain_words(all_gained, say)
    lines.append(Line(say("Together", "In tutto", "Zusammen"), what, "SNP-6.3", True))
    return Answer(
        say(f"The Bonus brings {what}.", f"Il Bonus dà {what}.", f"Der Bonus bringt {what}."), tuple(lines)
    )


def _row(colour: int, count: int) -> dict[str, int]:
    """What that many Windows of one colour bring."""
    state = position()
    for at in range(5):
        state.res[at] = 0
    state.win[colour] = BIT[count] - 1
    stays.count_bonus(state, 0)
    return {resource: state.res[at] for at, resource in enumerate(RESOURCES) if state.res[at]}


BONUS = Calculator(
    slug="bonus",
    name=lambda say: say("Bonus table", "Tabella del Bonus", "Bonustabelle"),
    about=lambda say: say(
        "What your Windows bring in the Bonus phase, colour by colour.",
        "Che cosa danno le tue Finestre nella fase Bonus, colore per colore.",
        "Was deine Fenster in der Bonusphase bringen, Farbe für Farbe.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SNP-6.3",),
)
