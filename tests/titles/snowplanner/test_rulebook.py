"""The lists of the rulebook say what the shipped cards say, in every language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from games.assistant.books import LANGUAGES, book
from games.core.jsontypes import Json, JsonDict
from games.titles.snowplanner.title import TITLE

CARDS = TITLE.default_cards()
LISTS = {
    "SNP-4.2": ("guests",),
    "SNP-4.3": ("vips",),
    "SNP-4.6": ("talents",),
    "SNP-4.8": ("goals", "events"),
    "SNP-5.1": ("rounds",),
}
languages = pytest.mark.parametrize("language", LANGUAGES)


def _numbers(value: Json) -> list[int]:
    """All numbers of a part of the card data."""
    if isinstance(value, dict):
        return [number for part in value.values() for number in _numbers(part)]
    if isinstance(value, list):
        return [number for part in value for number in _numbers(part)]
    return [value] if isinstance(value, int) else []


def _printed(text: str) -> Counter[int]:
    return Counter(int(number) for number in re.findall(r"\d+", text))


@cache
def _text(rule: str, language: str) -> str:
    return book("snowplanner", language).paragraphs[rule].text


@cache
def _lines(rule: str, language: str) -> dict[str, str]:
    """The lines of a paragraph's lists that begin with a bold name, by that name."""
    return dict(
        re.findall(r"^- \*\*(.+?)\*\*(?: \(.+?\))?(?::| –) (.*)$", _text(rule, language), re.MULTILINE)
    )


def _data(kind: str, card: JsonDict) -> Counter[int]:
    """The numbers that a card's line must show."""
    shown = {name: value for name, value in card.items() if name != "name"}
    if kind == "goals":
        left_out = [] if card["divisor"] > 1 else ["divisor"]
        found = Counter(_numbers({name: value for name, value in shown.items() if name not in left_out}))
        return found + Counter([5, 6] if card["per"] == "die5" else [])
    if "owe" in card:
        owe = card["owe"]
        return Counter([owe["base"], 1] + ([owe["divisor"]] if owe["divisor"] > 1 else []))
    numbers = Counter(_numbers(shown))
    # “Take a card from the Station” is said without a number.
    taken = [part for part in (card.get("effect", {}), *card.get("rewards", [])) if "guest" in part]
    return (
        numbers - Counter([1] * len(taken)) - Counter([0] if kind == "events" and card["cost"] == {} else [])
    )


@languages
@pytest.mark.parametrize(
    ("rule", "kind", "key"),
    [(rule, kind, key) for rule, kinds in LISTS.items() for kind in kinds for key in CARDS[kind]],
)
def test_a_card_s_line_has_its_numbers(rule: str, kind: str, key: str, language: str) -> None:
    card = CARDS[kind][key]
    line = _lines(rule, language)[card["name"].replace("'", "’")]
    assert _printed(line) == _data(kind, card), line


@languages
@pytest.mark.parametrize("rule", LISTS)
def test_no_other_cards_are_listed(rule: str, language: str) -> None:
    assert len(_lines(rule, language)) == sum(len(CARDS[kind]) for kind in LISTS[rule])


@languages
@pytest.mark.parametrize(
    ("at", "area"), list(enumerate(("slope", "ticket_office", "bakery", "media", "workshop", "station")))
)
def test_an_area_s_line_has_its_thresholds_and_gains(at: int, area: str, language: str) -> None:
    line = list(_lines("SNP-3.5", language).values())[at]
    parts = [part.split(":", 1) for part in line.split(" · ")]
    rewards = CARDS["areas"][area]["rewards"]
    assert [threshold.strip() for threshold, _ in parts] == list(rewards)
    for (_, gain), reward in zip(parts, rewards.values(), strict=True):
        if area == "station":
            assert gain.rstrip()[-1] == str(reward["max"])
        else:
            assert _printed(gain) == Counter(_numbers(reward))


@languages
def test_the_summit_tiles_are_listed(language: str) -> None:
    last = _text("SNP-3.5", language).rpartition("\n\n")[2].splitlines()[1:]
    assert [_printed(line) for line in last] == [
        Counter(_numbers(tile)) for tile in CARDS["summit_tiles"].values()
    ]


@languages
@pytest.mark.parametrize(("at", "colour"), list(enumerate(("blue", "orange", "green"))))
def test_the_bonus_table_is_listed(at: int, colour: str, language: str) -> None:
    lists = [part for part in _text("SNP-6.3", language).split("\n\n") if "\n- " in part]
    rows = [line.split(": ", 1)[1] for line in lists[at].splitlines()[1:]]
    table = CARDS["bonus_table"][colour]
    assert not _numbers(table[0])
    assert [_printed(row) for row in rows] == [Counter(_numbers(row)) for row in table[1:]]


@languages
def test_the_placement_bonuses_are_listed(language: str) -> None:
    units = {
        "tickets": r"Ticket|Bigliett",
        "snow": r"Snow|Neve|Schnee",
        "croissants": "Croissant",
        "likes": "Like",
    }
    said: dict[int, str] = {}
    for line in re.findall(r"^- (.*)$", _text("SNP-4.4", language), re.MULTILINE):
        where, _, gain = line.partition(": ")
        for position in re.findall(r"\d", where):
            said[int(position)] = gain
    assert len(said) == 9
    for position, bonus in enumerate(CARDS["hotel"]["bonus"], 1):
        ((resource, number),) = bonus.items()
        assert re.match(rf"{number} (?:{units[resource]})", said[position])
