"""BHM-3: booking."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.jsontypes import JsonDict
from games.titles.boutique.moves import placements
from games.titles.boutique.tables import CardTable
from tests.titles.boutique.played import (
    SEED_PRICES,
    bid,
    board,
    card,
    die,
    guest,
    keep,
    money,
    place,
    place_phase,
    played,
    price_phase,
    prices,
    scripted,
    values,
)

FULL = board(*[dict.fromkeys(range(1, 8), "gs")] * 3)


def booked(stay: JsonDict, face: int, start: JsonDict | None = None, **more: Any) -> JsonDict:
    """Guests come to seat 0's house with the seed's prices; seat 1 is full."""
    own = {
        "players.0.prices": SEED_PRICES,
        "players.0.breakfast": 2,
        "players.1.board": FULL,
        **(start or {}),
    }
    return played(start=price_phase(**own), chance=[die(face), {"guest": stay}], moves=[keep(0)], **more)


@pytest.mark.parametrize(
    ("stay", "face", "paid"),
    [
        (guest((0, 2)), 1, 200),
        (guest((0, 2), breakfast=True), 1, 600),
        (guest((0, 3), breakfast=True), 6, 2200),
        (guest((0, 3)), 6, 1600),
        (guest((0, 2), (0, 2)), 3, 1000),
        (guest((0, 2), (0, 1), breakfast=True), 3, 200 + 300 + 200 + 3 * 200),
        (guest((0, 1), (1, 1)), 6, 600 + 500),
        (guest((0, 8)), 1, 2200 + 500),
        (guest((0, 5), (4, 4), breakfast=True), 6, 600 + 4 * 500 + 4 * 500 + 9 * 200),
    ],
)
def test_the_total_price_counts_each_room_and_night(stay: JsonDict, face: int, paid: int) -> None:
    assert money(booked(stay, face)) == [500 + paid, 500]


@pytest.mark.parametrize("slot", [*range(1, 8), "breakfast"])
def test_one_price_die_is_turned_before_the_roll(slot: int | str) -> None:
    move = {"type": "change_price", "slot": slot, "value": 6}
    start = price_phase(**{"players.1.board": FULL})
    form = played(start=start, chance=[die(3), card((0, 1))], moves=[(0, move), place(0, 1)])
    changed = [*form["players"][0]["prices"], form["players"][0]["breakfast"]]
    assert changed.count(6) == 1
    assert changed[7 if slot == "breakfast" else int(slot) - 1] == 6
    assert form["active_seat"] == 1


def test_the_same_value_is_a_change_and_ends_the_decision() -> None:
    move = {"type": "change_price", "slot": 1, "value": 1}
    form = played(
        start=price_phase(**{"players.1.prices": [2] * 7}), chance=[die(3), card((0, 1))], moves=[(0, move)]
    )
    assert values(form, "phase", "players.0.prices") == ["place", [1] * 7]


@pytest.mark.parametrize(("slot", "value"), [(0, 3), (8, 3), (1, 0), (1, 7), ("breakfast", 7), (-1, 9)])
def test_a_wrong_price_change_is_refused(slot: int | str, value: int) -> None:
    move = {"type": "change_price", "slot": slot, "value": value}
    assert scripted(start=price_phase(), refused=(0, move, "BHM-3.2")).failures == []


@pytest.mark.parametrize("move", [keep(1), (1, {"type": "change_price", "slot": 1, "value": 2}), place(0, 1)])
def test_out_of_turn_in_booking_cites_the_price_rule(move: tuple[int, JsonDict]) -> None:
    assert scripted(start=price_phase(), refused=(*move, "BHM-3.2")).failures == []


def test_the_face_of_the_die_gives_the_day_and_the_guest_is_revealed() -> None:
    start = price_phase(card_faces=[2, 2, 2, 7, 2, 2], **{"players.1.prices": [2] * 7})
    form = played(start=start, chance=[die(4), card((0, 1))], moves=[keep(0)])
    assert values(form, "phase", "checkin_day", "guest") == ["place", 7, guest((0, 1))]
    assert values(form, "stage", "budget", "active_seat") == ["booking", None, 0]


def test_the_lowest_price_wins_even_on_another_seat() -> None:
    start = price_phase(**{"players.0.prices": [3] * 7})
    form = played(start=start, chance=[die(1), card((0, 1))], moves=[keep(0)])
    assert values(form, "phase", "seats_to_act", "active_seat") == ["place", [1], 0]
    assert money(form) == [500, 600]


def test_without_rooms_the_cheaper_hotel_does_not_win() -> None:
    start = price_phase(**{"players.0.board": FULL, "players.1.prices": [6] * 7})
    form = played(start=start, chance=[die(1), card((0, 1))], moves=[keep(0), place(1, 1)])
    assert money(form) == [500, 1100]


def test_with_no_rooms_anywhere_the_guests_are_lost() -> None:
    start = price_phase(**{"players.0.board": FULL, "players.1.board": FULL})
    form = played(start=start, chance=[die(1), card((0, 1))], moves=[keep(0)])
    assert money(form) == [500, 500]
    assert values(form, "turn", "phase", "active_seat", "guest") == [1, "price", 1, None]
    assert form["used"] == [guest((0, 1))]


def test_a_tie_goes_to_the_better_rating_among_those_tied() -> None:
    start = price_phase(**{"players.0.rating": 5, "players.0.prices": [2] * 7, "players.2.rating": 4})
    form = played(3, start, [die(1), card((0, 1))], [keep(0)])
    assert values(form, "phase", "seats_to_act") == ["place", [2]]


def test_those_still_tied_bid_and_others_do_not() -> None:
    start = price_phase(**{"players.1.rating": 4, "players.3.rating": 4, "players.2.prices": [2] * 7})
    form = played(4, start, [die(1), card((0, 1))], [keep(0)])
    assert values(form, "phase", "bidders", "seats_to_act", "active_seat") == ["bid", [1, 3], [1, 3], 0]


def test_the_highest_bid_wins_and_all_bids_are_lost() -> None:
    moves = [keep(0), bid(1, 200), bid(0, 100), bid(2, 0), place(1, 1)]
    form = played(3, price_phase(), [die(1), card((0, 1))], moves)
    assert money(form) == [400, 400, 500]
    assert values(form, "phase", "bidders", "bids", "turn", "active_seat") == ["price", [], {}, 1, 1]


def test_equal_highest_bids_all_get_the_guests_at_their_own_price_and_place_in_any_order() -> None:
    start = price_phase()
    moves = [keep(0), bid(0, 200), bid(1, 200), bid(2, 100), place(1, 2), place(0, 3)]
    form = played(3, start, [die(2), card((0, 2))], moves)
    assert money(form) == [500, 500, 400]
    assert values(form, "players.0.board.2.1", "players.1.board.1.2", "turn") == ["gs", "gc", 1]


def test_all_winners_are_paid_before_they_place() -> None:
    moves = [keep(0), bid(0, 0), bid(1, 0, blank=False)]
    form = played(start=price_phase(), chance=[die(2), card((0, 2))], moves=moves)
    assert money(form) == [700, 700]
    assert values(form, "phase", "seats_to_act", "active_seat") == ["place", [0, 1], 0]


def test_of_two_winners_one_with_a_single_placement_has_nothing_to_choose() -> None:
    start = price_phase(**{"players.0.board": board({1: "gs"}, {1: "gs"})})
    form = played(start=start, chance=[die(1), card((0, 1))], moves=[keep(0), bid(0, 0), bid(1, 0)])
    assert values(form, "players.0.board.2.0", "seats_to_act", "phase") == ["gs", [1], "place"]


def test_a_single_placement_is_made_without_asking() -> None:
    form = booked(guest((0, 1)), 1, {"players.0.board": board({1: "gs"}, {2: "gs"}, {1: "bs"})})
    assert values(form, "players.0.board.1.0", "turn", "phase", "active_seat") == ["gs", 1, "price", 1]


def test_tokens_are_squares_on_check_in_then_circles_brown_with_breakfast() -> None:
    stay = guest((0, 3), (1, 1), breakfast=True)
    form = played(start=place_phase(stay, 2), moves=[place(0, 3, 1)])
    assert form["players"][0]["board"] == board({3: "bs"}, {}, {2: "bs", 3: "bc", 4: "bc"})
    assert values(form, "players.0.money", "turn", "used") == [500, 1, [stay]]


def test_nights_after_sunday_lie_beside_the_board_in_the_same_room() -> None:
    form = played(start=place_phase(guest((0, 3), breakfast=True), 6), moves=[place(0, 2)])
    assert form["players"][0]["board"] == board({}, {6: "bs", 7: "bc"})
    assert form["players"][0]["beyond"] == board({}, {1: "bc"})


def test_a_room_stay_that_starts_after_sunday_puts_its_square_there() -> None:
    form = played(start=place_phase(guest((0, 1), (1, 2)), 7), moves=[place(0, 1, 2)])
    assert form["players"][0]["board"] == board({7: "gs"})
    assert form["players"][0]["beyond"] == board({}, {1: "gs", 2: "gc"})


def test_a_night_kept_beside_the_board_is_not_free() -> None:
    beyond = {"players.0.beyond": board({1: "gc"}, {2: "gc"})}
    form = booked(guest((0, 3)), 6, beyond)
    assert values(form, "phase", "players.0.beyond.0", "seats_to_act") == ["place", ["gc", *[""] * 6], [0]]
    start = place_phase(guest((0, 3)), 6, **beyond)
    done = scripted(start=start, refused=(0, {"type": "place", "rooms": [1]}, "BHM-3.4"))
    assert done.failures == []
    violations = done.game.check(0, {"type": "place", "rooms": [1]})
    assert violations[0].values == {"room": 1, "nights": [8], "possible": [[2], [3]]}


def test_adjacent_rooms_are_linked_on_the_nights_both_are_used() -> None:
    stay = guest((0, 3), (0, 2), adjacent=True)
    form = played(start=place_phase(stay, 6), moves=[place(0, 3, 2)])
    assert form["players"][0]["links"] == [[6, 2], [7, 2]]
    stay = guest((0, 3), (1, 2), adjacent=True)
    form = played(start=place_phase(stay, 6), moves=[place(0, 1, 2)])
    assert form["players"][0]["links"] == [[7, 1], [8, 1]]


def test_rooms_that_need_not_be_adjacent_are_not_linked() -> None:
    form = played(start=place_phase(guest((0, 2), (0, 2)), 1), moves=[place(0, 1, 2)])
    assert form["players"][0]["links"] == []


def ways(stay: JsonDict, day: int, start: JsonDict | None = None) -> list[list[int]]:
    """All placements in seat 0's hotel; the game is asked while it waits for one, seat 1 being as free as at
    first."""
    done = scripted(start=place_phase(stay, day, **(start or {})))
    return placements(done.game.state, 0)  # type: ignore[arg-type]


def test_worked_figure_5() -> None:
    start = {"players.0.board": board({}, {2: "gc"})}
    stay = guest((0, 2), (0, 1), adjacent=True)
    assert ways(stay, 1, start) == [[1, 2], [3, 2]]


def test_two_room_stays_take_two_rooms_even_if_their_nights_do_not_overlap() -> None:
    assert ways(guest((0, 1), (1, 1)), 1) == [[1, 2], [1, 3], [2, 1], [2, 3], [3, 1], [3, 2]]
    full = {"players.0.board": board({1: "gs", 2: "gs"}, {1: "gs", 2: "gs"})}
    form = played(
        start=price_phase(**full, **{"players.1.board": FULL}),
        chance=[die(1), card((0, 1), (1, 1))],
        moves=[keep(0)],
    )
    assert values(form, "turn") == [1]
    assert money(form) == [500, 500]


def test_twins_are_one_placement_in_either_order() -> None:
    stay = guest((0, 2), (0, 2))
    assert ways(stay, 1) == [[1, 2], [1, 3], [2, 3]]
    forms = [played(start=place_phase(stay, 1), moves=[place(0, *rooms)]) for rooms in ((3, 1), (1, 3))]
    assert forms[0] == forms[1]


def test_adjacent_rooms_are_neighbours() -> None:
    assert ways(guest((0, 1), (0, 1), adjacent=True), 1) == [[1, 2], [2, 3]]
    six = {"players.0.rooms": 6, "players.0.board": board(rooms=6), "players.0.beyond": board(rooms=6)}
    assert len(ways(guest((0, 2), (0, 1), adjacent=True), 1, six)) == 10


@pytest.mark.parametrize(
    "rooms",
    [[4], [0], [-1], [1, 2], [], [2]],
    ids=["not open", "none", "negative", "two", "no room", "taken"],
)
def test_a_wrong_placement_is_refused(rooms: list[int]) -> None:
    start = place_phase(guest((0, 2)), 1, **{"players.0.board": board({}, {2: "gs"})})
    assert scripted(start=start, refused=(0, {"type": "place", "rooms": rooms}, "BHM-3.4")).failures == []


@pytest.mark.parametrize("rooms", [[1, 3], [2, 2], [3, 4], [1]])
def test_a_wrong_placement_of_two_rooms_side_by_side_is_refused(rooms: list[int]) -> None:
    start = place_phase(guest((0, 2), (0, 1), adjacent=True), 1)
    assert scripted(start=start, refused=(0, {"type": "place", "rooms": rooms}, "BHM-3.4")).failures == []


def test_who_did_not_win_may_not_place() -> None:
    start = place_phase(guest((0, 1)), 1)
    assert scripted(start=start, refused=(*place(1, 1), "BHM-3.8")).failures == []
    assert scripted(start=start, refused=(*keep(0), "BHM-3.8")).failures == []


def test_five_guests_for_each_player_then_planning() -> None:
    start = price_phase(turn=9, **{"players.0.board": FULL, "players.1.board": FULL})
    form = played(start=start, chance=[die(1), card((0, 1))], moves=[keep(0)])
    assert values(form, "phase", "stage", "turn", "active_seat") == ["planning", None, 0, 0]
    form = played(3, price_phase(turn=9, **{"players.0.board": FULL}), [die(1), card((0, 1))], [keep(0)])
    assert values(form, "phase") == ["bid"]


def test_players_take_turns_and_those_who_left_are_passed_over() -> None:
    start = price_phase(
        first_seat=0,
        active_seat=0,
        week=2,
        **{"players.1.out": True, **{f"players.{seat}.board": FULL for seat in (0, 2, 3)}},
    )
    chance = [die(1), card((0, 1))] * 3
    form = played(4, start, chance, [keep(0), keep(2), keep(3)])
    assert values(form, "active_seat", "turn", "seats_to_act") == [0, 3, [0]]


def test_a_hotel_that_left_gets_no_guests() -> None:
    start = price_phase(
        week=2, **{"players.1.out": True, "players.0.prices": [6] * 7, "players.2.board": FULL}
    )
    form = played(3, start, [die(1), card((0, 1))], [keep(0)])
    assert values(form, "seats_to_act", "phase") == [[0], "place"]


def test_the_deck_gives_the_next_card_and_a_script_replaces_it() -> None:
    first, second = guest((0, 1)), guest((0, 2))
    full = {"players.0.board": FULL, "players.1.board": FULL}
    form = played(start=price_phase(deck=[first, second], used=[], **full), moves=[keep(0)])
    assert values(form, "deck", "used") == [[second], [first]]
    third = guest((0, 3))
    chance = [die(1), {"guest": third}]
    form = played(start=price_phase(deck=[first, second], used=[], **full), chance=chance, moves=[keep(0)])
    assert values(form, "deck", "used") == [[second], [third]]


def test_when_the_deck_runs_out_the_used_cards_are_shuffled() -> None:
    used = [guest((0, nights)) for nights in (1, 2, 3)]
    full = {"players.0.board": FULL, "players.1.board": FULL}
    form = played(start=price_phase(deck=[], used=used, **full), chance=[die(1)], moves=[keep(0)])
    assert len(form["deck"]) == 2
    assert len(form["used"]) == 1
    assert sorted(str(card_) for card_ in [*form["deck"], *form["used"]]) == sorted(map(str, used))


def test_a_match_from_the_first_price_on() -> None:
    moves = [prices(0, *SEED_PRICES, breakfast=2), prices(1, 3, breakfast=3), keep(0), place(0, 2)]
    form = played(chance=[die(1), card((0, 2))], moves=moves)
    assert money(form) == [700, 500]


def test_a_card_kind_has_one_number() -> None:
    table = CardTable()
    assert table.kind(guest((0, 1))) == table.kind(guest((0, 1)))
    assert table.kind(guest((0, 1), breakfast=True)) == 1
    assert table.copy().kind(guest((0, 2))) == 2
    assert len(table.forms) == 2
