"""What the server answers to a move: an acknowledgement, a refusal by the rules, or an error of the
request.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.core.jsontypes import JsonDict


@dataclass(frozen=True, slots=True)
class Ack:
    """The move counts; `version` is the one it led to."""

    move_id: str
    version: int

    def frame(self) -> JsonDict:
        """The message to the client."""
        return {"type": "ack", "move_id": self.move_id, "version": self.version}


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules don't allow the move; nothing has changed. `violations` are in words of that `language` and
    never empty, `nearest` are up to three legal moves that come near it, as options.
    """

    move_id: str
    version: int
    violations: list[JsonDict]
    nearest: list[JsonDict]
    language: str

    def frame(self) -> JsonDict:
        """The message to the client."""
        return {
            "type": "refused",
            "move_id": self.move_id,
            "version": self.version,
            "violations": self.violations,
            "nearest": self.nearest,
            "language": self.language,
        }


@dataclass(frozen=True, slots=True)
class Fault:
    """The request itself is wrong; nothing has changed. `code` is one of docs/live-protocol.md, `text` says
    what to do.
    """

    code: str
    text: str
    move_id: str | None = None

    def frame(self) -> JsonDict:
        """The message to the client."""
        return {"type": "error", "code": self.code, "text": self.text, "move_id": self.move_id}


Answer: TypeAlias = Ack | Refused | Fault


class TableError(Exception):
    """A wish that can't be granted: `code` for programs, the text for people (what is wrong and what to
    do).
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Conflict(Exception):
    """Another writer was faster: the match's version moved on between reading and writing. Trying again is
    safe.
    """
