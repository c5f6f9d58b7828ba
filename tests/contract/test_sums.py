"""Where did that come from: for every title, every sum of every event adds up, to what really changed."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest

from games.assistant.books import books
from games.assistant.calculators.say import LANGUAGES, Say
from games.assistant.sums import Sum, standing, sums_of
from games.core.jsontypes import JsonDict
from games.core.registry import get_title
from games.core.results import Event
from tests.contract.matches import TABLES, play

SEEDS = (1, 2, 3)
tables = pytest.mark.parametrize(("slug", "seats"), TABLES)

Balances = dict[tuple[int, str], int]


def balances(slug: str, view: JsonDict) -> Balances:
    """What each seat has of each account."""
    accounts = import_module(f"games.titles.{slug}.sums").accounts(Say("en"))
    return {
        (seat, account.key): player[account.field]
        for seat, player in enumerate(view["players"])
        for account in accounts
    }


def assert_adds_up(found: Sum, event: Event | None = None) -> None:
    """The parts give the total, and each has its words and its rule."""
    assert found.parts, (found, event)
    assert sum(part.value for part in found.parts) == found.total, (found, event)
    assert found.title
    assert all(part.label and part.rule for part in found.parts)


@tables
@pytest.mark.parametrize("seed", SEEDS)
def test_sums_give_what_really_changed(slug: str, seats: int, seed: int) -> None:
    names = [f"Player {seat}" for seat in range(seats)]
    say = Say("en")
    matches = play(get_title(slug), seats, seed)
    first = next(matches)
    before = opening = balances(slug, first.game.view(None))
    log: list[Event] = []
    for match in matches:
        changes: Counter[tuple[int, str]] = Counter()
        for event in match.events:
            seen = event.seen_by(None)
            if seen is None:
                continue
            log.append(seen)
            for found in sums_of(slug, seen, names, say):
                assert_adds_up(found, event)
                if found.account:
                    assert found.seat is not None
                    changes[found.seat, found.account] += found.change
        after = balances(slug, match.game.view(None))
        for key, value in after.items():
            assert value - before[key] == changes[key], (key, match.events)
        before = after
    game = match.game
    for found in standing(slug, game.view(None), game.aids(None), log, names, say):
        assert_adds_up(found)
        if (found.seat, found.account) in before:
            assert found.seat is not None
            assert found.total == before[found.seat, found.account]
            assert found.before == opening[found.seat, found.account]


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in TABLES}))
def test_every_language_has_the_same_numbers_and_known_rules(slug: str) -> None:
    title = get_title(slug)
    names = [f"Player {seat}" for seat in range(title.max_seats)]
    told: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for match in play(title, title.max_seats, 4):
        for event in match.events:
            by_language = [sums_of(slug, event, names, Say(language)) for language in LANGUAGES]
            numbers = [[[part.value for part in one.parts] for one in found] for found in by_language]
            assert numbers[0] == numbers[1] == numbers[2]
            for language, found in zip(LANGUAGES, by_language, strict=True):
                for one in found:
                    told[language].add(one.title)
                    assert all(part.rule in books(slug)["en"].paragraphs for part in one.parts)
    assert len(set(map(frozenset, told.values()))) == len(LANGUAGES)


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in TABLES}))
def test_an_event_of_an_earlier_version_has_no_sums(slug: str) -> None:
    title = get_title(slug)
    codes = {event.code for match in play(title, title.min_seats, 5) for event in match.events}
    for code in codes:
        assert sums_of(slug, Event(code, "", {}), ["A"] * title.max_seats, Say("en")) == []
