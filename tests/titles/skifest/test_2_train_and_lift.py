"""SKF-2.1 to 2.3 and 2.9: turns, train actions, lifts and tickets."""

from __future__ import annotations

from typing import Any

from games.core.jsontypes import JsonDict
from tests.titles.skifest.support import Play

ROW = ["red-slalom", "red-moguls", "blue-moguls", "yeti"]
NOTHING: JsonDict = {"row": [], "deck": [], "discard": []}


def at(place: str, **more: Any) -> JsonDict:
    return {"players.0.at": place, **{key.replace("__", "."): value for key, value in more.items()}}


def test_a_turn_is_two_actions_and_ends_by_itself() -> None:
    play = Play(2).do(0, "lift", to="A", ticket=False)
    assert (play["actions_left"], play["active_seat"]) == (1, 0)
    play.do(0, "lift", to="D", ticket=False)
    assert (play["actions_left"], play["active_seat"], play["round"]) == (2, 1, 1)
    assert play["players.0.at"] == "D"
    assert play.codes() == ["rode", "turn"]


def test_a_round_ends_after_the_last_player_and_a_day_after_four_rounds() -> None:
    play = Play(2, {"active_seat": 1})
    play.do(1, "lift", to="A", ticket=False).do(1, "lift", to="D", ticket=False)
    assert (play["round"], play["active_seat"]) == (2, 0)
    play = Play(2, {"round": 4, "active_seat": 1, "actions_left": 1}).do(1, "lift", to="A", ticket=False)
    assert (play["phase"], play["day"], play["round"], play["actions_left"]) == ("apres", 1, 4, 0)


def test_both_actions_must_be_taken() -> None:
    assert Play(2).rules(0, "pass") == {"SKF-2.1"}
    assert Play(2, {"actions_left": 1}).rules(0, "pass") == {"SKF-2.1"}


def test_only_who_has_the_turn_moves() -> None:
    assert Play(2).rules(1, "draw", source="deck") == {"SKF-2.1"}
    assert Play(2).rules(1, "pass") == {"SKF-2.1"}


def test_a_train_action_takes_two_cards_from_row_and_deck() -> None:
    play = Play(2, {"row": ROW}, [{"card": "yellow-moguls"}, {"card": "blue-slalom"}])
    play.do(0, "draw", source=1)
    assert play["row"] == ["red-slalom", "yellow-moguls", "blue-moguls", "yeti"]
    assert (play["draws_left"], play["actions_left"], play["players.0.trained"]) == (1, 1, True)
    play.do(0, "draw", source="deck")
    assert play["players.0.hand"] == ["blue-slalom", "red-moguls"]
    assert (play["draws_left"], play["actions_left"]) == (0, 1)
    assert play["known"] == [["red-moguls"], []]


def test_the_second_card_can_be_the_one_that_refilled_the_row() -> None:
    play = Play(2, {"row": ROW}, [{"card": "yellow-moguls"}, {"card": "blue-slalom"}])
    play.do(0, "draw", source=1).do(0, "draw", source=1)
    assert play["players.0.hand"] == ["red-moguls", "yellow-moguls"]


def test_a_face_up_yeti_is_the_first_card_only_and_ends_the_action() -> None:
    play = Play(2, {"row": ROW}).do(0, "draw", source=3)
    assert (play["players.0.hand"], play["draws_left"], play["actions_left"]) == (["yeti"], 0, 1)
    play = Play(2, {"row": ROW}, [{"card": "blue-slalom"}]).do(0, "draw", source=0)
    assert play.rules(0, "draw", source=3) == {"SKF-2.2"}


def test_a_blind_yeti_counts_as_any_card() -> None:
    play = Play(2, {"row": ROW}, [{"card": "yeti"}, {"card": "yeti"}])
    play.do(0, "draw", source="deck")
    assert play["draws_left"] == 1
    play.do(0, "draw", source="deck")
    assert play["players.0.hand"] == ["yeti", "yeti"]
    assert play["known"] == [[], []]


def test_while_a_card_is_owed_no_other_move_is_possible() -> None:
    play = Play(2, {"row": ROW, "players.0.tickets": 1, "players.0.explosives": 1})
    play.do(0, "draw", source=0)
    for kind, fields in (
        ("lift", {"to": "A", "ticket": False}),
        ("lift", {"to": "A", "ticket": True}),
        ("ski", {"run": "duckling", "cards": [], "claim": False}),
        ("blast", {}),
        ("pass", {}),
        ("visit", {"place": "sauna"}),
        ("slide", {"run": None}),
    ):
        assert play.rules(0, kind, **fields) == {"SKF-2.2"}, kind
        assert play.rules(1, kind, **fields) == {"SKF-2.1", "SKF-2.2"}, kind
    assert play.rules(0, "draw", source=None) == {"SKF-2.2"}


def test_what_cannot_be_taken_is_refused() -> None:
    play = Play(2, {"row": ["red-slalom", "red-moguls"], "deck": [], "discard": []})
    assert play.rules(0, "draw", source=2) == {"SKF-2.2"}
    assert play.rules(0, "draw", source="deck") == {"SKF-2.2"}
    assert play.rules(0, "draw", source=None) == {"SKF-2.2"}
    assert play.rules(0, "draw", source=1) == set()
    assert Play(2, {"actions_left": 0, "players.0.tickets": 1}).rules(0, "draw", source=0) == {"SKF-2.1"}


def test_if_fewer_cards_are_left_one_takes_what_there_is() -> None:
    play = Play(2, {**NOTHING, "row": ["red-slalom", "yeti"]}).do(0, "draw", source=0)
    assert (play["players.0.hand"], play["draws_left"], play["actions_left"]) == (["red-slalom"], 0, 1)


def test_a_second_card_without_a_choice_is_taken_by_itself() -> None:
    play = Play(2, {**NOTHING, "row": ["red-slalom", "blue-moguls"]}).do(0, "draw", source=0)
    assert play["players.0.hand"] == ["blue-moguls", "red-slalom"]
    assert play["draws_left"] == 0


def test_equal_cards_in_two_places_are_two_options() -> None:
    play = Play(2, {**NOTHING, "row": ["red-slalom", "blue-moguls", "blue-moguls"]}).do(0, "draw", source=0)
    assert play["draws_left"] == 1
    assert play["seats_to_act"] == [0]
    play.do(0, "draw", source=1)
    assert play["row"] == ["blue-moguls"]


def test_a_lift_starts_where_the_skier_stands() -> None:
    play = Play(2, at("A")).do(0, "lift", to="D", ticket=False)
    assert (play["players.0.at"], play["players.0.rode"]) == ("D", True)
    assert Play(2, at("A")).rules(0, "lift", to="B", ticket=False) == {"SKF-2.3"}
    assert Play(2, at("H")).rules(0, "lift", to="D", ticket=False) == {"SKF-2.3"}
    assert Play(2).rules(0, "lift", to="C", ticket=False) == {"SKF-2.3"}
    for to in ("A", "B"):
        assert Play(2).rules(0, "lift", to=to, ticket=False) == set()


def test_a_ticket_rides_without_an_action_before_between_and_after_the_actions() -> None:
    play = Play(2, {"players.0.tickets": 3}).do(0, "lift", to="A", ticket=True)
    assert (play["actions_left"], play["players.0.tickets"], play["players.0.at"]) == (2, 2, "A")
    play.do(0, "draw", source="deck").do(0, "draw", source="deck").do(0, "lift", to="D", ticket=True)
    assert (play["actions_left"], play["players.0.tickets"]) == (1, 1)
    play.do(0, "draw", source="deck").do(0, "draw", source="deck")
    assert (play["actions_left"], play["active_seat"]) == (0, 0)
    assert play.rules(0, "lift", to="H", ticket=False) == {"SKF-2.1"}
    play.do(0, "lift", to="H", ticket=True)
    assert (play["active_seat"], play["players.0.tickets"]) == (1, 0)


def test_a_turn_with_a_ticket_left_ends_with_a_pass() -> None:
    play = Play(2, {"players.0.tickets": 1, "actions_left": 1}).do(0, "lift", to="A", ticket=False)
    assert (play["active_seat"], play["actions_left"]) == (0, 0)
    play.do(0, "pass")
    assert (play["active_seat"], play["players.0.tickets"]) == (1, 1)


def test_a_ticket_that_cannot_be_used_does_not_hold_up_the_turn() -> None:
    play = Play(2, {**at("E"), "players.0.tickets": 1, "actions_left": 1}).do(0, "lift", to="H", ticket=False)
    assert (play["active_seat"], play["players.0.tickets"]) == (1, 1)


def test_without_a_ticket_a_ticket_ride_is_refused() -> None:
    assert Play(2).rules(0, "lift", to="A", ticket=True) == {"SKF-2.9"}


def test_a_turn_in_which_nothing_is_possible_is_skipped_by_itself() -> None:
    play = Play(2, {**NOTHING, **at("H")})
    assert (play["active_seat"], play["round"]) == (1, 1)
    assert play.events[0].code == "skipped"


def test_with_an_explosive_a_stuck_turn_is_not_skipped() -> None:
    play = Play(2, {**NOTHING, **at("H"), "players.0.explosives": 1})
    assert (play["active_seat"], play["actions_left"]) == (0, 2)
    assert play.rules(0, "blast") == set()
    assert play.rules(0, "draw", source="deck") == {"SKF-2.2"}
    play.do(0, "pass")
    assert play["active_seat"] == 1


def test_after_a_blast_the_stuck_turn_goes_on_from_the_new_place() -> None:
    play = Play(2, {**NOTHING, **at("H"), "players.0.explosives": 1}).do(0, "blast")
    play.do(0, "slide", run="vertebra")
    assert (play["players.0.at"], play["active_seat"]) == ("H", 1)


def test_a_single_lift_is_ridden_by_itself() -> None:
    play = Play(2, {**NOTHING, **at("A"), "players.1.at": "H"})
    assert play["players.0.at"] == "H"
    assert play["round"] > 1


def test_several_sets_for_the_only_run_are_a_choice_and_one_set_is_none() -> None:
    one = {
        **NOTHING,
        **at("H"),
        "players.0.hand": ["red-slalom"] * 4,
        "yeti": "ridgeback",
        "players.1.at": "H",
    }
    play = Play(2, one)
    assert play["players.0.points"] == 4
    two = {**one, "players.0.hand": ["red-slalom"] * 4 + ["red-moguls"]}
    play = Play(2, two)
    assert (play["players.0.points"], play["seats_to_act"]) == (0, [0])
