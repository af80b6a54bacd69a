"""A progress bar for slow commands, shown only on a terminal and never in the results."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

from formicarium.i18n import Words

T = TypeVar("T")


def show_progress(things: Iterator[T], total: int, words: Words, message: str = "numbers-playing") -> Iterator[T]:
    if not sys.stderr.isatty():
        yield from things
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(things, words.say(message), total, console=Console(stderr=True), transient=True)
