"""Reading a client's frame: its size, its JSON, its type and fields. Nothing of it is trusted before."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NoReturn

from games.assistant.books import LANGUAGES
from games.core.jsontypes import JsonDict
from games.services.answers import Fault
from games.services.lines import MOST
from games.services.submit import MOVE_ID

LARGEST_BYTES = 16 * 1024
LARGEST_NUMBER = 2**31 - 1
DEEPEST_MOVE = 8

_Check = Callable[[Any], bool]


class BadFrame(Exception):
    """A frame that is no message; `fault` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


def read_frame(text: str | None, data: bytes | None) -> JsonDict:
    """The message in a frame, with all its fields and nothing else.

    Raises:
        BadFrame: `too_large`, `malformed` or `unknown_type`; with the `move_id`, if it could be read.
    """
    if text is None:
        raise _fault("malformed", "Send text frames with a JSON object, not binary ones.")
    if len(text) > LARGEST_BYTES or len(text.encode("utf-8", "surrogatepass")) > LARGEST_BYTES:
        raise _fault("too_large", "A message has at most 16 KiB.")
    try:
        message = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise _fault("malformed", "This is no JSON. Send one JSON object a frame.") from None
    if not isinstance(message, dict):
        raise _fault("malformed", "Send one JSON object a frame.")
    move_id = message.get("move_id")
    move_id = move_id if _is_move_id(move_id) else None
    kind = message.get("type")
    if not isinstance(kind, str) or kind not in _MESSAGES:
        raise _fault("unknown_type", f"The type of a message is one of {', '.join(_MESSAGES)}.", move_id)
    needed, optional = _MESSAGES[kind]
    problem = _problem(message, needed, optional)
    if problem is not None:
        raise _fault("malformed", f"The message {kind!r}: {problem}", move_id)
    return message


def _problem(message: JsonDict, needed: dict[str, _Check], optional: dict[str, _Check]) -> str | None:
    for name in message:
        if name != "type" and name not in needed and name not in optional:
            return "it has a field that is not known." if len(name) > 40 else f"it has no field {name!r}."
    for name, check in needed.items():
        if name not in message:
            return f"the field {name!r} is missing."
        if not check(message[name]):
            return f"the field {name!r} has a wrong value."
    for name, check in optional.items():
        if message.get(name) is not None and not check(message[name]):
            return f"the field {name!r} has a wrong value."
    return None


def _fault(code: str, text: str, move_id: str | None = None) -> BadFrame:
    return BadFrame(Fault(code, text, move_id))


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def _is_number(value: Any) -> bool:
    return type(value) is int and 0 <= value <= LARGEST_NUMBER


def _is_limit(value: Any) -> bool:
    return type(value) is int and 1 <= value <= MOST


def _is_move_id(value: Any) -> bool:
    # A person's ids never look like those of the AI's turns.
    return isinstance(value, str) and MOVE_ID.fullmatch(value) is not None and not value.startswith("ai-")


def _is_move(value: Any) -> bool:
    """An object without numbers, and objects within objects, beyond those of any game: whatever the rules say
    to them would have no end.
    """
    waiting = [(value, 0)]
    while waiting:
        item, depth = waiting.pop()
        if depth > DEEPEST_MOVE or (isinstance(item, int) and abs(item) > LARGEST_NUMBER):
            return False
        inside = item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
        waiting.extend((part, depth + 1) for part in inside)
    return isinstance(value, dict)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_language(value: Any) -> bool:
    return isinstance(value, str) and value in LANGUAGES


def _is_anything(value: Any) -> bool:
    return True


_MESSAGES: dict[str, tuple[dict[str, _Check], dict[str, _Check]]] = {
    "move": (
        {"move_id": _is_move_id, "version": _is_number, "move": _is_move},
        {"seat": _is_number, "language": _is_language},
    ),
    "view": ({}, {"have": _is_number, "language": _is_language}),
    "why": ({"move": _is_move}, {"language": _is_language}),
    "now": ({}, {"language": _is_language}),
    "log": ({}, {"before": _is_number, "limit": _is_limit}),
    "setting": ({"name": _is_text, "value": _is_anything}, {}),
    "hint": ({"version": _is_number}, {}),
    "take_back": ({"to": _is_number}, {}),
    "resign": ({}, {}),
    "ping": ({}, {}),
}
"""The types with the checks of their needed and their optional fields; an optional one may be null."""
