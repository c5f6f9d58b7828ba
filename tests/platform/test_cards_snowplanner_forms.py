"""Snow Planner's editor: its forms give back the cards they got, and name each fault beside its field."""

import copy
from typing import Any

import pytest
from django.template.loader import render_to_string

from games.core.registry import get_title
from games.core.results import CardFault
from games.forms.cards import Change, changes, editor_for
from tests.platform.card_sets import typed

SLUG = "snowplanner"
EDITOR = editor_for(SLUG)


@pytest.fixture
def shipped() -> dict:
    return get_title(SLUG).default_cards()


def errors(editor: Any) -> dict[str, list[str]]:
    """Field name (with prefix) to its errors, of all forms."""
    forms = [form for formset in editor.formsets.values() for form in formset.forms]
    forms += [*editor.area_forms.values(), *editor.board.values()]
    return {form.add_prefix(name): list(found) for form in forms for name, found in form.errors.items()}


def verbs(name: str, *rows: tuple[str, str]) -> dict[str, list[str]]:
    """The form data of rows of verb and amount."""
    return {f"{name}-verb": [verb for verb, _ in rows], f"{name}-amount": [amount for _, amount in rows]}


def page(editor: Any) -> str:
    return render_to_string(EDITOR.template, {"editor": editor})


def test_the_shipped_cards_pass_through_the_forms_unchanged(shipped: dict) -> None:
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid()
    assert editor.cards() == shipped
    assert editor.problems == []


def test_every_verb_trigger_and_requirement_passes_through_the_forms(shipped: dict) -> None:
    card = shipped["events"]["fresh_powder"]
    card["cost"] = {"snow": 1, "tickets": 2, "croissants": 3, "likes": 4, "points": 5}
    card["effect"] = {
        **card["cost"],
        "window": {"any": 1, "blue": 2, "orange": 3, "green": 4},
        "guest": 1,
        "draw_event": 2,
        "train": 3,
        "move_window": 1,
    }
    need = {"blue": 1, "orange": 2, "green": 3, "any": 4, "bingo": 1, "pay": {"snow": 1}, "pattern": [2, 5]}
    shipped["guests"]["ski_pupil"]["stay"] = [need, {}]
    shipped["talents"]["greeter"]["left"]["on"] = "window"
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid(), errors(editor)
    assert editor.cards() == shipped
    assert get_title(SLUG).card_faults(shipped) == []


GUEST, VIP, EVENT, TALENT, GOAL, ROUND = "guests-0", "vips-0", "events-0", "talents-0", "goals-0", "rounds-0"
FAULTS: list[tuple[dict, str, str]] = [
    ({f"{GUEST}-name": ""}, f"{GUEST}-name", "Give the card a name"),
    ({f"{GUEST}-name": "雪"}, f"{GUEST}-name", "at least one letter"),
    ({f"{GUEST}-name": "Sled Racer"}, "guests-1-name", "too like another card's name"),
    ({f"{VIP}-name": "ski pupil!"}, f"{VIP}-name", "too like another card's name"),
    ({f"{GUEST}-cost": "3"}, f"{GUEST}-cost", "from 0 to 2"),
    ({f"{GUEST}-cost": "one"}, f"{GUEST}-cost", "whole number"),
    (verbs(f"{GUEST}-reward_2"), f"{GUEST}-reward_2", "Day 2's is missing"),
    (verbs(f"{GUEST}-reward_2", ("fly", "2")), f"{GUEST}-reward_2", "“fly” is no verb"),
    (verbs(f"{GUEST}-reward_2", ("window:pink", "2")), f"{GUEST}-reward_2", "“window:pink” is no verb"),
    (verbs(f"{GUEST}-reward_2", ("train", "2")), f"{GUEST}-reward_2", "free training can't be here"),
    (verbs(f"{GUEST}-reward_2", ("snow", "0")), f"{GUEST}-reward_2", "“Snow” takes a whole number"),
    (verbs(f"{GUEST}-reward_2", ("snow", "1.5")), f"{GUEST}-reward_2", "not “1.5”"),
    (verbs(f"{GUEST}-reward_2", ("window:any", "10")), f"{GUEST}-reward_2", "from 1 to 9"),
    (verbs(f"{GUEST}-reward_2", ("", "2")), f"{GUEST}-reward_2", "Choose what the 2 is for"),
    (verbs(f"{GUEST}-reward_2", ("snow", "1"), ("snow", "2")), f"{GUEST}-reward_2", "has a row already"),
    (verbs(f"{GUEST}-stay_1", ("pink", "2")), f"{GUEST}-stay_1", "“pink” is no requirement"),
    ({f"{GUEST}-pattern_1": ["2", "12"]}, f"{GUEST}-pattern_1", "“12”: outside the grid"),
    ({f"{VIP}-pattern": ["0", "x"]}, f"{VIP}-pattern", "“0”, “x”: outside the grid"),
    (verbs(f"{VIP}-reward"), f"{VIP}-reward", "A VIP has a reward"),
    ({f"{VIP}-penalty": "-1"}, f"{VIP}-penalty", "from 0 to 99"),
    ({f"{EVENT}-level": "7"}, f"{EVENT}-level", "from 2 to 6"),
    (verbs(f"{EVENT}-cost", ("guest", "1")), f"{EVENT}-cost", "“guest” is no resource"),
    (verbs(f"{EVENT}-effect"), f"{EVENT}-effect", "An Event has an effect"),
    ({f"{TALENT}-left_on": "sneeze"}, f"{TALENT}-left_on", "“sneeze” is not known"),
    (verbs(f"{TALENT}-right_gain", ("train", "1")), f"{TALENT}-right_gain", "Free training can't be here"),
    ({f"{GOAL}-per": "moon"}, f"{GOAL}-per", "“moon” is not known"),
    ({f"{GOAL}-layout": ["10"]}, f"{GOAL}-layout", "outside the grid"),
    ({f"{GOAL}-divisor": "0"}, f"{GOAL}-divisor", "from 1 to 99"),
    ({f"{ROUND}-season": "spring"}, f"{ROUND}-season", "“spring” is not known"),
    (verbs(f"{ROUND}-gains"), f"{ROUND}-gains", "Low Season gives something"),
    ({"rounds-4-resource": ""}, "rounds-4-resource", "What is owed: choose one"),
    ({"rounds-4-base": ""}, "rounds-4-base", "from 0 to 99"),
    (verbs("summit_tiles-0-gains"), "summit_tiles-0-gains", "A tile gives something"),
    (verbs("areas-slope-at_1", ("play_event", "2")), "areas-slope-at_1", "“Play an Event” takes 1"),
    (verbs("areas-slope-at_1", ("windows", "1"), ("snow", "1")), "areas-slope-at_1", "does one thing"),
    (verbs("areas-slope-at_1", ("cards", "1")), "areas-slope-at_1", "up to which Station position"),
    (verbs("areas-slope-at_1", ("max", "1")), "areas-slope-at_1", "how many cards"),
    (verbs("areas-slope-at_1", ("cost:snow", "1")), "areas-slope-at_1", "can't only cost"),
    (verbs("areas-summit-at_1", ("windows", "1")), "areas-summit-at_1", "“windows” is no verb"),
    (verbs("areas-summit-at_1"), "areas-summit-at_1", "at least one reward"),
    ({"areas-summit-tiles_from_round": "9"}, "areas-summit-tiles_from_round", "from 1 to 8"),
    ({"spaces-space_3_2": "5"}, "spaces-space_3_2", "“5” is not known"),
    ({"spaces-space_1_4": "2"}, "spaces-space_1_4", "from the left"),
    ({"hotel-rooms": "0"}, "hotel-rooms", "from 1 to 6"),
    (verbs("hotel-bonus_5", ("nap", "1")), "hotel-bonus_5", "“nap” is no verb"),
    (verbs("bonus_table-blue_3", ("snow", "many")), "bonus_table-blue_3", "not “many”"),
    ({"setup-dice_3": "7"}, "setup-dice_3", "from 1 to 6"),
    ({"setup-talents": "0"}, "setup-talents", "from 1 to 9"),
]


@pytest.mark.parametrize(("fields", "where", "said"), FAULTS, ids=[f"{w}: {s}" for _, w, s in FAULTS])
def test_the_form_names_what_is_wrong_beside_the_field(
    shipped: dict, fields: dict, where: str, said: str
) -> None:
    editor = typed(SLUG, shipped, fields)
    assert not editor.is_valid()
    found = errors(editor)
    assert list(found) == [where]
    assert said in found[where][0]
    (problem,) = editor.problems
    assert where.startswith(problem.anchor)


def test_a_stored_guest_without_its_later_rewards_is_shown_with_what_is_missing(shipped: dict) -> None:
    del shipped["guests"]["ski_pupil"]["rewards"][1:]
    editor = EDITOR.from_cards(shipped)
    assert not editor.is_valid()
    assert set(errors(editor)) == {"guests-0-reward_2", "guests-0-reward_3"}
    assert "Day 2&#x27;s is missing" in page(editor)


def test_all_errors_are_found_at_once(shipped: dict) -> None:
    fields = {"guests-0-cost": "9", **verbs("events-3-effect", ("fly", "1")), "setup-snow": "-1"}
    editor = typed(SLUG, shipped, fields)
    assert not editor.is_valid()
    assert set(errors(editor)) == {"guests-0-cost", "events-3-effect", "setup-snow"}


def test_an_error_stands_at_the_row_it_is_about_and_what_was_typed_stays(shipped: dict) -> None:
    editor = typed(SLUG, shipped, verbs("guests-0-reward_2", ("snow", "1"), ("fly", "lots"), ("points", "2")))
    assert not editor.is_valid()
    rows = editor.formsets["guests"].forms[0]["reward_2"].rows
    assert [bool(row.problems) for row in rows] == [False, True, False]
    shown = page(editor)
    assert '<option value="fly" selected>fly (not possible)</option>' in shown
    assert 'value="lots"' in shown
    assert 'aria-describedby="id_guests-0-reward_2_row_1"' in shown
    assert 'id="id_guests-0-reward_2_row_1"' in shown


def test_a_value_outside_the_grid_stays_ticked_until_it_is_taken_away(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"goals-0-layout": ["1", "12"]})
    assert not editor.is_valid()
    assert 'name="goals-0-layout" value="12" checked' in page(editor)


def test_an_owed_number_left_in_a_low_season_card_does_not_matter(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"rounds-0-base": "much", "rounds-0-resource": "mud"})
    assert editor.is_valid(), errors(editor)
    assert editor.cards() == shipped


def test_a_round_card_that_changes_its_season_changes_what_it_has(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"rounds-4-season": "low", **verbs("rounds-4-gains", ("likes", "1"))})
    assert editor.is_valid(), errors(editor)
    assert editor.cards()["rounds"]["big_kitchens"] == {
        "name": "Big Kitchens",
        "season": "low",
        "gains": {"likes": 1},
    }


def test_a_removed_card_is_left_out_however_it_is_filled(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"guests-1-DELETE": "on", "guests-1-cost": "nonsense"})
    assert editor.is_valid(), errors(editor)
    assert list(editor.cards()["guests"]) == [key for key in shipped["guests"] if key != "sled_racer"]


def test_the_key_follows_the_name(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {"guests-0-name": "Poets' Évening 2"})
    assert editor.is_valid(), errors(editor)
    assert next(iter(editor.cards()["guests"])) == "poets_evening_2"


def test_equal_summit_tiles_are_two_tiles(shipped: dict) -> None:
    editor = typed(SLUG, shipped, verbs("summit_tiles-1-gains", ("points", "2")))
    assert editor.is_valid(), errors(editor)
    assert list(editor.cards()["summit_tiles"].values()).count({"points": 2}) == 2
    assert len(editor.cards()["summit_tiles"]) == 6


@pytest.mark.parametrize(
    ("path", "where", "row"),
    [
        ("guests.ski_pupil.cost", "guests-0-cost", None),
        ("guests.ski_pupil.rewards.1", "guests-0-reward_2", None),
        ("guests.ski_pupil.rewards.1.tickets", "guests-0-reward_2", 0),
        ("guests.snow_sculptor.rewards.0.window.any", "guests-19-reward_1", 0),
        ("guests.ski_pupil.stay.1.any", "guests-0-stay_2", 0),
        ("guests.ski_pupil.stay.1.pattern.0", "guests-0-pattern_2", None),
        ("guests.ski_pupil.colour", "guests-0-__all__", None),
        ("vips.opera_star.stay.2.pay.tickets", "vips-1-stay_3", 1),
        ("vips.opera_star.pattern.1", "vips-1-pattern", None),
        ("events.fresh_powder.effect.tickets", "events-0-effect", 1),
        ("talents.snow_reader.left.on", "talents-0-left_on", None),
        ("talents.snow_reader.right.gain.points", "talents-0-right_gain", 0),
        ("goals.full_register.layout", "goals-0-layout", None),
        ("rounds.big_kitchens.owe.per", "rounds-4-per", None),
        ("summit_tiles.likes_2.likes", "summit_tiles-1-gains", 0),
        ("areas.workshop.rewards.2.cost.snow", "areas-workshop-at_2", 0),
        ("areas.summit.tiles_from_round", "areas-summit-tiles_from_round", None),
        ("spaces.3", "spaces-space_3_1", None),
        ("hotel.bonus.4.likes", "hotel-bonus_5", 0),
        ("bonus_table.green.6", "bonus_table-green_6", None),
        ("setup.dice.2", "setup-dice_3", None),
    ],
)
def test_a_fault_that_the_rules_find_stands_beside_its_field(
    shipped: dict, path: str, where: str, row: int | None
) -> None:
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid()
    assert editor.place([CardFault(path, "is wrong")]) == []
    ((found, (text,)),) = errors(editor).items()
    assert found == where
    assert "is wrong" in text
    assert "is wrong" in page(editor)
    if row is not None:
        prefix, _, name = where.rpartition("-")
        forms = [form for made in editor.formsets.values() for form in made.forms]
        (form,) = [
            form
            for form in [*forms, *editor.area_forms.values(), *editor.board.values()]
            if form.prefix == prefix
        ]
        assert form[name].rows[row].problems == ["is wrong"]


def test_a_kind_with_too_few_cards_is_told_beside_its_number(shipped: dict) -> None:
    editor = typed(SLUG, shipped, {f"talents-{at}-DELETE": "on" for at in range(3)})
    assert editor.is_valid()
    assert editor.place(get_title(SLUG).card_faults(editor.cards())) == []
    assert editor.kind_faults["talents"] == ["has 7 cards, four players are dealt 8"]
    assert [problem.anchor for problem in editor.problems] == ["talents"]
    (tally,) = next(kind for kind in editor.kinds if kind.key == "talents").tallies
    assert (tally.have, tally.need, tally.right) == (7, 8, False)
    assert "four players are dealt 8" in page(editor)


def test_a_fault_of_no_field_is_told_with_its_path(shipped: dict) -> None:
    editor = EDITOR.from_cards(shipped)
    assert editor.is_valid()
    faults = [CardFault("elsewhere.1", "is wrong"), CardFault("guests.nobody.cost", "is wrong")]
    assert editor.place(faults) == ["elsewhere.1: is wrong", "guests.nobody.cost: is wrong"]


def test_a_card_that_changed_is_told_by_aspects_and_a_new_one_as_a_whole(shipped: dict) -> None:
    other = copy.deepcopy(shipped)
    other["guests"]["ski_pupil"]["rewards"][1] = {"tickets": 3, "window": {"blue": 1}}
    other["goals"]["word_of_mouth"]["divisor"] = 2
    del other["events"]["lost_glove"]
    other["events"]["new_event"] = {
        "name": "New Event",
        "level": 3,
        "cost": {"snow": 1},
        "effect": {"train": 2},
    }
    other["summit_tiles"]["points_2_again_2"] = {"points": 2}
    other["bonus_table"]["green"][2] = {"points": 4}
    other["spaces"]["3"] = [0, 1, "variable"]
    assert changes(SLUG, shipped, other) == [
        Change("Guest “Ski Pupil”: Day 2", "2 Tickets", "3 Tickets, 1 blue Window"),
        Change("Event “New Event”", "", "level: 3; costs: 1 Snow; effect: 2 free steps of training"),
        Change(
            "Goal “Word of Mouth”: scores",
            "1 point for each Like, at most 8",
            "1 point for every 2 Likes, at most 8",
        ),
        Change("Summit tile “2 points”", "1 tile", "2 tiles"),
        Change("Spaces: for 3 players", "0, 1, 2", "0, 1, variable"),
        Change("Bonus, green: 2 Windows", "1 point", "4 points"),
        Change("Number of cards: Summit tiles", "6", "7"),
        Change("Event “Lost Glove”", "level: 2; costs: nothing; effect: 5 Tickets", ""),
    ]
    assert changes(SLUG, shipped, copy.deepcopy(shipped)) == []


def test_a_card_is_drawn_from_what_makes_sense_of_its_fields(shipped: dict) -> None:
    data = EDITOR.data_of(shipped) | verbs("guests-0-reward_2", ("fly", "9"), ("likes", "4"))
    data |= {"guests-0-name": "<b>Ski</b>", "guests-0-cost": "", "guests-0-pattern_1": ["3", "77"]}
    drawn = EDITOR.drawn({"card": "guests-0", **data})
    assert drawn is not None
    assert "&lt;b&gt;Ski&lt;/b&gt;" in drawn
    assert 'aria-label="4 Likes"' in drawn
    assert 'aria-label="Windows on 3 "' in drawn
    for nonsense in ("guests", "guests-x", "pets-0", "areas-moon", ""):
        assert EDITOR.drawn({"card": nonsense}) is None


@pytest.mark.parametrize("kind", ["guests", "vips", "events", "talents", "goals", "rounds", "summit_tiles"])
def test_a_card_of_any_kind_is_drawn_even_with_nothing_typed(kind: str) -> None:
    assert "snow-face" in (EDITOR.drawn({"card": f"{kind}-0"}) or "")


def test_the_form_has_fewer_fields_than_a_request_may_have(shipped: dict, settings: Any) -> None:
    sent = sum(len(value) if isinstance(value, list) else 1 for value in EDITOR.data_of(shipped).values())
    assert 2 * sent < settings.DATA_UPLOAD_MAX_NUMBER_FIELDS
