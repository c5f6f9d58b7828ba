"""Running a calculator: entries from an address in, the filled form and the answer out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from games.assistant.calculators.fields import Answer, Calculator, EntryFault, Field, Group
from games.assistant.calculators.say import Say

LONGEST_ENTRY = 12


@dataclass(frozen=True, slots=True)
class Filled:
    """A calculator with its entries. ``answer`` is ``None`` when one is at fault; ``faults`` by field."""

    calculator: Calculator
    groups: tuple[Group, ...]
    entered: Mapping[str, str]
    """What stands in each field, as it was written."""
    answer: Answer | None
    faults: Mapping[str, str] = field(default_factory=dict)


@cache
def calculators(slug: str) -> Mapping[str, Calculator]:
    """The calculators of a title by their slug, in the order they are offered; none where it has none."""
    try:
        module = import_module(f"games.titles.{slug}.calculators")
    except ModuleNotFoundError as problem:
        if problem.name != f"games.titles.{slug}.calculators":
            raise
        return {}
    return {calculator.slug: calculator for calculator in module.CALCULATORS}


def fill(calculator: Calculator, entries: Mapping[str, str], say: Say) -> Filled:
    """A calculator filled with entries (from an address: any text). Never raises for what was entered.

    Fields that are not entered have their defaults; unknown names are left out. A wrong entry keeps what was
    written and has a fault that names the field and says what is possible.
    """
    groups: tuple[Group, ...] = ()
    values: dict[str, int] = {}
    faults: dict[str, str] = {}
    # An entry may decide which others there are (how many players): until nothing new turns up.
    while True:
        groups = tuple(calculator.groups(_Guess(values), say))
        fields = [each for group in groups for each in group.fields]
        if all(each.name in values for each in fields):
            break
        for each in fields:
            if each.name not in values:
                values[each.name], fault = read(each, entries.get(each.name), say)
                if fault:
                    faults[each.name] = fault
    shown = {each.name: _written(each, entries.get(each.name), values[each.name]) for each in fields}
    faults = {name: text for name, text in faults.items() if name in shown}
    answer = None
    if not faults:
        try:
            answer = calculator.answer({name: values[name] for name in shown}, say)
        except EntryFault as fault:
            faults = {fault.field: fault.text}
    return Filled(calculator, groups, shown, answer, faults)


class _Guess(dict[str, int]):
    """Entries so far: what is not known yet is 0."""

    def __missing__(self, name: str) -> int:
        return 0


def read(entry: Field, written: str | None, say: Say) -> tuple[int, str | None]:
    """The value of an entry, its default if it is absent or wrong, and what is wrong with it in words."""
    if written is None or (written.strip() == "" and entry.kind != "number"):
        return entry.default, None
    text = written.strip()[:LONGEST_ENTRY]
    try:
        value = int(text.replace("−", "-"))
    except ValueError:
        return entry.default, _wrong(entry, text, say)
    if entry.kind == "choice":
        fits = value in [number for number, _ in entry.options]
    else:
        fits = entry.low <= value <= entry.high and (value - entry.low) % entry.step == 0
    return (value, None) if fits else (entry.default, _wrong(entry, text, say))


def _wrong(entry: Field, text: str, say: Say) -> str:
    written = text or say("nothing", "niente", "nichts")
    if entry.kind == "choice":
        return say(
            f"{entry.label}: choose one of the list; “{written}” is not in it.",
            f"{entry.label}: scegli dalla lista; “{written}” non c’è.",
            f"{entry.label}: Wähle aus der Liste; „{written}“ steht nicht darin.",
        )
    low, high, step = say.number(entry.low), say.number(entry.high), say.number(entry.step)
    steps = (
        ""
        if entry.step == 1
        else say(f" in steps of {step}", f" a passi di {step}", f" in Schritten von {step}")
    )
    return say(
        f"{entry.label}: write a whole number from {low} to {high}{steps}; “{written}” is none.",
        f"{entry.label}: scrivi un numero intero da {low} a {high}{steps}; “{written}” non va bene.",
        f"{entry.label}: Schreib eine ganze Zahl von {low} bis {high}{steps}; „{written}“ ist keine.",
    )


def _written(entry: Field, written: str | None, value: int) -> str:
    return str(value) if written is None else written.strip()[:LONGEST_ENTRY]
