"""Boutique's editor: its forms give back the cards they got, and name each fault beside its field."""

import copy
from typing import Any

import pytest
from django.template.loader import render_to_string

from games.core.registry import get_title
from games.core.results import CardFault
from games.forms.cards import Change, changes, editor_for
from tests.platform.card_sets import typed

SLUG = "boutique"
EDITOR = editor_for(SLUG)


@pytest.fixture
def shipped() -> dict:
    return get_title(SLUG).default_cards()


def errors(editor: Any) -> dict[str, list[str]]:
    """Field name (with prefix) to its errors."""
    forms = [*editor.guests.forms, editor.die]
    return {form.add_prefix(name): list(found) for form in forms for name, found in form.errors.items()}


def test_the_shipped_cards_pass_through_the_forms_unchanged(shipped: dict) -> None:
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid()
    assert editor.cards() == shipped
    assert editor.total == editor.deck_size == 28


@pytest.mark.parametrize(
    ("fields", "where", "said"),
    [
        ({"guests-0-first_nights": "0"}, "guests-0-first_nights", "A stay of no nights"),
        ({"guests-0-first_nights": ""}, "guests-0-first_nights", "A stay of no nights"),
        ({"guests-6-second_nights": "0"}, "guests-6-second_nights", "A stay of no nights"),
        ({"guests-0-first_nights": "two"}, "guests-0-first_nights", "whole number"),
        ({"guests-0-first_nights": "9"}, "guests-0-first_nights", "at most 8 nights"),
        ({"guests-0-first_from": "9"}, "guests-0-first_from", "“9” is no first night"),
        ({"guests-0-first_from": "-1"}, "guests-0-first_from", "“-1” is no first night"),
        ({"guests-0-second_from": "1"}, "guests-0-second_nights", "Give the second room's nights"),
        ({"guests-0-adjacent": "on"}, "guests-0-adjacent", "One room can't be side by side"),
        ({"guests-0-copies": "0"}, "guests-0-copies", "at least one copy"),
        ({"guests-0-copies": ""}, "guests-0-copies", "how many copies"),
        ({"guests-0-copies": "2.5"}, "guests-0-copies", "whole number"),
        ({"die-face_3": "8"}, "die-face_3", "“8” is no day of the week"),
        ({"die-face_3": "0"}, "die-face_3", "“0” is no day of the week"),
        ({"die-face_6": None}, "die-face_6", "Choose the day of face 6"),
    ],
)
def test_the_form_names_what_is_wrong_beside_the_field(
    shipped: dict, fields: dict, where: str, said: str
) -> None:
    editor = typed(SLUG, shipped, fields)
    assert not editor.is_valid()
    found = errors(editor)
    assert list(found) == [where]
    assert said in found[where][0]


def test_all_errors_are_found_at_once(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"guests-0-first_nights": "0", "guests-1-copies": "x", "die-face_1": "9"})
    assert not editor.is_valid()
    assert set(errors(editor)) == {"guests-0-first_nights", "guests-1-copies", "die-face_1"}


def test_a_removed_row_is_left_out_however_it_is_filled(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"guests-1-DELETE": "on", "guests-1-copies": "nonsense"})
    assert editor.is_valid()
    assert editor.cards()["guests"] == [shipped["guests"][0], *shipped["guests"][2:]]


def test_a_row_without_anything_typed_is_not_skipped_in_silence(shipped: dict) -> None:
    data = EDITOR.data_of(shipped)
    data["guests-TOTAL_FORMS"] += 1
    editor = EDITOR(data)
    assert not editor.is_valid()
    assert f"guests-{len(shipped['guests'])}-copies" in errors(editor)


def test_more_rows_than_can_be_sent_are_refused(shipped: dict) -> None:
    editor = EDITOR({**EDITOR.data_of(shipped), "guests-TOTAL_FORMS": 5000})
    assert not editor.is_valid()
    assert editor.guests.non_form_errors()


@pytest.mark.parametrize(
    ("path", "where"),
    [
        ("guests.2.copies", "guests-2-copies"),
        ("guests[2].copies", "guests-2-copies"),
        ("guests.6.stays.0.0", "guests-6-first_from"),
        ("guests.6.stays.0.1", "guests-6-first_nights"),
        ("guests.6.stays.1.0", "guests-6-second_from"),
        ("guests.6.stays.1.1", "guests-6-second_nights"),
        ("guests.6.stays.1", "guests-6-second_nights"),
        ("guests.6.stays", "guests-6-second_nights"),
        ("guests.6.adjacent", "guests-6-adjacent"),
        ("guests.6.breakfast", "guests-6-breakfast"),
        ("guests.6", "guests-6-__all__"),
        ("die_days.0", "die-face_1"),
        ("die_days.5", "die-face_6"),
        ("die_days", "die-__all__"),
    ],
)
def test_a_fault_that_the_rules_find_stands_beside_its_field(shipped: dict, path: str, where: str) -> None:
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid()
    assert editor.place([CardFault(path, "is wrong")]) == []
    assert errors(editor) == {where: ["is wrong"]}


def test_a_fault_is_placed_by_the_rows_that_are_left(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"guests-0-DELETE": "on"})
    assert editor.is_valid()
    editor.place([CardFault("guests.0.copies", "is wrong")])
    assert errors(editor) == {"guests-1-copies": ["is wrong"]}


def test_a_fault_of_no_field_is_told_with_its_path(shipped: dict) -> None:
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid()
    faults = [CardFault("elsewhere.1", "is wrong"), CardFault("guests.99.copies", "is wrong")]
    assert editor.place(faults) == ["elsewhere.1: is wrong", "guests.99.copies: is wrong"]


def test_a_deck_of_the_wrong_size_is_told_beside_the_total(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"guests-0-copies": "7"})
    assert editor.is_valid()
    assert editor.place(get_title(SLUG).card_faults(editor.cards())) == []
    assert not errors(editor)
    (said,) = editor.deck_faults
    assert "33" in said
    assert "28" in said


def test_the_page_shows_values_that_the_form_does_not_offer(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"die-face_3": "8", "guests-0-first_nights": "lots"})
    editor.is_valid()
    page = render_to_string(EDITOR.template, {"editor": editor})
    assert '<option value="8" selected>8 (not possible)</option>' in page
    assert 'value="lots"' in page


def test_every_field_has_a_label_and_its_errors_are_tied_to_it(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"guests-0-first_nights": "0"})
    editor.is_valid()
    page = render_to_string(EDITOR.template, {"editor": editor})
    assert '<label for="id_guests-0-first_nights">' in page
    assert 'aria-invalid="true" aria-describedby="id_guests-0-first_nights_error"' in page
    assert 'id="id_guests-0-first_nights_error"' in page


def test_the_difference_of_two_card_sets_is_told_card_by_card(shipped: dict) -> None:
    other = copy.deepcopy(shipped)
    other["guests"][0]["copies"] += 1
    other["die_days"][5] = 7
    other["guests"].append({"copies": 1, "stays": [[2, 3]], "breakfast": True, "adjacent": False})
    assert changes(SLUG, shipped, other) == [
        Change("One room, 1 night", "2 copies", "3 copies"),
        Change("One room, 3 nights from 2 days later, with breakfast", "", "1 copy"),
        Change("The deck", "28 cards", "30 cards"),
        Change("White die, face 6", "Saturday", "Sunday"),
    ]
    assert changes(SLUG, shipped, copy.deepcopy(shipped)) == []


def test_rows_of_the_same_card_count_together(shipped: dict) -> None:
    split = copy.deepcopy(shipped)
    split["guests"][0]["copies"] -= 1
    split["guests"].append({**split["guests"][0], "copies": 1})
    assert changes(SLUG, shipped, split) == []


def test_cards_of_a_title_without_an_editor_can_still_be_compared() -> None:
    assert editor_for("no-editor") is None
    assert changes("no-editor", {"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == [Change("a.1.b", "2", "3")]
