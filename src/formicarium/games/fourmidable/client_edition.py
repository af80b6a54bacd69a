"""Fourmidable: an edition as clients receive it, with facts of rules that pages show beside cards."""
from __future__ import annotations

import msgspec

from formicarium.games.fourmidable.cards.deck import EFFECTS as CARDS
from formicarium.games.fourmidable.cards.deck import OPEN_EFFECTS
from formicarium.games.fourmidable.edition import EFFECTS, Edition
from formicarium.games.fourmidable.kit import INSOMNIAC, POWER_BY_DAY, POWER_BY_NIGHT, STRATEGIST
from formicarium.games.fourmidable.model import SPECIES, Mark, Species


class EffectFacts(msgspec.Struct, frozen=True):
    """Facts of a special card's effect for pages."""

    counts: bool  # True if it counts at the end of the game, in hand (FOU-I8)
    points: int  # points when it is played (FOU-I7)
    open: bool  # True if its effect differs where objectives lie open (FOU-X1)


class SpeciesFacts(msgspec.Struct, frozen=True):
    when: Mark | None  # when its power can be used, once a round; null: it always works
    open: bool  # True if its effect differs where objectives lie open
    wakes: bool  # True if it plays cards of either mark by day and by night (FOU-E5)


class ClientEdition(Edition, frozen=True):
    effects: dict[str, EffectFacts] = msgspec.field(default_factory=dict)  # by effect of the printed special cards
    powers: dict[Species, SpeciesFacts] = msgspec.field(default_factory=dict)  # by printed species


def client_edition(edition: Edition) -> ClientEdition:
    printed = {field: getattr(edition, field) for field in Edition.__struct_fields__}
    return ClientEdition(**printed, effects={card.effect: effect_facts(card.effect) for card in edition.specials},
                         powers={one: species_facts(one) for one in edition.species})


def effect_facts(effect: str) -> EffectFacts:
    number = EFFECTS.index(effect) + 1
    card = CARDS[number - 1]
    return EffectFacts(counts=card.phases == 0, points=int(card.leaves), open=number in OPEN_EFFECTS)


def species_facts(species: Species) -> SpeciesFacts:
    number = SPECIES.index(species)
    return SpeciesFacts(when="day" if number == POWER_BY_DAY else "night" if number == POWER_BY_NIGHT else None,
                        open=number == STRATEGIST, wakes=number == INSOMNIAC)
