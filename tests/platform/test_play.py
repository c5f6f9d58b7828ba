"""Moves through the services: what counts, what is refused, what is stored."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from accounts.models import User
from games.core.chance import RecordedChance
from games.core.results import Event
from games.models import LogEntry, Match
from games.models.log import AppendOnly
from games.services.answers import Ack, Fault, Refused
from games.services.settings import set_setting
from games.services.submit import submit
from games.services.table import load
from tests.platform.conftest import MakeMatch, Queue
from tests.platform.lots import LOTS, PICKS
from tests.platform.wire import move_id


def pick(number: int) -> dict[str, object]:
    return {"type": "pick", "number": number}


def version_of(match: Match) -> int:
    return Match.objects.values_list("version", flat=True).get(pk=match.pk)


def play_round(match: Match, *players: User) -> None:
    """Play people's moves up to the worker's step; those who follow standing orders place by themselves."""
    for user in players:
        assert isinstance(submit(match.pk, None, user, pick(PICKS[0]), move_id(), version_of(match)), Ack)
    while True:
        table = load(match.pk)
        acting = table.game.seats_to_act()
        if not acting:
            return
        user = next(user for user in players if table.seat_of(user.pk).number in acting)
        move = (
            {"type": "take", "count": 1}
            if table.game.state.phase == "take"
            else {"type": "place", "rooms": [2, 3]}
        )
        assert isinstance(submit(match.pk, None, user, move, move_id(), version_of(match)), Ack)


def test_a_move_counts_once_and_its_id_keeps_its_answer(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    first = submit(match.pk, 0, alda, pick(PICKS[0]), "move-one-1", match.version)
    assert first == Ack("move-one-1", match.version + 1)
    assert isinstance(submit(match.pk, 1, bela, pick(PICKS[1]), "move-one-1", match.version), Ack)
    again = submit(match.pk, 0, alda, pick(PICKS[2]), "move-one-1", match.version)
    assert again == first
    assert load(match.pk).game.state.phase == "take"
    assert LogEntry.objects.filter(match=match, move_id="move-one-1").count() == 2


def test_a_refused_move_changes_nothing(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = make_match(alda, bela)
    answer = submit(match.pk, None, alda, {"type": "take", "count": 1}, move_id(), match.version)
    assert isinstance(answer, Refused)
    assert answer.violations == [
        {"code": "not_now", "rule": "LOT-1", "text": "Not possible: not_now.", "values": {"seat": 0}}
    ]
    stored = Match.objects.get(pk=match.pk)
    assert (stored.version, stored.entries, stored.snapshot) == (match.version, match.entries, match.snapshot)


def test_what_others_do_in_the_same_secret_decision_makes_no_move_stale(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    seen = match.version
    assert isinstance(submit(match.pk, None, alda, pick(PICKS[0]), move_id(), seen), Ack)
    assert isinstance(submit(match.pk, None, alda, pick(PICKS[1]), move_id(), seen), Ack)
    assert isinstance(submit(match.pk, None, bela, pick(PICKS[2]), move_id(), seen), Ack)


def test_a_move_chosen_in_an_earlier_decision_is_stale(make_match: MakeMatch, alda: User, bela: User) -> None:
    match = make_match(alda, bela)
    seen = match.version
    submit(match.pk, None, alda, pick(PICKS[0]), move_id(), seen)
    submit(match.pk, None, bela, pick(PICKS[0]), move_id(), seen)
    table = load(match.pk)
    active = (alda, bela)[table.game.seats_to_act()[0]]
    for version in (seen, seen + 1, seen + 3):
        answer = submit(match.pk, None, active, {"type": "take", "count": 1}, move_id(), version)
        assert isinstance(answer, Fault)
        assert answer.code == "stale"
    assert isinstance(submit(match.pk, None, active, {"type": "take", "count": 1}, move_id(), seen + 2), Ack)


def test_nobody_moves_for_another(
    make_match: MakeMatch, alda: User, bela: User, person: Callable[[str], User]
) -> None:
    match = make_match(alda, bela)
    stranger = person("Stranger")
    forged = submit(match.pk, 1, alda, pick(PICKS[0]), move_id(), match.version)
    outside = submit(match.pk, 1, stranger, pick(PICKS[0]), move_id(), match.version)
    nowhere = submit(10**6, 0, alda, pick(PICKS[0]), move_id(), match.version)
    assert [answer.code for answer in (forged, outside, nowhere)] == [
        "not_your_seat",
        "not_seated",
        "no_match",
    ]  # type: ignore[union-attr]
    private = make_match(alda, bela, visibility="private")
    hidden = submit(private.pk, 1, stranger, pick(PICKS[0]), move_id(), private.version)
    assert isinstance(hidden, Fault)
    assert hidden.code == "no_match"


def test_the_log_replays_the_match_and_numbers_without_gaps(
    make_match: MakeMatch, alda: User, bela: User, queue: Queue
) -> None:
    match = make_match(alda, bela)
    for _ in range(2):
        play_round(match, alda, bela)
        queue.run_all()
    entries = list(LogEntry.objects.filter(match=match).order_by("number"))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    lines = [entry.first_line + offset for entry in entries for offset in range(len(entry.events))]
    assert lines == list(range(1, len(lines) + 1))
    chance = RecordedChance([given for entry in entries for given in entry.chance])
    game = LOTS.new_game(2, chance)
    for entry in entries[1:]:
        events = game.run_job(chance) if entry.kind == "office" else game.play(entry.seat, entry.move, chance)
        assert [event.to_json() for event in events] == entry.events
    stored = Match.objects.get(pk=match.pk)
    assert game.form() == stored.snapshot
    assert (stored.status, stored.entries, stored.lines) == ("finished", len(entries), len(lines))
    assert stored.result["reason"] == "points"
    assert chance.left == 0


def test_the_log_is_only_added_to(make_match: MakeMatch, alda: User, bela: User) -> None:
    entry = LogEntry.objects.get(match=make_match(alda, bela), number=1)
    for change in (
        entry.save,
        entry.delete,
        LogEntry.objects.all().delete,
        lambda: LogEntry.objects.all().update(events=[]),
        lambda: LogEntry.objects.bulk_update([entry], ["events"]),
    ):
        with pytest.raises(AppendOnly):
            change()


def test_place_for_me_places_in_the_lowest_rooms_with_a_logged_move(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    set_setting(match.pk, alda.pk, "place_for_me", True)
    play_round(match, alda, bela)
    placed = LogEntry.objects.get(match=match, kind="standing")
    assert (placed.seat, placed.move) == (0, {"type": "place", "rooms": [1, 2]})
    assert Event.from_json(placed.events[0]).code == "place"
    assert placed.version == LogEntry.objects.get(match=match, number=placed.number - 1).version


def test_place_for_me_set_while_a_placement_is_due_places_at_once(
    make_match: MakeMatch, alda: User, bela: User
) -> None:
    match = make_match(alda, bela)
    set_setting(match.pk, bela.pk, "place_for_me", True)
    play_until_place = load(match.pk)
    assert play_until_place.game.state.phase == "pick"
    for user in (alda, bela):
        submit(match.pk, None, user, pick(PICKS[0]), move_id(), version_of(match))
    while load(match.pk).game.state.phase == "take":
        number = load(match.pk).game.seats_to_act()[0]
        submit(
            match.pk, None, (alda, bela)[number], {"type": "take", "count": 2}, move_id(), version_of(match)
        )
    assert load(match.pk).game.seats_to_act() == [0]
    before = version_of(match)
    set_setting(match.pk, alda.pk, "place_for_me", True)
    assert version_of(match) == before + 1
    assert load(match.pk).game.state.placed[0] == [1, 2]
