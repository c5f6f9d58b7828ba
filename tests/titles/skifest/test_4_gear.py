"""SKF-4: what each gear card does."""

from __future__ import annotations

from typing import Any

from games.core.jsontypes import JsonDict
from games.titles.skifest.title import TITLE
from tests.titles.skifest.support import Play

RED = [
    "red-slalom",
    "red-moguls",
    "red-halfpipe",
    "red-ski_cross",
    "red-slopestyle",
    "red-slalom",
    "red-moguls",
]
ROW = ["red-slalom", "red-moguls", "blue-moguls", "yeti"]


def with_gear(*gear: str, **more: Any) -> JsonDict:
    return {"players.0.gear": list(gear), **{key.replace("__", "."): value for key, value in more.items()}}


def rules_for(play: Play, run: str, cards: int, claim: bool = False) -> set[str]:
    return play.rules(0, "ski", run=run, cards=RED[:cards], claim=claim)


def test_all_gear_costs_and_scores_as_printed() -> None:
    printed = {card["key"]: (card["fame"], card["points"]) for card in TITLE.default_cards()["gear"]}
    assert printed == {
        "heated_gloves": (3, 2),
        "energy_drink": (2, 2),
        "beacon": (2, 2),
        "wax": (4, 2),
        "carving_skis": (5, 2),
        "goggles": (3, 2),
        "day_pass": (4, 2),
        "rucksack": (3, 2),
        "thermos": (2, 2),
        "trail_map": (2, 1),
        "stickers": (3, 2),
        "airbag": (2, 2),
        "lucky_hat": (4, 4),
        "edge_tuner": (3, 2),
        "yeti_whistle": (3, 2),
        "radio": (2, 2),
    }


def test_wax_lowers_blue_runs_and_carving_skis_black_ones_and_nothing_else() -> None:
    for gear, need in (("wax", (2, 3, 7)), ("carving_skis", (2, 4, 5)), ("lucky_hat", (2, 4, 7))):
        for run, wanted in zip(("balcony", "ravine", "fang"), need, strict=True):
            play = Play(2, with_gear(gear, players__0__at="D", players__0__hand=RED))
            legal = [number for number in range(8) if not rules_for(play, run, number)]
            assert legal == [wanted], (gear, run)
    play = Play(2, with_gear("wax", players__0__at="D", players__0__hand=RED))
    play.do(0, "ski", run="ravine", cards=RED[:3], claim=False)
    assert (play["players.0.points"], play["players.0.fame"]) == (4, 2)


def test_wax_and_claims_add_up() -> None:
    start = with_gear("wax", players__0__at="A", players__0__hand=RED, runs__larch_lane__markers=[1])
    assert rules_for(Play(2, start), "larch_lane", 4, claim=True) == set()
    assert rules_for(Play(2, start), "larch_lane", 5, claim=True) == {"SKF-2.6"}


def test_heated_gloves_cost_only_others_and_only_on_top() -> None:
    start = {
        "players.0.at": "A",
        "players.0.hand": RED,
        "runs.larch_lane.markers": [1, 0, 1],
        "players.1.gear": [],
    }
    assert (
        rules_for(
            Play(2, {**start, "players.1.gear": ["heated_gloves"], "runs.larch_lane.markers": [1]}),
            "larch_lane",
            6,
            True,
        )
        == set()
    )
    below = {
        **start,
        "players.0.at": "A",
        "runs.larch_lane.markers": [1, 0],
        "players.1.gear": ["heated_gloves"],
    }
    assert rules_for(Play(2, below), "larch_lane", 6, True) == {"SKF-2.6"}
    own = {**start, "players.0.gear": ["heated_gloves"], "runs.larch_lane.markers": [1]}
    assert rules_for(Play(2, own), "larch_lane", 5, True) == set()


def test_energy_drink_passes_the_yeti_on_a_run_and_in_a_slide() -> None:
    start = with_gear("energy_drink", players__0__at="A", players__0__hand=RED, yeti="larch_lane")
    assert rules_for(Play(2, start), "larch_lane", 4) == set()
    play = Play(2, {**start, "pending": [{"seat": 0, "kind": "slide"}]})
    assert play.rules(0, "slide", run="larch_lane") == set()
    without = {**start, "players.0.gear": [], "pending": [{"seat": 0, "kind": "slide"}]}
    assert Play(2, without).rules(0, "slide", run="larch_lane") == {"SKF-2.7"}


def test_a_beacon_lets_one_stay() -> None:
    slide = [{"seat": 0, "kind": "slide"}]
    play = Play(2, with_gear("beacon", players__0__at="A", pending=slide))
    assert play.rules(0, "slide", run=None) == set()
    play.do(0, "slide", run=None)
    assert (play["players.0.at"], play["pending"]) == ("A", [])
    one_run = with_gear("beacon", players__0__at="B", yeti="cable_cut", pending=slide)
    assert Play(2, one_run)["pending"] == slide
    assert Play(2, with_gear("beacon", pending=slide))["pending"] == []


def test_goggles_add_to_a_style_bonus_after_the_doubling() -> None:
    hand = ["red-moguls", "blue-moguls", "red-slalom"]
    start = with_gear("goggles", players__0__at="A", players__0__hand=hand, runs__cocoa_trail__style="moguls")
    play = Play(2, start).do(0, "ski", run="cocoa_trail", cards=hand[:2], claim=False)
    assert play["players.0.fame"] == 3
    play = Play(2, start).do(0, "ski", run="cocoa_trail", cards=["red-moguls", "red-slalom"], claim=False)
    assert play["players.0.fame"] == 1


def test_edge_tuner_and_stickers_add_after_the_doubling() -> None:
    hand = ["red-moguls", "blue-moguls"]
    start = with_gear(
        "edge_tuner",
        "stickers",
        "goggles",
        players__0__at="A",
        players__0__hand=hand,
        runs__cocoa_trail__style="moguls",
    )
    play = Play(2, start).do(0, "ski", run="cocoa_trail", cards=hand, claim=False)
    assert play["players.0.fame"] == 2 + 1 + 1 + 1
    blue = with_gear("edge_tuner", players__0__at="A", players__0__hand=RED)
    assert Play(2, blue).do(0, "ski", run="larch_lane", cards=RED[:4], claim=False)["players.0.fame"] == 2


def test_stickers_reward_each_marker() -> None:
    start = with_gear("stickers", players__0__at="A", players__0__hand=RED, runs__larch_lane__markers=[1])
    assert Play(2, start).do(0, "ski", run="larch_lane", cards=RED[:5], claim=True)["players.0.fame"] == 3
    assert Play(2, start).do(0, "ski", run="larch_lane", cards=RED[:4], claim=False)["players.0.fame"] == 2


def test_a_day_pass_makes_the_first_ride_of_each_day_free_without_a_ticket() -> None:
    play = Play(2, with_gear("day_pass", players__0__tickets=1))
    play.do(0, "lift", to="A", ticket=False)
    assert (play["actions_left"], play["players.0.tickets"], play["players.0.rode"]) == (2, 1, True)
    play.do(0, "lift", to="D", ticket=False)
    assert play["actions_left"] == 1
    play = Play(2, with_gear("day_pass", players__0__tickets=1)).do(0, "lift", to="A", ticket=True)
    assert (play["actions_left"], play["players.0.tickets"]) == (2, 1)


def test_a_day_pass_is_good_after_the_second_action_too() -> None:
    play = (
        Play(2, with_gear("day_pass", actions_left=1))
        .do(0, "draw", source="deck")
        .do(0, "draw", source="deck")
    )
    assert (play["active_seat"], play["actions_left"]) == (0, 0)
    play.do(0, "lift", to="B", ticket=False)
    assert (play["active_seat"], play["players.0.at"]) == (1, "B")


def test_a_used_day_pass_lets_the_turn_end() -> None:
    start = with_gear("day_pass", actions_left=1, players__0__rode=True)
    assert Play(2, start).do(0, "lift", to="A", ticket=False)["active_seat"] == 1


def test_a_rucksack_brings_a_third_card_in_the_days_first_train_action() -> None:
    play = Play(2, with_gear("rucksack", row=ROW)).do(0, "draw", source=0)
    assert (play["draws_left"], play["actions_left"]) == (2, 1)
    assert play.rules(0, "draw", source=3) == {"SKF-2.2"} or play["row"][3] != "yeti"
    assert play.rules(0, "draw", source=None) == {"SKF-2.2"}
    play.do(0, "draw", source="deck")
    assert play["draws_left"] == 1
    assert play.rules(0, "pass") == {"SKF-2.2"}
    play.do(0, "draw", source="deck")
    assert (len(play["players.0.hand"]), play["draws_left"], play["players.0.trained"]) == (3, 0, True)
    play.do(0, "draw", source="deck")
    assert play["draws_left"] == 1
    assert play.rules(0, "draw", source=None) == {"SKF-2.2"}
    play.do(0, "draw", source="deck")
    assert (play["active_seat"], len(play["players.0.hand"])) == (1, 5)


def test_the_third_card_can_be_declined_and_is_no_face_up_yeti() -> None:
    start = with_gear("rucksack", row=["yeti", *ROW[:3]])
    play = Play(2, start).do(0, "draw", source="deck").do(0, "draw", source="deck")
    assert play.rules(0, "draw", source=0) == {"SKF-2.2"}
    play.do(0, "draw", source=None)
    assert (len(play["players.0.hand"]), play["draws_left"], play["players.0.trained"]) == (2, 0, True)


def test_a_face_up_yeti_as_first_card_ends_the_action_with_a_rucksack_too() -> None:
    play = Play(2, with_gear("rucksack", row=ROW)).do(0, "draw", source=3)
    assert (play["draws_left"], play["actions_left"], play["players.0.trained"]) == (0, 1, True)


def test_a_rucksack_starts_anew_each_day() -> None:
    assert Play(2, with_gear("rucksack", day=2)).do(0, "draw", source="deck")["draws_left"] == 2
    used = with_gear("rucksack", day=2, players__0__trained=True)
    assert Play(2, used).do(0, "draw", source="deck")["draws_left"] == 1


def test_a_thermos_gives_a_card_more_from_the_next_hotel_on() -> None:
    evening: JsonDict = {"phase": "apres", "round": 4, "actions_left": 0, "weather": ["sun", "ice", "sun"]}
    play = Play(2, {**evening, **with_gear("thermos")}).do(0, "visit", place="hotel")
    assert len(play["players.0.hand"]) == 3
    buying = {**evening, "players.0.fame": 2, "gear_row": ["thermos", "wax", "goggles", "stickers"]}
    play = Play(2, buying).do(0, "visit", place="hotel").do(0, "buy", gear="thermos")
    assert len(play["players.0.hand"]) == 2


def test_an_airbag_draws_each_time_an_avalanche_moves_one() -> None:
    slides = [{"seat": 0, "kind": "slide"}, {"seat": 0, "kind": "slide"}, {"seat": 0, "kind": "slide"}]
    play = Play(2, with_gear("airbag", players__0__at="D", pending=slides)).do(0, "slide", run="ravine")
    assert len(play["players.0.hand"]) == 1
    play.do(0, "slide", run="duckling")
    assert (len(play["players.0.hand"]), play["pending"]) == (2, [])


def test_a_yeti_whistle_lets_its_owner_hold_the_avalanche() -> None:
    start = with_gear(
        "yeti_whistle", players__0__at="A", players__0__hand=["yeti", "yeti"], players__1__at="D"
    )
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=["yeti", "yeti"], claim=False)
    assert play["pending"] == [{"seat": 0, "kind": "hold_avalanche"}]
    assert play.rules(0, "draw", source="deck") == {"SKF-2.8", "SKF-4"}
    play.do(0, "hold_avalanche", hold=True)
    assert (play["pending"], play["players.1.at"]) == ([], "D")
    play = Play(2, start).do(0, "ski", run="nursery_mile", cards=["yeti", "yeti"], claim=False)
    play.do(0, "hold_avalanche", hold=False)
    assert play["seats_to_act"] == [1]


def test_a_whistle_holds_no_explosive() -> None:
    start = with_gear("yeti_whistle", players__0__explosives=1, players__1__at="D")
    assert Play(2, start).do(0, "blast")["pending"] == [{"seat": 1, "kind": "slide"}]


def test_a_radio_gains_the_valley_fame_anywhere() -> None:
    start = with_gear("radio", round=4, active_seat=1, actions_left=1, players__0__at="H")
    play = Play(2, start).do(1, "lift", to="A", ticket=False)
    assert (play["players.0.fame"], play["players.1.fame"]) == (1, 0)
    assert Play(2, {**start, "players.0.at": "V"}).do(1, "lift", to="A", ticket=False)["players.0.fame"] == 1


def test_a_lucky_hat_is_worth_its_points_only() -> None:
    start = with_gear("lucky_hat", "wax", day=3, round=4, active_seat=1, actions_left=1)
    play = Play(2, start).do(1, "lift", to="A", ticket=False)
    assert play["result"]["scores"][0]["gear"] == 6
