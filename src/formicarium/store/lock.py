"""Lock that lets only one server use a file; the operating system releases it when the process dies."""
from __future__ import annotations

import os
import sys
from io import BufferedRandom
from pathlib import Path


class Held:
    def __init__(self, file: BufferedRandom) -> None:
        self.file = file

    def release(self) -> None:
        self.file.close()


def hold(path: Path) -> Held | None:
    """Return None if another process holds the lock."""
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return Held(file)
