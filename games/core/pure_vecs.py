"""What the kernels need of ``librt.vecs``, in plain Python.

Python in the browser has no compiled libraries; there this module takes the place of ``librt.vecs``.
"""

from __future__ import annotations

from typing import Any


class vec(list[Any]):
    """A row of numbers: ``vec[i64]`` and ``vec[float]`` are made and used like lists."""

    def __class_getitem__(cls, item: Any) -> Any:
        return cls
