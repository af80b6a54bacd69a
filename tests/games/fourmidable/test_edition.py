"""Editions of Fourmidable: the contents of the box, and refusals with their place."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import formicarium
from formicarium.core.editions import BadEdition
from formicarium.games.fourmidable.edition import EDITIONS, SECTIONS, coordinates, designs, kit, require_level, side_for
from formicarium.games.fourmidable.kit import HOME, MASKED, OF_DAY, OF_NIGHT, PLAIN, WATER
from formicarium.games.fourmidable.model import ANT_KINDS

SOURCE = (Path(formicarium.__file__).parent / "games/fourmidable/editions/formicarium.toml").read_text(encoding="utf-8")


def test_fou_s2_box_has_its_printed_counts() -> None:
    """78 objectives, 142 resources, 8 birth tiles, 90 ants, 108 pheromones, 24 holes."""
    edition = EDITIONS["formicarium"]
    cards = [card for ant in ANT_KINDS for card in getattr(edition.objectives, ant)]
    assert sum(card.copies + card.four for card in cards) == edition.box.objectives == 78
    assert sum(card.four for card in cards) == 30
    assert sum(msgspec.structs.astuple(edition.resources)) == edition.box.resources == 142
    assert len(edition.births.blank) + 3 == edition.box.births == 8
    assert (edition.box.ants, edition.box.pheromones, edition.box.holes) == (90, 108, 24)
    assert len(designs(edition)) == len({one.card for one in designs(edition)}) == 48


def test_the_generous_edition_differs_in_the_points_of_objectives_only() -> None:
    """Three points more for two resources, four for three; a game keeps the edition that it began with."""
    standard, generous = EDITIONS["formicarium"], EDITIONS["generous"]
    assert msgspec.structs.replace(generous, name=standard.name, objectives=standard.objectives) == standard
    for one, other in zip(designs(standard), designs(generous), strict=True):
        assert (one.ant, one.needs) == (other.ant, other.needs)
        assert other.points - one.points == len(one.needs) + 1
    assert EDITIONS.mark("formicarium") != EDITIONS.mark("generous")


def test_fou_s1_both_sides_have_three_of_each_in_every_section() -> None:
    edition = EDITIONS["formicarium"]
    for side in (edition.board.large, edition.board.small):
        for section in SECTIONS:
            cells = "".join(getattr(side, section))
            assert len(cells) == 19 and all(cells.count(letter) == 3 for letter in "LCSRBM")


def test_fou_s1_nests_have_equal_distances() -> None:
    """Nest to water 7, neighbours 7, next 11, opposite 14; on the small side 5 to the water."""
    large, small = kit("formicarium", "apprentice", 6, False), kit("formicarium", "apprentice", 3, False)
    water = large.board.names.index("a10")
    assert {large.board.away[nest * 133 + water] for nest in large.board.nests} == {7}
    nests, away = large.board.nests, large.board.away
    assert sorted(away[nests[0] * 133 + other] for other in nests) == [0, 7, 7, 11, 11, 14]
    assert {small.board.away[nest * 133 + water] for nest in small.board.nests} == {5}
    assert len(set(coordinates("formicarium"))) == 133


def test_fou_s6_nest_has_six_earths_of_each_kind() -> None:
    printed = kit("formicarium", "child", 2, False)
    assert [list(printed.nest.earth).count(earth) for earth in (6, 7, 8)] == [6, 6, 6]


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
    ("specials = 60", "specials = 61", "specials: 60 cards, but box.specials says 61"),
    ('effect = "C37"', 'effect = "C38"', "specials[36].effect: 'C38'; an effect is one of C1 to C37"),
    ('effect = "C2"', 'effect = "C1"', "specials[1]: C1 is there already; say how many cards there are"),
    ('effect = "C1", plain = 1', 'effect = "C1"', "specials[0]: no cards of C1"),
    ('effect = "C1", plain = 1', 'effect = "C1", noon = 1', "unknown field `noon`"),
    ('effect = "C4", day = 1', 'effect = "C4", day = -1', "`$.specials[3].day`"),
    ('species = ["flying", ', 'species = ["digging", ', "Invalid enum value 'digging'"),
    ('species = ["flying", ', "species = [", "species: 5 cards, but box.species says 6"),
    ('species = ["flying", ', 'species = ["predator", ', "species: predator is there more than once"),
    ("\ntwo = 5", "\ntwo = 0", "open.two: 0; 1 to all 48 objectives lie open (FOU-X1)"),
    ("\nsix = 9", "\nsix = 79", "open.six: 79; 1 to all 78 objectives lie open (FOU-X1)"),
    ('side = "large"\nopen = 5', 'side = "large"\nopen = 49', "solo.open: 49; 1 to all 48 objectives"),
    ('side = "large"', 'side = "round"', "Invalid enum value 'round'"),
    ("bag = 1", "bag = 0", "solo.bag: 0 of each resource"),
    ("\nrounds = 6", "\nrounds = 0", "solo.rounds: 0; 1 to 99 (FOU-P6)"),
    ("above = 110", "above = 100", "solo.ranks: brilliant above 100 comes after clever above 100; the lowest first"),
    ('above = 110, rank = "brilliant"', 'above = 110, rank = "clever"', "solo.ranks: clever, clever, fantastic"),
    ('rank = "clever"', 'rank = "wise"', "Invalid enum value 'wise'"),
]


@pytest.mark.parametrize(("said", "instead", "fault"), BROKEN, ids=lambda one: str(one)[:30])
def test_broken_editions_are_refused(said: str, instead: str, fault: str) -> None:
    assert said in SOURCE
    with pytest.raises(BadEdition, match=re.escape(fault)):
        EDITIONS.parse(SOURCE.replace(said, instead, 1), "broken")


def test_edition_with_too_few_cards_is_refused() -> None:
    def without(ant: str, letters: str) -> Any:
        """Return the edition file with pairs of these resources as the ant's only objectives."""
        pairs = [a + b for a in letters for b in letters if a <= b]
        cards = [f'{{ needs = "{pair}", points = 5, copies = 1, four = 1 }}' for pair in pairs]
        return re.sub(rf"{ant} = \[\n.*?\n\]", f"{ant} = [{', '.join(cards)}]", SOURCE, flags=re.S)

    with pytest.raises(BadEdition, match=r"objectives\.hunter: 6 cards, and 12 from four players on"):
        EDITIONS.parse(without("hunter", "LCS"), "broken")


def lower(text: str) -> str:
    """Return the edition file without the entries of the upper levels; older private editions have none."""
    text = re.sub(r"specials = \[\n.*?\n\]\n", "", text, flags=re.S)
    text = re.sub(r"\n(specials|species) = .*", "", text)
    return text[:text.index("[open]")]


def test_edition_with_wrong_numbers_of_special_cards_or_species_is_refused() -> None:
    few = re.sub(r", day = 1, night = 1", ", day = 1", SOURCE).replace("specials = 60", "specials = 37")
    with pytest.raises(BadEdition, match=r"specials: 37 cards; 8 for each of six players are 48 \(FOU-X4\)"):
        EDITIONS.parse(few, "broken")
    many = SOURCE.replace('"C1", plain = 1', '"C1", plain = 4').replace("specials = 60", "specials = 63")
    with pytest.raises(BadEdition, match="specials: 63 cards; 62 is the most"):
        EDITIONS.parse(many, "broken")
    five = SOURCE.replace('"flying", ', "").replace("species = 6\n", "species = 5\n")
    with pytest.raises(BadEdition, match=r"species: without flying; six players have one each \(FOU-I1\)"):
        EDITIONS.parse(five, "broken")


def test_fou_i4_special_cards_are_effects_with_marks() -> None:
    """37 effects: 23 of them with a day and a night card, 14 without a mark."""
    printed = kit("formicarium", "apprentice", 2, False)
    designs = printed.specials.designs
    assert len(designs) == len({one.card for one in designs}) == sum(printed.specials.copies) == 60
    assert sorted(set(printed.specials.effect)) == list(range(1, 38))
    assert [list(printed.specials.mark).count(mark) for mark in (PLAIN, OF_DAY, OF_NIGHT)] == [14, 23, 23]
    blueberries = [number for number, effect in enumerate(printed.specials.effect) if effect == 4]
    assert [printed.specials.designs[number].card for number in blueberries] == ["C4-day", "C4-night"]
    assert [printed.specials.mark[number] for number in blueberries] == [OF_DAY, OF_NIGHT]


@pytest.mark.parametrize(("players", "lie"), [(1, 5), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_fou_x1_number_of_open_objectives_follows_players(players: int, lie: int) -> None:
    assert kit("formicarium", "apprentice", players, False).open == lie


def test_fou_p1_alone_there_is_the_central_section_and_the_nest_is_in_its_middle() -> None:
    """The side for four to six, no 4+ cards, the five blank birth tiles (FOU-S4, P7)."""
    alone = kit("formicarium", "apprentice", 1, False)
    board = alone.board
    assert [board.names[cell] for cell in board.nests] == ["a10"] and board.ground[board.nests[0]] == HOME
    assert {name[0] for name, lies in zip(board.names, board.ground, strict=True) if lies != MASKED} == {"a"}
    assert [list(board.ground).count(resource) for resource in range(6)] == [3] * 6 and WATER not in board.ground
    assert sum(alone.objectives.copies) == 48 and list(alone.births) == [2, 2, 1]
    assert (alone.solo.bag, alone.solo.added, alone.solo.rounds) == (1, 1, 6)
    assert alone.solo.ranks == [(100, "clever"), (110, "brilliant"), (120, "fantastic"), (130, "magnificent")]


def test_fou_p1_edition_chooses_the_board_side_for_solo() -> None:
    edition = EDITIONS.parse(SOURCE.replace('side = "large"', 'side = "small"'), "other")
    assert [side_for(edition, players) for players in range(1, 7)] == ["small"] * 3 + ["large"] * 3
    assert side_for(EDITIONS["formicarium"], 1) == "large"


def test_an_edition_without_the_upper_levels_has_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS.read, "old", EDITIONS.parse(lower(SOURCE), "old"))
    bare = kit("old", "apprentice", 2, False)
    assert not bare.specials.designs and not bare.specials.copies
    assert bare.open == bare.solo.rounds == bare.solo.bag == 0
    for mode in ("child", "apprentice"):
        require_level("old", mode)
    for mode, missing in (("intermediate", "specials and no species"), ("solo", "specials and no solo"),
                          ("experienced", "specials and no species and no open")):
        require_level("formicarium", mode)
        said = f"edition 'old' has no {missing}, which {mode} needs; it has child, apprentice"
        with pytest.raises(ValueError, match=re.escape(said)):
            require_level("old", mode)
