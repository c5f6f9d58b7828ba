"""Refusals as a person reads them: in their language, with the legal moves that come nearest."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Game, Title
from games.core.jsontypes import Json, JsonDict, Move
from games.core.results import Violation


def in_words(
    title: Title, violations: Sequence[Violation], names: Sequence[str], language: str
) -> list[JsonDict]:
    """Violations with their texts; ``names`` by seat."""
    return [
        {
            "code": violation.code,
            "rule": violation.rule,
            "text": title.violation_text(violation, names, language),
            "values": violation.values,
        }
        for violation in violations
    ]


def nearest_in_words(title: Title, game: Game, seat: int, move: Move) -> list[JsonDict]:
    """The legal moves near a refused one, as options; players are named ``{p0}``, ``{p1}`` …"""
    return [title.option_of(game, seat, near) for near in title.nearest(game, seat, move)]


def reworded(aids: JsonDict, title: Title, names: Sequence[str], language: str) -> JsonDict:
    """The aids with all reasons why something can't be done (``why``) in that language."""
    return {key: _reworded(value, title, names, language) for key, value in aids.items()}


def _reworded(value: Json, title: Title, names: Sequence[str], language: str) -> Json:
    if isinstance(value, list):
        return [_reworded(item, title, names, language) for item in value]
    if not isinstance(value, dict):
        return value
    if "why" in value:
        found = [Violation(why["code"], why["rule"], why["values"]) for why in value["why"]]
        return {**value, "why": in_words(title, found, names, language)}
    return {key: _reworded(item, title, names, language) for key, item in value.items()}
