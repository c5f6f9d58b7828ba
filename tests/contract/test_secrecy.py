"""For every title: what a seat may not know leaves no trace in its view, its aids and the texts it gets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from games.core.chance import SeededChance
from games.core.game import Game
from games.core.registry import get_title
from games.core.results import Event
from tests.contract.matches import TABLES, Match, play, random_move

tables = pytest.mark.parametrize(("slug", "seats"), TABLES)
STEPS = 400
EVERY = 9


def readers(seats: int) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(seats), None]


def shown(game: Game, reader: int | None) -> str:
    """Everything that leaves the server for a reader, as text."""
    return json.dumps({"view": game.view(reader), "aids": game.aids(reader)}, sort_keys=True)


def told(game: Game, events: list[Event], reader: int | None) -> list[tuple[str, str, str, str]]:
    """The log as a reader gets it."""
    names = [f"player {seat}" for seat in range(game.seats)]
    seen = [event.seen_by(reader) for event in events]
    return [
        (event.code, event.rule, json.dumps(event.data, sort_keys=True), game.title.event_text(event, names))
        for event in seen
        if event is not None
    ]


def sampled(slug: str, seats: int, seed: int) -> Iterator[Match]:
    """A match, stopped at every few steps."""
    return islice(play(get_title(slug), seats, seed), seed, STEPS, EVERY)


@tables
def test_states_that_differ_only_in_secrets_look_the_same(slug: str, seats: int) -> None:
    varied = 0
    for match in sampled(slug, seats, 1):
        game = match.game
        form = game.form()
        for reader in readers(seats):
            other = game.determinize(reader, match.random.randrange(1 << 30))
            varied += other.form() != form
            assert shown(other, reader) == shown(game, reader)
    assert varied


@tables
def test_a_view_holds_no_key_that_the_form_lacks(slug: str, seats: int) -> None:
    for match in sampled(slug, seats, 2):
        form = match.game.form()
        for reader in readers(seats):
            _is_part(match.game.view(reader), form, "")


def _is_part(view: object, form: object, path: str) -> None:
    """A view is the form with some values left out (``None``, or an object emptied), and nothing else."""
    if view is None or (view == {} and isinstance(form, dict)):
        return
    if isinstance(view, dict):
        assert isinstance(form, dict), path
        assert view.keys() == form.keys(), path
        for key in view:
            _is_part(view[key], form[key], f"{path}.{key}")
    elif isinstance(view, list):
        assert isinstance(form, list), path
        assert len(view) == len(form), path
        for at, (one, other) in enumerate(zip(view, form, strict=True)):
            _is_part(one, other, f"{path}.{at}")
    else:
        assert view == form, path


@pytest.mark.parametrize(("slug", "seats"), [table for table in TABLES if table[1] > 1])
def test_a_sealed_choice_looks_the_same_to_the_others_whatever_it_is(slug: str, seats: int) -> None:
    """Two choices of a seat that both wait for a reveal give the others equal views and texts."""
    compared = 0
    any_sealed = False
    for number, match in enumerate(play(get_title(slug), seats, 3)):
        game = match.game
        any_sealed = any_sealed or game.state.sealed
        acting = game.seats_to_act()
        if len(acting) < 2 or not game.state.sealed or number % (seats - 1):
            continue
        seat = acting[-1]
        outcomes: dict[str, tuple[str, list[list[tuple[str, str, str, str]]]]] = {}
        for _ in range(4):
            move = random_move(game, seat, match.random)
            other = game.clone()
            events = other.play(seat, move, SeededChance(1))
            if all(event.public is None for event in events):
                continue
            if any(event.code.endswith("revealed") or event.code.endswith("paid") for event in events):
                continue
            rest = [reader for reader in readers(seats) if reader != seat]
            laid = json.dumps(other.view(None)["bids"]) if "bids" in other.view(None) else ""
            picture = "".join(shown(other, reader) for reader in rest)
            lines = [told(other, events, reader) for reader in rest]
            if laid in outcomes:
                compared += 1
                assert outcomes[laid] == (picture, lines)
            outcomes[laid] = (picture, lines)
    assert compared or not any_sealed


@tables
def test_restricted_events_show_the_others_only_their_public_twin(slug: str, seats: int) -> None:
    restricted = 0
    for match in play(get_title(slug), seats, 4):
        for event in match.events:
            assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event
            for reader in readers(seats):
                seen = event.seen_by(reader)
                if event.seats is not None and reader not in event.seats:
                    restricted += 1
                    assert seen is event.public
        told(match.game, match.events, None)
    assert restricted


@tables
def test_determinize_keeps_what_the_seat_knows_and_varies_the_rest(slug: str, seats: int) -> None:
    for match in sampled(slug, seats, 5):
        game = match.game
        if not game.seats_to_act():
            continue
        for reader in readers(seats):
            forms = [game.determinize(reader, seed).form() for seed in range(3)]
            _is_part(game.view(reader), forms[0], "")
            assert game.determinize(reader, 0).form() == forms[0]
            if game.form() != game.view(reader):
                assert len({json.dumps(form) for form in forms}) > 1


@tables
def test_from_view_needs_nothing_but_the_view(slug: str, seats: int) -> None:
    title = get_title(slug)
    for match in sampled(slug, seats, 6):
        game = match.game
        for reader in readers(seats):
            view = json.loads(json.dumps(game.view(reader)))
            made = title.from_view(view, reader, 9)
            assert made.form() == game.determinize(reader, 9).form()
            assert made.view(reader) == view
            assert made.seats_to_act() == game.seats_to_act()
            assert made.job() == game.job()


@tables
def test_kernels_made_from_equal_views_are_determinized_alike(slug: str, seats: int) -> None:
    for match in sampled(slug, seats, 7):
        game = match.game
        for seat in game.seats_to_act():
            pictures = []
            for seed in (1, 2):
                state = game.determinize(seat, seed).state.clone()
                state.focus(seat)
                state.reseed(4)
                state.determinize(seat)
                length = state.playout(False)
                pictures.append((length, state.rewards()))
            assert pictures[0] == pictures[1]
