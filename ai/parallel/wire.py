"""Messages between a search and its helpers: JSON with its length before it, over a local socket."""

from __future__ import annotations

import json
import socket
import struct

from games.core.jsontypes import JsonDict

_LENGTH = struct.Struct("!I")
MOST_BYTES = 4 * 1024 * 1024


class Hangup(Exception):
    """The other side is gone, or what it sent is no message."""


def send(connection: socket.socket, message: JsonDict) -> None:
    """Send one message. Raises Hangup."""
    data = json.dumps(message, separators=(",", ":")).encode()
    try:
        connection.sendall(_LENGTH.pack(len(data)) + data)
    except OSError as error:
        raise Hangup(str(error)) from None


def receive(connection: socket.socket) -> JsonDict:
    """Wait for the next message, as long as the socket's timeout allows. Raises Hangup."""
    size = _LENGTH.unpack(_exactly(connection, _LENGTH.size))[0]
    if size > MOST_BYTES:
        raise Hangup(f"a message of {size} bytes")
    try:
        message: JsonDict = json.loads(_exactly(connection, size))
    except ValueError as error:
        raise Hangup(str(error)) from None
    return message


def _exactly(connection: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        try:
            more = connection.recv(size - len(data))
        except OSError as error:
            raise Hangup(str(error) or "timeout") from None
        if not more:
            raise Hangup("closed")
        data += more
    return data
