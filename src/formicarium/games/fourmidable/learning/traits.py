"""Fourmidable: traits of a seat in a finished game, for statistics of the features that win."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from formicarium.core.game import Event, Trait
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Adopted, Began, Dealt, Kept, Mustered, Received, Recruited
from formicarium.games.fourmidable.model import ANT_KINDS, Special
from formicarium.games.fourmidable.steps.draft import kept_by


def marks(t: FourmidableBase, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[Trait]]:
    """Return the seat's place in the first round, its first ants and species, and the cards that it held.

    Cards count whether used or not: counting only completed objectives would favour the winner.
    """
    found: dict[str, list[Trait]] = {}

    def note(topic: str, mark: Trait) -> None:
        found.setdefault(topic, []).append(mark)

    for event in events:
        if isinstance(event, Began):
            note("order", str((seat - event.seat) % t.seats + 1))
        elif isinstance(event, Mustered) and event.seat == seat:
            note("muster", as_ants((event.hunters, event.farmers, event.diggers)))
        elif isinstance(event, Adopted) and event.seat == seat:
            note("species", event.species)
        elif isinstance(event, Dealt | Kept):
            for card in event.cards if isinstance(event, Dealt) else (event.card,):
                note("needs", card.needs)
    recruits = [event.ant for event in events if isinstance(event, Recruited) and event.seat == seat]
    if recruits:
        note("muster", as_ants([recruits.count(ant) for ant in ANT_KINDS]))
    for special in specials_held(t, seat, events):
        note("effect", special.effect)
    return found


def as_ants(counts: Sequence[int]) -> Trait:
    """List the kinds of ants, each as often as it was counted."""
    return tuple([ant for ant, count in zip(ANT_KINDS, counts, strict=True) for _ in range(count)])


def specials_held(t: FourmidableBase, seat: int, events: Sequence[Event]) -> list[Special]:
    """Return the seat's special cards: dealt (FOU-I1), drafted (FOU-X4) or chosen (FOU-P2)."""
    if t.kit.level.draft:
        cards = kept_by(t, seat)
    elif t.kit.level.alone:
        cards = t.played | t.colonies[seat].specials | t.colonies[seat].laid
    else:
        return [special for event in events if isinstance(event, Received) for special in event.specials]
    return [t.kit.specials.designs[card] for bit, card in enumerate(t.kit.specials.each) if cards >> bit & 1]
