"""Fourmidable: what a seat had in a game that is over, for whoever counts who wins with what."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from formicarium.core.game import Event
from formicarium.games.fourmidable.events import Began, Dealt, Kept, Mustered


def marks(players: int, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[str]]:
    """When it acted in the first round, its first ants, and the objectives that it held, completed or not: whoever
    completes one is ahead by that."""
    found: dict[str, list[str]] = {}

    def note(topic: str, mark: str) -> None:
        found.setdefault(topic, []).append(mark)

    for event in events:
        if isinstance(event, Began):
            note("order", str((seat - event.seat) % players + 1))
        elif isinstance(event, Mustered) and event.seat == seat:
            note("muster", f"{event.hunters}-{event.farmers}-{event.diggers}")
        elif isinstance(event, Dealt | Kept):
            for card in event.cards if isinstance(event, Dealt) else (event.card,):
                note("needs", " ".join(card.needs))
    return found
