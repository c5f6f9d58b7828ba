"""Why a move is refused, in words: every reason, in three languages, by the names of the match's cards."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from games.core.chance import SeededChance
from games.core.jsontypes import JsonDict
from games.core.results import Violation
from games.titles.skifest import violations_de, violations_en, violations_it
from games.titles.skifest.cards import shipped_cards
from games.titles.skifest.game import SkifestGame
from games.titles.skifest.names import KINDS
from games.titles.skifest.title import TITLE
from tests.titles.skifest.support import NAMES, Play, random_games, random_move

LANGUAGES = ("en", "it", "de")
UNFILLED = re.compile(r"[{}\[\]]|None|True|False|[a-z]_[a-z]|  |\.\.|: \.|\( ")


def in_words(violation: Violation) -> list[str]:
    """A reason in each language: texts with all their numbers, none of them left in English."""
    texts = [TITLE.violation_text(violation, NAMES, language) for language in LANGUAGES]
    numbers = [
        value for key, value in violation.values.items() if type(value) is int and key not in SAID_BY_NAME
    ]
    if violation.code == "wrong_payment":
        numbers = [number for number in numbers if number]
    for text in texts:
        assert not UNFILLED.search(text), text
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert [number for number in numbers if str(number) not in text] == [], text
    assert len(set(texts)) == len(LANGUAGES), texts
    return texts


SAID_BY_NAME = ("seat", "after", "place", "round")


def well_formed(game: SkifestGame, source: random.Random) -> Iterator[JsonDict]:
    """A move of each type, most of them not legal now; some are of the other map."""
    board = game.state.board
    cards = source.choices(KINDS, k=source.randrange(8))
    yes = source.random() < 0.5
    run = source.choice([*board.run_keys, "postman"])
    yield {"type": "draw", "from": source.choice(["deck", None, 0, 1, 2, 3])}
    yield {"type": "lift", "to": source.choice([*board.place_keys, "C"]), "ticket": yes}
    yield {"type": "ski", "run": run, "cards": cards, "claim": yes}
    yield {"type": "move_yeti", "run": run}
    yield {"type": "slide", "run": source.choice([run, None])}
    yield {"type": "hold_avalanche", "hold": yes}
    yield {"type": "blast"}
    yield {"type": "arm", "after": source.randrange(game.seats)}
    yield {"type": "visit", "place": source.choice(board.village_keys), "discard": cards[:2]}
    yield {"type": "buy", "gear": source.choice([*board.gear_keys, None])}
    yield {"type": "pass"}


def neighbours(move: JsonDict, source: random.Random) -> Iterator[JsonDict]:
    """A legal move with another number of cards, another card, or the claim turned."""
    for name in ("cards", "discard"):
        given = move.get(name)
        if given:
            yield {**move, name: given[1:]}
            yield {**move, name: [*given, given[0]]}
            yield {**move, name: [source.choice(KINDS), *given[1:]]}
    if "claim" in move:
        yield {**move, "claim": not move["claim"]}


def reasons(game: SkifestGame, source: random.Random) -> Iterator[Violation]:
    """What is against many moves in a position."""
    moves = list(well_formed(game, source))
    for seat in game.seats_to_act():
        move = random_move(game, source.randrange)
        assert game.check(seat, move) == []
        moves += neighbours(move, source)
    for seat in range(game.seats):
        for move in moves:
            yield from game.check(seat, move)


def rare() -> Iterator[Violation]:
    """Reasons that random games seldom give, and the one that only the board gives."""
    bag = Play(2, {"players.0.gear": ["rucksack"]})
    yield from bag.game.check(0, {"type": "draw", "from": None})
    yield from bag.do(0, "draw", source="deck").game.check(0, {"type": "draw", "from": None})
    two = {"players.0.at": "A", "players.0.hand": ["yeti", "yeti"]}
    whistle = Play(2, {**two, "players.0.gear": ["yeti_whistle"]})
    whistle.do(0, "ski", run="nursery_mile", cards=["yeti", "yeti"], claim=False)
    yield from whistle.game.check(1, {"type": "pass"})
    evening = Play(2, {"phase": "apres", "actions_left": 0})
    yield from evening.game.check(0, {"type": "visit", "place": "ski_school", "discard": ["yeti"]})
    why = Play(2, {"players.0.at": "A"}).game.aids(0)["runs"]["nursery_mile"]["why"]
    assert [each["code"] for each in why] == ["set_too_small"]
    yield Violation("set_too_small", "SKF-2.4", {"need": 2, "most": 0})


def _key(violation: Violation) -> str:
    return violation.code + json.dumps(violation.values, sort_keys=True)


@pytest.fixture(scope="module")
def found() -> dict[str, list[Violation]]:
    """Reasons by code, those with equal values once."""
    source = random.Random(1)
    distinct: dict[str, Violation] = {}
    for seats in (2, 3, 4):
        for game, _ in random_games(seats, 3, seats):
            for violation in reasons(game, source):
                distinct[_key(violation)] = violation
    distinct.update((_key(violation), violation) for violation in rare())
    by_code: dict[str, list[Violation]] = {}
    for violation in distinct.values():
        by_code.setdefault(violation.code, []).append(violation)
    return by_code


def test_all_languages_have_the_same_reasons() -> None:
    assert list(violations_it.TEXTS) == list(violations_en.TEXTS) == list(violations_de.TEXTS)


def test_positions_of_play_give_every_reason(found: dict[str, list[Violation]]) -> None:
    assert set(found) == set(violations_en.TEXTS)


def test_every_reason_is_said_in_every_language(found: dict[str, list[Violation]]) -> None:
    for violations in found.values():
        for violation in violations:
            in_words(violation)


def test_another_language_is_answered_in_english() -> None:
    violation = Violation("no_ticket", "SKF-2.9")
    assert TITLE.violation_text(violation, NAMES, "fr") == TITLE.violation_text(violation, NAMES)


def test_a_claim_is_said_with_its_sum() -> None:
    start = {"players.0.at": "A", "players.0.hand": ["red-moguls"] * 4, "runs.larch_lane.markers": [0, 1]}
    move: JsonDict = {"type": "ski", "run": "larch_lane", "cards": ["red-moguls"] * 4, "claim": True}
    (violation,) = Play(2, start).game.check(0, move)
    for text in in_words(violation):
        assert re.findall(r"\d+", text) == ["6", "4", "2", "4", "6"], text


def test_cards_that_are_missing_are_named() -> None:
    move: JsonDict = {"type": "visit", "place": "card_table", "discard": ["red-moguls", "red-moguls"]}
    evening = {"phase": "apres", "actions_left": 0, "players.0.hand": ["yeti", "yeti"]}
    (violation,) = Play(2, evening).game.check(0, move)
    english, italian, german = in_words(violation)
    assert "2 red moguls" in english
    assert "2 carte gobbe rosse" in italian
    assert "2 rote Buckelpisten-Karten" in german


def renamed_cards() -> JsonDict:
    """The shipped cards with other names for everything."""
    cards = shipped_cards()
    named = [*cards["gear"], *cards["village"]]
    for mountain in cards["maps"].values():
        named += [*mountain["places"], *mountain["runs"]]
    for number, entry in enumerate(named):
        entry["name"] = f"Xyz {number}"
    return cards


def test_all_texts_use_the_names_of_the_matchs_cards() -> None:
    cards, source = renamed_cards(), random.Random(2)
    entries = [*shipped_cards()["gear"], *shipped_cards()["village"]]
    for mountain in shipped_cards()["maps"].values():
        entries += [*mountain["runs"], *mountain["places"]]
    names = [re.escape(entry["name"]) for entry in entries if len(entry["name"]) > 1]
    shipped = re.compile(rf"\b({'|'.join(names)})\b")
    lone_key = re.compile(r"\b(at|to|in|a|da|von|bei|nach) [A-HV]\b(?! [a-z])")
    for seats in (2, 4):
        chance = SeededChance(seats)
        game = TITLE.new_game(seats, chance, cards)
        said = set()
        while game.outcome() is None:
            seat = game.seats_to_act()[0]
            for violation in reasons(game, source):
                said.update(TITLE.violation_text(violation, NAMES, language) for language in LANGUAGES)
            aids = game.aids(seat)
            said.update(f"{option['label']}: {option['effect']}" for option in aids["options"])
            said.update([aids["prompt"]["text"], aids["prompt"]["detail"]])
            for event in game.play(seat, random_move(game, source.randrange), chance):
                said.add(TITLE.event_text(event, NAMES))
        assert {text for text in said if shipped.search(text) or lone_key.search(text)} == set()
        assert any("Xyz" in text for text in said)
