"""Fourmidable: what a seat had in a game that is over, for whoever counts who wins with what."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from formicarium.core.game import Event
from formicarium.games.fourmidable.events import Adopted, Began, Dealt, Kept, Mustered, Received


def marks(players: int, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[str]]:
    """When it acted in the first round, its first ants and species, and the cards that it held, used or not: whoever
    completes an objective is ahead by that."""
    found: dict[str, list[str]] = {}

    def note(topic: str, mark: str) -> None:
        found.setdefault(topic, []).append(mark)

    for event in events:
        if isinstance(event, Began):
            note("order", str((seat - event.seat) % players + 1))
        elif isinstance(event, Mustered) and event.seat == seat:
            note("muster", f"{event.hunters}-{event.farmers}-{event.diggers}")
        elif isinstance(event, Adopted) and event.seat == seat:
            note("species", event.species)
        elif isinstance(event, Received):
            for special in event.specials:
                note("effect", special.effect)
        elif isinstance(event, Dealt | Kept):
            for card in event.cards if isinstance(event, Dealt) else (event.card,):
                note("needs", " ".join(card.needs))
    return found
