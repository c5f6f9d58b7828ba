"""Refusals in words: every code in every language, with the numbers and names of real positions."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.core.jsontypes import Json, JsonDict
from games.core.results import Violation
from games.titles.snowplanner import checks
from games.titles.snowplanner.game import SnowGame
from games.titles.snowplanner.placing import too_much, value_of
from games.titles.snowplanner.reasons import enough
from games.titles.snowplanner.refusals import TEXTS
from games.titles.snowplanner.title import TITLE
from games.titles.snowplanner.words import AREAS
from tests.contract.matches import play
from tests.titles.snowplanner.desk import Desk, dice, grid, have, lying, rooms, station

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
SOURCE = Path(checks.__file__).read_text(encoding="utf-8")
CODES = set(re.findall(r'(?:Violation|_cited)\(\s*"(\w+)"', SOURCE))
CARDS = TITLE.default_cards()
languages = pytest.mark.parametrize("language", sorted(TEXTS))


def _moves(source: random.Random) -> Iterator[JsonDict]:
    """Well-formed moves of every type, most of them senseless."""
    die: Json = source.choice([0, 1, 2, "part_time"])
    event = source.choice(list(CARDS["events"]))
    goal = source.choice(list(CARDS["goals"]))
    yield {"type": "keep_talent", "talent": source.choice(list(CARDS["talents"]))}
    yield {"type": "train", "die": die}
    for hire in (False, True):
        yield {
            "type": "place",
            "die": die,
            "area": source.choice([*AREAS, "office", "station", "event_hall", "workshop"]),
            "snow": source.choice([0, 0, 0, 1, 2, 3]),
            "tickets": source.choice([0, 0, 0, 1, 2, 99]),
            "reward": source.choice([None, 1, 2, 3, 4, 5, 6]),
            "event": source.choice([None, event]),
            "goal": source.choice([None, goal]),
            "hire": hire,
        }
    yield {
        "type": "window",
        "colour": source.choice(["blue", "orange", "green", "any", "red"]),
        "position": source.randint(0, 10),
    }
    yield {"type": "guest", "position": source.randint(0, 7), "room": source.randint(0, 4)}
    yield {"type": "move_window", "from": source.randint(0, 10), "to": source.randint(0, 10)}
    yield {"type": "pay_room", "room": source.randint(0, 4)}
    yield {"type": "stay", "room": source.randint(0, 4), "stay": source.random() < 0.8}
    yield {"type": "skip"}


def _tried(game: SnowGame, seat: int, source: random.Random) -> Iterator[JsonDict]:
    """Senseless moves, and legal ones with one or two fields of a senseless one."""
    yield from _moves(source)
    legal = list(game.legal_moves(seat))
    for move in source.sample(legal, min(6, len(legal))):
        for other in _moves(source):
            if other["type"] == move["type"]:
                fields = source.sample(list(other), min(2, len(other)))
                yield {**move, **{name: other[name] for name in fields}}


def _rare() -> Iterator[tuple[Desk, JsonDict]]:
    """Positions that matches seldom come to, each with a move that is refused there."""
    yield (
        Desk({**grid(blue=range(1, 10)), **have(snow=4), **dice(6, 2)}),
        _placing("workshop", 6),
    )
    yield Desk({**have(tickets=9), **dice(6, 2)}), {"type": "train", "die": 0}
    yield (
        Desk({**grid(green=[1]), **dice(4, 2), "players.0.goals": ["full_register"]}),
        _placing("office", 3, goal="full_register"),
    )
    swap = Desk({**grid(orange=[1, 2]), **dice(4, 2), "players.0.events": ["swap_the_panes"]})
    swap.place(0, "event_hall", 2, event="swap_the_panes")
    yield swap, {"type": "move_window", "from": 5, "to": 6}
    taken = Desk({**station("ski_pupil", "day_tripper", "bus_driver"), **rooms(), **dice(6, 2)})
    taken.place(0, "station", 6).do(0, "guest", position=1, room=1)
    yield taken, {"type": "guest", "position": 1, "room": 2}
    full = rooms(("pianist", 1), ("ski_pupil", 1), ("bus_driver", 1))
    yield Desk({**full, **station("day_tripper"), **dice(4, 2)}), _placing("station", 1)
    paying = Desk(full, phase="payment").do(0, "pay_room", room=1)
    yield paying, {"type": "pay_room", "room": 1}
    leaving = Desk({**rooms(("pianist", 3), ("ski_pupil", 1)), **grid()}, phase="check_out")
    for room in (1, 2):
        yield leaving, {"type": "stay", "room": room, "stay": True}
    weak = Desk({**have(), **dice(2, 4), "players.0.events": ["world_cup_day"]})
    yield weak, _placing("event_hall", 2, event="world_cup_day")
    yield weak, _placing("office", 1, hire=True)
    yield weak, {**_placing("office", None, hire=True), "die": 1}
    yield weak, {**_placing("office", 3), "die": 1}
    yield Desk({**dice(4, 2), "part_time": {"face": 3, "holder": 1}}), _placing("office", 1, hire=True)
    yield Desk({**dice(4, 2), **lying("bakery", 3, 2)}), _placing("bakery", 1)
    blue = Desk({**have(snow=1), **grid(), **dice(4, 2), "players.0.events": ["blue_glazing"]})
    blue.place(0, "event_hall", 2, event="blue_glazing")
    yield blue, {"type": "window", "colour": "green", "position": 1}


def _placing(area: str, reward: int | None, **more: Json) -> JsonDict:
    return {"type": "place", "die": 0, "area": area, "snow": 0, "tickets": 0, "reward": reward, **more}


@cache
def met() -> dict[str, list[Violation]]:
    """The violations of senseless moves in whole matches and of some rare positions, by code."""
    found: dict[str, list[Violation]] = {}

    def note(game: SnowGame, seat: int, move: JsonDict) -> None:
        for violation in game.check(seat, move):
            known = found.setdefault(violation.code, [])
            if len(known) < 40 and violation not in known:
                known.append(violation)

    for seed, seats in enumerate((2, 3, 4, 4)):
        source = random.Random(seed)
        for match in play(TITLE, seats, seed):
            assert isinstance(match.game, SnowGame)
            seat = source.choice(match.game.seats_to_act() or [0])
            for move in _tried(match.game, seat, source):
                note(match.game, seat, move)
            note(match.game, (seat + 1) % seats, move)
    for desk, move in _rare():
        note(desk.game, 0, move)
    return found


@languages
def test_every_code_has_its_text(language: str) -> None:
    assert set(TEXTS[language]) == CODES


def test_every_code_is_met_in_play() -> None:
    assert CODES - set(met()) == set()


@languages
@pytest.mark.parametrize("code", sorted(CODES))
def test_all_values_are_filled_in(code: str, language: str) -> None:
    for violation in met()[code]:
        text = TITLE.violation_text(violation, NAMES, language)
        assert not re.search(r"[{}_'\"]|None|True|False|  ", text), text
        assert text[0].isupper() or text[0] in "“„", text
        assert text.endswith("."), text
        others = {TITLE.violation_text(violation, NAMES, other) for other in TEXTS}
        assert len(others) == len(TEXTS), text


def test_an_unknown_language_gets_english() -> None:
    violation = Violation("over", "SNP-8.1")
    assert TITLE.violation_text(violation, NAMES, "fr") == TITLE.violation_text(violation, NAMES)


@languages
def test_cards_have_the_names_of_the_match(language: str) -> None:
    cards = TITLE.default_cards()
    cards["guests"]["pianist"]["name"] = "Organ Grinder"
    form = Desk({**have(), **dice(1, 2), **station("pianist")}).game.form()
    game = TITLE.load(form, cards)
    move = {"type": "place", "die": 0, "area": "station", "snow": 0, "tickets": 0, "reward": 1}
    texts = " ".join(TITLE.violation_text(v, NAMES, language) for v in game.check(0, move))
    assert "Organ Grinder" in texts
    assert "Pianist" not in texts


FIGURES = [
    (
        {"type": "place", "die": 1, "area": "slope", "snow": 0, "tickets": 0, "reward": 5},
        {
            "en": "Your die’s value here is 3; the reward needs 5.",
            "it": "Qui il tuo dado vale 3; la ricompensa chiede 5.",
            "de": "Dein Würfel hat hier den Wert 3, die Belohnung braucht 5.",
        },
    ),
    (
        {"type": "place", "die": 1, "area": "slope", "snow": 1, "tickets": 0, "reward": None},
        {
            "en": "This space has no penalty: don’t spend 1 Snow.",
            "it": "Questo spazio non ha penalità: non spendere 1 Neve.",
            "de": "Dieser Platz hat keinen Abzug: 1 Schnee auszugeben bringt nichts.",
        },
    ),
    (
        {"type": "train", "die": 1},
        {
            "en": "Training die 2 from 3 to 4 costs 3 Tickets; you have 1.",
            "it": "Addestrare il dado 2 da 3 a 4 costa 3 Biglietti; ne hai 1.",
            "de": "Würfel 2 von 3 auf 4 zu schulen kostet 3 Tickets; du hast 1.",
        },
    ),
    (
        {"type": "place", "die": 2, "area": "slope", "snow": 0, "tickets": 0, "reward": None},
        {
            "en": "Die 3 isn’t in your Worker Room. You can place die 1 or die 2.",
            "it": "Il dado 3 non è nella tua Sala del personale. Puoi piazzare il dado 1 o il dado 2.",
            "de": "Würfel 3 ist nicht in deinem Personalraum. Du kannst Würfel 1 oder Würfel 2 einsetzen.",
        },
    ),
]


@languages
@pytest.mark.parametrize(("move", "said"), FIGURES)
def test_the_numbers_of_the_position_are_said(move: JsonDict, said: dict[str, str], language: str) -> None:
    desk = Desk({**have(snow=1, tickets=1), **dice(2, 3), **rooms()})
    text = " ".join(TITLE.violation_text(v, NAMES, language) for v in desk.game.check(0, move))
    assert said[language] in text


@pytest.mark.parametrize("penalty", range(4))
def test_what_is_enough_for_a_penalty_is_allowed_and_does_the_same(penalty: int) -> None:
    for snow in range(5):
        for tickets in range(7):
            if not too_much(penalty, snow, tickets):
                continue
            less = enough(penalty, snow, tickets)
            assert not too_much(penalty, *less)
            assert less[0] <= snow
            assert less[1] <= tickets
            assert value_of(6, penalty, *less) == value_of(6, penalty, snow, tickets) == 6
