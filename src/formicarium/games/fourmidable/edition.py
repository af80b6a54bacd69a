"""Fourmidable: an edition's boards, objectives, birth tiles and reserve; checked on load and converted for the rules.
"""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.editions import BadEdition, Editions, Name
from formicarium.core.variant_data import variant_cache
from formicarium.games.fourmidable import kit as kits
from formicarium.games.fourmidable.cards.deck import EFFECTS as EFFECT_CARDS
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.kit import DEALT, HOME, LIBRARY, MASKED, NODES, NONE, QUEEN, WATER
from formicarium.games.fourmidable.levels import LEVELS
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    RESOURCES,
    SPECIES,
    AntKind,
    Mark,
    Objective,
    Rank,
    Special,
    Species,
)

LETTERS = dict(zip("LCSRBMOGT", RESOURCES, strict=True))
SURFACE = "LCSRBM"  # insects and plants of the main board
EARTH = "OGT"
NEST, POND = "N", "W"
SECTIONS = "abcdefg"
EFFECTS = tuple(f"C{number}" for number in range(1, 38))  # ids of the special cards' effects
BITS = 62  # most bits of a set of special cards
MARKS: tuple[Mark | None, ...] = (None, "day", "night")
PLAYERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
# Cells of a section: a hexagon of five rows around its centre.
PLACES = tuple((q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2)
ROWS = tuple(sum(r == row for _, r in PLACES) for row in range(-2, 3))
Few = Annotated[int, msgspec.Meta(ge=0, le=999)]
Axis = Annotated[int, msgspec.Meta(ge=-40, le=40)]


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of pieces of each type in the box."""

    objectives: Few
    ants: Few
    pheromones: Few
    dug: Few
    holes: Few
    inner: Few
    resources: Few
    empty: Few
    births: Few
    masks: Few
    players: Few
    specials: Few = 0  # cards; levels from Intermediate on need them
    species: Few = 0


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of each player (FOU-S2)."""

    ants: Few  # of each type
    pheromones: Few
    dug: Few
    holes: Few


class Reserve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ladybug: Few
    caterpillar: Few
    beetle: Few
    raspberry: Few
    blueberry: Few
    mushroom: Few
    orange: Few
    grey: Few
    brown: Few


class Births(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Birth tiles with blank backs, and the tiles added for more players (FOU-A6)."""

    blank: tuple[AntKind, ...]
    fourth: AntKind
    fifth: AntKind
    sixth: AntKind


class Sections(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outer sections in play, by number of players (FOU-S1)."""

    two: str
    three: str
    four: str
    five: str
    six: str


class Centres(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a: tuple[Axis, Axis]
    b: tuple[Axis, Axis]
    c: tuple[Axis, Axis]
    d: tuple[Axis, Axis]
    e: tuple[Axis, Axis]
    f: tuple[Axis, Axis]
    g: tuple[Axis, Axis]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the main board: five rows for each section."""

    a: tuple[str, ...]
    b: tuple[str, ...]
    c: tuple[str, ...]
    d: tuple[str, ...]
    e: tuple[str, ...]
    f: tuple[str, ...]
    g: tuple[str, ...]


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    large: Side  # for four to six players
    small: Side  # for two and three players


class Nest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    surface: str  # earth of the numbered cells 2, 3 and 4
    rows: tuple[str, ...]


class PrintedObjective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    needs: str
    points: Few
    copies: Few
    four: Few = 0  # additional copies with four or more players (FOU-S4)

    @property
    def id(self) -> str:
        return f"{self.needs}{self.points}"


class Objectives(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hunter: tuple[PrintedObjective, ...]
    farmer: tuple[PrintedObjective, ...]
    digger: tuple[PrintedObjective, ...]


class SpecialCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 37 effects (FOU-C1 to C37), and the number of its cards.

    The fields count cards without a mark, of the day and of the night (FOU-I4).
    """

    effect: str
    plain: Few = 0
    day: Few = 0
    night: Few = 0


class OpenObjectives(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of open objectives, by number of players (FOU-X1)."""

    two: Few
    three: Few
    four: Few
    five: Few
    six: Few


class RankPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank, and the points that a score must exceed to reach it (FOU-P6)."""

    above: Few
    rank: Rank


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces and limits of the solo game (FOU-P1 to P6)."""

    side: Literal["large", "small"]
    open: Few
    bag: Few  # tiles of each resource in the bag at the start
    added: Few  # tiles of each of a type's three resources, added for each ant of that type
    rounds: Few
    ranks: tuple[RankPoints, ...]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    box: Contents
    player: Share
    resources: Reserve
    births: Births
    sections: Sections
    centres: Centres
    board: Sides
    nest: Nest
    objectives: Objectives
    # Only the upper levels use these fields: an edition without them has only Child and Apprentice.
    specials: tuple[SpecialCard, ...] = ()
    species: tuple[Species, ...] = ()
    open: OpenObjectives | None = None
    solo: Solo | None = None


# Checks of an edition.

def check(edition: Edition) -> None:
    check_box(edition)
    check_sections(edition)
    for name in ("large", "small"):
        for section in SECTIONS:
            check_section(f"board.{name}.{section}", getattr(getattr(edition.board, name), section), section == "a")
    check_nest(edition.nest)
    check_objectives(edition)
    check_specials(edition)
    check_species(edition)
    check_open(edition)
    check_solo(edition)


def require(holds: object, fault: str) -> None:
    if not holds:
        raise BadEdition(fault)


def check_box(edition: Edition) -> None:
    """Check that the box holds exactly the pieces of all players (FOU-S2).

    The limits keep sets of ants within 30 bits.
    """
    box, player = edition.box, edition.player
    require(box.players == 6, f"box.players: {box.players}; the game is for 2 to 6 (FOU-S1)")
    require(1 <= player.ants <= 9, f"player.ants: {player.ants} of each type; 1 to 9")
    require(player.ants >= 5, f"player.ants: {player.ants} of each type; five of one may be chosen (FOU-K3)")
    require(1 <= player.pheromones <= 99, f"player.pheromones: {player.pheromones}; 1 to 99")
    require(player.holes == 4, f"player.holes: {player.holes}; there are holes 1 to 4 (FOU-S2)")
    require(player.dug == 15, f"player.dug: {player.dug}; a nest has 15 cells without a number (FOU-S6)")
    shares = {"ants": 3 * player.ants, "pheromones": player.pheromones, "dug": player.dug, "holes": player.holes,
              "inner": player.holes - 1}
    for name, each in shares.items():
        found = getattr(box, name)
        require(found == 6 * each, f"box.{name}: {found}, but six players need {each} each (FOU-S2)")
    tiles = sum(getattr(edition.resources, resource) for resource in RESOURCES)
    require(tiles == box.resources, f"resources: {tiles} in all, but box.resources says {box.resources}")
    births = len(edition.births.blank) + 3
    require(births == box.births, f"births: {births} tiles, but box.births says {box.births} (FOU-A6)")
    require(box.masks == 4, f"box.masks: {box.masks}; two players mask 4 sections (FOU-S1)")


def check_sections(edition: Edition) -> None:
    """Check that there are as many outer sections as players (FOU-S1).

    Sections neither overlap nor leave gaps.
    """
    for players, name in PLAYERS.items():
        chosen = getattr(edition.sections, name)
        require(len(chosen) == players and len(set(chosen)) == players and set(chosen) <= set(SECTIONS[1:]),
                f"sections.{name}: {chosen!r}; {players} different letters of b to g (FOU-S1)")
    seen: dict[tuple[int, int], str] = {}
    for section in SECTIONS:
        at = getattr(edition.centres, section)
        for q, r in PLACES:
            other = seen.setdefault((at[0] + q, at[1] + r), section)
            require(other == section, f"centres.{section}: it lies over section {other}")
    for section in SECTIONS[1:]:
        q, r = getattr(edition.centres, section)
        away = max(abs(edition.centres.a[0] - q), abs(edition.centres.a[1] - r),
                   abs(edition.centres.a[0] + edition.centres.a[1] - q - r))
        require(away == 5, f"centres.{section}: {away} cells from the middle of section a; they touch at 5 (FOU-S1)")


def check_section(place: str, rows: tuple[str, ...], central: bool) -> None:
    """Check that a section has 19 cells, with water in the central one and a nest in each other (FOU-S1)."""
    require(tuple(map(len, rows)) == ROWS, f"{place}: rows of {', '.join(map(str, map(len, rows)))} cells, "
            f"not {', '.join(map(str, ROWS))} (FOU-S1)")
    cells = "".join(rows)
    special = POND if central else NEST
    for letter in cells:
        require(letter in SURFACE + special, f"{place}: {letter!r}; a cell is one of {', '.join(SURFACE + special)}")
    require(cells.count(special) == 1, f"{place}: {cells.count(special)} × {special}; there is one (FOU-S1)")
    require(not central or rows[2][2] == POND, f"{place}: the water is in the middle (FOU-S1)")


def check_nest(nest: Nest) -> None:
    """Check the earths of the nest (FOU-S6)."""
    require(len(nest.surface) == 3, f"nest.surface: {len(nest.surface)} cells; 2, 3 and 4 (FOU-S6)")
    require(tuple(map(len, nest.rows)) == (5, 5, 5), "nest.rows: three rows of five (FOU-S6)")
    for letter in nest.surface + "".join(nest.rows):
        require(letter in EARTH, f"nest: {letter!r}; an earth is one of {', '.join(EARTH)}")


def check_objectives(edition: Edition) -> None:
    """Check the objectives (FOU-S4).

    Each player draws up to 7 of any pile at Child (FOU-K2), 3 at Apprentice (FOU-A2).
    """
    seen: set[str] = set()
    total = 0
    for ant in ANT_KINDS:
        cards = getattr(edition.objectives, ant)
        for number, card in enumerate(cards):
            place = f"objectives.{ant}[{number}]"
            require(re.fullmatch("[LCSRBMOGT]{1,6}", card.needs),
                    f"{place}.needs: {card.needs!r}; 1 to 6 letters of {', '.join(LETTERS)}")
            require(card.copies + card.four >= 1, f"{place}: no copies")
            require(card.id not in seen, f"{place}: {card.id} is there already; say how many copies there are")
            seen.add(card.id)
        few, all_ = sum(card.copies for card in cards), sum(card.copies + card.four for card in cards)
        require(few >= 9 and all_ >= 18, f"objectives.{ant}: {few} cards, and {all_} from four players on; three "
                "for each of 3 and of 6 players are 9 and 18 (FOU-A2)")
        total += all_
    require(len(seen) <= 120, f"objectives: {len(seen)} different cards; 120 is the most")
    require(total == edition.box.objectives,
            f"objectives: {total} cards, but box.objectives says {edition.box.objectives} (FOU-S4)")
    require(total >= 42, f"objectives: {total} cards; seven for each of six players are 42 (FOU-K2)")
    few = sum(card.copies for ant in ANT_KINDS for card in getattr(edition.objectives, ant))
    require(few >= 21, f"objectives: {few} cards for fewer than four players; seven for each of three are 21 (FOU-K2)")


def check_specials(edition: Edition) -> None:
    """Check the special cards (FOU-C1 to C37). Experienced needs the most: eight for each player (FOU-X4)."""
    seen: set[str] = set()
    for number, card in enumerate(edition.specials):
        place = f"specials[{number}]"
        require(card.effect in EFFECTS, f"{place}.effect: {card.effect!r}; an effect is one of C1 to C{len(EFFECTS)}")
        require(card.effect not in seen, f"{place}: {card.effect} is there already; say how many cards there are")
        require(card.plain + card.day + card.night, f"{place}: no cards of {card.effect}")
        seen.add(card.effect)
    total = sum(card.plain + card.day + card.night for card in edition.specials)
    require(total == edition.box.specials, f"specials: {total} cards, but box.specials says {edition.box.specials}")
    most = edition.box.players * DEALT
    require(not total or total >= most, f"specials: {total} cards; {DEALT} for each of six players are {most} (FOU-X4)")
    require(total <= BITS, f"specials: {total} cards; {BITS} is the most")


def check_species(edition: Edition) -> None:
    """Check that each species (FOU-E1 to E6) is there once, so that six players have one each (FOU-I1)."""
    found = len(edition.species)
    require(found == edition.box.species, f"species: {found} cards, but box.species says {edition.box.species}")
    if found:
        twice = [one for one in SPECIES if edition.species.count(one) > 1]
        require(not twice, f"species: {', '.join(twice)} is there more than once")
        missing = [one for one in SPECIES if one not in edition.species]
        require(not missing, f"species: without {', '.join(missing)}; six players have one each (FOU-I1)")


def check_open(edition: Edition) -> None:
    """Check the numbers of open objectives (FOU-X1)."""
    if edition.open is not None:
        for players, name in PLAYERS.items():
            check_lying_open(f"open.{name}", getattr(edition.open, name), edition, players)


def check_lying_open(place: str, number: int, edition: Edition, players: int) -> None:
    cards = sum(card.copies + (card.four if players > 3 else 0)
                for ant in ANT_KINDS for card in getattr(edition.objectives, ant))
    require(1 <= number <= cards, f"{place}: {number}; 1 to all {cards} objectives lie open (FOU-X1)")


def check_solo(edition: Edition) -> None:
    """Check the solo game (FOU-P1 to P6)."""
    solo = edition.solo
    if solo is None:
        return
    check_lying_open("solo.open", solo.open, edition, 1)
    require(solo.bag >= 1, f"solo.bag: {solo.bag} of each resource; there is something to draw (FOU-P3)")
    require(1 <= solo.rounds <= 99, f"solo.rounds: {solo.rounds}; 1 to 99 (FOU-P6)")
    for one, next_ in zip(solo.ranks, solo.ranks[1:], strict=False):
        require(one.above < next_.above, f"solo.ranks: {next_.rank} above {next_.above} comes after {one.rank} above "
                f"{one.above}; the lowest first (FOU-P6)")
    names = [one.rank for one in solo.ranks]
    require(len(set(names)) == len(names), f"solo.ranks: {', '.join(names)}; each is there once (FOU-P6)")


EDITIONS = Editions(Edition, Path(__file__).parent / "editions", check)


def designs(edition: Edition) -> list[Objective]:
    """Return every objective once, pile by pile."""
    return [Objective(card.id, ant, tuple(LETTERS[letter] for letter in card.needs), card.points)
            for ant in ANT_KINDS for card in getattr(edition.objectives, ant)]


def specials(edition: Edition) -> list[Special]:
    """Return every special card once: up to three of an effect, without a mark, of the day, of the night (FOU-I4)."""
    return [Special(f"{card.effect}{'' if mark is None else '-' + mark}", card.effect, mark)
            for card in edition.specials for mark in MARKS if copies_of(card, mark)]


def counts(special: Special) -> bool:
    """Whether a special card counts at the end, in the hand (FOU-I8)."""
    return EFFECT_CARDS[EFFECTS.index(special.effect)].phases == 0


def copies_of(card: SpecialCard, mark: Mark | None) -> int:
    return {None: card.plain, "day": card.day, "night": card.night}[mark]


# Levels that an edition can be played at.

UPPER: dict[str, tuple[str, ...]] = {"intermediate": ("specials", "species"), "solo": ("specials", "solo"),
                                     "experienced": ("specials", "species", "open")}  # sections that each level needs


def require_level(name: str, mode: str) -> None:
    """Raise ValueError with the sections that the edition lacks for a level."""
    missing = [section for section in UPPER.get(mode, ()) if not getattr(EDITIONS[name], section)]
    if missing:
        offered = [level for level in LEVELS if all(getattr(EDITIONS[name], one) for one in UPPER.get(level, ()))]
        raise ValueError(f"edition {name!r} has no {' and no '.join(missing)}, which {mode} needs; it has "
                         f"{', '.join(offered)}")


# Conversion for the rules.

NAMES = [f"{section}{number}" for section in SECTIONS for number in range(1, len(PLACES) + 1)]
CHAMBERS = ["1", "2", "3", "4", *(f"r{row}c{column}" for row in (1, 2, 3) for column in range(5)), "library", "queen"]


@cache
def coordinates(name: str) -> list[tuple[int, int]]:
    """Return the board coordinates of each cell."""
    centres = [getattr(EDITIONS[name].centres, section) for section in SECTIONS]
    return [(centre[0] + q, centre[1] + r) for centre in centres for q, r in PLACES]


@variant_cache(EDITIONS, "formicarium.games.fourmidable.edition.course")
def course(name: str, mode: str, players: int, worm_in_rooms: bool) -> Course:
    """Return the variant's steps and boards for the rules; cached."""
    return Course(kit(name, mode, players, worm_in_rooms))


def kit(name: str, mode: str, players: int, worm_in_rooms: bool) -> kits.Kit:
    edition = EDITIONS[name]
    at = coordinates(name)
    cell_of = {place: cell for cell, place in enumerate(at)}
    sections = getattr(edition.sections, PLAYERS[players]) if players > 1 else ""
    side = edition.board.large if side_for(edition, players) == "large" else edition.board.small
    printed = [letter for section in SECTIONS for letter in "".join(getattr(side, section))]
    if players == 1:
        printed[printed.index(POND)] = NEST  # Solo: hole 1 is on the water cell (FOU-P1)
    ground = [ground_of(letter) if NAMES[cell][0] in "a" + sections else MASKED for cell, letter in enumerate(printed)]
    nests = [next(cell for cell, letter in enumerate(printed) if letter == NEST and NAMES[cell][0] == section)
             for section in sections or SECTIONS[0]]
    beside = [cell_of.get((q + dq, r + dr), NONE) for q, r in at
              for dq, dr in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))]
    away = [max(abs(q - p), abs(r - s), abs(q + r - p - s)) for q, r in at for p, s in at]
    earth = [NONE] * NODES
    for node, letter in enumerate(edition.nest.surface + "".join(edition.nest.rows), 1):
        earth[node] = RESOURCES.index(LETTERS[letter])
    assert earth[LIBRARY] == earth[QUEEN] == NONE
    cards = [card for ant in ANT_KINDS for card in getattr(edition.objectives, ant)]
    # FOU-A6; the solo game uses none of them (FOU-P7)
    later = (edition.births.fourth, edition.births.fifth, edition.births.sixth)
    births = [*edition.births.blank, *later[:max(0, players - 3)]]
    solo = edition.solo
    if players == 1:
        lying = solo.open if solo else 0
    else:
        lying = getattr(edition.open, PLAYERS[players]) if edition.open else 0
    copies = [card.copies + (card.four if players > 3 else 0) for card in cards]
    special_copies = [one for card in edition.specials for mark in MARKS if (one := copies_of(card, mark))]
    return kits.Kit(
        level=LEVELS[mode], seats=players, worm_in_rooms=worm_in_rooms, ants=edition.player.ants,
        pheromones=edition.player.pheromones, births=vec[i64]([births.count(ant) for ant in ANT_KINDS]), open_=lying,
        board=kits.BoardPlan(vec[i64](ground), vec[i64](nests), vec[i64](beside), vec[i64](away), list(NAMES)),
        nest=kits.NestPlan(vec[i64](earth), list(CHAMBERS)),
        objectives=kits.ObjectiveCards(designs(edition), vec[i64](copies)),
        specials=kits.SpecialCards(specials(edition), vec[i64](special_copies),
                                   [counts(special) for special in specials(edition)]),
        solo=kits.SoloGame(solo.bag, solo.added, solo.rounds, [(one.above, one.rank) for one in solo.ranks]) if solo
        else kits.SoloGame(0, 0, 0, []))


def side_for(edition: Edition, players: int) -> Literal["large", "small"]:
    """Return the side of the board (FOU-S1, FOU-P1)."""
    if players == 1 and edition.solo:
        return edition.solo.side
    return "small" if 1 < players < 4 else "large"


def ground_of(letter: str) -> int:
    return HOME if letter == NEST else WATER if letter == POND else SURFACE.index(letter)
