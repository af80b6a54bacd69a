"""A file that one process at a time has."""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def hold_file(path: Path, wait: Callable[[], None]) -> Iterator[int]:
    """Its number; `wait` is called where another one has it. The system lets go of the lock of a process that dies."""
    with path.open("a+") as file:
        if sys.platform == "win32":
            import msvcrt

            def take(wait: bool) -> None:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            def take(wait: bool) -> None:
                fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))

        try:
            take(wait=False)
        except OSError:
            wait()
            while True:
                try:
                    take(wait=True)
                    break
                except OSError:  # Windows gives up after ten seconds
                    continue
        yield file.fileno()
