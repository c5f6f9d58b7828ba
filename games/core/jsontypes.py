"""Names for JSON values, the only shape in which positions and moves leave the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any
JsonDict: TypeAlias = dict[str, Any]
"""A JSON object that its holder may change."""
Move: TypeAlias = Mapping[str, Any]
"""What a person does on the screen: an object with ``type`` and that type's fields, nothing else."""
