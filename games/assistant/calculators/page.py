"""Form and answer of a calculator as HTML: one renderer for the server and for the browser offline."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from games.assistant.calculators.fields import Answer, Field, Group
from games.assistant.calculators.run import Filled, calculators, fill
from games.assistant.calculators.say import Say


def render(slug: str, name: str, entries: Mapping[str, str], language: str) -> dict[str, str]:
    """A calculator of a title with its entries: ``form`` and ``answer`` as HTML, all text escaped.

    Raises:
        KeyError: if the title has no calculator of that name.
    """
    say = Say(language)
    filled = fill(calculators(slug)[name], entries, say)
    return {"form": form(filled), "answer": answer(filled, slug, say)}


def form(filled: Filled) -> str:
    """The fields in their groups."""
    return "".join(_group(group, filled) for group in filled.groups)


def _group(group: Group, filled: Filled) -> str:
    fields = "".join(_field(each, filled) for each in group.fields)
    hint = f'<p class="calc-hint">{escape(group.hint)}</p>' if group.hint else ""
    return (
        f'<fieldset class="calc-group"><legend>{escape(group.label)}</legend>{hint}'
        f'<div class="calc-fields {group.layout}">{fields}</div></fieldset>'
    )


def _field(entry: Field, filled: Filled) -> str:
    fault = filled.faults.get(entry.name, "")
    name = escape(entry.name)
    told = f' aria-invalid="true" aria-describedby="fault-{name}"' if fault else ""
    control = _CONTROLS[entry.kind](entry, filled.entered[entry.name], told)
    label = f"<span>{escape(entry.label)}</span>"
    inside = f"{control}{label}" if entry.kind == "switch" else f"{label}{control}"
    wrong = f'<span class="calc-fault" id="fault-{name}">{escape(fault)}</span>' if fault else ""
    marks = f'class="calc-field of-{entry.kind}" data-field="{name}" data-default="{entry.default}"'
    return f"<label {marks}>{inside}</label>{wrong}"


def _number(entry: Field, written: str, told: str) -> str:
    return (
        f'<input type="number" inputmode="numeric" name="{escape(entry.name)}" value="{escape(written)}" '
        f'min="{entry.low}" max="{entry.high}" step="{entry.step}"{told}>'
    )


def _choice(entry: Field, written: str, told: str) -> str:
    options = "".join(
        f'<option value="{number}"{" selected" if str(number) == written else ""}>{escape(text)}</option>'
        for number, text in entry.options
    )
    return f'<select name="{escape(entry.name)}"{told}>{options}</select>'


def _switch(entry: Field, written: str, told: str) -> str:
    # The hidden twin says "off" in the address, where the default is "on".
    name = escape(entry.name)
    on = " checked" if written == "1" else ""
    return (
        f'<input type="checkbox" name="{name}" value="1"{on}{told}>'
        f'<input type="hidden" name="{name}" value="0">'
    )


_CONTROLS = {"number": _number, "choice": _choice, "switch": _switch}


def answer(filled: Filled, slug: str, say: Say) -> str:
    """The answer with its sum, or which entries to mend."""
    if filled.answer is None:
        faults = "".join(f"<li>{escape(text)}</li>" for text in filled.faults.values())
        title = say(
            "Mend these entries first", "Correggi prima queste voci", "Berichtige zuerst diese Angaben"
        )
        return f'<div class="calc-wrong"><p>{title}</p><ul>{faults}</ul></div>'
    return _sum(filled.answer, slug)


def _sum(found: Answer, slug: str) -> str:
    rows = "".join(
        f'<tr{" class=strong" if line.strong else ""}><th scope="row">{escape(line.label)}</th>'
        f"<td>{escape(line.value)}</td><td>{_rule(line.rule, slug)}</td></tr>"
        for line in found.lines
    )
    table = f'<table class="calc-sum"><tbody>{rows}</tbody></table>' if rows else ""
    return f'<p class="calc-headline">{escape(found.headline)}</p>{table}'


def _rule(rule: str, slug: str) -> str:
    return f'<a class="rule" href="/rules/{escape(slug)}/{escape(rule)}">{escape(rule)}</a>' if rule else ""
