"""A WebSocket client of a few lines over a real TCP connection, for tests of a running site."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from types import TracebackType
from typing import Any

PATIENCE_S = 60.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class RawSocket:
    """A connection to a path of a site on this machine. `status` is the handshake's answer."""

    def __init__(self, port: int, path: str, origin: str, cookie: str = "") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Origin: {origin}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split(b" ", 2)[1])

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def send_text(self, text: str) -> None:
        """Send a masked text frame."""
        data, mask = text.encode(), os.urandom(4)
        if len(data) < 126:
            size = struct.pack("!BB", 0x80 | TEXT, 0x80 | len(data))
        elif len(data) < 2**16:
            size = struct.pack("!BBH", 0x80 | TEXT, 0x80 | 126, len(data))
        else:
            size = struct.pack("!BBQ", 0x80 | TEXT, 0x80 | 127, len(data))
        self.socket.sendall(size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.send_text(json.dumps(message))

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; the ones before it are passed over."""
        while True:
            opcode, data = self._frame()
            assert opcode != CLOSE, f"the site hung up: {data!r}"
            if opcode == TEXT:
                message: dict[str, Any] = json.loads(data)
                if message["type"] in kinds:
                    return message

    def _frame(self) -> tuple[int, bytes]:
        first, second = self._take(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        return first & 0x0F, self._take(length)

    def _take(self, count: int) -> bytes:
        while len(self.buffer) < count:
            self.buffer += self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _more(self) -> bytes:
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the site closed the connection")
        return data
