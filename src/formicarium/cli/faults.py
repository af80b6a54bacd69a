"""What a command cannot do, said to a person."""
from __future__ import annotations


class Fault(Exception):
    """A bad question: says what is wrong and what would be right. Exit code 2, no traceback."""
