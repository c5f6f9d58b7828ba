"""Small strict readers of JSON values; each names the path of what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.jsontypes import Json, JsonDict
from games.core.results import FormFault


def record(value: Json, path: str, keys: Sequence[str], optional: Sequence[str] = ()) -> JsonDict:
    """An object with exactly these keys."""
    if not isinstance(value, dict):
        raise FormFault(path, f"an object is needed, not {value!r}")
    for key in value:
        if key not in keys and key not in optional:
            raise FormFault(join(path, str(key)), "there is no such key")
    for key in keys:
        if key not in value:
            raise FormFault(join(path, key), "this key is missing")
    return value


def items(value: Json, path: str, most: int = 10_000) -> list[Json]:
    """A list."""
    if not isinstance(value, list):
        raise FormFault(path, f"a list is needed, not {value!r}")
    if len(value) > most:
        raise FormFault(path, f"at most {most} entries, not {len(value)}")
    return value


def number(value: Json, path: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise FormFault(path, f"a whole number {low} to {high} is needed, not {value!r}")
    return value


def flag(value: Json, path: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise FormFault(path, f"true or false is needed, not {value!r}")
    return value


def name(value: Json, path: str, names: Sequence[str]) -> int:
    """The index of one of some names."""
    if not isinstance(value, str) or value not in names:
        raise FormFault(path, f"{value!r} is not one of {', '.join(names)}")
    return names.index(value)


def join(path: str, key: str | int) -> str:
    """A path one step further."""
    return f"{path}.{key}" if path else str(key)


def name_list(value: Json, path: str, names: Sequence[str], most: int = 10_000) -> list[int]:
    """The indices of a list of names."""
    return [name(entry, join(path, at), names) for at, entry in enumerate(items(value, path, most))]


def seat_list(value: Json, path: str, seats: int) -> list[int]:
    """A list of seats."""
    return [number(entry, join(path, at), 0, seats - 1) for at, entry in enumerate(items(value, path))]
