"""One supervisor per data folder."""

import fcntl
import os
from pathlib import Path


class FolderTaken(Exception):
    """Another supervisor holds the folder; `holder` is what it wrote about itself (may be empty)."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder = holder


class FolderLock:
    """A lock on `serve.lock` in a folder, held until the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "serve.lock"
        self._handle = -1

    def take(self, holder: str) -> None:
        """Take the lock and write `holder` (one line that names this process) for those who come later.

        Raises: FolderTaken.
        """
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            raise FolderTaken(self.path.read_text(encoding="utf-8").strip()) from None
        os.ftruncate(handle, 0)
        os.write(handle, holder.encode())
        self._handle = handle

    def release(self) -> None:
        """Give the folder back. The file stays: removing it would race with one who has just opened it."""
        if self._handle >= 0:
            os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = -1
