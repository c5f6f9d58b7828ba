"""Whether a guest or VIP stays another night (SNP-7.1, SNP-7.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.assistant.calculators import Answer, Calculator, Field, Group, Line, Say, Values
from games.assistant.calculators.fields import choice
from games.core.jsontypes import JsonDict
from games.titles.snowplanner.calculators.desk import (
    amount,
    cards,
    colour_names,
    grid_group,
    position,
    set_stock,
    set_windows,
    stock_field,
)
from games.titles.snowplanner.sums import resource_name
from games.titles.snowplanner.words import POPCOUNT, RESOURCES

_STOCK = {"snow": "s", "tickets": "t", "croissants": "k", "likes": "l", "points": "p"}
_COLOURS = ("blue", "orange", "green")


def _all() -> list[tuple[str, JsonDict]]:
    """Guests, then VIPs, as the engine numbers them."""
    return [*cards()["guests"].items(), *cards()["vips"].items()]


def _requirement(card: JsonDict, day: int) -> JsonDict | None:
    """What the card asks on its Day; ``None`` for a guest at Day 3."""
    stays = card["stay"]
    return stays[day - 1] if day <= len(stays) else None


def _groups(values: Values, say: Say) -> Sequence[Group]:
    names = [
        (at, f"{card['name']} (VIP)" if "penalty" in card else str(card["name"]))
        for at, (_, card) in enumerate(_all())
    ]
    day = choice("d", say("Day", "Giorno", "Tag"), [(day, str(day)) for day in (1, 2, 3)])
    card = choice("c", say("Card", "Carta", "Karte"), names)
    groups = [Group(say("The room", "La camera", "Das Zimmer"), (card, day)), grid_group(say)]
    need = _requirement(_all()[values["c"]][1], values["d"] or 1)
    pay: list[Field] = [
        stock_field(resource, _STOCK[resource], say)
        for resource in RESOURCES
        if need and resource in need.get("pay", {})
    ]
    return [*groups, Group(say("I have", "Ho", "Ich habe"), tuple(pay))] if pay else groups


def _answer(values: Values, say: Say) -> Answer:
    number, day = values["c"], values["d"]
    _, card = _all()[number]
    vip = "penalty" in card
    state = position()
    state.room_card[0], state.room_day[0] = number, day
    set_windows(state, values)
    set_stock(state, values, {resource: name for resource, name in _STOCK.items() if name in values})
    need = _requirement(card, day)
    rule = "SNP-7.2" if vip else "SNP-7.1"
    lines = (
        list(_lines(need, [state.win[at] for at in range(3)], state.bingos(0), values, rule, say))
        if need
        else []
    )
    stays = state.can_stay(0, 0)
    name = str(card["name"])
    if stays:
        next_day = min(3, day + 1)
        headline = say(
            f"{name} stays: Day {next_day} next.",
            f"{name} resta: poi Giorno {next_day}.",
            f"{name} bleibt: als Nächstes Tag {next_day}.",
        )
        return Answer(headline, tuple(lines))
    if need is None:
        headline = say(
            f"{name} was at Day 3 and checks out.",
            f"{name} era al Giorno 3 e fa il check-out.",
            f"{name} war bei Tag 3 und reist ab.",
        )
    else:
        headline = say(f"{name} checks out.", f"{name} fa il check-out.", f"{name} reist ab.")
    if vip:
        label = say("Penalty of the VIP", "Penalità del VIP", "Strafe des VIPs")
        lines.append(Line(label, amount("points", -int(card["penalty"]), say), "SNP-7.2", True))
    return Answer(headline, tuple(lines))


def _lines(
    need: JsonDict, windows: list[int], bingos: int, values: Values, rule: str, say: Say
) -> Iterator[Line]:
    """Each condition with what is there for it."""
    counts = dict(zip(_COLOURS, (POPCOUNT[mask] for mask in windows), strict=True))
    for colour, name in zip(_COLOURS, colour_names(say), strict=True):
        if need.get(colour):
            yield _condition(
                say(f"{name} Windows", f"Finestre: {name}", f"Fenster: {name}"),
                counts[colour],
                need[colour],
                rule,
                say,
            )
    if need.get("any"):
        label = say("Windows in all", "Finestre in tutto", "Fenster zusammen")
        yield _condition(label, sum(counts.values()), need["any"], rule, say)
    if need.get("bingo"):
        yield _condition("Bingo", bingos, need["bingo"], rule, say)
    if need.get("pattern"):
        covered = windows[0] | windows[1] | windows[2]
        filled = sum(covered >> (space - 1) & 1 for space in need["pattern"])
        spaces = ", ".join(map(str, need["pattern"]))
        label = say(f"Pattern {spaces}", f"Schema {spaces}", f"Muster {spaces}")
        yield _condition(label, filled, len(need["pattern"]), rule, say)
    for resource, units in need.get("pay", {}).items():
        yield _condition(resource_name(resource, say), values[_STOCK[resource]], units, rule, say)


def _condition(label: str, there: int, needed: int, rule: str, say: Say) -> Line:
    of = say(f"{there} of {needed}", f"{there} su {needed}", f"{there} von {needed}")
    return Line(label, f"{of} {'✓' if there >= needed else '✗'}", rule)


STAY = Calculator(
    slug="stay",
    name=lambda say: say("Does the guest stay?", "L’ospite resta?", "Bleibt der Gast?"),
    about=lambda say: say(
        "The requirement of a guest or VIP for its Day, against your Windows.",
        "Il requisito di un ospite o VIP per il suo Giorno, con le tue Finestre.",
        "Die Bedingung eines Gastes oder VIPs für seinen Tag, mit deinen Fenstern.",
    ),
    groups=_groups,
    answer=_answer,
    rules=("SNP-7.1", "SNP-7.2"),
)
