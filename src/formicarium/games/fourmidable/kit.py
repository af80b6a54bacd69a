"""Fourmidable: the kit: what is printed, as numbers. Nothing in it ever changes.

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
CELLS: Final[i64] = 133  # of the main board, masked ones included
SIDES: Final[i64] = 6
KINDS: Final[i64] = 3  # of ants
RESOURCES: Final[i64] = 9
STEPS: Final[i64] = 3  # FOU-K4
HOLES: Final[i64] = 4
DISTANCE: Final[i64] = 3  # of a new hole (FOU-A8)
FURTHEST: Final[i64] = 14  # no cell of the board is further from another
HAND: Final[i64] = 4  # FOU-A13
LOOKS: Final[i64] = 2  # FOU-A12
QUIET: Final[i64] = 2  # rounds without anything that end the game (FOU-K19)
BONUS: Final[i64] = 3  # FOU-A21

PEEKS: Final[i64] = 2  # cards of the one pile that are looked at together (FOU-C19 to C21)
THREE: Final[i64] = 3  # resources of the objectives that break ties (FOU-X10)
DEALT: Final[i64] = 8  # special cards to each player, to pick from (FOU-X4)

# marks of special cards (FOU-I4)
PLAIN: Final[i64] = 0
OF_DAY: Final[i64] = 1
OF_NIGHT: Final[i64] = 2

# species (FOU-E1 to E6), in the order of model.SPECIES
FLYING: Final[i64] = 0
PREDATOR: Final[i64] = 1
ARCHITECT: Final[i64] = 2
DIPLOMAT: Final[i64] = 3
INSOMNIAC: Final[i64] = 4
STRATEGIST: Final[i64] = 5
NO_TILE: Final[i64] = 3  # instead of the kind of a birth tile: the round's birth was by a card, or given up

# ants, and the weather that helps each of them (FOU-A3); the predators in the order of what they eat (FOU-A16)
HUNTER: Final[i64] = 0
FARMER: Final[i64] = 1
DIGGER: Final[i64] = 2
SPIDER: Final[i64] = 0
GRASSHOPPER: Final[i64] = 1
WORM: Final[i64] = 2

# what lies on a cell: a resource from 0 to 5, or
EMPTY: Final[i64] = 6
HOME: Final[i64] = 7  # the cell of a nest
WATER: Final[i64] = 8
MASKED: Final[i64] = 9
MARK: Final[i64] = 10  # a pheromone, and whose

# nodes of a nest
SHAFT: Final[i64] = 0
BLOCK: Final[i64] = 4  # the first below the numbered cells, which are 1 to 3
LIBRARY: Final[i64] = 19
QUEEN: Final[i64] = 20
NODES: Final[i64] = 21
DOORS: Final[i64] = 6  # the most neighbours of a node: those of cell 1

NEST: Final[i64] = CELLS - 1  # place of a node: NEST + node; node 0 is a cell of the main board
PLACES: Final[i64] = CELLS + NODES - 1

# phases, in the order of model.PHASES
ADOPTING: Final[i64] = 0
DRAFTING: Final[i64] = 1
STOCKING: Final[i64] = 2
DRAWING: Final[i64] = 3
MUSTERING: Final[i64] = 4
FORECASTING: Final[i64] = 5
ACTING: Final[i64] = 6  # from here
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
FINISHING: Final[i64] = 20  # to here: in the action of the seat in turn
CLOSING: Final[i64] = 21
COUNTING: Final[i64] = 22


@final
class Kit:
    """By edition, level, number of players and options."""

    def __init__(self, *, level: Level, seats: i64, worm_in_rooms: bool, ants: i64, pheromones: i64, ground: vec[i64],
                 nests: vec[i64], beside: vec[i64], away: vec[i64], earth: vec[i64], copies: vec[i64],
                 designs: list[Objective], births: vec[i64], names: list[str], chambers: list[str],
                 specials: list[Special], special_copies: vec[i64], open_: i64, bag: i64, added: i64, rounds: i64,
                 ranks: list[tuple[int, Rank]]) -> None:
        self.level = level
        self.seats = seats
        self.worm_in_rooms = worm_in_rooms  # FOU-A16
        self.ants = ants  # of each kind
        self.slots = KINDS * ants
        self.pheromones = pheromones
        self.ground = ground  # what is printed, by cell
        self.nests = nests  # by seat, the cell of hole 1
        self.beside = beside  # by cell, SIDES neighbours; NONE
        self.away = away  # by two cells, their distance (FOU-A9)
        self.earth = earth  # by node, the resource; NONE
        self.copies = copies  # by design, cards in the game (FOU-S4)
        self.designs = designs
        self.births = births  # by kind, tiles
        self.names = names  # of cells
        self.chambers = chambers  # names of nodes
        # the upper levels'; none in an edition without them
        self.specials = specials  # an effect with a mark: a card
        self.special_copies = special_copies  # by special card, how many are in the game
        self.effect = vec[i64]([int(special.effect[1:]) for special in specials])  # by special card, 1 to 37 (FOU-C1 …)
        self.mark = vec[i64]([mark_of(special) for special in specials])  # by special card: PLAIN, OF_DAY, OF_NIGHT
        # compiled, `1 << bit` with a typed bit is a 1 of 32 bits, shifted: where a set may be larger, `bits`
        self.bits = vec[i64]([1 << bit for bit in range(62)])
        self.each = copies_in_turn(special_copies)  # by bit of a set of special cards: which it is
        self.bits_of = bits_of(self.bits, self.each, len(specials))  # by special card: its bits in such a set
        self.crowns: i64 = crowns(self.bits, self.each, self.effect)  # those that count at the end (FOU-I8)
        self.all_specials: i64 = total(self.bits_of)
        self.open = open_  # objectives that lie open (FOU-X1, FOU-P2)
        self.bag = bag  # Solo: tiles of each resource to begin with (FOU-P3)
        self.added = added  # Solo: of each of a type's resources, for each ant of it (FOU-P3)
        self.rounds = rounds  # Solo (FOU-P6)
        self.ranks = ranks  # Solo: who has more points than that has the rank; the lowest first (FOU-P6)
        self.cards: i64 = len(designs)
        self.kind = vec[i64]([kind_of(design) for design in designs])
        self.points = vec[i64]([design.points for design in designs])
        self.size = vec[i64]([len(design.needs) for design in designs])
        self.needs = vec[i64]([design.needs.count(resource) for design in designs for resource in RESOURCE_NAMES])
        self.doors = doors()
        self.nearest = nearest(away)  # by cell, CELLS - 1 others, the nearest first
        self.within = within(away)  # by cell and distance up to FURTHEST, how many of these are no further
        self.all_seats: i64 = (1 << seats) - 1


RESOURCE_NAMES: Final = ("ladybug", "caterpillar", "beetle", "raspberry", "blueberry", "mushroom", "orange", "grey",
                         "brown")


def copies_in_turn(copies: vec[i64]) -> vec[i64]:
    """Every single special card, as the number of its like."""
    return vec[i64]([card for card in range(len(copies)) for _ in range(copies[card])])


def crowns(bits: vec[i64], each: vec[i64], effect: vec[i64]) -> i64:
    found: i64 = 0
    bit: i64
    for bit in range(len(each)):
        if effect[each[bit]] <= 3 or effect[each[bit]] >= 35:  # FOU-C1 to C3, C35 to C37
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
    """FOU-S6: the neighbours of each node of a nest, DOORS a node; NONE."""
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
    """All other cells, each after its distance, the nearest first."""
    return sorted([(int(away[cell * CELLS + other]), other) for other in range(CELLS) if other != cell])


def nearest(away: vec[i64]) -> vec[i64]:
    """By cell, all the others, the nearest first."""
    return vec[i64]([other for cell in range(CELLS) for _, other in by_distance(away, cell)])


def within(away: vec[i64]) -> vec[i64]:
    """By cell and distance from 0 to FURTHEST, how many others are no further."""
    found: list[int] = []
    for cell in range(CELLS):
        far = [distance for distance, _ in by_distance(away, cell)]
        found += [len([one for one in far if one <= most]) for most in range(FURTHEST + 1)]
    return vec[i64](found)
