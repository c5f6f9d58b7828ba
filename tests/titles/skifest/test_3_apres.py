"""SKF-2.10 and SKF-3: the end of a day, the village, the Hotel, the next day."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.jsontypes import JsonDict
from games.core.results import FormFault
from tests.titles.skifest.support import Play


def day_end(players: int = 2, **places: str) -> JsonDict:
    """The last turn of day 1, one action left for the last in order, who draws twice."""
    return {
        "round": 4,
        "active_seat": players - 1,
        "actions_left": 1,
        **{f"players.{seat[1:]}.at": place for seat, place in places.items()},
    }


def end_day(play: Play) -> Play:
    seat = play["active_seat"]
    return play.do(seat, "draw", source="deck").do(seat, "draw", source="deck")


def apres(players: int = 2, **more: Any) -> JsonDict:
    """An evening in which seat 0 chooses first."""
    start: JsonDict = {"phase": "apres", "round": 4, "actions_left": 0, "active_seat": 0}
    return {**start, **{key.replace("__", "."): value for key, value in more.items()}}


def test_who_stands_in_the_valley_gains_fame_on_each_day() -> None:
    play = end_day(Play(3, day_end(3, p1="A")))
    assert [play[f"players.{seat}.fame"] for seat in range(3)] == [1, 0, 1]
    last = end_day(Play(3, {**day_end(3, p0="A"), "day": 3}))
    assert [last[f"players.{seat}.fame"] for seat in range(3)] == [0, 1, 1]
    assert last["phase"] == "over"


def test_the_lowest_chooses_first_and_at_equal_height_who_arrived_first() -> None:
    play = end_day(
        Play(
            4, {**day_end(4, p0="H", p1="D", p2="E", p3="V"), "players.2.arrived": 7, "players.1.arrived": 9}
        )
    )
    order = []
    while play["phase"] == "apres":
        order.append(play["active_seat"])
        play.do(play["active_seat"], "visit", place="hotel")
    assert order == [3, 2, 1, 0]
    assert play["turn_order"] == [3, 2, 1, 0]
    assert play["day"] == 2


def test_the_start_of_the_day_counts_as_arriving_in_turn_order() -> None:
    play = Play(3, apres(3)).do(0, "visit", place="sauna").do(1, "visit", place="hotel")
    play.do(2, "visit", place="hotel")
    assert play["turn_order"] == [1, 2, 0]
    for seat in (1, 2, 0) * 4:
        for _ in range(4):
            play.do(seat, "draw", source="deck")
    assert (play["phase"], play["active_seat"]) == ("apres", 1)


def test_skiers_keep_their_place_until_the_next_day() -> None:
    play = end_day(Play(2, day_end(2, p0="H", p1="A")))
    assert (play["players.0.at"], play["day"], play["round"], play["actions_left"]) == ("H", 1, 4, 0)
    play.do(1, "visit", place="hotel").do(0, "visit", place="hotel")
    assert (play["players.0.at"], play["day"], play["round"], play["actions_left"]) == ("V", 2, 1, 2)


def test_one_pays_the_cost_and_takes_the_gain() -> None:
    hand = ["red-slalom", "red-moguls", "blue-moguls"]
    cases: list[tuple[str, list[str] | None, int, list[str], int, int, int]] = [
        ("ski_school", ["red-slalom"], 8, ["blue-moguls", "red-moguls"], 0, 0, 3),
        ("bakery", None, 4, [*hand, "yeti", "yellow-moguls"], 0, 0, 3),
        ("ticket_window", None, 3, hand, 1, 0, 3),
        ("blasting_shed", None, 4, [*hand, "yeti"], 0, 1, 3),
        (
            "card_table",
            ["red-moguls", "blue-moguls"],
            5,
            ["red-slalom", "yeti", "yellow-moguls", "red-halfpipe"],
            0,
            0,
            3,
        ),
        ("sauna", None, 6, hand, 0, 0, 3),
    ]
    script = [{"card": "yeti"}, {"card": "yellow-moguls"}, {"card": "red-halfpipe"}]
    for place, discard, fame, after, tickets, explosives, _ in cases:
        drawn = {"bakery": 2, "blasting_shed": 1, "card_table": 3}.get(place, 0)
        play = Play(3, apres(3, players__0__hand=hand, players__0__fame=5), script[:drawn])
        play.do(0, "visit", place=place, **({"discard": discard} if discard else {}))
        assert play["players.0.fame"] == fame, place
        assert play["players.0.hand"] == sorted(after), place
        assert (play["players.0.tickets"], play["players.0.explosives"]) == (tickets, explosives)
        assert play[f"village.{place}"] == [0]
        assert play["discard"] == (discard or [])
        number = list(play["village"]).index(place) + 1
        assert play["players.0.village"] == number


def test_a_place_one_cannot_pay_cannot_be_chosen() -> None:
    play = Play(2, apres())
    for place, more in (
        ("ski_school", {"discard": ["red-slalom"]}),
        ("bakery", {}),
        ("ticket_window", {}),
        ("blasting_shed", {}),
        ("card_table", {"discard": []}),
    ):
        assert play.rules(0, "visit", place=place, **more) == {"SKF-3.2"}, place
    assert play.rules(0, "visit", place="sauna") == set()
    assert play.rules(0, "visit", place="hotel") == set()


def test_payment_must_be_held_and_of_the_right_number() -> None:
    play = Play(2, apres(players__0__hand=["red-slalom", "red-moguls"], players__0__fame=3))
    for place, discard in (
        ("ski_school", ["blue-moguls"]),
        ("ski_school", ["red-slalom", "red-moguls"]),
        ("ski_school", []),
        ("card_table", ["red-slalom"]),
        ("card_table", ["red-slalom", "red-slalom"]),
        ("bakery", ["red-slalom"]),
    ):
        assert play.rules(0, "visit", place=place, discard=discard) == {"SKF-3.2"}, (place, discard)
    assert play.rules(0, "visit", place="ski_school") == {"SKF-3.2"}


def test_one_only_goes_on_to_higher_numbers() -> None:
    start = apres(village__bakery=[0], players__0__village=2, village__sauna=[1], players__1__village=6)
    play = Play(2, {**start, "players.0.hand": ["red-slalom"], "players.0.fame": 5})
    for place, more in (("ski_school", {"discard": ["red-slalom"]}), ("bakery", {})):
        assert play.rules(0, "visit", place=place, **more) == {"SKF-3.2"}
    assert play.rules(0, "visit", place="sauna") == {"SKF-3.2"}
    assert play.rules(0, "visit", place="ticket_window") == set()


def test_a_place_has_a_space_less_than_players_and_a_space_one_leaves_is_free_again() -> None:
    full = apres(3, village__sauna=[1, 2], players__1__village=6, players__2__village=6, players__0__fame=9)
    play = Play(3, full)
    assert play.rules(0, "visit", place="sauna") == {"SKF-3.2"}
    start = apres(
        3,
        active_seat=2,
        village__bakery=[0, 1],
        players__0__village=2,
        players__1__village=2,
        players__2__fame=9,
        players__0__fame=9,
    )
    play = Play(3, start)
    assert play.rules(2, "visit", place="bakery") == {"SKF-3.2"}
    play.do(2, "visit", place="sauna").do(0, "visit", place="ticket_window")
    assert play["village.bakery"] == [None, 1]


def test_spaces_fill_from_the_left() -> None:
    start = apres(
        3, village__sauna=[None, 1], players__1__village=6, village__bakery=[2], players__2__village=2
    )
    start["players.2.fame"] = 9
    play = Play(3, start).do(0, "visit", place="sauna")
    assert play["village.sauna"] == [0, 1]


def test_after_the_first_choices_the_one_furthest_back_moves_and_on_one_place_the_one_further_left() -> None:
    play = Play(3, apres(3, **{f"players__{seat}__fame": 9 for seat in range(3)}))
    play.do(0, "visit", place="sauna").do(1, "visit", place="bakery").do(2, "visit", place="bakery")
    assert play["active_seat"] == 1
    play.do(1, "visit", place="ticket_window")
    assert play["active_seat"] == 2
    play.do(2, "visit", place="ticket_window")
    assert play["active_seat"] == 1
    play.do(1, "visit", place="blasting_shed")
    assert play["active_seat"] == 2
    play.do(2, "visit", place="hotel").do(2, "buy", gear=None)
    assert play["active_seat"] == 1


def test_one_player_may_move_several_times_in_a_row() -> None:
    play = Play(2, apres(players__0__fame=9, players__1__fame=9)).do(0, "visit", place="bakery")
    play.do(1, "visit", place="sauna").do(0, "visit", place="ticket_window").do(
        0, "visit", place="blasting_shed"
    )
    assert play["active_seat"] == 0


def test_where_only_the_hotel_is_open_one_goes_there_by_itself() -> None:
    start = apres(3, village__sauna=[1, 2], players__1__village=6, players__2__village=6)
    play = Play(3, start)
    assert (play["day"], play["turn_order"]) == (2, [0, 1, 2])
    assert [event.data["seat"] for event in play.events if event.code == "visited"] == [0, 1, 2]


def test_only_the_one_whose_choice_it_is_moves_in_the_village() -> None:
    play = Play(2, apres())
    assert play.rules(1, "visit", place="sauna") == {"SKF-3.3"}
    assert play.rules(0, "draw", source="deck") == {"SKF-3.3"}
    assert play.rules(0, "pass") == {"SKF-3.3"}
    assert play.rules(0, "buy", gear=None) == {"SKF-3.3", "SKF-3.5"}
    assert Play(2).rules(0, "visit", place="sauna") == {"SKF-2.1", "SKF-3.2"}


@pytest.mark.parametrize(("weather", "cards"), [("sun", 3), ("ice", 2), ("snow", 4)])
def test_the_hotel_gives_cards_for_the_next_days_weather(weather: str, cards: int) -> None:
    play = Play(2, apres(weather=["sun", weather, "ice"])).do(0, "visit", place="hotel")
    assert len(play["players.0.hand"]) == cards
    assert (play["players.0.village"], play["players.0.hotel_rank"], play["village.hotel"]) == (7, 0, [0])


def test_at_the_hotel_one_may_buy_one_gear_card_which_is_replaced() -> None:
    start = apres(
        players__0__fame=4, gear_row=["wax", "carving_skis", "goggles", "radio"], weather=["sun"] * 3
    )
    script = [{"card": "yeti"}, {"card": "red-slalom"}, {"card": "red-slalom"}, {"gear": "thermos"}]
    play = Play(2, start, script).do(0, "visit", place="hotel")
    assert play["pending"] == [{"seat": 0, "kind": "buy"}]
    assert play["seats_to_act"] == [0]
    assert play.rules(0, "buy", gear="carving_skis") == {"SKF-3.5"}
    assert play.rules(0, "buy", gear="thermos") == {"SKF-3.5"}
    assert play.rules(0, "visit", place="hotel") == {"SKF-3.5"}
    assert play.rules(1, "visit", place="hotel") == {"SKF-3.3", "SKF-3.5"}
    play.do(0, "buy", gear="wax")
    assert (play["players.0.gear"], play["players.0.fame"]) == (["wax"], 0)
    assert play["gear_row"] == ["thermos", "carving_skis", "goggles", "radio"]
    assert (play["pending"], play["active_seat"]) == ([], 1)


def test_one_may_buy_nothing_and_is_not_asked_if_nothing_can_be_paid() -> None:
    row = ["wax", "carving_skis", "goggles", "lucky_hat"]
    play = (
        Play(2, apres(players__0__fame=3, gear_row=row)).do(0, "visit", place="hotel").do(0, "buy", gear=None)
    )
    assert (play["players.0.fame"], play["gear_row"], play["active_seat"]) == (3, row, 1)
    play = Play(2, apres(players__0__fame=2, gear_row=row)).do(0, "visit", place="hotel")
    assert (play["pending"], play["active_seat"]) == ([], 1)


def test_a_gear_row_without_a_deck_closes_up() -> None:
    start = apres(players__0__fame=4, gear_row=["wax", "goggles", "radio"], gear_deck=[])
    play = Play(2, start).do(0, "visit", place="hotel").do(0, "buy", gear="goggles")
    assert play["gear_row"] == ["wax", "radio"]


def test_the_order_at_the_hotel_is_the_next_days_turn_order_and_all_starts_anew() -> None:
    start = apres(
        3,
        players__0__at="H",
        players__1__at="A",
        players__2__at="C",
        active_seat=1,
        players__0__rode=True,
        players__0__trained=True,
    )
    play = (
        Play(3, start)
        .do(1, "visit", place="sauna")
        .do(2, "visit", place="hotel")
        .do(0, "visit", place="hotel")
    )
    assert (play["day"], play["turn_order"], play["active_seat"]) == (2, [2, 0, 1], 2)
    for seat, arrived in ((2, 0), (0, 1), (1, 2)):
        player = play[f"players.{seat}"]
        assert (player["at"], player["arrived"], player["village"], player["hotel_rank"]) == (
            "V",
            arrived,
            0,
            None,
        )
        assert (player["rode"], player["trained"]) == (False, False)
    assert all(spaces == [] for spaces in play["village"].values())


def test_a_village_that_does_not_fit_the_players_is_refused() -> None:
    for start in (
        apres(players__0__village=3),
        apres(village__sauna=[0]),
        apres(active_seat=1),
        apres(village__sauna=[0, 1], players__0__village=6, players__1__village=6),
        apres(players__0__village=6, village__sauna=[0, None]),
        apres(day=3),
        {"players.0.village": 6, "village.sauna": [0]},
    ):
        with pytest.raises(FormFault):
            Play(2, start)
