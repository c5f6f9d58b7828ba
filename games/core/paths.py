"""Dotted paths into JSON: ``players.0.board.2``."""

from __future__ import annotations

from games.core.jsontypes import Json


class PathFault(ValueError):
    """A path that leads nowhere; the text says where it ends."""


def _step(value: Json, key: str, path: str) -> str | int:
    """The key as it is used in ``value``: a list's index or an object's key."""
    if isinstance(value, list):
        if len(key) <= len(str(len(value))) and key in map(str, range(len(value))):
            return int(key)
        raise PathFault(f"{path}: {key!r} is no index of a list of {len(value)}")
    if isinstance(value, dict):
        if key in value:
            return key
        raise PathFault(f"{path}: there is no key {key!r}")
    raise PathFault(f"{path}: {key!r} leads into {value!r}")


def get(value: Json, path: str) -> Json:
    """The value at ``path``. Raises PathFault if there is none."""
    for key in path.split("."):
        value = value[_step(value, key, path)]
    return value


def put(value: Json, path: str, new: Json, add: tuple[str, ...] = ()) -> None:
    """Put ``new`` at ``path``, which must exist, but for the keys of the objects at the paths in ``add``.

    Raises:
        PathFault: if the path doesn't exist.
    """
    keys = path.split(".")
    for key in keys[:-1]:
        value = value[_step(value, key, path)]
    last = keys[-1]
    if isinstance(value, dict) and ".".join(keys[:-1]) in add:
        value[last] = new
    else:
        value[_step(value, last, path)] = new


def same(found: Json, wanted: Json) -> bool:
    """Whether two JSON values are the same; ``true`` is not 1."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        return found.keys() == wanted.keys() and all(same(found[key], wanted[key]) for key in found)
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(same, found, wanted))
    return isinstance(found, bool) == isinstance(wanted, bool) and bool(found == wanted)
