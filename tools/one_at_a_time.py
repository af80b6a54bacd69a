"""A lock file that one process at a time holds; used by play.py and the tests."""
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path


def hold_file(path: Path, wait: Callable[[], None]) -> closing[sqlite3.Connection]:
    """Lock a file for a `with` block; call `wait` if another process holds it. A dead process holds nothing."""
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        wait()
        connection.execute("PRAGMA busy_timeout = 1000000000")
        connection.execute("BEGIN EXCLUSIVE")
    return closing(connection)
