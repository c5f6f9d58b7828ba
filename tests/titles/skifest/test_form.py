"""The JSON form: what loads, what is refused, and what views leave out."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.results import FormFault, MoveFault
from games.titles.skifest.title import TITLE
from tests.titles.skifest.support import Play, put

KEYS = {
    *(
        "game",
        "form",
        "phase",
        "map",
        "day",
        "round",
        "turn_order",
        "active_seat",
        "seats_to_act",
        "actions_left",
    ),
    *("weather", "yeti", "players", "runs", "row", "deck", "discard", "gear_row", "gear_deck", "village"),
    *("draws_left", "pending", "known", "result"),
}


def new_form(players: int = 2) -> JsonDict:
    return TITLE.new_game(players, SeededChance(3)).form()


def test_the_form_has_the_documented_keys() -> None:
    form = new_form()
    assert set(form) == KEYS
    assert list(form["village"]) == [
        *("ski_school", "bakery", "ticket_window", "blasting_shed", "card_table", "sauna", "hotel")
    ]
    assert set(form["players"][0]) == {
        *("points", "fame", "at", "arrived", "hand", "tickets", "explosives", "armed", "rode", "trained"),
        *("gear", "village", "hotel_rank"),
    }


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("game", "boutique"),
        ("form", 2),
        ("phase", "lunch"),
        ("map", "large"),
        ("day", 4),
        ("day", 0),
        ("round", 5),
        ("round", True),
        ("turn_order", [0, 0]),
        ("turn_order", [0]),
        ("active_seat", None),
        ("active_seat", 2),
        ("seats_to_act", [5]),
        ("actions_left", 3),
        ("actions_left", -1),
        ("weather", ["sun", "sun"]),
        ("weather", ["sun", "rain", "ice"]),
        ("yeti", "nursery_mile"),
        ("yeti", "postman"),
        ("players.0.points", -1),
        ("players.0.points", 1.5),
        ("players.0.fame", "3"),
        ("players.0.at", "C"),
        ("players.0.at", "Z"),
        ("players.0.arrived", None),
        ("players.0.hand", ["green-slalom"]),
        ("players.0.hand", "yeti"),
        ("players.0.hand", [None]),
        ("players.0.tickets", -1),
        ("players.0.explosives", True),
        ("players.0.armed", 1),
        ("players.0.rode", 0),
        ("players.0.gear", ["skates"]),
        ("players.0.village", 8),
        ("players.0.village", 2),
        ("players.0.hotel_rank", 0),
        ("players", []),
        ("runs.nursery_mile.markers", [2]),
        ("runs.nursery_mile.style", "moguls"),
        ("runs.cocoa_trail.style", "jumps"),
        ("row", ["yeti"] * 5),
        ("row", [None]),
        ("deck", {}),
        ("gear_row", ["wax", "wax2"]),
        ("village.sauna", [0]),
        ("village.hotel", [0]),
        ("village.sauna", [None]),
        ("draws_left", 3),
        ("draws_left", 2),
        ("pending", [{"seat": 0, "kind": "buy"}]),
        ("pending", [{"seat": 0, "kind": "hold_avalanche"}]),
        ("pending", [{"seat": 2, "kind": "slide"}]),
        ("pending", [{"seat": 0}]),
        ("pending", [{"seat": 0, "kind": "slide", "run": "fang"}]),
        ("result", {}),
        ("known", [[]]),
        ("phase", "over"),
        ("phase", "apres"),
    ],
)
def test_a_fault_is_refused_with_its_reason(path: str, value: Any) -> None:
    form = new_form()
    form["active_seat"] = form["turn_order"][1]
    put(form, path, value)
    with pytest.raises(FormFault) as fault:
        TITLE.load(form)
    assert str(fault.value)


@pytest.mark.parametrize("path", ["", "players.0", "runs", "runs.fang", "village"])
def test_missing_and_unknown_keys_are_refused(path: str) -> None:
    for change in ("add", "drop"):
        form = new_form()
        here: Any = form
        for key in path.split(".") if path else []:
            here = here[int(key)] if isinstance(here, list) else here[key]
        if change == "add":
            here["extra"] = 1
        else:
            here.pop(next(iter(here)))
        with pytest.raises(FormFault):
            TITLE.load(form)


@pytest.mark.parametrize("form", [None, [], 3, "form", {}])
def test_what_is_no_form_is_refused(form: Any) -> None:
    with pytest.raises(FormFault):
        TITLE.load(form)


def test_totals_are_not_checked_and_count_from_then_on() -> None:
    play = Play(2, {"players.0.hand": ["red-slalom"] * 9, "players.0.gear": ["wax"], "gear_row": ["wax"] * 4})
    assert len(play["players.0.hand"]) == 9


def test_who_must_act_is_set_at_load() -> None:
    form = new_form()
    form["seats_to_act"] = [0, 1]
    form["pending"] = [{"seat": 1, "kind": "move_yeti"}]
    form["active_seat"] = 0
    game = TITLE.load(form)
    assert game.form()["seats_to_act"] == game.seats_to_act() == [1]


@pytest.mark.parametrize(
    "move",
    [
        {"type": "fly"},
        {"type": "draw"},
        {"type": "draw", "from": 4},
        {"type": "draw", "from": True},
        {"type": "draw", "from": "row"},
        {"type": "lift", "to": "A"},
        {"type": "lift", "to": "Q", "ticket": False},
        {"type": "lift", "to": "A", "ticket": 0},
        {"type": "ski", "run": "fang", "cards": "yeti", "claim": False},
        {"type": "ski", "run": "fang", "cards": ["joker"], "claim": False},
        {"type": "ski", "run": "fang", "cards": []},
        {"type": "ski", "run": None, "cards": [], "claim": False},
        {"type": "ski", "run": "no_run", "cards": [], "claim": False},
        {"type": "move_yeti", "run": None},
        {"type": "hold_avalanche", "hold": None},
        {"type": "arm", "after": 9},
        {"type": "arm", "after": "Bo"},
        {"type": "visit", "place": "bar"},
        {"type": "visit", "place": "ski_school", "discard": ["joker"]},
        {"type": "buy", "gear": "skates"},
        {"type": "buy"},
        {"type": "pass", "why": "tired"},
    ],
)
def test_what_is_no_move_is_a_fault(move: JsonDict) -> None:
    game = TITLE.new_game(2, SeededChance(3))
    with pytest.raises(MoveFault):
        game.check(0, move)


def test_hands_compare_without_order_and_nothing_else_does() -> None:
    assert TITLE.equal("players.0.hand", ["yeti", "red-slalom"], ["red-slalom", "yeti"])
    assert not TITLE.equal("players.0.hand", ["yeti"], ["yeti", "yeti"])
    assert TITLE.equal("players.0", {"hand": ["yeti", "red-slalom"]}, {"hand": ["red-slalom", "yeti"]})
    assert TITLE.equal("players", [{"hand": ["yeti", "red-slalom"]}], [{"hand": ["red-slalom", "yeti"]}])
    assert not TITLE.equal("row", ["yeti", "red-slalom"], ["red-slalom", "yeti"])
    assert not TITLE.equal("yeti", None, "fang")


def test_chance_entries_are_cards_and_gear() -> None:
    for entry in ({"card": "yeti"}, {"gear": "wax"}):
        assert TITLE.chance_fault(entry) is None
    for entry in ({"die": 1}, {"card": "joker"}, {"gear": "yeti"}, {"card": "yeti", "gear": "wax"}, {}, None):
        assert TITLE.chance_fault(entry)


def test_a_view_hides_hands_and_decks_but_not_their_sizes() -> None:
    play = Play(3, {"players.1.hand": ["yeti", "red-slalom"], "players.0.hand": ["red-moguls"]})
    view = play.game.view(0)
    assert view["players"][0]["hand"] == ["red-moguls"]
    assert view["players"][1]["hand"] == [None, None]
    assert set(view["deck"]) == set(view["gear_deck"]) == {None}
    assert len(view["deck"]) == len(play["deck"])
    assert play.game.view(None)["players"][0]["hand"] == [None]


def test_a_card_taken_from_the_row_is_known_until_it_is_played() -> None:
    row = ["red-slalom", "red-moguls", "blue-moguls", "yellow-slalom"]
    script = [{"card": "blue-halfpipe"}, {"card": "red-halfpipe"}]
    start = {
        "row": row,
        "players.0.at": "A",
        "players.0.hand": ["red-slalom", "yellow-moguls"],
        "actions_left": 2,
    }
    play = Play(2, start, script).do(0, "draw", source=0).do(0, "draw", source="deck")
    for seat in (0, 1, None):
        assert play.game.view(seat)["known"] == [["red-slalom"], []]
    for seed in range(20):
        other = play.game.determinize(1, seed).form()["players"][0]["hand"]
        assert len(other) == 4
        assert "red-slalom" in other
    play.do(0, "ski", run="nursery_mile", cards=["red-slalom", "red-halfpipe"], claim=False)
    assert play["known"] == [[], []]
    assert play["players.0.hand"] == ["red-slalom", "yellow-moguls"]


def test_known_cards_survive_the_form_and_fit_a_patched_hand() -> None:
    row = ["red-slalom", "red-moguls", "blue-moguls", "yellow-slalom"]
    form = Play(2, {"row": row}).do(0, "draw", source=1).game.form()
    assert TITLE.load(form).form() == form
    form["players"][0]["hand"] = ["yeti"]
    assert TITLE.load(form).form()["known"] == [[], []]


def test_a_view_of_a_patched_game_can_be_played_from() -> None:
    play = Play(
        2, {"players.1.hand": ["yeti"] * 30, "deck": [], "discard": ["red-slalom"] * 20, "gear_deck": []}
    )
    view = play.game.view(0)
    game = TITLE.from_view(view, 0, 5)
    assert game.view(0) == view
    assert len(game.form()["players"][1]["hand"]) == 30
