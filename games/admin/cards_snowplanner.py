"""The editor of Snow Planner's card set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from django.forms import Media
from django.forms.widgets import Script
from django.template.loader import render_to_string

from games.core.jsontypes import JsonDict
from games.core.results import CardFault
from games.forms.cards import CardEditor, Change, compared, register
from games.forms.cards_snowplanner import CARD_FORMSETS, KINDS, named_data
from games.forms.cards_snowplanner_base import CardForm
from games.forms.cards_snowplanner_board import AREA_FORMS, SECTIONS
from games.forms.cards_snowplanner_faces import Face, area_face, face
from games.forms.cards_snowplanner_fields import RowsField, blank_row
from games.forms.cards_snowplanner_tally import Tally, tallies
from games.forms.cards_snowplanner_verbs import VOCABULARIES
from games.forms.cards_snowplanner_words import sentence, told
from games.titles.snowplanner.texts import card_name

FACE_TEMPLATE = "admin/games/cards/snowplanner_face.html"
AREAS = "areas"


class Drawn(NamedTuple):
    """A form of one card with its drawing."""

    form: CardForm
    face: Face
    anchor: str


class KindSection(NamedTuple):
    """A kind of cards on the page."""

    key: str
    one: str
    many: str
    formset: Any
    cards: list[Drawn]
    new: Drawn
    faults: list[str]
    tallies: list[Tally]
    most: int
    wrong: int

    @property
    def number(self) -> int:
        """How many cards aren't removed."""
        return len(self.formset.kept)


class Problem(NamedTuple):
    """Something that is wrong, and where: the section, the card's anchor, its name, the field's label."""

    section: str
    anchor: str
    where: str
    text: str


@register("snowplanner")
class SnowPlannerEditor(CardEditor):
    """Cards of seven kinds, each drawn as it looks; the areas with their rewards; the tables of the board."""

    template = "admin/games/cards/snowplanner_form.html"
    cards_template = "admin/games/cards/snowplanner_view.html"
    blank_rows = [(vocabulary.name, blank_row(vocabulary)) for vocabulary in VOCABULARIES]

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.formsets = {kind: made(data, prefix=kind) for kind, made in CARD_FORMSETS.items()}
        self.area_forms = {area: made(data, prefix=f"{AREAS}-{area}") for area, made in AREA_FORMS.items()}
        self.board = {name: section.form(data, prefix=name) for name, section in SECTIONS.items()}
        self.kind_faults: dict[str, list[str]] = {kind: [] for kind in KINDS}

    @classmethod
    def data_of(cls, cards: JsonDict) -> dict[str, Any]:
        """See :class:`CardEditor`."""
        data: dict[str, Any] = {}
        for kind in KINDS:
            data |= {f"{kind}-TOTAL_FORMS": len(cards[kind]), f"{kind}-INITIAL_FORMS": 0}
            for row, (key, card) in enumerate(cards[kind].items()):
                data |= _prefixed(f"{kind}-{row}", named_data(kind, key, card))
        for area, form in AREA_FORMS.items():
            data |= _prefixed(f"{AREAS}-{area}", form.data_of(cards[AREAS][area]))
        for name, section in SECTIONS.items():
            data |= _prefixed(name, section.form.data_of(cards[name]))
        return data

    @property
    def media(self) -> Media:
        """See :class:`CardEditor`."""
        mine = Media(
            css={"all": ["games/admin/snowplanner.css"]},
            js=[Script("games/admin/snowplanner.js", type="module")],
        )
        return mine + next(iter(self.formsets.values())).media

    def is_valid(self) -> bool:
        """See :class:`CardEditor`."""
        # All of them, so that all errors are shown at once.
        readable = [formset.is_valid() for formset in self.formsets.values()]
        readable += [form.is_valid() for form in (*self.area_forms.values(), *self.board.values())]
        return all([*readable, self._names_differ()])

    def _names_differ(self) -> bool:
        """Whether no two cards have the same key. Guests and VIPs lie in one deck (SNP-1.4)."""
        differ = True
        for kinds in (("guests", "vips"), ("events",), ("talents",), ("goals",), ("rounds",)):
            taken: dict[str, str] = {}
            for kind in kinds:
                for form in self.formsets[kind].kept:
                    if "name" not in form.cleaned_data:
                        continue
                    key, name = form.key(), form.cleaned_data["name"]
                    if key in taken:
                        form.add_error("name", f"“{taken[key]}” is too like another card's name: change one.")
                        differ = False
                    else:
                        taken[key] = name
        return differ

    def cards(self) -> JsonDict:
        """See :class:`CardEditor`."""
        kinds: JsonDict = {
            kind: {key: form.card() for key, form in self._keyed(kind)} for kind in self.formsets
        }
        return {
            **kinds,
            AREAS: {area: form.card() for area, form in self.area_forms.items()},
            **{name: form.card() for name, form in self.board.items()},
        }

    def _keyed(self, kind: str) -> Iterator[tuple[str, Any]]:
        """The cards of a kind with their keys; equal Summit tiles get a number."""
        taken: set[str] = set()
        for form in self.formsets[kind].kept:
            key, copy = form.key(), 2
            while key in taken:
                key, copy = f"{form.key()}_again_{copy}", copy + 1
            taken.add(key)
            yield key, form

    def place(self, faults: Sequence[CardFault]) -> list[str]:
        """See :class:`CardEditor`. A fault of a kind as a whole stands beside its number of cards."""
        homeless = []
        keyed = {kind: dict(self._keyed(kind)) for kind in self.formsets}
        for fault in faults:
            head, *path = fault.path.split(".")
            if head in keyed and not path:
                self.kind_faults[head].append(fault.problem)
            elif head in keyed and path[0] in keyed[head]:
                keyed[head][path[0]].place(path[1:], fault.problem)
            elif head == AREAS and path and path[0] in self.area_forms:
                self.area_forms[path[0]].place(path[1:], fault.problem)
            elif head in self.board:
                self.board[head].place(path, fault.problem)
            else:
                homeless.append(f"{fault.path}: {fault.problem}")
        return homeless

    @property
    def kinds(self) -> list[KindSection]:
        """The kinds of cards for the page."""
        counted = tallies(
            {kind: [form.sketch() for form in formset.kept] for kind, formset in self.formsets.items()},
            self.board["setup"].sketch(),
        )
        return [
            KindSection(
                kind,
                KINDS[kind].one,
                KINDS[kind].many,
                formset,
                [Drawn(form, face(kind, form.sketch()), str(form.prefix)) for form in formset.forms],
                Drawn(formset.empty_form, face(kind, formset.empty_form.sketch()), f"{kind}-__prefix__"),
                [*formset.non_form_errors(), *self.kind_faults[kind]],
                counted[kind],
                KINDS[kind].most,
                sum(bool(form.errors) for form in formset.kept) + len(self.kind_faults[kind]),
            )
            for kind, formset in self.formsets.items()
        ]

    @property
    def areas(self) -> list[Drawn]:
        """The areas for the page."""
        return [
            Drawn(form, area_face(area, form.sketch()), f"{AREAS}-{area}")
            for area, form in self.area_forms.items()
        ]

    @property
    def wrong_areas(self) -> int:
        """How many areas have an error."""
        return sum(bool(form.errors) for form in self.area_forms.values())

    @property
    def sections(self) -> list[dict[str, Any]]:
        """The tables of the board for the page."""
        return [
            {"key": name, "section": SECTIONS[name], "form": form, "wrong": len(form.errors)}
            for name, form in self.board.items()
        ]

    @property
    def problems(self) -> list[Problem]:
        """Everything that is wrong, with the way to it."""
        found = []
        for kind, formset in self.formsets.items():
            found += [Problem(kind, kind, KINDS[kind].many, fault) for fault in self.kind_faults[kind]]
            for form in formset.kept:
                found += _problems(form, kind, f"{KINDS[kind].one} {form.title or 'without a name'}")
        for form in self.area_forms.values():
            found += _problems(form, AREAS, form.title)
        for name, form in self.board.items():
            found += _problems(form, name, SECTIONS[name].heading)
        return found

    @classmethod
    def drawn(cls, data: Mapping[str, Any]) -> str | None:
        """See :class:`CardEditor`. ``card`` in ``data`` is the prefix of the card's fields."""
        prefix = str(data.get("card", ""))
        kind, _, rest = prefix.partition("-")
        if kind == AREAS and rest in AREA_FORMS:
            drawing = area_face(rest, AREA_FORMS[rest](data, prefix=prefix).sketch())
        elif kind in KINDS and rest.isdecimal():
            drawing = face(kind, KINDS[kind].form(data, prefix=prefix).sketch())
        else:
            return None
        return render_to_string(FACE_TEMPLATE, {"face": drawing})

    @classmethod
    def parts(cls, cards: JsonDict) -> dict[str, str]:
        """See :class:`CardEditor`."""
        return {about: sentence(aspects) for about, aspects in told(cards).items()}

    @classmethod
    def changes(cls, old: JsonDict, new: JsonDict) -> list[Change]:
        """See :class:`CardEditor`. A card that stays is told by aspects, a new or gone one as a whole."""
        before, after = told(old), told(new)
        found = []
        for about in [*after, *(gone for gone in before if gone not in after)]:
            if about in before and about in after:
                found += [
                    Change(f"{about}: {aspect}" if aspect else about, was, now)
                    for aspect, was, now in compared(before[about], after[about])
                ]
            else:
                was, now = before.get(about), after.get(about)
                found.append(Change(about, sentence(was) if was else "", sentence(now) if now else ""))
        return found

    @classmethod
    def view_context(cls, cards: JsonDict) -> dict[str, Any]:
        """See :class:`CardEditor`."""
        kinds = [
            {
                "key": kind,
                "many": KINDS[kind].many,
                "number": len(cards[kind]),
                "faces": [face(kind, _named(kind, key, card)) for key, card in cards[kind].items()],
            }
            for kind in KINDS
        ]
        areas = [area_face(area, cards[AREAS][area]) for area in AREA_FORMS]
        words = told(cards)
        names = ["Spaces", "Hotel", "Bonus, blue", "Bonus, orange", "Bonus, green", "Set-up"]
        return {"kinds": kinds, "areas": areas, "board": [(name, words[name]) for name in names]}


def _named(kind: str, key: str, card: JsonDict) -> JsonDict:
    return card if kind == "summit_tiles" else {"name": card_name(key), **card}


def _prefixed(prefix: str, data: Mapping[str, Any]) -> dict[str, Any]:
    return {f"{prefix}-{name}": value for name, value in data.items()}


def _problems(form: CardForm, section: str, where: str) -> list[Problem]:
    found = []
    for name, errors in form.errors.items():
        label = form.fields[name].label if name in form.fields else ""
        of_rows = isinstance(form.fields.get(name), RowsField)
        about = f"{where}, {label}" if label and (of_rows or label not in str(errors)) else where
        found += [Problem(section, str(form.prefix), about, error) for error in errors]
    return found
