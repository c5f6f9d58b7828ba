"""The JSON form: what loading refuses, with the path that is named, and what it takes."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.paths import put
from games.core.registry import get_title
from games.core.results import FormFault
from tests.titles.boutique.played import board, guest, place_phase, price_phase, walkin_phase

TITLE = get_title("boutique")


def patched(players: int = 2, start: JsonDict | None = None, **changes: Any) -> JsonDict:
    """A fresh form with values at dotted paths; ``p0_money`` stands for ``players.0.money``."""
    form = TITLE.new_game(players, SeededChance(0)).form()
    form["first_seat"] = form["active_seat"] = 0
    for key, value in {**(start or {}), **changes}.items():
        name = f"players.{key[1]}.{key[3:]}" if key[:3] in ("p0_", "p1_", "p2_") else key.replace("__", ".")
        put(form, name, value, ("bids",))
    return form


def fault(form: JsonDict) -> str:
    """The path of the fault that loading names."""
    with pytest.raises(FormFault) as refused:
        TITLE.load(form)
    assert refused.value.problem
    return refused.value.path


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("game", "chess"),
        ("form", 2),
        ("form", True),
        ("phase", "lunch"),
        ("stage", "night"),
        ("week", 3),
        ("week", True),
        ("day", 8),
        ("turn", -1),
        ("first_seat", 2),
        ("active_seat", "0"),
        ("seats_to_act", [0]),
        ("seats_to_act", [0, 0]),
        ("seats_to_act", [1, 0]),
        ("seats_to_act.1", 5),
        ("players", [{}]),
        ("players.0.money", 550),
        ("players.0.money", -100),
        ("players.0.money", 500.0),
        ("players.0.rating", 6),
        ("players.0.rating", 0),
        ("players.0.rooms", 7),
        ("players.0.rooms", 0),
        ("players.0.out", 0),
        ("players.0.prices", [1] * 6),
        ("players.0.prices.3", 7),
        ("players.0.breakfast", 0),
        ("players.0.staff.kitchen", 7),
        ("players.0.staff", {"housekeeping": 0}),
        ("players.0.prices_set", None),
        ("players.0.board.1.2", "xs"),
        ("players.0.board.1", ["gs"]),
        ("players.0.beyond", [[""] * 7]),
        ("players.0.links", [[1, 3]]),
        ("players.0.links", [[15, 1]]),
        ("players.0.links", [[1]]),
        ("guest", {"stays": [[0, 1]], "breakfast": False}),
        ("checkin_day", 0),
        ("budget", 700),
        ("budget", 150),
        ("walkin_order", [0]),
        ("walkin_left", 4),
        ("bidders", [0, 9]),
        ("bids", {"0": {"amount": 0, "blank": True}}),
        ("deck", [{"stays": [[0, 9]], "breakfast": False, "adjacent": False}]),
        ("used", None),
        ("card_faces", [1, 2, 3, 4, 5]),
        ("card_faces.5", 8),
        ("week_reports", {}),
        ("week_reports", [1]),
        ("result", {"winners": [0], "reason": "money", "scores": [500, 500]}),
        ("result", {"winners": [0], "reason": "luck", "scores": [500, 500]}),
    ],
)
def test_a_wrong_value_is_refused_by_its_path(path: str, value: Any) -> None:
    form = patched(start={path: value})
    assert fault(form).startswith(path.rsplit(".", 1)[0] if path[-1].isdigit() else path)


@pytest.mark.parametrize(
    "path", ["phase", "stage", "players.0.links", "players.1.staff.kitchen", "card_faces"]
)
def test_a_missing_key_is_named(path: str) -> None:
    form = patched()
    *parents, last = path.split(".")
    holder: Any = form
    for key in parents:
        holder = holder[int(key)] if key.isdigit() else holder[key]
    del holder[last]
    assert fault(form) == path


def test_an_unknown_key_is_named() -> None:
    assert fault({**patched(), "weather": 1}) == "weather"
    form = patched()
    form["players"][0]["gold"] = 1
    assert fault(form) == "players.0.gold"


GUEST = guest((0, 2))
FULL = board(*[dict.fromkeys(range(1, 8), "gs")] * 3)


@pytest.mark.parametrize(
    ("path", "start"),
    [
        ("stage", {"phase": "price", "seats_to_act": [0]}),
        ("stage", {"stage": "booking"}),
        ("seats_to_act", price_phase(seats_to_act=[1])),
        ("seats_to_act", price_phase(seats_to_act=[0, 1])),
        ("active_seat", {"active_seat": 1}),
        ("guest", place_phase(GUEST, 1, guest=None)),
        ("checkin_day", place_phase(GUEST, 1, checkin_day=None)),
        ("budget", place_phase(GUEST, 1, budget=300)),
        ("guest", price_phase(guest=GUEST)),
        ("checkin_day", price_phase(checkin_day=3)),
        ("budget", price_phase(budget=300)),
        ("seats_to_act", place_phase(GUEST, 1, seats_to_act=[])),
        ("seats_to_act", place_phase(GUEST, 1, **{"players.0.board": FULL})),
        ("day", price_phase(day=3)),
        ("walkin_order", price_phase(walkin_order=[0, 1])),
        ("walkin_left", price_phase(walkin_left=1)),
        ("day", walkin_phase([0, 1], day=None)),
        ("walkin_order", walkin_phase([0, 1], walkin_order=None)),
        ("walkin_order", walkin_phase([0, 1], walkin_order=[0, 0])),
        ("seats_to_act", walkin_phase([1, 0], seats_to_act=[0])),
        ("bidders", price_phase(bidders=[0, 1])),
        ("bidders", {"phase": "bid", "stage": "walkins", "bidders": [0, 1], "players.0.money": 700}),
        ("bidders", {"phase": "bid", "stage": "booking", "guest": GUEST, "checkin_day": 1, "bidders": [0]}),
        ("guest", {"phase": "bid", "stage": "booking", "bidders": [0, 1]}),
        ("guest", {"phase": "bid", "stage": "walkins", "bidders": [0, 1], "guest": GUEST}),
        ("week", {"phase": "expand", "week": 2, "seats_to_act": [0]}),
        ("seats_to_act", {"phase": "end_of_week"}),
        ("seats_to_act", {"phase": "planning", "seats_to_act": [1]}),
        ("players", {"players.0.out": True, "seats_to_act": [1]}),
        ("result", {"phase": "over", "seats_to_act": []}),
        ("players.0.staff", {"phase": "planning", "players.0.staff_set": True, "players.0.staff.kitchen": 2}),
    ],
)
def test_what_does_not_fit_together_is_refused(path: str, start: JsonDict) -> None:
    assert fault(patched(start=start)) == path


def test_a_walk_in_guest_needs_day_rank_and_budget() -> None:
    whole = {
        **walkin_phase([1, 0], day=3),
        "phase": "place",
        "guest": GUEST,
        "checkin_day": 3,
        "budget": 200,
        "active_seat": 0,
        "seats_to_act": [1],
    }
    assert TITLE.load(patched(start=whole)).seats_to_act() == [1]
    for path, value in {
        "budget": None,
        "checkin_day": 4,
        "walkin_left": None,
        "active_seat": 1,
        "seats_to_act": [0, 1],
    }.items():
        assert fault(patched(start={**whole, path: value})) == path


def test_hotels_that_left_are_not_asked() -> None:
    start = {"players.1.out": True, "first_seat": 0, "seats_to_act": [0, 2]}
    assert TITLE.load(patched(3, start)).seats_to_act() == [0, 2]
    assert fault(patched(3, {**start, "first_seat": 1, "active_seat": 1})) == "first_seat"
    assert fault(patched(3, {**start, "active_seat": 1})) == "active_seat"
    assert fault(patched(3, {**start, **price_phase(active_seat=1, seats_to_act=[1])})) == "active_seat"


def test_how_a_state_was_reached_is_not_checked() -> None:
    start = price_phase(turn=200, deck=[], used=[], week_reports=[{"any": "thing"}])
    form = patched(start=start)
    assert TITLE.load(form).form() == form


def test_a_bid_may_leave_out_laid() -> None:
    start = {
        "phase": "bid",
        "stage": "booking",
        "guest": GUEST,
        "checkin_day": 1,
        "bidders": [0, 1],
        "seats_to_act": [1],
        "bids": {"0": {"amount": 300, "blank": False}},
    }
    assert TITLE.load(patched(start=start)).form()["bids"] == {
        "0": {"amount": 300, "blank": False, "laid": True}
    }
    wrong = {"amount": 0, "blank": False, "laid": True}
    assert fault(patched(start={**start, "bids": {"0": wrong}})) == "bids.0.laid"
    assert fault(patched(start={**start, "bids": {"0": {"amount": 600, "blank": True}}})) == "bids.0.amount"
    everyone = {seat: {"amount": 0, "blank": True} for seat in "01"}
    assert fault(patched(start={**start, "bids": everyone, "seats_to_act": []})) == "bids"


@pytest.mark.parametrize("form", [None, [], "x", 3, {}])
def test_what_is_no_form_is_refused(form: Any) -> None:
    with pytest.raises(FormFault):
        TITLE.load(form)


@pytest.mark.parametrize("view", [None, [], {}, {"players": [1]}, {"players": []}])
def test_what_is_no_view_is_refused(view: Any) -> None:
    with pytest.raises(FormFault):
        TITLE.from_view(view, 0, 1)
