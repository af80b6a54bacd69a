"""Texts of special cards, species and ranks fit a small card and are unique, in both languages."""
from __future__ import annotations

from typing import get_args

import pytest

from formicarium.games.fourmidable.edition import EFFECTS
from formicarium.games.fourmidable.model import SPECIES, Rank
from formicarium.i18n import LANGUAGES, Words

pytestmark = pytest.mark.engine_free
# at Experienced and in Solo these have another effect
OTHERWISE = [f"C{number}" for number in (13, 14, 15, 19, 20, 21)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_a_name_a_line_a_moment_and_an_explanation(language: str) -> None:
    words = Words(language)
    for effect in EFFECTS:
        card = f"fourmidable-special-{effect}"
        assert len(words.say(card)) <= 24 and len(words.say(f"{card}.text")) <= 32, effect
        assert len(words.say(f"{card}.when")) <= 20 and len(words.say(f"{card}.help")) <= 160, effect
    for effect in OTHERWISE:
        card = f"fourmidable-special-{effect}"
        assert words.say(f"{card}.open") != words.say(f"{card}.text")
        assert words.say(f"{card}.open-help") != words.say(f"{card}.help") and words.say(f"{card}.open-when")
        assert len(words.say(f"{card}.open")) <= 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_found_by_id_and_differ(language: str) -> None:
    words = Words(language)
    cards = [words.say("fourmidable-special-title", effect=effect) for effect in EFFECTS]
    assert cards == [words.say(f"fourmidable-special-{effect}") for effect in EFFECTS] and len(set(cards)) == 37
    species = [words.say("fourmidable-species-title", species=one) for one in SPECIES]
    assert species == [words.say(f"fourmidable-species-{one}") for one in SPECIES] and len(set(species)) == 6
    ranks = [words.say("fourmidable-rank-title", rank=rank) for rank in (*get_args(Rank), 0)]
    assert len(set(ranks)) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_species_has_a_name_a_line_a_moment_and_an_explanation(language: str) -> None:
    words = Words(language)
    for species in SPECIES:
        name = f"fourmidable-species-{species}"
        assert len(words.say(name)) <= 16 and len(words.say(f"{name}.text")) <= 60 and words.say(f"{name}.when")
        assert len(words.say(f"{name}.help")) <= 160
    assert words.say("fourmidable-species-strategist.open") != words.say("fourmidable-species-strategist.text")
