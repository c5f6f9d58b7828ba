"""Sane play without search."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.titles.snowplanner.state import SnowState


def suggest(s: SnowState) -> int:
    return s.rnd(s.count)


def greedy(s: SnowState) -> int:
    return s.rnd(s.count)
