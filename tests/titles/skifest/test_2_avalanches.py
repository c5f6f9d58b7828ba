"""SKF-2.8 and 2.9: avalanches and explosives."""

from __future__ import annotations

from typing import Any

from games.core.jsontypes import JsonDict
from tests.titles.skifest.support import Play

TWO = ["red-slalom", "red-moguls", "yeti", "yeti"]


def ski_with_two_yetis(start: JsonDict, players: int = 2) -> Play:
    play = Play(players, {"players.0.at": "A", "players.0.hand": TWO, **start})
    return play.do(0, "ski", run="nursery_mile", cards=["yeti", "yeti"], claim=False)


def slides(*seats: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "kind": "slide"} for seat in seats]


def test_two_yetis_set_off_an_avalanche_after_the_run_is_scored() -> None:
    play = ski_with_two_yetis({"players.1.at": "D"})
    assert (play["players.0.points"], play["players.0.at"], play["runs.nursery_mile.markers"]) == (
        2,
        "V",
        [0],
    )
    assert play["pending"] == slides(1)
    assert (play["seats_to_act"], play["active_seat"], play["yeti"]) == ([1], 0, None)
    play.do(1, "slide", run="fang")
    assert (play["players.1.at"], play["players.1.points"], play["players.1.fame"]) == ("V", 0, 0)
    assert (play["runs.fang.markers"], play["seats_to_act"]) == ([], [0])


def test_claim_cards_count_as_yetis_too() -> None:
    start = {
        "players.0.hand": ["red-slalom", "yeti", "yeti"],
        "runs.nursery_mile.markers": [1],
        "players.1.at": "D",
    }
    play = Play(2, {"players.0.at": "A", **start})
    play.do(0, "ski", run="nursery_mile", cards=["red-slalom", "yeti", "yeti"], claim=True)
    assert play["pending"] == slides(1)


def test_skiers_slide_in_turn_order_from_the_active_player_who_is_included() -> None:
    start = {
        "turn_order": [2, 0, 1],
        "players.0.at": "D",
        "players.0.hand": ["yeti"] * 4,
        "players.1.at": "G",
        "players.2.at": "E",
    }
    play = Play(3, start).do(0, "ski", run="ravine", cards=["yeti"] * 4, claim=False)
    assert play["players.0.at"] == "B"
    assert play["pending"] == slides(0, 1, 2)
    play.do(0, "slide", run="cable_cut").do(1, "slide", run="gully").do(2, "slide", run="ember")
    assert [play[f"players.{seat}.at"] for seat in range(3)] == ["V", "E", "A"]
    assert play["pending"] == []
    assert [play[f"players.{seat}.arrived"] for seat in range(3)] == [4, 5, 6]


def test_one_slides_from_where_one_stands_by_then() -> None:
    start = {"players.0.at": "H", "players.0.hand": ["yeti"] * 4, "players.1.at": "A"}
    play = Play(2, start).do(0, "ski", run="vertebra", cards=["yeti"] * 4, claim=False)
    assert play.rules(0, "slide", run="vertebra") == {"SKF-2.8", "SKF-2.4"}
    play.do(0, "slide", run="lantern").do(1, "slide", run="larch_lane")
    assert (play["players.0.at"], play["players.1.at"]) == ("A", "V")


def test_with_one_open_run_the_slide_is_made_and_with_none_one_stays() -> None:
    play = ski_with_two_yetis({"players.1.at": "B", "yeti": "cable_cut"})
    assert (play["players.1.at"], play["seats_to_act"]) == ("V", [0])
    assert "slid" in play.codes()
    stuck = {"players.0.at": "A", "players.0.hand": TWO, "players.1.at": "C", "yeti": "sunny_side"}
    play = Play(3, stuck).do(0, "ski", run="nursery_mile", cards=["yeti", "yeti"], claim=False)
    assert play["players.1.at"] == "C"
    assert play.rules(1, "slide", run="sunny_side") == {"SKF-2.7"}
    assert play.rules(1, "slide", run=None) == {"SKF-2.8"}
    assert play.rules(1, "slide", run="fang") == {"SKF-2.8", "SKF-2.4"}
    assert play.rules(1, "draw", source="deck") == {"SKF-2.8"}
    assert play.rules(0, "draw", source="deck") == {"SKF-2.8", "SKF-2.1"}
    assert play.rules(2, "slide", run=None) == {"SKF-2.8", "SKF-2.1"}


def test_sliding_when_none_is_owed_is_refused() -> None:
    play = Play(2, {"players.0.at": "A"})
    assert play.rules(0, "slide", run="larch_lane") == {"SKF-2.8"}
    assert play.rules(0, "slide", run=None) == {"SKF-2.8"}
    assert play.rules(0, "hold_avalanche", hold=True) == {"SKF-2.8"}


def test_slides_are_loaded_and_go_on() -> None:
    play = Play(3, {"pending": slides(2, 1), "players.2.at": "D", "players.1.at": "V", "active_seat": 1})
    assert play["seats_to_act"] == [2]
    play.do(2, "slide", run="balcony")
    assert (play["seats_to_act"], play["pending"]) == ([1], [])


def test_an_explosive_goes_off_at_any_moment_of_ones_turn() -> None:
    start = {"players.0.explosives": 2, "players.1.at": "D", "players.0.at": "D"}
    play = Play(2, start).do(0, "blast")
    assert (play["players.0.explosives"], play["actions_left"]) == (1, 2)
    play.do(0, "slide", run="fang").do(1, "slide", run="ravine")
    play.do(0, "draw", source="deck").do(0, "draw", source="deck").do(0, "lift", to="A", ticket=False)
    assert (play["actions_left"], play["active_seat"]) == (0, 0)
    play.do(0, "blast").do(0, "slide", run="cocoa_trail").do(1, "slide", run="duckling")
    assert (play["active_seat"], play["players.0.explosives"]) == (1, 0)


def test_with_an_explosive_the_turn_ends_with_a_pass() -> None:
    play = Play(2, {"players.0.explosives": 1, "actions_left": 1}).do(0, "lift", to="A", ticket=False)
    assert play["active_seat"] == 0
    play.do(0, "pass")
    assert (play["active_seat"], play["players.0.explosives"]) == (1, 1)


def test_without_an_explosive_none_goes_off() -> None:
    assert Play(3).rules(0, "blast") == {"SKF-2.9"}
    assert Play(3).rules(0, "arm", after=1) == {"SKF-2.9"}
    assert Play(3).rules(1, "arm", after=None) == {"SKF-2.9"}


def test_an_unspent_explosive_is_lost_when_the_ski_phase_ends() -> None:
    start = {
        "players.1.explosives": 2,
        "players.0.tickets": 1,
        "round": 4,
        "active_seat": 0,
        "actions_left": 1,
    }
    play = Play(2, {**start, "turn_order": [1, 0]}).do(0, "draw", source="deck").do(0, "draw", source="deck")
    play.do(0, "pass")
    assert (play["phase"], play["players.1.explosives"], play["players.0.tickets"]) == ("apres", 0, 1)
    assert "explosives_lost" in play.codes()
    assert play.rules(play["active_seat"], "blast") == {"SKF-3.3", "SKF-2.9"}
    assert play.rules(1, "arm", after=0) == {"SKF-3.3", "SKF-2.9"}


def test_an_explosive_can_be_armed_for_between_two_other_turns_only() -> None:
    three = Play(3, {"players.0.explosives": 1, "players.1.explosives": 1, "players.2.explosives": 1})
    legal = {seat: [a for a in range(3) if not three.rules(seat, "arm", after=a)] for seat in range(3)}
    assert legal == {0: [1], 1: [2], 2: [0]}
    four = Play(4, {f"players.{seat}.explosives": 1 for seat in range(4)})
    legal = {seat: [a for a in range(4) if not four.rules(seat, "arm", after=a)] for seat in range(4)}
    assert legal == {0: [1, 2], 1: [2, 3], 2: [0, 3], 3: [0, 1]}
    two = Play(2, {"players.0.explosives": 1})
    assert [two.rules(0, "arm", after=a) for a in range(2)] == [{"SKF-2.9"}] * 2


def test_nothing_can_be_armed_for_after_the_days_last_turn() -> None:
    start = {"round": 4, "active_seat": 2, **{f"players.{seat}.explosives": 1 for seat in range(4)}}
    play = Play(4, start)
    legal = {seat: [a for a in range(4) if not play.rules(seat, "arm", after=a)] for seat in range(4)}
    assert legal == {0: [2], 1: [2], 2: [], 3: []}


def test_an_armed_explosive_goes_off_when_that_turn_has_ended() -> None:
    start = {
        "players.0.explosives": 1,
        "players.1.at": "B",
        "players.2.at": "E",
        "active_seat": 1,
        "actions_left": 1,
    }
    play = Play(3, start).do(0, "arm", after=1)
    assert (play["players.0.armed"], play["seats_to_act"], play["actions_left"]) == (1, [1], 1)
    play.do(1, "lift", to="E", ticket=False)
    assert (play["active_seat"], play["players.0.explosives"], play["players.0.armed"]) == (2, 0, None)
    assert play["pending"] == slides(1, 2)
    assert play["actions_left"] == 2
    play.do(1, "slide", run="crossing").do(2, "slide", run="quarry")
    assert play["seats_to_act"] == [2]


def test_several_armed_explosives_go_off_in_turn_order_from_the_seat_whose_turn_ended() -> None:
    start = {
        "players.0.explosives": 1,
        "players.3.explosives": 2,
        "players.0.armed": 1,
        "players.3.armed": 1,
        "active_seat": 1,
        "actions_left": 1,
        "players.0.at": "A",
        "players.1.at": "F",
    }
    play = Play(4, start).do(1, "lift", to="H", ticket=False)
    assert play["active_seat"] == 2
    causes = [(event.data["seat"], event.data["cause"]) for event in play.events if event.code == "avalanche"]
    assert causes == [(3, "armed"), (0, "armed")]
    assert play["pending"][0] == {"seat": 0, "kind": "slide"}
    assert (play["players.3.explosives"], play["players.3.armed"], play["players.0.armed"]) == (1, None, None)
    play.do(0, "slide", run="nursery_mile").do(1, "slide", run="old_bones").do(1, "slide", run="ravine")
    assert (play["players.1.at"], play["pending"], play["seats_to_act"]) == ("B", [], [2])


def test_arming_can_be_changed_and_undone_at_any_time() -> None:
    play = Play(4, {"players.0.explosives": 1}).do(0, "arm", after=1).do(0, "arm", after=2)
    assert play["players.0.armed"] == 2
    play.do(0, "draw", source="deck")
    play.do(0, "arm", after=None)
    assert (play["players.0.armed"], play["draws_left"]) == (None, 1)


def test_arming_is_possible_while_another_owes_a_decision() -> None:
    play = Play(4, {"players.3.explosives": 1, "pending": slides(1), "players.1.at": "H"})
    play.do(3, "arm", after=1)
    assert (play["players.3.armed"], play["seats_to_act"]) == (1, [1])


def test_blasting_the_only_explosive_disarms_it() -> None:
    play = Play(4, {"players.0.explosives": 1, "players.0.armed": 1}).do(0, "blast")
    assert play["players.0.armed"] is None
    play = Play(4, {"players.0.explosives": 2, "players.0.armed": 1}).do(0, "blast")
    assert play["players.0.armed"] == 1


def test_an_avalanche_in_the_valley_moves_nobody() -> None:
    play = Play(2, {"players.0.explosives": 1}).do(0, "blast")
    assert play["pending"] == []
    assert play.codes().count("stayed") == 2
