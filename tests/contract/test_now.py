"""For every title: what can be done now is legal, explained, and tells nothing that the seat can't know."""

from __future__ import annotations

import json

import pytest

from games.assistant.books import LANGUAGES, book
from games.assistant.now import what_now
from games.core.registry import get_title
from tests.contract.matches import TABLES, play


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_each_group_is_legal_explained_and_the_same_whatever_is_hidden(slug: str, seats: int) -> None:
    title = get_title(slug)
    kinds = set()
    for number, match in enumerate(play(title, seats, 11)):
        acting = match.game.seats_to_act()
        if number % 5 or not acting:
            continue
        seat = acting[0]
        view = match.game.view(seat)
        answers = [what_now(title, title.from_view(view, seat, seed, None), seat, "en") for seed in (1, 2)]
        assert answers[0] == answers[1], "what is hidden shows"
        groups = answers[0]["groups"]
        assert groups
        for group in groups:
            kinds.add(group["kind"])
            assert group["title"]
            assert group["count"] >= len(group["options"]) > 0
            for option in group["options"]:
                assert match.game.check(seat, option["move"]) == [], option
                assert option["label"], option
                for text in (option["label"], option["effect"], *(note["text"] for note in group["notes"])):
                    assert not any(hole in text for hole in ("None", "  ", "{'")), text
                assert option["rule"] in book(slug, "en").paragraphs
        json.dumps(groups)
    assert len(kinds) > 3


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in TABLES}))
def test_who_watches_is_told_the_rules_in_play_and_no_more(slug: str) -> None:
    title = get_title(slug)
    match = next(play(title, title.min_seats, 2))
    game = title.from_view(match.game.view(None), None, 1, None)
    told = [what_now(title, game, None, language) for language in LANGUAGES]
    assert all(answer["groups"] == [] for answer in told)
    assert all(answer["rules"] for answer in told)
    assert len({answer["rules"][0]["title"] for answer in told}) == len(LANGUAGES)
