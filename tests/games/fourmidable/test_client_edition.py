"""Facts about special cards and species that clients receive beside the edition's contents."""
from __future__ import annotations

import msgspec

from formicarium.games.fourmidable.client_edition import ClientEdition, SpeciesFacts, client_edition
from formicarium.games.fourmidable.edition import EDITIONS, Edition
from formicarium.games.fourmidable.game import Fourmidable

SENT = Fourmidable.client_edition(EDITIONS["formicarium"])


def names(*numbers: int) -> set[str]:
    return {f"C{number}" for number in numbers}


def test_an_edition_is_sent_as_it_is_printed_and_more() -> None:
    printed, sent = EDITIONS["formicarium"], msgspec.to_builtins(SENT)
    assert {field: sent[field] for field in Edition.__struct_fields__} == msgspec.to_builtins(printed)
    assert set(sent) - set(Edition.__struct_fields__) == {"effects", "powers"}
    assert set(sent["effects"]) == {card.effect for card in printed.specials}
    assert set(sent["powers"]) == set(printed.species)


def test_fou_i8_six_effects_count_at_the_end() -> None:
    assert {effect for effect, facts in SENT.effects.items() if facts.counts} == names(1, 2, 3, 35, 36, 37)


def test_fou_i7_ten_effects_bring_two_points() -> None:
    found = {effect: facts.points for effect, facts in SENT.effects.items() if facts.points}
    assert found == dict.fromkeys(names(*range(4, 13), 33), 2)


def test_fou_x1_six_effects_do_something_else_where_objectives_lie_open() -> None:
    assert {effect for effect, facts in SENT.effects.items() if facts.open} == names(13, 14, 15, 19, 20, 21)


def test_species_say_when_their_power_can_be_used() -> None:
    always = SpeciesFacts(when=None, open=False, wakes=False)
    assert SENT.powers == {
        "flying": SpeciesFacts(when="day", open=False, wakes=False),
        "predator": SpeciesFacts(when="night", open=False, wakes=False), "architect": always, "diplomat": always,
        "insomniac": SpeciesFacts(when=None, open=False, wakes=True),
        "strategist": SpeciesFacts(when=None, open=True, wakes=False)}


def test_a_copy_without_special_cards_is_sent_without_facts_of_them() -> None:
    bare = msgspec.structs.replace(EDITIONS["formicarium"], specials=(), species=())
    assert client_edition(bare) == ClientEdition(
        **{field: getattr(bare, field) for field in Edition.__struct_fields__})
