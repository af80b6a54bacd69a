"""Editions: what the box has, and what is refused with its place."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import formicarium
from formicarium.core.editions import BadEdition
from formicarium.games.fourmidable.edition import EDITIONS, SECTIONS, coordinates, designs, kit
from formicarium.games.fourmidable.model import ANT_KINDS

SOURCE = (Path(formicarium.__file__).parent / "games/fourmidable/editions/formicarium.toml").read_text(encoding="utf-8")


def test_fou_s2_the_box() -> None:
    """78 objectives, 142 resources, 8 birth tiles, 90 ants, 108 pheromones, 24 holes."""
    edition = EDITIONS["formicarium"]
    cards = [card for ant in ANT_KINDS for card in getattr(edition.objectives, ant)]
    assert sum(card.copies + card.four for card in cards) == edition.box.objectives == 78
    assert sum(card.four for card in cards) == 30
    assert sum(msgspec.structs.astuple(edition.resources)) == edition.box.resources == 142
    assert len(edition.births.blank) + 3 == edition.box.births == 8
    assert (edition.box.ants, edition.box.pheromones, edition.box.holes) == (90, 108, 24)
    assert len(designs(edition)) == len({one.card for one in designs(edition)}) == 48


def test_fou_s1_both_sides_have_three_of_each_in_every_section() -> None:
    edition = EDITIONS["formicarium"]
    for side in (edition.board.large, edition.board.small):
        for section in SECTIONS:
            cells = "".join(getattr(side, section))
            assert len(cells) == 19 and all(cells.count(letter) == 3 for letter in "LCSRBM")


def test_fou_s1_distances_of_nests() -> None:
    """Nest to water 7, neighbours 7, next 11, opposite 14; on the small side 5 to the water."""
    large, small = kit("formicarium", "apprentice", 6, False), kit("formicarium", "apprentice", 3, False)
    water = large.names.index("a10")
    assert {large.away[nest * 133 + water] for nest in large.nests} == {7}
    assert sorted(large.away[large.nests[0] * 133 + other] for other in large.nests) == [0, 7, 7, 11, 11, 14]
    assert {small.away[nest * 133 + water] for nest in small.nests} == {5}
    assert len(set(coordinates("formicarium"))) == 133


def test_fou_s6_earths() -> None:
    printed = kit("formicarium", "child", 2, False)
    assert [list(printed.earth).count(earth) for earth in (6, 7, 8)] == [6, 6, 6]


BROKEN: list[tuple[str, str, str]] = [
    ("objectives = 78", "objectives = 77", "objectives: 78 cards, but box.objectives says 77 (FOU-S4)"),
    ("resources = 142", "resources = 144", "resources: 142 in all, but box.resources says 144"),
    ("births = 8", "births = 9", "births: 8 tiles, but box.births says 9 (FOU-A6)"),
    ("ants = 90", "ants = 80", "box.ants: 80, but six players need 15 each (FOU-S2)"),
    ("pheromones = 108", "pheromones = 100", "box.pheromones: 100, but six players need 18 each"),
    ("players = 6", "players = 5", "box.players: 5"),
    ("masks = 4", "masks = 3", "box.masks: 3"),
    ('two = "be"', 'two = "bb"', "sections.two: 'bb'; 2 different letters of b to g"),
    ('three = "bdf"', 'three = "abc"', "sections.three: 'abc'"),
    ("b = [5, -3]", "b = [4, -3]", "centres.b: it lies over section a"),
    ("b = [5, -3]", "b = [6, -3]", "centres.b: 6 cells from the middle of section a"),
    ('a = ["MCS"', 'a = ["MC"', "board.large.a: rows of 2, 4, 5, 4, 3 cells, not 3, 4, 5, 4, 3"),
    ('a = ["MCS"', 'a = ["MCX"', "board.large.a: 'X'"),
    ('"MSWMC"', '"MSMWC"', "board.large.a: the water is in the middle"),
    ('"BMRN"', '"BMRL"', "board.large.b: 0 × N; there is one"),
    ('surface = "TGO"', 'surface = "TG"', "nest.surface: 2 cells"),
    ('surface = "TGO"', 'surface = "TGL"', "nest: 'L'; an earth is one of O, G, T"),
    ('rows = ["TGOOT", ', 'rows = ["TGOO", ', "nest.rows: three rows of five"),
    ('needs = "LL", points = 6', 'needs = "XX", points = 6', "objectives.hunter[0].needs: 'XX'"),
    ('needs = "LC", points = 5', 'needs = "LL", points = 6', "objectives.hunter[1]: LL6 is there already"),
    ('needs = "LL", points = 6, copies = 1', 'needs = "LL", points = 6, copies = 0', "objectives.hunter[0]: no copies"),
    ('fourth = "digger"', 'fourth = "queen"', "Invalid enum value 'queen'"),
    ("masks = 4", "masks = 4\nqueens = 6", "unknown field `queens`"),
    ("ladybug = 16", "ladybug = -1", "ladybug"),
    ("ants = 5 ", "ants = 4 ", "player.ants: 4 of each type; five of one may be chosen (FOU-K3)"),
    ("holes = 4\n", "holes = 3\n", "player.holes: 3"),
    ("dug = 15", "dug = 16", "player.dug: 16"),
]


@pytest.mark.parametrize(("said", "instead", "fault"), BROKEN, ids=lambda one: str(one)[:30])
def test_broken_editions(said: str, instead: str, fault: str) -> None:
    assert said in SOURCE
    with pytest.raises(BadEdition, match=re.escape(fault)):
        EDITIONS.parse(SOURCE.replace(said, instead, 1), "broken")


def test_too_few_cards() -> None:
    def without(ant: str, letters: str) -> Any:
        """Nothing but pairs of two of the three."""
        pairs = [a + b for a in letters for b in letters if a <= b]
        cards = [f'{{ needs = "{pair}", points = 5, copies = 1, four = 1 }}' for pair in pairs]
        return re.sub(rf"{ant} = \[\n.*?\n\]", f"{ant} = [{', '.join(cards)}]", SOURCE, flags=re.S)

    with pytest.raises(BadEdition, match=r"objectives\.hunter: 6 cards, and 12 from four players on"):
        EDITIONS.parse(without("hunter", "LCS"), "broken")
