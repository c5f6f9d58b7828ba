"""What people read: log lines, refusals with the numbers of the position, and the aids beside the board."""

from __future__ import annotations

import json

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.registry import get_title
from games.core.results import Event
from tests.contract.matches import play
from tests.titles.boutique.played import (
    SEED_PRICES,
    board,
    card,
    die,
    expand,
    guest,
    hire,
    keep,
    place,
    place_phase,
    price_phase,
    scripted,
    walkin_phase,
)

TITLE = get_title("boutique")
NAMES = ["Alda", "Nuri", "Mo"]


def refusal(start: JsonDict, seat: int, move: JsonDict) -> str:
    """The refusal of a move in words."""
    violations = scripted(start=start).game.check(seat, move)
    return " ".join(TITLE.violation_text(violation, NAMES) for violation in violations)


@pytest.mark.parametrize(
    ("start", "move", "text"),
    [
        ({}, keep(0), "Now Alda and Nuri have to set prices."),
        (price_phase(), keep(1), "It is not your turn. Now Alda has to change a price or keep them."),
        (
            place_phase(guest((0, 2)), 1, **{"players.0.board": board({2: "gs"})}),
            place(0, 1),
            "Room 1 is taken on Tuesday; the guests need it all the time. Possible: room 2; room 3.",
        ),
        (
            place_phase(guest((0, 1), (0, 1), adjacent=True), 1),
            place(0, 1, 3),
            "rooms 1 and 3 are not. Possible: rooms 1 and 2; rooms 2 and 3.",
        ),
        (place_phase(guest((0, 1)), 1), place(0, 5), "Your hotel has no room 5: rooms 1 to 3 are open."),
        (
            {"phase": "planning", "seats_to_act": [0, 1], "players.0.money": 800},
            hire(0, 1, 1, 1),
            "Three members of staff cost 900, and you have 800: hire 2 at most.",
        ),
        (
            {"phase": "expand", "seats_to_act": [0], "players.0.money": 1000},
            expand(0, 2),
            "That costs 2,000, and you have 1,000: a room costs 1,000.",
        ),
    ],
)
def test_refusals_say_what_is_wrong_and_what_to_do(
    start: JsonDict, move: tuple[int, JsonDict], text: str
) -> None:
    assert text in refusal(start, *move)


def test_a_log_in_words() -> None:
    game = scripted(start=price_phase(**{"players.1.prices": [2] * 7})).game
    game.state.deck[0] = game.state.table.kind(guest((0, 2), breakfast=True))
    events = game.play(0, {"type": "change_price", "slot": 7, "value": 3}, SeededChance(2))
    lines = [TITLE.event_text(event, NAMES) for event in events]
    assert lines[0] == "Alda changes the price of Sunday from 100 to 300."
    assert "one room, two nights, with breakfast. Total prices: Alda 400, Nuri 600." in lines[1]
    assert lines[2] == "Alda gets the guests and is paid 400."


def test_prices_are_told_in_money_as_on_the_board() -> None:
    hotels = [{"seat": 0, "prices": [1, 2, 3, 4, 5, 6, 1], "breakfast": 2}]
    told = TITLE.event_text(Event("prices_revealed", "BHM-2.1", {"hotels": hotels}), NAMES)
    assert told.endswith("Alda 100, 200, 300, 400, 500, 600, 100, breakfast 200.")


def test_every_line_of_whole_matches_is_a_sentence_with_names_put_in() -> None:
    lines = set()
    for seed in range(6):
        for match in play(TITLE, 3, seed):
            for event in match.events:
                for reader in (0, 1, 2, None):
                    seen = event.seen_by(reader)
                    if seen is not None:
                        lines.add(TITLE.event_text(seen, NAMES))
    assert len(lines) > 200
    assert all(line.endswith(".") and "{" not in line for line in lines)


def test_no_text_shows_a_placeholder_that_is_no_seat() -> None:
    for match in play(TITLE, 3, 3):
        for reader in (0, None):
            texts = json.dumps(match.game.aids(reader))
            for seat in range(3):
                texts = texts.replace(f"{{p{seat}}}", "")
            assert "{p" not in texts


def test_options_are_exactly_the_legal_moves_where_they_are_listed() -> None:
    for match in play(TITLE, 3, 4):
        game = match.game
        for seat in range(3):
            options = game.aids(seat)["options"]
            assert bool(options) == (seat in game.seats_to_act())
            for option in options:
                assert game.check(seat, option["move"]) == []
                assert option["label"]
            if game.state.phase == 1 and options:
                assert len({json.dumps(option["move"]) for option in options}) == 49
        assert game.aids(None)["options"] == []


def test_the_comparison_shows_the_worked_figure() -> None:
    stay = guest((0, 3), breakfast=True)
    start = price_phase(
        **{"players.0.prices": SEED_PRICES, "players.0.breakfast": 2, "players.1.prices": [6] * 7}
    )
    game = scripted(start=start, chance=[die(6), {"guest": stay}], moves=[keep(0)]).game
    aids = game.aids(0)
    own, other = aids["quotes"]
    assert own["lines"] == [
        {"day": 6, "label": "Saturday", "rooms": 1, "price": 600, "sum": 600},
        {"day": 7, "label": "Sunday", "rooms": 1, "price": 500, "sum": 500},
        {"day": 8, "label": "After Sunday", "rooms": 1, "price": 500, "sum": 500},
    ]
    assert own["breakfast"] == {"nights": 3, "price": 200, "sum": 600}
    assert (own["total"], own["winner"], own["ways"]) == (2200, False, 3)
    assert (other["total"], other["winner"]) == (2100, True)
    assert aids["verdict"] == {
        "text": "Lowest total price, 100 below {p0}",
        "rule": "BHM-3.6",
        "winners": [1],
    }
    assert aids["card"]["nights"][2] == {"day": 8, "label": "Mon"}
    assert aids["card"]["stays"] == [{"tokens": ["bs", "bc", "bc"]}]
    assert aids["prompt"]["text"] == "{p1} has to choose rooms"
    assert game.aids(1)["prompt"]["text"] == "Choose rooms for these guests"


def test_the_need_of_staff_is_shown_with_and_without_the_guests() -> None:
    start = place_phase(guest((0, 1), breakfast=True), 1, **{"players.0.board": board({1: "gs"})})
    (own, _) = scripted(start=start).game.aids(0)["need"]
    assert own["need"] == {"housekeeping": 1, "kitchen": 0, "checkin": 1}
    assert own["with_guest"] == {"housekeeping": 2, "kitchen": 1, "checkin": 2}
    assert (own["cost"], own["money_after"], own["missing"]) == (600, -100, 2)


def test_odds_show_each_face_of_the_die_with_free_rooms_only() -> None:
    full = board({1: "gs"}, {1: "gs"}, {1: "gs"})
    start = price_phase(
        **{"players.0.board": full, "players.1.prices": [2, 1, 2, 2, 2, 2, 2], "players.1.rating": 4}
    )
    odds = scripted(start=start).game.aids(0)["odds"]
    assert odds[0] == {"day": 1, "value": 1, "prices": [None, 200], "leader": 1}
    assert odds[1] == {"day": 2, "value": 2, "prices": [100, 100], "leader": 1}
    assert odds[2]["leader"] == 0
    assert scripted(start=walkin_phase([0, 1])).game.aids(0)["odds"] == []


def test_the_deck_counts_the_cards_not_seen() -> None:
    seen = guest((0, 3), breakfast=True)
    aids = scripted(start=price_phase(), chance=[die(1), {"guest": seen}], moves=[keep(0)]).game.aids(None)
    assert aids["deck"] == {"left": 27, "breakfast": 12, "two_rooms": 12, "three_nights": 5, "adjacent": 5}


def test_the_track_says_where_the_week_is() -> None:
    track = scripted(start=price_phase(turn=4)).game.aids(0)["track"]
    assert [step["state"] for step in track["steps"]] == ["done", "now", "next", "next", "next", "next"]
    assert track["steps"][1] == {"key": "booking", "label": "Booking", "state": "now", "done": 4, "of": 10}
    walking = scripted(start=walkin_phase([0, 1], day=3)).game.aids(0)["track"]
    assert walking["steps"][3] == {"key": "walkins", "label": "Walk-ins", "state": "now", "done": 2, "of": 7}


def test_a_budget_is_set_against_each_price() -> None:
    start = walkin_phase([0, 1], **{"players.0.prices": [6] * 7, "players.1.prices": [2] * 7})
    game = scripted(start=start, chance=[die(3), card((0, 1))], moves=[keep(0), keep(1)]).game
    aids = game.aids(0)
    assert [quote["fits_budget"] for quote in aids["quotes"]] == [False, True]
    assert aids["verdict"]["rule"] == "BHM-5.3"
    assert [quote["winner"] for quote in aids["quotes"]] == [False, True]


@pytest.mark.parametrize(
    ("start", "stage"), [({}, None), (price_phase(), "booking"), (walkin_phase([0, 1]), "walkins")]
)
def test_what_a_refusal_names_is_called_as_in_the_form(start: JsonDict, stage: str | None) -> None:
    game = scripted(start=start).game
    (violation,) = game.check(0, {"type": "expand", "rooms": 1})
    assert violation.values["stage"] == stage == game.form()["stage"]
    assert violation.values["phase"] == game.form()["phase"]
