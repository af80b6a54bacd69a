"""The list of faults, and the decorators that add to it."""
from __future__ import annotations

from collections.abc import Callable
from types import new_class

from tests.support.toy import Pebbles, PebblesState

FAULTS: list[tuple[int, type[Pebbles], str]] = []


def breaks(law: int, words: str) -> Callable[[type[Pebbles]], type[Pebbles]]:
    """Mark a broken game with the law that it breaks and a part of the complaint."""
    def mark(game: type[Pebbles]) -> type[Pebbles]:
        FAULTS.append((law, game, words))
        return game

    return mark


def table_breaks(law: int, words: str) -> Callable[[type[PebblesState]], type[Pebbles]]:
    """Mark a broken state; its class name becomes the name of a game with that state."""
    def mark(table: type[PebblesState]) -> type[Pebbles]:
        named = {"table": table, "__module__": table.__module__, "__doc__": table.__doc__}
        options = {"frozen": True, "kw_only": True, "tag": "pebbles"}
        game: type[Pebbles] = new_class(table.__name__, (Pebbles,), options, lambda body: body.update(named))
        return breaks(law, words)(game)

    return mark
