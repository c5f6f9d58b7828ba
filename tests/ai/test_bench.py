"""Benchmarks refuse what they can't measure in one sentence, and sum up right."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

import ai.peer
from ai.peer import PeerMatch, PeerRecord, peer_figures


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("peer", "chess"), "There is no game 'chess'"),
        (("peer", "boutique", "--games", "0"), "--games must be"),
        (("peer", "boutique", "--cpu-ms", "0"), "--cpu-ms must be"),
        (("parallel", "boutique", "--processes", "1"), "--processes must be"),
        (("parallel", "boutique", "--players", "9"), "players, not 9"),
        (("ai", "--levels", "divine"), "--levels must be of these: easy"),
        (("ai", "--matches", "0"), "--matches must be"),
        (("ai", "--seconds", "0"), "--seconds must be"),
    ],
)
def test_what_cannot_be_measured_is_said(words: tuple[str, ...], said: str) -> None:
    with pytest.raises(CommandError, match=said) as caught:
        call_command("bench", *words, stdout=StringIO())
    assert len(str(caught.value).splitlines()) == 1


def test_a_missing_openspiel_is_said_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise ai.peer.PackageNotFoundError(name)

    monkeypatch.setattr(ai.peer, "version", missing)
    with pytest.raises(CommandError, match=r"pip install -r requirements-peer\.txt") as caught:
        call_command("bench", "peer", "boutique", stdout=StringIO())
    assert len(str(caught.value).splitlines()) == 1


def test_the_figures_of_a_match_add_up_by_seat_and_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai.peer, "version", lambda name: "2.0")
    match = PeerMatch("boutique", 4, 10, 1, False)
    records = [
        PeerRecord(number, points, number % 2, (1.0, 2.0), (100, 50), 500)
        for number, points in enumerate((1.0, 0.0, 1.0, 0.5))
    ]
    found = peer_figures(match, records)
    assert (found["games"], found["ours_share"], found["won"], found["lost"]) == (4, 0.625, 2, 1)
    assert found["ours_share_by_seat"] == [1.0, 0.25]
    assert (found["ours_cpu_ms_per_move"], found["peer_cpu_ms_per_move"]) == (10.0, 40.0)
    assert (found["ours_cpu_s"], found["peer_cpu_s"]) == (4.0, 8.0)
    assert found["peer_simulations_per_move"] == 10
    assert found["ci95"][0] < 0.625 < found["ci95"][1]
