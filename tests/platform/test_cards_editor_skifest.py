"""Ski Fest's editor: its forms give back the cards they got, and name each fault beside its field."""

import copy
from typing import Any

import pytest
from django.template.loader import render_to_string

from games.core.registry import get_title
from games.forms.cards import changes, editor_for
from tests.platform.card_sets import typed

SLUG = "skifest"
EDITOR = editor_for(SLUG)


@pytest.fixture
def shipped() -> dict:
    return get_title(SLUG).default_cards()


def errors(editor: Any) -> dict[str, list[str]]:
    """Field name (with prefix) to its errors; those of a whole row end in ``__all__``."""
    lists = [editor.gear, *(rows for part in editor.maps for rows in part.all)]
    forms = [editor.slope, *editor.village, *(form for rows in lists for form in rows.rows.forms)]
    return {form.add_prefix(name): list(found) for form in forms for name, found in form.errors.items()}


def placed(editor: Any) -> dict[str, list[str]]:
    """The errors after the rules have looked at the cards; no fault may be without a place."""
    assert editor.is_valid()
    assert editor.place(get_title(SLUG).card_faults(editor.cards())) == []
    return errors(editor)


def test_the_shipped_cards_pass_through_the_forms_unchanged(shipped: dict) -> None:
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid()
    assert editor.cards() == shipped
    assert editor.total == 104


@pytest.mark.parametrize(
    ("fields", "where", "said"),
    [
        ({"slope-yeti": "31"}, "slope-yeti", "0 to 30"),
        ({"slope-red-slalom": ""}, "slope-red-slalom", "whole number"),
        ({"gear-0-fame": "x"}, "gear-0-fame", "whole number"),
        ({"gear-0-kind": "magic"}, "gear-0-kind", "“magic” isn’t possible"),
        ({"gear-3-difficulty": ""}, "gear-3-difficulty", "choose which"),
        ({"gear-3-amount": ""}, "gear-3-amount", "has a number"),
        ({"village-0-cost_cards": "4"}, "village-0-cost_cards", "0 to 3"),
        ({"village-6-gain_snow": ""}, "village-6-gain_snow", "0 to 10"),
        ({"small-places-0-height": "10"}, "small-places-0-height", "0 to 9"),
        ({"large-runs-0-difficulty": "pink"}, "large-runs-0-difficulty", "“pink” isn’t possible"),
        ({"large-lifts-0-low": ""}, "large-lifts-0-low", "required"),
    ],
)
def test_what_cant_be_read_is_said_beside_its_field(
    shipped: dict, fields: dict[str, Any], where: str, said: str
) -> None:
    editor = typed(SLUG, shipped, fields)
    assert not editor.is_valid()
    assert list(errors(editor)) == [where]
    assert said in " ".join(errors(editor)[where])


@pytest.mark.parametrize(
    ("fields", "where", "said"),
    [
        ({"gear-1-key": "wax"}, "gear-3-key", "twice"),
        ({"gear-3-amount": "4"}, "gear-3-amount", "1 to 3"),
        ({"small-runs-0-bottom": "Z"}, "small-runs-0-bottom", "no place"),
        ({"large-lifts-0-high": "Z"}, "large-lifts-0-high", "no place"),
        ({"large-lifts-3-low": "G"}, "large-lifts-3-__all__", "a lift goes up"),
        ({"small-runs-3-top": "V"}, "small-runs-3-__all__", "a run goes down"),
    ],
)
def test_what_the_rules_refuse_is_said_beside_its_field(
    shipped: dict, fields: dict[str, Any], where: str, said: str
) -> None:
    found = placed(typed(SLUG, shipped, fields))
    assert said in " ".join(found[where])


def test_faults_of_a_whole_list_stand_above_its_rows(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {f"small-runs-{row}-no_yeti": "on" for row in range(16)})
    assert placed(editor) == {}
    small = next(part for part in editor.maps if part.name == "small")
    assert "the Yeti needs" in small.lists["runs"].faults[0]
    page = render_to_string(EDITOR.template, {"editor": editor})
    assert "the Yeti needs at least two runs" in page


def test_a_place_without_a_way_on_is_named(shipped: dict) -> None:
    gone = [row for row, run in enumerate(shipped["maps"]["small"]["runs"]) if run["top"] == "H"]
    found = placed(typed(SLUG, shipped, {f"small-runs-{row}-DELETE": "on" for row in gone}))
    row = next(at for at, place in enumerate(shipped["maps"]["small"]["places"]) if place["key"] == "H")
    assert "no run leads on from H" in " ".join(found[f"small-places-{row}-__all__"])


def test_a_removed_row_is_gone_and_shifts_the_faults(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"gear-0-DELETE": "on", "gear-3-amount": "6"})
    assert editor.is_valid()
    assert [card["key"] for card in editor.cards()["gear"]] == [card["key"] for card in shipped["gear"][1:]]
    assert "1 to 3" in " ".join(placed(editor)["gear-3-amount"])


def test_changes_are_told_in_words(shipped: dict) -> None:
    new = copy.deepcopy(shipped)
    new["slope"]["yeti"] = 12
    new["gear"][3]["fame"] = 5
    new["village"][1]["gain"] = {"cards": 3}
    new["maps"]["small"]["runs"][0]["no_yeti"] = False
    assert [(change.about, change.before, change.after) for change in changes(SLUG, shipped, new)] == [
        ("Slope card, Yeti", "14 copies", "12 copies"),
        ("The slope deck", "104 cards", "102 cards"),
        ("Gear, Wax", "4 fame, 2 points: fewer cards, blue, 1", "5 fame, 2 points: fewer cards, blue, 1"),
        ("Village 2, Bakery", "costs 1 fame, gains 2 cards", "costs 1 fame, gains 3 cards"),
        ("Small map, Nursery Mile", "green, A to V, no Yeti", "green, A to V"),
    ]


def test_stored_cards_can_be_read(shipped: dict) -> None:
    page = render_to_string(EDITOR.cards_template, EDITOR.view_context(shipped))
    assert "Nursery Mile" in page
    assert "3 for sun, 2 for ice, 4 for snow" in page
