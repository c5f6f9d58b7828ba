"""From any seed to a start for the kernel's generators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_SEED_BITS: Final = (1 << 61) - 1
_START: Final = 88_172_645_463_325_252
_LOW_BITS: Final = (1 << 31) - 1
_MULTIPLIER: Final = 2_111_111_111
_ROUNDS: Final = 3


def stir(seed: int) -> i64:
    """A number of 62 bits that looks like chance, the same for the same ``seed`` (any integer).

    Multiply with carry, and a shift so that high bits reach low ones; no product leaves 62 bits, so that it
    gives the same compiled and plain.
    """
    stirred: i64 = ((seed ^ (seed >> 61)) & _SEED_BITS) ^ _START
    for _ in range(_ROUNDS):
        stirred = (stirred & _LOW_BITS) * _MULTIPLIER + (stirred >> 31)
        stirred ^= stirred >> 29
    return stirred
