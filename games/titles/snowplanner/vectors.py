"""Rows of small numbers, which compiled code reads and writes without making objects."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def numbers(of: list[int]) -> vec[i64]:
    """A new row of these numbers."""
    return vec[i64](of)


def set_numbers(to: vec[i64], of: list[int]) -> None:
    """Let ``to`` hold these numbers, as many as it has."""
    at: i64
    for at in range(len(to)):
        to[at] = of[at]


def copy_numbers(to: vec[i64], of: vec[i64]) -> None:
    """Let ``to`` hold the numbers of ``of``, which is as long."""
    at: i64
    for at in range(len(of)):
        to[at] = of[at]
