"""For every title: choices, moves, checks and states agree at every step of seeded matches."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator

import pytest

from games.core.chance import SeededChance
from games.core.game import Game
from games.core.jsontypes import Json, JsonDict
from games.core.registry import get_title
from games.core.replay import replay
from games.core.results import IllegalMove, MoveFault
from tests.contract.matches import TABLES, play, random_move

SEEDS = (1, 2)
SHARE = 4
"""Of each match, every so many steps the costly checks are made; matches begin at different ones."""
tables = pytest.mark.parametrize(("slug", "seats"), TABLES)


def mutations(move: JsonDict, source: random.Random) -> Iterator[JsonDict]:
    """Well-formed neighbours of a move: numbers a little off, lists longer or turned, switches flipped."""
    for name, value in move.items():
        if name == "type":
            continue
        for other in _other_values(value, source):
            yield {**move, name: other}


def _other_values(value: Json, source: random.Random) -> Iterator[Json]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, value + 100, -value - 1, 10**9)
    elif isinstance(value, list) and value:
        yield value[:-1]
        yield [*value, value[-1]]
        yield value[::-1]
        at = source.randrange(len(value))
        for other in _other_values(value[at], source):
            yield [*value[:at], other, *value[at + 1 :]]


def try_move(game: Game, seat: int, move: JsonDict) -> bool:
    """Whether ``check`` takes the move; if so it must play, else it must be refused and change nothing."""
    before = game.form()
    violations = game.check(seat, move)
    assert game.form() == before, "check changed the game"
    names = [f"player {number}" for number in range(game.seats)]
    for violation in violations:
        assert violation.rule
        assert game.title.violation_text(violation, names)
    if violations:
        with pytest.raises(IllegalMove) as refused:
            game.play(seat, move, SeededChance(0))
        assert refused.value.violations == violations
        assert game.form() == before, "a refused move changed the game"
        return False
    other = game.clone()
    other.play(seat, move, SeededChance(0))
    assert game.form() == before, "a clone's move changed the game"
    return True


@tables
def test_every_choice_is_a_legal_move_and_back(slug: str, seats: int) -> None:
    for number, match in enumerate(play(get_title(slug), seats, 1)):
        game = match.game
        for seat in game.seats_to_act():
            move = random_move(game, seat, match.random)
            assert game.move_of(seat, game.choices_of(seat, move)) == move
            if (number + seat) % SHARE == 0:
                assert try_move(game, seat, move), move
            else:
                assert game.check(seat, move) == []


@tables
def test_neighbours_of_legal_moves_play_or_are_refused(slug: str, seats: int) -> None:
    outcomes = set()
    for number, match in enumerate(play(get_title(slug), seats, 3)):
        game = match.game
        for seat in game.seats_to_act():
            move = random_move(game, seat, match.random)
            for at, other in enumerate(mutations(move, match.random)):
                if (number + at) % SHARE:
                    continue
                try:
                    outcomes.add(try_move(game, seat, other))
                except MoveFault:
                    outcomes.add(None)
    assert outcomes >= {True, False}


@tables
def test_moves_out_of_turn_and_out_of_phase_are_refused(slug: str, seats: int) -> None:
    seen: dict[str, JsonDict] = {}
    for match in play(get_title(slug), seats, 4):
        game = match.game
        acting = game.seats_to_act()
        before = game.form()
        for seat in range(seats):
            for move in seen.values():
                if seat not in acting or match.random.random() < 0.1:
                    violations = game.check(seat, move)
                    assert violations or seat in acting or move["type"] in game.title.anytime
        assert game.form() == before
        if match.log and match.log[-1].move is not None:
            seen[match.log[-1].move["type"]] = match.log[-1].move
    assert len(seen) > 1


@tables
def test_a_move_that_is_no_move_is_a_fault(slug: str, seats: int) -> None:
    match = next(play(get_title(slug), seats, 5))
    seat = match.game.seats_to_act()[0]
    move = random_move(match.game, seat, match.random)
    broken: list[Json] = [
        {},
        {"type": "no_such_move"},
        {**move, "unknown": 1},
        {"type": move["type"], "unknown": 1},
        {**move, "type": ["list"]},
        [],
        None,
    ]
    broken += [{key: value for key, value in move.items() if key != name} for name in move]
    broken += [{**move, name: {"an": "object"}} for name in move]
    before = match.game.form()
    for form in broken:
        with pytest.raises(MoveFault):
            match.game.check(seat, form)
        with pytest.raises(MoveFault):
            match.game.play(seat, form, SeededChance(0))
    for outsider in (-1, seats, True):
        with pytest.raises(MoveFault):
            match.game.check(outsider, move)
    assert match.game.form() == before


@tables
def test_clone_json_and_replay_give_the_same_states(slug: str, seats: int) -> None:
    title = get_title(slug)
    for seed in SEEDS[: 2 if seats < 4 else 1]:
        forms = []
        for match in play(title, seats, seed):
            form = match.game.form()
            forms.append(copy.deepcopy(form))
            assert match.game.clone().form() == form
            assert json.loads(json.dumps(form)) == form
            loaded = title.load(form)
            assert loaded.form() == form
            assert title.settle(loaded, SeededChance(0)) == []
            assert loaded.form() == form
            assert loaded.seats_to_act() == match.game.seats_to_act() == form["seats_to_act"]
        again = [game.form() for game in replay(title, seats, match.setup, match.log)]
        assert again == forms


@tables
def test_kernel_and_table_play_the_same_game(slug: str, seats: int) -> None:
    title = get_title(slug)
    for match in play(title, seats, 6):
        game = match.game
        if not game.seats_to_act():
            continue
        seat = game.seats_to_act()[0]
        move = random_move(game, seat, match.random)
        table, kernel = game.clone(), title.load(game.form())
        table.play(seat, move, SeededChance(7))
        kernel.state.chance = SeededChance(7)
        kernel.state.focus(seat)
        for choice in kernel.choices_of(seat, move):
            kernel.state.apply(choice)
        assert kernel.form() == table.form()


@tables
def test_money_is_conserved(slug: str, seats: int) -> None:
    title = get_title(slug)
    money = [0] * seats
    for match in play(title, seats, 8):
        held = [player["money"] for player in match.game.form()["players"] if "money" in player]
        if not held:
            return
        if not match.log:
            money = held
            continue
        for event in match.events:
            for seat, amount in title.money_moved(event).items():
                money[seat] += amount
        assert money == held, match.log[-1]
        assert min(held) >= 0


@tables
def test_an_outcome_names_winners_reason_and_scores(slug: str, seats: int) -> None:
    for seed in SEEDS:
        for match in play(get_title(slug), seats, seed):
            game = match.game
            assert (game.outcome() is None) == bool(game.seats_to_act() or game.job())
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.winners
        assert outcome.reason
        assert len(outcome.scores) == seats
        assert sum(outcome.shares()) == pytest.approx(1)
        rewards = game.state.rewards()
        assert len(rewards) == seats
        assert all(0 <= reward <= 1 for reward in rewards)
        best = max(rewards)
        assert {seat for seat in range(seats) if rewards[seat] == best} <= set(outcome.winners)
