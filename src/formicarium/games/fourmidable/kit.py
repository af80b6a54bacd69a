"""Fourmidable: the kit: boards, cards and limits of a variant as numbers; immutable.

A place is where an ant can stand: a cell of the main board, or (from NEST on) a cell of its own nest that is no hole.
The cells of a nest are nodes: cell 1 with the shaft, the numbered cells, the block of earth, library, queen's room.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.vectors import filled, total
from formicarium.games.fourmidable.levels import Level
from formicarium.games.fourmidable.model import Objective, Rank, Special

NONE: Final[i64] = -1
CELLS: Final[i64] = 133  # cells of the main board, masked ones included
SIDES: Final[i64] = 6
KINDS: Final[i64] = 3  # kinds of ants
RESOURCES: Final[i64] = 9
STEPS: Final[i64] = 3  # an ant's steps without bonus (FOU-K4)
HOLES: Final[i64] = 4
DISTANCE: Final[i64] = 3  # most cells from an own hole to a new one (FOU-A8)
FURTHEST: Final[i64] = 14  # longest distance between two cells of the board
HAND: Final[i64] = 4  # most objectives in hand (FOU-A13)
LOOKS: Final[i64] = 2  # objectives looked at in the library (FOU-A12)
QUIET: Final[i64] = 2  # rounds in a row without an event that end the game (FOU-K19)
BONUS: Final[i64] = 3  # points for most objectives of a type (FOU-A21)

PEEKS: Final[i64] = 2  # cards that a look at the one pile shows (FOU-C19 to C21)
THREE: Final[i64] = 3  # resources of an objective that counts in a tie (FOU-X10)
DEALT: Final[i64] = 8  # special cards dealt to each player for the draft (FOU-X4)

# Marks of special cards (FOU-I4).
PLAIN: Final[i64] = 0
OF_DAY: Final[i64] = 1
OF_NIGHT: Final[i64] = 2

# Species (FOU-E1 to E6), in the order of model.SPECIES.
FLYING: Final[i64] = 0
PREDATOR: Final[i64] = 1
ARCHITECT: Final[i64] = 2
DIPLOMAT: Final[i64] = 3
INSOMNIAC: Final[i64] = 4
STRATEGIST: Final[i64] = 5
POWER_BY_DAY: Final[i64] = FLYING  # species whose power is used once a round, by day
POWER_BY_NIGHT: Final[i64] = PREDATOR
NO_TILE: Final[i64] = 3  # value of Colony.born if the round's birth was by a card, or given up

# Ants, and the weather that helps each of them (FOU-A3). Predators in the order of their prey (FOU-A16).
HUNTER: Final[i64] = 0
FARMER: Final[i64] = 1
DIGGER: Final[i64] = 2
SPIDER: Final[i64] = 0
GRASSHOPPER: Final[i64] = 1
WORM: Final[i64] = 2

# Contents of a cell: a resource from 0 to 5, or one of these.
EMPTY: Final[i64] = 6
HOME: Final[i64] = 7  # the nest cell of a section
WATER: Final[i64] = 8
MASKED: Final[i64] = 9
MARK: Final[i64] = 10  # MARK + seat: a pheromone of the seat

# Nodes of a nest.
SHAFT: Final[i64] = 0
BLOCK: Final[i64] = 4  # first node below the numbered cells, which are 1 to 3
LIBRARY: Final[i64] = 19
QUEEN: Final[i64] = 20
NODES: Final[i64] = 21
DOORS: Final[i64] = 6  # most neighbours of a node (cell 1 has them)

NEST: Final[i64] = CELLS - 1  # NEST + node is the place of a node; node 0 is a cell of the main board
PLACES: Final[i64] = CELLS + NODES - 1

# Phases, in the order of model.PHASES.
ADOPTING: Final[i64] = 0
DRAFTING: Final[i64] = 1
STOCKING: Final[i64] = 2
DRAWING: Final[i64] = 3
MUSTERING: Final[i64] = 4
FORECASTING: Final[i64] = 5
ACTING: Final[i64] = 6  # the first phase of an action
WALKING: Final[i64] = 7
CHOOSING: Final[i64] = 8
OPENING: Final[i64] = 9
STUDYING: Final[i64] = 10
COMPLETING: Final[i64] = 11
REAPING: Final[i64] = 12
HUNTING: Final[i64] = 13
ROBBING: Final[i64] = 14
PROWLING: Final[i64] = 15
SUMMONING: Final[i64] = 16
CLAIMING: Final[i64] = 17
ERASING: Final[i64] = 18
BEARING: Final[i64] = 19
FINISHING: Final[i64] = 20  # the last phase of an action; from ACTING to here the seat in turn acts
CLOSING: Final[i64] = 21
COUNTING: Final[i64] = 22


@final
class BoardPlan:
    """The main board: the cells, their contents at the start, and the distances between them."""

    def __init__(self, ground: vec[i64], nests: vec[i64], beside: vec[i64], away: vec[i64], names: list[str]) -> None:
        self.ground = ground  # by cell: its printed contents
        self.nests = nests  # by seat: the cell of hole 1
        self.beside = beside  # SIDES neighbours of each cell; NONE beyond the board
        self.away = away  # distance of two cells, at first * CELLS + second (FOU-A9)
        self.nearest = nearest(away)  # CELLS - 1 others for each cell, the nearest first
        self.within = within(away)  # by cell and distance up to FURTHEST: how many of `nearest` are no further
        self.names = names  # by cell


@final
class NestPlan:
    """The printed nest, the same for all seats: its nodes and the paths between them."""

    def __init__(self, earth: vec[i64], names: list[str]) -> None:
        self.earth = earth  # by node: its resource, or NONE
        self.doors = doors()  # DOORS neighbours of each node, padded with NONE
        self.names = names  # by node


@final
class ObjectiveCards:
    """The objectives of an edition, by design."""

    def __init__(self, designs: list[Objective], copies: vec[i64]) -> None:
        self.designs = designs
        self.count: i64 = len(designs)
        self.copies = copies  # cards in the game (FOU-S4)
        self.kind = vec[i64]([kind_of(design) for design in designs])  # kind of ant
        self.points = vec[i64]([design.points for design in designs])
        self.size = vec[i64]([len(design.needs) for design in designs])  # resources that it needs
        # at design * RESOURCES + resource
        self.needs = vec[i64]([design.needs.count(resource) for design in designs for resource in RESOURCE_NAMES])


@final
class SpecialCards:
    """The special cards of the upper levels; empty in an edition without them."""

    def __init__(self, designs: list[Special], copies: vec[i64], counting: list[bool]) -> None:
        self.designs = designs  # one entry for each pair of effect and mark
        self.copies = copies  # by design: copies in the game
        self.effect = vec[i64]([int(design.effect[1:]) for design in designs])  # by design: 1 to 37 (FOU-C1 …)
        self.mark = vec[i64]([mark_of(design) for design in designs])  # by design: PLAIN, OF_DAY or OF_NIGHT
        self.each = copies_in_turn(copies)  # by bit of a set of special cards: its design
        self.bits_of = bits_of(powers_of_two(), self.each, len(designs))  # by design: the bits of its copies
        # set of the cards that count at the end (FOU-I8)
        self.crowns: i64 = crowns(powers_of_two(), self.each, counting)
        self.all: i64 = total(self.bits_of)


@final
class SoloGame:
    """The constants of the solo game; zeros in the others."""

    def __init__(self, bag: i64, added: i64, rounds: i64, ranks: list[tuple[int, Rank]]) -> None:
        self.bag = bag  # tiles of each resource at the start (FOU-P3)
        self.added = added  # tiles of each resource of a type, added for each ant of the type (FOU-P3)
        self.rounds = rounds  # number of rounds (FOU-P6)
        self.ranks = ranks  # points to exceed, and the rank they bring; the lowest first (FOU-P6)


@final
class Kit:
    """Constants of one edition, level, number of players and set of options."""

    def __init__(self, *, level: Level, seats: i64, worm_in_rooms: bool, ants: i64, pheromones: i64, births: vec[i64],
                 open_: i64, board: BoardPlan, nest: NestPlan, objectives: ObjectiveCards, specials: SpecialCards,
                 solo: SoloGame) -> None:
        self.level = level
        self.seats = seats
        self.all_seats: i64 = (1 << seats) - 1
        self.worm_in_rooms = worm_in_rooms  # option: the worm may enter library and queen's room (FOU-A16)
        self.ants = ants  # ants of each kind
        self.slots = KINDS * ants
        self.pheromones = pheromones
        self.births = births  # by kind: birth tiles
        self.open = open_  # number of open objectives (FOU-X1, FOU-P2)
        # Powers of two. Compiled, `1 << bit` with a typed bit shifts a 1 of 32 bits: sets that may be larger use
        # `bits`.
        self.bits = powers_of_two()
        self.board = board
        self.nest = nest
        self.objectives = objectives
        self.specials = specials
        self.solo = solo


RESOURCE_NAMES: Final = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange", "grey",
                         "brown")


def powers_of_two() -> vec[i64]:
    return vec[i64]([1 << bit for bit in range(62)])


def copies_in_turn(copies: vec[i64]) -> vec[i64]:
    """List the number of each single special card, identical cards side by side."""
    return vec[i64]([card for card in range(len(copies)) for _ in range(copies[card])])


def crowns(bits: vec[i64], each: vec[i64], counting: list[bool]) -> i64:
    """Return the set of the cards that count at the end; `counting` says it by special card."""
    found: i64 = 0
    bit: i64
    for bit in range(len(each)):
        if counting[each[bit]]:
            found |= bits[bit]
    return found


def bits_of(bits: vec[i64], each: vec[i64], cards: i64) -> vec[i64]:
    found = filled(cards, 0)
    bit: i64
    for bit in range(len(each)):
        found[each[bit]] |= bits[bit]
    return found


def mark_of(special: Special) -> int:
    return PLAIN if special.mark is None else OF_DAY if special.mark == "day" else OF_NIGHT


def kind_of(design: Objective) -> int:
    return ("hunter", "farmer", "digger").index(design.ant)


def doors() -> vec[i64]:
    """Return DOORS neighbours for each node of a nest, padded with NONE (FOU-S6)."""
    block = {(row, column): BLOCK + (row - 1) * 5 + column for row in range(1, 4) for column in range(5)}
    joined = [(SHAFT, 1), (1, 2), (2, 3), (1, block[1, 4]), (2, block[1, 3]), (3, block[1, 2]), (SHAFT, LIBRARY),
              (SHAFT, QUEEN), (LIBRARY, QUEEN)]
    joined += [(SHAFT, block[row, 4]) for row in range(1, 4)]
    joined += [(one, block[row + 1, column]) for (row, column), one in block.items() if row < 3]
    joined += [(one, block[row, column + 1]) for (row, column), one in block.items() if column < 4]
    found = []
    for node in range(NODES):
        beside = [b if a == node else a for a, b in joined if node in (a, b)]
        found += beside + [NONE] * (DOORS - len(beside))
    return vec[i64](found)


def by_distance(away: vec[i64], cell: i64) -> list[tuple[int, int]]:
    """Return all other cells with their distances, the nearest first."""
    return sorted([(int(away[cell * CELLS + other]), other) for other in range(CELLS) if other != cell])


def nearest(away: vec[i64]) -> vec[i64]:
    """Return for each cell all others, the nearest first."""
    return vec[i64]([other for cell in range(CELLS) for _, other in by_distance(away, cell)])


def within(away: vec[i64]) -> vec[i64]:
    """Count for each cell and distance from 0 to FURTHEST the other cells that are no further."""
    found: list[int] = []
    for cell in range(CELLS):
        far = [distance for distance, _ in by_distance(away, cell)]
        found += [len([one for one in far if one <= most]) for most in range(FURTHEST + 1)]
    return vec[i64](found)
